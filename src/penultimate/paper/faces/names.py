"""The name of a card in words: "green 7", "wild draw four"; "7 verde"; "Grün 7"."""

from __future__ import annotations

from penultimate.paper.faces.codes import Face, parse, sides
from penultimate.paper.faces.palette import SUITS, suit_named
from penultimate.paper.words import catalogue


def _symbol(face: Face, lang: str) -> str:
    names = catalogue("cards", lang)
    number = face.symbol.rstrip("unoxspv")
    if number.isdigit():
        icon = face.symbol[len(number) :]
        return names["icon"]["pattern"].format(number=number, icon=names["icon"][icon]) if icon else number
    if face.symbol.startswith("dare"):
        return str(names["dare"].format(number=face.symbol[4:]))
    return str(names["symbol"][face.symbol])


def in_words(code: str, lang: str = "en", named: str | None = None) -> str:
    """The name of a card; of a two-sided card both faces. UnknownCard or UnknownName for other texts."""
    names = catalogue("cards", lang)
    if len(faces := sides(code)) == 2:
        return str(names["two_sides"].format(light=in_words(faces[0], lang), dark=in_words(faces[1], lang)))
    face = parse(code)
    if face.colour == "":
        return str(names["word"][face.symbol])
    if face.colour == "W":
        text = names["dark" if face.dark else "wild"].get(face.symbol) or names["wild"].get(face.symbol)
        if text is None:
            text = names["wild_dare"].format(number=face.symbol[4:])
        if named:
            text = names["named"].format(card=text, colour=names["colour"][suit_named(named).name])
        return str(text)
    colour = names["colour"][SUITS[face.colour].name]
    return str(names["coloured"].format(colour=colour, symbol=_symbol(face, lang)))


def kind_in_words(code: str, lang: str = "en") -> str | None:
    """The name of a kind of card without its colour ("draw two", "wild"); None for numbers.

    Cards that carry a number of a list (dares) are one kind.
    """
    face, names = parse(code), catalogue("cards", lang)
    if face.symbol.startswith("dare"):
        return str(names["wild_dare" if face.colour == "W" else "dare"].format(number="")).strip()
    if face.colour in ("", "W"):
        return in_words(code, lang)
    return None if face.symbol.rstrip("unoxspv").isdigit() else _symbol(face, lang)
