"""The server starts again, the host leaves: the table goes on where it was."""

from __future__ import annotations

import socket

from .conftest import serve
from .driving import DESKTOP, Visitor, play_on

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0, "takeover_ms": 200}


def test_the_server_starts_again_in_the_middle_of_a_round(browser, tmp_path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    first = serve(tmp_path / "tables.sqlite", "--port", port)
    ana = Visitor(browser, next(first), size=DESKTOP)
    ana.go_to(ana.make_table(rules="classic", seats=2, timers="off", pace_ms=20, private_ms=0))
    ana.deal()
    ana.page.wait_for_selector(".turn[data-mood=yours]")
    before = (sorted(ana.hand()), ana.page.locator(".draw .under b").inner_text())
    next(first, None)
    ana.page.get_by_text("Getting back").wait_for()
    second = serve(tmp_path / "tables.sqlite", "--port", port)
    next(second)
    ana.page.wait_for_selector(".turn[data-mood=yours]")
    assert (sorted(ana.hand()), ana.page.locator(".draw .under b").inner_text()) == before
    assert ana.step() != ""
    ana.leave()
    next(second, None)


def test_the_host_leaves_and_the_others_play_on(visit) -> None:
    ana, bea = visit("Ana", size=DESKTOP), visit("Bea", size=DESKTOP)
    code = ana.make_table(rules="classic deal.hand_size=3 match.kind=single", seats=2, **QUICK)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    ana.page.close()
    bea.page.get_by_text("autopilot").first.wait_for()
    play_on(bea)
