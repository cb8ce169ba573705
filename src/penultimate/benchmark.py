"""Measures the engine: decisions and rounds a second, bytes a round, the cost of a copy; CPython and Numba.

Figures are whole numbers taken on one core in one run. What they include: dealing, shuffling, every question and
answer, calls and catches, to the end of the round; not scoring, and no Python objects above the kernel.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from .kernel import hostloop
from .kernel.registers import NAMES, SHAPES, Registers, Tables, copy_registers, new_registers
from .rules.ruleset import RuleSet

RULE_SETS = {"classic": "classic", "six_rules": "classic modern_house"}
CAP = 20_000  # decisions after which a round is broken off


def measure(seconds: float, seats: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """All figures. `tell` hears what is being done, one line at a time."""
    figures: dict[str, Any] = {"seats": seats, "numba_first_seconds": None, "rlcard": None}
    kernel = None
    try:
        from .kernel import bind

        tell("binding the kernel (the first time Numba compiles it, about a minute)")
        start = time.process_time()
        kernel = bind.bound()
        warm(kernel, RuleSet.parse("classic").tables(seats))
        figures["numba_first_seconds"] = round(time.process_time() - start, 1)
    except ImportError:
        tell("Numba is not installed: pip install 'penultimate[fast]'")
    for name, text in RULE_SETS.items():
        g = RuleSet.parse(text).tables(seats)
        tell(f"measuring {text}")
        rows = {"cpython": in_cpython(g, seconds)}
        if kernel is not None:
            rows["numba"] = in_numba(kernel, g, seconds)
        figures[name] = rows
    ten = RuleSet.parse("classic").tables(10)
    two = RuleSet.parse("classic").tables(2)
    figures["ratios"] = {
        "time of a decision, 10 seats to 2, CPython": _ratio(in_cpython(two, seconds), in_cpython(ten, seconds))
    }
    if kernel is not None:
        slow, fast = in_numba(kernel, two, seconds), in_numba(kernel, ten, seconds)
        figures["ratios"]["time of a decision, 10 seats to 2, Numba"] = _ratio(slow, fast)
    other = rlcard(seconds, tell)
    if other is not None:
        figures["rlcard"] = other
        speed = in_cpython(two, seconds)["decisions_per_second"]
        figures["ratios"]["to RLCard, CPython, 2 seats"] = round(speed / other, 1)
        if kernel is not None:
            speed = in_numba(kernel, two, seconds)["decisions_per_second"]
            figures["ratios"]["to RLCard, Numba, 2 seats"] = round(speed / other, 1)
    return figures


def _ratio(base: dict[str, int], other: dict[str, int]) -> float:
    return round(base["decisions_per_second"] / other["decisions_per_second"], 2)


def in_cpython(g: Tables, seconds: float) -> dict[str, int]:
    """The kernel as it stands."""
    s, p = new_registers(g), hostloop.Stream()
    hostloop.play_rounds(g, s, p, 1, 3, CAP)
    rounds = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += hostloop.play_rounds(g, s, p, rounds, 5, CAP)
        rounds += 5
    spent = time.perf_counter() - start
    hostloop.play_rounds(g, s, p, 1, 1, 30)
    times = 20_000
    copied = time.perf_counter()
    for _ in range(times):
        copy_registers(s)
    copy_ns = (time.perf_counter() - copied) / times * 1e9
    return row(decisions, rounds, spent, size_of(s), copy_ns)


def size_of(s: Registers) -> int:
    """Bytes a round takes in CPython: the registers and their lists; small integers are shared."""
    lists = sum(sys.getsizeof(getattr(s, name)) for name in NAMES if name in SHAPES)
    return sys.getsizeof(s) + lists


def warm(kernel: Any, g: Tables) -> None:
    """Have every entry compiled, or loaded from the cache."""
    from .kernel import bind

    states = bind.registers_record(new_registers(g), 4)
    kernel.batch_rounds(bind.tables_record(g), states, bind.stream_record(), 1, 1, CAP)
    kernel.copies(states, 10)


def in_numba(kernel: Any, g: Tables, seconds: float) -> dict[str, int]:
    """The kernel bound by Numba."""
    from .kernel import bind

    tables, states, stream = bind.tables_record(g), bind.registers_record(new_registers(g), 64), bind.stream_record()
    kernel.batch_rounds(tables, states, stream, 1, 100, CAP)
    rounds = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += kernel.batch_rounds(tables, states, stream, rounds, 2000, CAP)
        rounds += 2000
    spent = time.perf_counter() - start
    times = 1_000_000
    kernel.copies(states, 1000)
    copied = time.perf_counter()
    kernel.copies(states, times)
    copy_ns = (time.perf_counter() - copied) / times * 1e9
    return row(decisions, rounds, spent, states.dtype.itemsize, copy_ns)


def row(decisions: int, rounds: int, spent: float, size: int, copy_ns: float) -> dict[str, int]:
    """One line of figures."""
    return {
        "decisions_per_second": round(decisions / spent),
        "rounds_per_second": round(rounds / spent),
        "bytes_per_round": size,
        "copy_ns": round(copy_ns),
    }


def rlcard(seconds: float, tell: Callable[[str], None]) -> int | None:
    """Decisions a second of RLCard's UNO environment with a uniform policy; None where it is not installed."""
    try:
        import rlcard as package
    except ImportError:
        tell("rlcard is not installed: pip install rlcard, to have the ratio")
        return None
    import random

    tell("measuring RLCard's UNO environment")
    env = package.make("uno", config={"seed": 1})
    chance = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
    return round(decisions / (time.perf_counter() - start))
