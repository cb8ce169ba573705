"""The scorepad keeps every entry: through reloads, kills, without a server, with two tabs."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from penultimate.editions.starting import starting_text

from .conftest import CHROMIUM, FLAGS
from .driving import DESKTOP, SIZES, overflowing, until

NAMES = ("Ada", "Bea", "Cem")


def begin(page: Page, address: str, names: tuple[str, ...] = NAMES, **choices: str) -> None:
    """A new pad; `choices` by the words beside them."""
    page.goto(f"{address}/score")
    page.wait_for_selector(".new-pad")
    for place, name in enumerate(names):
        page.get_by_label(f"Player {place + 1}", exact=True).fill(name)
    for label, value in choices.items():
        page.get_by_role("combobox", name=label, exact=True).select_option(label=value)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".who-out")


def went_out(page: Page, name: str) -> None:
    page.locator(".who-out").get_by_role("button", name=name, exact=True).click()


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(".kinds").get_by_role("button", name=card).first.click()


def write_down(page: Page, points: int) -> None:
    page.get_by_role("button", name=f"Write down {points}").click()


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".score .total").all_inner_texts()]


def a_round(page: Page) -> None:
    """Bea goes out; Cem holds 75, Ada nothing."""
    went_out(page, "Bea")
    tap(page, "5, 5 points", "skip, 20 points", "wild, 50 points")
    write_down(page, 75)
    page.locator(".hand-entry h2", has_text="Ada").wait_for()
    write_down(page, 0)
    page.locator(".who-out").wait_for()


def test_cards_are_tapped_and_add_up(visit) -> None:
    ana = visit()
    begin(ana.page, ana.address)
    a_round(ana.page)
    assert totals(ana.page) == [0, 75, 0]
    ana.page.locator(".score li", has_text="Bea").get_by_text("ahead · deals").wait_for()
    ana.page.get_by_role("button", name="Undo").click()
    ana.page.locator(".hand-entry h2", has_text="Ada").wait_for()
    ana.page.get_by_role("button", name="Undo").click()
    # The hand that was taken back lies there to be put right.
    ana.page.get_by_role("button", name="Write down 75").wait_for()
    ana.page.get_by_role("button", name="Take off skip").click()
    write_down(ana.page, 55)
    write_down(ana.page, 0)
    ana.page.locator(".who-out").wait_for()
    assert totals(ana.page) == [0, 55, 0]


def test_own_points_to_a_number_of_rounds_and_a_tie(visit) -> None:
    ana = visit(size=DESKTOP)
    begin(
        ana.page,
        ana.address,
        Points="Own points, fewest win",
        Until="a single round",
        **{"A tie at the end": "a shared win", "Deals first": "Cem"},
    )
    ana.page.get_by_text("Round 1, Cem deals").wait_for()
    ana.page.locator(".who-out").get_by_role("button", name="Nobody").click()
    for card, points in (("3, 3 points", 3), ("3, 3 points", 3), ("9, 9 points", 9)):
        tap(ana.page, card)
        write_down(ana.page, points)
    ana.page.get_by_role("heading", name="Ada and Bea share the win.").wait_for()


@pytest.mark.parametrize("edition", ["Flip", "Show 'Em No Mercy", "Boom-O", "Dos"])
def test_every_edition_counts_its_own_points(visit, edition: str) -> None:
    ana = visit()
    begin(ana.page, ana.address, Edition=edition)
    went_out(ana.page, "Ada")
    if edition == "Boom-O":  # It counts rounds.
        ana.page.locator(".rounds").wait_for()
        assert totals(ana.page) == [1, 0, 0]
        return
    if edition == "Flip":
        ana.page.get_by_text("Dark side").click()
        tap(ana.page, "skip everyone, 30 points")
        write_down(ana.page, 30)
    elif edition == "Dos":
        tap(ana.page, "any number, 40 points")
        write_down(ana.page, 40)
    else:
        ana.page.get_by_role("button", name="Knocked out: 250").click()
    ana.page.locator(".hand-entry h2", has_text="Cem").wait_for()
    write_down(ana.page, 0)
    ana.page.locator(".who-out").wait_for()
    assert totals(ana.page)[0] == {"Flip": 30, "Dos": 40}.get(edition, 250)


def test_a_reload_loses_nothing(visit) -> None:
    ana = visit()
    begin(ana.page, ana.address)
    a_round(ana.page)
    went_out(ana.page, "Ada")
    tap(ana.page, "9, 9 points", "9, 9 points")
    ana.page.get_by_role("button", name="Write down 18").wait_for()
    ana.page.reload()
    ana.page.get_by_role("button", name="Write down 18").wait_for()  # Not even what was only tapped.
    assert totals(ana.page) == [0, 75, 0]
    ana.page.get_by_role("button", name="Pads on this device").click()
    ana.page.get_by_role("button", name="Ada, Bea, Cem").first.click()
    ana.page.get_by_role("button", name="Write down 18").wait_for()


def test_two_tabs_write_on_one_pad(visit) -> None:
    ana = visit()
    begin(ana.page, ana.address)
    second = ana.open()
    second.goto(ana.page.url)
    second.wait_for_selector(".who-out")
    a_round(ana.page)
    second.locator(".who-out").wait_for()
    second.locator(".score li", has_text="Bea").get_by_text("75").first.wait_for()
    # One tab sleeps while the other writes: its next entry is not taken for another question's.
    deaf = "class { addEventListener() {} removeEventListener() {} postMessage() {} }"
    second.add_init_script(f"window.BroadcastChannel = {deaf}")
    second.reload()
    second.wait_for_selector(".who-out")
    went_out(ana.page, "Ada")
    ana.page.locator(".hand-entry").wait_for()
    went_out(second, "Cem")
    second.get_by_text("Another tab was quicker").wait_for()
    expect(second.locator(".undo")).to_contain_text("Ada goes out")


def chromium_processes(folder: Path) -> list[int]:
    """The main process of the browser that lives in a folder."""
    found = subprocess.run(["pgrep", "-f", f"user-data-dir={folder}"], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def test_a_kill_loses_nothing(chromium: BrowserType, address: str, tmp_path: Path) -> None:
    """The whole browser is killed the moment an entry is shown as written down."""
    folder = tmp_path / "browser"
    pad = ""
    for turn in range(3):
        context = chromium.launch_persistent_context(folder, executable_path=CHROMIUM, args=FLAGS)
        page = context.pages[0]
        page.set_default_timeout(15_000)
        if not pad:
            begin(page, address)
            pad = page.url
        else:
            page.goto(pad)
            page.locator(".hand-entry h2", has_text="Cem").wait_for()
            assert page.locator(".undo").inner_text().endswith("Bea goes out")
            write_down(page, 0)
            page.locator(".hand-entry h2", has_text="Ada").wait_for()
            write_down(page, 0)
            page.locator(".rounds tbody tr").nth(turn - 1).wait_for()
        went_out(page, "Bea")
        page.locator(".hand-entry").wait_for()
        for process in chromium_processes(folder):
            os.kill(process, signal.SIGKILL)
        until(lambda: not chromium_processes(folder))


def test_it_is_shared_as_text_and_csv(visit) -> None:
    ana = visit()
    begin(ana.page, ana.address)
    a_round(ana.page)
    ana.page.get_by_role("button", name="Send").click()
    shared = ana.page.locator(".shared")
    assert "Sum      0   75    0" in shared.inner_text()
    ana.page.get_by_text("CSV").click()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Save as a file").click()
    text = saved.value.path().read_text()
    assert text.splitlines() == ["Round,Dealer,Went out,Ada,Bea,Cem", "1,Ada,Bea,0,75,0", "Sum,,,0,75,0"]


def test_it_asks_the_server_for_nothing(visit) -> None:
    ana = visit()
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    begin(ana.page, ana.address)
    a_round(ana.page)
    assert [url for url in asked if "/api/" in url] == []


@pytest.mark.parametrize("size", [(320, 640), *SIZES])
def test_it_fits_every_screen(visit, size: tuple[int, int]) -> None:
    ana = visit(size=size, locale="de-DE")
    page = ana.page
    page.goto(f"{ana.address}/score")
    page.wait_for_selector(".new-pad")
    for _ in range(6):
        page.get_by_role("button", name="Noch ein Spieler").click()
    for place in range(10):
        page.locator(".players input").nth(place).fill(f"Donaudampfschiff-{place}")
    assert overflowing(page) == []
    page.get_by_role("button", name="Anfangen").click()
    page.locator(".who-out button").first.click()
    page.locator(".kinds button").first.wait_for()
    assert overflowing(page) == []


def test_it_is_removed_only_when_one_is_sure(visit) -> None:
    ana = visit()
    begin(ana.page, ana.address)
    ana.page.get_by_role("button", name="Pads on this device").click()
    ana.page.get_by_role("button", name="Delete the pad of").click()
    ana.page.get_by_role("button", name="Keep it").click()
    ana.page.get_by_role("button", name="Delete the pad of").click()
    ana.page.get_by_role("button", name="Delete", exact=True).click()
    ana.page.wait_for_selector(".new-pad")


def test_an_edition_of_ones_own_counts_its_own_points_without_a_network_too(visit, tmp_path) -> None:
    ana = visit()
    page = ana.page
    page.goto(f"{ana.address}/score")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    for place, name in enumerate(NAMES):
        page.get_by_label(f"Player {place + 1}", exact=True).fill(name)
    page.get_by_text("An edition of your own").click()
    file = tmp_path / "storm.toml"
    file.write_text(starting_text("Storm").replace("gust = 30", "gust = thirty"))
    page.locator(".own input[type=file]").set_input_files(file)
    page.get_by_role("alert").wait_for()
    file.write_text(starting_text("Storm").replace('title = "Storm"', 'title = "Big <b>Storm</b>"'))
    page.locator(".own input[type=file]").set_input_files(file)
    edition = page.get_by_role("combobox", name="Edition", exact=True)
    expect(edition.locator("option:checked")).to_have_text("Big <b>Storm</b>")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".who-out")
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    ana.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Big <b>Storm</b>").wait_for()
    went_out(page, "Bea")
    tap(page, "gust, 30 points", "wild storm, 50 points", "5, 5 points")
    write_down(page, 85)
    page.locator(".hand-entry h2", has_text="Ada").wait_for()
    write_down(page, 0)
    page.locator(".who-out").wait_for()
    assert totals(page) == [0, 85, 0]
    # The next pad takes the edition along.
    page.get_by_role("button", name="Pads on this device").click()
    page.locator(".pad-row", has_text="Big <b>Storm</b>").wait_for()
