"""Whole rounds in real browsers: one person against bots, and two people in contexts of their own."""

from __future__ import annotations

import pytest

from .driving import DESKTOP, PHONE, SIDEWAYS, SIZES, SMALL, TABLET, play_on

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}
MIX = "classic party_rules deal.hand_size=4"


def test_from_the_door_to_the_first_card(visit) -> None:
    ana = visit("")
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Play now").click()
    ana.page.wait_for_selector(".hand li")
    assert len(ana.hand()) == 7


@pytest.mark.parametrize("rules", ["classic deal.hand_size=4", MIX])
def test_two_people_play_a_round(visit, rules: str) -> None:
    ana, bea = visit("Ana", size=PHONE), visit("Bea", size=DESKTOP)
    code = ana.make_table(rules=rules, seats=3, **QUICK)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    play_on(ana, bea)
    for visitor in (ana, bea):
        assert visitor.page.locator(".score li").count() == 3
        assert (
            "goes out" in visitor.page.locator("h1").inner_text() or "wins" in visitor.page.locator("h1").inner_text()
        )
    assert ana.page.locator("h1").inner_text() == bea.page.locator("h1").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_a_round_at_every_size_never_scrolls_sideways(visit, size) -> None:
    ana = visit(size=size)
    code = ana.make_table(rules="classic deal.hand_size=3 match.kind=single", seats=4, **QUICK)
    ana.go_to(code)
    sideways(ana)
    ana.deal()
    sideways(ana)
    play_on(ana)
    sideways(ana)


@pytest.mark.parametrize("size", [SMALL, TABLET, SIDEWAYS])
def test_forty_cards_stay_playable(visit, size) -> None:
    ana = visit(size=size, reduced_motion="reduce")
    ana.page.goto(f"{ana.address}/gallery?state=forty")
    ana.page.wait_for_selector(".hand li")
    assert len(ana.hand()) == 40
    sideways(ana)
    for left, top, right, bottom in ana.page.locator(".hand li").evaluate_all(BOXES):
        assert left >= 0
        assert top >= 0
        assert right <= size[0] + 1
        assert bottom <= size[1] + 1
    playable = ana.page.locator(".hand li.ok button").all()
    assert len(playable) == 12
    # Each can be pressed where it shows, not only in the code: a click finds it under the pointer.
    for button in playable:
        button.click(trial=True, position={"x": 10, "y": 10})


BOXES = """all => all.map(li => li.getBoundingClientRect()).map(r => [r.left, r.top, r.right, r.bottom])"""


def sideways(visitor) -> None:
    """Nothing is wider than the window."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
