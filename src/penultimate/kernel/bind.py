"""The kernel under Numba: the same functions, unchanged, compiled for batches.

The functions and constants of the kernel's modules are written into one source file, each function as it stands, and
decorated for Numba. The file is named by its hash and lies in the cache directory, so that Numba's own cache beside it
is honest: another kernel is another file. Two things are not as they stand: `execute` becomes a chain of comparisons,
since Numba has no table of functions, and the doors to outside chance are closed, since no round is live there.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import os
import sys
import textwrap
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from . import (
    calls,
    cards,
    chance,
    codes,
    dealing,
    devices,
    ending,
    hostloop,
    leaving,
    machine,
    opening,
    plays,
    questions,
    registers,
    running,
    seats,
    verbs,
)
from .registers import NAMES, SHAPES, TABLE_SHAPES, Registers, Tables
from .vocabulary import VERBS

MODULES: tuple[ModuleType, ...] = (
    registers,
    codes,
    chance,
    seats,
    ending,
    cards,
    devices,
    questions,
    calls,
    plays,
    opening,
    *verbs.THEMES,
    running,
    leaving,
    dealing,
    machine,
    hostloop,
)
DECORATOR = '@numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)'
# Called from few places, above everything else: put into their callers, so that the whole is optimised less often.
INLINED = ("run", "begin_play", "play_out", "play_rounds")
DOORS = ("ask_below", "ask_device", "ask_shuffle")
LEFT_OUT = {"new_registers", "new_tables", "copy_registers", "_copier", "execute", "TYPE_CHECKING"}
# What Python calls; everything else is compiled into these.
ENTRIES = """
@numba.njit(cache=True, nogil=True, error_model="numpy")
def batch_rounds(G, S, P, seed, rounds, cap):
    return play_rounds(G[0], S[0], P[0], seed, rounds, cap)


@numba.njit(cache=True, nogil=True, error_model="numpy")
def trace_round(G, S, P, trace, seed, dealer, cap):
    g = G[0]
    s = S[0]
    p = P[0]
    seed_chance(p, seed)
    seed_chance(s, seed + 1)
    deal(g, s, dealer, -1, 0)
    n = 0
    while n < cap and s.over == 0:
        decide(g, s, p)
        trace[n] = fingerprint(g, s)
        n += 1
    return n


@numba.njit(cache=True, nogil=True, error_model="numpy")
def playouts(G, S, P, results, copies, cap):
    done = 0
    for i in range(copies):
        S[1] = S[0]
        done += play_out(G[0], S[1], P[0], cap)
        results[i] = S[1].winner
    return done


@numba.njit(cache=True, nogil=True, error_model="numpy")
def copies(S, times):
    for i in range(times):
        S[1 + i % (len(S) - 1)] = S[i % (len(S) - 1)]
    return S[1].turn
"""


def written_source() -> str:
    """The bound kernel as source text."""
    parts = ["import numba", "import numpy as np", ""]
    functions: dict[str, str] = {}
    constants: dict[str, str] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if name.startswith("__") or name in LEFT_OUT or name in functions:
                continue
            if isinstance(value, int) and not isinstance(value, bool):
                constants[name] = f"{name} = {value}"
            elif isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
                constants[name] = f"{name} = np.array({value}, np.int64)"
            elif isinstance(value, FunctionType) and value.__module__ == module.__name__:
                functions[name] = function_source(name, value)
    parts += constants.values()
    parts.append("")
    parts += functions.values()
    parts.append(execute_source())
    parts.append(ENTRIES)
    return "\n".join(parts)


def function_source(name: str, function: FunctionType) -> str:
    """A function as it stands, with Numba's decorator in place of its own."""
    lines = textwrap.dedent(inspect.getsource(function)).splitlines()
    while not lines[0].startswith("def "):
        lines.pop(0)
    if name in DOORS:
        arguments = ", ".join(inspect.signature(function).parameters)
        lines = [f"def {name}({arguments}):", "    return 0"]
    body = "\n".join(lines)
    header, _, rest = body.partition(":\n")
    arguments = ", ".join(inspect.signature(function).parameters)
    if name not in DOORS:
        # The annotations name classes that Numba does not know.
        end = body.index(":\n", body.index(")"))
        header, rest = f"def {name}({arguments})", body[end + 2 :]
    decorator = DECORATOR.replace(")", ", inline='always')") if name in INLINED else DECORATOR
    return f"{decorator}\n{header}:\n{rest}\n"


HOT = ("turns", "penalties", "asking")


def execute_source() -> str:
    """The step of the machine, as a chain of comparisons over the vocabulary: what every round needs in front."""
    head = [DECORATOR, "def execute(g, s, op, a, b, c):"]
    tail = [DECORATOR, "def execute_rare(g, s, op, a, b, c):"]
    for verb in VERBS:
        hot = verb.body.__module__.rpartition(".")[2] in HOT
        lines = head if hot else tail
        lines.append(f"    if op == {verb.number}:")
        lines.append(f"        return {verb.body.__name__}(g, s, a, b, c)")
    return "\n".join([*tail, "    return 1", "", *head, "    return execute_rare(g, s, op, a, b, c)", ""])


def cache_directory() -> Path:
    """Where the bound kernel is kept: PENULTIMATE_CACHE, or the user's cache directory."""
    named = os.environ.get("PENULTIMATE_CACHE")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "penultimate"


@cache
def bound() -> Any:
    """The bound kernel, a module. Raises ImportError without Numba (the extra `[fast]`)."""
    import numba

    source = written_source()
    mark = hashlib.sha256(f"{source}{numba.__version__}{sys.version}".encode()).hexdigest()[:16]
    directory = cache_directory()
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"kernel_{mark}.py"
    if not path.exists():
        draft = path.with_suffix(f".{os.getpid()}.part")
        draft.write_text(source, encoding="utf-8")
        draft.replace(path)
    spec = importlib.util.spec_from_file_location(f"penultimate_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def record_types() -> tuple[Any, Any, Any]:
    """The NumPy records of tables, registers and a policy's stream."""
    import numpy as np

    def field(name: str, shape: int, small: bool) -> tuple[Any, ...]:
        kind = np.uint8 if small else np.int64
        return (name, kind) if shape == 0 else (name, kind, (shape,))

    tables = np.dtype([field(n, TABLE_SHAPES.get(n, 0), False) for n in Tables.__slots__], align=True)
    names = [*NAMES, "log"]
    shapes = {**SHAPES, "log": (8, False)}
    rows = [field(n, *shapes.get(n, (0, False))) for n in names]
    # Wide fields first, bytes last: copied in one run.
    state = np.dtype(sorted(rows, key=lambda row: row[1] is np.uint8), align=True)
    # A stream has the seed elsewhere than a round has: Numba would take one record for the other where they agree.
    stream = np.dtype([("policy", np.int64), ("live", np.int64), ("seed", np.int64)])
    return tables, state, stream


def tables_record(g: Tables) -> Any:
    """Compiled tables as a record array of one."""
    import numpy as np

    record = np.zeros(1, record_types()[0])
    for name in Tables.__slots__:
        value = getattr(g, name)
        record[0][name] = value if name not in TABLE_SHAPES else np.resize(np.array(value), TABLE_SHAPES[name])
    return record


def registers_record(s: Registers, copies: int = 1) -> Any:
    """Registers as a record array; `copies` of them."""
    import numpy as np

    record = np.zeros(copies, record_types()[1])
    for name in NAMES:
        value = getattr(s, name)
        if name in SHAPES:
            record[0][name][: len(value)] = value
        else:
            record[0][name] = value
    for i in range(1, copies):
        record[i] = record[0]
    return record


def stream_record() -> Any:
    """An empty stream for a policy, as a record array of one."""
    import numpy as np

    return np.zeros(1, record_types()[2])
