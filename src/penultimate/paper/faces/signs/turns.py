"""Signs about whose turn it is, and about the two sides of a card."""

from __future__ import annotations

from penultimate.paper.faces.digits import label
from penultimate.paper.faces.draw import arrow, at, dot, fill, line, plate, ring, turned
from penultimate.paper.faces.signs import sign


@sign("skip")
def skip(c: str, _bg: str) -> str:
    """One seat is hopped over."""
    hop = line("M13 56 C16 6 84 6 87 42", c, 13) + arrow(87, 52, 0, c, 1.15)
    return dot(13, 80, 13, c) + ring(50, 80, 10, c, 7) + hop + dot(87, 87, 9, c)


@sign("skip-two")
def skip_two(c: str, _bg: str) -> str:
    """Two seats are hopped over, by a flatter jump."""
    hop = line("M11 58 C14 14 86 14 89 46", c, 13) + arrow(89, 54, 0, c, 1.1)
    return dot(11, 82, 11, c) + ring(37, 82, 8, c, 7) + ring(63, 82, 8, c, 7) + hop + dot(89, 88, 8, c)


@sign("reverse")
def reverse(c: str, _bg: str) -> str:
    """The road turns back."""
    return line("M24 96 V44 C24 6 76 6 76 44 V58", c, 17) + arrow(76, 72, 0, c, 1.55)


@sign("skip-all")
def skip_all(c: str, _bg: str) -> str:
    """Round every seat and back to me."""
    seats = "".join(ring(x, y, 5, c, 4.5) for x, y in ((50, 30), (28, 50), (72, 50)))
    return line("M36 88 A40 40 0 1 1 78 79", c, 11) + arrow(76, 80, 42, c, 1.05) + seats + dot(50, 80, 11, c)


@sign("flip")
def flip(c: str, bg: str) -> str:
    """A card, half day and half night."""
    card = plate(24, 12, 52, 76, bg, c, 8) + fill("M24 80 L76 20 V78 Q76 88 66 88 H34 Q24 88 24 80 Z", c)
    left = line("M6 40 C6 22 12 12 24 6", c, 8) + arrow(5, 44, 4, c, 0.7)
    right = line("M94 60 C94 78 88 88 76 94", c, 8) + arrow(95, 56, 184, c, 0.7)
    return turned(card, 14, 50, 50) + left + right


@sign("double")
def double(c: str, bg: str) -> str:
    """Two cards, one after the other, in one turn."""
    cards = plate(2, 16, 45, 66, c) + plate(53, 16, 45, 66, c)
    return (
        cards
        + at(13, 30, 23, 36, label("1", bg), box=(64, 100))
        + at(64, 30, 23, 36, label("2", bg), box=(64, 100))
        + line("M4 95 H96", c, 8)
    )


@sign("hold")
def hold(c: str, bg: str) -> str:
    """A shield with a pause."""
    shield = fill("M50 4 L90 18 V50 C90 74 74 90 50 98 C26 90 10 74 10 50 V18 Z", c)
    return shield + line("M39 34 V68 M61 34 V68", bg, 12)


@sign("lock")
def lock(c: str, bg: str) -> str:
    """The named colour is locked."""
    shackle = line("M28 48 V34 C28 4 72 4 72 34 V48", c, 12)
    return shackle + plate(14, 44, 72, 52, c, r=10) + dot(50, 65, 8, bg) + line("M50 66 V84", bg, 8)
