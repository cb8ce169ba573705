"""The rooms of a server: which tables are awake, how one wakes from its log, and when one goes back to
sleep."""

from __future__ import annotations

import asyncio
import gc
import itertools
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import bindparam, select

from penultimate.errors import PenultimateError

from . import due, schema
from . import entries as en
from .bots import KINDS
from .clock import Clock
from .keeping import refusals_of
from .limits import CODE_LENGTH, CODE_LETTERS, Limits
from .metrics import Metrics
from .record import log_of, read_record
from .refusals import Refusal
from .room import Room
from .settings import Settings, checked
from .store import Store, Write
from .table import Table


def new_code() -> str:
    """Eight letters and digits nobody can guess or misread."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def spoken(code: str) -> str:
    """A code in two groups: `ABCD-EFGH`."""
    return f"{code[:4]}-{code[4:]}"


def read_code(text: str) -> str | None:
    """The code a text stands for, None when it cannot be one."""
    code = text.upper().replace("-", "").replace(" ", "")
    return code if len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code) else None


REQUESTS = select(schema.requests)
WAKING = (
    select(schema.tables.c.code)
    .where(schema.tables.c.wake_at <= bindparam("now"), schema.tables.c.phase.in_(("playing", "dealing")))
    .limit(50)
)
UNMADE = select(schema.records.c.id).where(schema.records.c.text.is_(None)).limit(20)


class Rooms:
    """All tables of one process."""

    def __init__(self, store: Store, limits: Limits, clock: Clock, metrics: Metrics) -> None:
        self.store, self.limits, self.clock, self.metrics = store, limits, clock, metrics
        self.rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Future[Room]] = {}
        self._slept_here: OrderedDict[str, int] = OrderedDict()
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False
        self._with_mail: list[Room] = []
        self._unmakeable: set[str] = set()

    # ------------------------------------------------------------ making and finding

    async def make(self, settings: Settings, guest: str, name: str, sit: bool = True) -> Room:
        """A new table. Raises Refusal for settings that cannot be played."""
        settings = checked(settings, self.limits, KINDS)
        if len(self.rooms) >= self.limits.tables_awake:
            raise Refusal("full", "no more tables can be played here now")
        code = new_code()
        now = self.clock.now_us() // 1000
        values = {
            "code": code, "epoch": 0, "phase": "lobby", "seats": settings.seats, "rules": settings.rules,
            "made_at": now, "first_seq": 1,
        }  # fmt: skip
        await self.store.written((schema.tables.insert().values(**values), {}))
        number = await self.store.read(lambda db: db.execute(_by_code(code)).one().id)
        seats = [en.SeatState() for _ in range(settings.seats)]
        if sit:
            seats[0] = en.SeatState(guest, name)
        room = self._room(number, 0, Table(ids_kept=self.limits.action_ids_kept, results_kept=self.limits.results_kept))
        room.quiet_since = now
        room.record(en.Opened(code, settings, guest, seats))
        self.rooms[code] = room
        room.wind()
        self.metrics.log("table_made", table=number, seats=settings.seats)
        return room

    def _room(self, number: int, epoch: int, table: Table) -> Room:
        return Room(
            number, epoch, table, self.store, self.limits, self.clock, self.metrics, self.let_sleep, self.gather
        )

    def gather(self, room: Room) -> None:
        """A room has mail: it is read in a moment, with that of other rooms."""
        if not self._with_mail:
            asyncio.get_running_loop().call_later(self.limits.gather_ms / 1000, self._read_all)
        self._with_mail.append(room)

    def _read_all(self) -> None:
        rooms, self._with_mail = self._with_mail, []
        for room in rooms:
            room.read_mail()
        self.store.flush()

    async def get(self, code: str) -> Room:
        """The room of a code; a sleeping one wakes. Raises Refusal("no_table")."""
        room = self.rooms.get(code)
        if room is not None and not room.lost:
            return room
        waking = self._waking.get(code)
        if waking is None:
            waking = asyncio.ensure_future(self._wake(code))
            self._waking[code] = waking
            waking.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(waking)

    # ------------------------------------------------------------ waking and sleeping

    async def _wake(self, code: str) -> Room:
        row = await self.store.read(lambda db: db.execute(_by_code(code)).one_or_none())
        if row is None:
            raise Refusal("no_table", "there is no such table")
        if len(self.rooms) >= self.limits.tables_awake:
            raise Refusal("full", "no more tables can be played here now")
        epoch = await self.store.claim(row.id)
        rows = await self.store.read(lambda db: db.execute(log_of(row.id, row.first_seq)).all())
        empty = Table(ids_kept=self.limits.action_ids_kept, results_kept=self.limits.results_kept)
        try:
            table = fold(rows, empty)
        except (PenultimateError, msgspec.DecodeError) as error:
            # A log of a program whose rules were others, in the middle of a match: its rows stay as they are.
            self.metrics.log("cannot_wake", table=row.id, error=type(error).__name__)
            raise Refusal("closed", "this table was played by a program whose rules were others") from error
        room = self._room(row.id, epoch, table)
        room.answers.update(await self.store.read(lambda db: refusals_of(db, row.id)))
        now = self.clock.now_us() // 1000
        room.quiet_since = now
        away = {seat.guest for seat in table.seats if seat.guest is not None} | {table.host}
        room.away = dict.fromkeys(away, now)
        gap = now - self._last_played(code, row.quiet_at, table)
        if gap > 0 and table.phase in ("playing", "dealing"):
            room.record(en.Resumed(gap))
        if table.phase == "over":
            table.record_id = await self.store.read(lambda db: _record_of(db, row.id, table.match_number))
        self.rooms[code] = room
        self._slept_here.pop(code, None)
        room.wind()
        return room

    def _last_played(self, code: str, quiet_at: int | None, table: Table) -> int:
        """Until when this table could be played before: the process was alive, and somebody was there."""
        slept = self._slept_here.get(code)
        alive = self.clock.now_us() // 1000 if slept is not None else self.store.previously_alive
        until = alive if alive is not None else table.at
        quiet_at = quiet_at if slept is None else slept
        if quiet_at is not None and table.settings.timers != "days":
            until = min(until, quiet_at)
        return max(table.at, until)

    def let_sleep(self, room: Room) -> None:
        """Forget a room that nobody is in; its log is all it needs."""
        code = room.table.code
        if self.rooms.get(code) is not room:
            return
        if room.lost:
            del self.rooms[code]
            return
        if room.connections or not room.settled:
            room.quiet_since = room.now() if not room.connections else None
            return
        wake_at = due.wakes_at(room)
        quiet = room.quiet_since or room.now()
        del self.rooms[code]
        room.stop()
        self._slept_here[code] = quiet
        if len(self._slept_here) > self.limits.addresses_kept:
            self._slept_here.popitem(last=False)
        change = schema.tables.update().where(schema.tables.c.id == room.id).values(quiet_at=quiet, wake_at=wake_at)
        self.store.write(Write(also=[(change, {})]))

    # ------------------------------------------------------------ once a second

    def start(self) -> None:
        """Begin to look after the tables."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        """Once a second: say that the process is alive, and one of the things that have to be done now and
        then."""
        collected = self.clock.now_us()
        for turn in itertools.count():
            now = self.clock.now_us() // 1000
            self.store.beat(now)
            try:
                self._ping(turn)
                if turn % 2 == 0:
                    await self._look(now)
                elif turn % 6 == 1:
                    await self.store.checkpoint()
            except Exception as error:
                # Whatever it was, the next second is another one: who looks after the tables must not stop.
                self.metrics.log("sweep_failed", error=type(error).__name__)
            long_ago = self.clock.now_us() - collected > self.limits.full_collection_s * 1e6
            if long_ago or gc.get_count()[0] > self.limits.objects_before_collection:
                collected = self.clock.now_us()
                gc.collect()
            await asyncio.sleep(1)

    async def _look(self, now: int) -> None:
        """What others have left in the database to be done, looked up in one go."""
        requests, codes, records = await self.store.read(
            lambda db: (
                db.execute(REQUESTS).all(),
                db.execute(WAKING, {"now": now}).all(),
                db.execute(UNMADE).all(),
            )
        )
        for request in requests:
            await self._request(request)
        for row in codes:
            if row.code not in self.rooms:
                await self.get(row.code)
        for row in records:
            if row.id not in self._unmakeable:
                try:
                    await read_record(self.store, row.id)
                except Refusal:
                    self._unmakeable.add(row.id)

    def _ping(self, turn: int) -> None:
        now = self.clock.now_us()
        every = int(self.limits.ping_every_s * 1e6)
        # A tenth of the rooms each second, so that it never takes long.
        for room in list(self.rooms.values())[turn % 10 :: 10]:
            for connection in list(room.connections.values()):
                if connection.entered and now - connection.ping_us > every and not connection.closed:
                    connection.ping(now)

    async def _request(self, request: Any) -> None:
        """What `penultimate admin` asked for."""
        if request.what == "close":
            try:
                (await self.get(request.code)).close("closed by the operator")
            except Refusal:
                self.metrics.log("no_such_table")
        await self.store.written((schema.requests.delete().where(schema.requests.c.id == request.id), {}))

    async def stop(self) -> None:
        """Let everybody go, with everything on disk."""
        self._stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.stop()
        self.rooms.clear()
        now = self.clock.now_us() // 1000
        self.store.beat(now)
        await self.store.written()


def fold(rows: Any, table: Table, each: Callable[[en.Entry, Table], None] | None = None) -> Table:
    """The table that stored rows make; `each` is called after every one."""
    for row in rows:
        if not table.seq:
            table.seq = row.seq - 1
        entry = en.read_entry(row.body)
        table.apply(entry, row.at)
        if each is not None:
            each(entry, table)
    return table


def _by_code(code: str) -> Any:
    return select(schema.tables).where(schema.tables.c.code == code)


def _record_of(db: Database, number: int, match: int) -> str | None:
    records = schema.records
    return db.execute(
        select(records.c.id).where(records.c.table_id == number, records.c.match == match)
    ).scalar_one_or_none()
