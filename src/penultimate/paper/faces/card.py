"""Putting a face together on the field of 200 x 280.

On a screen a card has its round corners and its edge. For print it is *cropped*: the same field without
corners and edge, seen through a rectangle of another shape, the ground running past every side, so that
faces of 5 : 7 fill mini cards and full-size cards alike and a cut a little beside the line finds colour.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from penultimate.language.naming import in_words
from penultimate.paper.errors import UnknownName
from penultimate.paper.faces.codes import Face, Mark, parse
from penultimate.paper.faces.digits import label, width_of
from penultimate.paper.faces.draw import at, document, fill, line, number, plate, rounded, turned
from penultimate.paper.faces.palette import (
    DARK,
    LIGHT,
    STYLES,
    SUITS,
    Paint,
    Style,
    Suit,
    paint,
    plain_paint,
    suit_named,
    wild_paint,
)
from penultimate.paper.faces.scene import framed_view, ghost, horizon, night_sky, quartet
from penultimate.paper.faces.signs import SIGNS
from penultimate.paper.faces.suits import emblem

WIDTH, HEIGHT = 200.0, 280.0


@dataclass(frozen=True)
class Crop:
    """The rectangle of the field that is shown, in units of the field; it may reach past the field."""

    x: float
    y: float
    width: float
    height: float


def crop_for(width_mm: float, height_mm: float, bleed_mm: float = 0) -> tuple[Crop, float]:
    """The crop that shows a whole face on a card of that size, ground around it, and units per millimetre."""
    unit = max(WIDTH / width_mm, HEIGHT / height_mm)
    width, height = (width_mm + 2 * bleed_mm) * unit, (height_mm + 2 * bleed_mm) * unit
    return Crop((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height), unit


# ---------------------------------------------------------------- index and centre
Look = tuple[str, str]  # the inside of hollow digits and the ring around solid ones; "" for neither
SOLID: Look = ("", "")


def _written(x: float, y: float, height: float, text: str, c: str, weight: float, look: Look) -> str:
    width = width_of(text)
    return at(x, y, width * height / 100, height, label(text, c, weight, *look), box=(width, 100))


def label_in(
    x: float, y: float, width: float, height: float, text: str, c: str, weight: float = 20, look: Look = SOLID
) -> str:
    """`text` as large as the rectangle allows, in its middle; a 6 or 9 alone leaves room for its bar."""
    size = min(height / (1.23 if text in ("6", "9") else 1), width * 100 / width_of(text))
    real = width_of(text) * size / 100
    return _written(x + (width - real) / 2, y + (height - size) / 2, size, text, c, weight, look)


def _both_ends(index: str) -> str:
    """The index stands in the upper left corner and, turned, in the lower right one."""
    return index + turned(index, 180, WIDTH / 2, HEIGHT / 2)


def corner(mark: Mark, p: Paint) -> tuple[str, float]:
    """What stands above the suit in the corner, and how far it pushes the suit down."""
    c, bg, text = p.ink, p.ground, mark.label
    if mark.sign and text:
        return at(15, 13, 32, 32, SIGNS[mark.sign](c, bg)) + label_in(11, 49, 40, 21, text, c, 22), 4
    if mark.sign:
        return at(14, 20, 38, 38, SIGNS[mark.sign](c, bg)), 0
    if len(text) == 1:
        return at(16, 17, 29, 45, label(text, c, 22), box=(64, 100)), 7 if text in "69" else 0
    return label_in(11, 17, 44, 42, text, c, 22), 0


def _clearing(p: Paint, height: float) -> str:
    """Where ghosts are lines, none of them runs through the index."""
    return plate(11, 11, 45, height, p.ground, r=8) if p.ghost_line else ""


def _night_frame(p: Paint) -> str:
    """As outlines both sides of a card are white: a frame marks the dark one."""
    return line(rounded(8, 8, 184, 264, 14), p.edge, 3) if p.hollow else ""


def _glade(p: Paint, mark: Mark) -> str:
    """Nor through the middle, where bits of line between strokes would look like dirt."""
    if not p.ghost_line:
        return ""
    wide = mark.sign and not mark.label
    return plate(42 if wide else 48, 62, 116 if wide else 104, 140 if wide else 160, p.ground, r=16)


def _icon(mark: Mark, p: Paint, drop: float) -> str:
    return at(16, 110 + drop, 30, 30, SIGNS[f"icon-{mark.icon}"](p.ink, p.ground)) if mark.icon else ""


def _look(p: Paint) -> Look:
    """How a large digit stays apart from lines behind it: as an outline, or with a ring of the ground."""
    if p.hollow:
        return p.ground, ""
    return "", p.ground if p.ghost_line else ""


def _centre(mark: Mark, p: Paint, behind: str) -> str:
    c, text = p.ink, mark.label
    look = _look(p)
    if mark.sign and text:
        sign = at(58, 62, 88, 88, SIGNS[mark.sign](c, behind))
        return sign + label_in(48, 162, 108, 58, text, c, 20, look)
    if mark.sign:
        return at(48, 88, 104, 104, SIGNS[mark.sign](c, behind))
    if len(text) == 1:
        return at(58, 75, 84, 131, label(text, c, 20, *look), box=(64, 100))
    return label_in(44, 75, 112, 131, text, c, 20, look)


# ---------------------------------------------------------------- the kinds of faces
def _coloured(face: Face, style: Style) -> str:
    s = SUITS[face.colour]
    p, mark = paint(s, style), face.mark
    top, drop = corner(mark, p)
    index = top + at(15, 71 + drop, 32, 32, emblem(s.shape, p.suit, p.ground, p.suit_line)) + _icon(mark, p, drop)
    behind = p.ground if p.ghost == "none" else p.ghost
    index = _clearing(p, (136 if mark.icon else 100) + drop) + index
    night = _night_frame(p) if s.dark else ""
    return ghost(s, p) + night + _glade(p, mark) + _both_ends(index) + _centre(mark, p, behind)


def _plain(face: Face, style: Style) -> str:
    """A card of a deck without colours: its sign before the ticks of a clock."""
    p, mark = plain_paint(style), face.mark
    top, _ = corner(mark, p)
    behind = ""
    if face.symbol != "blank":
        ticks = "".join(
            turned(line("M100 28 V52", p.ghost_line or p.ghost, 3 if p.ghost_line else 12), a, 100, 140)
            for a in range(0, 360, 30)
        )
        behind = ticks
    if face.symbol == "blank":
        writing = "".join(line(f"M34 {y} H166", p.ghost_line or p.ghost, 2.5) for y in range(84, 232, 28))
        return writing + at(14, 18, 34, 34, SIGNS["blank"](p.ink, p.ground))
    return behind + _both_ends(_clearing(p, 62) + top) + _centre(mark, p, p.ground)


def _wild_sign(mark: Mark, p: Paint, x: float, y: float) -> str:
    """The sign of a wild in the sky: an act, an amount, or both side by side; 104 x 88 from x y."""
    look = _look(p)
    if mark.sign and mark.label:
        sign = at(x - 2, y + 16, 50, 50, SIGNS[mark.sign](p.ink, p.ground))
        return sign + label_in(x + 52, y + 16, 60, 50, mark.label, p.ink, 20, look)
    if mark.sign:
        return at(x + 8, y - 6, 92, 92, SIGNS[mark.sign](p.ink, p.ground))
    return label_in(x, y, 108, 86, mark.label, p.ink, 20, look)


def _wild(face: Face, style: Style) -> str:
    p, mark = wild_paint(style, face.dark), face.mark
    plain, suits = mark == Mark(), DARK if face.dark else LIGHT
    top = "" if plain else corner(mark, p)[0]
    drop = 4 if mark.sign and mark.label else 0
    index = quartet(15, 18, 42, suits, style) if plain else quartet(13, 71 + drop, 38, suits, style)
    if not face.dark:
        return horizon(84 if plain else 132, style) + ("" if plain else _wild_sign(mark, p, 66, 52)) + top + index
    index = _night_frame(p) + top + index
    if plain:
        return night_sky(88, style) + index
    sky = f'<g transform="translate(24 48) scale(.78)">{night_sky(106, style)}</g>'
    if mark.sign:
        return sky + at(78, 26, 76, 76, SIGNS[mark.sign](p.ink, p.ground)) + index
    return sky + label_in(70, 30, 100, 70, mark.label, p.ink, 20) + index


def _named_wild(face: Face, style: Style, s: Suit, key: str) -> str:
    """A wild that wears the colour it named; the view shrinks to a picture."""
    p, mark = paint(s, style), face.mark
    plain = mark == Mark()
    top = "" if plain else corner(mark, p)[0]
    drop = 4 if mark.sign and mark.label else 0
    size = 40 if plain else 32
    index = top + at(
        15 if not plain else 16,
        18 if plain else 71 + drop,
        size,
        size,
        emblem(s.shape, p.suit, p.ground, p.suit_line),
    )
    x, y, side = (34, 74, 132) if plain else (62, 158, 76)
    picture = framed_view(x, y, side, side, style, p.ink, key)
    return ghost(s, p) + picture + ("" if plain else _wild_sign(mark, p, 56, 52)) + _both_ends(index)


# ---------------------------------------------------------------- the whole card
def _key(*parts: str) -> str:
    """A name for a clip that differs between any two faces, so that a page may hold them all."""
    return "-".join(re.sub(r"[^0-9A-Za-z]", lambda m: f"_{ord(m[0]):x}", part) for part in parts if part)


def framed(body: str, ground: str, edge: str, title: str, crop: Crop | None, key: str) -> str:
    """`body` on its ground: with corners and edge on a screen, cropped and bare for print."""
    if crop is not None:
        n = number
        paper = fill(f"M{n(crop.x)} {n(crop.y)} h{n(crop.width)} v{n(crop.height)} h{n(-crop.width)} Z", ground)
        return document(paper + body, crop.x, crop.y, crop.width, crop.height, title)
    card = f'<path d="{rounded(3, 3, 194, 274, 19)}" fill="{ground}" stroke="{edge}" stroke-width="6"/>'
    clip = f'<clipPath id="{key}"><path d="{rounded(6, 6, 188, 268, 16)}"/></clipPath>'
    return document(f'{card}{clip}<g clip-path="url(#{key})">{body}</g>', 0, 0, WIDTH, HEIGHT, title)


@lru_cache(maxsize=2048)
def face(
    code: str, *, style: Style = "full", named: str | None = None, crop: Crop | None = None, lang: str = "en"
) -> str:
    """The face of a card as SVG: paths only, no font, with its name as title.

    `code` is a card code (see `codes`); of a two-sided card its light face, and `/W` is a dark wild. `style`
    is "full", "outline" (little ink) or "mono" (black and white, colour told by shape). `named` is the colour
    a wild has named. `crop` leaves edge and corners to the cutter. UnknownCard when `code` is
    none, UnknownName for an unknown style, colour or language.
    """
    if style not in STYLES:
        raise UnknownName("style", style, STYLES)
    what = parse(code)
    suit_now = suit_named(named) if named else None
    key = _key("card", code, named or "", style)
    if suit_now and what.colour == "W":
        body, p = _named_wild(what, style, suit_now, key + "-view"), paint(suit_now, style)
    elif what.colour == "W":
        body, p = _wild(what, style), wild_paint(style, what.dark)
    elif what.colour:
        body, p = _coloured(what, style), paint(SUITS[what.colour], style)
    else:
        body, p = _plain(what, style), plain_paint(style)
    return framed(body, p.ground, p.edge or p.ink, in_words(code, lang, named), crop, key)
