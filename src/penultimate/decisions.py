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
    """The seat faces `cards` cards; `stack` when a card may answer, `challenge` when the last card may be a bluff."""

    seat: int
    cards: int
    stack: bool
    challenge: bool


@dataclass(frozen=True)
class PickColour:
    """The seat names a colour."""

    seat: int


@dataclass(frozen=True)
class PickSeat:
    """The seat chooses another; `optional` when it may choose nobody."""

    seat: int
    optional: bool


@dataclass(frozen=True)
class Race:
    """The seats that have not pressed yet."""

    seats: tuple[int, ...]


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


Decision = TakeTurn | UseDrawn | AnswerPenalty | PickColour | PickSeat | Race | LayMore | MatchFirst | RoundOver
"""Whatever a round may wait for."""


def seats_of(decision: Decision) -> tuple[int, ...]:
    """The seats a decision waits for."""
    if isinstance(decision, RoundOver):
        return ()
    if isinstance(decision, Race | MatchFirst):
        return decision.seats
    return (decision.seat,)
