"""Decisions: who is waited for, and over what. A closed union of frozen values.

A decision is public: it never depends on hidden cards.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TakeTurn:
    """The seat in turn plays or draws."""

    seat: int


@dataclass(frozen=True)
class UseDrawn:
    """The seat has drawn: it lays the card or passes."""

    seat: int


@dataclass(frozen=True)
class AnswerPenalty:
    """The seat faces `cards` cards; `stack` when a card may answer, `challenge` when the last card may be a bluff,
    `reflect` when a card may send them back, `cancel` when a token may cancel them."""

    seat: int
    cards: int
    stack: bool
    challenge: bool
    reflect: bool = False
    cancel: bool = False


@dataclass(frozen=True)
class PickColour:
    """The seat names a colour; `active` when it becomes the active one."""

    seat: int
    active: bool = True


@dataclass(frozen=True)
class PickSeat:
    """The seat chooses another; `optional` when it may choose nobody."""

    seat: int
    optional: bool


@dataclass(frozen=True)
class Race:
    """The seats that have not pressed yet; `open` once the signal has been given."""

    seats: tuple[int, ...]
    open: bool = True


@dataclass(frozen=True)
class PickCard:
    """Each of these seats chooses a card; `purpose` is discard, give, add, place, lay, top, hold, match or show.
    `optional` when none will do, `take` when it may take what lies there instead, `explode` when it may turn a bomb."""

    seats: tuple[int, ...]
    purpose: str
    optional: bool = False
    take: bool = False
    explode: bool = False


@dataclass(frozen=True)
class PickRow:
    """The seat matches a card of the centre row; or it draws, or ends its matches."""

    seat: int
    draw: bool
    place: bool  # after a draw without a match a card has to be placed


@dataclass(frozen=True)
class PickNumber:
    """The seat names a number."""

    seat: int


@dataclass(frozen=True)
class PickPile:
    """The seat chooses one of these discard piles, counted from 1."""

    seat: int


@dataclass(frozen=True)
class PickToken:
    """The seat chooses a token."""

    seat: int


@dataclass(frozen=True)
class MustPlay:
    """The seat has to lay a card that fits, and passes only when it has none."""

    seat: int


@dataclass(frozen=True)
class PlayOrExplode:
    """The seat lays a safe card; it explodes when it has none."""

    seat: int


@dataclass(frozen=True)
class CancelOrAccept:
    """The seat may cancel what the last card does to it."""

    seat: int


@dataclass(frozen=True)
class FacePrompt:
    """The seat performs the prompt of that number, or draws."""

    seat: int
    number: int


@dataclass(frozen=True)
class Performing:
    """The seat performs the prompt of that number until it says that it is done."""

    seat: int
    number: int


@dataclass(frozen=True)
class Voting:
    """These seats have yet to judge the performer."""

    seats: tuple[int, ...]
    performer: int


@dataclass(frozen=True)
class Pointing:
    """These seats have yet to point at another, secretly."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class WorkDevice:
    """The seat spins the wheel, or pulls the lever."""

    seat: int


@dataclass(frozen=True)
class LastCall:
    """Several cards emptied the hand of `seat` without a call: it may be caught until the deadline. Nobody is
    waited for."""

    seat: int


@dataclass(frozen=True)
class LayMore:
    """The seat may lay more cards of the number it has laid."""

    seat: int


@dataclass(frozen=True)
class MatchFirst:
    """The seats that may still match the card turned up first; the quickest begins."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class RoundOver:
    """Nobody is waited for: the round has ended."""

    winner: int | None


Decision = (
    TakeTurn
    | UseDrawn
    | AnswerPenalty
    | PickColour
    | PickSeat
    | Race
    | PickCard
    | PickRow
    | PickNumber
    | PickPile
    | PickToken
    | MustPlay
    | PlayOrExplode
    | CancelOrAccept
    | FacePrompt
    | Performing
    | Voting
    | Pointing
    | WorkDevice
    | LastCall
    | LayMore
    | MatchFirst
    | RoundOver
)
"""Whatever a round may wait for."""


def seats_of(decision: Decision) -> tuple[int, ...]:
    """The seats a decision waits for."""
    if isinstance(decision, RoundOver | LastCall):
        return ()
    if isinstance(decision, Race | PickCard | Voting | Pointing | MatchFirst):
        return decision.seats
    return (decision.seat,)
