"""The colours of the cards, and how each printing style paints with them.

A colour is a suit: it has a letter in card codes, a name, and a shape, so that colour alone never says
anything. The figures (contrast, lightness pairs) are held by tests/paper/test_palette.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from penultimate.paper.errors import UnknownName

Style = Literal["full", "outline", "mono"]
STYLES: tuple[Style, ...] = ("full", "outline", "mono")

INK, INK2, PAPER = "#171a26", "#222535", "#fbfaf7"
PLUM, PLUM_DEEP, PLUM_PALE, PLUM_EDGE = "#995ebb", "#7e479c", "#e3c8f3", "#4b2462"
WHITE, BLACK = "#ffffff", "#000000"


@dataclass(frozen=True)
class Suit:
    """One colour of a deck: its code letter, its name, its shape, and its inks.

    `face` is the ground of the card, `ghost` the large shape on it, `edge` the frame, `ink` what is written
    on it; `pen` draws it on white paper with at least 3 : 1, `deep` writes on white paper.
    """

    letter: str
    name: str
    shape: str
    face: str
    ghost: str
    edge: str
    ink: str
    pen: str
    deep: str
    dark: bool = False


# Light ink on red and blue, dark ink on yellow and green: a second code that survives greyscale.
SUITS: dict[str, Suit] = {
    s.letter: s
    for s in (
        Suit("R", "red", "peak", "#db2527", "#c0151b", "#861213", PAPER, "#db2527", "#861213"),
        Suit("Y", "yellow", "sun", "#fdd137", "#ffe681", "#8d5e05", INK, "#a87709", "#8d5e05"),
        Suit("G", "green", "leaf", "#29cc6e", "#64de8c", "#045d33", INK, "#0f8f49", "#045d33"),
        Suit("B", "blue", "wave", "#2566db", "#1b4cb9", "#102f7f", PAPER, "#2566db", "#102f7f"),
        Suit("K", "pink", "heart", "#4b1930", "#602040", "#ff74b0", "#ff74b0", "#c2307a", "#4b1930", True),
        Suit("O", "orange", "bolt", "#4a2a12", "#5c381a", "#fe9c48", "#fe9c48", "#b05a10", "#4a2a12", True),
        Suit("T", "teal", "crystal", "#05383a", "#0d5255", "#44d6d6", "#44d6d6", "#0b8286", "#05383a", True),
        Suit("V", "purple", "moon", "#331e51", "#3c235e", "#b381f5", "#b381f5", "#7440c0", "#331e51", True),
    )
}
LIGHT = tuple(s for s in SUITS.values() if not s.dark)
DARK = tuple(s for s in SUITS.values() if s.dark)


@dataclass(frozen=True)
class Paint:
    """What a card is painted with.

    `ground` fills it, `ghost` fills the large shape ("none" leaves it out) and `ghost_line` draws its outline
    ("" leaves it out), `edge` is the frame on a screen, `ink` writes, `suit` fills the small shapes and
    `suit_line` draws around them ("" does not), and `hollow` says that large digits are only outlines, which
    saves ink.
    """

    ground: str
    ghost: str
    ghost_line: str
    edge: str
    ink: str
    suit: str
    hollow: bool = False
    suit_line: str = ""


def paint(suit: Suit, style: Style) -> Paint:
    """How a coloured card is painted."""
    if style == "full":
        return Paint(suit.face, suit.ghost, "", suit.edge, suit.ink, suit.ink)
    if style == "outline":
        # The corners of bolt and crystal, cut by a digit, would read as digits themselves: no ghost there.
        ghost_line = "" if suit.dark else suit.pen
        # Small shapes keep the full colour, which other eyes tell apart better than the pens.
        small = suit.edge if suit.dark else suit.face
        return Paint(WHITE, "none", ghost_line, suit.pen, suit.deep, small, hollow=True, suit_line=suit.deep)
    if suit.dark:  # the night side stays a night side without any colour
        return Paint(BLACK, "none", "", WHITE, WHITE, WHITE)
    return Paint(WHITE, "none", BLACK, BLACK, BLACK, BLACK)


def wild_paint(style: Style, dark: bool = False) -> Paint:
    """How a wild is painted: a night sky with a paper edge; the dark side stays dark in black and white."""
    if style == "full":
        return Paint(INK, INK2, "", PAPER, PAPER, PAPER)
    if style == "outline":
        return Paint(WHITE, "none", INK, INK, INK, INK, hollow=True)
    if dark:
        return Paint(BLACK, "none", WHITE, WHITE, WHITE, WHITE)
    return Paint(WHITE, "none", BLACK, BLACK, BLACK, BLACK)


def plain_paint(style: Style) -> Paint:
    """How a card without any colour is painted (Boom-O, blank cards): ink on paper."""
    if style == "full":
        return Paint("#f3f0ea", "#e2dccf", "", INK, INK, INK)
    return wild_paint(style)


def suit_named(word: str) -> Suit:
    """The suit of a code letter or an English name; UnknownName when there is none."""
    if word in SUITS:
        return SUITS[word]
    for suit in SUITS.values():
        if suit.name == word.lower():
            return suit
    raise UnknownName("colour", word, (s.name for s in SUITS.values()))
