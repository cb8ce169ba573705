"""Everybody can play: by keyboard alone, with a screen reader, at twice the size of text; strangers' words run
nothing."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("axe_playwright_python", reason="pip install axe-playwright-python")

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .driving import DESKTOP, PHONE, play_by_keys

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}
STATES = [
    "turn", "owed", "why", "waiting", "colour", "seat", "drawn", "race", "jump", "last", "forty", "crowd", "counter",
    "shown", "ballot", "lost", "watching", "elsewhere", "result", "over",
    # Moments of real rounds of the editions that put something else on the table.
    "attack.take_turn", "blast.take_turn", "boom_o.play_or_explode", "dare.face_prompt", "dare.voting", "dos.pick_row",
    "flip.take_turn", "party.pointing", "power_grab.pick_token", "royal_revenge.take_turn", "showdown.race",
    "spin.pick_number", "spin.work_device", "teams.pick_card_give", "triple_play.pick_pile",
]  # fmt: skip
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def found_by_axe(page) -> list[str]:
    """What axe finds, in one line each."""
    answer = Axe().run(page, options={"runOnly": TAGS})
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in answer.response["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit, theme: str, size) -> None:
    ana = visit(size=size, color_scheme=theme, reduced_motion="reduce")
    wrong = []
    for state in STATES:
        ana.look_at(state)
        ana.page.wait_for_selector("h1", state="attached")
        wrong += [f"{state}: {line}" for line in found_by_axe(ana.page)]
    ana.page.goto(ana.address)
    wrong += [f"home: {line}" for line in found_by_axe(ana.page)]
    ana.page.goto(f"{ana.address}/score")
    ana.page.wait_for_selector(".new-pad")
    wrong += [f"new pad: {line}" for line in found_by_axe(ana.page)]
    for place, name in enumerate(("Bea", "Cem")):
        ana.page.locator(".players input").nth(place).fill(name)
    ana.page.get_by_role("button", name="Begin").click()
    ana.page.wait_for_selector(".who-out")
    wrong += [f"pad: {line}" for line in found_by_axe(ana.page)]
    ana.page.locator(".who-out button").first.click()
    ana.page.locator(".kinds button").first.click()
    wrong += [f"hand: {line}" for line in found_by_axe(ana.page)]
    ana.page.get_by_role("button", name="Send").click()
    wrong += [f"share: {line}" for line in found_by_axe(ana.page)]
    ana.go_to(ana.make_table(rules="classic +stacking", seats=4))
    ana.page.wait_for_selector(".rule")
    ana.page.locator(".every > summary").click()
    wrong += [f"lobby: {line}" for line in found_by_axe(ana.page)]
    ana.page.get_by_role("button", name="Rule sheet").click()
    wrong += [f"sheet: {line}" for line in found_by_axe(ana.page)]
    assert wrong == []


def test_a_round_by_keyboard_alone(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.go_to(ana.make_table(rules="classic deal.hand_size=2 match.kind=single", seats=2, **QUICK))
    deal = ana.page.get_by_role("button", name=re.compile("^Deal"))
    deal.wait_for()
    deal.focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".hand li")
    play_by_keys(ana)


def test_arrows_move_in_the_hand(visit) -> None:
    ana = visit()
    ana.look_at("turn")
    ana.page.locator(".hand button").first.focus()
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate("document.activeElement.closest('li').dataset.card") == "R8"
    ana.page.keyboard.press("End")
    assert ana.page.evaluate("document.activeElement.closest('li').dataset.card") == "W+4"


def test_every_option_is_a_sentence_and_events_are_spoken_once(visit) -> None:
    ana = visit()
    ana.look_at("owed")
    ana.page.wait_for_selector(".hand li")
    assert ana.page.get_by_role("button", name="green draw two, leaf, playable").count() == 1
    assert ana.page.get_by_role("button", name="red 3, peak, has to wait").count() == 1
    spoken = ana.page.locator("[role=status], [role=log] p, [aria-live]")
    expect(spoken.filter(has_text="played wild draw four")).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "waits", "why"),
    [("en", "has to wait", "Only"), ("es", "tiene que esperar", "Solo"), ("de", "warten", "Es passt")],
)
def test_a_card_that_has_to_wait_says_why_and_names_the_rule(visit, locale: str, waits: str, why: str) -> None:
    ana = visit(locale=locale)
    ana.go_to(ana.make_table(rules="classic", seats=2, **QUICK))
    ana.page.locator(".deal button").click()
    ana.page.wait_for_selector(".hand li")
    for _ in range(100):
        ana.page.wait_for_selector(".turn[data-mood=yours], main.result")
        # A plain turn: nothing is owed, nothing was drawn, and the upcard is no wild.
        upcard = ana.page.locator(".discard").get_attribute("aria-label") or ""
        plain = ana.page.locator(".acts .draw1:enabled").count() and not re.search("wild|comod|farbwahl", upcard, re.I)
        if plain and ana.page.locator(".hand li.no").count():
            break
        ana.step()
        ana.page.wait_for_timeout(60)
    ana.page.locator(".hand li.no button").first.click(position={"x": 8, "y": 20})  # The next card lies over it.
    ana.page.locator(".turn[data-mood=why] .link").wait_for()
    assert waits in ana.page.locator(".turn .say > b").inner_text()
    assert ana.page.locator(".turn .say > span").first.inner_text().startswith(why)


@pytest.mark.parametrize("where", ["", "gallery?state=owed", "gallery?state=result"])
def test_text_at_twice_its_size_loses_nothing(visit, where: str) -> None:
    ana = visit(size=DESKTOP)
    ana.page.goto(f"{ana.address}/{where}")
    ana.page.wait_for_selector("main")
    # What the CSP allows: the size of text a person has set, as the browser would set it.
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ana.page.locator("button:visible").all():
        box = name.bounding_box()
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= DESKTOP[0] + 1


@pytest.mark.parametrize("state", ["owed", "forty", "crowd", "seat"])
def test_targets_are_large_enough(visit, state: str) -> None:
    ana = visit(size=PHONE, reduced_motion="reduce")
    ana.look_at(state)
    ana.page.wait_for_selector(".hand li")
    for where, least in ((".acts button", 44), (".bar button", 44), (".hand li", 24)):
        for width, height in ana.page.locator(where).evaluate_all(
            "all => all.filter(one => one.offsetParent).map(one => [one.offsetWidth, one.offsetHeight])"
        ):
            assert min(width, height) >= least, (where, width, height)


def test_hostile_names_and_chat_run_nothing(visit) -> None:
    evil = "<img src=x onerror=hit()>"
    ana, bea = visit(evil, size=DESKTOP), visit("Bea")
    for one in (ana, bea):
        one.context.add_init_script("window.hits = 0; window.hit = () => window.hits++")
    code = ana.make_table(rules="classic", seats=2, chat=True, **QUICK)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    ana.page.get_by_label("Say something").last.fill("<script>hit()</script><b onmouseover=hit()>x")
    ana.page.get_by_role("button", name="Send").click()
    ana.page.locator(".log .line-said").wait_for()
    ana.look_at("hostile")
    ana.page.wait_for_selector(".hand li")
    for one in (ana, bea):
        assert one.page.evaluate("window.hits") == 0
        assert one.page.locator("img[onerror], b[onmouseover]").count() == 0


def test_a_first_visit_is_light(visit) -> None:
    # Without the worker, which fetches in its own time what is kept for later.
    ana = visit(service_workers="block")
    sizes: list[int] = []
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Play now").click()
    ana.page.wait_for_selector(".hand li")
    assert 50_000 < sum(sizes) < 150_000


def test_a_press_shows_in_the_next_picture(visit) -> None:
    ana = visit()
    ana.look_at("turn")
    ana.page.wait_for_selector(".hand li.ok")
    held = ana.page.locator(".hand li").count()
    way = ana.page.evaluate(
        """() => new Promise(done => {
          const card = document.querySelector(".hand li.ok button");
          const before = card.getBoundingClientRect().top;
          card.click();
          requestAnimationFrame(() => done(before - card.getBoundingClientRect().top));
        })"""
    )
    assert way > 20  # It is on its way to the pile; the hand closes up a picture later.
    expect(ana.page.locator(".hand li")).to_have_count(held - 1)


def test_the_focus_stays_in_the_hand_when_a_card_is_played(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.look_at("turn")
    ana.page.locator(".hand li.ok button").first.focus()
    before = ana.page.locator(".hand li").count()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".hand li")).to_have_count(before - 1)
    expect(ana.page.locator(".hand button:focus")).to_have_count(1)
