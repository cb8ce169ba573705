"""A visitor: a browser context of its own, a name, and what a person does at a table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

SMALL, PHONE, TABLET, SIDEWAYS, DESKTOP = (360, 740), (390, 844), (768, 1024), (844, 390), (1280, 800)
SIZES = (SMALL, PHONE, TABLET, SIDEWAYS, DESKTOP)

# Whatever is offered, the most eager first; gives what was pressed, "" for nothing.
STEP = """() => {
  const first = [".acts .now", ".acts .uno.armed", ".acts .catch, .seat .catch", ".acts .slap.main", ".acts .name",
    ".acts.seats-pick button.main", ".acts.choose button", ".acts .spin", ".acts .perform, .acts .done, .acts .vote",
    ".centre-row .open button", ".hand li.ok button", ".acts .cancel", ".acts .take", ".acts .pass", ".acts .strong",
    ".acts .draw1", ".acts button.two"];
  for (const where of first)
    for (const button of document.querySelectorAll(where))
      if (!button.disabled && button.offsetParent !== null) { button.click(); return where; }
  return "";
}"""


class Visitor:
    """What one person sees and does."""

    def __init__(
        self, browser: Browser, address: str, name: str = "Ana", size: tuple[int, int] = PHONE, **options: Any
    ) -> None:
        self.address = address
        self.name = name
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        self.foreign: list[str] = []
        self.wrong: list[str] = []
        self.bytes = 0
        if name:
            self.context.add_init_script(f"localStorage.setItem('penultimate.name', {json.dumps(name)})")
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("request", self._asked)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if _matters(said) else None)
        page.set_default_timeout(15_000)
        return page

    def _asked(self, request: Any) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob") and not request.url.startswith(self.address):
            self.foreign.append(request.url)

    def leave(self) -> None:
        """Close, and see that nothing went wrong and no other host was asked."""
        self.context.close()
        assert self.foreign == []
        assert self.wrong == [], self.wrong

    # ------------------------------------------------------------ tables

    def make_table(self, **settings: Any) -> str:
        """Make a table with these settings; gives its code. The visitor is at home afterwards."""
        self.page.goto(self.address)
        return str(
            self.page.evaluate(
                """async ([name, settings]) => {
                  const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
                  await post("api/guests", {name});
                  return (await (await post("api/tables", settings)).json()).code;
                }""",
                [self.name, settings],
            )
        )

    def go_to(self, code: str) -> None:
        """Follow the link of a table."""
        self.page.goto(f"{self.address}/t/{code}")

    def look_at(self, state: str) -> None:
        """Look at a moment in the gallery, once all of it is drawn: a table comes in steps."""
        self.page.goto(f"{self.address}/gallery?state={state}")
        self.page.locator("main").first.wait_for()
        self.page.locator(".you.coming").wait_for(state="detached")

    def deal(self) -> None:
        """Press Deal in the lobby, and wait for the hand."""
        self.page.get_by_role("button", name=re.compile("^Deal")).click()
        self.page.wait_for_selector(".hand li")

    def phase(self) -> str:
        """Which screen is shown."""
        for name, where in {"result": "main.result", "table": ".at-table", "lobby": "main.lobby"}.items():
            if self.page.locator(where).count():
                return name
        return "other"

    def step(self) -> str:
        """Do one thing that is offered."""
        return str(self.page.evaluate(STEP))

    def hand(self) -> list[str]:
        """The cards of the hand, as they stand there."""
        return list(self.page.locator(".hand li").evaluate_all("all => all.map(one => one.dataset.card)"))


def until(true: Callable[[], bool], seconds: float = 15) -> None:
    """Wait for something that a browser does by itself, where `expect` has no word for it."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def overflowing(page: Page) -> list[str]:
    """What sticks out of the window at the side, unless it lies in a box that scrolls by itself."""
    return list(
        page.evaluate(
            """() => {
              const inside = one => one.parentElement?.closest(".editions, .rounds, .shared, .throng, pre") != null;
              const out = document.documentElement.scrollWidth > innerWidth + 1 ? ["the page"] : [];
              for (const one of document.querySelectorAll("main *, header *, dialog[open] *")) {
                const box = one.getBoundingClientRect();
                if (!box.width || !box.height || inside(one) || getComputedStyle(one).visibility === "hidden") continue;
                if (one.closest(".sr, .fan, svg, .won .pair, .trio, .road, .flights")) continue;
                if (box.right > innerWidth + 1.5 || box.left < -1.5)
                  out.push(`${one.tagName}.${one.className} ${Math.round(box.left)}..${Math.round(box.right)}`);
              }
              return out;
            }"""
        )
    )


def _matters(said: Any) -> bool:
    # A browser that is offline says so itself; that is what such a test is about.
    return said.type == "error" and not any(
        words in said.text for words in ("ERR_INTERNET_DISCONNECTED", "Failed to load resource", "WebSocket connection")
    )


# A round of cards takes as long as it takes; this is for a page on which nothing goes on.
ROUND = 400


def play_on(*visitors: Visitor, until: str = "result") -> None:
    """Everybody does what is offered until one screen is shown to all."""
    end = time.monotonic() + ROUND
    while time.monotonic() < end:
        if all(visitor.phase() == until for visitor in visitors):
            return
        for visitor in visitors:
            visitor.step()
        visitors[0].page.wait_for_timeout(30)
    raise AssertionError(f"nobody came to {until}: {[visitor.phase() for visitor in visitors]}")


def play_by_keys(visitor: Visitor) -> None:
    """A round to its end by keyboard alone: cards by Tab and Enter, all else by its key."""
    page = visitor.page
    end = time.monotonic() + ROUND
    while time.monotonic() < end:
        if visitor.phase() == "result":
            return
        if page.locator(".hand li.ok").count():
            for _ in range(60):  # No further than to the hand.
                if page.evaluate("document.activeElement.closest('.hand li.ok') !== null"):
                    page.keyboard.press("Enter")
                    break
                page.keyboard.press("Tab")
        elif page.locator(".colours button").count():
            page.keyboard.press(page.locator(".colours button").first.get_attribute("aria-keyshortcuts") or "")
        else:
            for key in "UDNX":
                page.keyboard.press(key)
        page.wait_for_timeout(50)
    raise AssertionError("the round does not end")
