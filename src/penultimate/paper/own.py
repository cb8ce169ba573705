"""Home-made cards: a text file in, cards with their own words out.

[[card]]
title = "Change seats"
text = "Everybody moves one chair to the left. Hands stay."
colour = "green"        # or wild, or left out
sign = "swap"           # any sign of this project, or an amount such as +3; may be left out
copies = 2
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.faces.card import Crop
from penultimate.paper.faces.codes import Mark
from penultimate.paper.faces.home import Panel, home_face, panel
from penultimate.paper.faces.palette import SUITS, Style
from penultimate.paper.faces.signs import SIGNS

_KEYS = ("title", "text", "colour", "sign", "copies")
_COLOURS = [s.name for s in SUITS.values()] + ["wild"]
LONGEST_TITLE, LONGEST_TEXT = 40, 240


@dataclass(frozen=True)
class OwnCard:
    """A home-made card. `colour` is a colour's name, "wild" or ""; `sign` a sign, an amount, or ""."""

    title: str
    text: str = ""
    colour: str = ""
    sign: str = ""
    copies: int = 1

    def __post_init__(self) -> None:
        if not self.title.strip():
            raise PaperError("A home-made card needs a title.")
        if len(self.title) > LONGEST_TITLE or len(self.text) > LONGEST_TEXT:
            raise PaperError(
                f"The card {self.title[:LONGEST_TITLE]!r} says too much: a title has room for "
                f"{LONGEST_TITLE} letters, a text for {LONGEST_TEXT}. Make it shorter."
            )
        if self.colour and self.colour not in _COLOURS:
            raise UnknownName("colour", self.colour, _COLOURS)
        if not 1 <= self.copies <= 99:
            raise PaperError(f"{self.title!r} asks for {self.copies} copies. Ask for 1 to 99.")
        _ = self.mark

    @property
    def mark(self) -> Mark:
        """What is drawn on it."""
        if not self.sign:
            return Mark()
        if re.fullmatch(r"\+?\d{1,2}", self.sign):
            return Mark("", self.sign)
        if self.sign in SIGNS:
            return Mark(self.sign)
        raise UnknownName("sign", self.sign, (s for s in SIGNS if not s.startswith("icon-")))

    def face(self, style: Style, crop: Crop | None = None) -> str:
        """Its face without the words, which stand in `panel`."""
        return home_face(self.colour, self.mark, style, crop, self.title)

    @property
    def panel(self) -> Panel:
        """Where its words stand on the field of 200 x 280: x, y, width, height."""
        return panel(self.mark)


def read_own(path: Path) -> list[OwnCard]:
    """The home-made cards of a file. PaperError names the file and what to mend."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise PaperError(f"{path} cannot be read: {e.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise PaperError(f"{path} is no TOML: {e}.") from None
    if not isinstance(data.get("card"), list) or not all(isinstance(c, dict) for c in data["card"]):
        raise PaperError(f"{path} holds no cards. Begin each card with a line [[card]].")
    cards = []
    for entry in data["card"]:
        for key, value in entry.items():
            if key not in _KEYS:
                raise PaperError(f"{path}: {UnknownName('key', key, _KEYS)}")
            wanted = int if key == "copies" else str
            if type(value) is not wanted:
                kind = "a number" if wanted is int else "text in quotes"
                raise PaperError(f"{path}: {key} = {value!r} should be {kind}.")
        try:
            cards.append(OwnCard(**{"title": "", **entry}))
        except PaperError as e:
            raise PaperError(f"{path}: {e}") from None
    return cards
