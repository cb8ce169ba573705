"""Where the rules shuffle the chairs between rounds, everybody takes name, points and connection along."""

from __future__ import annotations

from types import SimpleNamespace

from penultimate.server.replay import replay_of

from .harness import Hand


def points_of(hand: Hand) -> dict[str, int]:
    """The points of the people, by name; bots are called by the seat they are on."""
    table = hand.table
    assert table.match is not None
    found = zip(table.names, table.match.by_seat(table.match.scores), strict=True)
    return {name: points for name, points in found if name.startswith("P")}


def test_people_change_seats_with_the_chairs() -> None:
    hand = Hand(3, seats=4, rules="classic match.kind=rounds match.rounds=3 +music-chairs", timers="quick", pace_ms=100)
    hand.start()
    moved, points = False, points_of(hand)
    sat: dict[int, list[str]] = {}
    while hand.table.phase != "over":
        hand.clock.advance(15_000 if hand.table.phase == "playing" else 500)
        if hand.table.phase == "dealing":
            points = points_of(hand)
        elif hand.table.phase == "playing":
            assert points_of(hand) == points
            assert hand.table.match is not None
            sat[len(hand.table.match.results) + 1] = hand.table.names
            for number, person in enumerate(hand.people):
                assert person.seat is not None
                assert hand.table.names[person.seat] == f"P{number}"
                assert hand.last(number, "snapshot")["you"] == person.seat
                moved |= person.seat != number
    assert moved
    (done,) = hand.table.results
    assert {"P0", "P1", "P2"} < set(done.names)
    found = zip(done.names, done.scores, strict=True)
    assert {name: score for name, score in found if name.startswith("P")} == points_of(hand)
    # The replay tells for each round who sat where in it, not only where they sat at the end.
    replay = replay_of([SimpleNamespace(**row) for row in hand.store.rows])
    told: dict[int, list[str]] = {}
    for step in replay.steps:
        if step.seats is not None:
            told[step.round] = [seat.name or f"bot {number}" for number, seat in enumerate(step.seats)]
    assert told == {number: names for number, names in sat.items() if names != sat.get(number - 1)}
    assert len(told) > 1
