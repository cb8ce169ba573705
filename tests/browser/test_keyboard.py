"""All of it by keyboard alone: what is pressed is reached by Tab and seen to be, and the focus is never lost."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .driving import DESKTOP, PHONE, play_by_keys

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}
# Whether one sees where the focus is: a ring around it, or around its label.
RING = """() => {
  const look = one => getComputedStyle(one);
  const ring = one => one && look(one).outlineStyle !== "none" && parseFloat(look(one).outlineWidth) >= 2;
  const now = document.activeElement;
  return ring(now) || ring(now.closest("label")) || now === document.body ? "" : now.outerHTML.slice(0, 200);
}"""


def tab_to(page: Page, wanted: Locator) -> None:
    """Tab until this has the focus; every stop on the way shows a ring."""
    wanted.first.wait_for()
    for _ in range(200):
        page.keyboard.press("Tab")
        assert page.evaluate(RING) == ""
        if wanted.first.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"{wanted} cannot be reached")


def press(page: Page, wanted: Locator, key: str = "Enter") -> None:
    tab_to(page, wanted)
    page.keyboard.press(key)


def focused(page: Page, where: str) -> bool:
    """Whether the focus is in there, in a moment."""
    for _ in range(100):
        if page.evaluate("where => document.activeElement.closest(where) !== null", where):
            return True
        page.wait_for_timeout(30)
    return False


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def test_from_home_to_the_rematch(visit) -> None:
    ana = visit(size=DESKTOP)
    page = ana.page
    page.goto(ana.address)
    press(page, button(page, "^New table"))
    assert focused(page, "h1")
    line = page.locator(".lobby .copy-line .code-line").first
    # Another edition, and back: the arrows move between them, and the focus goes along.
    tab_to(page, page.locator(".edition input:checked"))
    page.keyboard.press("ArrowRight")
    line.filter(has_text=re.compile("^(?!classic)")).wait_for()
    assert focused(page, ".edition:has(:checked)")
    page.keyboard.press("ArrowLeft")
    line.filter(has_text=re.compile("^classic")).wait_for()
    rule = page.get_by_role("switch", name=re.compile("^Doubles"))
    press(page, rule, "Space")
    line.filter(has_text="house.doubles=true").wait_for()
    expect(rule).to_be_checked()
    expect(rule).to_be_focused()
    # Every option, down to one that is typed.
    press(page, page.locator(".every > summary"))
    press(page, page.locator(".group", has=page.locator("code", has_text="match.kind")).locator("summary"))
    kinds = page.locator(".rule", has=page.locator("code", has_text="match.kind")).locator("select")
    tab_to(page, kinds)
    for kind in ("rounds", "single"):
        page.keyboard.press("ArrowDown")
        line.filter(has_text=f"match.kind={kind}").wait_for()
        expect(kinds).to_have_value(kind)
        expect(kinds).to_be_focused()
    press(page, page.locator(".group", has=page.locator("code", has_text="deal.hand_size")).locator("summary"))
    tab_to(page, page.locator(".rule", has=page.locator("code", has_text="deal.hand_size")).locator("input"))
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    page.keyboard.press("Tab")
    line.filter(has_text="deal.hand_size=2").wait_for()
    tab_to(page, page.get_by_label("How many seats"))
    page.keyboard.press("ArrowUp")
    page.locator(".seat-line").nth(3).wait_for(state="detached")
    press(page, button(page, "^Add a bot"))
    assert focused(page, ".seat-line select")
    press(page, button(page, "^Deal"))
    page.wait_for_selector(".hand li")
    assert focused(page, ".you")
    play_by_keys(ana)
    assert focused(page, "main.result h1")
    press(page, button(page, "^Rematch"))
    page.wait_for_selector(".hand li")
    assert focused(page, ".you")


def test_the_scorepad(visit) -> None:
    ana = visit(size=PHONE)
    page = ana.page
    page.goto(ana.address)
    press(page, button(page, "^Scorepad"))
    names = page.locator(".players input")
    for place, name in enumerate(("Bea", "Cem")):
        tab_to(page, names.nth(place))
        page.keyboard.press("Control+A")
        page.keyboard.type(name)
    press(page, button(page, "^Begin"))
    assert focused(page, ".pad-ask")
    press(page, page.locator(".who-out").get_by_role("button", name="Bea"))
    assert focused(page, ".pad-ask")
    press(page, page.locator(".kinds").get_by_role("button", name="5, 5 points"))
    press(page, button(page, "^Write down 5"))
    assert focused(page, ".pad-ask")
    expect(page.locator(".score .total")).to_have_text(["5", "0"])
    press(page, button(page, "^Undo"))
    # The button stands where it stood: only the sums tell that the pad is written.
    expect(page.locator(".score .total")).to_have_text(["0", "0"])
    assert focused(page, ".pad-ask")
    press(page, button(page, "^Send"))
    page.keyboard.press("Escape")
    assert focused(page, "header")


def test_a_lesson(visit) -> None:
    ana = visit("", size=DESKTOP)
    page = ana.page
    page.goto(ana.address)
    press(page, button(page, "^Learn it"))
    page.locator(".coach").get_by_text("play red 7").wait_for()
    press(page, page.locator("[data-card=R7] button"))
    page.locator(".coach").get_by_text("play yellow 2").wait_for()
    for said in ("draw one", "it fits", "Draw again", "A wild", "Name the colour", "forgot to call", "Play green 7"):
        press(page, button(page, "^Show me"))
        page.locator(".coach").get_by_text(said).wait_for()
    press(page, button(page, "^Show me"))
    page.locator(".coach").get_by_text("Call before").wait_for()
    page.keyboard.press("u")
    page.locator(".coach").get_by_text("your last card").wait_for()
    press(page, page.locator("[data-card=B5] button"))
    page.locator(".coach").get_by_text("You went out").wait_for()
    press(page, button(page, "^Play now"))
    page.wait_for_selector(".hand li")


def test_every_event_is_spoken_once_and_every_option_is_a_sentence(visit) -> None:
    ana = visit(size=DESKTOP)
    page = ana.page
    ana.go_to(ana.make_table(rules="classic", seats=4, **QUICK))
    page.locator(".deal button").wait_for()
    # All that is added to the live region, and all that the log has: the same, in the same order.
    page.evaluate(
        """() => {
          window.spoken = [];
          new MutationObserver(all => {
            for (const one of all) {
              if (one.type === "characterData" && one.target.parentElement?.closest(".spoken")) spoken.push("changed");
              if (one.target.matches?.(".spoken")) for (const line of one.addedNodes) spoken.push(line.textContent);
            }
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
        }"""
    )
    ana.deal()
    for _ in range(8):
        unnamed = page.locator(".you button, main button").evaluate_all(
            "all => all.filter(one => one.offsetParent && !(one.ariaLabel ?? one.textContent).trim()).length"
        )
        assert unnamed == 0
        for label in page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)"):
            assert re.search(r"[a-z]{3,}", label), label
        ana.step()
        page.wait_for_timeout(60)
    # Both counted at one moment: others play on meanwhile.
    count = "[spoken.length, document.querySelector('.log:not(.spoken)').querySelectorAll('.line-event').length]"
    for _ in range(200):
        said, logged = page.evaluate(count)
        if said == logged > 8:
            break
        ana.step()
        page.wait_for_timeout(37)
    assert said == logged > 8
    assert page.evaluate("spoken.includes('changed')") is False
    assert page.locator("[role=status]").filter(has_text=re.compile("played|drew")).count() == 0
