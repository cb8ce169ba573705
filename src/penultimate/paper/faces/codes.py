"""Card codes as text: which face a code means, and what is drawn on it.

`R5`, `Gskip`, `W+4`, `R3s` (a number with an icon), `bomb` (Boom-O, no colours), `B1/Vskipall` (two sides).
A code that begins with `/` is a dark face that would otherwise read as a light one: `/W`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from penultimate.paper.errors import PaperError
from penultimate.paper.faces.palette import SUITS


class UnknownCard(PaperError):
    """A text that is no card; says what was meant, where that can be guessed."""

    def __init__(self, code: str) -> None:
        near = get_close_matches(code, known_codes(), 1, 0.5)
        super().__init__(
            f"{code!r} is no card." + (f" Did you mean {near[0]}?" if near else " Cards look like R5, Gskip, W+4.")
        )
        self.code = code


@dataclass(frozen=True)
class Mark:
    """What is drawn on a card: a sign, a label of digits, or both, and perhaps an icon."""

    sign: str = ""
    label: str = ""
    icon: str = ""


@dataclass(frozen=True)
class Face:
    """One face: `colour` is a suit letter, `W` for a wild, or "" for a card without colours."""

    colour: str
    symbol: str
    dark: bool = False

    @property
    def mark(self) -> Mark:
        """What is drawn on it."""
        return mark_of(self.colour, self.symbol)


ICONS = "unoxspv"
_COLOURED = {
    "skip": Mark("skip"),
    "rev": Mark("reverse"),
    "skipall": Mark("skip-all"),
    "flip": Mark("flip"),
    "discard": Mark("discard-all"),
    "discard2": Mark("discard-two"),
    "trade": Mark("swap"),
    "blank": Mark("blank"),
    "hit1": Mark("launcher", "1"),
    "hit2": Mark("launcher", "2"),
    "slap": Mark("slap"),
    "grab2": Mark("two-towers"),
    "king": Mark("crown", "+1"),
    "jester": Mark("jester", "+1"),
    "point": Mark("point"),
    "any": Mark("any"),
    "jackpot": Mark("machine"),
}
_WILD = {
    "": Mark(),
    "+c": Mark("draw-until"),
    "custom": Mark("custom"),
    "swap": Mark("swap"),
    "shuffle": Mark("shuffle"),
    "skip": Mark("skip"),
    "skip2": Mark("skip-two"),
    "rev": Mark("reverse"),
    "rev+4": Mark("reverse", "+4"),
    "pig": Mark("pig"),
    "allhit": Mark("all-hit"),
    "hitfire": Mark("hit-fire"),
    "attack": Mark("attack"),
    "blast": Mark("blast"),
    "dance": Mark("dance"),
    "emoji": Mark("face"),
    "lock": Mark("lock"),
    "hat": Mark("hat"),
    "creeper": Mark("trap"),
    "mod": Mark("hand-round"),
    "star": Mark("star"),
    "grab": Mark("tower"),
    "roulette": Mark("roulette"),
    "target+2": Mark("target", "+2"),
    "team": Mark("team"),
    "team+4": Mark("team", "+4"),
    "pile": Mark("pile"),
    "link": Mark("link"),
    "clear": Mark("meter"),
    "give": Mark("give"),
    "dos": Mark("", "2"),
    "jackpot": Mark("machine"),
    "show": Mark("show"),
    "raptor": Mark("claw"),
    "vold": Mark("wand"),
    "blank": Mark("blank"),
}
_WORDS = {
    "five": Mark("", "5"),
    "ten": Mark("", "10"),
    "hold": Mark("hold"),
    "rev": Mark("reverse"),
    "skip": Mark("skip"),
    "to60": Mark("", ":60"),
    "to30": Mark("", ":30"),
    "to0": Mark("", ":0"),
    "each1": Mark("seats", "+1"),
    "each2": Mark("seats", "+2"),
    "trade": Mark("swap"),
    "double": Mark("double"),
    "bomb": Mark("bomb"),
    "blank": Mark("blank"),
}
_NUMBER = re.compile(rf"(10|\d)([{ICONS}]?)")
_PLUS = re.compile(r"\+(10|\d)")
_DARE = re.compile(r"dare(1[0-6]|[1-9])")


def _find_mark(colour: str, symbol: str) -> Mark | None:
    table = {"": _WORDS, "W": _WILD}.get(colour, _COLOURED)
    if symbol in table:
        return table[symbol]
    if colour and (plus := _PLUS.fullmatch(symbol)):
        return Mark("", symbol) if plus[1] != "0" else None
    if colour and (dare := _DARE.fullmatch(symbol)):
        return Mark("dare", dare[1])
    if colour not in ("", "W") and (value := _NUMBER.fullmatch(symbol)):
        return Mark("", value[1], value[2])
    return None


def mark_of(colour: str, symbol: str) -> Mark:
    """What is drawn for a symbol; UnknownCard when there is no such symbol in that colour."""
    found = _find_mark(colour, symbol)
    if found is None:
        raise UnknownCard(colour + symbol)
    return found


# Read, never written: the codes of older case files.
_SYNONYM = (
    (re.compile(r"^WDC$"), "W+c"),
    (re.compile(r"^WD(\d+)$"), r"W+\1"),
    (re.compile(r"^([RYGBKTOV])d(\d+)$"), r"\1+\2"),
)


def sides(code: str) -> tuple[str, ...]:
    """The faces of a card: one code, or for `light/dark` both; a dark wild keeps its `/`."""
    if "/" not in code or code.startswith("/"):
        return (code,)
    light, _, dark = code.partition("/")
    return (light, dark if parse(dark).dark else "/" + dark)


def parse(code: str) -> Face:
    """The face a code means; of a two-sided card the light one. UnknownCard when it is none."""
    dark = code.startswith("/") or code.strip() in ("W+c", "WDC")
    text = sides(code)[0].strip().lstrip("/")
    for pattern, better in _SYNONYM:
        text = pattern.sub(better, text)
    if text in _WORDS:
        return Face("", text)
    colour, symbol = text[:1], text[1:]
    if (colour != "W" and colour not in SUITS) or _find_mark(colour, symbol) is None:
        raise UnknownCard(code)
    return Face(colour, symbol, dark or (colour in SUITS and SUITS[colour].dark))


def known_codes() -> list[str]:
    """Codes of all faces that can be drawn, without icons: for suggestions and proofs."""
    numbers = [str(n) for n in range(11)] + ["+1", "+2", "+4", "+5"]
    coloured = [s + k for s in SUITS for k in [*numbers, *_COLOURED]]
    wild = ["W" + k for k in [*_WILD, "+2", "+4", "+6", "+10", *(f"dare{n}" for n in range(9, 17))]]
    return coloured + wild + list(_WORDS)
