"""Events: what happened, as frozen values named by nouns or in the past. An event carries all that it reveals.

`seen(event, seat)` is the event as one seat sees it (None: a spectator): cards that the rules hide from it are None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import happenings
from .cards import Card


@dataclass(frozen=True)
class Dealt:
    """The dealer dealt `cards` cards to every seat."""

    dealer: int
    cards: int


@dataclass(frozen=True)
class TurnedUp:
    """A card was turned up first."""

    card: Card


@dataclass(frozen=True)
class PutBack:
    """The card turned up first could not lie there, and another one follows."""

    card: Card


@dataclass(frozen=True)
class Played:
    """A card was laid: in turn, as a jump-in, or as the answer to a penalty (`how`: turn, jump_in, answer,
    or more: one more card of the same play)."""

    seat: int
    card: Card
    how: str


@dataclass(frozen=True)
class ColourNamed:
    """A seat named a colour."""

    seat: int
    colour: str


@dataclass(frozen=True)
class Drew:
    """A seat drew `count` cards; `cards` is None for those who may not see them, unless drawn face up (`open`).
    `backs` are the inactive faces of two-sided cards, which the others see."""

    seat: int
    count: int
    penalty: bool
    cards: tuple[Card, ...] | None
    open: bool = False
    backs: tuple[str, ...] | None = None


@dataclass(frozen=True)
class DrewBlind:
    """A seat drew `count` cards that it does not see before its next turn; nobody sees `cards` yet."""

    seat: int
    count: int
    penalty: bool
    cards: tuple[Card, ...] | None


@dataclass(frozen=True)
class Looked:
    """A seat looks at the cards it drew blind."""

    seat: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True)
class Passed:
    """A seat kept its card, or could neither play nor draw."""

    seat: int


@dataclass(frozen=True)
class Skipped:
    """A seat lost its turn."""

    seat: int


@dataclass(frozen=True)
class Reversed:
    """The direction turned; 1 is clockwise."""

    direction: int


@dataclass(frozen=True)
class Owed:
    """A seat faces so many cards."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Challenged:
    """A seat challenged another; `guilty` when it was a bluff."""

    seat: int
    challenged: int
    guilty: bool


@dataclass(frozen=True)
class HandShown:
    """A hand was shown to one seat (`to`), or to everybody (None)."""

    seat: int
    to: int | None
    cards: tuple[Card, ...] | None


@dataclass(frozen=True)
class Called:
    """A seat called."""

    seat: int


@dataclass(frozen=True)
class Caught:
    """A seat was caught without a call, by another, for so many cards."""

    seat: int
    by: int
    cards: int


@dataclass(frozen=True)
class CalledFalsely:
    """A seat called without reason, for so many cards."""

    seat: int
    cards: int


@dataclass(frozen=True)
class AccusedFalsely:
    """A seat accused another that owed no call, for so many cards."""

    seat: int
    accused: int
    cards: int


@dataclass(frozen=True)
class Swapped:
    """Two seats swapped hands."""

    seat: int
    other: int


@dataclass(frozen=True)
class HandsPassed:
    """Every hand went to the next seat in the direction of play."""

    seat: int
    direction: int


@dataclass(frozen=True)
class HandsPooled:
    """All hands were shuffled together and dealt out again."""

    seat: int


@dataclass(frozen=True)
class NewHand:
    """A seat holds another hand now."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    backs: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Reshuffled:
    """The discards became the draw pile, so many cards."""

    cards: int


@dataclass(frozen=True)
class Slapped:
    """A seat pressed, as number `place`."""

    seat: int
    place: int


@dataclass(frozen=True)
class Misplayed:
    """A card that could not be laid was taken back, for so many cards."""

    seat: int
    card: Card
    cards: int


@dataclass(frozen=True)
class Advised:
    """A seat advised another, for so many cards."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Departed:
    """A seat left the table."""

    seat: int


@dataclass(frozen=True)
class TakenBack:
    """A bluffed card went back to its hand."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Placed:
    """A seat went out in that place, and the round goes on."""

    seat: int
    place: int


@dataclass(frozen=True)
class PartnersShown:
    """The hidden partners: `partners[seat]` is the partner of a seat, the seat itself where it has none."""

    partners: tuple[int, ...]


@dataclass(frozen=True)
class RoundEnded:
    """The round is over: `why` is went_out, last_seat, blocked or time_up; winner None when nobody won."""

    winner: int | None
    why: str


Event = (
    Dealt
    | TurnedUp
    | PutBack
    | Played
    | ColourNamed
    | Drew
    | DrewBlind
    | Looked
    | Passed
    | Skipped
    | Reversed
    | Owed
    | Challenged
    | HandShown
    | Called
    | Caught
    | CalledFalsely
    | AccusedFalsely
    | Swapped
    | HandsPassed
    | HandsPooled
    | NewHand
    | Reshuffled
    | Slapped
    | Misplayed
    | Advised
    | Departed
    | TakenBack
    | Placed
    | PartnersShown
    | RoundEnded
    | happenings.Happening
)
"""Anything that may happen in a round."""


HIDING = frozenset({DrewBlind, Drew, NewHand, Looked, happenings.Gave, HandShown})
"""What does not show everybody all of itself."""


def whole(event: Event, seat: int | None) -> bool:
    """Whether `seat` sees all of the event; None is a spectator."""
    if type(event) not in HIDING:
        return True
    if isinstance(event, Drew):
        return event.seat == seat or event.open
    if isinstance(event, NewHand | Looked):
        return event.seat == seat
    if isinstance(event, happenings.Gave):
        return seat in (event.seat, event.to)
    if isinstance(event, HandShown):
        return event.to is None or seat in (event.to, event.seat)
    return False


def seen(event: Event, seat: int | None) -> Event:
    """The event as `seat` sees it; None is a spectator."""
    if whole(event, seat):
        return event
    if isinstance(event, happenings.Gave):
        return replace(event, card=None)
    return replace(event, cards=None)  # type: ignore[arg-type]
