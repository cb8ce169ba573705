"""Signs for the single characters of some editions, and the small icons that numbers may carry."""

from __future__ import annotations

from penultimate.paper.faces.draw import at, dot, fill, line, plate, ring, turned
from penultimate.paper.faces.signs import sign


@sign("bomb")
def bomb(c: str, bg: str) -> str:
    """Its fuse burns."""
    neck = plate(56, 20, 20, 18, c, turn=40, r=3) + line("M70 24 C76 10 86 14 88 20", c, 7)
    spark = line("M88 6 V12 M98 20 H93 M97 8 L93 12", c, 5)
    return dot(44, 62, 34, c) + neck + spark + line("M24 60 A21 21 0 0 1 42 41", bg, 7, "round")


@sign("star")
def star(c: str, _bg: str) -> str:
    """Nothing can hurt its player."""
    return fill("M50 8 L62 39 L95 41 L69 62 L78 94 L50 76 L22 94 L31 62 L5 41 L38 39 Z", c, c, 6)


@sign("pig")
def pig(c: str, bg: str) -> str:
    """A snout under a small crown."""
    head = fill("M50 34 C84 34 96 52 92 68 C88 88 70 96 50 96 C30 96 12 88 8 68 C4 52 16 34 50 34 Z", c)
    ears = fill("M14 50 L6 24 L34 36 Z M86 50 L94 24 L66 36 Z", c)
    snout = fill("M50 54 C70 54 76 62 76 70 C76 80 64 84 50 84 C36 84 24 80 24 70 C24 62 30 54 50 54 Z", bg)
    holes = dot(41, 69, 6, c) + dot(59, 69, 6, c)
    return head + ears + snout + holes + fill("M36 28 L33 6 L43 15 L50 2 L57 15 L67 6 L64 28 Z", c)


@sign("hat")
def hat(c: str, bg: str) -> str:
    """A pointed hat that has folded over."""
    cone = "M16 78 C28 62 30 34 44 16 C54 4 76 6 92 26 C78 22 68 24 66 34 C68 52 76 64 84 78 Z"
    return fill(cone, c) + line("M22 66 C40 56 60 56 78 66", bg, 8) + line("M6 87 C32 76 68 76 94 87", c, 12, "round")


@sign("claw")
def claw(c: str, _bg: str) -> str:
    """The print of a foot with three claws."""
    toes = "".join(turned(fill("M50 2 C62 16 62 40 56 56 H44 C38 40 38 16 50 2 Z", c), a, 50, 72) for a in (-44, 0, 44))
    return toes + fill("M50 52 C68 52 74 66 70 80 C66 96 34 96 30 80 C26 66 32 52 50 52 Z", c)


@sign("wand")
def wand(c: str, bg: str) -> str:
    """A wand throws sparks."""
    spark = "M72 2 L78 22 L98 28 L78 34 L72 54 L66 34 L46 28 L66 22 Z"
    return (
        line("M8 94 L54 48", c, 13, "round")
        + line("M30 64 L38 72", bg, 6)
        + fill(spark, c)
        + dot(90, 62, 6, c)
        + dot(38, 10, 6, c)
    )


# ---------------------------------------------------------------- icons on numbers
_SHAFT = "M32 96 L36 52 H64 L68 96 Z"


@sign("icon-u")
def tower_prongs(c: str, _bg: str) -> str:
    """The tower with two prongs."""
    return fill(_SHAFT, c) + line("M28 4 V34 Q28 50 50 50 Q72 50 72 34 V4", c, 18)


@sign("icon-n")
def tower_arch(c: str, _bg: str) -> str:
    """The tower that is a gate."""
    return line("M26 96 V42 C26 10 74 10 74 42 V96", c, 20)


@sign("icon-o")
def tower_dome(c: str, _bg: str) -> str:
    """The tower with a round head."""
    return fill(_SHAFT, c) + ring(50, 28, 20, c, 16)


@sign("icon-x")
def tower_spire(c: str, _bg: str) -> str:
    """The tower with a spire above a gap."""
    return fill("M34 2 H66 L58 60 H42 Z", c) + dot(50, 83, 13, c)


@sign("icon-s")
def icon_spin(c: str, _bg: str) -> str:
    """The next seat spins."""
    wedge = "M50 50 L50 8 A42 42 0 0 1 86.4 29 Z"
    return ring(50, 50, 42, c, 9) + "".join(turned(fill(wedge, c), a, 50, 50) for a in (0, 120, 240))


@sign("icon-p")
def icon_pass(c: str, _bg: str) -> str:
    """Partners exchange a card."""
    return dot(13, 50, 13, c) + dot(87, 50, 13, c) + plate(33, 20, 34, 60, c, r=6) + line("M20 50 H80", c, 9)


_BOLT = "M58 2 L14 58 H44 L36 98 L86 38 H54 Z"


@sign("icon-v")
def icon_duel(c: str, _bg: str) -> str:
    """Two seats race."""
    return at(18, 0, 64, 78, fill(_BOLT, c)) + line("M6 92 H94", c, 10)
