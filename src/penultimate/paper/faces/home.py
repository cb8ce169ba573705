"""The face of a home-made card: its colour, its sign, and a panel for words that are typeset on it."""

from __future__ import annotations

from penultimate.paper.faces.card import Crop, corner, framed, label_in
from penultimate.paper.faces.codes import Mark
from penultimate.paper.faces.draw import at, plate
from penultimate.paper.faces.palette import (
    LIGHT,
    PAPER,
    WHITE,
    Style,
    paint,
    plain_paint,
    suit_named,
    wild_paint,
)
from penultimate.paper.faces.scene import ghost, quartet
from penultimate.paper.faces.signs import SIGNS
from penultimate.paper.faces.suits import emblem

Panel = tuple[float, float, float, float]


def panel(mark: Mark) -> Panel:
    """Where the words may stand: x, y, width, height on the field; without a sign there is more room."""
    return (26.0, 122.0, 148.0, 110.0) if mark != Mark() else (26.0, 76.0, 148.0, 156.0)


def home_face(colour: str, mark: Mark, style: Style, crop: Crop | None, title: str) -> str:
    """The face without its words. `colour` is a colour's name, "wild", or "" for none."""
    if colour in ("", "wild"):
        p = wild_paint(style) if colour else plain_paint(style)
        behind = ""
        index = quartet(13, 71 if mark != Mark() else 18, 38, LIGHT, style) if colour else ""
    else:
        s = suit_named(colour)
        p = paint(s, style)
        behind = "" if p.ghost_line else ghost(s, p)  # a line would only run into the panel
        index = at(15, 71 if mark != Mark() else 18, 32, 32, emblem(s.shape, p.suit, p.ground, p.suit_line))
    top, large = "", ""
    if mark != Mark():
        top = corner(mark, p)[0]
        large = (
            at(70, 24, 68, 68, SIGNS[mark.sign](p.ink, p.ground))
            if mark.sign
            else label_in(62, 26, 90, 68, mark.label, p.ink)
        )
    x, y, width, height = panel(mark)
    area = PAPER if style == "full" else WHITE
    ground = plate(x - 8, y - 8, width + 16, height + 16, area, "" if style == "full" else p.ink, 2.5, r=14)
    small = at(162, 246, 24, 24, SIGNS["custom"](p.ink, p.ground))
    return framed(
        behind + top + index + large + ground + small, p.ground, p.edge or p.ink, title, crop, f"home-{style}"
    )
