"""The shape of each colour, drawn on 100 x 100."""

from __future__ import annotations

from penultimate.paper.faces.draw import circle, fill, line

_PATH = {
    "peak": "M50 10 L93 86 H7 Z",
    "sun": circle(50, 50, 44),
    "leaf": "M12 88 C-2 36 30 4 95 5 C96 70 64 102 12 88 Z",
    "wave": "M0 36 C16 8 34 8 50 28 S84 48 100 20 M0 82 C16 54 34 54 50 74 S84 94 100 66",
    "heart": "M50 94 C8 62 2 44 4 30 C7 8 38 2 50 26 C62 2 93 8 96 30 C98 44 92 62 50 94 Z",
    "bolt": "M58 2 L14 58 H44 L36 98 L86 38 H54 Z",
    "crystal": "M50 2 L86 30 V68 L50 98 L14 68 V30 Z",
    "moon": "M66 6 A46 46 0 1 0 94 68 A38 38 0 0 1 66 6 Z",
}
# As a ghost the wave runs past both sides of the card, so that any cut finds water.
_LONG_WAVE = (
    "M-14 60.5 L0 36 C16 8 34 8 50 28 S84 48 100 20 L114 -4.5"
    " M-14 106.5 L0 82 C16 54 34 54 50 74 S84 94 100 66 L114 41.5"
)
_DETAIL = {"leaf": ("M6 94 L60 40", 9, "round"), "crystal": ("M16 34 L50 42 L84 34 M50 42 V96", 7, "butt")}
_WAVE, _PEAK = 24, 10


def suit(shape: str, colour: str, cut: str = "") -> str:
    """The shape in one colour; `cut` is the colour behind it, for the vein of the leaf and the facets."""
    path = _PATH[shape]
    if shape == "wave":
        return line(path, colour, _WAVE)
    if shape == "peak":
        return fill(path, colour, colour, _PEAK)
    detail = ""
    if cut and shape in _DETAIL:
        d, width, cap = _DETAIL[shape]
        detail = line(d, cut, width, cap)
    return fill(path, colour) + detail


def suit_outline(shape: str, pen: str, width: float, inside: str, long: bool = False) -> str:
    """The outline of the shape, filled with `inside`; `long` lets the wave run past its box."""
    path = _LONG_WAVE if long and shape == "wave" else _PATH[shape]
    if shape == "wave":
        return line(path, pen, _WAVE + width) + line(path, inside, _WAVE - width)
    if shape == "peak":
        return fill(path, pen, pen, _PEAK + width) + fill(path, inside, inside, _PEAK - width)
    return fill(path, inside, pen, width)


def emblem(shape: str, colour: str, cut: str, pen: str = "") -> str:
    """The shape as it stands in a corner; with `pen`, outlined."""
    if not pen:
        return suit(shape, colour, cut)
    detail = ""
    if shape in _DETAIL:
        d, width, cap = _DETAIL[shape]
        detail = line(d, pen, width, cap)
    return suit_outline(shape, pen, 7, colour) + detail


# Where the ghost of each shape lies on the 200 x 280 field: x, y, width, height.
GHOST = {
    "peak": (-34, 58, 268, 276),
    "sun": (4, 60, 192, 192),
    "leaf": (4, 62, 196, 196),
    "wave": (-2, 96, 204, 170),
    "heart": (10, 76, 180, 180),
    "bolt": (4, 50, 192, 220),
    "crystal": (16, 58, 168, 200),
    "moon": (4, 58, 192, 192),
}


def ghost_wave(colour: str) -> str:
    """The wave as a ghost, longer than its box."""
    return line(_LONG_WAVE, colour, _WAVE)
