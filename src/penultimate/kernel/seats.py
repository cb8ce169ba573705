"""Seats: who sits next, counted in the direction and over the seats still in the round (principle 7)."""

from __future__ import annotations

from .codes import DEALER, FOE, FOES_PARTNER, JESTER, KING, ME, NEXT, PARTNER, STARTER, TARGET
from .registers import BIT, Registers, Tables


def seat_after(g: Tables, s: Registers, seat: int, steps: int) -> int:
    """The seat `steps` on from `seat` in the direction of play, passing over seats that are out."""
    if s.actives == g.seats:
        return (seat + s.direction * steps) % g.seats
    place = seat
    for _ in range(steps):
        place = (place + s.direction) % g.seats
        while s.active & BIT[place] == 0:
            place = (place + s.direction) % g.seats
    return place


def seat_clockwise(g: Tables, s: Registers, seat: int) -> int:
    """The next seat still in the round to the left of `seat`, whatever the direction of play."""
    place = (seat + 1) % g.seats
    while s.active & BIT[place] == 0:
        place = (place + 1) % g.seats
    return place


def who(g: Tables, s: Registers, code: int) -> int:
    """The one seat a verb means."""
    if code == ME:
        return s.player
    if code == NEXT:
        return seat_after(g, s, s.player, 1)
    if code == TARGET:
        return s.target
    if code == STARTER:
        return stand_in(g, s, s.starter)
    if code == DEALER:
        return stand_in(g, s, s.dealer)
    if code == PARTNER:
        return partner_of(g, s.player)
    if code == KING:
        return s.roles[0]
    if code == JESTER:
        return s.roles[1]
    if code == FOE:
        return next_foe(g, s)
    if code == FOES_PARTNER:
        return partner_of(g, next_foe(g, s))
    return s.turn


def stand_in(g: Tables, s: Registers, seat: int) -> int:
    """The seat itself; where it has left the round, the next one stands in for it."""
    return seat if s.active & BIT[seat] else seat_clockwise(g, s, seat)


def partner_of(g: Tables, seat: int) -> int:
    """The seat opposite."""
    return (seat + g.seats // 2) % g.seats


def next_foe(g: Tables, s: Registers) -> int:
    """The next seat still in the round that is not the partner of the seat that plays."""
    seat = seat_after(g, s, s.player, 1)
    return seat if seat != partner_of(g, s.player) else seat_after(g, s, s.player, 2)
