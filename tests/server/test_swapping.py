"""The swap test finds nothing in the server as it is, and finds every leak that is built in."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from penultimate.server import acting, commands_in, due, pace, showing
from penultimate.server import protocol as p
from penultimate.server import room as room_module
from penultimate.server.forms import plain
from penultimate.server.projection import Telling

from . import swapping


def test_not_a_byte_differs() -> None:
    found, rules, _ = swapping.check(60, seed=11)
    assert found >= 60
    assert rules >= 12


# ------------------------------------------------------------ builds that leak

Patch = Callable[[pytest.MonkeyPatch], None]


def hidden(room: Any, viewer: int | None) -> list[str]:
    """Cards the viewer may not know."""
    table = room.table
    return [str(card) for seat in range(len(table.seats)) if seat != viewer for card in table.round.hand(seat)]


def points(table: Any, viewer: int | None = None) -> int:
    seats = [seat for seat in range(len(table.seats)) if seat != viewer]
    return sum(hash(str(card)) % 997 for seat in seats for card in table.round.hand(seat)) if table.round else 0


def unfiltered_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Telling, "to", lambda self, _viewer: [plain(e) for e in self.events])


def next_card(patch: pytest.MonkeyPatch) -> None:
    old = room_module.view_of

    def leaky(table: Any, viewer: Any, catches: Any) -> Any:
        view = old(table, viewer, catches)
        return dataclasses.replace(view, drawn=table.round.draw_pile[0]) if view and table.round.draw_pile else view

    patch.setattr(room_module, "view_of", leaky)


def all_hands(patch: pytest.MonkeyPatch) -> None:
    old = room_module.view_of

    def leaky(table: Any, viewer: Any, catches: Any) -> Any:
        view = old(table, viewer, catches)
        if view is None:
            return None
        hands = tuple(table.round.hand(seat) for seat in range(len(table.seats)))
        return dataclasses.replace(view, hands=hands)

    patch.setattr(room_module, "view_of", leaky)


def says_forced(patch: pytest.MonkeyPatch) -> None:
    old = showing.table_fields

    def leaky(table: Any, here: Any) -> Any:
        forced = [len(table.view(seat).options) for seat in table.asked] if table.round else []
        return old(table, here) | {"forced": forced}

    patch.setattr(showing, "table_fields", leaky)
    patch.setattr(room_module, "IN_PLAY", ())


def bots_think_by_cards(patch: pytest.MonkeyPatch) -> None:
    old = due.thought_at

    def leaky(room: Any, seat: int) -> int:
        return old(room, seat) + (len(room.view(seat).options) * 40 if room.player(seat) else 0)

    patch.setattr(due, "thought_at", leaky)


def forced_at_once(patch: pytest.MonkeyPatch) -> None:
    old = due.answer_at

    def leaky(room: Any) -> Any:
        at = old(room)
        quick = at is not None and len(room.view(room.table.asked[0]).options) == 1
        return at - 300 if quick else at

    patch.setattr(due, "answer_at", leaky)


def time_by_cards(patch: pytest.MonkeyPatch) -> None:
    old = room_module.Room.left_ms

    def leaky(self: Any) -> Any:
        left = old(self)
        return left if left is None else left + points(self.table) % 1000

    patch.setattr(room_module.Room, "left_ms", leaky)


def padded(patch: pytest.MonkeyPatch) -> None:
    old = showing.update

    def leaky(room: Any, viewer: Any, *rest: Any) -> bytes:
        return old(room, viewer, *rest) + b" " * (points(room.table, viewer) % 64)

    patch.setattr(showing, "update", leaky)


def ordered(patch: pytest.MonkeyPatch) -> None:
    old = showing.update

    def leaky(room: Any, viewer: Any, events: Any, view: Any, *rest: Any) -> bytes:
        names = sorted(view[0], key=lambda name: hash((name, points(room.table, viewer))))
        return old(room, viewer, events, ({name: view[0][name] for name in names}, view[1]), *rest)

    patch.setattr(showing, "update", leaky)


def commitment_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    old = showing.table_fields

    def leaky(table: Any, here: Any) -> Any:
        pile = [str(card) for card in table.round.draw_pile] if table.round else []
        return old(table, here) | {"commitment": str(hash(tuple(pile)))}

    patch.setattr(showing, "table_fields", leaky)
    patch.setattr(room_module, "IN_PLAY", ())


def holds_by_cards(patch: pytest.MonkeyPatch) -> None:
    old = due.held_until

    def leaky(room: Any, seat: int) -> int:
        until = old(room, seat)
        return until + points(room.table) % 50 if until else until

    patch.setattr(due, "held_until", leaky)


def reacts_by_cards(patch: pytest.MonkeyPatch) -> None:
    old = pace.think_ms
    patch.setattr(pace, "think_ms", lambda salt, *rest: old(salt, *rest) + LIVE[-1])
    act = room_module.Room.record

    def record(self: Any, entry: Any) -> Any:
        LIVE.append(points(self.table) % 37)
        return act(self, entry)

    patch.setattr(room_module.Room, "record", record)


LIVE = [0]


def counts_by_colour(patch: pytest.MonkeyPatch) -> None:
    old = room_module.view_of

    def leaky(table: Any, viewer: Any, catches: Any) -> Any:
        view = old(table, viewer, catches)
        if view is None:
            return None
        reds = tuple(sum(c.colour == "R" for c in table.round.hand(seat)) for seat in range(len(table.seats)))
        return dataclasses.replace(view, counts=view.counts + reds)

    patch.setattr(room_module, "view_of", leaky)


def shuffled_by_cards(patch: pytest.MonkeyPatch) -> None:
    old = room_module.view_of

    def leaky(table: Any, viewer: Any, catches: Any) -> Any:
        view = old(table, viewer, catches)
        if view is None:
            return None
        called = list(view.active)
        random.Random(points(table, viewer)).shuffle(called)
        return dataclasses.replace(view, called=(*view.called, points(table, viewer) % 2))

    patch.setattr(room_module, "view_of", leaky)


STREAM = [
    unfiltered_events, next_card, all_hands, says_forced, bots_think_by_cards, forced_at_once,
    time_by_cards, padded,
    ordered, commitment_of_the_deal, holds_by_cards, reacts_by_cards, counts_by_colour, shuffled_by_cards,
]  # fmt: skip


@pytest.mark.parametrize("leak", STREAM, ids=lambda leak: leak.__name__)
def test_a_leaky_build_is_found(leak: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    rules = swapping.rule_sets()
    for turn in range(60):
        for _, other, told in swapping.pairs(rules[turn % len(rules)], 5000 + turn, tries=8):
            if swapping.leaks(other, told):
                return
    raise AssertionError("not found")


def why_not_tells(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Any, connection: Any, _message: Any) -> None:
        room.tell(connection, p.Answer("hand", f"others hold {hidden(room, connection.seat)}"))

    patch.setitem(commands_in.HANDLERS, p.WhyNot, leaky)


def missed_unfiltered(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Any, _viewer: Any, _last: Any) -> Any:
        return [p.Happened(seq, [plain(event) for event in events]) for seq, events in room.table.recent]

    patch.setattr(showing, "missed", leaky)


def logged(patch: pytest.MonkeyPatch) -> None:
    old = acting.handle

    def leaky(room: Any, connection: Any, message: Any) -> None:
        room.metrics.log("acted", hand=" ".join(hidden(room, None)))
        old(room, connection, message)

    patch.setitem(commands_in.HANDLERS, p.Act, leaky)


def measured(patch: pytest.MonkeyPatch) -> None:
    old = room_module.Room.record

    def leaky(self: Any, entry: Any) -> Any:
        events = old(self, entry)
        self.metrics.gauges["hands"] = ("Cards.", lambda: points(self.table))
        return events

    patch.setattr(room_module.Room, "record", leaky)


@pytest.mark.parametrize("leak", [why_not_tells, missed_unfiltered, logged, measured], ids=lambda leak: leak.__name__)
def test_a_leaky_answer_is_found(leak: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    # The logs of two runs also carry the time of day, which is not the table's.
    monkeypatch.setattr("penultimate.server.metrics.time.time", lambda: 0.0)
    for turn in range(40):
        for base, other, _ in swapping.pairs("classic", 7000 + turn, tries=8):
            if base.probe() != other.probe():
                return
            break
    raise AssertionError("not found")
