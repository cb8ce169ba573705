"""Where a round is dealt on from what the last one left (Boom-O), its end shows neither hands nor the dealer's seed."""

from __future__ import annotations

from typing import Any

import pytest

from penultimate.server import entries as en

from .harness import Frames, Hand


def secrets_of(hand: Hand) -> list[str]:
    entries = [en.read_entry(row["body"]) for row in hand.store.rows]
    return [entry.seed for entry in entries if isinstance(entry, en.Committed)]


def to_the_end_of_a_round(hand: Hand) -> None:
    rounds = len(hand.table.proofs)
    for _ in range(4000):
        hand.clock.advance(500)
        if len(hand.table.proofs) > rounds:
            return
    raise AssertionError("the round does not end")


def shown(frames: Frames) -> tuple[dict[str, Any], dict[str, Any]]:
    """The view and the table as one who was sent these frames has them."""
    view: dict[str, Any] = {}
    table: dict[str, Any] = {}
    for message in frames.messages():
        if message["t"] in ("snapshot", "update"):
            view |= message.get("view", {})
            table |= message.get("table", {})
    return view, table


def played(rules: str) -> tuple[Hand, Frames]:
    hand = Hand(2, seats=3, rules=rules, timers="quick", pace_ms=100, answer_ms=500)
    watcher = Frames("w", "W")
    hand.room.enter(watcher, None)
    hand.start()
    to_the_end_of_a_round(hand)
    return hand, watcher


def test_hands_and_seed_stay_hidden_until_the_match_is_over() -> None:
    hand, watcher = played("boom_o")
    rounds = 0
    while hand.table.phase != "over":
        rounds += 1
        (seed, *_) = secrets_of(hand)
        for viewer, frames in ((0, hand.people[0]), (1, hand.people[1]), (None, watcher)):
            assert seed.encode() not in b"".join(frames.frames)
            view, table = shown(frames)
            assert table["revealed"] is None
            assert [seat for seat, cards in enumerate(view["hands"]) if cards is not None] in ([viewer], [])
        to_the_end_of_a_round(hand)
    assert rounds
    view, table = shown(watcher)
    assert all(cards is not None for cards in view["hands"])
    assert table["revealed"]["seed"] == secrets_of(hand)[-1]
    assert len(hand.table.proofs) == rounds + 1


@pytest.mark.parametrize("rules", ["classic rounds_5", "flip rounds_5"])
def test_elsewhere_each_round_shows_both_when_it_is_over(rules: str) -> None:
    hand, watcher = played(rules)
    assert hand.table.phase == "dealing"
    view, table = shown(watcher)
    assert table["revealed"]["seed"] == secrets_of(hand)[0]
    assert all(cards is not None for cards in view["hands"])
