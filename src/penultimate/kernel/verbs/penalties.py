"""Penalties that pass to the next seat: set, answered, challenged, paid."""

from __future__ import annotations

from ..cards import draw_cards, draw_until, gain, note
from ..codes import (
    CANCEL,
    CANCEL_BIT,
    CANCELLED,
    CHALLENGE,
    CHALLENGE_BIT,
    CHALLENGED,
    GUARD,
    JUMP,
    OPTION,
    OWED,
    PENALTY,
    REFLECTED,
    SHOWED,
    SKIPPED,
    TAKE_BIT,
    TOOK_BACK,
)
from ..plays import laid
from ..questions import ask, is_bluff, low_bit
from ..registers import BIT, WORD, Registers, Tables
from ..seats import seat_after
from ..vocabulary import verb


@verb("penalty COUNT", draws=True)
def penalty(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The next seat faces COUNT cards more, and loses its turn when it takes them."""
    if g.revenge and s.penalty:
        count = s.penalty
    s.penalty += count
    s.share = count
    s.creditor = s.player
    s.owed_before = s.owed
    s.owed = s.symbol
    note(s, OWED, seat_after(g, s, s.turn, s.stride), s.penalty, 0, 0)
    return 0


@verb("penalty until colour", draws=True, uses="colour")
def penalty_until(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The next seat faces drawing until the active colour comes, and loses its turn (editions.md 4.14)."""
    s.until = 1
    return penalty(g, s, 1, 0, 0)


@verb("restricted", needs=True)
def restricted(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Only honest without a card of the active colour: the hand left is kept as evidence (principle 5)."""
    seat = s.player
    s.former = s.colour
    if g.challenge:
        s.suspect = seat
        s.bluff = is_bluff(g, s, seat, s.colour * g.symbols + s.under, -1)
        keep_evidence(s, seat)
    return 0


def keep_evidence(s: Registers, seat: int) -> None:
    """Remember a hand as it is now, kind by kind."""
    s.evidence0 = s.held0[seat]
    s.evidence1 = s.held1[seat]
    m = s.evidence0
    while m:
        kind = low_bit(m)
        m &= m - 1
        s.evidence[kind] = s.counts[s.base[seat] + kind]
    m = s.evidence1
    while m:
        kind = low_bit(m) + WORD
        m &= m - 1
        s.evidence[kind] = s.counts[s.base[seat] + kind]


@verb("face penalty", internal=True)
def face_penalty(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The victim is asked where the rules in force know any answer, whatever it holds; else it draws at once."""
    going_out = s.sizes[s.player] == 0
    shield = 0
    if g.guard[s.owed] and s.tokens[g.guard[s.owed] - 1] == s.turn + 1:
        shield = CANCEL_BIT
    if s.suspect >= 0 or shield or ((g.answerable[s.owed] or g.jump_asks) and not going_out):
        row = s.colour * g.symbols + s.owed
        f0 = g.answer0[row]
        f1 = g.answer1[row]
        if going_out:
            f0 = 0
            f1 = 0
        extras = TAKE_BIT | shield
        if s.suspect >= 0:
            extras |= CHALLENGE_BIT
        return ask(s, PENALTY, BIT[s.turn], f0, f1, extras)
    pay(g, s, 0)
    s.pc += 4
    return s.over


def pay(g: Tables, s: Registers, more: int) -> None:
    """The seat in turn draws all that is pending, and `more`; the turn is lost."""
    seat = s.turn
    count = s.penalty + more
    s.penalty = 0
    s.share = 0
    s.suspect = -1
    if s.until:
        s.until = 0
        draw_until(g, s, seat, g.coloured0[s.colour], g.coloured1[s.colour])
        count -= 1
    draw_cards(g, s, seat, count)
    note(s, SKIPPED, seat, 0, 0, 0)


@verb("answer penalty", internal=True)
def answer_penalty(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Answered with a card, taken, or challenged."""
    if s.answer < JUMP:
        laid(g, s, s.turn, s.answer, 2)
    elif s.answer == OPTION + CHALLENGE:
        challenge(g, s)
    elif s.answer == OPTION + CANCEL:
        cancel(g, s, s.turn, g.guard[s.owed] - 1)
        s.penalty = 0
        s.share = 0
        s.until = 0
        s.suspect = -1
        s.pc = g.on_turn
    else:
        pay(g, s, 0)
    return s.over


def cancel(g: Tables, s: Registers, seat: int, token: int) -> None:
    """A token cancels what is aimed at its holder, and goes back to the middle (editions.md 4.19)."""
    s.tokens[token] = 0
    note(s, CANCELLED, seat, token, 0, 0)


@verb("reflect", draws=True)
def reflect(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Whoever set the penalty draws it instead (editions.md 4.22)."""
    if s.penalty and s.creditor != s.player:
        note(s, REFLECTED, s.player, s.creditor, s.penalty, 0)
        count = s.penalty
        s.penalty = 0
        s.share = 0
        if s.until:
            s.until = 0
            count -= 1
            draw_until(g, s, s.creditor, g.coloured0[s.colour], g.coloured1[s.colour])
        draw_cards(g, s, s.creditor, count)
    return s.over


@verb("ask guard TOKEN", internal=True)
def ask_guard(g: Tables, s: Registers, token: int, _b: int, _c: int) -> int:
    """The next seat may cancel what hits it, when it holds TOKEN; all see who does."""
    victim = seat_after(g, s, s.turn, s.stride)
    if s.tokens[token] != victim + 1 or victim == s.player:
        s.pc += 4
        return 0
    return ask(s, GUARD, BIT[victim], 0, 0, TAKE_BIT | CANCEL_BIT)


@verb("answer guard TOKEN LABEL", internal=True)
def answer_guard(g: Tables, s: Registers, token: int, label: int, _c: int) -> int:
    """Cancelled: go on at LABEL."""
    if s.answer == OPTION + CANCEL:
        cancel(g, s, s.answerer, token)
        s.pc = label
    return 0


def challenge(g: Tables, s: Registers) -> None:
    """The victim of a restricted wild says it was a bluff (clauses 21 to 25)."""
    bluffer = s.suspect
    note(s, CHALLENGED, s.turn, bluffer, s.bluff, 0)
    if s.logging:
        show_evidence(g, s, bluffer)
    if not s.bluff:
        pay(g, s, g.failed_extra)
        return
    count = s.penalty
    rest = 0
    if g.last_only or s.penalty == s.share:
        rest = s.penalty - s.share
        count = g.guilty
    s.penalty = rest
    s.share = 0
    s.suspect = -1
    if g.guilty_returns and s.discarded > 1:
        s.discarded -= 1
        card = s.discard[s.discarded]
        gain(s, bluffer, card)
        s.symbol = s.under
        s.colour = s.former
        s.owed = s.owed_before
        note(s, TOOK_BACK, bluffer, card, 0, 0)
    if s.until:
        s.until = 0
        count = 0
        draw_until(g, s, bluffer, g.coloured0[s.colour], g.coloured1[s.colour])
    draw_cards(g, s, bluffer, count)
    if s.over:
        return
    if rest:
        # Only the last card of the chain was at issue: the rest still has to be faced.
        s.pc = g.on_penalty
    elif not g.guilty_skips:
        s.pc = g.on_turn


def show_evidence(g: Tables, s: Registers, bluffer: int) -> None:
    """Everybody learns the verdict, the challenger sees the hand (challenge.show_to)."""
    sees = -1 if g.show_all else s.turn
    for kind in range(g.kinds):
        if kind < WORD:
            held = s.evidence0 & BIT[kind]
        else:
            held = s.evidence1 & BIT[kind - WORD]
        if held:
            for _ in range(s.evidence[kind]):
                note(s, SHOWED, bluffer, kind, sees, 0)


@verb("collect", internal=True)
def collect(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A penalty set by a last card is drawn before the hands are counted (clause 40); one it bounced lapses."""
    if s.penalty:
        s.turn = seat_after(g, s, s.turn, s.stride)
        if g.final_draw and s.share:
            count = s.penalty
            if s.until:
                count -= 1
                draw_until(g, s, s.turn, g.coloured0[s.colour], g.coloured1[s.colour])
            draw_cards(g, s, s.turn, count)
        s.penalty = 0
        s.share = 0
        s.until = 0
    return s.over


@verb("last stand", internal=True)
def last_stand(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The victim of a restricted wild that ends the round may still be asked (challenge.on_last_card)."""
    s.turn = seat_after(g, s, s.turn, s.stride)
    return face_penalty(g, s, 0, 0, 0)
