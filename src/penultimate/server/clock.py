"""Time, in one place, so that a test can hold it still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something planned, which can be called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """The server's clock and its alarm."""

    def now_us(self) -> int:
        """Microseconds since the epoch."""

    def at(self, ms: int, what: Callable[[], None]) -> Handle:
        """Plan `what` for a moment in milliseconds since the epoch."""


class SystemClock:
    """The system's time, never going back while the process lives."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now_us(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1000

    def at(self, ms: int, what: Callable[[], None]) -> Handle:
        delay = max(0.0, ms / 1000 - self.now_us() / 1e6)
        return asyncio.get_running_loop().call_later(delay, what)
