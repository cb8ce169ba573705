"""What an entry changes beside the log: the table's own row, and the record and results of a finished
match."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from . import entries as en
from . import schema

if TYPE_CHECKING:
    from .room import Room


def row_changes(room: Room, entry: en.Entry, before: str, at: int) -> list[tuple[Executable, dict[str, Any]]]:
    """Statements to be written together with the entry."""
    table = room.table
    also: list[tuple[Executable, dict[str, Any]]] = []
    changed: dict[str, Any] = {}
    if table.phase != before:
        changed["phase"] = table.phase
    if isinstance(entry, en.Configured | en.Opened):
        changed |= {"rules": table.settings.rules, "seats": table.settings.seats}
    if isinstance(entry, en.Opened):
        changed["first_seq"] = table.base
    if changed:
        also.append((schema.tables.update().where(schema.tables.c.id == room.id).values(**changed), {}))
    if table.phase == "over" and before != "over":
        also += _finished(room, at)
    return also


def _finished(room: Room, at: int) -> list[tuple[Executable, dict[str, Any]]]:
    table, done = room.table, room.table.results[-1]
    name = secrets.token_urlsafe(12)
    room.table.record_id = name
    found: list[tuple[Executable, dict[str, Any]]] = [
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
