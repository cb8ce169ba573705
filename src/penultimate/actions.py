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
    """No more cards: the play or the choice is complete, or there is none to choose."""


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
class ChooseCard:
    """Choose a card of the hand, for whatever is asked: to discard, give, show, add, place, match, or lay on top."""

    card: Card


@dataclass(frozen=True)
class ChooseRow:
    """Choose a card of the centre row, to match it."""

    card: Card


@dataclass(frozen=True)
class ChooseNumber:
    """Name a number."""

    number: int


@dataclass(frozen=True)
class ChoosePile:
    """Choose one of several discard piles, counted from 1."""

    pile: int


@dataclass(frozen=True)
class ChooseToken:
    """Choose a token, by its letter."""

    token: str


@dataclass(frozen=True)
class Perform:
    """Take on what the prompt says."""


@dataclass(frozen=True)
class Done:
    """Say that it is done."""


@dataclass(frozen=True)
class Vote:
    """Judge a performance."""

    passed: bool


@dataclass(frozen=True)
class SayBroken:
    """Say that a seat broke its lasting prompt."""

    seat: int


@dataclass(frozen=True)
class Spin:
    """Work the wheel or the lever."""


@dataclass(frozen=True)
class Cancel:
    """Hand back the token that protects against what was laid."""


@dataclass(frozen=True)
class Cash:
    """Hand back all tokens and discard the hand."""


@dataclass(frozen=True)
class Explode:
    """Turn a bomb."""


@dataclass(frozen=True)
class Signal:
    """Said by the host: the delay is over, the race is open."""


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
    | ChooseCard
    | ChooseRow
    | ChooseNumber
    | ChoosePile
    | ChooseToken
    | Perform
    | Done
    | Vote
    | SayBroken
    | Spin
    | Cancel
    | Cash
    | Explode
    | Signal
    | TimeUp
)
"""Anything a seat or the host may do."""
