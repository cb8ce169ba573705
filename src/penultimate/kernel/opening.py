"""The opening: which card is turned up first, and what it does."""

from __future__ import annotations

from .cards import note, put_under, take
from .chance import shuffle_pile
from .codes import NOTHING, PUT_BACK, TURNED_UP
from .registers import KINDS, Registers, Tables
from .seats import seat_after

TRIES = 1000  # cards turned up before a deck without any that may lie first is taken as it is


def turn_up(g: Tables, s: Registers) -> None:
    """Cards are turned up until one may lie first; nobody played it, and its action hits the starter (principle 9)."""
    tries = 0
    while True:
        card = take(g, s)
        face = card + s.side * KINDS
        s.discard[s.discarded] = card
        s.discarded += 1
        note(s, TURNED_UP, -1, card, 0, 0)
        tries += 1
        if g.open[face] >= 0 or tries == TRIES:
            break
        note(s, PUT_BACK, -1, card, 0, 0)
        if g.first_back == 2:
            continue
        s.discarded -= 1
        if g.first_back == 1:
            put_under(s, card)
        else:
            s.pile[s.piled] = card
            s.piled += 1
            shuffle_pile(s, 0)
    s.symbol = g.symbol[face]
    s.under = s.symbol
    s.colour = max(g.colour[face], 0)
    # As if the seat before the starter had played it.
    s.player = seat_after(g, s, s.starter, -1)
    s.turn = s.player
    s.jump = 1 if g.jumping and g.jump_first else 0
    s.question = NOTHING
    s.pc = g.open[face] if g.open[face] >= 0 else g.on_next
