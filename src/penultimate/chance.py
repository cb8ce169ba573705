"""Where the chance of a round comes from."""

from __future__ import annotations

from dataclasses import dataclass

from .kernel.chance import Chance as Source


@dataclass(frozen=True)
class Chance:
    """Where a round's chance comes from: a seed of its own generator, or a source from outside."""

    seed: int = 0
    source: Source | None = None

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """The state's own generator, started with `seed`: the same seed gives the same round on any machine."""
        return cls(seed)

    @classmethod
    def outside(cls, source: Source) -> Chance:
        """Every shuffle and device asks `source`: a fair dealer, a record, a stacked deck."""
        return cls(0, source)
