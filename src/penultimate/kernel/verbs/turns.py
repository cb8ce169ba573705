"""Turns: whose turn it is, what it asks, and how it passes on."""

from __future__ import annotations

from ..cards import can_draw, draw_one, note
from ..codes import (
    BLOCKED,
    DRAW,
    DRAW_BIT,
    DRAWN,
    JUMP,
    OPTION,
    PASS_BIT,
    PASSED,
    REVERSED,
    SKIPPED,
    TURN,
)
from ..ending import end_round
from ..plays import laid
from ..questions import ask, limited, may_play, row_of
from ..registers import BIT, KINDS, WORD, Registers, Tables
from ..seats import seat_after, who
from ..vocabulary import verb


@verb("next turn", internal=True)
def next_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The turn passes on: to a normal turn, or to whoever faces the penalty."""
    s.hop = s.stride - 1
    s.turn = seat_after(g, s, s.turn, s.stride)
    s.stride = 1
    s.pc = g.on_penalty if s.penalty else g.on_turn
    return 0


@verb("ask turn", internal=True)
def ask_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat in turn lays a card that fits, or draws."""
    row = s.colour * g.symbols + s.symbol
    return ask(s, TURN, BIT[s.turn], g.match0[row], g.match1[row], DRAW_BIT)


@verb("answer turn", internal=True)
def answer_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A card is laid; anything else draws."""
    if s.answer < JUMP:
        laid(g, s, s.turn, s.answer, 0)
    else:
        s.player = s.turn
        s.pc = g.on_draw
    return 0


def fits_now(g: Tables, s: Registers, seat: int, kind: int) -> bool:
    """Whether a card just drawn may be laid."""
    row = row_of(g, s)
    m0 = 0
    m1 = 0
    if kind < WORD:
        m0 = g.match0[row] & BIT[kind]
    else:
        m1 = g.match1[row] & BIT[kind - WORD]
    if (g.limits or s.limit) and (m0 | m1):
        m0, m1 = limited(g, s, seat, m0, m1)
    return (m0 | m1) != 0


def ask_drawn(g: Tables, s: Registers, seat: int) -> int:
    """Whether to lay what was drawn. It is asked even when only a pass is left, so that the question tells nothing."""
    row = row_of(g, s)
    kind = s.drawn
    f0 = g.match0[row]
    f1 = g.match1[row]
    if not g.any_after_draw:
        f0 &= BIT[kind] if kind < WORD else 0
        f1 &= BIT[kind - WORD] if kind >= WORD else 0
    extras = PASS_BIT
    if g.draw_mode == 2 and s.forced and can_draw(g, s) and not fits_now(g, s, seat, kind):
        extras |= DRAW_BIT
    return ask(s, DRAWN, BIT[seat], f0, f1, extras)


@verb("draw turn", internal=True)
def draw_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The draw of a turn: one card, or until one fits for a seat that has none (turn.draw)."""
    seat = s.turn
    s.forced = 0 if may_play(g, s, seat) else 1
    kind = draw_one(g, s, seat, 0)
    if kind < 0:
        note(s, PASSED, seat, 0, 0, 0)
        s.idle += 1
        s.pc = g.on_blocked if s.idle >= s.actives else s.pc + 4
        return 0
    if (g.draw_mode == 1 and s.forced) or g.draw_mode == 3:
        while not fits_now(g, s, seat, kind):
            more = draw_one(g, s, seat, 0)
            if more < 0:
                break
            kind = more
    s.drawn = kind
    if g.mercy and s.active & BIT[seat] == 0:
        s.pc = g.on_next
        return s.over
    if g.drawn_mode == 3:
        s.pc += 4
        return 0
    return ask_drawn(g, s, seat)


@verb("answer drawn", internal=True)
def answer_drawn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The drawn card is laid or kept, or another is drawn."""
    if s.answer < JUMP:
        laid(g, s, s.turn, s.answer, 0)
        return 0
    if s.answer == OPTION + DRAW:
        kind = draw_one(g, s, s.turn, 0)
        if kind >= 0:
            s.drawn = kind
        if s.active & BIT[s.turn] == 0:
            return s.over
        s.pc -= 4
        return ask_drawn(g, s, s.turn)
    note(s, PASSED, s.turn, 0, 0, 0)
    return 0


@verb("blocked", internal=True)
def blocked(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Nobody can play or draw: the round is over, void or to the lowest hand (pile.blocked)."""
    winner = -1
    if g.lowest_wins and s.winner >= 0:
        winner = s.winner
    elif g.lowest_wins:
        best = 1 << 30
        for seat in range(g.seats):
            if s.active & BIT[seat]:
                value = hand_value(g, s, seat)
                if value < best:
                    best = value
                    winner = seat
                elif value == best:
                    winner = -1
    return end_round(s, winner, BLOCKED)


def hand_value(g: Tables, s: Registers, seat: int) -> int:
    """What a hand counts: the points of its cards, on the side in play."""
    value = 0
    base = s.base[seat]
    side = s.side * KINDS
    for kind in range(g.kinds):
        n = s.counts[base + kind]
        if n:
            value += n * g.points[kind + side]
    return value


@verb("skip COUNT")
def skip(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The next COUNT seats lose their turn; never the seat that plays."""
    count = min(count, s.actives - 1)
    if s.logging:
        for i in range(count):
            note(s, SKIPPED, seat_after(g, s, s.turn, s.stride + i), 0, 0, 0)
    s.stride += count
    return 0


@verb("reverse")
def reverse(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The direction turns; with two seats left the other one is skipped (reverse.two_players)."""
    turn_back(g, s, 0, 0, 0)
    if s.actives == 2 and g.two_skip:
        note(s, SKIPPED, seat_after(g, s, s.turn, s.stride), 0, 0, 0)
        s.stride += 1
    return 0


@verb("turn back")
def turn_back(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The direction turns, and nobody is skipped."""
    s.direction = -s.direction
    s.turned ^= 1
    note(s, REVERSED, s.player, s.direction, 0, 0)
    return 0


@verb("again")
def again(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays has another turn."""
    s.stride = 0
    return 0


@verb("begin WHO COUNT", internal=True)
def begin(g: Tables, s: Registers, code: int, steps: int, _c: int) -> int:
    """The first turn is COUNT seats after WHO."""
    s.turn = who(g, s, code)
    s.stride = steps
    return 0
