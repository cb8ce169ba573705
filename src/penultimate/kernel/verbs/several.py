"""Several cards in one play: more of the same number."""

from __future__ import annotations

from ..cards import draw_cards, lay, note
from ..codes import END_BIT, JUMP, MORE, PLAYED
from ..questions import ask
from ..registers import BIT, KINDS, Registers, Tables
from ..seats import seat_after
from ..vocabulary import MOVES, verb


@verb("start run", internal=True)
def start_run(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """One card has been laid."""
    s.run = 1
    return 0


@verb("ask more", internal=True)
def ask_more(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays may lay another of the same number; it is asked even when it holds none."""
    return ask(s, MORE, BIT[s.player], g.same0[s.symbol], g.same1[s.symbol], END_BIT)


@verb("answer more", moves=MOVES, internal=True)
def answer_more(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Another card is laid, or the play is complete."""
    if s.answer < JUMP:
        note(s, PLAYED, s.player, s.answer, 3, 0)
        lay(g, s, s.player, s.answer)
        s.run += 1
        if s.sizes[s.player] == 0:
            s.pc = g.last[s.answer + s.side * KINDS]
        else:
            s.pc -= 8
    return 0


@verb("bomb COUNT COUNT", draws=True)
def bomb(g: Tables, s: Registers, least: int, count: int, _c: int) -> int:
    """When at least so many cards were laid in this play every other seat draws COUNT."""
    if s.run >= least:
        for i in range(1, s.actives):
            draw_cards(g, s, seat_after(g, s, s.player, i), count)
    s.run = 0
    return 0
