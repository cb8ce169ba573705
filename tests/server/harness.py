"""A served table for tests: real sockets and a real database; or a room on a clock that a test turns by
hand."""

from __future__ import annotations

import heapq
import io
import itertools
import json
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import connect

from penultimate import Card, Chance, Position, Round, read_card
from penultimate.server import entries as en
from penultimate.server.app import Config, Server
from penultimate.server.connection import Connection
from penultimate.server.limits import Limits
from penultimate.server.metrics import Metrics
from penultimate.server.operator import origins
from penultimate.server.protocol import read_message
from penultimate.server.room import Room
from penultimate.server.running import uvicorn_config
from penultimate.server.settings import Settings
from penultimate.server.store import Write
from penultimate.server.table import Table

ROOMY = Limits(
    connections_per_address=100_000,
    guests_per_address_per_hour=1_000_000,
    tables_per_address_per_hour=1_000_000,
    joins_per_address_per_minute=1000,
    messages_per_second=10_000,
    messages_burst=10_000,
    contribution_ms=50,
    between_rounds_ms=50,
    grace_ms=20,
    race_lead_ms=20,
    race_window_ms=200,
    gather_ms=0,
    commit_linger_ms=0,
)
QUICK = {"pace_ms": 10, "private_ms": 0, "catch_ms": 0, "takeover_ms": 100}


class Served:
    """A server in a thread of its own."""

    def __init__(self, data: Path, limits: Limits, public_url: str = "") -> None:
        self.log = io.StringIO()
        self.server = Server(
            Config(data, origins("127.0.0.1", 1, public_url), public_url), limits, metrics=Metrics(self.log)
        )
        self.uvicorn = uvicorn.Server(uvicorn_config(self.server, limits, host="127.0.0.1", port=0))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            time.sleep(0.005)
        self.port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> tuple[int, Any, Any]:
        """Status, decoded body and headers of one request."""
        sent = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, sent, headers, method=method)
        if cookie:
            request.add_header("Cookie", cookie)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                text, status, got = answer.read(), answer.status, answer.headers
        except urllib.error.HTTPError as error:
            text, status, got = error.read(), error.code, error.headers
            error.close()
        kind = got.get("content-type", "")
        return status, json.loads(text) if "json" in kind else text.decode(), got

    def guest(self, name: str = "") -> str:
        """A new identity's cookie."""
        status, _, headers = self.ask("POST", "/api/guests", {"name": name})
        assert status == 200
        return str(headers["set-cookie"]).partition(";")[0]

    def table(self, cookie: str, **settings: Any) -> str:
        """A new table's code."""
        status, made, _ = self.ask("POST", "/api/tables", QUICK | settings, cookie)
        assert status == 201, made
        return str(made["code"])

    def join(self, code: str, cookie: str, last_seq: int | None = None, enter: bool = True) -> Person:
        return Person(self.port, code, cookie, last_seq, enter)


@contextmanager
def served(data: Path, limits: Limits = ROOMY, public_url: str = "") -> Iterator[Served]:
    """A running server, stopped at the end."""
    one = Served(data, limits, public_url)
    try:
        yield one
    finally:
        one.stop()


def new_id() -> str:
    return secrets.token_hex(16)


class Person:
    """A client over a real socket, which merges what it is sent."""

    def __init__(self, port: int, code: str, cookie: str, last_seq: int | None = None, enter: bool = True) -> None:
        self._manager = connect(
            f"ws://127.0.0.1:{port}/api/tables/{code}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
        )
        self.socket = self._manager.__enter__()
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.you: int | None = None
        self.seq = 0
        self.events: list[Any] = []
        self.missed: Any = None
        self.heard: list[Any] = []
        if enter:
            self.send(t="enter", last_seq=last_seq)
            self.until("snapshot")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, merged; pings are answered."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout))
            if message["t"] == "ping":
                self.send(t="pong", n=message["n"])
                continue
            self._merge(message)
            self.heard.append(message)
            return message

    def _merge(self, message: dict[str, Any]) -> None:
        if message["t"] == "snapshot":
            self.table, self.view, self.you = message["table"], message["view"], message["you"]
            self.missed = message.get("missed")
        elif message["t"] == "update":
            self.table |= message.get("table", {})
            self.view |= message.get("view", {})
            for name, added in message.get("more", {}).items():
                self.view[name] = self.view[name] + added
            self.events += message.get("events", [])
        self.seq = message.get("seq", self.seq) if message["t"] in ("snapshot", "update") else self.seq

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := self.receive())["t"] not in kinds:
            pass
        return message

    def when(self, holds: Callable[[Person], bool]) -> Person:
        """Read until something holds of what has been seen."""
        while not holds(self):
            self.receive()
        return self

    def phase(self, name: str) -> Person:
        return self.when(lambda p: p.table["phase"] == name)

    def my_turn(self) -> Person:
        return self.when(lambda p: p.you in waited_for(p.view) or p.table["phase"] == "over")

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and give the ack, answer or refusal that follows."""
        self.send(**message)
        return self.until("ack", "refused", "answer")

    def act(self, action: dict[str, Any], name: str | None = None, seq: int | None = None) -> dict[str, Any]:
        return self.ask(t="act", id=name or new_id(), seq=self.seq if seq is None else seq, do=[action])

    def answer_option(self) -> dict[str, Any]:
        """An option that answers the question."""
        return next(o for o in self.view["options"] if o["do"] not in ("call", "catch", "jump_in"))

    def close(self) -> None:
        self._manager.__exit__(None, None, None)


def waited_for(view: dict[str, Any]) -> tuple[int, ...]:
    decision = view.get("decision") or {}
    return tuple(decision["seats"]) if "seats" in decision else (decision.get("seat", -1),)


# ------------------------------------------------------------ by hand


class HandClock:
    """Time that goes on when told."""

    def __init__(self) -> None:
        self.us = 1_700_000_000_000_000
        self._plans: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._off: set[int] = set()

    def now_us(self) -> int:
        return self.us

    def at(self, ms: int, what: Callable[[], None]) -> Any:
        number = next(self._numbers)
        heapq.heappush(self._plans, (max(ms * 1000, self.us), number, what))
        clock = self

        class Plan:
            def cancel(self) -> None:
                clock._off.add(number)

        return Plan()

    def advance(self, ms: float) -> None:
        end = self.us + int(ms * 1000)
        while self._plans and self._plans[0][0] <= end:
            when, number, what = heapq.heappop(self._plans)
            self.us = max(self.us, when)
            if number not in self._off:
                what()
        self.us = end

    def planned(self) -> int | None:
        """When the next thing is planned, in microseconds."""
        return min((when for when, number, _ in self._plans if number not in self._off), default=None)


class AtOnce:
    """A store that has everything on disk at once; it keeps the rows."""

    previously_alive: int | None = None

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def write(self, write: Write) -> None:
        self.rows += write.rows
        if write.done is not None:
            write.done(None)


class Frames(Connection):
    """A connection that keeps the very bytes."""

    __slots__ = ("frames",)

    def __init__(self, guest: str, name: str) -> None:
        super().__init__(guest, name, None, 1 << 30)  # type: ignore[arg-type]
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> None:
        if not self.closed:
            self.frames.append(frame)

    def close(self, _code: int = 1000) -> None:
        self.closed = True

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]


class Hand:
    """A room whose clock a test turns, with people on some seats."""

    def __init__(self, people: int = 2, limits: Limits | None = None, **settings: Any) -> None:
        self.clock = HandClock()
        self.store = AtOnce()
        self.slept: list[Room] = []
        self.settings = Settings(**({"seats": max(people, 2)} | settings))
        quiet = Metrics(io.StringIO())
        bounds = limits or Limits()
        store: Any = self.store
        salt = b"0123456789abcdef"
        self.room = Room(1, 1, Table(), store, bounds, self.clock, quiet, self.slept.append, salt=salt)
        seats = [en.SeatState(f"g{n}", f"P{n}") if n < people else en.SeatState() for n in range(self.settings.seats)]
        self.room.record(en.Opened("ABCDEFGH", self.settings, "g0", seats))
        self.people = [Frames(f"g{n}", f"P{n}") for n in range(people)]
        for person in self.people:
            self.room.enter(person, None)

    @property
    def table(self) -> Table:
        return self.room.table

    def send(self, seat: int | Frames, /, **message: Any) -> list[dict[str, Any]]:
        """Send a message as a person; gives what came back to that person at once."""
        person = self.people[seat] if isinstance(seat, int) else seat
        before = len(person.frames)
        self.room.hear(person, partial(read_message.decode, json.dumps(message)))
        return [json.loads(frame) for frame in person.frames[before:]]

    def act(self, seat: int, action: dict[str, Any], name: str | None = None, seq: int | None = None) -> list[Any]:
        return self.send(seat, t="act", id=name or new_id(), seq=self.table.seq if seq is None else seq, do=[action])

    def start(self) -> None:
        self.send(0, t="start")
        for _ in range(50):
            if self.table.phase == "playing":
                return
            self.clock.advance(500)
        raise AssertionError("not dealt")

    def put(self, hands: list[str], upcard: str = "R5", draw: str = "G1 G2 G3 G4 G6 G7 G8 G9", turn: int = 0) -> None:
        """Put a position on the table: cards by their codes."""

        def cards(text: str) -> tuple[Card, ...]:
            return tuple(read_card(code) for code in text.split())

        position = Position(tuple(cards(hand) for hand in hands), cards(draw), cards(upcard), turn)
        table = self.table
        assert table.dealer is not None
        table.round = Round.at(table.rules, position, Chance.outside(table.dealer))
        table._views.clear()
        table._decision = None
        table.recent.clear()
        table.exposed = {}
        self.room._views_at = (-1, frozenset())
        table.question = table.seq
        table.asked_at = self.room.now()
        self.room.show()
        self.room.wind()

    def last(self, seat: int, kind: str) -> dict[str, Any]:
        """The last message of a type that a person was sent."""
        return next(message for message in reversed(self.people[seat].messages()) if message["t"] == kind)

    def options(self, seat: int) -> list[dict[str, Any]]:
        """What a person was last offered."""
        found: list[dict[str, Any]] = []
        for message in self.people[seat].messages():
            if message["t"] in ("snapshot", "update") and "options" in message.get("view", {}):
                found = message["view"]["options"]
        return found

    def kinds(self, seat: int) -> set[str]:
        """The types of what a person was last offered."""
        return {option["do"] for option in self.options(seat)}

    def events(self) -> list[str]:
        """Everything that happened in the round, by name."""
        return [type(event).__name__ for _, events in self.table.recent for event in events]
