"""A whole match: round after round, the winner, a rematch; others who watch or come late; changing the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .driving import DESKTOP, PHONE, play_on, until

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}


def test_rounds_follow_each_other_until_the_match_is_won_and_played_again(visit) -> None:
    ana = visit(size=PHONE)
    rules = "classic deal.hand_size=3 match.kind=rounds match.rounds=2"
    ana.go_to(ana.make_table(rules=rules, seats=3, **QUICK))
    ana.deal()
    play_on(ana)
    ana.page.get_by_role("button", name=re.compile("^Next round")).click()
    ana.page.wait_for_selector(".hand li")
    play_on(ana)
    ana.page.get_by_role("heading", name=re.compile("wins? the match")).wait_for()
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_selector(".hand li")


def test_who_watches_sees_no_hand_and_may_sit_down(visit) -> None:
    ana, bea = visit("Ana"), visit("Bea", size=DESKTOP)
    code = ana.make_table(rules="classic deal.hand_size=3", seats=2, **QUICK)
    ana.go_to(code)
    ana.deal()
    bea.go_to(code)
    bea.page.get_by_text("You are watching").wait_for()
    assert bea.page.locator(".hand").count() == 0
    bea.page.get_by_role("button", name=re.compile("Sit down")).click()
    play_on(ana)
    ana.page.get_by_role("button", name=re.compile("^Next round")).click()
    bea.page.wait_for_selector(".hand li")


def test_every_rule_can_be_switched_and_a_conflict_shows_its_ways_out(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.go_to(ana.make_table(rules="classic +jump-in", seats=4))
    line = ana.page.locator(".lobby .copy-line .code-line")
    line.filter(has_text="house.jump_in=numbers").wait_for()
    ana.page.get_by_role("switch", name=re.compile("^Blind draw")).first.click()
    ana.page.locator(".clash").wait_for()
    ana.page.locator(".clash button").first.click()
    line.filter(has_text="house.blind_draw=true").wait_for()
    ana.page.locator(".presets label").get_by_text("Party", exact=True).click()
    line.filter(has_text="house.stack=any").wait_for()
    ana.page.get_by_role("button", name="Rule sheet").click()
    ana.page.get_by_role("dialog").get_by_text("house rule", exact=True).first.wait_for()


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "may be answered"), ("es", "puede responderse"), ("de", "beantwortet")]
)
def test_the_sheet_of_exactly_this_table_is_there_while_it_is_played(visit, locale: str, said: str) -> None:
    ana = visit(locale=locale)
    ana.go_to(ana.make_table(rules="flip +stacking", seats=2, timers="off"))
    ana.page.locator(".deal button").click()
    ana.page.wait_for_selector(".hand li")
    ana.page.keyboard.press("?")
    sheet = ana.page.get_by_role("dialog")
    sheet.locator(".different").get_by_text(said).wait_for()
    assert sheet.locator(".sheet-deck li").count() == 14
    for card in sheet.locator(".sheet-deck img").all():
        until(lambda card=card: card.evaluate("one => one.complete && one.naturalWidth > 0"))
    assert sheet.locator("code, .copy-line").inner_text().startswith("flip house.stack=draw_two")


def test_another_language_is_spoken_at_once(visit) -> None:
    ana = visit(size=PHONE)
    ana.page.goto(ana.address)
    ana.page.get_by_label("Language").select_option("de")
    ana.page.get_by_role("button", name=re.compile("Gleich spielen")).wait_for()
    assert ana.page.evaluate("document.documentElement.lang") == "de"
    ana.page.get_by_label("Sprache").select_option("es")
    ana.page.get_by_role("button", name=re.compile("Jugar ya")).wait_for()


def test_an_edition_of_ones_own_is_read_checked_and_played(visit, tmp_path) -> None:
    ana, bea = visit(size=DESKTOP), visit("Bea", size=PHONE)
    code = ana.make_table(rules="classic", seats=2, timers="off")
    ana.go_to(code)
    page = ana.page
    page.get_by_text("An edition of your own").click()
    page.get_by_role("button", name="Start from an example").click()
    text = page.locator(".own textarea").input_value()
    # A mistake is told with its line, and what was meant.
    page.locator(".own textarea").fill(text.replace("draw rivals 1", "drow rivals 1"))
    page.locator(".own").get_by_role("button", name="Use it").click()
    page.locator(".own .clash").get_by_text("draw").wait_for()
    page.locator(".own .clash").get_by_role("button", name="Leave it").click()
    file = tmp_path / "storm.toml"
    file.write_text(text.replace('title = "Storm"', 'title = "Big <b>Storm</b>"'))
    page.locator(".own input[type=file]").set_input_files(file)
    page.locator(".edition:has(:checked)").get_by_text("Big <b>Storm</b>").wait_for()
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    bea.page.locator(".edition:has(:checked)").get_by_text("Big <b>Storm</b>").wait_for()
    page.get_by_text("Bea", exact=True).wait_for()
    page.get_by_role("button", name="Rule sheet").click()
    page.get_by_role("dialog").get_by_text("wild storm").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".own textarea").wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    # Its cards go by their names, in the log as on the sheet.
    names = ana.page.locator(".hand li").evaluate_all("all => all.map(one => one.querySelector('button').ariaLabel)")
    assert not any(re.search("Wstorm", name) for name in names)


def test_who_cannot_press_fast_is_given_a_head_start(visit) -> None:
    ana, bea = visit(size=DESKTOP), visit("Bea", size=PHONE)
    code = ana.make_table(rules="classic", seats=3)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    # Where nobody has to be quick there is nothing to give.
    ana.page.get_by_role("switch", name="Free chat").wait_for()
    expect(ana.page.get_by_text("Head start in races")).to_have_count(0)
    ana.page.get_by_role("switch", name=re.compile("^Slap")).click()
    ana.page.get_by_text("Head start in races").click()
    ana.page.get_by_role("combobox", name="Bea", exact=True).select_option("0.7 s")
    for one in (ana, bea):
        expect(one.page.locator(".seat-line", has_text="Bea")).to_contain_text("head start 0.7 s")
    expect(bea.page.get_by_role("combobox", name="Bea", exact=True)).to_be_disabled()
    # Drawn by lot, races ask for no head start; and a seat that is taken away takes its own along.
    ana.page.get_by_role("switch", name="Races by lot").click()
    expect(bea.page.locator(".seat-line", has_text="Bea")).not_to_contain_text("head start")
    ana.page.get_by_role("switch", name="Races by lot").click()
    ana.page.get_by_role("combobox", name="Seat 3", exact=True).select_option("1.5 s")
    expect(ana.page.locator(".seat-line").nth(2)).to_contain_text("head start 1.5 s")
    ana.page.get_by_label("How many seats").select_option("2")
    expect(ana.page.locator(".seat-line")).to_have_count(2)
