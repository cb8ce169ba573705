"""An edition somebody wrote, at a table: checked, played over real sockets, kept over a restart, recorded."""

from __future__ import annotations

from pathlib import Path

from penultimate.editions.starting import starting_text
from penultimate.record import Record
from penultimate.server.limits import Limits
from penultimate.verify import verify_record

from .harness import ROOMY, served

STORM = starting_text("Storm")


def test_it_is_checked_before_a_table_is_made(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as one:
        status, shown, _ = one.ask("POST", "/api/rules", {"edition": STORM, "text": "storm +stacking", "seats": 3})
        assert (status, shown["rules"]) == (200, "storm house.stack=draw_two")
        assert shown["edition"]["title"] == "Storm"
        assert shown["edition"]["names"]["Wstorm"] == "wild storm"
        assert {"card": "Wstorm", "copies": 2} in shown["edition"]["cards"]
        assert shown["counted"]["mode"] == "winner"
        assert {"card": "Wstorm", "points": 50, "dark": False} in shown["counted"]["kinds"]
        assert one.ask("POST", "/api/rules", {"edition": STORM})[1]["rules"] == "storm"
        status, why, _ = one.ask("POST", "/api/rules", {"edition": STORM.replace("pass hands", "pas hands")})
        assert status == 422
        assert why["reason"].startswith("edition:15: ")
        assert "did you mean 'pass hands'" in why["reason"]
        assert one.ask("POST", "/api/rules", {"edition": "#" * (Limits().edition_length + 1)})[0] == 413
        assert one.ask("POST", "/api/rules", {"edition": 3})[0] == 400
        cookie = one.guest("Ada")
        for wrong in ({"rules": "classic", "edition": STORM}, {"rules": "storm"}, {"rules": "storm", "edition": "x"}):
            assert one.ask("POST", "/api/tables", wrong, cookie)[0] == 422


def test_it_is_played_kept_and_recorded(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    cookie = ""
    with served(data) as one:
        cookie = one.guest("Ada")
        code = one.table(cookie, rules="storm single", seats=3, edition=STORM, timers="off")
        ada = one.join(code, cookie)
        assert ada.table["settings"]["edition"] == STORM
        ada.send(t="sit", seat=0)
        ada.send(t="start")
        ada.my_turn()
        assert ada.act(ada.answer_option())["t"] == "ack"
        ada.close()
    # A restart: the table is built again from its log, the edition with it.
    with served(data) as one:
        ada = one.join(code, cookie)
        while ada.my_turn().table["phase"] != "over":
            ada.act(ada.answer_option())
        ada.when(lambda p: p.table.get("record") is not None)
        text = one.ask("GET", f"/api/records/{ada.table['record']}")[1]
        replayed = one.ask("GET", f"/api/records/{ada.table['record']}/replay")[1]
        ada.close()
    record = Record.parse(text)
    assert record.rules.own == STORM
    assert replayed["edition"] == STORM
    assert sum(move is not None for _, _, move in record.replay()) > 0
    assert verify_record(text)


def test_guests_check_so_many_a_minute(tmp_path: Path) -> None:
    from dataclasses import replace

    with served(tmp_path / "tables.sqlite", replace(ROOMY, editions_per_address_per_minute=2)) as one:
        assert [one.ask("POST", "/api/rules", {"edition": STORM})[0] for _ in range(3)] == [200, 200, 429]
