"""Chance: one function, `below(n)`, over the state's own generator.

The generator is a 63-bit congruential one with PCG's shift-by-the-top-bits output (M. O'Neill, "PCG: A Family of
Simple Fast Space-Efficient Statistically Good Algorithms", 2014, there XSH-RS), the bound D. Lemire's multiply and
reject ("Fast Random Integer Generation in an Interval", 2019), so every value below n is exactly as likely.
"""

from __future__ import annotations

from typing import Protocol

from .registers import Registers

MASK63 = (1 << 63) - 1
MASK32 = (1 << 32) - 1
STEP = 6364136223846793005
DRIFT = 1442695040888963407


class Chance(Protocol):
    """Where results come from while a round is live: a fair dealer, a record, a test's stacked deck."""

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""

    def shuffle(self, cards: list[int]) -> list[int]:
        """The kinds in their new order, the first to be drawn last."""

    def device(self, what: int, n: int) -> int:
        """The result of the device `what`, from 0 to n - 1."""


def seed_chance(s: Registers, seed: int) -> None:
    """Start the generator: any integer will do, and neighbours give unlike streams."""
    s.seed = ((seed & MASK63) ^ DRIFT) & MASK63
    for _ in range(3):
        s.seed = (s.seed * STEP + DRIFT) & MASK63
        s.seed = s.seed ^ (s.seed >> 29)


def bits32(s: Registers) -> int:
    """The next 32 bits."""
    old = s.seed
    s.seed = (old * STEP + DRIFT) & MASK63
    return ((old ^ (old >> 22)) >> (21 + (old >> 60))) & MASK32


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
