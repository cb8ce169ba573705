"""Chance: one function, `below(n)`, over the state's own generator.

The generator is G. Marsaglia's multiply-with-carry in base 2**32, carry and digit xored for the output as in
D. Thomas's MWC64X (2011); the factor is chosen so that both FACTOR * 2**32 - 1 and FACTOR * 2**31 - 1 are prime
(period about 2**61) and no product passes 2**63: Numba takes signed overflow to be impossible. The bound is D. Lemire's
multiply and reject ("Fast Random Integer Generation in an Interval", 2019), so that every value below n is exactly as
likely.
"""

from __future__ import annotations

from typing import Protocol

from .registers import Registers

MASK32 = (1 << 32) - 1
MASK31 = (1 << 31) - 1
FACTOR = 2064482043


class Chance(Protocol):
    """Where results come from while a round is live: a fair dealer, a record, a test's stacked deck."""

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""

    def shuffle(self, cards: list[int]) -> list[int]:
        """The kinds in their new order, the first to be drawn last."""

    def device(self, what: int, n: int) -> int:
        """The result of the device `what`, from 0 to n - 1."""


def scramble(x: int) -> int:
    """One step of the generator, from 63 bits to 63 bits."""
    return FACTOR * (x & MASK32) + (x >> 32)


def seed_chance(s: Registers, seed: int) -> None:
    """Start the generator: any integer from 0 to 2**62 - 1, and neighbours give unlike streams."""
    low = (seed & MASK32) * 1640531527 % 4294967291 + 1
    x = low + ((seed >> 32) & MASK31) % (FACTOR - 1) * (MASK32 + 1)
    for _ in range(8):
        x = scramble(x)
    s.seed = x


def bits32(s: Registers) -> int:
    """The next 32 bits."""
    x = FACTOR * (s.seed & MASK32) + (s.seed >> 32)
    s.seed = x
    return (x & MASK32) ^ (x >> 32)


def below(s: Registers, n: int) -> int:
    """An integer from 0 to n - 1, all equally likely; n up to 2**31."""
    if s.live:
        return ask_below(s, n)
    product = bits32(s) * n
    while product & MASK32 < n and product & MASK32 < (MASK32 + 1) % n:
        product = bits32(s) * n
    return product >> 32


def device(s: Registers, what: int, n: int) -> int:
    """One result of a device (a launcher, a wheel) that is logged and may be foretold by a test."""
    if s.live:
        return ask_device(s, what, n)
    return below(s, n)


def shuffle_pile(s: Registers, first: int) -> None:
    """Put the draw pile from place `first` up in a new order (Fisher-Yates)."""
    if s.live:
        ask_shuffle(s, first)
        return
    for i in range(s.piled - 1, first, -1):
        j = first + below(s, i + 1 - first)
        card = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = card


# The three doors to the outside are the only functions that are not bound under Numba, where no round is live.
def ask_below(s: Registers, n: int) -> int:
    assert s.chance is not None
    return s.chance.below(n)


def ask_device(s: Registers, what: int, n: int) -> int:
    assert s.chance is not None
    return s.chance.device(what, n)


def ask_shuffle(s: Registers, first: int) -> None:
    assert s.chance is not None
    s.pile[first : s.piled] = s.chance.shuffle(s.pile[first : s.piled])
