"""Messages are read together a moment after they came: that costs nobody a turn, a press or an answer."""

from __future__ import annotations

from penultimate.server import commands_in
from penultimate.server import entries as en
from penultimate.server import protocol as p
from penultimate.server.limits import Limits
from penultimate.server.room import Room

from .harness import Hand, new_id

GATHER_MS = 50


def hand_with_mail(**settings: object) -> Hand:
    """Three people at a table that reads its mail every now and then."""
    hand = Hand(3, Limits(grace_ms=500), **settings)  # type: ignore[arg-type]

    def gather(room: Room) -> None:
        hand.clock.at(room.now() + GATHER_MS, room.read_mail)

    hand.room.gather = gather
    hand.start()
    return hand


def entries(hand: Hand) -> list[en.Entry]:
    return [en.read_entry(row["body"]) for row in hand.store.rows]


def test_messages_are_read_together_in_their_order() -> None:
    hand = hand_with_mail(timers="off")
    hand.put(["R1 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])
    assert hand.act(0, {"do": "play", "card": "R1"}) == []
    assert hand.send(1, t="why_not", do={"do": "play", "card": "R3"}) == []
    hand.clock.advance(GATHER_MS + 1)
    assert hand.last(0, "ack")
    assert hand.last(1, "answer")["rule"] is None  # asked after the card was laid


def test_an_answer_that_came_in_time_is_in_time() -> None:
    hand = hand_with_mail(timers="quick", answer_ms=0)
    hand.put(["R1 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])
    think = hand.table.settings.think_ms
    assert think is not None
    hand.clock.advance(think - 5)
    hand.act(0, {"do": "play", "card": "R1"})
    hand.clock.advance(10)
    last = entries(hand)[-1]
    assert isinstance(last, en.Acted)
    assert (last.seat, last.by) == (0, "person")


def test_a_press_counts_from_when_it_came() -> None:
    hand = hand_with_mail(timers="off", private_ms=0, catch_ms=0)
    hand.put(["R1 B2", "R3 B4 Y7", "Y1 Y2 Y3"])
    hand.act(0, {"do": "play", "card": "R1"})
    hand.clock.advance(GATHER_MS + 1)
    hand.clock.advance(1000)
    came = hand.clock.now_us()
    hand.act(2, {"do": "catch", "seat": 0})
    hand.clock.advance(30)
    hand.act(1, {"do": "catch", "seat": 0})
    hand.clock.advance(GATHER_MS)
    pressed = [entry for entry in entries(hand) if isinstance(entry, en.Pressed)]
    assert [(press.seat, press.arrival_us - came) for press in pressed] == [(2, 0), (1, 30_000)]


def test_a_round_trip_is_the_way_and_not_the_wait() -> None:
    hand = hand_with_mail(timers="off")
    person = hand.people[0]
    person.ping(hand.clock.now_us())
    hand.clock.advance(10)
    hand.send(0, t="pong", n=person.ping_n)
    hand.clock.advance(GATHER_MS + 1)
    assert person.trips == (10_000,)


def test_what_was_sent_before_leaving_is_done() -> None:
    hand = hand_with_mail(timers="off")
    hand.put(["R1 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])
    name = new_id()
    hand.act(0, {"do": "play", "card": "R1"}, name)
    hand.room.leave(hand.people[0])
    assert (0, name) in hand.table.ids


def test_one_message_that_fails_stops_no_other(monkeypatch) -> None:
    hand = hand_with_mail(timers="off")
    hand.put(["R1 B2 B3", "R3 B4 Y7", "Y1 Y2 Y3"])

    def fails(*_args: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setitem(commands_in.HANDLERS, p.WhyNot, fails)
    hand.send(2, t="why_not", do={"do": "draw"})
    hand.act(0, {"do": "play", "card": "R1"})
    hand.clock.advance(GATHER_MS + 1)
    assert hand.people[2].closed
    assert hand.last(0, "ack")
