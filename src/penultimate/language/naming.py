"""The name of a card in words: "green 7", "wild draw four"; "7 verde"; "Grün 7"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ..cards import COLOUR_NAMES, plain
from ..errors import BadNotation
from .catalogue import catalogue, text_name

_NUMBER = re.compile(r"(\d+)([a-z]?)")
_DARE = re.compile(r"dare(\d+)")


@dataclass(frozen=True)
class Named:
    """What a face code is made of: a colour letter, `W` for a wild, "" for a card without colours; and the rest."""

    colour: str
    symbol: str
    dark: bool


def _sides(code: str) -> list[str]:
    """The faces of a card; a dark wild keeps the `/` that tells it from a light one."""
    light, slash, dark = code.partition("/")
    if not slash or not light:
        return [code]
    return [light, dark if dark[0] in COLOUR_NAMES else "/" + dark]


def _read(code: str, lang: str) -> Named:
    """The parts of a face code. Raises BadNotation for one that has no name."""
    text = plain(code.removeprefix("/"))
    words = catalogue(lang)
    colour, symbol = text[:1], text[1:]
    if words.has(text_name("card-word", text)):
        return Named("", text, False)
    wild = colour == "W"
    known = _DARE.fullmatch(symbol) or words.has(text_name("card-wild" if wild else "card-symbol", symbol or "plain"))
    if (colour in COLOUR_NAMES and (known or _NUMBER.fullmatch(symbol))) or (wild and known):
        # A wild that is only on dark sides is known by its sign, others by the slash before them.
        return Named(colour, symbol, wild and (code.startswith("/") or symbol == "+c"))
    raise BadNotation(code, "there is no name for such a card; cards look like R5, Gskip, W+4")


def _symbol(face: Named, lang: str) -> str:
    words = catalogue(lang)
    if number := _NUMBER.fullmatch(face.symbol):
        if not number[2]:
            return number[1]
        return words.say("card-with-icon", number=number[1], icon=words.say(f"card-icon-{number[2]}"))
    if dare := _DARE.fullmatch(face.symbol):
        return words.say("card-dare", number=dare[1])
    return words.say(text_name("card-symbol", face.symbol))


def _wild(face: Named, lang: str) -> str:
    words = catalogue(lang)
    if dare := _DARE.fullmatch(face.symbol):
        return words.say("card-wild-dare", number=dare[1])
    dark = face.dark and words.has(text_name("card-dark", face.symbol or "plain"))
    return words.say(text_name("card-dark" if dark else "card-wild", face.symbol or "plain"))


def colour_in_words(name: str, lang: str = "en") -> str:
    """The name of a colour, given its letter or its English name. Raises KeyError for others."""
    return catalogue(lang).say(f"colour-{COLOUR_NAMES.get(name, name)}")


@lru_cache(maxsize=4096)
def in_words(code: str, lang: str = "en", named: str | None = None) -> str:
    """The name of a card; of a two-sided card both faces; of a wild with the colour that was named.

    Raises BadNotation for a card that has no name.

    >>> in_words("R+2"), in_words("B1/Vskipall"), in_words("W", named="green")
    ('red draw two', 'blue 1, on the dark side purple skip everyone', 'wild, named green')
    """
    words = catalogue(lang)
    if len(faces := _sides(code)) == 2:
        return words.say("card-two-sides", light=in_words(faces[0], lang), dark=in_words(faces[1], lang))
    face = _read(code, lang)
    if face.colour == "":
        return words.say(text_name("card-word", face.symbol))
    if face.colour == "W":
        text = _wild(face, lang)
        return words.say("card-named", card=text, colour=colour_in_words(named, lang)) if named else text
    return words.say("card-coloured", colour=colour_in_words(face.colour, lang), symbol=_symbol(face, lang))


def kind_in_words(code: str, lang: str = "en") -> str | None:
    """The name of a kind of card without its colour ("draw two", "wild"); None for numbers.

    Cards that carry a number of a list (dares) are one kind. Raises BadNotation.
    """
    face = _read(code, lang)
    if _DARE.fullmatch(face.symbol):
        return catalogue(lang).say("card-wild-dare" if face.colour == "W" else "card-dare", number="").strip()
    if face.colour in ("", "W"):
        return in_words(code, lang)
    return None if _NUMBER.fullmatch(face.symbol) else _symbol(face, lang)
