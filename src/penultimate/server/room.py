"""A room: a live table with its connections. Nothing leaves it before its entry is on disk."""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from penultimate.events import Event
from penultimate.view import View

from . import authority, commands_in, due, keeping, showing
from . import entries as en
from . import protocol as p
from .bots import Player, make
from .clock import Clock, Handle
from .connection import GOODBYE, REPLACED, TRY_AGAIN, Connection
from .entries import Entry
from .limits import Limits
from .metrics import Metrics
from .projection import Fields, view_of
from .refusals import Refusal
from .store import Store, Write
from .table import Table

encode = p.encoder.encode
ROLES = {
    (sits, hosts): frozenset({"seat" if sits else "watcher"} | ({"host"} if hosts else set()))
    for sits in (False, True)
    for hosts in (False, True)
}
IN_PLAY = (en.Acted, en.Pressed, en.Settled, en.HostSaid)
"""Entries that change nothing around the round, as long as it goes on."""


@dataclass
class Batch:
    """Frames that wait for an entry to be on disk; None closes the connection."""

    frames: list[tuple[Connection, bytes | None]] = field(default_factory=list)
    committed: bool = False


@dataclass
class Shown:
    """What has been shown last: the round by viewer and in which turn of showing, the table, and which catches were
    not offered yet."""

    turn: int = 0
    views: dict[int | None, tuple[int, View | None]] = field(default_factory=dict)
    table: Fields = field(default_factory=dict)
    hidden: frozenset[int] = frozenset()


@dataclass
class Mail:
    """A message that came in and waits to be read, with the moment at which it came."""

    connection: Connection
    read: Callable[[], p.Message]
    heard_us: int


@dataclass
class Holding:
    """An action that waits for another seat's time to call."""

    connection: Connection
    message: p.Act


@dataclass
class Room:
    """A table that is awake. All methods run on the loop."""

    id: int
    epoch: int
    table: Table
    store: Store
    limits: Limits
    clock: Clock
    metrics: Metrics
    asleep: Callable[[Room], None]  # told when nobody was here for long, or when the table was lost
    gather: Callable[[Room], None] = lambda room: room.read_mail()  # has the mail read in a moment
    salt: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    connections: dict[str, Connection] = field(default_factory=dict)
    mail: deque[Mail] = field(default_factory=deque)
    held: dict[int, Holding] = field(default_factory=dict)
    waiting_presses: dict[str, Connection] = field(default_factory=dict)
    answers: OrderedDict[tuple[int, str], tuple[int, Refusal]] = field(default_factory=OrderedDict)
    mutes: dict[str, set[str]] = field(default_factory=dict)
    away: dict[str, int] = field(default_factory=dict)
    quiet_since: int | None = None
    lost: bool = False
    players: dict[int, tuple[str, Player]] = field(default_factory=dict)
    polled: set[tuple[int, int]] = field(default_factory=set)
    stuck: set[tuple[int, int]] = field(default_factory=set)
    announced: int = -1  # the race that has been announced
    shown: Shown = field(default_factory=Shown)
    _views: dict[int | None, View | None] = field(default_factory=dict)
    _views_at: tuple[int, frozenset[int]] = (-1, frozenset())
    _batches: deque[Batch] = field(default_factory=deque)
    _alarm: Handle | None = None

    # ------------------------------------------------------------ time

    def now_us(self) -> int:
        """Microseconds since the epoch."""
        return self.clock.now_us()

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return self.clock.now_us() // 1000

    def wind(self) -> None:
        """Set the alarm to whatever is due next."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = due.next_due(self)
        if when is not None and not self.lost:
            self._alarm = self.clock.at(when, self.ring)

    def ring(self) -> None:
        """Do what is due, and what that makes due."""
        self.read_mail()
        if self.lost:
            return
        due.do_due(self)
        self.wind()

    # ------------------------------------------------------------ looks

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(self.connections)

    def hidden_catches(self) -> frozenset[int]:
        """The seats that may still call in private."""
        if not self.table.exposed:
            return frozenset()
        now, private = self.now(), self.table.settings.private_ms
        return frozenset(seat for seat, since in self.table.exposed.items() if now < since + private)

    def view(self, viewer: int | None) -> View | None:
        """The round as a viewer sees it now; made once per entry."""
        mark = (self.table.seq, self.hidden_catches())
        if mark != self._views_at:
            self._views, self._views_at = {}, mark
        if viewer not in self._views:
            self._views[viewer] = view_of(self.table, viewer, mark[1])
        return self._views[viewer]

    def player(self, seat: int) -> Player | None:
        """The bot that plays a seat now, None for a person."""
        kind = self.table.player(seat)
        if kind is None:
            return None
        known = self.players.get(seat)
        if known is None or known[0] != kind:
            known = self.players[seat] = (kind, make(kind, int.from_bytes(self.salt, "big") + seat))
        return known[1]

    def roles(self, connection: Connection) -> frozenset[str]:
        """What the person is here, for the table of authority."""
        return ROLES[connection.seat is not None, connection.guest == self.table.host]

    def left_ms(self) -> int | None:
        """How long the open question still waits, or the next deal."""
        think = self.table.settings.think_ms
        if self.table.phase == "dealing" and self.table.secret is not None:
            return max(0, due.dealt_at(self) - self.now())
        if self.table.phase != "playing":
            return None
        until = due.answer_at(self)
        if until is None and think is not None:
            until = self.table.asked_at + think
        return None if until is None else max(0, until - self.now())

    # ------------------------------------------------------------ writing and sending

    def record(self, entry: Entry) -> tuple[Event, ...]:
        """Take an entry in, write it, and show it to everybody once it is on disk. Raises IllegalAction."""
        at = self.now()
        table = self.table
        before = table.phase
        events = self.table.apply(entry, at)
        row = {
            "table_id": self.id,
            "seq": self.table.seq,
            "epoch": self.epoch,
            "at": at,
            "body": en.write_entry(entry),
        }
        if isinstance(entry, en.Opened):
            self.answers.clear()
        self.write([row], keeping.row_changes(self, entry, before, at))
        self.metrics.entries.add(1)
        if table.phase == "over" != before:
            self.metrics.log("match_over", table=self.id, match=table.match_number, seq=table.seq)
        self.show(events, table.phase != before or not isinstance(entry, IN_PLAY), entry=True)
        return events

    def write(self, rows: list[dict[str, Any]], also: keeping.Statements) -> None:
        """Write; what is sent from now on waits until that is on disk."""
        batch = Batch()
        self._batches.append(batch)
        started = self.clock.now_us()

        def done(error: Exception | None) -> None:
            self.metrics.commit_seconds.observe((self.clock.now_us() - started) / 1e6)
            self._committed(batch, error)

        self.store.write(Write(rows, also, done))

    def show(self, events: tuple[Event, ...] = (), around: bool = True, entry: bool = False) -> None:
        """Show what changed to everybody who is connected, each as they may see it."""
        showing.show(self, events, around, entry)

    def emit(self, connection: Connection, frame: bytes | None) -> None:
        """Send a frame (None: close) behind everything that still waits to be committed."""
        if self._batches:
            self._batches[-1].frames.append((connection, frame))
        elif frame is None:
            connection.close(GOODBYE)
        else:
            connection.push(frame)

    def tell(self, connection: Connection, reply: p.Reply) -> None:
        """Send one reply to one person."""
        self.emit(connection, encode(reply))

    def tell_all(self, reply: p.Reply) -> None:
        """Send one reply to everybody here."""
        frame = encode(reply)
        for connection in self.connections.values():
            if connection.entered:
                self.emit(connection, frame)

    def _committed(self, batch: Batch, error: Exception | None) -> None:
        if error is not None:
            self.lose(error)
            return
        batch.committed = True
        while self._batches and self._batches[0].committed:
            for connection, frame in self._batches.popleft().frames:
                if frame is None:
                    connection.close(GOODBYE)
                else:
                    connection.push(frame)

    def lose(self, error: Exception) -> None:
        """The table cannot be written any more (another process took it, the disk is full): forget it,
        unacknowledged."""
        if self.lost:
            return
        self.lost = True
        self.metrics.lost_tables.add(1)
        self._batches.clear()
        self.metrics.log("table_lost", table=self.id, error=type(error).__name__)
        self._let_all_go(TRY_AGAIN)
        self.asleep(self)

    def _let_all_go(self, code: int) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for connection in list(self.connections.values()):
            connection.close(code)
        self.connections.clear()

    @property
    def settled(self) -> bool:
        """Whether everything is on disk."""
        return not self._batches

    def stop(self) -> None:
        """The server stops, or the table goes to sleep."""
        self.read_mail()
        self.lost = True
        self._let_all_go(TRY_AGAIN)

    # ------------------------------------------------------------ people

    def enter(self, connection: Connection, last_seq: int | None) -> None:
        """A person is here, for the first time or again. The newest connection wins."""
        table = self.table
        seat = table.seat_of(connection.guest)
        if seat is None and connection.guest != table.host and table.phase != "closed":
            if table.settings.watch == "nobody" and table.phase != "lobby":
                raise Refusal("forbidden", "nobody may watch at this table")
            watching = sum(1 for c in self.connections.values() if c.seat is None)
            if watching >= self.limits.spectators_per_table:
                raise Refusal("full", "there is no more room to watch")
        old = self.connections.pop(connection.guest, None)
        if old is not None:
            old.close(REPLACED)
        connection.seat = seat
        self.connections[connection.guest] = connection
        self.away.pop(connection.guest, None)
        if self.quiet_since is not None:
            self._end_quiet()
        if seat is not None and table.seats[seat].bot is not None:
            self.record(en.HandedBack(seat))
        connection.entered = True
        showing.snapshot(self, connection, last_seq)
        self.show()
        self._repeat_race(connection)
        self.wind()

    def _end_quiet(self) -> None:
        assert self.quiet_since is not None
        gap = self.now() - self.quiet_since
        self.quiet_since = None
        if gap > 0 and self.table.phase in ("playing", "dealing") and self.table.settings.timers != "days":
            self.record(en.Resumed(gap))

    def _repeat_race(self, connection: Connection) -> None:
        opening = due.race_opening(self)
        if opening is not None:
            self.tell(connection, p.Race(max(0, opening - self.now())))

    def reseat(self) -> None:
        """Seats have changed: whoever sees another seat now gets a snapshot."""
        for connection in self.connections.values():
            seat = self.table.seat_of(connection.guest)
            if seat != connection.seat:
                connection.seat = seat
                if connection.entered:
                    showing.snapshot(self, connection, None)
        self.show()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.read_mail()
        if self.connections.get(connection.guest) is not connection:
            return
        del self.connections[connection.guest]
        if connection.seat is None:
            self.mutes.pop(connection.guest, None)
        if self.lost:
            return
        now = self.now()
        seat = self.table.seat_of(connection.guest)
        if seat is not None or connection.guest == self.table.host:
            self.away[connection.guest] = now
            if seat is not None and self.connections and self.table.phase in ("dealing", "playing"):
                self.tell_all(p.Away(seat, self.table.settings.takeover_ms))
        if not self.connections:
            self.quiet_since = now
        self.show()
        self.wind()

    def hear(self, connection: Connection, read: Callable[[], p.Message]) -> None:
        """A message came in. It is read together with those that come in the next moment, at this table and others:
        work on what the processor has at hand costs half. `read` raises Refusal for what cannot be read."""
        self.mail.append(Mail(connection, read, self.now_us()))
        if len(self.mail) == 1:
            self.gather(self)
        elif len(self.mail) >= self.limits.mail_kept:
            self.read_mail()

    def read_mail(self) -> None:
        """Do what has come in, in its order, or say why not."""
        while self.mail:
            mail = self.mail.popleft()
            try:
                self._do(mail)
            except Exception as error:
                # Whatever it was, others have nothing to do with it.
                self.metrics.log("cannot_handle", table=self.id, error=type(error).__name__)
                mail.connection.close(TRY_AGAIN)

    def _do(self, mail: Mail) -> None:
        if self.lost:
            return
        connection, name = mail.connection, ""
        connection.heard_us = mail.heard_us
        try:
            message = mail.read()
            if isinstance(message, p.Act):
                name = message.id
            authority.check(type(message), self.table.phase, self.roles(connection))
            commands_in.HANDLERS[type(message)](self, connection, message)
        except Refusal as refusal:
            self.metrics.refusals.add(1, refusal.code)
            self.tell(connection, p.refused(refusal, name))
        self.wind()

    def close(self, why: str) -> None:
        """Close the table for good."""
        if self.table.phase != "closed":
            self.record(en.Closed(why))
        for connection in self.connections.values():
            self.emit(connection, None)
