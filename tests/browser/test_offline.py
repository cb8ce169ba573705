"""The page and the scorepad open without a network; a newer page replaces the older one; tables are never kept."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import penultimate

from .conftest import serve
from .driving import Visitor, until

READY = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20));
}"""


def kept(page: Page) -> list[str]:
    """The addresses of everything the worker keeps."""
    return list(
        page.evaluate(
            """async () => {
              const names = await caches.keys();
              const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())));
              return all.flat().map(one => one.url);
            }"""
        )
    )


def test_page_and_scorepad_open_without_a_network(visit) -> None:
    ana = visit()
    page = ana.page
    page.goto(ana.address)
    page.evaluate(READY)
    ana.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("The server cannot be reached").wait_for()
    # The scorepad was never opened before.
    page.get_by_role("button", name=re.compile("^Scorepad")).click()
    page.get_by_label("Player 2", exact=True).fill("Bea")
    page.get_by_role("button", name="Begin").click()
    page.locator(".who-out").get_by_role("button", name="Ana").click()
    page.get_by_role("button", name="wild, 50 points").click()
    page.get_by_role("button", name="Write down 50").click()
    page.locator(".rounds").wait_for()
    page.reload()
    page.locator(".rounds").wait_for()
    assert page.locator(".score .total").all_inner_texts() == ["50", "0"]


def test_the_language_that_was_spoken_is_spoken_offline(visit) -> None:
    ana = visit(locale="de-DE")
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name=re.compile("^Punkteblock")).wait_for()
    ana.page.evaluate(READY)
    until(lambda: any("/de-" in url for url in kept(ana.page)))
    ana.context.set_offline(True)
    ana.page.reload()
    ana.page.get_by_role("button", name=re.compile("^Punkteblock")).wait_for()


def test_nothing_of_a_table_is_kept(visit) -> None:
    ana = visit()
    ana.page.goto(ana.address)
    ana.page.evaluate(READY)
    ana.page.get_by_role("button", name="Play now").click()
    ana.page.wait_for_selector(".hand li")
    found = kept(ana.page)
    assert len(found) > 4
    assert [url for url in found if not re.fullmatch(re.escape(ana.address) + r"/(assets/[\w.-]+)?", url)] == []
    # A page that asks for a table without a network is told so: it is never shown an old one.
    ana.context.set_offline(True)
    assert ana.page.evaluate("fetch('/api/catalogue').then(() => 'kept', () => 'asked')") == "asked"


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the package, whose page may change; gives the folder of the page."""
    source = Path(penultimate.__file__).parent
    shutil.copytree(source, tmp_path / "penultimate", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PATH", os.environ["PATH"])
    return tmp_path / "penultimate" / "web"


@pytest.mark.parametrize("path", ["", "/games/penultimate"])
def test_a_newer_page_replaces_the_older_one(browser, installation: Path, tmp_path: Path, path: str) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    public = f"http://127.0.0.1:{port}{path}"
    run = ("--port", str(port), "--public-url", public)
    first = serve(tmp_path / "tables.sqlite", *run)
    next(first)
    ana = Visitor(browser, public)
    ana.page.goto(f"{public}/")
    ana.page.evaluate(READY)
    [older] = ana.page.evaluate("caches.keys()")
    next(first, None)

    ana.page.reload()  # The server is away: the page is here.
    ana.page.get_by_role("button", name="Play now").wait_for()

    for name in ("index.html", "sw.js"):
        place = installation / name
        text = place.read_text().replace("<title>Penultimate", '<meta name="newer"><title>Penultimate')
        place.write_text(text.replace(older.removeprefix("penultimate-"), "0123456789ab"))
    second = serve(tmp_path / "tables.sqlite", *run)
    next(second)
    ana.page.reload()  # The newer page is shown at once, and kept.
    assert ana.page.locator("meta[name=newer]").count() == 1
    until(lambda: ana.page.evaluate("caches.keys()") == ["penultimate-0123456789ab"])
    ana.context.set_offline(True)
    ana.page.reload()
    ana.page.get_by_role("button", name="Play now").wait_for()
    assert ana.page.locator("meta[name=newer]").count() == 1
    ana.leave()
    next(second, None)


def test_it_can_be_installed(visit) -> None:
    ana = visit()
    ana.page.goto(ana.address)
    session = ana.context.new_cdp_session(ana.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        got = ana.page.request.get(f"{ana.address}/{icon['src'].removeprefix('./')}")
        assert got.ok
        assert got.headers["content-type"] == icon["type"]
    # A browser of a test has a private profile; nothing else stands in the way.
    wrong = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in wrong if one != "in-incognito"] == []


def test_whoever_plays_at_once_fetches_nothing_of_the_lobby(visit) -> None:
    ana = visit()
    asked: list[str] = []
    ana.context.on("request", lambda request: asked.append(request.url))
    ana.page.goto(ana.address)
    ana.page.evaluate(READY)
    ana.page.get_by_role("button", name="Play now").click()
    ana.page.wait_for_selector(".hand li")
    assert [url for url in asked if re.search("catalogue|qr.svg|api/rules|assets/(rules|more)", url)] == []
