"""How fast the page is, in a real Chromium: bytes of a first visit, the table drawn, a press shown, a deal in motion.

    python bench/browser.py [--rate 4] [--tries 5]

Prints figures and asserts nothing. Bytes are counted in a relay between browser and server: all that comes down the
wire, headers, socket and service worker included. Playwright and a Chromium are needed, as for `tests/browser`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import socket
import statistics
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, serve

PHONE = {"width": 390, "height": 844}
LONG = 50
# A finger rests on what it presses for so many milliseconds.
RESTS = 80
QUIET = {"timers": "off", "pace_ms": 3000, "private_ms": 0}
MAKE = """async settings => {
  const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
  await post("api/guests", {name: "Ana"});
  return (await (await post("api/tables", settings)).json()).code;
}"""
WATCH_FRAMES = """() => {
  window.frames = [];
  const frame = now => { window.frames.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
# From the finger leaving the card to the end of the frame that shows it gone, or on its way.
WATCH_PRESS = """() => {
  const hand = document.querySelector(".hand");
  const before = hand.children.length;
  let start = 0;
  addEventListener("pointerup", event => { start = event.timeStamp; }, {capture: true, once: true});
  const shown = () => { window.shown = performance.now() - start; };
  new MutationObserver((_, watch) => {
    const set = hand.querySelector("button[style*=transform], button[style*=visibility]");
    if (hand.children.length === before && !set) return;
    watch.disconnect();
    requestAnimationFrame(() => scheduler.postTask(shown, {priority: "user-blocking"}));
  }).observe(hand, {childList: true, subtree: true, attributes: true, attributeFilter: ["style"]});
}"""


class Relay:
    """Passes everything on to the server and counts what comes back."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.down = 0
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()
        self.ready.wait()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self.ready.set()
        self.loop.run_forever()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return

        async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter, down: bool) -> None:
            with contextlib.suppress(ConnectionError):
                while data := await source.read(65536):
                    self.down += len(data) if down else 0
                    target.write(data)
                    await target.drain()
            target.close()

        await asyncio.gather(copy(reader, forth, False), copy(back, writer, True))


def phone(browser: Browser, rate: float) -> Page:
    """A phone whose processor is that many times slower than this machine's."""
    page = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).new_page()
    page.set_default_timeout(60_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def home(browser: Browser, relay: Relay) -> tuple[Page, int]:
    """The page somebody sees first, with all that is kept offline, and what had come down before."""
    before = relay.down
    page = browser.new_context(viewport=PHONE).new_page()
    page.goto(relay.address)
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_timeout(1500)
    return page, before


def first_hand(browser: Browser, relay: Relay) -> dict[str, int]:
    """Bytes down the wire of a first visit: home; and the first hand, by Play now."""
    page, before = home(browser, relay)
    found = {"home, kept offline": relay.down - before}
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand li")
    page.wait_for_timeout(1000)
    page.context.close()
    return found | {"and the first hand": relay.down - before}


def first_table(browser: Browser, relay: Relay) -> dict[str, int]:
    """Bytes down the wire of another first visit: home, a table of one's own, a look at every edition, the deal."""
    page, before = home(browser, relay)
    page.get_by_role("button", name="New table").click()
    page.wait_for_selector(".rule")
    for edition in page.locator(".edition").all():
        edition.scroll_into_view_if_needed()
        page.wait_for_timeout(30)
    page.wait_for_timeout(1000)
    found = {"home and a lobby, every edition looked at": relay.down - before}
    page.locator(".deal button").click()
    page.wait_for_selector(".hand li")
    page.wait_for_timeout(1000)
    page.context.close()
    return found | {"and the first hand there": relay.down - before}


def table_drawn(browser: Browser, address: str, rate: float) -> float:
    """Milliseconds from following the link of a table in play to the hand with all its faces on the screen."""
    page = phone(browser, rate)
    page.goto(address)
    code = page.evaluate(MAKE, {"rules": "classic", "seats": 4, **QUIET})
    page.evaluate("localStorage.setItem('penultimate.name', 'Ana')")
    page.goto(f"{address}/t/{code}")
    page.locator(".deal button").click()
    page.wait_for_selector(".hand li")
    page.add_init_script(
        """new MutationObserver(() => {
          const hand = [...document.querySelectorAll(".hand li img")];
          if (!window.drawn && hand.length && hand.every(one => one.getAttribute("src").startsWith("data:image/svg")))
            requestAnimationFrame(() => window.drawn = performance.now());
        }).observe(document, {childList: true, subtree: true, attributes: true})"""
    )
    page.goto(f"{address}/t/{code}")
    took = waited_for(page, "drawn")
    page.context.close()
    return took


def waited_for(page: Page, name: str) -> float:
    """A figure that the page writes down when it has it."""
    while not (took := page.evaluate(f"window.{name} || 0")):
        page.wait_for_timeout(50)
    return float(took)


def press_shown(browser: Browser, address: str, rate: float) -> float:
    """Milliseconds from the press of a card by a finger to the end of the frame without it in its place."""
    page = phone(browser, rate)
    page.goto(f"{address}/gallery?state=turn")
    page.wait_for_selector(".hand li.ok")
    page.wait_for_timeout(4000)
    page.evaluate(WATCH_PRESS)
    card = page.locator(".hand li.ok button").first.bounding_box()
    assert card is not None
    finger = page.context.new_cdp_session(page)
    there = {"x": card["x"] + 8, "y": card["y"] + 24}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [there]})
    page.wait_for_timeout(RESTS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    took = waited_for(page, "shown")
    page.context.close()
    return took


def tasks_of(trace: bytes) -> list[tuple[float, float]]:
    """The tasks of the page's main thread: how long each took, and how much of that the processor worked for it."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[tuple[float, float]]] = {main: [] for main in mains}
    for one in events:
        if one["name"].endswith("RunTask") and one["ph"] == "X" and (one["pid"], one["tid"]) in mains:
            tasks[one["pid"], one["tid"]].append((one["dur"] / 1000, one.get("tdur", 0) / 1000))
    return max(tasks.values(), key=lambda found: sum(worked for _, worked in found))


def ten_hands(browser: Browser, address: str, rate: float) -> tuple[list[tuple[float, float]], float, float]:
    """Tasks, mean frames a second and the longest frame while ten hands are dealt."""
    page = phone(browser, rate)
    page.goto(address)
    code = page.evaluate(MAKE, {"rules": "classic", "seats": 10, **QUIET})
    page.evaluate("localStorage.setItem('penultimate.name', 'Ana')")
    page.goto(f"{address}/t/{code}")
    page.locator(".deal button").wait_for()
    page.wait_for_timeout(5000)
    browser.start_tracing(page=page, categories=["toplevel"])
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(300)
    page.locator(".deal button").tap()
    page.wait_for_timeout(3000)
    frames = page.evaluate("window.frames")
    tasks = tasks_of(browser.stop_tracing())
    page.wait_for_selector(".hand li", timeout=1000)
    gaps = [later - earlier for earlier, later in itertools.pairwise(frames)]
    page.context.close()
    return tasks, 1000 * len(gaps) / (frames[-1] - frames[0]), max(gaps)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rate", type=float, default=4, help="how many times slower the phone's processor is")
    options.add_argument("--tries", type=int, default=5)
    given = options.parse_args()

    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        relay = Relay(port)
        address = relay.address
        server = serve(Path(place) / "tables.sqlite", "--port", str(port), "--public-url", address)
        next(server)
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size in (first_hand(browser, relay) | first_table(browser, relay)).items():
            print(f"first visit, {name}: {size / 1000:.1f} kB")
        for name, what, rate in (
            ("table drawn", table_drawn, given.rate),
            ("press to shown", press_shown, given.rate),
            ("press to shown", press_shown, 1),
        ):
            found = sorted(what(browser, address, rate) for _ in range(given.tries))
            rounded = [round(one) for one in found]
            print(f"{name}, CPU {rate:g}x slower: median {statistics.median(found):.0f} ms, all {rounded}")
        for _ in range(given.tries):
            tasks, rate, longest = ten_hands(browser, address, given.rate)
            long = sorted((round(took) for took, _ in tasks if took > LONG), reverse=True)
            worked = sorted((round(work) for _, work in tasks if work > LONG), reverse=True)
            print(f"ten hands dealt: {rate:.0f} frames a second, longest frame {longest:.0f} ms, tasks over {LONG} ms:")
            print(f"  by the clock {long}, by the work of the processor {worked}")
        browser.close()
        next(server, None)


if __name__ == "__main__":
    main()
