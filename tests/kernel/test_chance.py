"""The generator: in range, even, and unlike for neighbouring seeds."""

from __future__ import annotations

from collections import Counter

from penultimate import RuleSet
from penultimate.kernel.chance import FACTOR, below, seed_chance
from penultimate.kernel.registers import Registers, new_registers


def registers() -> Registers:
    return new_registers(RuleSet.parse("classic").tables(2))


def test_every_value_below_n_comes_as_often() -> None:
    s = registers()
    seed_chance(s, 5)
    for n in (1, 2, 3, 7, 54, 108):
        counts = Counter(below(s, n) for _ in range(200 * n))
        assert set(counts) == set(range(n))
        chi = sum((count - 200) ** 2 / 200 for count in counts.values())
        # Far in the tail of the distribution (mean n - 1, variance 2 (n - 1)): a fixed seed, so it never flickers.
        assert chi < n - 1 + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_differ_at_once() -> None:
    firsts = set()
    for seed in range(2000):
        s = registers()
        seed_chance(s, seed)
        firsts.add(tuple(below(s, 1 << 20) for _ in range(3)))
    assert len(firsts) == 2000


def test_the_factor_is_that_of_a_long_period() -> None:
    def prime(n: int) -> bool:
        return all(pow(a, n - 1, n) == 1 for a in (2, 3, 5, 7, 11, 13, 17))

    assert prime(FACTOR * 2**32 - 1)
    assert prime(FACTOR * 2**31 - 1)
    assert FACTOR * (2**32 - 1) + 2**31 < 2**63


def test_a_seed_is_the_same_everywhere() -> None:
    s = registers()
    seed_chance(s, 7)
    assert [below(s, 1000) for _ in range(6)] == SEVEN


SEVEN = [957, 193, 804, 956, 408, 681]
