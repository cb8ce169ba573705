"""The end of a round, and of a seat's part in it."""

from __future__ import annotations

from .codes import EVENT, KNOCKED_OUT, LAST_SEAT, NOTHING, WON
from .registers import BIT, Registers, Tables


def note(s: Registers, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Write what happened into the log, if anybody reads it."""
    if s.logging:
        at = s.logged
        s.log[at] = what
        s.log[at + 1] = seat
        s.log[at + 2] = a
        s.log[at + 3] = b
        s.log[at + 4] = c
        s.logged = at + EVENT


def end_round(s: Registers, winner: int, why: int) -> int:
    """Nothing is asked any more."""
    s.over = 1
    s.winner = winner
    s.ending = why
    s.question = NOTHING
    s.asked = 0
    s.owing = 0
    s.jump = 0
    s.posed = 0
    note(s, WON, winner, why, 0, 0)
    return 1


def drop_out(g: Tables, s: Registers, seat: int) -> None:
    """A seat takes no further part in the round; what it held the table to ends with it."""
    keep = ~BIT[seat]
    s.active &= keep
    s.actives -= 1
    s.called &= keep
    s.owing &= keep
    s.posed &= keep
    s.status[seat] = 0
    if s.limit and s.locker == seat:
        s.limit = 0
    other = s.links[seat]
    if other and not g.partners:
        s.links[seat] = 0
        s.links[other - 1] = 0
    for token in range(4):
        if s.tokens[token] == seat + 1:
            s.tokens[token] = 0
    if g.crowned and s.actives > 1:
        for role in range(2):
            heir = s.roles[role]
            while s.active & BIT[heir] == 0 or (role == 1 and heir == s.roles[0]):
                heir = (heir + 1) % g.seats
            s.roles[role] = heir


def knock_out(g: Tables, s: Registers, seat: int) -> None:
    """A hand grown too large is set aside, and its seat is out at once (editions.md 5.1, Mercy)."""
    note(s, KNOCKED_OUT, seat, s.sizes[seat], 0, 0)
    for kind in range(g.kinds):
        n = s.counts[s.base[seat] + kind]
        s.extra[kind] += n
        s.kept += n
        s.counts[s.base[seat] + kind] = 0
    s.held0[seat] = 0
    s.held1[seat] = 0
    s.sizes[seat] = 0
    s.fallen |= BIT[seat]
    drop_out(g, s, seat)
    if s.actives == 1:
        winner = 0
        while s.active & BIT[winner] == 0:
            winner += 1
        end_round(s, winner, LAST_SEAT)
