"""The record of a finished match, made from its log: what `penultimate replay` and `penultimate verify` read."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

from sqlalchemy import select

from penultimate.cards import Deck
from penultimate.errors import PenultimateError
from penultimate.record import Record
from penultimate.results import Below, Device, Result, shuffled

from . import entries as en
from . import schema
from .fair import FairDealer
from .refusals import Refusal
from .store import Store
from .table import Table

SLICE = 50


class Recorder:
    """Makes the record of one match from its rows, one after the other."""

    def __init__(self) -> None:
        self.table = Table()
        self._record: Record | None = None
        self._dealers: list[FairDealer] = []

    def take(self, row: Any) -> None:
        """The next row."""
        table = self.table
        if not table.seq:
            table.seq = row.seq - 1
        entry = en.read_entry(row.body)
        table.apply(entry, row.at)
        if isinstance(entry, en.RoundDealt):
            self._deal()

    def _deal(self) -> None:
        table = self.table
        assert table.match is not None
        assert table.round is not None
        assert table.dealer is not None
        if self._record is None:
            self._record = Record(table.rules, len(table.seats), table=table.match_name, lots=table.match.seed)
        self._record.begin(table.round, table.match.seating).moves = table.round.history
        self._dealers.append(table.dealer)

    def record(self) -> Record:
        """The whole record."""
        record, table = self._record, self.table
        assert record is not None
        assert table.match is not None
        deck = record.rules.deck(record.seats)
        for entry, dealer, proof, points in zip(
            record.rounds, self._dealers, table.proofs, table.match.results, strict=True
        ):
            entry.chance = [result_of(deck, what, numbers) for what, numbers in dealer.transcript]
            entry.proof, entry.points = proof, points
        names = dict(zip(table.match.seating, table.names, strict=True))
        record.names = tuple(names[player] for player in sorted(names))
        record.winners = table.match.winners
        return record


def result_of(deck: Deck, what: str, numbers: list[int]) -> Result:
    """What the dealer decided, as a record has it."""
    if what == "shuffle":
        half = len(numbers) // 2
        return shuffled(deck, numbers[:half], numbers[half:])
    *which, n, found = numbers
    return Device(which[0], found, n) if which else Below(n, found)


def other_rules() -> Refusal:
    """What is said of a log that the rules of today lead elsewhere."""
    return Refusal("no_record", "this match was played by a program whose rules were others")


async def read_record(store: Store, name: str) -> bytes | None:
    """The record of that name as text, None when there is none. It is made once, and kept.

    Raises Refusal("no_record") for a log that the rules of today lead elsewhere.
    """
    records = schema.records
    look = select(records).where(records.c.id == name)
    found = await store.read(lambda db: db.execute(look).one_or_none())
    if found is None:
        return None
    if found.text is not None:
        return str(Record.parse(zlib.decompress(found.text).decode())).encode()
    rows = await store.read(lambda db: db.execute(log_of(found.table_id, found.first_seq, found.last_seq)).all())
    recorder = Recorder()
    for number, row in enumerate(rows):
        try:
            recorder.take(row)
        except PenultimateError as error:
            raise other_rules() from error
        if number % SLICE == 0:
            # The engine belongs to the loop; others have a turn in between.
            await asyncio.sleep(0)
    text = str(recorder.record()).encode()
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
