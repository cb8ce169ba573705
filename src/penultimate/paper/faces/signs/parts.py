"""Signs for the toys of some editions: launchers, wheels, machines, towers, meters."""

from __future__ import annotations

from penultimate.paper.faces.draw import arrow, at, dot, fill, line, plate, ring, turned
from penultimate.paper.faces.signs import sign


def _slot(c: str, bg: str) -> str:
    return line("M10 92 V72 H90 V92 Z", c, 10) + line("M28 72 H72", bg, 10)


@sign("launcher")
def launcher(c: str, bg: str) -> str:
    """Cards fly out of the slot."""
    cards = plate(40, 12, 24, 34, c, turn=4)
    cards += plate(10, 24, 22, 31, "none", c, 7, -26) + plate(70, 24, 22, 31, "none", c, 7, 26)
    return _slot(c, bg) + cards + line("M38 64 L36 56 M50 64 V54 M62 64 L64 56", c, 6)


@sign("all-hit")
def all_hit(c: str, bg: str) -> str:
    """The slot for every other seat in turn."""
    others = "".join(dot(x, y, 11, c) for x, y in ((13, 44), (35, 14), (65, 14), (87, 44)))
    return _slot(c, bg) + others + line("M50 64 V34", c, 9) + line("M38 62 L26 48 M62 62 L74 48", c, 8)


@sign("hit-fire")
def hit_fire(c: str, bg: str) -> str:
    """Pressed until it fires."""
    flame = "M50 62 C24 62 20 38 34 24 C36 32 40 34 43 34 C42 20 48 8 60 0 C58 14 78 24 78 42 C78 54 66 62 50 62 Z"
    heart = "M51 58 C41 58 39 48 46 40 C50 46 60 44 60 50 C60 55 56 58 51 58 Z"
    return _slot(c, bg) + fill(flame, c) + fill(heart, bg)


@sign("attack")
def attack(c: str, bg: str) -> str:
    """The slot is turned on one seat."""
    aim = ring(50, 30, 20, c, 8) + dot(50, 30, 8, c) + line("M50 0 V14 M20 30 H34 M66 30 H80", c, 7)
    return _slot(c, bg) + aim + line("M50 66 V46 M34 64 L30 54 M66 64 L70 54", c, 7)


@sign("blast")
def blast(c: str, bg: str) -> str:
    """Everything inside comes out at once."""
    star = (
        "M50 0 L60 22 L82 10 L78 34 L100 42 L82 57 L94 80 L69 77"
        " L62 100 L46 81 L25 96 L25 72 L0 68 L17 50 L4 29 L29 28 Z"
    )
    return fill(star, c) + plate(37, 30, 27, 38, bg, turn=10)


@sign("trap")
def trap(c: str, bg: str) -> str:
    """A card that cracks open as soon as it is drawn."""
    crack = line("M52 20 L42 42 L58 56 L44 74 L50 96", bg, 7)
    rays = line("M14 34 L4 28 M12 56 H2 M86 34 L96 28 M88 56 H98 M30 10 L26 1 M70 10 L74 1 M50 12 V2", c, 7)
    return plate(24, 22, 52, 72, c) + crack + rays


@sign("wheel")
def wheel(c: str, bg: str) -> str:
    """A wheel with a pointer."""
    wedge = "M50 54 L50 14 A40 40 0 0 1 84.6 34 Z"
    spokes = "".join(turned(fill(wedge, c), a, 50, 54) for a in (0, 120, 240))
    pointer = fill("M38 -2 H62 L50 20 Z", bg) + fill("M41 -2 H59 L50 14 Z", c)
    return ring(50, 54, 40, c, 7) + spokes + dot(50, 54, 9, bg) + ring(50, 54, 7, c, 5) + pointer


@sign("machine")
def machine(c: str, bg: str) -> str:
    """Three windows and a lever."""
    box = plate(2, 22, 74, 72, c, r=9) + "".join(plate(x, 40, 17, 26, bg, r=3) for x in (9, 30.5, 52))
    lever = line("M74 62 H90 V26", c, 8) + dot(90, 19, 10, c)
    return box + "".join(dot(x, 53, 5.5, c) for x in (17.5, 39, 60.5)) + lever + line("M18 80 H60", bg, 7)


@sign("meter")
def meter(c: str, bg: str) -> str:
    """A needle falls back to nothing."""
    dial = line("M10 76 A40 40 0 1 1 90 76", c, 11)
    ticks = line("M50 26 V38 M85 41 L76 48", bg, 5)
    return dial + ticks + line("M54 74 L24 58", c, 9) + dot(52, 73, 10, c) + line("M0 92 H100", c, 9)


_TOWER = "M30 98 L36 44 H28 V14 H40 V26 H45 V14 H55 V26 H60 V14 H72 V44 H64 L70 98 Z"


@sign("tower")
def tower(c: str, bg: str) -> str:
    """A tower is carried off to my place."""
    castle = at(36, 0, 72, 98, fill(_TOWER, c) + line("M50 98 V78", bg, 12))
    return castle + line("M50 18 C20 14 14 40 14 58", c, 9) + arrow(14, 66, 0, c, 0.85) + dot(14, 90, 9, c)


@sign("two-towers")
def two_towers(c: str, bg: str) -> str:
    """Two towers are carried off."""
    castle = fill(_TOWER, c) + line("M50 98 V78", bg, 12)
    both = at(24, 22, 54, 76, castle) + at(56, 22, 54, 76, castle)
    return both + line("M66 14 C30 -2 12 26 12 56", c, 9) + arrow(12, 64, 0, c, 0.85) + dot(12, 90, 9, c)
