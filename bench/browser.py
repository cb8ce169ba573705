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
import socket
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, serve

PHONE = {"width": 390, "height": 844}
QUIET = {"timers": "off", "pace_ms": 3000, "private_ms": 0}
MAKE = """async settings => {
  const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
  await post("api/guests", {name: "Ana"});
  return (await (await post("api/tables", settings)).json()).code;
}"""
WATCH_TASKS = """() => {
  window.tasks = []; window.frames = [];
  new PerformanceObserver(list => { for (const one of list.getEntries()) window.tasks.push(one.duration); })
    .observe({type: "longtask", buffered: false});
  const frame = now => { window.frames.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
PRESS = """() => new Promise(done => {
  const before = document.querySelectorAll(".hand li").length;
  const button = document.querySelector(".hand li.ok button");
  const start = performance.now();
  button.click();
  const look = () => document.querySelectorAll(".hand li").length < before
    ? requestAnimationFrame(() => done(performance.now() - start)) : setTimeout(look, 0);
  look();
})"""


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


def first_visit(browser: Browser, relay: Relay) -> dict[str, int]:
    """Bytes down the wire: home; the first hand, by Play now; and with the lobby of a table of one's own."""
    page = browser.new_context(viewport=PHONE).new_page()
    found = {}
    page.goto(relay.address)
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_timeout(1500)
    found["home, kept offline"] = relay.down
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand li")
    page.wait_for_timeout(500)
    found["and the first hand"] = relay.down
    page.goto(relay.address)
    page.get_by_role("button", name="New table").click()
    page.wait_for_selector(".rule")
    page.wait_for_timeout(1000)
    found["and a lobby"] = relay.down
    page.context.close()
    return found


def table_drawn(browser: Browser, address: str, rate: float) -> float:
    """Milliseconds from following the link of a table in play to the hand on the screen."""
    page = phone(browser, rate)
    page.goto(address)
    code = page.evaluate(MAKE, {"rules": "classic", "seats": 4, **QUIET})
    page.evaluate("localStorage.setItem('penultimate.name', 'Ana')")
    page.goto(f"{address}/t/{code}")
    page.locator(".deal button").click()
    page.wait_for_selector(".hand li")
    page.add_init_script(
        """new MutationObserver(() => {
          if (!window.drawn && document.querySelector(".hand li img"))
            requestAnimationFrame(() => window.drawn = performance.now());
        }).observe(document, {childList: true, subtree: true})"""
    )
    page.goto(f"{address}/t/{code}")
    while not (took := page.evaluate("window.drawn || 0")):
        page.wait_for_timeout(50)
    page.context.close()
    return float(took)


def press_shown(browser: Browser, address: str, rate: float) -> float:
    """Milliseconds from the press of a card to the frame without it in the hand."""
    page = phone(browser, rate)
    page.goto(f"{address}/gallery?state=turn")
    page.wait_for_selector(".hand li.ok")
    page.wait_for_timeout(300)
    took = float(page.evaluate(PRESS))
    page.context.close()
    return took


def ten_hands(browser: Browser, address: str, rate: float) -> tuple[list[float], float, float]:
    """Long tasks, mean frames a second and the longest frame while ten hands are dealt."""
    page = phone(browser, rate)
    page.goto(address)
    code = page.evaluate(MAKE, {"rules": "classic", "seats": 10, **QUIET})
    page.evaluate("localStorage.setItem('penultimate.name', 'Ana')")
    page.goto(f"{address}/t/{code}")
    page.locator(".deal button").wait_for()
    page.wait_for_timeout(1500)
    page.evaluate(WATCH_TASKS)
    page.locator(".deal button").click()
    page.wait_for_selector(".hand li")
    page.wait_for_timeout(3000)
    tasks, frames = page.evaluate("[window.tasks, window.frames]")
    gaps = [later - earlier for earlier, later in itertools.pairwise(frames)]
    page.context.close()
    return sorted(tasks, reverse=True), 1000 * len(gaps) / (frames[-1] - frames[0]), max(gaps)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rate", type=float, default=4, help="how many times slower the phone's processor is")
    options.add_argument("--tries", type=int, default=5)
    given = options.parse_args()

    def several(what: Any) -> list[float]:
        return sorted(what(browser, address, given.rate) for _ in range(given.tries))

    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        relay = Relay(port)
        address = relay.address
        server = serve(Path(place) / "tables.sqlite", "--port", str(port), "--public-url", address)
        next(server)
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size in first_visit(browser, relay).items():
            print(f"first visit, {name}: {size / 1000:.1f} kB")
        for name, what in (("table drawn", table_drawn), ("press to shown", press_shown)):
            found = several(what)
            rounded = [round(one) for one in found]
            print(f"{name}, CPU {given.rate:g}x slower: median {statistics.median(found):.0f} ms, all {rounded}")
        for _ in range(given.tries):
            tasks, rate, longest = ten_hands(browser, address, given.rate)
            over = [round(task) for task in tasks if task > 50]
            print(
                f"ten hands dealt: {rate:.0f} frames a second, longest frame {longest:.0f} ms, tasks over 50 ms: {over}"
            )
        browser.close()
        next(server, None)


if __name__ == "__main__":
    main()
