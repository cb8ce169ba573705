"""The replay of a finished match: what everybody saw and held, step by step. The match is over, so hands lie open.

Produced from the log like the record. A step says what changed since the one before, as an update does.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from penultimate.errors import PenultimateError
from penultimate.view import View

from . import entries as en
from . import schema
from .forms import EventForm, plain
from .kit import Kit, kit_of
from .projection import change
from .record import log_of, other_rules
from .table import Table


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who sits there; `person` False is a bot."""

    name: str
    person: bool


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: in which round, when (milliseconds since the deal), and what changed on the table.
    `seats` tells who sits where from here on, where that is not as it was."""

    round: int
    at: int
    events: list[EventForm]
    view: dict[str, Any] = {}
    more: dict[str, list[Any]] = {}
    points: list[int] | None = None
    seats: list[ReplaySeat] | None = None


class Replay(msgspec.Struct, frozen=True):
    """A whole match; `seats` tells who sat where at the end."""

    code: str
    rules: str
    kit: Kit
    seats: list[ReplaySeat]
    steps: list[Step]
    scores: list[int]
    winners: list[int]
    edition: str = ""


def open_view(table: Table) -> View:
    """The table with all hands open, and nothing offered."""
    assert table.round is not None
    view = table.round.view(None)
    hands = tuple(table.round.view(seat).hand for seat in range(len(table.seats)))
    return dataclasses.replace(view, hands=hands, options=())


def seats_of(table: Table) -> list[ReplaySeat]:
    """Who sits where."""
    return [ReplaySeat(seat.name, seat.guest is not None) for seat in table.seats]


def replay_of(rows: Any) -> Replay:
    """The replay that the rows of one match make."""
    table = Table()
    steps: list[Step] = []
    shown: View | None = None
    seats: list[ReplaySeat] = []
    dealt_at, number = 0, 0
    for row in rows:
        if not table.seq:
            table.seq = row.seq - 1
        entry = en.read_entry(row.body)
        events = table.apply(entry, row.at)
        if isinstance(entry, en.RoundDealt):
            shown, dealt_at, number = None, row.at, number + 1
        if not events:
            continue
        view = open_view(table)
        fresh, longer = change(shown, view)
        shown = view
        before, seats = seats, seats_of(table)
        over = table.match is not None and len(table.match.results) == number
        points = table.match.by_seat(table.match.results[-1]) if over and table.match is not None else None
        told = [plain(event) for event in events]
        steps.append(Step(number, row.at - dealt_at, told, fresh, longer, points, seats if seats != before else None))
    done = table.results[-1] if table.results else None
    return Replay(
        table.code,
        table.settings.rules,
        kit_of(table.rules, len(table.seats)),
        seats_of(table),
        steps,
        done.scores if done is not None else [],
        done.winners if done is not None else [],
        table.settings.edition,
    )


def read_replay(db: Connection, name: str) -> bytes | None:
    """The replay of that name as JSON, None when there is none. Raises Refusal as `read_record` does."""
    records = schema.records
    found = db.execute(select(records).where(records.c.id == name)).one_or_none()
    if found is None:
        return None
    rows = db.execute(log_of(found.table_id, found.first_seq, found.last_seq)).all()
    try:
        return msgspec.json.encode(replay_of(rows))
    except PenultimateError as error:
        raise other_rules() from error
