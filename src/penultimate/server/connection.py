"""One live connection of a person to a table: what waits to be sent, and how far away it is."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from . import protocol as p
from .contests import median

Send = Callable[[dict[str, object]], Awaitable[None]]
REPLACED, GOODBYE, TOO_SLOW, TRY_AGAIN = 4001, 1000, 4008, 1012


class _Rest:
    """The rest of a sending that was begun outside a task and has to wait."""

    def __init__(self, sending: Generator[Any, Any, None], waits_for: Any) -> None:
        self.sending, self.waits_for = sending, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.sending


class Connection:
    """Frames go out in order; one that cannot keep up is let go, not waited for."""

    __slots__ = (
        "_queue", "_send", "_task", "closed", "entered", "guest", "heard_us", "name", "ping_n", "ping_us", "ponged_it",
        "queue_limit", "seat", "trips",
    )  # fmt: skip

    def __init__(self, guest: str, name: str, send: Send, queue_limit: int) -> None:
        self.guest = guest
        self.name = name
        self.seat: int | None = None
        self.entered = False
        self.closed = False
        self.trips: tuple[int, ...] = ()
        self.heard_us = 0  # when the message came in that is being handled
        self.ping_n = 0
        self.ping_us = 0
        self.ponged_it = True
        self.queue_limit = queue_limit
        self._send = send
        self._queue: deque[str | int] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def trip_us(self) -> int:
        """The median round trip in microseconds, 0 before it is known."""
        return median(self.trips)

    def push(self, frame: bytes) -> None:
        """Queue a frame."""
        if self.closed:
            return
        if len(self._queue) >= self.queue_limit:
            self.close(TOO_SLOW)
            return
        if self._task is None and not self._queue:
            self._now({"type": "websocket.send", "text": frame.decode()})
            return
        self._queue.append(frame.decode())
        self._start()

    def _now(self, event: dict[str, object]) -> None:
        """Send without a task of its own, as long as the other end keeps up: that is most of what sending
        costs."""
        sending = self._send(event).__await__()
        try:
            waits_for = next(sending)
        except StopIteration:
            return
        except Exception:
            self.closed = True
            return
        self._task = asyncio.get_running_loop().create_task(self._drain(_Rest(sending, waits_for)))

    def close(self, code: int = GOODBYE) -> None:
        """Close after what is queued; too slow a reader is cut off without it."""
        if self.closed:
            return
        self.closed = True
        if code == TOO_SLOW:
            self._queue.clear()
        self._queue.append(code)
        self._start()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self, first: Awaitable[None] | None = None) -> None:
        try:
            if first is not None:
                await first
            while self._queue:
                item = self._queue.popleft()
                if isinstance(item, int):
                    await self._send({"type": "websocket.close", "code": item})
                else:
                    await self._send({"type": "websocket.send", "text": item})
        except Exception:
            # The other end is gone; the receiving side notices and cleans up.
            self.closed = True
            self._queue.clear()
        finally:
            self._task = None

    def ping(self, now_us: int) -> None:
        """Measure the round trip once more."""
        self.ping_n += 1
        self.ping_us = now_us
        self.ponged_it = False
        self.push(p.encoder.encode(p.Ping(self.ping_n)))

    def ponged(self, n: int, now_us: int) -> None:
        """A pong came in: the round trip is measured by our clock alone."""
        if n == self.ping_n and not self.ponged_it:
            self.trips = (*self.trips, now_us - self.ping_us)[-5:]
            self.ponged_it = True
