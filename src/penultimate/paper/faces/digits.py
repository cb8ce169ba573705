"""Digits and the few other characters on cards, drawn as strokes: no font is needed."""

from __future__ import annotations

from penultimate.paper.faces.draw import fill, line, number

# On 64 x 100 each.
_DIGIT = {
    "0": "M32 10 C47 10 54 20 54 36 V64 C54 80 47 90 32 90 C17 90 10 80 10 64 V36 C10 20 17 10 32 10 Z",
    "1": "M10 33 L36 14 V100",
    "2": "M11 37 C11 20 19 10 32 10 C45 10 53 18 53 31 C53 41 48 47 41 55 L14 86 V90 H57",
    "3": "M9 31 C11 17 19 10 32 10 C45 10 52 18 52 29 C52 41 44 47 27 47"
    " C45 47 54 55 54 69 C54 82 45 90 32 90 C18 90 10 82 8 67",
    "4": "M39 2 L10 66 V73 H63 M46 48 V100",
    "5": "M55 10 H17 L15 43 H33 C47 43 55 52 55 66 C55 82 46 90 32 90 C20 90 12 86 8 76",
    "6": "M46 4 C26 22 10 42 10 64 C10 80 18 90 32 90 C46 90 54 80 54 65 C54 50 46 42 33 42 C22 42 13 49 11 60",
    "7": "M6 10 H53 V16 L24 100",
    "8": "M32 10 C44 10 51 18 51 28 C51 39 43 46 32 46 C21 46 13 39 13 28 C13 18 20 10 32 10 Z "
    "M32 46 C45 46 54 55 54 68 C54 82 45 90 32 90 C19 90 10 82 10 68 C10 55 19 46 32 46 Z",
    "9": "M53 36 C53 19 45 10 32 10 C18 10 10 20 10 34 C10 48 18 57 31 57 C43 57 53 50 53 34 V100",
}
_ADVANCE = {"1": 52, "+": 54, ":": 30}
_OTHER = {"+": "M0 56 H44 M22 34 V78", ":": "M6 26 H24 M6 74 H24"}
_GAP = 6


def _strokes(char: str, width: float) -> list[tuple[str, float]]:
    if char in _OTHER:
        return [(_OTHER[char], width * 0.8 if char == "+" else 18)]
    # A 4 in full weight closes its own window.
    return [(_DIGIT[char], min(width, 17) if char == "4" else width)]


def _stands_on_bar(text: str) -> bool:
    """6 and 9 differ twice: a slanted stem against an upright one, and both stand on a bar."""
    return text in ("6", "9")


def width_of(text: str) -> float:
    """How wide `text` is when it is 100 high."""
    if len(text) == 1:
        return 64
    total = sum(_ADVANCE.get(c, 64) for c in text[:-1]) + 64
    return total + _GAP * sum(c.isdigit() for c in text[:-1])


def label(text: str, colour: str, width: float = 20, hollow: str = "", halo: str = "") -> str:
    """`text` (digits, + and :) 100 high and `width_of(text)` wide.

    With `hollow`, the colour inside, only the outlines are drawn; `halo` is a colour that keeps what lies
    behind at a distance.
    """
    layers: list[tuple[str, float]] = [(colour, 0)]
    if halo:
        layers.insert(0, (halo, 14))
    if hollow:
        layers.append((hollow, -7))
    cap = "round" if hollow else "butt"  # round ends close the outline of an open stroke
    out = ""
    for pen, more in layers:
        x = 0.0
        for char in text:
            if char == ":" and more < 0:
                strokes = ""  # two dots are too small to be hollow
            else:
                ends = "butt" if char == ":" else cap
                strokes = "".join(line(d, pen, w + more, ends) for d, w in _strokes(char, width))
            out += f'<g transform="translate({number(x)} 0)">{strokes}</g>' if x else strokes
            x += _ADVANCE.get(char, 64) + (_GAP if char.isdigit() else 0)
    if _stands_on_bar(text):
        out += fill("M6 112 H58 V123 H6 Z", colour)
    return out
