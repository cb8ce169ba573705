"""Views: what one seat sees of a round, and nothing else. The one projection from state to anything outside."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .cards import Card
from .decisions import Decision


@dataclass(frozen=True)
class View:
    """A round as `seat` sees it (None: a spectator). Seats count clockwise from 0.

    `hand` is the seat's own cards, sorted; `counts` every seat's hand size; `options` what the seat may do now;
    `hands` the hands that lie open to this seat, None where they do not. `partner` is
    this seat's hidden partner where there are any.
    """

    seat: int | None
    rules: str
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    active: tuple[bool, ...]
    upcard: Card
    colour: str
    direction: int
    dealer: int
    turn: int
    pending: int
    draw_size: int
    discards: tuple[Card, ...]
    called: tuple[int, ...]
    exposed: tuple[int, ...]
    decision: Decision
    options: tuple[Action, ...]
    drawn: Card | None
    partner: int | None = None
