"""Who was first: presses are written down raw, and ordered by measured latency."""

from __future__ import annotations

import itertools
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from penultimate.decisions import Race
from penultimate.server.contests import corrected_us, median, order
from penultimate.server.entries import Pressed
from penultimate.server.limits import Limits

from .harness import Hand

LIMITS = Limits()


def pressed(seat: int, arrival_ms: float, trip_ms: float = 0) -> Pressed:
    return Pressed(seat, [], "", 0, int(arrival_ms * 1000), int(trip_ms * 1000))


def first(_n: int) -> int:
    return 0


def seats(presses: list[Pressed], opening_ms: int | None = None) -> list[int]:
    return [p.seat for p in order(presses, None if opening_ms is None else opening_ms * 1000, LIMITS, first)]


def test_a_slow_line_is_credited_half_its_round_trip() -> None:
    assert seats([pressed(0, 1000, 0), pressed(1, 1040, 100)]) == [1, 0]
    assert seats([pressed(0, 1000, 0), pressed(1, 1060, 100)]) == [0, 1]


def test_the_credit_is_bounded() -> None:
    assert seats([pressed(0, 1000, 0), pressed(1, 1160, 10_000)]) == [0, 1]


def test_false_starts_rank_last() -> None:
    assert seats([pressed(0, 990), pressed(1, 1500), pressed(2, 1200)], 1000) == [2, 1, 0]


def test_a_head_start_is_credited_but_makes_no_false_start() -> None:
    presses = [pressed(0, 1000), pressed(1, 1700), pressed(2, 1300)]
    assert [p.seat for p in order(presses, 900_000, LIMITS, first, (0, 800))] == [1, 0, 2]
    assert [p.seat for p in order(presses, 1_100_000, LIMITS, first, (900,))] == [2, 1, 0]


def slapping(**settings: Any) -> Hand:
    """A table of three whose second seat has just laid a six, and all have to slap."""
    hand = Hand(3, timers="off", rules="classic +slap", **settings)
    hand.start()
    hand.put(["R6 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])
    hand.act(0, {"do": "play", "card": "R6"})
    return hand


def losers(hand: Hand) -> list[int]:
    return [seat for seat, count in enumerate(hand.room.view(None).counts) if count > 3]  # type: ignore[union-attr]


def test_a_head_start_counts_in_a_race() -> None:
    for ahead, loser in (((), 2), ((0, 0, 1500), 1)):
        hand = slapping(head_starts_ms=ahead)
        hand.clock.advance(1100)
        for seat in range(3):
            hand.act(seat, {"do": "slap"})
            hand.clock.advance(300)
        assert losers(hand) == [loser]


def test_a_race_that_is_drawn_waits_for_nobody() -> None:
    found = set()
    for _ in range(40):
        hand = slapping(races="drawn")
        hand.clock.advance(1100)
        assert not isinstance(hand.table.decision, Race)
        found |= set(losers(hand))
    assert len(found) > 1


def test_ties_are_drawn_by_lot() -> None:
    presses = [pressed(0, 1000), pressed(1, 1004), pressed(2, 1008)]
    assert [p.seat for p in order(presses, None, LIMITS, lambda n: n - 1)] == [1, 0, 2]
    assert seats(presses) == [0, 1, 2]


@given(st.lists(st.tuples(st.integers(0, 10**7), st.integers(0, 10**6)), max_size=10), st.integers(0, 10**7))
def test_everybody_is_ranked_once_and_none_unfairly(raw: list[tuple[int, int]], opening: int) -> None:
    presses = [Pressed(n, [], "", 0, arrival, trip) for n, (arrival, trip) in enumerate(raw)]
    ranked = order(presses, opening, LIMITS, first)
    assert sorted(p.seat for p in ranked) == list(range(len(raw)))
    valid = [corrected_us(p, LIMITS) for p in ranked if p.arrival_us >= opening]
    assert all(a - b < LIMITS.tie_ms * 1000 for a, b in itertools.pairwise(valid))


def test_the_median_needs_no_client_clock() -> None:
    assert median([]) == 0
    assert median([5, 900, 7]) == 7


def entries(hand: Hand) -> list[str]:
    return [json.loads(row["body"])["entry"] for row in hand.store.rows]


def test_presses_are_written_down_before_they_are_ordered() -> None:
    hand = Hand(3, timers="off")
    hand.start()
    hand.put(["R1 B2", "R3 B4 Y7", "Y1 Y2 Y3"])
    hand.act(0, {"do": "play", "card": "R1"})
    hand.clock.advance(1600)
    hand.people[2].trips = (200_000,)
    hand.act(1, {"do": "catch", "seat": 0}, "1" * 32)
    hand.clock.advance(60)
    hand.act(2, {"do": "catch", "seat": 0}, "2" * 32)
    assert entries(hand)[-2:] == ["pressed", "pressed"]
    hand.clock.advance(200)
    assert entries(hand)[-2:] == ["acted", "settled"]
    # The slower line was the quicker hand.
    assert hand.last(2, "ack")["id"] == "2" * 32
    assert hand.last(1, "refused")["rule"] == "uno.window"


def test_a_jump_in_and_the_turn_are_one_race() -> None:
    hand = Hand(3, timers="off", rules="classic +jump-in")
    hand.start()
    hand.put(["B2 B3 B4", "R1 B5 Y7", "R5 Y2 Y3"], upcard="R5", turn=1)
    hand.table.round._s.jump = 1  # type: ignore[union-attr]
    hand.table._views.clear()
    hand.people[2].trips = (200_000,)
    hand.act(1, {"do": "play", "card": "R1"}, "1" * 32)
    hand.clock.advance(50)
    hand.act(2, {"do": "jump_in", "card": "R5"}, "2" * 32)
    hand.clock.advance(300)
    assert hand.last(2, "ack")["id"] == "2" * 32
    assert hand.last(1, "refused")["code"] == "stale"


def race(**settings: object) -> Hand:
    hand = Hand(3, timers="off", rules="classic +slap", **settings)  # type: ignore[arg-type]
    hand.start()
    hand.put(["R6 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])
    hand.act(0, {"do": "play", "card": "R6"})
    hand.clock.advance(0)
    return hand


def test_a_race_is_sent_ahead_and_the_last_one_pays() -> None:
    hand = race()
    assert hand.last(2, "race")["opens_ms"] == LIMITS.race_lead_ms
    hand.clock.advance(LIMITS.race_lead_ms + 100)
    hand.act(2, {"do": "slap"})
    hand.clock.advance(50)
    hand.act(0, {"do": "slap"})
    hand.clock.advance(50)
    hand.act(1, {"do": "slap"})
    hand.clock.advance(10)
    assert hand.events()[-4:] == ["Slapped", "Slapped", "Slapped", "Drew"]
    drew = hand.table.recent[-1][1][-1]
    assert drew.seat == 1  # type: ignore[union-attr]


def test_a_false_start_is_last_and_who_does_not_press_is_late() -> None:
    hand = race()
    hand.act(1, {"do": "slap"})
    hand.clock.advance(LIMITS.race_lead_ms + 10)
    hand.act(0, {"do": "slap"})
    hand.act(2, {"do": "slap"})
    hand.clock.advance(10)
    assert [e.seat for _, es in hand.table.recent for e in es if type(e).__name__ == "Drew"] == [1]  # type: ignore[union-attr]
    late = race()
    late.clock.advance(LIMITS.race_lead_ms + LIMITS.race_window_ms + 10)
    assert late.table.round is not None
    assert type(late.table.round.decision).__name__ == "TakeTurn"
