"""Lessons: whoever has never played plays at once, and sees what a card does before it lies on a table."""

from __future__ import annotations

import re

import pytest

from .driving import DESKTOP, PHONE, SIDEWAYS, overflowing, until

# Press what shows the next step, where it stands.
SHOW = """() => { document.querySelector(".coach-acts .small:not(.plain)")?.click(); }"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])
def test_the_first_lesson_is_played_to_its_end(visit, size) -> None:
    ana = visit("", size=size)
    page = ana.page
    page.goto(ana.address)
    page.get_by_role("button", name=re.compile("^Learn it")).click()
    coach = page.locator(".coach")
    coach.get_by_text("play red 7").wait_for()
    assert overflowing(page) == []
    # Another card that fits is no mistake; one that does not says why.
    page.locator("[data-card=Y2] button").click(position={"x": 8, "y": 20})
    page.locator(".turn[data-mood=why]").get_by_text("Only red").wait_for()
    page.locator("[data-card=R7] button").click(position={"x": 8, "y": 20})
    coach.get_by_text("play yellow 2").wait_for()
    page.locator("[data-card=B5] button").click(position={"x": 8, "y": 20})
    coach.get_by_text("That may be done as well").wait_for()
    page.locator("[data-card=Y2] button").click(position={"x": 8, "y": 20})
    for said in ("draw one", "it fits", "Draw again", "A wild", "Name the colour", "forgot to call", "Play green 7"):
        coach.get_by_text(said).wait_for()
        page.get_by_role("button", name="Show me").click()
    coach.get_by_text("Call before").wait_for()
    page.get_by_role("button", name=re.compile("^UNO!")).click()
    coach.get_by_text("your last card").wait_for()
    page.locator("[data-card=B5] button").click()
    coach.get_by_text("You went out").wait_for()
    page.locator(".coach").get_by_role("button", name=re.compile("^Play now")).click()
    page.wait_for_selector(".hand li")
    assert "/t/" in page.url


@pytest.mark.parametrize(
    ("rules", "card"),
    [("flip", "flip"), ("spin", "wild"), ("boom_o", "bomb"), ("triple_play", "wild clear"), ("dos", "wild two")],
)
def test_every_card_is_tried_from_its_line_on_the_sheet(visit, rules: str, card: str) -> None:
    ana = visit(size=DESKTOP)
    page = ana.page
    ana.go_to(ana.make_table(rules=rules, seats=4))
    page.get_by_role("button", name="Rule sheet").click()
    page.get_by_role("button", name=re.compile(f"^Try: {card}")).first.click()
    page.get_by_role("dialog").locator(".coach").get_by_text(re.compile("^Play ")).wait_for()
    # As often as there is more to show; a wild waits a moment before it is sent.
    over = page.locator(".coach").get_by_text("That was it")
    until(lambda: bool(over.count() or page.evaluate(SHOW)), seconds=30)
    page.locator(".coach").get_by_role("button", name="Close").click()
    # Back where one was, with the sheet still open.
    page.get_by_role("dialog", name="Rules of this table").wait_for()


def test_a_lesson_is_given_in_the_language_of_the_page(visit) -> None:
    ana = visit("", locale="de-DE")
    ana.page.goto(f"{ana.address}/learn")
    ana.page.locator(".coach").get_by_text("lege Rot 7").wait_for()
