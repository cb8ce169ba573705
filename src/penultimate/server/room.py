"""A room: a live table with its connections. Nothing leaves it before its entry is on disk."""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from penultimate.events import Event
from penultimate.view import View

from . import authority, commands_in, due, keeping
from . import entries as en
from . import protocol as p
from .bots import Player, make
from .clock import Clock, Handle
from .connection import GOODBYE, REPLACED, TRY_AGAIN, Connection
from .entries import Entry
from .forms import plain
from .limits import Limits
from .metrics import Metrics
from .projection import Fields, change, events_for, fields_of, table_fields, view_of
from .refusals import Refusal
from .store import Store, Write
from .table import Table

encode = p.encoder.encode
IN_PLAY = (en.Acted, en.Pressed, en.Settled, en.HostSaid)
"""Entries that change nothing around the round, as long as it goes on."""


@dataclass
class Batch:
    """Frames that wait for an entry to be on disk."""

    frames: list[tuple[Connection, bytes]] = field(default_factory=list)
    committed: bool = False


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
    salt: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    connections: dict[str, Connection] = field(default_factory=dict)
    held: dict[int, Holding] = field(default_factory=dict)
    waiting_presses: dict[str, Connection] = field(default_factory=dict)
    answers: OrderedDict[tuple[int, str], Refusal] = field(default_factory=OrderedDict)
    mutes: dict[str, set[str]] = field(default_factory=dict)
    away: dict[str, int] = field(default_factory=dict)
    quiet_since: int | None = None
    lost: bool = False
    players: dict[int, tuple[str, Player]] = field(default_factory=dict)
    polled: set[tuple[int, int]] = field(default_factory=set)
    stuck: set[tuple[int, int]] = field(default_factory=set)
    announced: int = -1  # the race that has been announced
    _shown: dict[int | None, Fields] = field(default_factory=dict)
    _shown_table: Fields = field(default_factory=dict)
    _shown_hidden: frozenset[int] = frozenset()
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
        roles = {"seat" if connection.seat is not None else "watcher"}
        if connection.guest == self.table.host:
            roles.add("host")
        return frozenset(roles)

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
        batch = Batch()
        self._batches.append(batch)
        row = {
            "table_id": self.id,
            "seq": self.table.seq,
            "epoch": self.epoch,
            "at": at,
            "body": en.write_entry(entry),
        }
        started = self.clock.now_us()

        def done(error: Exception | None) -> None:
            self.metrics.commit_seconds.observe((self.clock.now_us() - started) / 1e6)
            self._committed(batch, error)

        also = keeping.row_changes(self, entry, before, at)
        self.store.write(Write([row], also, done))
        self.metrics.entries.add(1)
        self.show(events, table.phase != before or not isinstance(entry, IN_PLAY))
        return events

    def show(self, events: tuple[Event, ...] = (), around: bool = True) -> None:
        """Show what changed to everybody who is connected, each as they may see it; `around` when more than
        the
        round may have changed."""
        self._shown_hidden = self.hidden_catches()
        table_change: Fields = {}
        if around:
            new_table = table_fields(self.table, self.here)
            old = self._shown_table
            table_change = {k: v for k, v in new_table.items() if k not in old or old[k] != v}
            self._shown_table = new_table
        frames: dict[int | None, bytes] = {}
        left = self.left_ms()
        for connection in self.connections.values():
            if not connection.entered:
                continue
            viewer = connection.seat
            if viewer not in frames:
                frames[viewer] = self._update_for(viewer, events, table_change, left)
            self.emit(connection, frames[viewer])
        for gone in self._shown.keys() - {c.seat for c in self.connections.values()}:
            del self._shown[gone]

    def _update_for(self, viewer: int | None, events: tuple[Event, ...], table: Fields, left: int | None) -> bytes:
        new = fields_of(self.view(viewer))
        fresh, longer = change(self._shown.get(viewer, {}), new)
        self._shown[viewer] = new
        return encode(p.Update(self.table.seq, events_for(events, viewer), fresh, longer, table, left))

    def emit(self, connection: Connection, frame: bytes) -> None:
        """Send a frame behind everything that still waits to be committed."""
        if self._batches:
            self._batches[-1].frames.append((connection, frame))
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
        self._snapshot(connection, last_seq)
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

    def _snapshot(self, connection: Connection, last_seq: int | None) -> None:
        viewer = connection.seat
        # Everybody who sees as this viewer does has to have seen the same before.
        shown = self._shown.get(viewer)
        if shown is None:
            shown = self._shown[viewer] = fields_of(self.view(viewer))
        else:
            self.show()
            shown = self._shown[viewer]
        self._shown_table = self._shown_table or table_fields(self.table, self.here)
        self.tell(
            connection,
            p.Snapshot(
                self.table.seq,
                viewer,
                connection.guest == self.table.host,
                table_fields(self.table, self.here),
                {name: plain(value) for name, value in shown.items()},
                list(p.PHRASES),
                self.left_ms(),
                self._missed(viewer, last_seq),
            ),
        )

    def _missed(self, viewer: int | None, last_seq: int | None) -> list[Any] | None:
        recent = self.table.recent
        if last_seq is None or not recent or last_seq > self.table.seq or last_seq < recent[0][0] - 1:
            return None
        return [p.Happened(seq, events_for(events, viewer)) for seq, events in recent if seq > last_seq]

    def reseat(self) -> None:
        """Seats have changed: whoever sees another seat now gets a snapshot."""
        for connection in self.connections.values():
            seat = self.table.seat_of(connection.guest)
            if seat != connection.seat:
                connection.seat = seat
                if connection.entered:
                    self._snapshot(connection, None)
        self.show()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if self.connections.get(connection.guest) is not connection:
            return
        del self.connections[connection.guest]
        self.held = {seat: h for seat, h in self.held.items() if h.connection is not connection}
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

    def handle(self, connection: Connection, message: p.Message) -> None:
        """Do what a message asks, or say why not."""
        if self.lost:
            return
        try:
            authority.check(type(message), self.table.phase, self.roles(connection))
            commands_in.HANDLERS[type(message)](self, connection, message)
        except Refusal as refusal:
            self.metrics.refusals.add(1, refusal.code)
            name = message.id if isinstance(message, p.Act) else ""
            self.tell(connection, p.Refused(refusal.code, refusal.reason, refusal.rule, name))
        self.wind()

    def close(self, why: str) -> None:
        """Close the table for good."""
        if self.table.phase != "closed":
            self.record(en.Closed(why))
        for connection in list(self.connections.values()):
            connection.close(GOODBYE)


def copy_settings(settings: Any, **changes: Any) -> Any:
    """Settings with some of them changed."""
    return msgspec.structs.replace(settings, **changes)
