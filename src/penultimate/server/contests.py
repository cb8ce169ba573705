"""Who was first: presses ordered by measured latency. No client's clock is trusted (reaction protocol,
3.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .entries import Pressed
from .limits import Limits


def corrected_us(press: Pressed, limits: Limits) -> int:
    """When the press was made, as far as we credit it: arrival less half the round trip, at most the
    credit."""
    return press.arrival_us - min(press.trip_us // 2, limits.latency_credit_ms * 1000)


def order(
    presses: Sequence[Pressed], opening_us: int | None, limits: Limits, below: Callable[[int], int]
) -> list[Pressed]:
    """The presses, the first first. Those before the opening rank last; differences below the tie are drawn
    by lot."""
    early = [p for p in presses if opening_us is not None and p.arrival_us < opening_us]
    valid = sorted((p for p in presses if p not in early), key=lambda p: (corrected_us(p, limits), p.seat))
    ranked: list[Pressed] = []
    while valid:
        first = corrected_us(valid[0], limits)
        tied = [p for p in valid if corrected_us(p, limits) - first < limits.tie_ms * 1000]
        ranked.append(tied[below(len(tied))] if len(tied) > 1 else tied[0])
        valid.remove(ranked[-1])
    return ranked + sorted(early, key=lambda p: (corrected_us(p, limits), p.seat))


def median(trips: Sequence[int]) -> int:
    """The middle of the measured round trips, 0 when there are none."""
    return sorted(trips)[len(trips) // 2] if trips else 0
