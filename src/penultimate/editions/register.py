"""The register of editions: reads an edition file and makes the draft it describes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from ..errors import PenultimateError, meant
from ..kernel.draft import LIGHT, Draft, Face, Fits


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
    colours: int = 4
    teams: bool = False
    alone: bool = False
    reply: dict[str, str] = field(default_factory=dict)
    ranks: dict[str, int] = field(default_factory=dict)
    drawn: dict[str, int] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)
    devices: dict[str, list[int]] = field(default_factory=dict)
    programs: dict[str, str] = field(default_factory=dict)
    guards: dict[str, str] = field(default_factory=dict)
    alike: tuple[str, ...] = ()
    answers: dict[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    going_out: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)  # of cards, by sign, where no language has one
    like: str = ""  # of one's own: the edition whose machinery it has
    signs: dict[str, str] = field(default_factory=dict)  # of home-made cards: the sign that is drawn on them

    def draft(self, seats: int) -> Draft:
        """A fresh draft of this edition, for rules to shape."""
        draft = Draft(
            seats=seats,
            like=self.like or self.name,
            deck=dict(self.deck),
            colours=self.colours,
            hand=self.hand,
            effects=dict(self.effects),
            open={key: step for key, step in self.opening.items() if key != "*"},
            last={key: step for key, step in self.last.items() if step != NEVER},
            reply=dict(self.reply),
            points=dict(self.points),
            ranks=dict(self.ranks),
            drawn=dict(self.drawn),
            sets=dict(self.sets),
            devices=dict(self.devices),
            programs=dict(self.programs),
            guards=dict(self.guards),
            never_last={key for key, step in self.last.items() if step == NEVER},
            going_out=list(self.going_out),
            names=dict(self.names),
        )
        draft.numbers |= {"more": int(self.name != "classic"), **self.numbers}
        for name in WHOLE:
            if name in self.programs:
                setattr(draft, name, self.programs[name])
        if "*" in self.opening:
            for pair in self.deck:
                for shown in pair:
                    if shown is not None and not shown.digit:
                        draft.open.setdefault(shown.sign, self.opening["*"])
        for sign, symbols in self.answers.items():
            draft.answers.append(answering(sign, symbols))
        for group in self.alike:
            draft.fits.append(alike(tuple(group.split())))
        return draft


# Programs an edition may replace; others have the names it gives them.
WHOLE = ("on_turn", "on_draw", "on_deal", "next")
NEVER = "never"  # of a card that may not be the last one


def answering(sign: str, symbols: tuple[str, ...]) -> Fits:
    """A card that answers the penalty of these symbols."""
    return lambda top, card: card.sign == sign and top.symbol in symbols


def alike(symbols: tuple[str, ...]) -> Fits:
    """Symbols that fit on each other."""
    return lambda top, card: top.symbol in symbols and card.symbol in symbols


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
    word = sign.rstrip("0123456789")
    if word in NUMBERED:
        return Face(colour, word, sign[len(word) :])
    return Face(colour, sign)


NUMBERED = ("dare", "Wdare")  # symbols that carry a number as their icon


def read_deck(table: dict[str, Any]) -> dict[tuple[Face, Face | None], int]:
    """The cards of a deck: coloured ones colour by colour, single colours, wilds last; or pairs of faces."""
    deck: dict[tuple[Face, Face | None], int] = {}
    for colour in LIGHT:
        for text, count in [*table.get("coloured", {}).items(), *table.get(colour, {}).items()]:
            for sign in signs(text):
                deck[face(colour, sign), None] = count
    for sign, count in table.get("wild", {}).items():
        deck[face("", sign), None] = count
    for sign, cells in table.get("pairs", {}).items():
        for colour, cell in zip(table["order"] if "|" in cells else [""], cells.split("|"), strict=True):
            for code in cell.split():
                pair = face(colour, sign), face("", code) if code[0] == "W" else face(code[0], code[1:])
                deck[pair] = deck.get(pair, 0) + 1
    return deck


def read_edition(name: str, table: dict[str, Any]) -> Edition:
    """The edition a table of TOML describes, of which nothing is missing and nothing wrong."""
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
        colours=table.get("colours", 4),
        teams=table.get("teams", False),
        alone=table.get("alone", False),
        reply=table.get("reply", {}),
        ranks=table.get("ranks", {}),
        drawn=table.get("drawn", {}),
        sets=table.get("sets", {}),
        devices=table.get("devices", {}),
        programs=table.get("programs", {}),
        guards=table.get("guards", {}),
        alike=tuple(table.get("match", {}).get("alike", ())),
        answers={sign: tuple(symbols) for sign, symbols in table.get("answers", {}).items()},
        numbers=table.get("numbers", {}),
        going_out=tuple(table.get("going_out", ())),
        names=table.get("names", {}),
        signs=table.get("signs", {}),
    )


@cache
def edition_names() -> tuple[str, ...]:
    """The editions that come with Penultimate."""
    files = (entry.name for entry in resources.files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


@cache
def edition(name: str) -> Edition:
    """The edition of that name. Raises PenultimateError with the nearest name when there is none."""
    return read_edition(name, tomllib.loads(edition_text(name)))


def edition_text(name: str) -> str:
    """The file of an edition that comes with Penultimate. Raises PenultimateError for a name there is none of."""
    if name not in edition_names():
        raise PenultimateError(f"there is no edition {name!r}{meant(name, edition_names())}")
    return resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
