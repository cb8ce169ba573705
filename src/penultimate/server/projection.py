"""The one projection from a table to anything outside: what a viewer is shown, in fields, and what changed
in them.

A viewer is a seat, or None for a spectator. Whatever leaves the server about a round has gone through
`fields_of`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec

from penultimate import actions as act
from penultimate.events import HIDING, Event, seen, whole
from penultimate.view import OWN, View

from .forms import plain
from .kit import kit_of
from .table import Table

VIEW_FIELDS = tuple(field.name for field in dataclasses.fields(View) if field.name not in ("rules", "seat"))
OWN_FIELDS = tuple(name for name in VIEW_FIELDS if name in OWN)
COMMON_FIELDS = tuple(name for name in VIEW_FIELDS if name not in OWN)
Fields = dict[str, Any]


def view_of(table: Table, viewer: int | None, hidden_catches: frozenset[int]) -> View | None:
    """The round as the viewer sees it. Catches of seats that may still call in private are not offered
    yet."""
    if table.round is None or table.phase not in ("playing", "dealing", "over"):
        return None
    view = table.view(viewer)
    if hidden_catches and view.options:
        options = tuple(
            option for option in view.options if not (isinstance(option, act.Catch) and option.seat in hidden_catches)
        )
        view = dataclasses.replace(view, options=options)
    return view


def fields_of(view: View | None) -> Fields:
    """A view by its fields, still as values of the engine; empty when nothing is on the table."""
    if view is None:
        return {}
    return {name: getattr(view, name) for name in VIEW_FIELDS}


def change(old: View | None, new: View | None, names: tuple[str, ...] = VIEW_FIELDS) -> tuple[Fields, Fields]:
    """What became of `old` in these fields: those set anew, and items added at the end of long lists."""
    fresh: Fields = {}
    longer: Fields = {}
    if new is None:
        return fresh, longer
    values = vars(new)
    if old is None:
        return {name: plain(values[name]) for name in names}, longer
    befores = vars(old)
    for name in names:
        before, value = befores[name], values[name]
        if before is value or before == value:
            continue
        if type(value) is tuple and type(before) is tuple and 4 < len(before) < len(value):
            size = len(before)
            if value[:size] == before:
                longer[name] = plain(value[size:])
                continue
        fresh[name] = plain(value)
    return fresh, longer


_encode = msgspec.json.Encoder().encode


def events_for(events: Sequence[Event], viewer: int | None) -> list[Any]:
    """What happened, as the viewer sees it."""
    return [plain(seen(event, viewer)) for event in events]


class Telling:
    """What happened, written once for all who see the same of it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self._hiding = [event for event in events if type(event) in HIDING]
        self._told: dict[tuple[bool, ...], Any] = {}

    def sight(self, viewer: int | None) -> tuple[bool, ...]:
        """Which of the events that hide something the viewer sees whole."""
        return tuple([whole(event, viewer) for event in self._hiding]) if self._hiding else ()

    def to(self, viewer: int | None) -> Any:
        """What happened as the viewer sees it, already written."""
        if not self.events:
            return []
        sight = self.sight(viewer)
        if sight not in self._told:
            self._told[sight] = msgspec.Raw(_encode(events_for(self.events, viewer)))
        return self._told[sight]


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it: who sits there, and whether a bot plays."""

    name: str
    person: bool
    bot: str | None = None
    next: str = ""
    here: bool = False


class BallotShown(msgspec.Struct, frozen=True):
    """A vote under way: about whom, by whom, and who has voted yes or no."""

    what: str
    seat: int
    by: int
    votes: dict[str, bool]


def revealed(table: Table) -> Fields | None:
    """The proof of the last round that may be shown, with the name the dealer mixed in."""
    proof = table.revealed
    if proof is None:
        return None
    shares = {str(seat): share for seat, share in proof.shares}
    name = f"{table.match_name} {len(table.proofs)}"
    return {"name": name, "commitment": proof.commitment, "seed": proof.seed, "blind": proof.blind, "shares": shares}


def table_fields(table: Table, here: frozenset[str]) -> Fields:
    """What everybody sees of the table itself. Nothing in it follows from a card that is hidden."""
    match = table.match
    ballot = table.ballot
    return {
        "code": table.code,
        "phase": table.phase,
        "settings": table.settings,
        "kit": kit_of(table.rules, table.settings.seats),
        "seats": [
            SeatShown(seat.name, seat.guest is not None, seat.bot, seat.next_name, seat.guest in here)
            for seat in table.seats
        ],
        "host": table.seat_of(table.host),
        "match": table.match_number,
        "round": len(match.results) if match is not None else 0,
        "scores": match.by_seat(match.scores) if match is not None else [],
        "rounds": [match.by_seat(points) for points in match.results] if match is not None else [],
        "winners": table.winning_seats,
        "commitment": table.secret.commitment if table.secret is not None else None,
        "contributed": sorted(table.shares),
        "revealed": revealed(table),
        "ballot": BallotShown(ballot.what, ballot.seat, ballot.by, {str(k): v for k, v in ballot.votes.items()})
        if ballot is not None
        else None,
        "record": table.record_id,
        "results": [
            {"match": r.match, "names": r.names, "scores": r.scores, "winners": r.winners} for r in table.results[-5:]
        ],
    }
