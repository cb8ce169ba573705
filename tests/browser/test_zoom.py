"""Zoomed to 400 % (a window of 320 pixels), with text at twice its size, in German with its long words."""

from __future__ import annotations

import pytest

from .driving import DESKTOP, overflowing

ZOOMED = (320, 256)
NARROW = (320, 640)


def open_lobby(ana) -> None:
    ana.go_to(ana.make_table(rules="classic_modern +stacking", seats=4))
    ana.page.wait_for_selector(".rule")
    ana.page.locator(".every > summary").click()
    for summary in ana.page.locator(".every .group > summary").all():
        summary.click()


@pytest.mark.parametrize(
    ("size", "twice"), [(ZOOMED, False), (NARROW, False), (DESKTOP, True)], ids=["zoomed", "narrow", "large text"]
)
def test_no_page_scrolls_sideways(visit, size, twice: bool) -> None:
    ana = visit(size=size, locale="de-DE")
    page = ana.page
    wrong = []

    def look(where: str) -> None:
        if twice:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
        wrong.extend(f"{where}: {one}" for one in overflowing(page))

    page.goto(ana.address)
    page.get_by_role("button", name="Gleich spielen").wait_for()
    look("home")
    page.goto(f"{ana.address}/score")
    page.wait_for_selector(".new-pad")
    look("new pad")
    open_lobby(ana)
    look("lobby")
    page.locator("header.bar button.plain.small").click()
    page.wait_for_selector(".sheet-deck")
    look("sheet")
    ana.look_at("result")
    page.wait_for_selector("main.result")
    look("result")
    assert wrong == []
