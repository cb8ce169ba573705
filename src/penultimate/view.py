"""Views: what one seat sees of a round, and nothing else. The one projection from state to anything outside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from . import actions as act
from .actions import Action
from .cards import Card
from .decisions import Decision
from .kernel import codes
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

    `matching` is the card of the row that is being matched, `lock` a colour and the seat it waits for, `prompts` the
    number each seat keeps up, `top_back` the inactive face of the card to be drawn next.
    """

    side: int = 0
    total: int = 0
    lives: tuple[int, ...] = ()
    row: tuple[Card, ...] = ()
    matching: Card | None = None
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


BARE = Table()


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
    table: Table = BARE
    backs: tuple[tuple[str, ...] | None, ...] = ()


OWN = frozenset({"seat", "hand", "hands", "options", "drawn", "partner", "backs"})
"""The fields in which two views of one moment may differ; all others are the same for everybody."""


def view_of(round: Round, seat: int | None, beside: View | None = None) -> View:
    """The round as a seat sees it; None is a spectator.

    `beside` is how another seat sees it at the same moment: what lies open to everybody is taken from there, which
    is most of the work where all seats are shown the table after every action.
    """
    s, seats = round._s, range(round.seats)
    hand = faces_up(round, seen_hand(round, seat)) if seat is not None else ()
    hands: list[tuple[Card, ...] | None] = [None] * round.seats
    for p, lying in open_hands(round).items():
        hands[p] = lying
    if seat is not None:
        hands[seat] = hand
    own: dict[str, Any] = {
        "seat": seat,
        "hand": hand,
        "hands": tuple(hands),
        "options": seen_options(round, seat) if seat is not None else (),
        "drawn": None,
        "partner": round.partners[seat] if seat is not None and round._g.partners else None,
        "backs": (None,) * round.seats,
    }
    if seat is not None and s.question == codes.DRAWN and s.asked & BIT[seat]:
        own["drawn"] = round._deck.shown[s.side][s.drawn]
    if round.backs_open:
        own["backs"] = tuple(round.backs(p) if p != seat else None for p in seats)
    view = object.__new__(View)
    # Field by field, as frozen dataclasses are made, takes several times as long.
    vars(view).update(vars(beside) if beside is not None else for_all(round), **own)
    return view


def for_all(round: Round) -> dict[str, Any]:
    """The fields that are the same for everybody."""
    s, seats = round._s, range(round.seats)
    return {
        "rules": round.rules.text,
        "counts": tuple(s.sizes[: round.seats]),
        "active": tuple([bool(s.active & BIT[p]) for p in seats]),
        "upcard": round._deck.shown[s.side][s.discard[s.discarded - 1]] if s.discarded else None,
        "colour": LETTERS[s.colour] if round._g.colours else "",
        "direction": s.direction,
        "dealer": s.dealer,
        "turn": s.turn,
        "pending": s.penalty,
        "draw_size": s.piled,
        "discards": faces_up(round, round.discard_pile),
        "called": tuple([p for p in seats if s.called & BIT[p]]) if s.called else (),
        "exposed": tuple([p for p in seats if s.owing & BIT[p]]) if s.owing else (),
        "decision": round.decision,
        "table": table_of(round),
    }


def open_hands(round: Round) -> dict[int, tuple[Card, ...]]:
    """The hands that lie open to everybody, by seat."""
    s = round._s
    if s.over:
        # Hands that are played on with stay closed until the match is over.
        kept = round.rules.keeps_hands and len(round.alive) > 1
        seats = [] if kept else list(range(round.seats))
    else:
        low = round.rules.values.count("house.open_low")
        seats = [seat for seat in range(round.seats) if 0 < s.sizes[seat] <= low] if low else []
    return {seat: faces_up(round, seen_hand(round, seat)) for seat in seats}


def seen_hand(round: Round, seat: int) -> tuple[Card, ...]:
    """A hand without the cards drawn blind."""
    hand = round.hand(seat)
    if seat in round._unseen:
        left = list(hand)
        for card in round._unseen[seat]:
            left.remove(card)
        return tuple(left)
    return hand


def faces_up(round: Round, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards by the face in play."""
    return tuple(Card(round.face(card)) for card in cards) if round._g.two_sided else cards


def seen_options(round: Round, seat: int) -> tuple[Action, ...]:
    """The options of a seat, two-sided cards by the face it sees: each of them once."""
    found = round.options(seat)
    if not round._g.two_sided:
        return found
    return tuple(
        dict.fromkeys(
            replace(a, card=Card(round.face(a.card)))
            if isinstance(a, act.Play | act.JumpIn | act.ChooseCard | act.ChooseRow)
            else a
            for a in found
        )
    )


def table_of(round: Round) -> Table:
    """What lies open on the table besides hands and two piles."""
    s, g = round._s, round._g
    seats = range(round.seats)
    found: dict[str, Any] = {}
    if s.side:
        found["side"] = s.side
    if s.total:
        found["total"] = s.total
    if g.lives_count:
        found["lives"] = tuple(s.lives[: round.seats])
    if row := round.row:
        found["row"] = row
    if matching := round.matching:
        found["matching"] = matching
    if g.piles:
        found["piles"] = tuple(
            Pile(card, "" if s.top_colours[p] > 7 else LETTERS[s.top_colours[p]], s.presses[p], lamp(round, p))
            for p, card in enumerate(round.piles)
        )
        found["lit"] = tuple(p + 1 for p in range(3) if s.lit >> p & 1)
    if s.kept:
        found["aside_size"] = s.kept
    if not (g.aside_hidden or g.mercy) and (aside := round.aside):  # a hand knocked out is set aside face down
        found["aside"] = aside
    if any(g.guard):
        found["tokens"] = tuple(s.tokens[t] - 1 if s.tokens[t] else None for t in range(4))
    if g.crowned:
        found["roles"] = (s.roles[0], s.roles[1])
    if s.limit:
        found["lock"] = (LETTERS[s.limit - 1], s.locker)
    if s.posed:
        found["prompts"] = tuple((s.status[p] & 127) - 1 if s.posed & BIT[p] else None for p in seats)
    if any(s.links):
        found["link"] = next(((p, s.links[p] - 1) for p in seats if s.links[p]), None)
    if g.fined == 1:
        found["dry"] = s.since
    if round.backs_open:
        found["top_back"] = round.top_back
    return Table(**found) if found else BARE


def lamp(round: Round, pile: int) -> str:
    """How near a pile is to its hidden limit: green below half, yellow below 85 in a hundred, then red (5.5)."""
    s = round._s
    share = 100 * s.presses[pile]
    return "green" if share < 50 * s.limits[pile] else "yellow" if share < 85 * s.limits[pile] else "red"
