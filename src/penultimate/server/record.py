"""The record of a finished match, produced from its log: what happened, and the fair dealer's proof.

One JSON object, described in `docs/fair-dealer.md`. `record_of` is the one place to change its form.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
from sqlalchemy import select

from penultimate.events import Event

from . import entries as en
from . import schema
from .forms import plain
from .store import Store
from .table import Table

SLICE = 50
FORMAT = "penultimate table record 1"


class Recorder:
    """Makes the record of one match from its rows, one after the other."""

    def __init__(self) -> None:
        self.table = Table()
        self.rounds: list[dict[str, Any]] = []

    def take(self, row: Any) -> None:
        """The next row."""
        table = self.table
        if not table.seq:
            table.seq = row.seq - 1
        entry = en.read_entry(row.body)
        name = table.round_name
        events: tuple[Event, ...] = table.apply(entry, row.at)
        if isinstance(entry, en.RoundDealt):
            self.rounds.append(_opening(table, name, events))
        elif events and isinstance(entry, en.Acted):
            self._act(row.at, entry.seat, entry.do, entry.by, events)
        elif events and isinstance(entry, en.HostSaid | en.Vacated):
            do = [entry.do] if isinstance(entry, en.HostSaid) else [{"do": "leave"}]
            self._act(row.at, entry.seat, do, "host", events)

    def _act(self, at: int, seat: int, do: list[Any], by: str, events: tuple[Event, ...]) -> None:
        line = {"at": at, "seat": seat, "do": do, "by": by, "events": [plain(event) for event in events]}
        self.rounds[-1]["actions"].append(line)

    def record(self) -> dict[str, Any]:
        """The whole record."""
        return record_of(self.table, self.rounds)


def _opening(table: Table, name: str, events: tuple[Event, ...]) -> dict[str, Any]:
    assert table.match is not None
    assert table.dealer is not None
    return {
        "name": name,
        "dealer": table.match.dealer,
        "names": [seat.name or f"bot {n}" for n, seat in enumerate(table.seats)],
        "cards": [str(card) for card in table.rules.deck(len(table.seats))],
        "chance": table.dealer.transcript,
        "opening": [plain(event) for event in events],
        "actions": [],
    }


def record_of(table: Table, rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The form of a record: the one place to change it."""
    for one, proof in zip(rounds, table.revealed, strict=False):
        one["proof"] = proof
    done = table.results[-1] if table.results else None
    return {
        "format": FORMAT,
        "code": table.code,
        "match": table.match_number,
        "rules": table.settings.rules,
        "seats": len(table.seats),
        "seed": table.match.seed if table.match is not None else None,
        "rounds": rounds,
        "scores": done.scores if done is not None else [],
        "winners": done.winners if done is not None else [],
    }


async def read_record(store: Store, name: str) -> bytes | None:
    """The record of that name as text, None when there is none. It is made once, and kept."""
    records = schema.records
    look = select(records).where(records.c.id == name)
    found = await store.read(lambda db: db.execute(look).one_or_none())
    if found is None:
        return None
    if found.text is not None:
        return zlib.decompress(found.text)
    rows = await store.read(lambda db: db.execute(log_of(found.table_id, found.first_seq, found.last_seq)).all())
    recorder = Recorder()
    for number, row in enumerate(rows):
        recorder.take(row)
        if number % SLICE == 0:
            # The engine belongs to the loop; others have a turn in between.
            await asyncio.sleep(0)
    text = msgspec.json.format(msgspec.json.encode(recorder.record()), indent=1)
    kept = records.update().where(records.c.id == name).values(text=zlib.compress(text))
    await store.written((kept, {}))
    return text


def log_of(number: int, first: int, last: int | None = None) -> Any:
    """The rows of a table's log, in order."""
    log = schema.log
    found = select(log.c.seq, log.c.at, log.c.body).where(log.c.table_id == number, log.c.seq >= first)
    if last is not None:
        found = found.where(log.c.seq <= last)
    return found.order_by(log.c.seq)
