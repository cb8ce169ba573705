"""How long printing takes: the classic cards, every edition's cards and rules, score sheets, the proof sheet.

    python bench/paper.py

Wanted: 108 cards in under 2 seconds, every edition's cards and rules in under 60.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from penultimate.paper import decks
from penultimate.paper.decks import rules_of
from penultimate.paper.leaflet import leaflet_for, leaflet_pdf
from penultimate.paper.proof import proof_pdf
from penultimate.paper.scoresheet import ScoreSheet, score_sheet_pdf
from penultimate.paper.sheets import SheetOptions, cards_pdf


def measure(name: str, work: Callable[[], object]) -> None:
    """Print how long `work` takes, in seconds."""
    start = time.perf_counter()
    work()
    print(f"{name:42} {time.perf_counter() - start:7.3f} s")


def every_edition(options: SheetOptions) -> None:
    """The cards of all editions, one after the other."""
    for edition in decks.editions():
        cards_pdf(rules_of(edition), options)


def every_leaflet() -> None:
    """The rules of all editions, one after the other."""
    for edition in decks.editions():
        leaflet_pdf(leaflet_for(rules_of(edition), "en"))


if __name__ == "__main__":
    measure("classic, 108 mini cards, cold", lambda: cards_pdf(rules_of("classic")))
    measure("classic, 108 mini cards, again", lambda: cards_pdf(rules_of("classic")))
    measure("classic, full size, backs", lambda: cards_pdf(rules_of("classic"), SheetOptions(size="full", backs=True)))
    measure(f"{len(decks.editions())} editions, mini", lambda: every_edition(SheetOptions()))
    measure(
        f"{len(decks.editions())} editions, full size, backs",
        lambda: every_edition(SheetOptions(size="full", backs=True)),
    )
    measure(f"{len(decks.editions())} leaflets of rules", every_leaflet)
    measure("score sheet", lambda: score_sheet_pdf(ScoreSheet()))
    measure("proof sheet", proof_pdf)
