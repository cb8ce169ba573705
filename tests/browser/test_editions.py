"""Whole rounds of the editions that are played in another way, by two and by four people in contexts of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .driving import DESKTOP, PHONE, SMALL, TABLET, play_on, until

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0, "bots": "simple"}
SIZES = (PHONE, DESKTOP, SMALL, TABLET)
NAMES = ("Ana", "Bea", "Tom", "Kim")
# What stands on the table of an edition and on no other.
MARKS = {
    "flip": ".draw .pile img, .chip.peek",
    "boom_o": ".total-line",
    "dos": ".centre-row li",
}
TWO = [
    "classic +stacking +jump-in deal.hand_size=4",
    "flip house.stack=any deal.hand_size=4",
    "no_mercy +jump-in deal.hand_size=4",
    "boom_o",
    "dos deal.hand_size=4",
    "dare +stacking deal.hand_size=4",
    "spin +seven-0 deal.hand_size=4",
]
FOUR = [
    "classic party_rules deal.hand_size=3",
    "flip deal.hand_size=3",
    "no_mercy deal.hand_size=3",
    "boom_o",
    "dos deal.hand_size=3",
    "dare dare.list=show_off deal.hand_size=3",
    "spin deal.hand_size=3",
]


def together(visit, rules: str, people: int, seats: int) -> list:
    """So many people at a table, each in a browser of their own, with the cards dealt."""
    found = [visit(name, size=size) for name, size in zip(NAMES[:people], SIZES, strict=False)]
    host, *others = found
    code = host.make_table(rules=rules, seats=seats, **QUICK)
    host.go_to(code)
    for other in others:
        other.go_to(code)
        other.page.get_by_role("button", name="Sit down").first.click()
        host.page.locator(".seat-line").get_by_text(other.name, exact=True).wait_for()
    host.deal()
    for one in found:
        one.page.wait_for_selector(".hand li")
    return found


def played_out(found: list, rules: str) -> None:
    """The round is played to its end, and everybody is told the same."""
    mark = MARKS.get(rules.split()[0])
    if mark is not None:
        for one in found:
            assert one.page.locator(mark).count() > 0
    play_on(*found)
    heads = {one.page.locator("h1").inner_text() for one in found}
    assert len(heads) == 1
    for one in found:
        assert one.page.locator(".score li").count() >= len(found)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.split()[0])
def test_two_people_play_a_round(visit, rules: str) -> None:
    played_out(together(visit, rules, people=2, seats=3), rules)


@pytest.mark.long
@pytest.mark.parametrize("rules", FOUR, ids=lambda rules: rules.split()[0])
def test_four_people_play_a_round(visit, rules: str) -> None:
    played_out(together(visit, rules, people=4, seats=4), rules)


def test_faces_are_fetched_when_they_are_wanted(visit) -> None:
    """To look at every edition in the lobby takes the few cards they are known by; to choose one, all of its cards."""
    ana = visit()
    ana.go_to(ana.make_table())
    page = ana.page
    page.wait_for_selector(".edition")
    for edition in page.locator(".edition").all():
        edition.scroll_into_view_if_needed()
        expect(edition.locator("img.card[src^='data:image/svg']").first).to_be_visible()
    asked = "() => performance.getEntriesByType('resource').filter(one => /assets.(lobby|more)-/.test(one.name)).length"
    assert page.evaluate(asked) == 1
    page.locator(".edition", has_text="No Mercy").click()
    until(lambda: page.evaluate(asked) == 2)
