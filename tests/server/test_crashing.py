"""The short form of the crash suite, and that its checker sees what it is there to see."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from . import checking, crashing


def quiet(_text: str) -> None:
    return


def test_kill_nine_costs_nothing(tmp_path: Path) -> None:
    found = asyncio.run(crashing.run(tmp_path / "tables.sqlite", 2, 6, 0.7, quiet))
    assert found["kills"] == 2
    assert found["tables"] == 6
    assert found["acks"] > 20
    assert found["events"] > 100


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, list[checking.Seen]]:
    """A database after some play, and what the clients noted."""
    kept: list[checking.Seen] = []
    old = checking.check

    def keep(data: Path, clients: list[checking.Seen]) -> dict[str, int]:
        kept.extend(clients)
        return old(data, clients)

    crashing.check = keep
    try:
        asyncio.run(crashing.run(tmp_path / "tables.sqlite", 0, 1, 1.0, quiet))
    finally:
        crashing.check = old
    return tmp_path / "tables.sqlite", kept


def edit(data: Path, *statements: str) -> None:
    with sqlite3.connect(data) as db:
        for name in ("one_writer", "log_stays"):
            db.execute(f"drop trigger {name}")
        for statement in statements:
            db.execute(statement)
    db.close()


def last_acked(clients: list[checking.Seen]) -> tuple[str, int]:
    return max(((name, seq) for client in clients for name, seq in client.acks.items()), key=lambda item: item[1])


def test_the_checker_misses_nothing(played: tuple[Path, list[checking.Seen]]) -> None:
    data, clients = played
    name, seq = last_acked(clients)
    body = json.loads(sqlite3.connect(data).execute("select body from log where seq = ?", (seq,)).fetchone()[0])
    assert body["id"] == name
    # An acknowledged action that was lost, one that was doubled, an event that was shown otherwise.
    clients[0].acks["f" * 32] = seq
    with pytest.raises(AssertionError, match="acknowledged"):
        checking.check(data, clients)
    del clients[0].acks["f" * 32]
    client = next(c for c in clients if c.events)
    place = next(iter(client.events))
    kept: Any = client.events[place]
    client.events[place] = [*kept, {"what": "passed", "seat": 0}]
    with pytest.raises(AssertionError, match="shown something else"):
        checking.check(data, clients)
    client.events[place] = kept
    edit(data, f"delete from log where seq >= {seq}")
    with pytest.raises(AssertionError, match="acknowledged"):
        checking.check(data, clients)
