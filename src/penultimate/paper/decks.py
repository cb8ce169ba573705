"""Every edition's deck and points, as paper needs them.

A stand-in: the data of `decks.toml` is here only until the edition files of the engine exist. This module
is the one place to change then; whoever prints or scores calls `editions`, `deck`, `points`, `scoring` and
nothing else.

Notation of the data: `coloured` holds for each of the four colours, `1-9*2` is two copies of each number
from 1 to 9, `@name` another list; `pairs` are two-sided cards.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.faces.codes import parse, sides

COLOURS = "RYGB"
Mode = Literal["winner", "own", "none"]
_RANGE = re.compile(r"(\d+)-(\d+)")
_COPIES = re.compile(r"(.+)\*(\d+)")


@dataclass(frozen=True)
class Scoring:
    """How an edition is scored unless people agree otherwise: the mode, the target in points, and what a
    player knocked out by too many cards brings the winner."""

    mode: Mode
    target: int
    knockout: int


@lru_cache(maxsize=1)
def _data() -> dict[str, Any]:
    return tomllib.loads((files("penultimate.paper") / "decks.toml").read_text(encoding="utf-8"))


def editions() -> list[str]:
    """The names of all editions, in alphabetical order but for the classic one, which is first."""
    return sorted((n for n in _data() if n != "common"), key=lambda n: (n != "classic", n))


def check_edition(edition: str) -> str:
    """The edition itself; UnknownName, with the nearest one, when there is none."""
    if edition not in _data() or edition == "common":
        raise UnknownName("edition", edition, editions())
    return edition


def _expand(text: str) -> list[str]:
    out: list[str] = []
    for word in text.split():
        if word.startswith("@"):
            out += _expand(_data()["common"][word[1:]])
            continue
        counted = _COPIES.fullmatch(word)
        symbol, copies = (counted[1], int(counted[2])) if counted else (word, 1)
        span = _RANGE.fullmatch(symbol)
        symbols = [str(n) for n in range(int(span[1]), int(span[2]) + 1)] if span else [symbol]
        out += [s for s in symbols for _ in range(copies)]
    return out


@lru_cache(maxsize=64)
def _deck(edition: str) -> tuple[str, ...]:
    entry = _data()[check_edition(edition)]
    if pairs := entry.get("pairs"):
        cards = [f"{light}/{dark}" for light, darks in pairs.items() for dark in darks.split()]
        return tuple(sorted(cards, key=lambda code: (COLOURS + "W").index(code[0])))
    coloured = _expand(entry.get("coloured", ""))
    return tuple(c + s for c in COLOURS for s in coloured) + tuple(_expand(entry["others"]))


def deck(edition: str) -> list[str]:
    """The code of every card of an edition, copies repeated, in the order of printing."""
    return list(_deck(edition))


def faces(edition: str) -> list[str]:
    """Every face of an edition once; of two-sided cards the light faces first, then the dark ones."""
    cards = _deck(edition)
    light, dark = [sides(c)[0] for c in cards], [sides(c)[1] for c in cards if len(sides(c)) == 2]
    return list(dict.fromkeys(light + dark))


def points(edition: str, code: str) -> int:
    """What a card left in a hand counts; of a two-sided card its light face, `/W` a dark wild.

    PaperError where the edition keeps no points.
    """
    entry = _data()[check_edition(edition)]
    if entry.get("scoring") == "none":
        raise PaperError(f"{edition} counts no points. Count rounds won: --scoring none")
    face = parse(code)
    own: dict[str, int] = entry.get("points", {})
    key = "W" + face.symbol if face.colour == "W" else face.symbol
    if key in own:
        return own[key]
    number = face.symbol.rstrip("unoxspv")
    if number.isdigit():
        return int(number)
    return 50 if face.colour == "W" else 20


def scoring(edition: str) -> Scoring:
    """How an edition is scored unless people agree otherwise."""
    entry = _data()[check_edition(edition)]
    return Scoring(entry.get("scoring", "winner"), entry.get("target", 500), entry.get("knockout", 0))
