"""Signs about seats: who is meant, who is linked, who races whom."""

from __future__ import annotations

from penultimate.paper.faces.draw import arrow, at, dot, fill, line, plate, ring, rounded, turned
from penultimate.paper.faces.signs import sign


@sign("target")
def target(c: str, _bg: str) -> str:
    """One seat is picked out."""
    return ring(50, 50, 33, c, 9) + dot(50, 50, 13, c) + line("M50 0 V26 M50 74 V100 M0 50 H26 M74 50 H100", c, 9)


@sign("seats")
def seats(c: str, _bg: str) -> str:
    """All the other seats, from mine."""
    others = "".join(dot(x, y, 12, c) for x, y in ((13, 54), (33, 18), (67, 18), (87, 54)))
    return others + ring(50, 84, 11, c, 8) + line("M36 76 L27 65 M45 68 L40 44 M55 68 L60 44 M64 76 L73 65", c, 8)


@sign("team")
def team(c: str, _bg: str) -> str:
    """Straight across the table to my partner."""
    road = line("M50 78 V40", c, 11) + arrow(50, 36, 180, c, 1.05)
    sides = ring(13, 50, 9, c, 7) + ring(87, 50, 9, c, 7)
    return dot(50, 11, 11, c) + dot(50, 88, 11, c) + road + sides


@sign("partner")
def partner(c: str, _bg: str) -> str:
    """A card goes between partners."""
    return dot(12, 50, 12, c) + dot(88, 50, 12, c) + plate(34, 27, 32, 46, c) + line("M22 50 H78", c, 8)


@sign("link")
def link(c: str, bg: str) -> str:
    """Two rings, chained."""
    left, right = ring(33, 50, 25, c, 12), ring(67, 50, 25, c, 12)
    # The right ring passes over at the top and under at the bottom.
    under = line("M67 75 A25 25 0 0 1 43 58", bg, 20) + line("M58 50 A25 25 0 0 1 33 75", c, 12)
    return turned(
        left + ring(67, 50, 25, bg, 20) + right + under + line("M50 68 A25 25 0 0 1 33 75", c, 12),
        -35,
        50,
        50,
    )


@sign("point")
def point(c: str, bg: str) -> str:
    """A pointing hand."""
    finger = line("M12 40 H60", c, 17, "round")
    fist = plate(40, 32, 50, 52, c, r=16) + line("M40 56 H60 M42 70 H60", bg, 5, "round")
    return finger + fist + line("M48 30 C52 20 60 16 66 14", c, 14, "round") + line("M94 42 V76", c, 8)


@sign("slap")
def slap(c: str, _bg: str) -> str:
    """A flat hand comes down."""
    fingers = line("M37 56 V24 M52 52 V14 M67 52 V18 M81 58 V32", c, 12, "round")
    palm = fill("M31 50 H87 V70 C87 88 76 97 60 97 C46 97 39 90 33 78 Z", c)
    return fingers + palm + line("M38 80 L17 58", c, 13, "round") + line("M8 36 L14 42 M20 16 L24 24", c, 6)


@sign("show")
def show(c: str, _bg: str) -> str:
    """Two seats stake on who is faster."""
    cards = plate(2, 36, 34, 48, c, turn=-14) + plate(64, 36, 34, 48, c, turn=14)
    return cards + at(34, 4, 32, 40, fill("M58 2 L14 58 H44 L36 98 L86 38 H54 Z", c)) + line("M20 96 H80", c, 8)


@sign("dare")
def dare(c: str, bg: str) -> str:
    """Somebody says: do it."""
    bubble = "M18 8 H82 Q94 8 94 20 V60 Q94 72 82 72 H52 L30 94 V72 H18 Q6 72 6 60 V20 Q6 8 18 8 Z"
    return fill(bubble, c) + line("M50 20 V46", bg, 12) + dot(50, 59, 7, bg)


@sign("dance")
def dance(c: str, _bg: str) -> str:
    """Music plays."""
    note = dot(30, 80, 15, c) + dot(78, 70, 15, c) + line("M40 80 V16 L88 8 V70", c, 10) + line("M40 30 L88 22", c, 9)
    return note + line("M6 50 C2 40 6 32 12 28 M8 20 C4 12 10 4 16 2", c, 6, "round")


@sign("face")
def face(c: str, _bg: str) -> str:
    """Make that face."""
    eyes = dot(35, 40, 7, c) + dot(65, 40, 7, c)
    return ring(50, 50, 42, c, 9) + eyes + fill("M26 60 C34 84 66 84 74 60 Z", c)


@sign("crown")
def crown(c: str, _bg: str) -> str:
    """The king chooses."""
    return fill("M10 78 L4 26 L30 48 L50 12 L70 48 L96 26 L90 78 Z", c) + line("M12 91 H88", c, 10)


@sign("jester")
def jester(c: str, _bg: str) -> str:
    """A cap with bells."""
    cap = (
        "M14 80 C16 62 16 44 2 40 C14 26 30 34 36 50 C36 32 44 18 62 10"
        " C58 26 62 38 66 50 C72 36 86 28 98 40 C84 44 84 62 86 80 Z"
    )
    return fill(cap, c) + dot(8, 50, 8, c) + dot(66, 9, 8, c) + dot(92, 50, 8, c) + line("M14 92 H86", c, 9)


@sign("clock")
def clock(c: str, _bg: str) -> str:
    """The shared clock of Boom-O."""
    ticks = "".join(turned(line("M50 2 V14", c, 7), a, 50, 50) for a in range(0, 360, 30))
    return ticks + f'<path d="{rounded(47, 20, 6, 34, 3)}" fill="{c}"/>' + line("M50 50 L70 62", c, 7, "round")
