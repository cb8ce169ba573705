"""A finger on a card: it is laid once, as soon as the finger leaves it, and nothing below it is pressed besides."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from .driving import PHONE


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def corner(card: Locator) -> tuple[float, float]:
    """What is seen of a card that others cover."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 8, box["y"] + 24


def test_a_finger_lays_a_card_once(visit) -> None:
    ana = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = ana.page
    ana.look_at("turn")
    hand = page.locator(".hand li")
    finger = page.context.new_cdp_session(page)
    card = page.locator(".hand li.ok").first
    card.wait_for()
    held, laid = hand.count(), card.get_attribute("data-key")
    touch(finger, "touchStart", corner(card))
    page.wait_for_timeout(80)
    assert hand.count() == held
    touch(finger, "touchEnd")
    expect(hand).to_have_count(held - 1)
    assert page.locator(f'.hand li[data-key="{laid}"]').count() == 0
    # The card that lies there now is not pressed: nothing says why it would have to wait.
    page.wait_for_timeout(400)
    expect(hand).to_have_count(held - 1)
    assert page.get_by_text("has to wait").count() == 0


def test_a_finger_on_a_card_that_does_not_fit_is_told_why(visit) -> None:
    ana = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = ana.page
    ana.look_at("turn")
    card = page.locator(".hand li.no").first
    card.wait_for()
    held = page.locator(".hand li").count()
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", corner(card))
    touch(finger, "touchEnd")
    page.get_by_text("has to wait").wait_for()
    assert page.locator(".hand li").count() == held


def test_a_second_finger_lays_nothing(visit) -> None:
    ana = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = ana.page
    ana.look_at("turn")
    card = page.locator(".hand li.ok").first
    card.wait_for()
    held = page.locator(".hand li").count()
    x, y = corner(card)
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", (x, y), (x, y - 300))
    touch(finger, "touchEnd", (x, y - 300))
    page.wait_for_timeout(300)
    assert page.locator(".hand li").count() == held


# What becomes of the hand, in order: a card that is moved or hidden where it stands, and the hand drawn without it.
WATCH = """() => {
  window.seen = [];
  const note = change => {
    if (change.type === "childList") window.seen.push("drawn");
    else if (change.target.tagName === "BUTTON") window.seen.push(change.target.getAttribute("style").split(":")[0]);
  };
  const hand = document.querySelector(".hand");
  new MutationObserver(all => all.forEach(note)).observe(hand, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["style"],
  });
}"""


@pytest.mark.parametrize(("motion", "first"), [("no-preference", "transform"), ("reduce", "visibility")])
def test_a_card_is_seen_to_go_before_all_else_is_drawn(visit, motion: str, first: str) -> None:
    ana = visit(size=PHONE, has_touch=True, is_mobile=True, reduced_motion=motion)
    page = ana.page
    ana.look_at("turn")
    hand = page.locator(".hand li")
    page.locator(".hand li.ok").first.wait_for()
    held = hand.count()
    page.evaluate(WATCH)
    page.locator(".hand li.ok button").first.tap(position={"x": 8, "y": 24})
    expect(hand).to_have_count(held - 1)
    seen = page.evaluate("() => window.seen")
    assert seen[0] == first
    assert "drawn" in seen
    expect(page.locator(".hand button[style*=transform], .hand button[style*=visibility]")).to_have_count(0)
