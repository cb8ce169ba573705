"""A rule set in the making: what editions and house rules write on before it is compiled.

An edition fills a draft, then each rule that is on shapes it, in one fixed order, so that it never matters in which
order a person switched them on. Permissions add up, a ban beats a permission.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

LIGHT = "RYGB"
DARK = "KTOV"
LETTERS = LIGHT + DARK


@dataclass(frozen=True)
class Face:
    """One side of a card: colour letter ("" for a wild), symbol, icon."""

    colour: str
    symbol: str
    icon: str = ""

    @property
    def wild(self) -> bool:
        return not self.colour

    @property
    def digit(self) -> bool:
        return self.symbol.isdigit()

    @property
    def sign(self) -> str:
        """Symbol and icon: what decides the effect (the symbol alone decides what fits)."""
        return self.symbol + self.icon

    @property
    def code(self) -> str:
        """As it is written: `R5`, `G3s`, `W+4`."""
        return self.colour + self.sign


T = TypeVar("T")


def of_face(table: Mapping[str, T], face: Face, default: T) -> T:
    """What a table by sign says of a face: by its whole sign, its icon (`*u`), its symbol, or for all (`*`)."""
    for key in (face.sign, f"*{face.icon}", face.symbol):
        if key != "*" and key in table:
            return table[key]
    return table.get("*", default)


@dataclass(frozen=True)
class Top:
    """What a card is laid on: the active colour and the symbol of the upcard."""

    colour: str
    symbol: str


Fits = Callable[[Top, Face], bool]
Kind = Callable[[Face], bool]


@dataclass
class Draft:
    """Everything the compiler needs, still open to change."""

    seats: int
    like: str = "classic"  # the edition whose machinery it has, by whose words it is told
    deck: dict[tuple[Face, Face | None], int] = field(default_factory=dict)
    colours: int = 4
    hand: int = 7
    # Programs, by sign. No entry: a plain card. `open` None: another card is turned up.
    effects: dict[str, str] = field(default_factory=dict)
    last: dict[str, str] = field(default_factory=dict)
    open: dict[str, str | None] = field(default_factory=dict)
    reply: dict[str, str] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    ranks: dict[str, int] = field(default_factory=dict)  # numbers of cards that show none
    drawn: dict[str, int] = field(default_factory=dict)  # cards drawn more when this one is drawn
    never_last: set[str] = field(default_factory=set)
    # What programs may name: sets of cards, devices with their weights, programs; tokens that guard, by sign.
    sets: dict[str, str] = field(default_factory=dict)
    devices: dict[str, list[int]] = field(default_factory=dict)
    programs: dict[str, str] = field(default_factory=dict)
    guards: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)  # of home-made cards, by sign
    # Named points: steps put in there, with the signs they are for (None: all).
    before_turn: list[str] = field(default_factory=list)
    after_effect: list[tuple[Kind, str]] = field(default_factory=list)
    before_effect: list[tuple[Kind, str]] = field(default_factory=list)
    going_out: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)  # after a number card was turned up first
    # Whole programs that an edition may replace.
    on_turn: str = "ask turn; answer turn"
    on_draw: str = "draw turn; answer drawn; NEXT"
    on_deal: str = ""
    next: str = "next turn"
    finish: str = "finish"
    # What fits: permissions, bans.
    fits: list[Fits] = field(default_factory=list)
    bans: list[Fits] = field(default_factory=list)
    answers: list[Fits] = field(default_factory=list)  # Top: active colour, symbol whose penalty is pending
    blocks: Fits | None = None  # what makes a restricted wild a bluff
    jumps: Kind | None = None
    finishes: Kind | None = None
    # Options that became numbers, by the name of the table's field.
    numbers: dict[str, int] = field(default_factory=dict)

    def effect(self, face: Face) -> str:
        """What a card does when it is laid."""
        return of_face(self.effects, face, "")

    def faces(self, side: int) -> list[Face]:
        """The distinct faces of a side, in the order of the deck."""
        seen: dict[Face, None] = {}
        for pair in self.deck:
            face = pair[side]
            if face is not None:
                seen[face] = None
        return list(seen)
