"""Actions: what a seat may answer or offer. A closed union of frozen values; what is asked for is a verb."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card


@dataclass(frozen=True)
class Play:
    """Lay a card of the hand: in turn, after drawing it, or as the answer to a penalty."""

    card: Card


@dataclass(frozen=True)
class JumpIn:
    """Lay the card identical to the upcard, out of turn."""

    card: Card


@dataclass(frozen=True)
class Draw:
    """Draw, as the rules say."""


@dataclass(frozen=True)
class Pass:
    """Keep what was drawn; or, where nothing can be drawn, do nothing."""


@dataclass(frozen=True)
class Take:
    """Draw what is pending, and lose the turn. Accepting a Wild Draw Four is the same."""


@dataclass(frozen=True)
class Challenge:
    """Say that the Wild Draw Four was a bluff."""


@dataclass(frozen=True)
class NameColour:
    """Name a colour, by its letter."""

    colour: str


@dataclass(frozen=True)
class ChooseSeat:
    """Choose a seat; None is nobody, where that is allowed."""

    seat: int | None


@dataclass(frozen=True)
class Call:
    """Call "UNO!"."""


@dataclass(frozen=True)
class Catch:
    """Accuse a seat of a missed call."""

    seat: int


@dataclass(frozen=True)
class Slap:
    """Press or slap in a race."""


@dataclass(frozen=True)
class Stop:
    """Lay no more cards in this play."""


@dataclass(frozen=True)
class Leave:
    """Leave the table for good."""


@dataclass(frozen=True)
class Advise:
    """Said by the host: this seat advised another."""


@dataclass(frozen=True)
class Deadline:
    """Said by the host: the time for what is open is over."""


@dataclass(frozen=True)
class TimeUp:
    """Said by the host: the time of the whole round is over."""


Action = (
    Play
    | JumpIn
    | Draw
    | Pass
    | Take
    | Challenge
    | NameColour
    | ChooseSeat
    | Call
    | Catch
    | Slap
    | Stop
    | Leave
    | Advise
    | Deadline
    | TimeUp
)
"""Anything a seat or the host may do."""
