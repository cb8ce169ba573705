"""More events: what happens in some editions only. See `events`."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card


@dataclass(frozen=True)
class Revealed:
    """A seat drew a card that it had to show."""

    seat: int
    card: Card


@dataclass(frozen=True)
class KnockedOut:
    """A hand of so many cards was too large: its seat is out of the round."""

    seat: int
    cards: int


@dataclass(frozen=True)
class DeviceResult:
    """A device gave a result."""

    seat: int | None
    device: str
    result: int


@dataclass(frozen=True)
class Inserted:
    """A card went into the blaster, where so many are now."""

    seat: int
    inside: int


@dataclass(frozen=True)
class Blasted:
    """The blaster fired so many cards at a seat."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Discarded:
    """A card went from a hand under the upcard."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Gave:
    """A card went from hand to hand."""

    seat: int
    to: int
    card: Card | None


@dataclass(frozen=True)
class Flipped:
    """All cards show their other side."""

    seat: int
    side: int
    upcard: Card


@dataclass(frozen=True)
class Locked:
    """Only this colour may be laid until the turn comes back to the seat; None: no longer."""

    seat: int
    colour: str | None


@dataclass(frozen=True)
class Posed:
    """A seat keeps a prompt of that number up from now on; None: no longer."""

    seat: int
    number: int | None


@dataclass(frozen=True)
class Prompted:
    """A seat faces the prompt of that number."""

    seat: int
    number: int


@dataclass(frozen=True)
class Performed:
    """A seat took the prompt on, or said that it is done."""

    seat: int
    done: bool


@dataclass(frozen=True)
class Voted:
    """A seat judged."""

    seat: int
    passed: bool


@dataclass(frozen=True)
class Judged:
    """The table judged the performance of a seat."""

    seat: int
    passed: bool


@dataclass(frozen=True)
class BreachClaimed:
    """A seat said that another broke its prompt."""

    seat: int
    accused: int


@dataclass(frozen=True)
class TokenTaken:
    """A seat took a token."""

    seat: int
    token: str


@dataclass(frozen=True)
class RoleGiven:
    """A seat holds a role now."""

    seat: int
    role: str


@dataclass(frozen=True)
class TotalChanged:
    """The running total changed."""

    seat: int
    total: int


@dataclass(frozen=True)
class Exploded:
    """A seat turned a bomb, and has so many left."""

    seat: int
    lives: int


@dataclass(frozen=True)
class PointedAt:
    """A seat had pointed at another."""

    seat: int
    at: int


@dataclass(frozen=True)
class Linked:
    """Two seats are linked: when one draws, so does the other."""

    seat: int
    other: int


@dataclass(frozen=True)
class Added:
    """A seat added a card to the pile, or held one against the bomb."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Staked:
    """So many cards from the draw pile are at stake."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Signalled:
    """The signal was given."""


@dataclass(frozen=True)
class Reflected:
    """A seat sent a penalty back to where it came from."""

    seat: int
    at: int
    cards: int


@dataclass(frozen=True)
class Cancelled:
    """A token cancelled what was aimed at its holder, and went back to the middle."""

    seat: int
    token: str


@dataclass(frozen=True)
class Cashed:
    """A seat handed back all tokens and discarded its hand."""

    seat: int


@dataclass(frozen=True)
class Lit:
    """These piles may be used this turn."""

    seat: int
    piles: tuple[int, ...]


@dataclass(frozen=True)
class Pressed:
    """A seat pressed a pile."""

    seat: int
    pile: int


@dataclass(frozen=True)
class Overloaded:
    """A pile overloaded, for so many cards."""

    seat: int
    pile: int
    cards: int


@dataclass(frozen=True)
class Cleared:
    """The counter of a pile is at nought again."""

    seat: int
    pile: int


@dataclass(frozen=True)
class LaidMore:
    """A further card of the same play was laid on top."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Matched:
    """A card was laid on a card of the centre row."""

    seat: int
    card: Card
    row: Card


@dataclass(frozen=True)
class SetDown:
    """A card went into the centre row; seat None: from the draw pile."""

    seat: int | None
    card: Card


@dataclass(frozen=True)
class RuleTurned:
    """A rule card was turned for a seat."""

    seat: int
    rule: int


@dataclass(frozen=True)
class ChoseSecretly:
    """A seat made its secret choice."""

    seat: int


@dataclass(frozen=True)
class SeatFinished:
    """A seat is out while its side plays on."""

    seat: int


@dataclass(frozen=True)
class Uncovered:
    """A seat had shown this card."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Targeted:
    """A seat chose another."""

    seat: int
    target: int | None


@dataclass(frozen=True)
class FellShort:
    """A seat drew so many cards instead of going out."""

    seat: int
    cards: int


Happening = (
    Revealed
    | KnockedOut
    | DeviceResult
    | Inserted
    | Blasted
    | Discarded
    | Gave
    | Flipped
    | Locked
    | Posed
    | Prompted
    | Performed
    | Voted
    | Judged
    | BreachClaimed
    | TokenTaken
    | RoleGiven
    | TotalChanged
    | Exploded
    | PointedAt
    | Linked
    | Added
    | Staked
    | Signalled
    | Reflected
    | Cancelled
    | Cashed
    | Lit
    | Pressed
    | Overloaded
    | Cleared
    | LaidMore
    | Matched
    | SetDown
    | RuleTurned
    | ChoseSecretly
    | SeatFinished
    | Uncovered
    | Targeted
    | FellShort
)
"""Anything that may happen in some editions only."""
