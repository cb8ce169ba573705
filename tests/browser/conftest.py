"""A real server and a real browser. Skipped where Playwright or a Chromium is not installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="pip install playwright")
pytest.importorskip("starlette", reason="the server is an extra")

from playwright.sync_api import Browser, BrowserType, sync_playwright

from .driving import Visitor

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
LIMITS = [
    "guests_per_address_per_hour=100000",
    "tables_per_address_per_hour=100000",
    "joins_per_address_per_minute=10000",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    place = tmp_path_factory.mktemp("browser")
    yield from serve(place / "tables.sqlite")


def serve(data: Path, *more: str) -> Iterator[str]:
    """Run a server on a free port for as long as somebody looks at it."""
    limits = [word for limit in LIMITS for word in ("--limit", limit)]
    command = [sys.executable, "-m", "penultimate", "serve", "--port", "0", "--no-qr", "--quiet", "--data", str(data)]
    with subprocess.Popen([*command, *limits, *more], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = ""
        while "http" not in line:
            line = server.stdout.readline()
            assert line, "the server did not start"
        url = next(word for word in line.split() if word.startswith("http")).rstrip("/.,")
        for _ in range(100):
            try:
                with urllib.request.urlopen(url + "/healthz"):
                    break
            except OSError:
                pass
        yield url
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    """Chromium, not started yet."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed")
    with sync_playwright() as play:
        yield play.chromium


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    running = chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[type[Visitor]]:
    """Makes visitors, each with a browser of their own; all are checked when they leave."""
    made: list[Visitor] = []

    def make(name: str = "Ana", **options: object) -> Visitor:
        visitor = Visitor(browser, address, name, **options)
        made.append(visitor)
        return visitor

    yield make  # type: ignore[misc]
    for visitor in made:
        visitor.leave()
