"""What lies behind the writing: the ghost of a suit, the view of a wild, the night sky of a dark wild."""

from __future__ import annotations

from dataclasses import dataclass

from penultimate.paper.faces.draw import at, circle, fill, line, number, rounded
from penultimate.paper.faces.palette import BLACK, DARK, INK, INK2, LIGHT, WHITE, Paint, Style, Suit, paint
from penultimate.paper.faces.suits import GHOST, emblem, ghost_wave, suit, suit_outline


@dataclass(frozen=True)
class Tint:
    """How one part of the view is painted: its area and, where the style has lines, its outline."""

    area: str
    pen: str = ""


@dataclass(frozen=True)
class Tints:
    """The four parts of the view and the sky behind them."""

    sun: Tint
    peak: Tint
    leaf: Tint
    water: Tint
    sky: str
    vein: str


def tints(style: Style) -> Tints:
    """How the view is painted in a style."""
    red, yellow, green, blue = LIGHT
    if style == "full":
        return Tints(Tint(yellow.face), Tint(red.face), Tint(green.face), Tint(blue.face), INK, INK)
    if style == "outline":
        sun, peak, leaf, water = (Tint(WHITE, s.pen) for s in (yellow, red, green, blue))
        return Tints(sun, peak, leaf, water, WHITE, green.pen)
    drawn = Tint(WHITE, BLACK)
    return Tints(drawn, Tint(BLACK, WHITE), drawn, drawn, WHITE, BLACK)


_PEN = 3.5


def _area(d: str, tint: Tint, extra: float = 0) -> str:
    if tint.pen:
        return fill(d, tint.area, tint.pen, _PEN)
    return fill(d, tint.area, tint.area, extra)


def _leaf(x: float, y: float, size: float, turn: float, t: Tints) -> str:
    if t.leaf.pen:
        shape = suit_outline("leaf", t.leaf.pen, _PEN * 100 / size, t.leaf.area) + line(
            "M6 94 L60 40", t.vein, _PEN * 100 / size, "round"
        )
    else:
        shape = suit("leaf", t.leaf.area, t.vein)
    return at(x, y, size, size, shape, turn)


def horizon(top: float, style: Style) -> str:
    """The view across the whole foot of a card: sun and leaf behind the peak, water in front.

    The water runs past both sides, so that any cut finds it.
    """
    t = tints(style)
    ripple = t.water.pen or t.sky
    body = (
        _area(circle(140, 62, 38), t.sun)
        + _area("M78 24 L164 176 H-10 Z", t.peak, 8)
        + _leaf(120, 70, 92, -8, t)
        + _area("M-30 174 L0 138 C28 104 54 104 86 126 S150 150 200 108 L230 83 V330 H-30 Z", t.water)
        + line(
            "M-30 212 L0 176 C28 144 54 144 86 164 S150 186 200 148 L230 123",
            ripple,
            _PEN if t.water.pen else 9,
        )
    )
    return f'<g transform="translate(0 {number(top)})">{body}</g>'


def framed_view(x: float, y: float, width: float, height: float, style: Style, edge: str, key: str) -> str:
    """The view shrunk to a framed picture: on a wild that wears a named colour. `key` names its clip."""
    t = tints(style)
    sky = INK2 if style == "full" else t.sky
    ripple = t.water.pen or sky
    body = (
        fill("M0 0 H140 V140 H0 Z", sky)
        + _area(circle(94, 42, 27), t.sun)
        + _area("M54 22 L112 112 H-4 Z", t.peak, 6)
        + _leaf(84, 48, 62, -6, t)
        + _area("M-4 102 C18 80 34 80 54 95 S98 112 144 84 V146 H-4 Z", t.water)
        + line("M-4 124 C18 104 34 104 54 117 S98 132 144 108", ripple, _PEN if t.water.pen else 7)
    )
    outline = rounded(x, y, width, height, 14)
    scale = f"translate({number(x)} {number(y)}) scale({number(width / 140)} {number(height / 140)})"
    picture = f'<g clip-path="url(#{key})"><g transform="{scale}">{body}</g></g>'
    return f'<clipPath id="{key}"><path d="{outline}"/></clipPath>{picture}{line(outline, edge, 4)}'


def _night(name: str, style: Style, size: float) -> str:
    s = next(s for s in DARK if s.name == name)
    if style == "full":
        return suit(s.shape, s.ink, INK)
    pen, inside = (s.pen, WHITE) if style == "outline" else (WHITE, BLACK)
    shape = suit_outline(s.shape, pen, _PEN * 100 / size, inside)
    return shape + (line("M16 34 L50 42 L84 34 M50 42 V96", pen, 4) if s.shape == "crystal" else "")


def night_sky(top: float, style: Style) -> str:
    """The four shapes of the dark side, scattered like stars."""
    return (
        at(102, top - 6, 78, 78, _night("purple", style, 78))
        + at(20, top - 2, 74, 96, _night("orange", style, 84))
        + at(106, top + 76, 70, 90, _night("teal", style, 80))
        + at(22, top + 98, 70, 66, _night("pink", style, 68))
    )


def quartet(x: float, y: float, size: float, suits: tuple[Suit, ...], style: Style) -> str:
    """Four suits as a small square: the index of a wild."""
    part, out = size * 0.46, ""
    for i, s in enumerate(suits):
        p = paint(s, style)
        # In full colour the suits shine on the night sky; otherwise they look as on their own cards.
        drawn = (
            suit(s.shape, s.ink if s.dark else s.face, INK)
            if style == "full"
            else emblem(s.shape, p.suit, p.ground, p.suit_line)
        )
        out += at(x + (i % 2) * (size - part), y + (i // 2) * (size - part), part, part, drawn)
    return out


def ghost(s: Suit, p: Paint) -> str:
    """The suit once more, large, bleeding off the card: tone on tone, or as a line."""
    x, y, width, height = GHOST[s.shape]
    if p.ghost == "none" and not p.ghost_line:
        return ""
    if p.ghost_line:
        return at(x, y, width, height, suit_outline(s.shape, p.ghost_line, 200 / width, p.ground, long=True))
    shape = ghost_wave(p.ghost) if s.shape == "wave" else suit(s.shape, p.ghost, p.ground)
    return at(x, y, width, height, shape)
