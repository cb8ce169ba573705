"""The back of all cards, and the mark on it: the last card but one stands straight, the last is leaving."""

from __future__ import annotations

from functools import lru_cache

from penultimate.paper.faces.card import Crop, framed
from penultimate.paper.faces.draw import at, plate, rounded
from penultimate.paper.faces.palette import (
    BLACK,
    INK,
    PAPER,
    PLUM,
    PLUM_DEEP,
    PLUM_EDGE,
    PLUM_PALE,
    WHITE,
    Style,
)


def mark(behind: str = PLUM, front: str = INK, gap: str = "") -> str:
    """Two cards on 100 x 100; `gap` is a ring of the ground that keeps them apart."""
    cut = plate(12, 20, 48, 70, gap, gap, 12, r=9) if gap else ""
    return plate(38, 10, 48, 70, behind, turn=20, r=9) + cut + plate(12, 20, 48, 70, front, r=9)


@lru_cache(maxsize=32)
def back(*, style: Style = "full", crop: Crop | None = None, title: str = "Card back") -> str:
    """The back as SVG; outline and mono print it as lines on white."""
    if style == "full":
        ground, edge, small, behind, front = PLUM, PLUM_EDGE, PLUM_DEEP, PLUM_PALE, PAPER
    else:
        pen = PLUM_DEEP if style == "outline" else BLACK
        ground, edge, small, behind, front = WHITE, pen, pen, WHITE, pen
    thick = 3 if style == "full" else 1.5
    rows = "".join(
        plate(6 + i * 32 + (j % 2) * 16, 16 + j * 33, 13, 19, "none", small, thick, 16 if (i + j) % 2 else 0, 3)
        for j in range(8)
        for i in range(6)
    )
    outline = "" if style == "full" else plate(38, 10, 48, 70, WHITE, edge, 4, 20, 9)
    sign = mark(behind, front, ground) if style == "full" else outline + mark("none", front, ground)
    body = (
        f'<clipPath id="back-{style}-rows"><path d="{rounded(14, 14, 172, 252, 10)}"/></clipPath>'
        f'<g clip-path="url(#back-{style}-rows)">{rows}</g>'
        + plate(54, 92, 92, 96, ground, r=46)
        + at(60, 96, 80, 88, sign)
    )
    return framed(body, ground, edge, title, crop, f"back-{style}")
