"""The commands, as the command line mounts them."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from penultimate.errors import PenultimateError
from penultimate.server import operator
from penultimate.server.commands import main
from penultimate.server.limits import Limits
from penultimate.server.terminal import where

from .harness import Served, served

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "tables.sqlite") as server:
        yield server


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, words)
    return result.exit_code, result.output


def test_admin_lists_and_closes_beside_the_running_server(one: Served, tmp_path: Path) -> None:
    data = str(tmp_path / "tables.sqlite")
    cookie = one.guest("Ada")
    code = one.table(cookie, rules="classic +stacking", timers="off")
    ada = one.join(code, cookie)
    ada.send(t="start")
    ada.phase("playing")
    status, text = run("admin", "list", "--data", data)
    assert status == 0
    assert code in text
    assert "playing" in text
    assert not any(card in text.split() for card in ada.view["hand"])
    assert run("admin", "close", "AAAA-AAAA", "--data", data)[0] == 1
    assert run("admin", "close", code, "--data", data)[0] == 0
    ada.phase("closed")
    assert code not in run("admin", "list", "--data", data)[1]
    assert code in run("admin", "list", "--all", "--data", data)[1]


def test_admin_reads_no_log() -> None:
    from penultimate.server import operating

    assert "schema.log" not in Path(operating.__file__).read_text()


def test_a_backup_while_running(one: Served, tmp_path: Path) -> None:
    cookie = one.guest("Ada")
    code = one.table(cookie, timers="off")
    ada = one.join(code, cookie)
    ada.send(t="start")
    ada.phase("playing")
    target = tmp_path / "copy" / "backup.sqlite"
    target.parent.mkdir()
    assert run("admin", "backup", str(target), "--data", str(tmp_path / "tables.sqlite"))[0] == 0
    assert run("admin", "backup", str(target), "--data", str(tmp_path / "tables.sqlite"))[0] == 1
    db = sqlite3.connect(target)
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    assert db.execute("select count(*) from log").fetchone()[0] >= 5
    db.close()
    with served(target) as other:
        again = other.join(code, cookie)
        assert again.view["hand"] == ada.view["hand"]


def test_no_data_is_said(tmp_path: Path) -> None:
    status, text = run("admin", "list", "--data", str(tmp_path / "nothing.sqlite"))
    assert status == 1
    assert "there is no" in text


def test_wrong_words_are_said() -> None:
    assert "did you mean 'seats'" in run("serve", "--limit", "seatz=3")[1]
    assert "http" in run("serve", "--public-url", "cards.example.org")[1]
    with pytest.raises(PenultimateError):
        Limits().with_words(("seats=-1",))


def test_verify(one: Served, tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(EXAMPLE), one.base], check=True, timeout=60, stdout=subprocess.DEVNULL)
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    name = db.execute("select id from records").fetchone()[0]
    db.close()
    record = tmp_path / "record.txt"
    status, text, _ = one.ask("GET", f"/api/records/{name}")
    assert status == 200
    record.write_text(text)
    status, said = run("verify", str(record))
    assert status == 0
    assert "commitment opens" in said
    record.write_text(re.sub(r"^lots \d+$", "lots 1", text, flags=re.M))
    status, said = run("verify", str(record))
    assert status == 1
    assert "NOT FAIR" in said


def test_the_example_is_short_and_plays(one: Served) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 100
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), one.base, "classic", "single", "+stacking", "+jump-in"],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert re.search(r"winners \[\d\] record \S+", done.stdout)


# ------------------------------------------------------------ serve


def serving(tmp_path: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    data = str(tmp_path / "served.sqlite")
    words = ["-m", "penultimate.server.commands", "serve", "--port", "0", "--data", data, *more]
    process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split()[-1]


def test_serve_says_where_it_is_and_stops_gracefully(tmp_path: Path) -> None:
    process, address = serving(tmp_path)
    assert process.stdout is not None
    assert "--host 0.0.0.0" in process.stdout.readline()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
    subprocess.run([sys.executable, str(EXAMPLE), address], check=True, timeout=60, stdout=subprocess.DEVNULL)
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert '"what": "started"' in log
    assert '"what": "stopped"' in log


def test_join_sits_a_person_in_a_terminal_down(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as one:
        host = one.guest("Host")
        code = one.table(host, seats=2, timers="off", rules="classic single")
        ada = one.join(code, host)
        reader, writer = os.pipe()
        process = subprocess.Popen(
            [sys.executable, "-m", "penultimate.server.commands", "join", f"{one.base}/t/{code}", "--name",
            "Guest"],
            stdin=reader, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        os.close(reader)
        ada.when(lambda p: p.table["seats"][1]["name"] == "Guest")
        ada.send(t="start")
        ada.phase("playing")
        while ada.view["decision"]["seat"] == 0:
            modest = [option for option in ada.view["options"] if option["do"] in ("draw", "pass", "take")]
            seq = ada.act(modest[0] if modest else ada.answer_option())["seq"]
            ada.when(lambda p, s=seq: p.seq >= s)  # type: ignore[misc]
        seq = ada.seq
        os.write(writer, b"p 0\n?\n")
        assert ada.until("said")["name"] == "Guest"
        for _ in range(20):
            os.write(writer, b"1\n")
            time.sleep(0.05)
        ada.when(lambda p: p.seq > seq)
        os.write(writer, b"q\n")
        out, _ = process.communicate(timeout=20)
        os.close(writer)
        assert "Your hand: " in out
        assert "The dealer is bound to " in out
        assert "On the table: " in out
        assert "Guest (you)" in out
        assert re.search(r"^Guest (drew|played|kept|took|called)", out, re.M)


def test_links_are_read() -> None:
    assert where("http://a.example:80/uno/t/ABCD-EFGH") == ("http://a.example:80/uno", "ABCD-EFGH")
    assert where("localhost:8000/t/abcdefgh") == ("http://localhost:8000", "abcdefgh")
    for wrong in ("", "http://a.example/", "ftp://a/t/ABCD", "ABCD-EFGH"):
        with pytest.raises(PenultimateError):
            where(wrong)


# ------------------------------------------------------------ the operator's addresses


def test_the_address_to_hand_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "local_addresses", lambda: ["192.168.1.7", "2001:db8::7"])
    assert operator.addresses("0.0.0.0", 8000, "") == ["http://192.168.1.7:8000", "http://[2001:db8::7]:8000"]
    assert operator.addresses("0.0.0.0", 8000, "https://cards.example.org/") == ["https://cards.example.org"]
    text = operator.greeting("0.0.0.0", 8000, "", True)
    assert text.startswith("Penultimate is served at http://192.168.1.7:8000")
    assert "█" in text or "\x1b" in text
    assert "https://cards.example.org" in operator.origins("0.0.0.0", 8000, "https://cards.example.org/uno")
    assert "http://192.168.1.7:8000" in operator.origins("0.0.0.0", 8000, "")
