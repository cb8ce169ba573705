"""The database: old ones open in new versions, and a write that fails harms nobody else."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from penultimate.errors import PenultimateError
from penultimate.server import schema
from penultimate.server.store import Store, Write

from .harness import ROOMY, served

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.sqlite"))


def known_part(now: Any, then: Any) -> Any:
    """What is shown now, without the fields that were not there then."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: known_part(value, then[name]) for name, value in now.items() if name in then}
    return now


def test_the_corpus_begins_with_the_first_version() -> None:
    assert [path.name for path in CORPUS][:1] == ["version-1.sqlite"]
    assert len(CORPUS) >= schema.VERSION


@pytest.mark.parametrize("old", CORPUS, ids=lambda path: path.stem)
def test_an_old_database_opens_and_its_tables_play_on(old: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    shutil.copy(old, data)
    known = json.loads(old.with_suffix(".json").read_text())
    with served(data, ROOMY) as one:
        for code, people in known["tables"].items():
            for cookie, shown in people.items():
                person = one.join(code, cookie)
                assert known_part(person.view, shown["view"]) == shown["view"]
                assert person.table["scores"] == shown["scores"]
                assert person.table["results"] == shown["results"]
                person.close()
        for code, people in known["tables"].items():
            persons = [one.join(code, cookie) for cookie in people]
            if persons[0].table["phase"] == "playing":
                player = next(p for p in persons if p.you == p.view["decision"]["seat"])
                assert player.act(player.answer_option())["t"] == "ack"
        for told in known.get("refused", ()):
            assert one.join(told["code"], told["cookie"]).ask(**told["sent"]) == told["reply"]
        for name in known["records"]:
            status, record, _ = one.ask("GET", f"/api/records/{name}")
            assert status == 200
            from penultimate.verify import verify_record

            assert verify_record(record)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    Store(tmp_path / "a.sqlite").close()
    with sqlite3.connect(tmp_path / "a.sqlite") as db:
        db.execute("update meta set value = '99'")
    db.close()
    with pytest.raises(PenultimateError, match="version 99"):
        Store(tmp_path / "a.sqlite")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    one = Store(tmp_path / "a.sqlite", 0)
    with one.engine.begin() as db:
        for code in "AB":
            db.execute(
                schema.tables.insert().values(
                    code=code, epoch=1, phase="lobby", seats=2, rules="classic", made_at=0, first_seq=1
                )
            )
    yield one
    one.close()


def row(table: int, seq: int, epoch: int = 1) -> dict[str, object]:
    return {"table_id": table, "seq": seq, "epoch": epoch, "at": 0, "body": b"{}"}


def test_one_bad_write_does_not_harm_the_others_in_its_group(store: Store) -> None:
    async def run() -> list[str]:
        store.bind(asyncio.get_running_loop())
        told: list[str] = []
        group = [
            Write([row(1, 1)], done=lambda error: told.append(f"first {error is None}")),
            Write([row(2, 1, epoch=9)], done=lambda error: told.append(f"old epoch {error is None}")),
            Write([row(1, 2)], done=lambda error: told.append(f"second {error is None}")),
        ]
        store._commit(group)
        await asyncio.sleep(0.05)
        return told

    assert asyncio.run(run()) == ["first True", "old epoch False", "second True"]
    with store.engine.connect() as db:
        assert [(r.table_id, r.seq) for r in db.execute(schema.log.select())] == [(1, 1), (1, 2)]


def test_a_write_holds_whole_or_not_at_all(store: Store) -> None:
    store._commit([Write([row(1, 1), row(1, 1)])])
    with store.engine.connect() as db:
        assert db.execute(schema.log.select()).all() == []


def test_commits_are_synced(store: Store) -> None:
    with store.engine.connect() as db:
        assert db.exec_driver_sql("pragma synchronous").scalar() == 2
        assert db.exec_driver_sql("pragma journal_mode").scalar() == "wal"
