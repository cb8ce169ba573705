"""Who was first: presses ordered by measured latency. No client's clock is trusted (reaction protocol,
3.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .entries import Pressed
from .limits import Limits


def corrected_us(press: Pressed, limits: Limits, ahead: Sequence[int] = ()) -> int:
    """When the press was made, as far as we credit it: arrival less half the round trip, at most the credit, and less
    the seat's head start (`ahead`, in milliseconds)."""
    start = ahead[press.seat] * 1000 if press.seat < len(ahead) else 0
    return press.arrival_us - min(press.trip_us // 2, limits.latency_credit_ms * 1000) - start


def order(
    presses: Sequence[Pressed],
    opening_us: int | None,
    limits: Limits,
    below: Callable[[int], int],
    ahead: Sequence[int] = (),
) -> list[Pressed]:
    """The presses, the first first. Those before the opening rank last; differences below the tie are drawn
    by lot."""

    def made(press: Pressed) -> tuple[int, int]:
        return corrected_us(press, limits, ahead), press.seat

    early = [p for p in presses if opening_us is not None and p.arrival_us < opening_us]
    valid = sorted((p for p in presses if p not in early), key=made)
    ranked: list[Pressed] = []
    while valid:
        first, _ = made(valid[0])
        tied = [p for p in valid if made(p)[0] - first < limits.tie_ms * 1000]
        ranked.append(tied[below(len(tied))] if len(tied) > 1 else tied[0])
        valid.remove(ranked[-1])
    return ranked + sorted(early, key=made)


def drawn(presses: Sequence[Pressed], below: Callable[[int], int]) -> list[Pressed]:
    """The presses in an order drawn by lot."""
    left = sorted(presses, key=lambda press: press.seat)
    return [left.pop(below(len(left))) for _ in range(len(left))]


def median(trips: Sequence[int]) -> int:
    """The middle of the measured round trips, 0 when there are none."""
    return sorted(trips)[len(trips) // 2] if trips else 0
