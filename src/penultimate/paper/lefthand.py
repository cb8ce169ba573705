"""Reading what was left in a hand: "5 skip W+4", "2xskip", "=34"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from penultimate.language.naming import kind_in_words
from penultimate.paper import decks
from penultimate.paper.faces.codes import parse
from penultimate.paper.faces.palette import SUITS
from penultimate.paper.scorepad import PadError

_COPIES = re.compile(r"(\d{1,2})[x*](.+)")
_SUM = re.compile(r"=(\d{1,6})")


@dataclass(frozen=True)
class Left:
    """Cards left in a hand, as written, and their points."""

    points: int
    cards: tuple[str, ...]


@lru_cache(maxsize=64)
def _known(edition: str, lang: str) -> dict[str, int]:
    """Every way to write a card of an edition, small letters, with its points.

    A card may be written without its colour, for the colour counts nothing; a wild without its `W` where no
    coloured card has the same symbol; a kind in words with `-` between them.
    """
    if decks.is_own(edition):
        return _known_own(edition)
    known: dict[str, int] = {}
    faces = decks.faces(edition)
    for wild in (False, True):
        for code in faces:
            face = parse(code)
            if (face.colour == "W") != wild:
                continue
            value = decks.points(edition, code)
            known.setdefault(code.lower(), value)
            if face.symbol:
                known.setdefault(face.symbol.lower(), value)
            if kind := kind_in_words(code, lang):
                known.setdefault(kind.lower().replace(" ", "-"), value)
    return known


def _known_own(edition: str) -> dict[str, int]:
    """The same of an edition that somebody wrote: cards by their code, their sign, or the name they were given."""
    rules = decks.rules_of(edition)
    known: dict[str, int] = {}
    for kind in decks.own_kinds(edition):
        card = kind.card.removeprefix("/")
        sign = card if card.startswith("W") else card[1:]
        written = [kind.card, sign, sign.removeprefix("W"), rules.names.get(sign, "")]
        if sign == card[1:]:
            written += [letter + sign for letter in SUITS]
        for word in filter(None, written):
            known.setdefault(word.lower().replace(" ", "-"), kind.points)
    return known


def read_left(text: str, edition: str, lang: str = "en") -> Left:
    """The cards of one hand and their sum.

    Cards are parted by spaces or commas; `2xskip` is two of them; `=34` is a sum already made; `-` is an
    empty hand. PadError names the word that is no card of this edition.
    """
    known = _known(edition, lang)
    total, cards = 0, []
    for word in text.replace(",", " ").split():
        if word == "-":
            continue
        if made := _SUM.fullmatch(word):
            total += int(made[1])
            cards.append(word)
            continue
        counted = _COPIES.fullmatch(word.lower())
        copies, name = (int(counted[1]), counted[2]) if counted else (1, word.lower())
        if name not in known:
            if word.isdecimal():
                hint = f"For a sum write ={word}."
            elif near := get_close_matches(name, known, 1, 0.5):
                hint = f"Did you mean {near[0]}?"
            else:
                hint = "Write cards such as 5 skip W+4, or a sum such as =34."
            raise PadError(f"{word!r} is no card of {decks.title_of(edition)}. {hint}")
        total += copies * known[name]
        cards += [name] * copies
    return Left(total, tuple(cards))
