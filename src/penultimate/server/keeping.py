"""What is kept beside the log: the table's own row, the record and results of a finished match, and refusals, so that
an action sent again gets the first answer whenever it comes."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Executable, bindparam, select

from . import entries as en
from . import schema
from .refusals import Refusal

if TYPE_CHECKING:
    from .room import Room


Statements = list[tuple[Executable, dict[str, Any]]]
KEEP = schema.answers.insert().prefix_with("OR REPLACE")
FORGET = schema.answers.delete().where(
    schema.answers.c.table_id == bindparam("of_table"),
    schema.answers.c.seat == bindparam("of_seat"),
    schema.answers.c.id == bindparam("of_id"),
)


def refusal_kept(room: Room, seat: int, name: str, refusal: Refusal) -> Statements:
    """An action stays refused under its id; only so many of a table are remembered."""
    answers = room.answers
    number = answers[next(reversed(answers))][0] + 1 if answers else 1
    answers[seat, name] = number, refusal
    what = {"code": refusal.code, "reason": refusal.reason, "rule": refusal.rule, "name": refusal.name}
    gaps = json.dumps(dict(refusal.values))
    also: Statements = [(KEEP, {"table_id": room.id, "seat": seat, "id": name, "number": number, **what, "gaps": gaps})]
    while len(answers) > room.limits.answers_kept * len(room.table.seats):
        (old_seat, old), _ = answers.popitem(last=False)
        also.append((FORGET, {"of_table": room.id, "of_seat": old_seat, "of_id": old}))
    return also


def refusals_of(db: Connection, table: int) -> dict[tuple[int, str], tuple[int, Refusal]]:
    """The refusals a table remembers, in their order."""
    answers = schema.answers
    rows = db.execute(select(answers).where(answers.c.table_id == table).order_by(answers.c.number))
    return {
        (row.seat, row.id): (row.number, Refusal(row.code, row.reason, row.rule, row.name, json.loads(row.gaps)))
        for row in rows
    }


def row_changes(room: Room, entry: en.Entry, before: str, at: int) -> Statements:
    """Statements to be written together with the entry."""
    table = room.table
    also: Statements = []
    changed: dict[str, Any] = {}
    if table.phase != before:
        changed["phase"] = table.phase
    if isinstance(entry, en.Configured | en.Opened):
        changed |= {"rules": table.settings.rules, "seats": table.settings.seats}
    if isinstance(entry, en.Opened):
        changed["first_seq"] = table.base
        also.append((schema.answers.delete().where(schema.answers.c.table_id == room.id), {}))
    if changed:
        also.append((schema.tables.update().where(schema.tables.c.id == room.id).values(**changed), {}))
    if table.phase == "over" and before != "over":
        also += _finished(room, at)
    return also


def _finished(room: Room, at: int) -> Statements:
    table, done = room.table, room.table.results[-1]
    name = secrets.token_urlsafe(12)
    room.table.record_id = name
    found: Statements = [
        (
            schema.records.insert().values(
                id=name,
                table_id=room.id,
                match=done.match,
                first_seq=table.base,
                last_seq=table.seq,
                at=at,
                rules=table.settings.rules,
            ),
            {},
        )
    ]
    for seat, person in enumerate(done.names):
        found.append(
            (
                schema.results.insert().values(
                    record=name,
                    seat=seat,
                    name=person,
                    points=done.scores[seat],
                    won=int(seat in done.winners),
                ),
                {},
            )
        )
    return found
