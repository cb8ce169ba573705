"""UNO calls: who owes one, who may be caught (principle 4)."""

from __future__ import annotations

from .cards import note
from .codes import CALLED, CAUGHT, FALSE_CALL, FALSE_CATCH
from .devices import fine
from .registers import BIT, Registers, Tables


def judge(g: Tables, s: Registers, seat: int) -> None:
    """A seat left with one card by its play owes a call unless it has called."""
    if s.sizes[seat] == g.call_at:
        if g.uno and s.called & BIT[seat] == 0:
            s.owing |= BIT[seat]
    else:
        s.called &= ~BIT[seat]


def judge_swap(g: Tables, s: Registers) -> None:
    """Hands have moved: uno.after_swap says who of those with one card owes a call. If none has, a play is a play."""
    if s.moved == 0 or g.after_swap == 0:
        judge(g, s, s.player)
    elif g.after_swap == 1:
        for seat in range(g.seats):
            if s.moved & s.active & BIT[seat]:
                judge(g, s, seat)
    s.moved = 0


def close_windows(g: Tables, s: Registers, seat: int, lays: bool) -> None:
    """A seat acts in the course of play: the others can no longer be caught, the upcard no longer be jumped on."""
    if s.owing and (lays or not g.window_play):
        s.owing &= BIT[seat]
    if not g.jump_stays:
        s.jump = 0
    s.turned = 0
    s.hop = 0


def call(g: Tables, s: Registers, seat: int, due: int) -> None:
    """A seat calls. Again, or with one card, it does no harm; without reason it costs uno.false_call cards."""
    if due:
        s.called |= BIT[seat]
        s.owing &= ~BIT[seat]
        note(s, CALLED, seat, 0, 0, 0)
    elif g.false_call and s.sizes[seat] > 1 and s.called & BIT[seat] == 0:
        note(s, FALSE_CALL, seat, g.false_call, 0, 0)
        fine(g, s, seat, g.false_call)


def catch(g: Tables, s: Registers, seat: int, caught: int) -> None:
    """A seat accuses another of a missed call: one offence, one penalty; no turn is lost."""
    if s.owing & BIT[caught]:
        s.misses[caught] += 1
        cards = g.uno_penalty
        if g.progressive:
            cards = g.uno_penalty * s.misses[caught]
        note(s, CAUGHT, caught, seat, cards, 0)
        s.owing &= ~BIT[caught]
        fine(g, s, caught, cards)
    else:
        note(s, FALSE_CATCH, seat, caught, g.false_catch, 0)
        fine(g, s, seat, g.false_catch)
