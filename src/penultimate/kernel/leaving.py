"""Seats that leave, and the choices that are made for them (R19)."""

from __future__ import annotations

from .cards import lose, note, put_under
from .codes import (
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_SEAT,
    DEADLINE,
    DRAWN,
    END,
    FORCED_TURN,
    LAST_SEAT,
    LEFT,
    LUCKY,
    NAME_COLOUR,
    OPTION,
    PASS,
    POINT,
    RACE,
    TAKE,
    TURN,
    VOTE,
    WINDOW,
)
from .ending import drop_out, end_round
from .questions import legal, low_bit
from .registers import BIT, KINDS, STEPS, WORD, Registers, Tables
from .running import run
from .seats import seat_after


def commonest_colour(g: Tables, s: Registers, seat: int) -> int:
    """The colour a hand holds most of, the first of those that tie."""
    best = s.side * 4
    most = -1
    for c in range(s.side * 4, s.side * 4 + g.colours):
        n = 0
        for kind in range(g.kinds):
            if g.colour[kind + s.side * KINDS] == c:
                n += s.counts[s.base[seat] + kind]
        if n > most:
            most = n
            best = c
    return best


def default_answer(g: Tables, s: Registers, seat: int) -> int:
    """What is answered for a seat that does not (R19)."""
    q = s.question
    if q == NAME_COLOUR or q == CHOOSE_COLOUR:
        return OPTION + commonest_colour(g, s, seat)
    if q == CHOOSE_SEAT:
        best = -1
        for i in range(1, s.actives):
            other = seat_after(g, s, seat, i)
            if s.extras & BIT[other] and (best < 0 or s.sizes[other] < s.sizes[best]):
                best = other
        return OPTION + best
    c0, c1, _, _, options = legal(g, s, seat)
    if options & BIT[TAKE]:
        return OPTION + TAKE
    if options & BIT[PASS]:
        return OPTION + PASS
    if options & BIT[END]:
        return OPTION + END
    if c0:
        return low_bit(c0)
    if c1:
        return WORD + low_bit(c1)
    return OPTION + low_bit(options)


def leave(g: Tables, s: Registers, seat: int) -> None:
    """A seat leaves for good: a choice it was asked for is made for it, its hand goes under the draw pile."""
    if s.actives > 2:
        answer_for(g, s, seat)
    if s.over or s.active & BIT[seat] == 0:
        # The choice made for it has ended the round, or put the seat out of it.
        return
    note(s, LEFT, seat, 0, 0, 0)
    for kind in range(g.kinds):
        while s.counts[s.base[seat] + kind] > 0:
            lose(s, seat, kind)
            put_under(s, kind)
    keep = ~BIT[seat]
    waited = s.question == WINDOW and s.owing & BIT[seat]
    drop_out(g, s, seat)
    s.idle = 0
    if s.actives == 1:
        # Who went out while the round went on has won before whoever is left over.
        end_round(s, s.winner if s.winner >= 0 else low_bit(s.active), LAST_SEAT)
        return
    if s.suspect == seat:
        s.suspect = -1
        s.extras &= ~BIT[CHALLENGE]
    if s.question == CHOOSE_SEAT or s.question == POINT:
        s.extras &= keep
    going_on = waited
    if s.asked & BIT[seat] and not waited:
        if s.question == TURN or s.question == DRAWN or s.question == FORCED_TURN:
            going_on = 1
        else:
            s.asked &= keep
            if s.asked == 0:
                s.answer = DEADLINE
                run(g, s)
    if going_on:
        s.stride = 1
        s.pc = g.on_next
        run(g, s)


def answer_for(g: Tables, s: Registers, seat: int) -> None:
    """Make the choices a seat is asked for, until it is asked for none: a turn of its own it need not take.

    Nobody chose here, so neither the time to catch nor the time to jump in is over.
    """
    for _ in range(STEPS):
        if s.over or s.asked & BIT[seat] == 0:
            return
        q = s.question
        if q == TURN or q == DRAWN or q == RACE or q == LUCKY or q == VOTE or q == FORCED_TURN:
            return
        s.answer = default_answer(g, s, seat)
        s.answerer = seat
        run(g, s)
