"""A finished match by its link: step by step, with open hands or from a seat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .driving import DESKTOP, PHONE, play_on

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}


def test_a_finished_match_is_watched_again(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.go_to(ana.make_table(rules="classic deal.hand_size=3 match.kind=single", seats=3, **QUICK))
    ana.deal()
    play_on(ana)
    ana.page.get_by_role("button", name="Watch again").click()
    ana.page.wait_for_selector(".open-hands li")
    assert ana.page.locator(".open-hands li").count() == 3
    assert ana.page.locator(".open-hands li").first.locator(".card").count() in (3, 5)
    ana.page.get_by_role("button", name="One step on").click()
    expect(ana.page).to_have_url(re.compile("step=1"))
    link = ana.page.url
    bea = visit("Bea", size=PHONE)
    bea.page.goto(link)
    bea.page.get_by_label("As seen by").select_option("0")
    bea.page.wait_for_selector(".hand li")
    expect(bea.page).to_have_url(re.compile("seat=0"))
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
