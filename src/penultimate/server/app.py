"""The application: one process that serves pages, tables and sockets."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import select

from . import auth, schema, sockets
from .bounds import Rate
from .clock import Clock, SystemClock
from .http import SECURITY_HEADERS, make_http
from .limits import Limits
from .metrics import Metrics
from .refusals import Refusal
from .rooms import Rooms
from .store import Store


@dataclass(frozen=True)
class Config:
    """How a server is run. `origins` are the pages that may talk to it; `prefix` the path it lives under."""

    data: Path
    origins: frozenset[str] = frozenset()
    public_url: str = ""
    secure: bool = False

    @property
    def prefix(self) -> str:
        """The path of the public address, without its last slash."""
        return urlsplit(self.public_url).path.rstrip("/")


class Server:
    """Everything one process has, and its ASGI entry."""

    def __init__(
        self,
        config: Config,
        limits: Limits | None = None,
        clock: Clock | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.config = config
        self.limits = limits = limits or Limits()
        self.metrics = metrics or Metrics()
        self.clock = clock or SystemClock()
        self.store = Store(config.data, limits.commit_linger_ms)
        self.rooms = Rooms(self.store, limits, self.clock, self.metrics)
        keys = limits.addresses_kept
        self.messages = Rate(limits.messages_per_second, 1, keys, limits.messages_burst)
        self.chats = Rate(limits.chats_per_minute, 60, keys)
        self.new_tables = Rate(limits.tables_per_address_per_hour, 3600, keys)
        self.new_guests = Rate(limits.guests_per_address_per_hour, 3600, keys)
        self.misses = Rate(limits.joins_per_address_per_minute, 60, keys)
        self.editions_checked = Rate(limits.editions_per_address_per_minute, 60, keys)
        self.record_reads = Rate(limits.records_per_address_per_minute, 60, keys)
        self.sheet_reads = Rate(limits.sheets_per_address_per_minute, 60, keys)
        self.lesson_reads = Rate(limits.lessons_per_address_per_minute, 60, keys)
        self._known: OrderedDict[str, str] = OrderedDict()
        self._by_address: Counter[str] = Counter()
        self._by_guest: Counter[str] = Counter()
        self._http = make_http(self)
        gauges = self.metrics.gauges
        gauges["penultimate_tables_awake"] = ("Tables in memory.", lambda: len(self.rooms.rooms))
        gauges["penultimate_connections"] = ("Open connections.", lambda: self._by_guest.total())
        gauges["penultimate_commits_total"] = ("Commits.", lambda: self.store.commits)

    # ------------------------------------------------------------ people

    async def guest(self, headers: Any) -> tuple[str, str]:
        """Who asks: identity and name. Raises Refusal("unknown") for a secret that was never given out."""
        secret = auth.cookie_in(headers)
        if secret is None:
            raise Refusal("unknown", "ask for an identity first: POST /api/guests")
        guest = auth.guest_of(secret)
        name = self._known.get(guest)
        if name is None:
            look = select(schema.guests.c.name).where(schema.guests.c.id == guest)
            name = await self.store.read(lambda db: db.execute(look).scalar_one_or_none())
            if name is None:
                raise Refusal("unknown", "this identity is not known here")
            self.remember(guest, name)
        return guest, name

    def remember(self, guest: str, name: str) -> None:
        """Keep a name at hand."""
        self._known[guest] = name
        self._known.move_to_end(guest)
        if len(self._known) > self.limits.addresses_kept:
            self._known.popitem(last=False)

    async def admit(self, headers: Any, _address: str) -> tuple[str, str]:
        """Who opens a socket, from a page of ours or a program."""
        auth.check_origin(headers, self.config.origins)
        return await self.guest(headers)

    def joins_left(self, address: str) -> None:
        """Raises Refusal when an address has guessed too many codes."""
        if self.misses.left(address) < 1:
            raise Refusal("slow_down", "too many wrong codes; wait a little")

    def missed(self, address: str) -> None:
        """An address asked for a table that is not there."""
        self.misses.take(address)

    def count_in(self, address: str, guest: str) -> bool:
        """One more connection, where there is room."""
        limits = self.limits
        if (
            self._by_guest.total() >= limits.connections
            or self._by_address[address] >= limits.connections_per_address
            or self._by_guest[guest] >= limits.connections_per_guest
        ):
            return False
        self._by_address[address] += 1
        self._by_guest[guest] += 1
        return True

    def count_out(self, address: str, guest: str) -> None:
        """One connection less."""
        for counter, key in ((self._by_address, address), (self._by_guest, guest)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    # ------------------------------------------------------------ ASGI

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self._lifespan(receive, send)
            return
        prefix = self.config.prefix
        if prefix and (scope["path"] == prefix or scope["path"].startswith(prefix + "/")):
            # Some proxies keep the path they are reached under, others take it away: both work.
            scope = {**scope, "path": scope["path"][len(prefix) :] or "/", "raw_path": None, "root_path": ""}
        if kind == "websocket":
            parts = scope["path"].split("/")
            code = parts[3] if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "socket" else ""
            await sockets.serve(self, scope, receive, send, code)
            return

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(one for one in SECURITY_HEADERS if one[0] not in named)]
            await send(message)

        await self._http(scope, receive, send_safely)

    async def _lifespan(self, receive: Any, send: Any) -> None:
        await receive()
        self.begin()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.end()
        await send({"type": "lifespan.shutdown.complete"})

    def begin(self) -> None:
        """Start on the running loop."""
        self.store.bind(asyncio.get_running_loop())
        self.rooms.start()
        self.metrics.log("started")

    async def end(self) -> None:
        """Stop: everybody is let go, and everything is on disk."""
        await self.rooms.stop()
        self.store.close()
        self.metrics.log("stopped")
