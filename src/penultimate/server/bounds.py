"""Rates: how often an address or an identity may do something. Bounded itself: the longest unseen is
forgotten."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from .refusals import Refusal


class Rate:
    """So many in a span of seconds, by key; a burst up to the same number. Refills evenly."""

    def __init__(
        self,
        count: float,
        seconds: float,
        keys: int,
        burst: float | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.burst = count if burst is None else burst
        self.per_second = count / seconds
        self.keys = keys
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str) -> float:
        """How many are left now."""
        left, then = self._left.get(key, (self.burst, 0.0))
        return min(self.burst, left + (self._now() - then) * self.per_second)

    def take(self, key: str) -> bool:
        """Take one; False when none is left."""
        left = self.left(key)
        self._left[key] = (left - 1 if left >= 1 else left, self._now())
        self._left.move_to_end(key)
        if len(self._left) > self.keys:
            self._left.popitem(last=False)
        return left >= 1

    def need(self, key: str, what: str) -> None:
        """Take one. Raises Refusal("slow_down")."""
        if not self.take(key):
            raise Refusal("slow_down", f"too many {what}; wait a little")
