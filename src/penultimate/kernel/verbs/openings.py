"""The first card: whoever matches it first may begin."""

from __future__ import annotations

from ..codes import DEADLINE, JUMP, LUCKY, PASS_BIT
from ..plays import laid
from ..questions import ask, row_of
from ..registers import BIT, Registers, Tables
from ..vocabulary import verb


@verb("ask lucky", internal=True)
def ask_lucky(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every seat may match the card turned up first; all are asked, whatever they hold."""
    row = row_of(g, s)
    return ask(s, LUCKY, s.active, g.match0[row], g.match1[row], PASS_BIT)


@verb("answer lucky", internal=True)
def answer_lucky(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The quickest card begins the round; when all have passed, or at the deadline, the starter does."""
    if s.answer < JUMP:
        laid(g, s, s.answerer, s.answer, 0)
        return 0
    if s.answer != DEADLINE:
        s.asked &= ~BIT[s.answerer]
        if s.asked:
            s.pc -= 4
            return 1
    return 0
