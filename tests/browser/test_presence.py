"""Leaving and coming back: reload, two tabs, the network lost in the moment of playing."""

from __future__ import annotations

import re
import socket

import pytest

from .conftest import serve
from .driving import DESKTOP, Visitor, until

SLOW = {"timers": "off", "pace_ms": 60, "private_ms": 0, "catch_ms": 0}


def at_table(visit, **more):
    ana = visit(**more)
    code = ana.make_table(rules="classic", seats=2, **SLOW)
    ana.go_to(code)
    ana.deal()
    return ana, code


def my_turn(visitor) -> None:
    """Until the table waits for this visitor with a card that fits or a draw."""
    visitor.page.wait_for_selector(".turn[data-mood=yours]")


def test_a_reload_shows_the_true_state(visit) -> None:
    ana, _ = at_table(visit)
    my_turn(ana)
    before = sorted(ana.hand())
    left = ana.page.locator(".draw .under b").inner_text()
    ana.page.reload()
    ana.page.wait_for_selector(".hand li")
    assert sorted(ana.hand()) == before
    assert ana.page.locator(".draw .under b").inner_text() == left


def test_home_offers_to_go_on(visit) -> None:
    ana, code = at_table(visit)
    ana.page.goto(ana.address)
    ana.page.get_by_text(code).wait_for()
    ana.page.get_by_role("button", name="Go on").click()
    ana.page.wait_for_selector(".hand li")


def test_the_newest_tab_plays_and_the_older_one_says_so(visit) -> None:
    ana, code = at_table(visit)
    second = ana.open()
    second.goto(f"{ana.address}/t/{code}")
    second.wait_for_selector(".hand li")
    ana.page.get_by_text("open in another tab").wait_for()
    ana.page.get_by_role("button", name="Play here").click()
    ana.page.wait_for_selector(".hand li")
    second.get_by_text("open in another tab").wait_for()


@pytest.mark.parametrize("arrives", [False, True])
def test_what_was_played_as_the_network_went_is_played_once(visit, arrives: bool) -> None:
    """The line breaks with the first action on it: before the server has it, or before its answer is here."""
    ana, bea = visit("Ana", size=DESKTOP), visit("Bea")
    broken: list[str] = []

    def between(line) -> None:
        server = line.connect_to_server()

        def pass_on(message: str) -> None:
            if '"t":"act"' in message and not broken:
                broken.append(message)
                if arrives:
                    server.send(message)
                line.close(code=1011, reason="the network went")
                return
            server.send(message)

        line.on_message(pass_on)

    ana.page.route_web_socket(re.compile("/socket$"), between)
    # Two people and no bot: after Ana has done one thing nothing else happens, however long the line is gone.
    code = ana.make_table(rules="classic", seats=2, **SLOW)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    until_turn_of(ana, bea)
    # What Bea laid may have made Ana draw already; only what she does now counts.
    done = ana.page.locator(".log li", has_text=re.compile("^Ana (played|drew|named|passed|challenged)"))
    before = done.count()
    assert ana.step()
    done.nth(before).wait_for()
    ana.page.wait_for_timeout(500)
    assert len(broken) == 1
    assert done.count() == before + 1


def until_turn_of(ana, bea) -> None:
    """Bea plays until the table waits for Ana."""
    for _ in range(200):
        if ana.page.locator(".turn[data-mood=yours]").count():
            return
        bea.step()
        ana.page.wait_for_timeout(50)
    raise AssertionError("it never was Ana's turn")


def test_what_was_missed_is_told(visit) -> None:
    ana, bea = visit("Ana", size=DESKTOP), visit("Bea")
    code = ana.make_table(rules="classic", seats=2, **SLOW)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    for _ in range(100):
        if bea.page.locator(".turn[data-mood=yours]").count():
            break
        ana.step()
        ana.page.wait_for_timeout(100)
    ana.context.set_offline(True)
    ana.page.get_by_text("Getting back").wait_for()
    done = bea.page.locator(".spoken p")
    before = done.count()

    def played() -> bool:
        bea.step()  # A wild is pressed, and then sent.
        return done.count() > before

    until(played)
    ana.context.set_offline(False)
    ana.page.locator(".log", has_text="While you were away").wait_for()


def test_it_works_under_a_path(browser, tmp_path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    public = f"http://127.0.0.1:{port}/games/penultimate"
    for _ in serve(tmp_path / "tables.sqlite", "--port", str(port), "--public-url", public):
        ana = Visitor(browser, public)
        ana.page.goto(public)
        ana.page.get_by_role("button", name="Play now").click()
        ana.page.wait_for_selector(".hand li")
        assert ana.page.url.startswith(public + "/t/")
        ana.page.reload()
        ana.page.wait_for_selector(".hand li")
        ana.leave()


def test_what_one_says_is_heard(visit) -> None:
    ana, bea = visit("Ana", size=DESKTOP), visit("Bea")
    code = ana.make_table(rules="classic", seats=2, **SLOW)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    ana.page.get_by_role("button", name="Well played.").click()
    bea.page.locator(".bubble", has_text="Well played.").wait_for()


def test_a_code_that_is_wrong_says_so(visit) -> None:
    ana = visit()
    ana.page.goto(ana.address)
    ana.page.get_by_label("Code of the table").fill("AAAA-AAAA")
    ana.page.get_by_role("button", name="Join").click()
    ana.page.get_by_text("There is no table with this code").wait_for()
    ana.go_to("AAAA-BBBB")
    ana.page.get_by_text("There is no table with this code").wait_for()
