"""Asking: a colour, a seat."""

from __future__ import annotations

from ..cards import note
from ..codes import CHOOSE_SEAT, COLOURED, NAME_COLOUR, NONE, NONE_BIT, OPTION
from ..questions import ask
from ..registers import BIT, Registers, Tables
from ..seats import seat_after, who
from ..vocabulary import verb


@verb("ask colour WHO", internal=True)
def ask_colour(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO is asked for a colour of the side in play."""
    first = s.side * 4
    return ask(s, NAME_COLOUR, BIT[who(g, s, code)], 0, 0, (BIT[g.colours] - 1) << first)


@verb("answer colour", internal=True)
def answer_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The colour named is active."""
    s.colour = s.answer - OPTION
    note(s, COLOURED, s.answerer, s.colour, 0, 0)
    return 0


@verb("ask seat COUNT", internal=True)
def ask_seat(g: Tables, s: Registers, optional: int, _b: int, _c: int) -> int:
    """The seat that plays chooses another; the only other one is not asked for."""
    others = s.active & ~BIT[s.player]
    if s.actives == 2 and not optional:
        s.target = seat_after(g, s, s.player, 1)
        s.pc += 4
        return 0
    return ask(s, CHOOSE_SEAT, BIT[s.player], 0, 0, others | (NONE_BIT if optional else 0))


@verb("answer seat", internal=True)
def answer_seat(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat chosen is the target; -1 when nobody was."""
    s.target = -1 if s.answer == OPTION + NONE else s.answer - OPTION
    return 0
