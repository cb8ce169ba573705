"""The store: one SQLite file, written by one thread that commits everything that waits in one go (group
commit)."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, select, update
from sqlalchemy.dialects import sqlite

from penultimate.errors import PenultimateError

from . import schema

WAL_PAGES = 16_000
T = TypeVar("T")
Done = Callable[[Exception | None], None]


@dataclass
class Write:
    """Things that are written together or not at all, and whom to tell."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    also: list[tuple[Executable, dict[str, Any]]] = field(default_factory=list)
    done: Done | None = None


class Store:
    """The database of one process. All methods but `write` may be called from any thread."""

    def __init__(self, path: Path, linger_ms: float = 3.0) -> None:
        self.path = path
        self.linger = linger_ms / 1000
        self._lock = _only_one(path)
        self.engine = _engine(path)
        try:
            with self.engine.begin() as connection:
                schema.bring_up(connection)
        except Exception:
            self.engine.dispose()
            self._lock.close()
            raise
        self.previously_alive = self._last_alive()
        self.commits = 0
        self.rows = 0
        self.commit_seconds = 0.0
        self._insert = str(schema.log.insert().compile(dialect=sqlite.dialect(paramstyle="named")))
        self._writing: Connection | None = None
        self._waiting: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._group: list[Write] = []
        self._flushing: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    # ------------------------------------------------------------ writing

    def bind(self, loop: asyncio.AbstractEventLoop) -> None:
        """Say which loop is told of commits."""
        self._loop = loop

    def write(self, write: Write) -> None:
        """Queue a write; `done` is called on the loop once it is on disk, or with why it is not."""
        self._group.append(write)
        if self._loop is None:
            self.flush()
        elif self._flushing is None:
            # A short wait lets others join the same commit; it costs latency and saves far more work.
            self._flushing = self._loop.call_later(self.linger, self.flush)

    def flush(self) -> None:
        """Commit what is queued now, without waiting for more."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._group:
            self._waiting.put(self._group)
            self._group = []

    async def written(self, *also: tuple[Executable, dict[str, Any]]) -> None:
        """Write and wait until it is on disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write(Write(also=list(also), done=done))
        await future

    def _write_all(self) -> None:
        while (group := self._waiting.get()) is not None:
            stopping = False
            # What came while the last commit was under way goes together.
            while not self._waiting.empty():
                more = self._waiting.get()
                stopping = stopping or more is None
                group += more or []
            self._commit(group)
            if stopping:
                return

    def _commit(self, group: list[Write]) -> None:
        started = time.thread_time()
        outcomes: list[tuple[Done | None, Exception | None]] = []
        try:
            self._transact(group)
            outcomes = [(write.done, None) for write in group]
        except Exception:
            # One of them cannot be written: the others must not suffer.
            for write in group:
                try:
                    self._transact([write])
                    outcomes.append((write.done, None))
                except Exception as error:
                    outcomes.append((write.done, error))
        self.commit_seconds += time.thread_time() - started
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(_tell, outcomes)

    def _transact(self, group: list[Write]) -> None:
        rows = [row for write in group for row in write.rows]
        also = [item for write in group for item in write.also]
        # One connection stays open, and rows go straight to the driver: at a few rows a commit the rest would cost
        # more than SQLite does.
        if self._writing is None:
            self._writing = self.engine.connect()
        connection = self._writing
        driver: Any = connection.connection.dbapi_connection
        if also:
            with connection.begin():
                for statement, values in also:
                    connection.execute(statement, values or None)
                driver.executemany(self._insert, rows)
        elif rows:
            with driver:
                driver.executemany(self._insert, rows)
        self.commits += 1
        self.rows += len(rows)

    # ------------------------------------------------------------ reading

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Run `look` on a connection of its own, off the loop."""

        def run() -> T:
            with self.engine.connect() as connection:
                return look(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    async def checkpoint(self) -> None:
        """Move what is on disk in the log of SQLite into the database file, beside the writer and not in
        its way."""

        def run(connection: Connection) -> None:
            for how in ("PASSIVE", "PASSIVE", "TRUNCATE"):
                _, pages, done = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
                # Only a log that keeps growing is worth making the writer wait.
                if pages == done or pages < WAL_PAGES:
                    return

        await self.read(run)

    def _last_alive(self) -> int | None:
        with self.engine.connect() as connection:
            return connection.execute(select(schema.process.c.alive_at)).scalar()

    # ------------------------------------------------------------ leases

    async def claim(self, table: int) -> int:
        """Take over a table: from now on only writes with the epoch given back are accepted."""
        tables = schema.tables
        await self.written(
            (update(tables).where(tables.c.id == table).values(epoch=tables.c.epoch + 1, quiet_at=None), {})
        )
        return await self.read(
            lambda connection: connection.execute(select(tables.c.epoch).where(tables.c.id == table)).scalar_one()
        )

    def beat(self, now: int) -> None:
        """Note that the process is alive, so that a restart knows how long nobody could play."""
        self.write(
            Write(
                also=[
                    (schema.process.delete(), {}),
                    (schema.process.insert().values(id=1, alive_at=now), {}),
                ]
            )
        )

    def close(self) -> None:
        """Commit what waits, and let the file go."""
        self.flush()
        self._waiting.put(None)
        self._writer.join()
        self._reader.shutdown()
        if self._writing is not None:
            self._writing.close()
        self.engine.dispose()
        self._lock.close()


def _tell(outcomes: list[tuple[Done | None, Exception | None]]) -> None:
    for done, error in outcomes:
        if done is not None:
            done(error)


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        # Committed means on disk: the log is synced at every commit, not only at checkpoints.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=10000",
            "wal_autocheckpoint=0",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _only_one(path: Path) -> IO[bytes]:
    """Hold the file for this process. The system lets go of it however the process ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = open(path.with_name(path.name + ".lock"), "ab")  # noqa: SIM115 - held as long as the store
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # pragma: no cover - Windows: the epoch alone has to do
        pass
    except OSError as error:
        handle.close()
        raise PenultimateError(f"{path} is being served by another process already") from error
    return handle
