"""Questions: who is waited for, what would do, and what else any seat may do at this moment.

A question is a value: seats waited for, a mask of cards that would do, a word of other answers. Offers to seats nobody
waits for (to jump in, to call, to catch) are not opened or closed by anybody: they are true of a state.
"""

from __future__ import annotations

from .cards import can_draw
from .codes import (
    BROKEN_ONE,
    CALL_BIT,
    CATCH_ONE,
    CHOOSE_ROW,
    DRAW_BIT,
    DRAWN,
    EXPLODE_BIT,
    FORCED_TURN,
    LUCKY,
    MORE,
    PASS_BIT,
    PENALTY,
    POINT,
    SHOW,
    TURN,
)
from .registers import BIT, KINDS, WORD, Registers, Tables


def ask(s: Registers, question: int, asked: int, fit0: int, fit1: int, extras: int) -> int:
    """Put a question to the seats in the mask `asked`; the machine stops here until it is answered."""
    s.question = question
    s.asked = asked
    s.fit0 = fit0
    s.fit1 = fit1
    s.extras = extras
    return 1


def row_of(g: Tables, s: Registers) -> int:
    """The row of the match tables that the upcard and the active colour stand for."""
    return s.colour * g.symbols + s.symbol


# Powers of two below 2**62 all leave different rests by 67, so the rest finds the place of a lone bit.
PLACE = tuple(next((n for n in range(62) if (1 << n) % 67 == rest), 0) for rest in range(67))


def low_bit(mask: int) -> int:
    """Place of the lowest bit set in a mask that is not 0."""
    return PLACE[(mask & -mask) % 67]


def bits_in(mask: int) -> int:
    """How many bits are set in a mask of at most 62."""
    n = mask - ((mask >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 0x7F


def is_bluff(g: Tables, s: Registers, seat: int, row: int, kind: int) -> int:
    """1 when the hand holds a card that forbids an honest restricted wild, the one being laid not counted."""
    b0 = s.held0[seat] & g.block0[row]
    b1 = s.held1[seat] & g.block1[row]
    if kind >= 0 and s.counts[s.base[seat] + kind] == 1:
        if kind < WORD:
            b0 &= ~BIT[kind]
        else:
            b1 &= ~BIT[kind - WORD]
    return 1 if b0 | b1 else 0


def limited(g: Tables, s: Registers, seat: int, m0: int, m1: int) -> tuple[int, int]:
    """What is left of the cards that would do where last cards, restricted wilds or colours are limited."""
    if s.sizes[seat] == 1:
        m0 &= g.finish0[s.side]
        m1 &= g.finish1[s.side]
    if s.limit:
        m0 &= g.coloured0[s.limit - 1]
        m1 &= g.coloured1[s.limit - 1]
    if g.refuse:
        r0 = m0 & g.restricted0[s.side]
        r1 = m1 & g.restricted1[s.side]
        row = row_of(g, s)
        while r0:
            kind = low_bit(r0)
            r0 &= r0 - 1
            if is_bluff(g, s, seat, row, kind):
                m0 &= ~BIT[kind]
        while r1:
            kind = low_bit(r1)
            r1 &= r1 - 1
            if is_bluff(g, s, seat, row, kind + WORD):
                m1 &= ~BIT[kind]
    return m0, m1


def may_draw(g: Tables, s: Registers, seat: int) -> bool:
    """Whether there is a card to draw for a seat, and room for it in the hand."""
    return can_draw(g, s) and s.sizes[seat] < g.hand_limit


def may_play(g: Tables, s: Registers, seat: int) -> bool:
    """Whether the hand holds a card that may be laid on the upcard."""
    row = row_of(g, s)
    m0 = s.held0[seat] & g.match0[row]
    m1 = s.held1[seat] & g.match1[row]
    if (g.limits or s.limit) and (m0 | m1):
        m0, m1 = limited(g, s, seat, m0, m1)
    return (m0 | m1) != 0


def jumps(g: Tables, s: Registers, seat: int) -> tuple[int, int]:
    """The cards with which a seat may jump in now: the identical card, while the window is open."""
    if s.over or s.active & BIT[seat] == 0:
        return 0, 0
    if s.question != TURN and s.question != PENALTY and (s.question != DRAWN or g.jump_stays == 0):
        return 0, 0
    top = s.discard[s.discarded - 1]
    if top < WORD:
        m0 = s.held0[seat] & g.jump0[s.side] & BIT[top]
        m1 = 0
    else:
        m0 = 0
        m1 = s.held1[seat] & g.jump1[s.side] & BIT[top - WORD]
    if (g.limits or s.limit) and (m0 | m1):
        m0, m1 = limited(g, s, seat, m0, m1)
    return m0, m1


def jumpers(g: Tables, s: Registers) -> int:
    """Mask of the seats that hold a card with which they may jump in now."""
    if s.question != TURN and s.question != PENALTY and (s.question != DRAWN or g.jump_stays == 0):
        return 0
    top = s.discard[s.discarded - 1]
    found = 0
    if top < WORD:
        bit = BIT[top] & g.jump0[s.side]
        if bit:
            for seat in range(g.seats):
                if s.held0[seat] & bit:
                    found |= BIT[seat]
    else:
        bit = BIT[top - WORD] & g.jump1[s.side]
        if bit:
            for seat in range(g.seats):
                if s.held1[seat] & bit:
                    found |= BIT[seat]
    return found


def legal(g: Tables, s: Registers, seat: int) -> tuple[int, int, int, int, int]:
    """Every legal answer and offer of a seat: cards (two words), jump-ins (two words), options (one word)."""
    bit = BIT[seat]
    c0 = 0
    c1 = 0
    options = 0
    size = s.sizes[seat]
    if s.asked & bit:
        c0 = s.held0[seat] & s.fit0
        c1 = s.held1[seat] & s.fit1
        options = s.extras
        q = s.question
        if q == TURN or q == DRAWN or q == PENALTY or q == MORE or q == LUCKY:
            if (g.limits or s.limit) and (c0 | c1):
                c0, c1 = limited(g, s, seat, c0, c1)
            if (c0 | c1) and ((q == TURN and g.must_play) or (q == DRAWN and must_play_drawn(g, s, c0, c1))):
                options &= ~(DRAW_BIT | PASS_BIT | EXPLODE_BIT)
            if options & DRAW_BIT and not may_draw(g, s, seat):
                # Nothing is left to draw, or the hand is full: a pass takes the place of the draw.
                options = (options & ~DRAW_BIT) | PASS_BIT
            if g.uno and size == 2 and s.called & bit == 0 and q != MORE:
                options |= CALL_BIT
        elif q > MORE:
            c0, c1, options = particular(g, s, seat, c0, c1, options)
    j0 = 0
    j1 = 0
    if s.jump:
        j0, j1 = jumps(g, s, seat)
        if g.uno and size == 2 and (j0 | j1) and s.called & bit == 0:
            options |= CALL_BIT
    if s.posed and s.question <= PENALTY and s.active & bit and s.accused & bit == 0:
        options |= (s.posed & ~bit) * BROKEN_ONE
    if s.owing:
        options |= (s.owing & ~bit) * CATCH_ONE
        if s.owing & bit and g.self_rescue:
            options |= CALL_BIT
        if s.active & bit == 0:
            options = 0
    return c0, c1, j0, j1, options


def particular(g: Tables, s: Registers, seat: int, c0: int, c1: int, options: int) -> tuple[int, int, int]:
    """What a seat may answer where that differs from seat to seat, or is not a card of its hand."""
    q = s.question
    if q == CHOOSE_ROW:
        if g.uno and s.called & BIT[seat] == 0 and g.call_at <= s.sizes[seat] <= 2 * g.call_at:
            options |= CALL_BIT
        return s.fit0, s.fit1, options
    if q == POINT:
        return 0, 0, options & ~BIT[seat]
    if q == SHOW:
        c0, c1 = highest(g, s, seat)
    elif q == FORCED_TURN:
        if c0 | c1:
            c0, c1 = limited(g, s, seat, c0, c1)
        if g.uno and s.sizes[seat] == 2 and s.called & BIT[seat] == 0:
            options |= CALL_BIT
        if c0 | c1:
            options &= ~PASS_BIT
        return c0, c1, options
    else:
        return c0, c1, options
    return (c0, c1, 0) if c0 | c1 else (0, 0, options)


def highest(g: Tables, s: Registers, seat: int) -> tuple[int, int]:
    """The highest number cards of a hand that it has not shown yet: `places` says how many it has."""
    shown = s.places[seat]
    for rank in range(10, -1, -1):
        n = 0
        m0 = 0
        m1 = 0
        for kind in range(g.kinds):
            have = s.counts[s.base[seat] + kind]
            if have and g.rank[kind + s.side * KINDS] == rank:
                n += have
                if have > 1 or s.secrets[seat] != kind + 1 or shown == 0:
                    if kind < WORD:
                        m0 |= BIT[kind]
                    else:
                        m1 |= BIT[kind - WORD]
        if n > shown:
            return m0, m1
        shown -= n
    return 0, 0


def must_play_drawn(g: Tables, s: Registers, c0: int, c1: int) -> int:
    """Whether the card just drawn is among those that fit, and has to be laid then (turn.drawn_card)."""
    if g.drawn_mode == 1 or (g.drawn_mode == 2 and s.forced):
        return c0 & BIT[s.drawn] if s.drawn < WORD else c1 & BIT[s.drawn - WORD]
    return 0
