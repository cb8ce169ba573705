"""Prompts: dares, dances, faces; performed, judged by the table, kept up for a while (editions.md 3.3).

The kernel only knows numbers; the texts are in `penultimate.prompts`.
"""

from __future__ import annotations

from ..cards import draw_cards, note
from ..codes import (
    DEADLINE,
    END_BIT,
    JUDGED,
    LOCKED,
    NO_BIT,
    OPTION,
    PERFORM,
    PERFORMED,
    POSED,
    PROMPT,
    PROMPTED,
    TAKE,
    TAKE_BIT,
    VOTE,
    VOTED,
    YES,
    YES_BIT,
)
from ..questions import ask
from ..registers import BIT, KINDS, Registers, Tables
from ..seats import who
from ..vocabulary import verb
from .turns import next_turn

FRESH = 128  # a prompt set before the turn of its seat has begun


@verb("ask prompt WHO", internal=True)
def ask_prompt(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO performs the prompt of the number picked, or draws."""
    s.performer = who(g, s, code)
    s.prompted = max(s.picked, 0)
    note(s, PROMPTED, s.performer, s.prompted, 0, 0)
    return ask(s, PROMPT, BIT[s.performer], 0, 0, YES_BIT | TAKE_BIT)


@verb("answer prompt COUNT LABEL", internal=True)
def answer_prompt(g: Tables, s: Registers, count: int, label: int, _c: int) -> int:
    """Refused: COUNT cards. A lasting prompt is kept up from now on; both go on at LABEL."""
    if s.answer == OPTION + TAKE:
        draw_cards(g, s, s.performer, count)
        s.pc = label
        return s.over
    note(s, PERFORMED, s.performer, 0, 0, 0)
    if g.lasting & BIT[s.prompted]:
        pose(s, s.performer, s.prompted, count)
        s.pc = label
    return 0


def pose(s: Registers, seat: int, number: int, count: int) -> None:
    """A seat keeps a prompt up until its next turn but one begins, at COUNT cards if it breaks it."""
    s.status[seat] = number + 1 + FRESH
    s.fines[seat] = count
    s.posed |= BIT[seat]
    s.accused = 0
    note(s, POSED, seat, number + 1, 0, 0)


@verb("ask done", internal=True)
def ask_done(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The performer says when it is done."""
    return ask(s, PERFORM, BIT[s.performer], 0, 0, END_BIT)


@verb("ask votes", internal=True)
def ask_votes(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All others judge."""
    if s.question == PERFORM:
        note(s, PERFORMED, s.performer, 1, 0, 0)
    s.ayes = 0
    s.noes = 0
    return ask(s, VOTE, s.active & ~BIT[s.performer], 0, 0, YES_BIT | NO_BIT)


@verb("answer votes COUNT", internal=True)
def answer_votes(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The majority of the votes cast decides, a tie is a pass; failed costs COUNT cards, or what was set."""
    if s.answer == DEADLINE:
        s.asked = 0
    else:
        passed = s.answer == OPTION + YES
        s.ayes += passed
        s.noes += not passed
        s.asked &= ~BIT[s.answerer]
        note(s, VOTED, s.answerer, passed, 0, 0)
        if s.asked:
            s.pc -= 4
            return 1
    failed = s.noes > s.ayes
    note(s, JUDGED, s.performer, not failed, 0, 0)
    if failed:
        draw_cards(g, s, s.performer, count if count else s.fines[s.performer])
    return s.over


@verb("resume", internal=True)
def resume(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The question that was put aside is asked again. A prompt that was broken is over."""
    if s.noes > s.ayes and s.posed & BIT[s.performer]:
        end_pose(s, s.performer)
    s.noes = 0
    s.question = s.saved
    s.asked = s.saved_asked
    s.fit0 = s.saved_fit0
    s.fit1 = s.saved_fit1
    s.extras = s.saved_extras
    s.purpose = s.saved_purpose
    s.pc = s.saved_pc
    if s.asked & ~s.active:
        # The seat that was asked dropped out through the vote.
        s.stride = 1
        s.pc = g.on_next
        return 0
    return 1


def end_pose(s: Registers, seat: int) -> None:
    """A seat need not keep its prompt up any longer."""
    s.status[seat] = 0
    s.posed &= ~BIT[seat]
    note(s, POSED, seat, 0, 0, 0)


@verb("pose WHO COUNT")
def pose_face(g: Tables, s: Registers, code: int, count: int, _c: int) -> int:
    """WHO keeps up the face of the number on the upcard; breaking it costs COUNT cards (editions.md 4.12)."""
    pose(s, who(g, s, code), g.rank[s.discard[s.discarded - 1] + s.side * KINDS], count)
    return 0


@verb("next turn begins", internal=True)
def next_turn_begins(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The turn passes on. What lasts until it comes to a seat ends, also for the seats it passes over."""
    next_turn(g, s, 0, 0, 0)
    if s.posed == 0 and s.limit == 0:
        return 0
    for back in range(max(s.hop, 0), -1, -1):
        seat = (s.turn - s.direction * back) % g.seats
        if s.posed & BIT[seat]:
            if s.status[seat] < FRESH:
                end_pose(s, seat)
            else:
                s.status[seat] -= FRESH
        if s.limit and s.locker == seat:
            s.limit = 0
            note(s, LOCKED, seat, -1, 0, 0)
    return 0
