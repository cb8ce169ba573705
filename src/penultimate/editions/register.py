"""The register of editions: reads an edition file and makes the draft it describes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from ..errors import PenultimateError, meant
from ..kernel.draft import LIGHT, Draft, Face


@dataclass(frozen=True)
class Edition:
    """One edition as its file describes it. Signs are symbols with their icon, as cards are written."""

    name: str
    title: str
    seats: tuple[int, int]
    hand: int
    deck: dict[tuple[Face, Face | None], int]
    effects: dict[str, str]
    opening: dict[str, str | None]
    last: dict[str, str]
    points: dict[str, int]
    options: dict[str, Any] = field(default_factory=dict)

    def draft(self, seats: int) -> Draft:
        """A fresh draft of this edition, for rules to shape."""
        return Draft(
            seats=seats,
            deck=dict(self.deck),
            hand=self.hand,
            effects=dict(self.effects),
            open=dict(self.opening),
            last=dict(self.last),
            points=dict(self.points),
        )


def signs(text: str) -> list[str]:
    """`1-9` is nine signs, anything else is one."""
    low, dash, high = text.partition("-")
    if dash and low.isdigit() and high.isdigit():
        return [str(n) for n in range(int(low), int(high) + 1)]
    return [text]


def face(colour: str, sign: str) -> Face:
    """The face a sign stands for: a number may carry an icon, one small letter behind it."""
    if len(sign) > 1 and sign[:-1].isdigit() and sign[-1].islower():
        return Face(colour, sign[:-1], sign[-1])
    return Face(colour, sign)


def read_deck(table: dict[str, Any]) -> dict[tuple[Face, Face | None], int]:
    """The cards of a one-sided deck, colour by colour, wilds last."""
    deck: dict[tuple[Face, Face | None], int] = {}
    for colour in LIGHT:
        for text, count in table.get("coloured", {}).items():
            for sign in signs(text):
                deck[face(colour, sign), None] = count
        for sign, count in table.get(colour, {}).items():
            deck[face(colour, sign), None] = count
    for sign, count in table.get("wild", {}).items():
        deck[Face("", sign), None] = count
    return deck


def read_edition(name: str, text: str) -> Edition:
    """The edition a TOML text describes."""
    table = tomllib.loads(text)
    return Edition(
        name=name,
        title=table["title"],
        seats=(table["seats"][0], table["seats"][1]),
        hand=table["hand"],
        deck=read_deck(table["deck"]),
        effects=table.get("effects", {}),
        opening={sign: None if step == "redraw" else step for sign, step in table.get("first", {}).items()},
        last=table.get("last", {}),
        points=table.get("points", {}),
        options=table.get("options", {}),
    )


@cache
def edition_names() -> tuple[str, ...]:
    """The editions that come with Penultimate."""
    files = (entry.name for entry in resources.files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


@cache
def edition(name: str) -> Edition:
    """The edition of that name. Raises PenultimateError with the nearest name when there is none."""
    if name not in edition_names():
        raise PenultimateError(f"there is no edition {name!r}{meant(name, edition_names())}")
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return read_edition(name, text)
