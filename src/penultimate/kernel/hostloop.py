"""The host loop: asks those waited for, polls those who may act, with a policy of its own stream.

In kernel style, so that whole batches of rounds run under Numba. The policy is uniform but plays when it can: it lays a
card if one would do, hardly ever keeps one just drawn, and takes an offer (a call, a catch, a jump-in) once in `EVERY`
times it is there.
"""

from __future__ import annotations

from .chance import MASK31, MASK32, below, scramble, seed_chance
from .codes import (
    BROKEN,
    CALL,
    CALL_BIT,
    CATCH,
    CHOICES,
    CHOOSE_CARD,
    DEADLINE,
    DRAWN,
    JUMP,
    OPTION,
    PENALTY,
    RACE,
    SIGNAL,
)
from .dealing import deal
from .machine import step
from .questions import bits_in, jumpers, jumps, legal, low_bit
from .registers import BIT, WORD, Registers, Tables

EVERY = 2
CATCHES = ((1 << CHOICES) - 1) << CATCH
BREACHES = ((1 << CHOICES) - 1) << BROKEN
OFFERS = CATCHES | CALL_BIT | BREACHES
SELDOM = 8
ACTIONS = 512  # more than there are actions


class Stream:
    """A stream of chance that belongs to a policy, apart from the round's own."""

    __slots__ = ("live", "seed")
    seed: int
    live: int

    def __init__(self) -> None:
        self.seed = 0
        self.live = 0


def pick(p: Stream, low: int, high: int) -> int:
    """One of the bits of two words, all as likely; those of the second word count from 60."""
    n = bits_in(low)
    k = below(p, n + bits_in(high)) if high else below(p, n)  # type: ignore[arg-type]
    if k >= n:
        k -= n
        while k:
            high &= high - 1
            k -= 1
        return WORD + low_bit(high)
    while k:
        low &= low - 1
        k -= 1
    return low_bit(low)


def poll(g: Tables, s: Registers, p: Stream) -> int:
    """Ask around for offers, from a seat drawn by lot on; which was taken, as seat * ACTIONS + action, or -1."""
    eager = jumpers(g, s) if s.jump else 0
    if s.posed and s.question <= PENALTY and below(p, SELDOM) == 0:  # type: ignore[arg-type]
        seat = below(p, g.seats)  # type: ignore[arg-type]
        word = legal(g, s, seat)[4] >> BROKEN
        if word:
            return seat * ACTIONS + OPTION + BROKEN + low_bit(word)
    if s.owing == 0 and eager == 0:
        return -1
    first = below(p, g.seats)  # type: ignore[arg-type]
    for i in range(g.seats):
        seat = (first + i) % g.seats
        bit = BIT[seat]
        if eager & bit and below(p, EVERY) == 0:  # type: ignore[arg-type]
            j0, j1 = jumps(g, s, seat)
            if j0 | j1:
                return seat * ACTIONS + JUMP + (low_bit(j0) if j0 else WORD + low_bit(j1))
        if s.owing and s.active & bit and below(p, EVERY) == 0:  # type: ignore[arg-type]
            others = s.owing & ~bit
            if s.owing & bit and g.self_rescue:
                return seat * ACTIONS + OPTION + CALL
            if others:
                return seat * ACTIONS + OPTION + CATCH + low_bit(others)
    return -1


def answer(g: Tables, s: Registers, p: Stream) -> int:
    """What is done next, as seat * ACTIONS + action: an offer taken, or the answer of a seat waited for."""
    if s.owing or s.jump or s.posed:
        taken = poll(g, s, p)
        if taken >= 0:
            return taken
    asked = s.asked
    if asked == 0:
        return DEADLINE
    if s.race < 0 and s.question == RACE and below(p, SELDOM):  # type: ignore[arg-type]
        return SIGNAL
    seat = low_bit(asked) if asked & (asked - 1) == 0 else pick(p, asked, 0)
    c0, c1, _, _, options = legal(g, s, seat)
    if options & CALL_BIT and below(p, EVERY) == 0:  # type: ignore[arg-type]
        return seat * ACTIONS + OPTION + CALL
    options &= ~OFFERS
    if s.question == DRAWN and options and below(p, SELDOM) == 0:  # type: ignore[arg-type]
        # Kept now and then: two seats that lay a Reverse each as they draw it would turn play back and forth for ever.
        c0 = 0
        c1 = 0
    if (c0 | c1) and (s.question < CHOOSE_CARD or options == 0 or below(p, EVERY)):  # type: ignore[arg-type]
        return seat * ACTIONS + pick(p, c0, c1)
    if options & (options - 1) == 0:
        return seat * ACTIONS + OPTION + low_bit(options)
    return seat * ACTIONS + OPTION + pick(p, options, 0)


def decide(g: Tables, s: Registers, p: Stream) -> None:
    """One decision."""
    taken = answer(g, s, p)
    step(g, s, taken // ACTIONS, taken % ACTIONS)


def play_out(g: Tables, s: Registers, p: Stream, cap: int) -> int:
    """Play a round on to its end, or until `cap` decisions were made. Gives the decisions."""
    decisions = 0
    while decisions < cap and s.over == 0:
        decide(g, s, p)
        decisions += 1
    return decisions


def play_rounds(g: Tables, s: Registers, p: Stream, seed: int, rounds: int, cap: int) -> int:
    """Deal and play so many rounds, one after the other in the same registers. Gives the decisions in all."""
    seed_chance(p, seed)  # type: ignore[arg-type]
    seed_chance(s, seed + 1)
    decisions = 0
    for n in range(rounds):
        deal(g, s, n % g.seats, -1, 0)
        decisions += play_out(g, s, p, cap)
    return decisions


def fingerprint(g: Tables, s: Registers) -> int:
    """A number that two equal rounds share and unequal ones hardly ever do: for comparing traces."""
    h = s.seed
    h = mix(h, s.question)
    h = mix(h, s.asked)
    h = mix(h, s.extras)
    h = mix(h, s.turn * 4 + s.direction)
    h = mix(h, s.colour * 64 + s.symbol)
    h = mix(h, s.penalty)
    h = mix(h, s.called)
    h = mix(h, s.owing)
    h = mix(h, s.jump * 8 + s.stride)
    h = mix(h, s.active)
    h = mix(h, s.piled * 512 + s.discarded)
    h = mix(h, s.over * 32 + s.winner)
    h = mix(h, s.side * 2 + s.until)
    h = mix(h, s.total * 64 + s.limit)
    h = mix(h, s.clock * 64 + s.since)
    h = mix(h, s.kept * 512 + s.purpose)
    h = mix(h, s.posed)
    h = mix(h, s.fallen)
    h = mix(h, s.lit * 16 + s.bonus)
    h = mix(h, s.picked + 2)
    h = mix(h, s.fit0)
    h = mix(h, s.fit1)
    for seat in range(g.seats):
        h = mix(h, s.held0[seat])
        h = mix(h, s.held1[seat])
        h = mix(h, s.sizes[seat])
    return h


def mix(h: int, value: int) -> int:
    """One more number into a fingerprint."""
    x = h ^ value
    return scramble((x & MASK32) + ((x >> 32) & MASK31) * (MASK32 + 1))
