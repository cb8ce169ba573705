"""The HTTP part: identities, pages of other sites, headers, paths, records, results, health."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from penultimate.server import protocol as p
from penultimate.server.limits import CODE_LETTERS
from penultimate.server.routes import ROUTES
from penultimate.verify import Unfair, verify_record

from .harness import ROOMY, Person, Served, served

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("http") / "tables.sqlite", ROOMY, "https://cards.example.org/uno") as server:
        yield server


def test_the_identity_is_in_a_cookie_no_script_can_read(one: Served) -> None:
    _, shown, headers = one.ask("POST", "/api/guests", {"name": " Ada \n Lovelace "})
    assert shown == {"name": "Ada Lovelace"}
    flags = headers["set-cookie"].split("; ")[1:]
    assert {"HttpOnly", "SameSite=Lax", "Path=/uno"} <= set(flags)
    # Asking again changes the name and nothing else.
    cookie = headers["set-cookie"].partition(";")[0]
    _, shown, headers = one.ask("POST", "/api/guests", {"name": "Countess"}, cookie)
    assert (shown, headers["set-cookie"]) == ({"name": "Countess"}, None)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "https://cards.example.org.evil", "http://cards.example.org"]
)
def test_pages_of_other_sites_are_refused(one: Served, origin: str) -> None:
    cookie = one.guest()
    assert one.ask("POST", "/api/tables", {}, cookie, Origin=origin)[0] == 403
    assert one.ask("POST", "/api/guests", {}, Origin=origin)[0] == 403
    code = one.table(cookie)
    headers = {"Cookie": cookie, "Origin": origin}
    address = f"ws://127.0.0.1:{one.port}/api/tables/{code}/socket"
    with pytest.raises(InvalidStatus) as denied, connect(address, additional_headers=headers):
        pass
    assert denied.value.response.status_code == 403


def test_our_own_pages_are_not(one: Served) -> None:
    cookie = one.guest()
    assert one.ask("POST", "/api/tables", {}, cookie, Origin="https://cards.example.org")[0] == 201


def test_every_answer_is_guarded(one: Served) -> None:
    for path in ("/", "/healthz", "/api/tables/AAAA-AAAA", "/nothing", "/t/AAAA-AAAA"):
        _, _, headers = one.ask("GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["server"] is None


def test_codes(one: Served) -> None:
    cookie = one.guest()
    codes = {one.table(cookie) for _ in range(20)}
    assert len(codes) == 20
    for code in codes:
        assert len(code) == 9
        assert set(code) <= {*CODE_LETTERS, "-"}
        assert len(set(CODE_LETTERS)) == 32
        lower = one.ask("GET", f"/api/tables/{code.lower().replace('-', '')}")
        assert lower[1]["code"] == code
    assert one.ask("GET", "/api/tables/AAAA-AAAA")[0] == 404


def test_it_works_under_a_path_kept_or_taken_away(one: Served) -> None:
    cookie = one.guest()
    status, made, _ = one.ask("POST", "/uno/api/tables", {}, cookie)
    assert status == 201
    assert made["link"] == f"https://cards.example.org/uno/t/{made['code']}"
    for path in ("", "/uno"):
        assert one.ask("GET", f"{path}/healthz")[1] == {"status": "ok"}
        address = f"ws://127.0.0.1:{one.port}{path}/api/tables/{made['code']}/socket"
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            socket.send('{"t":"enter"}')
            assert json.loads(socket.recv())["t"] == "snapshot"


def test_what_cannot_be_played_is_refused_with_a_reason(one: Served) -> None:
    cookie = one.guest()
    for settings, word in (
        ({"rules": "klassic"}, "klassic"),
        ({"rules": "classic +stakcing"}, "stacking"),
        ({"seats": 17}, "seats"),
        ({"seats": 11}, "2 to 10"),
        ({"rules": "x" * 2000}, "characters"),
        ({"bots": "cleverest"}, "kind"),
        ({"private_ms": -1}, "private_ms"),
        ({"head_starts_ms": [1501]}, "head start"),
        ({"seats": 2, "head_starts_ms": [0, 0, 0]}, "head start"),
        ({"nothing": 1}, "nothing"),
    ):
        status, error, _ = one.ask("POST", "/api/tables", settings, cookie)
        assert status in (400, 413, 422), settings
        assert word in error["reason"], error
    assert one.ask("POST", "/api/tables", b"{" * (ROOMY.body_bytes + 1), cookie)[0] == 413
    assert one.ask("GET", "/api/rules?text=classic%20%2Bstacking")[1]["rules"] == "classic house.stack=draw_two"
    races = {
        text: one.ask("GET", f"/api/rules?text={text}")[1]["races"]
        for text in ("classic", "flash", "classic%20%2Bslap")
    }
    assert races == {"classic": False, "flash": True, "classic%20%2Bslap": True}


@pytest.mark.parametrize(
    ("settings", "timers"),
    [
        ({"rules": "classic tournament"}, "quick"),
        ({"rules": "classic kids"}, "relaxed"),
        ({"rules": "classic tournament", "timers": "off"}, "off"),
        ({"rules": "classic"}, "relaxed"),
        ({}, "relaxed"),
    ],
)
def test_a_preset_brings_its_timers(one: Served, settings: dict[str, str], timers: str) -> None:
    cookie = one.guest()
    person = one.join(one.table(cookie, **settings), cookie)
    assert person.table["settings"]["timers"] == timers
    shown = one.ask("GET", "/api/rules?text=" + settings.get("rules", "classic").replace(" ", "%20"))[1]
    assert shown["timers"] == (
        {"tournament": "quick", "kids": "relaxed"}.get(settings.get("rules", "").partition(" ")[2])
    )


def finished(one: Served) -> tuple[str, list[Person]]:
    """A match played to its end; gives the record's name."""
    cookies = [one.guest("Ada"), one.guest("Ben")]
    code = one.table(cookies[0], seats=2, rules="classic single +stacking", timers="off")
    people = [one.join(code, cookie) for cookie in cookies]
    people[1].send(t="sit", seat=1)
    people[1].until("snapshot")
    people[0].send(t="start")
    for seat, person in enumerate(people):
        person.when(lambda q: q.table["phase"] == "dealing" and q.table["commitment"])
        person.send(t="contribute", share=f"{seat + 1:02x}" * 32)
    for person in people:
        person.phase("playing")
    while people[0].table["phase"] == "playing":
        seq = max(person.seq for person in people)
        for person in people:
            person.when(lambda q, s=seq: q.seq >= s)  # type: ignore[misc]
        if people[0].table["phase"] == "playing":
            people[people[0].view["decision"]["seat"]].my_turn()
            player = people[people[0].view["decision"]["seat"]]
            assert player.act(player.answer_option())["t"] == "ack"
    return str(people[0].when(lambda q: q.table["record"]).table["record"]), people


def test_a_finished_match_has_a_record_with_its_proof(one: Served) -> None:
    name, people = finished(one)
    commitment = people[0].table["revealed"]["commitment"]
    status, text, headers = one.ask("GET", f"/api/records/{name}")
    assert status == 200
    assert headers["content-type"] == "text/plain; charset=utf-8"
    checks = verify_record(text, (commitment,), ("01" * 32, "02" * 32))
    assert "2 contributions" in checks[0]
    with pytest.raises(Unfair, match="contribution"):
        verify_record(text, (), ("03" * 32,))
    assert one.ask("GET", f"/api/records/{name}")[1] == text
    for wrong in ("nothing", "..%2F..", "' or 1=1 --".replace(" ", "%20")):
        assert one.ask("GET", f"/api/records/{wrong}")[0] == 404
    results = one.ask("GET", "/api/results?name=Ada")[1]
    assert results["matches"] >= 1


def test_a_record_is_played_and_checked_by_the_command_line(one: Served, tmp_path: Path) -> None:
    name, people = finished(one)
    file = tmp_path / "match.txt"
    file.write_text(one.ask("GET", f"/api/records/{name}")[1])

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "penultimate", *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    shown = run("replay", str(file))
    assert shown.returncode == 0, shown.stderr
    assert "Ada" in shown.stdout
    winner = people[0].table["seats"][people[0].table["winners"][0]]["name"]
    assert f"{winner} wins the match" in shown.stdout
    assert "all as recorded" in run("replay", str(file), "--verify").stdout
    share = run("verify", str(file), "--commitment", people[0].table["revealed"]["commitment"], "--share", "01" * 32)
    assert share.returncode == 0, share.stdout
    file.write_text(file.read_text().replace("\n= played", "\n= passed", 1))
    assert run("verify", str(file)).returncode == 1


def test_the_sheet_of_a_rule_set_is_written_in_every_language(one: Served) -> None:
    titles = set()
    for language in ("en", "es", "de"):
        address = f"/api/sheet?text=all_wild%20%2Bjump-in&seats=3&lang={language}"
        status, sheet, headers = one.ask("GET", address)
        assert (status, headers["cache-control"]) == (200, "private, max-age=600")
        assert sheet["lang"] == language
        assert sum(row["count"] for row in sheet["deck"]) == sheet["cards"] == 112
        assert any(sentence["changed"] for section in sheet["sections"] for sentence in section["sentences"])
        titles.add(sheet["title"])
        assert one.ask("GET", address)[1] == sheet
    assert len(titles) == 3
    for wrong in ("text=clasic", "text=classic&lang=fr", "text=classic&seats=12"):
        status, shown, _ = one.ask("GET", f"/api/sheet?{wrong}")
        assert (status, shown["code"]) == (422, "rules")


def test_numbers_and_health(one: Served) -> None:
    status, text, headers = one.ask("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in text.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2
    assert "penultimate_commit_seconds_bucket" in text


def test_the_descriptions_are_whole(one: Served) -> None:
    described = one.ask("GET", "/api/openapi.json")[1]
    assert {(method.lower(), path) for method, path, *_ in ROUTES} == {
        (method, path) for path, found in described["paths"].items() for method in found
    }
    schema = one.ask("GET", "/api/protocol.json")[1]
    tags = {message.__struct_config__.tag for message in (*p.CLIENT, *p.SERVER)}  # type: ignore[attr-defined]
    assert tags <= set(schema["client"]["discriminator"]["mapping"]) | set(schema["server"]["discriminator"]["mapping"])


def test_the_documents_say_what_the_code_does() -> None:
    """docs/protocol.json is made from the types; docs/protocol.md names every message."""
    made = json.loads((DOCS / "protocol.json").read_text())
    assert made == json.loads(json.dumps(p.protocol_schema()))
    text = (DOCS / "protocol.md").read_text()
    for message in (*p.CLIENT, *p.SERVER):
        assert f"`{message.__struct_config__.tag}`" in text, message  # type: ignore[attr-defined]
