"""Running programs: the vocabulary at work, step by step, from one question to the next.

Nothing waits on a call stack: the program counter is a register, so a round can be copied, stored or sent at any
moment.
"""

from __future__ import annotations

from .codes import BLOCKED
from .ending import end_round
from .registers import STEPS, Registers, Tables
from .verbs import THEMES
from .vocabulary import VERBS

assert THEMES  # importing the themes registers their verbs
BODIES = [v.body for v in VERBS]


def execute(g: Tables, s: Registers, op: int, a: int, b: int, c: int) -> int:
    """One step. Under Numba this is a chain of comparisons written from the vocabulary, and compiles to a jump."""
    return BODIES[op](g, s, a, b, c)


def run(g: Tables, s: Registers) -> None:
    """Steps until one asks. A program that takes too many ends the round: home-made cards come from strangers."""
    code = g.code
    for _ in range(STEPS):
        pc = s.pc
        s.pc = pc + 4
        if execute(g, s, code[pc], code[pc + 1], code[pc + 2], code[pc + 3]):
            return
    end_round(s, -1, BLOCKED)
