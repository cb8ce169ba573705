"""The server's contract, clause by clause, over real sockets and a real database."""

from __future__ import annotations

import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from penultimate.server import schema
from penultimate.server.store import Store, Write

from .harness import ROOMY, Person, Served, new_id, served

DATA = "tables.sqlite"


def two(one: Served, **settings: Any) -> tuple[Person, Person, str, list[str]]:
    """Two people at a table for two, in play."""
    cookies = [one.guest("Ada"), one.guest("Ben")]
    code = one.table(cookies[0], **({"seats": 2, "timers": "off", "rules": "classic single"} | settings))
    ada, ben = one.join(code, cookies[0]), one.join(code, cookies[1])
    ben.send(t="sit", seat=1)
    ben.until("snapshot")
    ada.send(t="start")
    return ada.phase("playing"), ben.phase("playing"), code, cookies


def never(_person: Person) -> bool:
    return False


def in_turn(ada: Person, ben: Person) -> Person:
    return ada if ada.view["decision"]["seat"] == 0 else ben


def rows(data: Path) -> list[tuple[int, int, dict[str, Any]]]:
    with sqlite3.connect(data) as db:
        found = db.execute("select seq, epoch, body from log order by table_id, seq").fetchall()
    db.close()
    return [(seq, epoch, json.loads(body)) for seq, epoch, body in found]


def test_an_ack_means_committed(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, _, _ = two(one)
        player = in_turn(ada, ben)
        name = new_id()
        ack = player.act(player.answer_option(), name)
        assert ack["t"] == "ack"
        # Another connection to the file sees it as soon as the ack is there.
        stored = [(seq, body) for seq, _, body in rows(tmp_path / DATA) if body.get("id") == name]
        assert [seq for seq, _ in stored] == [ack["seq"]]


def test_nothing_is_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, _, _ = two(one)
        player = in_turn(ada, ben)
        gate = threading.Event()
        commit = one.server.store._transact

        def slow(group: list[Write]) -> None:
            if any(write.rows for write in group):
                gate.wait(10)
            commit(group)

        one.server.store._transact = slow  # type: ignore[method-assign]
        player.send(t="act", id=new_id(), seq=player.seq, do=[player.answer_option()])
        shown = []
        with pytest.raises(TimeoutError):
            shown += iter(lambda: player.receive(0.3), None)
        gate.set()
        assert not [m for m in shown if m["t"] == "ack" or m.get("events")]
        assert player.until("ack")


def test_a_write_that_fails_is_never_acknowledged(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        player = in_turn(ada, ben)
        commit = one.server.store._transact

        def full(group: list[Write]) -> None:
            if any(write.rows for write in group):
                raise OSError("the disk is full")
            commit(group)

        one.server.store._transact = full  # type: ignore[method-assign]
        player.send(t="act", id=new_id(), seq=player.seq, do=[player.answer_option()])
        with pytest.raises(ConnectionClosed):
            player.until("ack")
        one.server.store._transact = commit  # type: ignore[method-assign]
        again = one.join(code, cookies[player.you or 0])
        assert again.view["decision"] == player.view["decision"]
        assert again.view["hand"] == player.view["hand"]


def test_once(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, _, _ = two(one)
        player = in_turn(ada, ben)
        name, option = new_id(), player.answer_option()
        first = player.act(option, name)
        for _ in range(3):
            assert player.act(option, name) == first
        assert sum(body.get("id") == name for _, _, body in rows(tmp_path / DATA)) == 1


def test_a_repeated_refusal_is_the_same_refusal(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, _, _ = two(one)
        player = in_turn(ada, ben)
        name = new_id()
        first = player.act({"do": "pass"}, name)
        assert first["t"] == "refused"
        player.act(player.answer_option())
        assert player.act({"do": "pass"}, name) == first


def test_the_first_answer_outlives_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        player = in_turn(ada, ben)
        name, option = new_id(), player.answer_option()
        first = player.act(option, name)
        seat = player.you or 0
    with served(tmp_path / DATA) as one:
        again = one.join(code, cookies[seat])
        assert again.act(option, name) == first


def test_one_writer_the_database_itself_refuses_an_old_epoch(tmp_path: Path) -> None:
    store = Store(tmp_path / DATA, 0)
    with store.engine.begin() as db:
        db.execute(
            schema.tables.insert().values(
                code="A", epoch=3, phase="lobby", seats=2, rules="classic", made_at=0, first_seq=1
            )
        )
        db.execute(schema.log.insert().values(table_id=1, seq=1, epoch=3, at=0, body=b"{}"))
    for epoch in (2, 4):
        with pytest.raises(IntegrityError, match="an old epoch"), store.engine.begin() as db:
            db.execute(schema.log.insert().values(table_id=1, seq=2, epoch=epoch, at=0, body=b"{}"))
    with pytest.raises(IntegrityError), store.engine.begin() as db:
        db.execute(schema.log.insert().values(table_id=1, seq=1, epoch=3, at=0, body=b"{}"))
    with pytest.raises(IntegrityError, match="never changed"), store.engine.begin() as db:
        db.execute(schema.log.update().values(body=b"x"))
    store.close()


def test_a_table_taken_over_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        player = in_turn(ada, ben)
        with sqlite3.connect(tmp_path / DATA) as db:
            db.execute("update tables set epoch = epoch + 1")
        db.close()
        player.send(t="act", id=new_id(), seq=player.seq, do=[player.answer_option()])
        with pytest.raises(ConnectionClosed):
            player.until("ack")
        assert one.server.metrics.lost_tables.values[""] == 1
        # Whoever comes back finds the table as it was committed, under a new epoch.
        again = one.join(code, cookies[player.you or 0])
        assert again.act(again.answer_option())["t"] == "ack"


def test_two_processes_do_not_serve_one_file(tmp_path: Path) -> None:
    with served(tmp_path / DATA), pytest.raises(ValueError, match="another process"):
        Store(tmp_path / DATA)


def test_a_restart_costs_no_card_no_turn_and_no_time(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one, timers="days")
        for _ in range(6):
            player = in_turn(ada, ben)
            player.my_turn()
            player.act(player.answer_option())
            for person in (ada, ben):
                person.when(lambda p, s=player.seq: p.seq >= s)  # type: ignore[misc]
        before = [one.join(code, cookie) for cookie in cookies]
    with served(tmp_path / DATA) as one:
        after = [one.join(code, cookie) for cookie in cookies]
        for old, new in zip(before, after, strict=True):
            assert new.view == old.view
            assert new.seq >= old.seq


def test_resume_gives_what_was_missed(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        start = ben.seq
        ben.close()
        ada.receive()
        for _ in range(3):
            if ada.view["decision"]["seat"] == 0:
                ada.act(ada.answer_option())
        updates = [message for message in ada.heard if message["t"] == "update" and message["seq"] > start]
        seen = [event for message in updates for event in message.get("events", [])]
        back = one.join(code, cookies[1], last_seq=start)
        told = [event for happened in back.missed for event in happened["events"]]
        assert [event["what"] for event in told] == [event["what"] for event in seen]
        # What it cannot tell any more, it says so, and the snapshot has everything.
        assert one.join(code, cookies[1], last_seq=0).missed is None
        assert one.join(code, cookies[1], last_seq=10**6).missed is None


def test_one_live_connection_the_newest_wins(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        again = one.join(code, cookies[0])
        with pytest.raises(ConnectionClosed) as closed:
            ada.when(never)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        assert again.view["hand"] == ada.view["hand"]
        assert ben.view["counts"] == again.view["counts"]


def test_secrets_are_stored_hashed_and_never_logged(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, code, cookies = two(one)
        ada.act({"do": "draw"})
        one.ask("GET", f"/api/tables/{code}", None, cookies[0])
        secrets = [cookie.partition("=")[2] for cookie in cookies]
        log = one.log.getvalue()
        del ada, ben
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert len(secret) == 43  # 256 bits
        assert secret not in log
        assert secret.encode() not in files


def test_frames_are_bounded(tmp_path: Path) -> None:
    with served(tmp_path / DATA) as one:
        ada, ben, _, _ = two(one)
        ada.socket.send("x" * (ROOMY.frame_bytes + 1))
        with pytest.raises(ConnectionClosed):
            ada.when(never)
        assert ben.act({"do": "draw"})["t"] in ("ack", "refused")


def test_everything_is_rated(tmp_path: Path) -> None:
    limits = ROOMY.with_words(("messages_per_second=5", "messages_burst=10", "tables_per_address_per_hour=2",
                               "joins_per_address_per_minute=3", "connections_per_guest=2"))  # fmt: skip
    with served(tmp_path / DATA, limits) as one:
        cookie = one.guest()
        code = one.table(cookie)
        one.table(cookie)
        assert one.ask("POST", "/api/tables", {}, cookie)[0] == 429
        ada = one.join(code, cookie)
        for _ in range(30):
            ada.send(t="phrase", number=0)
        assert ada.until("refused")["code"] == "slow_down"
        other = one.guest()
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                one.join("AAAA-AAAA", other)
        with pytest.raises(InvalidStatus) as denied:
            one.join(code, other)
        assert denied.value.response.status_code == 429


def test_there_is_no_compression(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with served(tmp_path / DATA) as one:
        cookie = one.guest()
        address = f"ws://127.0.0.1:{one.port}/api/tables/{one.table(cookie)}/socket"
        with connect(address, additional_headers={"Cookie": cookie}, compression="deflate") as socket:
            assert "sec-websocket-extensions" not in socket.response.headers
