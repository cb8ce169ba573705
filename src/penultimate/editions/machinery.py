"""How turns, draws, deals and ends run in the editions that come with Penultimate: what one's own may build on.

The machinery of an edition is its whole programs, its numbers and its devices. They only work together, so an edition
of one's own takes all of one edition's or none; before each whole program it may put steps of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ..kernel.draft import Draft
from ..kernel.programs import joined, parts_of
from .register import WHOLE, edition, edition_names

USUAL = {"on_turn": Draft.on_turn, "on_draw": Draft.on_draw, "next": Draft.next, "on_deal": "turn up"}


def spaced(text: str) -> str:
    """A program text with one way to put spaces."""
    return joined(*(" ".join(part.split()) for part in parts_of(text)))


@cache
def card_programs() -> frozenset[str]:
    """What cards do in the editions that come with Penultimate, and the programs they go on with."""
    texts: set[str] = set()
    for name in edition_names():
        source = edition(name)
        for table in (source.effects, source.opening, source.last, source.reply):
            texts |= {text for text in table.values() if text}
        texts |= {text for key, text in source.programs.items() if key not in WHOLE}
    return frozenset(spaced(text) for text in texts if text)


@cache
def whole_programs(key: str) -> frozenset[str]:
    """The whole programs of that name, the usual one and those of editions."""
    texts = {USUAL[key], *(edition(name).programs.get(key, "") for name in edition_names())}
    return frozenset(spaced(text) for text in texts if text)


@cache
def known_numbers() -> frozenset[str]:
    """The numbers that editions set."""
    return frozenset(key for name in edition_names() for key in edition(name).numbers)


def parted(key: str, text: str) -> tuple[str, str] | None:
    """A whole program as the steps of one's own and the known one behind them; None where it does not end in one."""
    steps = spaced(text).split("; ")
    for at in range(len(steps)):
        if joined(*steps[at:]) in whole_programs(key):
            return joined(*steps[:at]), joined(*steps[at:])
    return None


Machinery = tuple[tuple[tuple[str, str], ...], tuple[str, ...], tuple[tuple[str, int], ...]]


def machinery(whole: Mapping[str, str], going_out: Any, numbers: Mapping[str, int]) -> Machinery:
    """The machinery in one way to write it: whole programs that are not the usual ones, ends, numbers."""
    unusual = {key: text for key, text in whole.items() if spaced(text) != spaced(USUAL[key])}
    return (
        tuple(sorted((key, spaced(text)) for key, text in unusual.items())),
        tuple(spaced(text) for text in going_out),
        tuple(sorted(numbers.items())),
    )


@cache
def machineries() -> dict[Machinery, tuple[str, ...]]:
    """The machinery of every edition, and the editions that have it."""
    found: dict[Machinery, tuple[str, ...]] = {}
    for name in edition_names():
        source = edition(name)
        whole = {key: text for key, text in source.programs.items() if key in WHOLE}
        made = machinery(whole, source.going_out, source.numbers)
        found[made] = (*found.get(made, ()), name)
    return found
