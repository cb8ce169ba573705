"""The private window to call, what is held meanwhile, and forced answers at an even pace."""

from __future__ import annotations

from typing import Any

from penultimate.server.entries import Acted

from .harness import Hand


def one_card_left() -> Hand:
    """Seat 0 has just laid its last card but one and has not called; seat 1 is next."""
    hand = Hand(3, timers="off")
    hand.start()
    hand.put(["R1 B2", "R3 B4 Y7", "Y1 Y2 Y3"])
    hand.act(0, {"do": "play", "card": "R1"})
    assert hand.table.exposed
    return hand


def replies(frames: list[dict[str, Any]]) -> list[str]:
    return [frame["t"] for frame in frames if frame["t"] in ("ack", "held", "refused")]


def test_for_a_while_only_the_seat_itself_may_call() -> None:
    hand = one_card_left()
    assert "catch" not in hand.kinds(1) | hand.kinds(2)
    assert "call" in hand.kinds(0)
    refused = hand.act(2, {"do": "catch", "seat": 0})[-1]
    assert (refused["code"], refused["rule"]) == ("window", "uno.window")
    hand.clock.advance(1499)
    assert "catch" not in hand.kinds(2)
    hand.clock.advance(2)
    assert "catch" in hand.kinds(1) & hand.kinds(2)
    hand.act(2, {"do": "catch", "seat": 0})
    hand.clock.advance(200)
    assert hand.events()[-2:] == ["Caught", "Drew"]


def test_the_next_action_is_held_not_refused() -> None:
    hand = one_card_left()
    assert replies(hand.act(1, {"do": "play", "card": "R3"}, "a" * 32)) == ["held"]
    hand.clock.advance(2400)
    assert hand.events()[-1] == "Played"
    assert hand.table.round is not None
    assert len(hand.table.round.hand(1)) == 3
    hand.clock.advance(200)
    assert len(hand.table.round.hand(1)) == 2
    assert hand.last(1, "ack")["id"] == "a" * 32


def test_a_call_lets_the_next_action_go_at_once() -> None:
    hand = one_card_left()
    hand.act(1, {"do": "play", "card": "R3"})
    hand.clock.advance(300)
    assert replies(hand.act(0, {"do": "call"})) in (["ack"], ["held"])
    hand.clock.advance(200)
    assert hand.table.round is not None
    assert len(hand.table.round.hand(1)) == 2
    assert "Caught" not in hand.events()


def test_one_action_is_held_at_a_time_and_a_repeat_is_held_too() -> None:
    hand = one_card_left()
    hand.act(1, {"do": "play", "card": "R3"}, "a" * 32)
    assert replies(hand.act(1, {"do": "play", "card": "R3"}, "a" * 32)) == ["held"]
    busy = hand.act(1, {"do": "draw"}, "b" * 32)[-1]
    assert busy["code"] == "busy"
    hand.clock.advance(3000)
    assert sum(b"a" * 32 in row["body"] for row in hand.store.rows) == 1


def test_a_held_action_is_judged_when_it_is_let_go() -> None:
    hand = one_card_left()
    hand.act(1, {"do": "draw"}, "a" * 32)
    hand.clock.advance(1600)
    hand.act(2, {"do": "catch", "seat": 0})
    hand.clock.advance(2000)
    assert [name for name in hand.events() if name != "Passed"][-3:] == ["Caught", "Drew", "Drew"]


def test_the_private_window_is_adjustable() -> None:
    hand = Hand(2, timers="off", private_ms=0, catch_ms=0)
    hand.start()
    hand.put(["R1 B2", "R3 B4 Y7"])
    hand.act(0, {"do": "play", "card": "R1"})
    assert "catch" in hand.kinds(1)
    assert replies(hand.act(1, {"do": "play", "card": "R3"})) == ["ack"]


def drawn(card: str, timers: str = "quick") -> Hand:
    hand = Hand(2, timers=timers)
    hand.start()
    hand.put(["B2 B3", "Y7 Y8"], draw=f"{card} G2 G3 G4 G6")
    hand.act(0, {"do": "draw"})
    return hand


def given_at(hand: Hand) -> int:
    """How long after the draw its answer was entered."""
    start = hand.clock.us
    rows = len(hand.store.rows)
    while len(hand.store.rows) == rows:
        hand.clock.advance(1)
    return (hand.clock.us - start) // 1000


def test_answers_that_a_hidden_card_decides_come_at_an_even_pace() -> None:
    forced, undecided, laid, kept = (drawn(card) for card in ("G1", "R1", "R1", "R1"))
    laid.act(0, {"do": "play", "card": "R1"})
    kept.clock.advance(100)
    kept.act(0, {"do": "pass"})
    times = [given_at(forced), given_at(undecided), given_at(laid), given_at(kept) + 100]
    assert times == [3000] * 4
    assert [hand.events()[-1] for hand in (forced, undecided, laid, kept)] == [
        "Passed",
        "Passed",
        "Played",
        "Passed",
    ]
    assert [hand.last(1, "update")["seq"] for hand in (forced, laid)]


def test_the_even_pace_is_told_to_everybody_alike() -> None:
    told = [[m.get("left_ms") for m in drawn(card).people[1].messages() if m.get("events")] for card in ("G1", "R1")]
    assert told[0] == told[1]
    assert told[0][-1] == 3000


def test_nothing_is_answered_for_a_person_where_there_is_no_hurry() -> None:
    for timers in ("off", "days"):
        hand = drawn("G1", timers)
        rows = len(hand.store.rows)
        hand.clock.advance(3_600_000)
        assert len(hand.store.rows) == rows


def test_a_turn_is_never_taken_for_a_person_without_a_timer() -> None:
    hand = Hand(2, timers="off")
    hand.start()
    hand.put(["B2 B3", "Y7 Y8"])
    rows = len(hand.store.rows)
    hand.clock.advance(3_600_000)
    assert len(hand.store.rows) == rows


def test_when_time_is_over_the_default_is_given() -> None:
    hand = Hand(2, timers="quick")
    hand.start()
    hand.put(["B2 B3", "Y7 Y8"])
    hand.clock.advance(14_900)
    assert not any(b'"clock"' in row["body"] for row in hand.store.rows)
    hand.clock.advance(200)
    assert sum(b'"clock"' in row["body"] for row in hand.store.rows) == 1
    assert hand.events()[-1] == "Drew"


def test_the_pace_does_not_depend_on_cards() -> None:
    """A bot's thinking takes as long whatever it holds."""
    times = []
    for cards in ("R1 R2 R3", "B7 B8 B9", "W W+4 W"):
        hand = Hand(1, timers="off", seats=2)
        hand.start()
        hand.put(["Y7 Y8", cards], turn=1)
        times.append(given_at(hand))
    assert len(set(times)) == 1


def test_entries_say_who_chose() -> None:
    hand = drawn("G1")
    hand.clock.advance(3001)
    said = [row["body"] for row in hand.store.rows]
    assert b'"by":"forced"' in said[-1]
    assert Acted(0, [], "", "forced")
