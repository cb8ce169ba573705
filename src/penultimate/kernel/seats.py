"""Seats: who sits next, counted in the direction and over the seats still in the round (principle 7)."""

from __future__ import annotations

from .codes import DEALER, ME, NEXT, STARTER, TARGET
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
        return s.starter
    if code == DEALER:
        return s.dealer
    return s.turn
