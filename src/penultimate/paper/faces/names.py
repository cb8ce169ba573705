"""The name of a card in words: "green 7", "wild draw four"; "7 verde"; "Grün 7"."""

from __future__ import annotations

from functools import lru_cache

from penultimate.paper.faces.codes import Face, parse, sides
from penultimate.paper.faces.palette import SUITS, suit_named
from penultimate.paper.words import card_word

_ICONS = "unoxspv"


def _symbol(face: Face, lang: str) -> str:
    number = face.symbol.rstrip(_ICONS)
    if number.isdigit():
        icon = face.symbol[len(number) :]
        return card_word(lang, "with_icon", number=number, icon=card_word(lang, "icon", icon)) if icon else number
    if face.symbol.startswith("dare"):
        return card_word(lang, "dare", number=face.symbol[4:])
    return card_word(lang, "symbol", face.symbol)


def _wild(face: Face, lang: str) -> str:
    if face.symbol.startswith("dare"):
        return card_word(lang, "wild_dare", number=face.symbol[4:])
    return card_word(lang, "dark" if face.dark and face.symbol in ("", "+c") else "wild", face.symbol)


@lru_cache(maxsize=4096)
def in_words(code: str, lang: str = "en", named: str | None = None) -> str:
    """The name of a card; of a two-sided card both faces. UnknownCard or UnknownName for other texts."""
    if len(faces := sides(code)) == 2:
        return card_word(lang, "two_sides", light=in_words(faces[0], lang), dark=in_words(faces[1], lang))
    face = parse(code)
    if face.colour == "":
        return card_word(lang, "word", face.symbol)
    if face.colour == "W":
        text = _wild(face, lang)
        if named:
            text = card_word(lang, "named", card=text, colour=card_word(lang, "colour", suit_named(named).name))
        return text
    colour = card_word(lang, "colour", SUITS[face.colour].name)
    return card_word(lang, "coloured", colour=colour, symbol=_symbol(face, lang))


def kind_in_words(code: str, lang: str = "en") -> str | None:
    """The name of a kind of card without its colour ("draw two", "wild"); None for numbers.

    Cards that carry a number of a list (dares) are one kind.
    """
    face = parse(code)
    if face.symbol.startswith("dare"):
        return card_word(lang, "wild_dare" if face.colour == "W" else "dare", number="").strip()
    if face.colour in ("", "W"):
        return in_words(code, lang)
    return None if face.symbol.rstrip(_ICONS).isdigit() else _symbol(face, lang)
