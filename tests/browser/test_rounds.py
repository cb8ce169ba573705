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


@pytest.mark.parametrize("size", [SMALL, PHONE, TABLET, SIDEWAYS])
def test_forty_cards_stay_playable(visit, size) -> None:
    ana = visit(size=size, reduced_motion="reduce")
    ana.look_at("forty")
    ana.page.wait_for_selector(".hand li")
    assert len(ana.hand()) == 40
    assert len(ana.page.locator(".hand li.ok").all()) == 12
    sideways(ana)
    for left, top, right, bottom in ana.page.locator(".hand li").evaluate_all(BOXES):
        assert left >= 0
        assert top >= 0
        assert right <= size[0] + 1
        assert bottom <= size[1] + 1
    assert ana.page.evaluate(COVERED) == []


# What a finger cannot reach: a card of which less is free than a finger needs, or anything else to be seen or
# pressed that something lies over.
COVERED = """() => {
  const found = [];
  const under = (x, y, one) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.contains(one));
  };
  for (const card of document.querySelectorAll(".hand button")) {
    const box = card.getBoundingClientRect();
    let free = 0;
    for (let x = box.left + 1; x < box.right; x += 2)
      for (let y = box.top + 1; y < box.bottom; y += 2) if (card.contains(document.elementFromPoint(x, y))) free += 4;
    if (free < 24 * 24) found.push(`${card.ariaLabel}: ${free}`);
  }
  const others = ".bar button, .acts button, .turn, .turn button, .draw, .discard .colour, .seat .face";
  for (const one of document.querySelectorAll(others)) {
    if (!one.offsetParent) continue;
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[box.left + 6, box.top + box.height / 2], [box.left + box.width / 2, box.bottom - 2]])
      if (!under(x, y, one)) found.push(one.className || one.textContent);
  }
  return found;
}"""
BOXES = """all => all.map(li => li.getBoundingClientRect()).map(r => [r.left, r.top, r.right, r.bottom])"""


def sideways(visitor) -> None:
    """Nothing is wider than the window."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
