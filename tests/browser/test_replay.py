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


def test_the_replay_tells_who_sat_where_in_each_round(visit) -> None:
    ana = visit(size=DESKTOP)
    page = ana.page
    rules = "classic deal.hand_size=2 match.kind=rounds match.rounds=3 +music-chairs"
    ana.go_to(ana.make_table(rules=rules, seats=3, **QUICK))
    ana.deal()
    sat = []
    for number in range(3):
        others = page.locator(".seat").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
        sat += {0, 1, 2} - set(others)
        play_on(ana)
        if number < 2:
            page.get_by_role("button", name=re.compile("^Next round")).click()
            page.wait_for_selector(".hand li")
    page.get_by_role("button", name="Watch again").click()
    hands = page.locator(".open-hands li b")
    reel = page.get_by_label("Step of the match")
    last = int(reel.get_attribute("max") or 0)
    reached = set()
    for step in range(last + 1):
        reel.fill(str(step))
        expect(reel).to_have_attribute("aria-valuetext", re.compile(rf"step \W?{step + 1}\W? of"))
        number = int(re.findall(r"\d+", reel.get_attribute("aria-valuetext"))[0])
        assert hands.all_inner_texts().index("Ana") == sat[number - 1]
        reached.add(number)
    assert reached == {1, 2, 3}
