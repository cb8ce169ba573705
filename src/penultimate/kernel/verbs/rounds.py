"""The end of a round."""

from __future__ import annotations

from ..cards import note
from ..codes import PLACED, WENT_OUT
from ..registers import BIT, Registers, Tables
from ..vocabulary import verb
from .turns import end_round


@verb("finish", internal=True)
def finish(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that played has gone out."""
    return end_round(s, s.player, WENT_OUT)


@verb("retire", internal=True)
def retire(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that played has gone out, and the others go on until one of them is left."""
    place = 1
    for seat in range(g.seats):
        if s.places[seat]:
            place += 1
    s.places[s.player] = place
    note(s, PLACED, s.player, place, 0, 0)
    if place == 1:
        s.winner = s.player
    s.called &= ~BIT[s.player]
    s.active &= ~BIT[s.player]
    s.actives -= 1
    if s.actives == 1:
        return end_round(s, s.winner, WENT_OUT)
    return 0
