"""Views: what one seat sees of a round, and nothing else. The one projection from state to anything outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .actions import Action
from .cards import Card
from .decisions import Decision
from .kernel.draft import LETTERS
from .kernel.registers import BIT

if TYPE_CHECKING:
    from .round import Round


@dataclass(frozen=True)
class Pile:
    """One of several discard piles; colour "" takes any card."""

    upcard: Card
    colour: str
    presses: int
    lamp: str


@dataclass(frozen=True)
class Table:
    """What lies open on the table in some editions; empty where an edition has none of it.

    `lock` is a colour and the seat it waits for, `prompts` the number each seat keeps up, `top_back` the inactive face
    of the card to be drawn next.
    """

    side: int = 0
    total: int = 0
    lives: tuple[int, ...] = ()
    row: tuple[Card, ...] = ()
    piles: tuple[Pile, ...] = ()
    lit: tuple[int, ...] = ()
    aside: tuple[Card, ...] = ()
    aside_size: int = 0
    tokens: tuple[int | None, ...] = ()
    roles: tuple[int, ...] = ()
    lock: tuple[str, int] | None = None
    prompts: tuple[int | None, ...] = ()
    link: tuple[int, int] | None = None
    dry: int = 0
    top_back: str | None = None


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
    upcard: Card | None
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
    table: Table = Table()
    backs: tuple[tuple[str, ...] | None, ...] = ()


OWN = frozenset({"seat", "hand", "hands", "options", "drawn", "partner", "backs"})
"""The fields in which two views of one moment may differ; all others are the same for everybody."""


def table_of(round: Round) -> Table:
    """What lies open on the table besides hands and two piles."""
    s, g = round._s, round._g
    seats = range(round.seats)
    return Table(
        side=s.side,
        total=s.total,
        lives=tuple(s.lives[: round.seats]) if g.lives_count else (),
        row=round.row,
        piles=tuple(
            Pile(card, "" if s.top_colours[p] > 7 else LETTERS[s.top_colours[p]], s.presses[p], lamp(round, p))
            for p, card in enumerate(round.piles)
        ),
        lit=tuple(p + 1 for p in range(3) if s.lit >> p & 1) if g.piles else (),
        aside=() if g.aside_hidden or g.mercy else round.aside,  # a hand knocked out is set aside face down
        aside_size=s.kept,
        tokens=tuple(s.tokens[t] - 1 if s.tokens[t] else None for t in range(4)) if any(g.guard) else (),
        roles=(s.roles[0], s.roles[1]) if g.crowned else (),
        lock=(LETTERS[s.limit - 1], s.locker) if s.limit else None,
        prompts=tuple((s.status[p] & 127) - 1 if s.posed & BIT[p] else None for p in seats) if s.posed else (),
        link=next(((p, s.links[p] - 1) for p in seats if s.links[p]), None),
        dry=s.since if g.fined == 1 else 0,
        top_back=round.top_back,
    )


def lamp(round: Round, pile: int) -> str:
    """How near a pile is to its hidden limit: green below half, yellow below 85 in a hundred, then red (5.5)."""
    s = round._s
    share = 100 * s.presses[pile]
    return "green" if share < 50 * s.limits[pile] else "yellow" if share < 85 * s.limits[pile] else "red"
