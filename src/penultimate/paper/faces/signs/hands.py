"""Signs about cards and hands: swapping, shuffling, giving, discarding, drawing."""

from __future__ import annotations

from penultimate.paper.faces.draw import arrow, dot, fill, line, plate, rounded
from penultimate.paper.faces.signs import sign


@sign("swap")
def swap(c: str, _bg: str) -> str:
    """Two hands change places."""
    above = line("M26 16 C40 4 62 4 72 14", c, 8) + arrow(77, 18, -42, c, 0.7)
    below = line("M74 92 C60 103 38 103 28 94", c, 8) + arrow(23, 90, 138, c, 0.7)
    return plate(6, 30, 34, 48, "none", c, 8) + plate(58, 28, 38, 52, c) + above + below


@sign("shuffle")
def shuffle(c: str, _bg: str) -> str:
    """Two roads cross."""
    down = line("M4 28 H26 C46 28 52 74 74 74 H80", c, 12) + arrow(87, 74, -90, c, 0.95)
    return down + line("M4 74 H26 C46 74 52 28 74 28 H80", c, 12) + arrow(87, 28, -90, c, 0.95)


@sign("discard-all")
def discard_all(c: str, _bg: str) -> str:
    """The hand falls on the pile."""
    outer = plate(8, 14, 34, 48, "none", c, 7, -16) + plate(58, 14, 34, 48, "none", c, 7, 16)
    fall = line("M50 62 V76", c, 12) + arrow(50, 82, 0, c) + line("M14 96 H86", c, 9)
    return outer + plate(32, 6, 36, 50, c) + fall


@sign("discard-two")
def discard_two(c: str, _bg: str) -> str:
    """Two cards fall on the pile."""
    cards = plate(12, 6, 34, 48, c, turn=-8) + plate(54, 6, 34, 48, c, turn=8)
    falls = arrow(29, 74, 0, c, 0.9) + arrow(71, 74, 0, c, 0.9) + line("M29 58 V70 M71 58 V70", c, 9)
    return cards + falls + line("M10 96 H90", c, 9)


@sign("blank")
def blank(c: str, _bg: str) -> str:
    """Room for a rule of your own."""
    outline = rounded(16, 8, 68, 84, 10)
    frame = f'<path d="{outline}" fill="none" stroke="{c}" stroke-width="7" stroke-dasharray="13 9"/>'
    return frame + line("M32 36 H68 M32 54 H68 M32 72 H52", c, 7)


@sign("custom")
def custom(c: str, bg: str) -> str:
    """A card and the pencil that writes its rule."""
    card = plate(10, 8, 58, 84, "none", c, 8, r=9) + line("M25 32 H53 M25 50 H45", c, 7)
    pencil = fill("M84 24 L98 38 L62 82 L44 92 L49 70 Z", c, bg, 5) + line("M77 33 L90 46", bg, 5)
    return card + pencil


@sign("draw-until")
def draw_until(c: str, _bg: str) -> str:
    """Card after card until the right one comes."""
    rows = line("M52 30 H92 M52 50 H92 M52 70 H80", c, 9)
    return plate(10, 22, 34, 50, "none", c, 8, -8) + rows + dot(90, 70, 7, c)


@sign("roulette")
def roulette(c: str, _bg: str) -> str:
    """Cards are turned one by one along a curve until the colour comes."""
    shut = plate(4, 24, 26, 37, "none", c, 7, -24, r=4) + plate(36, 8, 26, 37, "none", c, 7, 0, r=4)
    last = plate(68, 20, 28, 40, c, turn=24, r=5)
    return shut + last + line("M10 88 C30 62 62 60 80 76", c, 9) + arrow(84, 81, -42, c, 0.9)


@sign("give")
def give(c: str, bg: str) -> str:
    """A present for somebody else."""
    bow = line("M50 30 C20 34 20 2 36 6 C46 8 50 22 50 30 C50 22 54 8 64 6 C80 2 80 34 50 30", c, 8)
    box = plate(14, 50, 72, 46, c, r=5) + plate(6, 30, 88, 18, c, r=4)
    return bow + box + line("M50 30 V96", bg, 9)


@sign("hand-round")
def hand_round(c: str, _bg: str) -> str:
    """Cards leave one hand for every seat."""
    card = plate(33, 52, 34, 46, c)
    ways = line("M30 60 L18 42 M50 46 V32 M70 60 L82 42", c, 8)
    heads = arrow(16, 38, 147, c, 0.75) + arrow(50, 28, 180, c, 0.75) + arrow(84, 38, -147, c, 0.75)
    return card + ways + heads + dot(9, 17, 8, c) + dot(50, 8, 8, c) + dot(91, 17, 8, c)


@sign("pile")
def pile(c: str, _bg: str) -> str:
    """A pile that grows, layer by layer."""
    top = fill("M50 2 L94 24 L50 46 L6 24 Z", c)
    return top + line("M6 43 L50 65 L94 43 M6 63 L50 85 L94 63", c, 9)


@sign("any")
def any_number(c: str, _bg: str) -> str:
    """Any number."""
    return line("M38 6 L28 94 M74 6 L64 94 M10 33 H94 M6 67 H90", c, 12)
