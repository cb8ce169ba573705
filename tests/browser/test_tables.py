"""The tables of the editions: every moment fits every screen; dear plays can be taken back; devices, colours and sides
move, and do not where movement is not wanted."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="pip install playwright")

from playwright.sync_api import Page, expect

from .driving import DESKTOP, PHONE, SIDEWAYS, until

NARROW = (320, 640)
# What has to be inside the window, whatever is asked.
INSIDE = """() => {
  const found = document.documentElement.scrollWidth > innerWidth ? ["sideways"] : [];
  const parts = [".acts button", ".hand li", ".turn", ".chip", ".task", ".towers li", ".centre-row li", ".piles li"];
  for (const where of parts)
    for (const one of document.querySelectorAll(where)) {
      const box = one.getBoundingClientRect();
      if (box.width && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) found.push(where);
    }
  return found;
}"""


@pytest.mark.parametrize("size", [NARROW, SIDEWAYS, DESKTOP])
def test_every_moment_fits(visit, size) -> None:
    ana = visit(size=size, reduced_motion="reduce")
    ana.page.goto(f"{ana.address}/gallery")
    ana.page.wait_for_selector(".gallery a")
    names = ana.page.locator(".gallery a").all_inner_texts()
    moments = [name for name in names if "." in name]
    assert len({name.split(".")[0] for name in moments}) >= 32
    wrong = {}
    for name in moments:
        ana.look_at(name)
        ana.page.wait_for_selector(".hand")
        if found := ana.page.evaluate(INSIDE):
            wrong[name] = found
    assert wrong == {}


def press_then(page: Page, first: str, then: str) -> bool:
    """Press a button and, as soon as it is there, another one or a key; whether a wild lay on the table meanwhile.
    All of it on the page: there is little time, and a slow machine has to do as well."""
    page.locator(first).wait_for()
    return bool(
        page.evaluate(
            """([first, then]) => new Promise(done => {
              document.querySelector(first).click();
              const look = () => {
                if (!document.querySelector(".acts .back")) return setTimeout(look, 5);
                const gone = first.startsWith(".acts") || document.querySelector(first) === null;
                if (then === "Escape") dispatchEvent(new KeyboardEvent("keydown", {key: then}));
                else document.querySelector(then).click();
                done(gone);
              };
              look();
            })""",
            [first, then],
        )
    )


def test_a_wild_can_be_taken_back_before_it_is_sent(visit) -> None:
    ana = visit(size=PHONE)
    ana.look_at("turn")
    assert press_then(ana.page, '.hand li[data-card="W+4"] button', ".acts .back")
    ana.page.locator('.hand li[data-card="W+4"]').wait_for()
    assert press_then(ana.page, '.hand li[data-card="W+4"] button', "Escape")
    ana.page.locator('.hand li[data-card="W+4"]').wait_for()
    # A card with a colour goes at once.
    ana.page.locator('.hand li[data-card="G7"] button').click(position={"x": 10, "y": 10})
    expect(ana.page.locator('.hand li[data-card="G7"]')).to_have_count(0)
    expect(ana.page.locator(".acts .back")).to_have_count(0)


def test_a_wild_is_sent_by_itself_and_nobody_has_to_wait_who_does_not_want_to(visit) -> None:
    ana = visit(size=PHONE)
    ana.look_at("turn")
    ana.page.locator('.hand li[data-card="W+4"] button').click()
    expect(ana.page.locator('.hand li[data-card="W+4"]')).to_have_count(0)
    ana.page.locator(".acts .back").wait_for(state="detached")
    ana.look_at("owed")
    ana.page.locator(".acts .challenge").wait_for()
    assert press_then(ana.page, ".acts .challenge", ".acts .now")
    expect(ana.page.locator(".acts .back")).to_have_count(0)
    ana.page.evaluate("localStorage.setItem('penultimate.slips', 'off')")
    ana.look_at("turn")
    ana.page.locator('.hand li[data-card="W+4"] button').click()
    expect(ana.page.locator('.hand li[data-card="W+4"]')).to_have_count(0)
    expect(ana.page.locator(".acts .back")).to_have_count(0)


def test_a_card_of_the_row_a_pile_a_tower_and_a_number_are_buttons(visit) -> None:
    ana = visit(size=PHONE)
    for state, where in {
        "dos.pick_row": ".centre-row .open button",
        "triple_play.pick_pile": ".piles .open button",
        "power_grab.pick_token": ".towers button",
        "spin.pick_number": ".acts.choose button",
    }.items():
        ana.look_at(state)
        ana.page.locator(where).first.click()
        # It is on its way: nothing else may be chosen before the answer.
        expect(ana.page.locator(where)).to_have_count(0)


def test_the_task_is_read_and_judged(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.look_at("dare.face_prompt")
    task = ana.page.get_by_role("region", name="Task")
    task.wait_for()
    assert "Dare" in task.inner_text()
    assert ana.page.get_by_role("button", name="Do it").count() == 1
    assert ana.page.get_by_role("button", name="Draw instead").count() == 1
    ana.look_at("dare.voting")
    ana.page.get_by_text("Was it well done?").wait_for()
    ana.page.get_by_role("button", name="Well done").wait_for()
    assert ana.page.get_by_role("button", name="Not done").count() == 1
    assert "Still to vote" in ana.page.get_by_role("region", name="Task").inner_text()


ENDS = """() => {
  const path = document.querySelector(".chain path");
  const origin = path.ownerSVGElement.getBoundingClientRect();
  const at = where => { const { x, y } = path.getPointAtLength(where); return [x + origin.left, y + origin.top]; };
  const seats = [1, 4].map(seat => document.querySelector(`[data-seat="${seat}"]`).getBoundingClientRect());
  // How far from its seat either end is.
  return seats.map((box, end) => {
    const [x, y] = at(end * path.getTotalLength());
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  });
}"""


def test_a_chain_hangs_between_two_seats_that_are_linked(visit) -> None:
    ana = visit(size=PHONE)
    ana.look_at("linked")
    seat = ana.page.locator("[data-seat='1']")
    expect(seat).to_contain_text("linked with Kim: when one draws, so does the other")
    for width, height in (PHONE, NARROW, SIDEWAYS, DESKTOP, PHONE):
        ana.page.set_viewport_size({"width": width, "height": height})
        until(lambda: max(ana.page.evaluate(ENDS)) < 3)
    # The seats of a crowd have their names, though few are written.
    ana.look_at("chained")
    until(lambda: ana.page.locator(".chain path").first.get_attribute("d") != "")
    expect(ana.page.get_by_role("list", name="Seats in order of play")).to_contain_text("linked with")


def test_backs_lie_open_at_the_seats_and_large(visit) -> None:
    ana = visit(size=PHONE)
    ana.look_at("flip.take_turn")
    ana.page.wait_for_selector(".seat .backs .card")
    assert ana.page.locator(".seat .backs .card").count() > 3
    ana.page.get_by_role("button", name="Their backs").click()
    expect(ana.page.locator("dialog .peeked li")).to_have_count(3)
    assert ana.page.locator("dialog .peeked img").first.get_attribute("alt")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_wheel_turns_and_says_where_it_stopped(visit, motion: str) -> None:
    ana = visit(size=PHONE, reduced_motion=motion)
    # It stands there for a moment only: what it shows is written down as it comes.
    ana.page.add_init_script(
        """window.seen = [];
        new MutationObserver(() => {
          const disc = document.querySelector(".device .disc:has(.stopped)");
          if (!disc || seen.length > 0) return;
          const said = document.querySelector(".device p").textContent;
          seen.push([disc.getAnimations().length, said, disc.querySelector(".stopped").textContent]);
        }).observe(document, {childList: true, subtree: true, attributes: true});"""
    )
    ana.look_at("wheel")
    until(lambda: ana.page.evaluate("seen.length") > 0)
    [[turning, said, stopped]] = ana.page.evaluate("seen")
    assert turning == (1 if motion == "no-preference" else 0)
    assert "spun the wheel: war." in said
    assert stopped == "War"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_colour_runs_along_the_road_and_cards_turn_over(visit, motion: str) -> None:
    ana = visit(size=PHONE, reduced_motion=motion)
    ana.page.add_init_script(
        """window.moved = {ring: 0, away: 0, turned: 0, other: []};
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (this.parentElement?.className === "recolour") moved.ring++;
          if (frames.some((frame) => String(frame.transform).includes("rotateY(90deg)"))) moved.away++;
          if (frames.some((frame) => String(frame.transform).includes("rotateY(-90deg)"))) moved.turned++;
          for (const key of frames.flatMap(Object.keys))
            if (!["transform", "opacity", "scale", "offset"].includes(key)) moved.other.push(key);
          return animate.call(this, frames, options);
        };"""
    )
    for state in ("named", "flipped"):
        ana.look_at(state)
        ana.page.wait_for_selector(".hand li")
        key = "ring" if state == "named" else "turned"
        if motion == "reduce":
            ana.page.wait_for_timeout(400)
            assert ana.page.evaluate("key => moved[key]", key) == 0
            assert ana.page.locator(".flying").count() == 0
        else:
            until(lambda key=key: ana.page.evaluate("key => moved[key] > 0", key))
        assert ana.page.evaluate("moved.other") == []
    if motion == "no-preference":
        # The sides that were seen turn away, and are gone; a press does not wait for it.
        assert ana.page.evaluate("moved.away") > 7
        ana.page.locator(".hand button").last.dispatch_event("pointerdown")
        expect(ana.page.locator(".flying")).to_have_count(0)


def test_everybody_sees_which_card_of_the_row_is_matched(visit) -> None:
    ana, bea = visit(size=PHONE), visit("Bea", size=DESKTOP)
    quick = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}
    code = ana.make_table(rules="dos", seats=2, **quick)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    open_card = ana.page.locator(".centre-row .open button").first
    while open_card.count() == 0:
        assert bea.phase() == "table"
        bea.step()
        ana.step()
        ana.page.wait_for_timeout(50)
    card = open_card.get_attribute("aria-label").split(",")[0]
    open_card.click()
    expect(bea.page.locator(".centre-row .held button")).to_have_attribute("aria-label", f"{card}, is being matched")
    expect(bea.page.locator(".turn")).to_contain_text(f"Ana matches {card}")
