"""The tables of the editions: every moment fits every screen; dear plays can be taken back; devices, colours and sides
move, and do not where movement is not wanted."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright", reason="pip install playwright")

from playwright.sync_api import expect

from .driving import DESKTOP, PHONE, SIDEWAYS

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
        ana.page.goto(f"{ana.address}/gallery?state={name}")
        ana.page.wait_for_selector(".hand")
        if found := ana.page.evaluate(INSIDE):
            wrong[name] = found
    assert wrong == {}


def test_a_wild_can_be_taken_back_before_it_is_sent(visit) -> None:
    ana = visit(size=PHONE)
    ana.page.goto(f"{ana.address}/gallery?state=turn")
    ana.page.locator('.hand li[data-card="W+4"] button').click()
    expect(ana.page.locator('.hand li[data-card="W+4"]')).to_have_count(0)
    ana.page.get_by_role("button", name="Take back").click()
    ana.page.locator('.hand li[data-card="W+4"]').wait_for()
    ana.page.locator('.hand li[data-card="W+4"] button').click()
    ana.page.keyboard.press("Escape")
    ana.page.locator('.hand li[data-card="W+4"]').wait_for()
    # A card with a colour goes at once.
    ana.page.locator('.hand li[data-card="G7"] button').click(position={"x": 10, "y": 10})
    expect(ana.page.locator('.hand li[data-card="G7"]')).to_have_count(0)
    expect(ana.page.locator(".acts .back")).to_have_count(0)


def test_a_wild_is_sent_by_itself_and_nobody_has_to_wait_who_does_not_want_to(visit) -> None:
    ana = visit(size=PHONE)
    ana.page.goto(f"{ana.address}/gallery?state=turn")
    ana.page.locator('.hand li[data-card="W+4"] button').click()
    ana.page.locator(".acts .back").wait_for()
    ana.page.locator(".acts .back").wait_for(state="detached")
    ana.page.goto(f"{ana.address}/gallery?state=owed")
    ana.page.get_by_role("button", name="Challenge").click()
    ana.page.get_by_role("button", name="Play it").click()
    expect(ana.page.locator(".acts .back")).to_have_count(0)
    ana.page.evaluate("localStorage.setItem('penultimate.slips', 'off')")
    ana.page.goto(f"{ana.address}/gallery?state=turn")
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
        ana.page.goto(f"{ana.address}/gallery?state={state}")
        ana.page.locator(where).first.click()
        # It is on its way: nothing else may be chosen before the answer.
        ana.page.wait_for_function("where => document.querySelector(where) === null", arg=where)


def test_the_task_is_read_and_judged(visit) -> None:
    ana = visit(size=DESKTOP)
    ana.page.goto(f"{ana.address}/gallery?state=dare.face_prompt")
    task = ana.page.get_by_role("region", name="Task")
    task.wait_for()
    assert "Dare" in task.inner_text()
    assert ana.page.get_by_role("button", name="Do it").count() == 1
    assert ana.page.get_by_role("button", name="Draw instead").count() == 1
    ana.page.goto(f"{ana.address}/gallery?state=dare.voting")
    ana.page.get_by_text("Was it well done?").wait_for()
    assert ana.page.get_by_role("button", name="Well done").count() == 1
    assert ana.page.get_by_role("button", name="Not done").count() == 1
    assert "Still to vote" in ana.page.get_by_role("region", name="Task").inner_text()


def test_backs_lie_open_at_the_seats_and_large(visit) -> None:
    ana = visit(size=PHONE)
    ana.page.goto(f"{ana.address}/gallery?state=flip.take_turn")
    ana.page.wait_for_selector(".seat .backs .card")
    assert ana.page.locator(".seat .backs .card").count() > 3
    ana.page.get_by_role("button", name="Their backs").click()
    expect(ana.page.locator("dialog .peeked li")).to_have_count(3)
    assert ana.page.locator("dialog .peeked img").first.get_attribute("alt")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_wheel_turns_and_says_where_it_stopped(visit, motion: str) -> None:
    ana = visit(size=PHONE, reduced_motion=motion)
    ana.page.goto(f"{ana.address}/gallery?state=wheel")
    ana.page.locator(".device").wait_for()
    turning = ana.page.evaluate("document.querySelector('.disc').getAnimations().length")
    assert turning == (1 if motion == "no-preference" else 0)
    assert "spun the wheel: war." in ana.page.locator(".device p").inner_text()
    assert ana.page.locator(".slice.stopped").text_content() == "War"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_colour_runs_along_the_road_and_cards_turn_over(visit, motion: str) -> None:
    ana = visit(size=PHONE, reduced_motion=motion)
    ana.page.add_init_script(
        """window.moved = {ring: 0, turned: 0, other: []};
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (this.parentElement?.className === "recolour") moved.ring++;
          if (frames.some((frame) => String(frame.transform).includes("rotateY"))) moved.turned++;
          for (const key of frames.flatMap(Object.keys))
            if (!["transform", "opacity", "scale", "offset"].includes(key)) moved.other.push(key);
          return animate.call(this, frames, options);
        };"""
    )
    for state in ("named", "flipped"):
        ana.page.goto(f"{ana.address}/gallery?state={state}")
        ana.page.wait_for_selector(".hand li")
        key = "ring" if state == "named" else "turned"
        if motion == "reduce":
            ana.page.wait_for_timeout(400)
            assert ana.page.evaluate("key => moved[key]", key) == 0
        else:
            ana.page.wait_for_function("key => moved[key] > 0", arg=key)
        assert ana.page.evaluate("moved.other") == []
