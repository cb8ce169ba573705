"""The record of a finished match, produced from its log: what happened, and the fair dealer's proof.

One JSON object, described in `docs/fair-dealer.md`. `record_of` is the one place to change its form.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from penultimate.events import Event

from . import entries as en
from . import schema
from .forms import plain
from .rooms import _log_of
from .table import Table

FORMAT = "penultimate table record 1"


def record_of(rows: Any) -> dict[str, Any]:
    """The record that the rows of one match make."""
    table = Table()
    rounds: list[dict[str, Any]] = []
    opening: dict[str, Any] = {}
    for row in rows:
        if not table.seq:
            table.seq = row.seq - 1
        entry = en.read_entry(row.body)
        dealer, name = table.dealer, table.round_name
        events: tuple[Event, ...] = table.apply(entry, row.at)
        if isinstance(entry, en.RoundDealt):
            assert table.match is not None
            assert table.round is not None
            assert table.dealer is not None
            dealer = table.dealer
            opening = {
                "name": name,
                "dealer": table.match.dealer,
                "names": [seat.name or f"bot {n}" for n, seat in enumerate(table.seats)],
                "cards": [str(card) for card in table.rules.deck(len(table.seats))],
                "chance": dealer.transcript,
                "opening": [plain(event) for event in events],
                "actions": [],
            }
            rounds.append(opening)
        elif events and isinstance(entry, en.Acted):
            line = {"at": row.at, "seat": entry.seat, "do": entry.do, "by": entry.by}
            opening["actions"].append(line | {"events": [plain(event) for event in events]})
        elif events and isinstance(entry, en.HostSaid | en.Vacated):
            do = [entry.do] if isinstance(entry, en.HostSaid) else [{"do": "leave"}]
            line = {"at": row.at, "seat": entry.seat, "do": do, "by": "host"}
            opening["actions"].append(line | {"events": [plain(event) for event in events]})
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


def read_record(db: Connection, name: str) -> bytes | None:
    """The record of that name as text, None when there is none."""
    records = schema.records
    found = db.execute(select(records).where(records.c.id == name)).one_or_none()
    if found is None:
        return None
    rows = db.execute(_log_of(found.table_id, found.first_seq, found.last_seq)).all()
    return msgspec.json.format(msgspec.json.encode(record_of(rows)), indent=1)
