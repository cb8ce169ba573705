"""People leave, come back, watch, vote and talk; the play does not suffer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from penultimate.server import entries as en

from .harness import Frames, Hand, new_id


def entries(hand: Hand) -> list[str]:
    return [json.loads(row["body"])["entry"] for row in hand.store.rows]


def playing(people: int = 2, **settings: Any) -> Hand:
    hand = Hand(people, **({"timers": "off", "takeover_ms": 5000} | settings))
    hand.start()
    return hand


def test_a_bot_takes_over_after_a_visible_countdown_and_hands_back_at_once() -> None:
    hand = playing()
    hand.put(["B2 B3 R7", "Y7 Y8"])
    hand.room.leave(hand.people[0])
    assert hand.last(1, "away") == {"t": "away", "seat": 0, "takeover_ms": 5000}
    hand.clock.advance(4900)
    assert "took_over" not in entries(hand)
    hand.clock.advance(5000)
    assert "took_over" in entries(hand)
    assert any(b'"by":"bot"' in row["body"] for row in hand.store.rows)
    back = Frames("g0", "P0")
    hand.room.enter(back, None)
    assert entries(hand)[-1] == "handed_back" or "handed_back" in entries(hand)
    assert hand.table.player(0) is None
    assert hand.table.seats[0].guest == "g0"


def test_a_table_where_nobody_is_stands_still_and_costs_no_time() -> None:
    hand = playing(timers="quick")
    hand.put(["B2 B3 R7", "Y7 Y8"])
    hand.clock.advance(10_000)
    for person in hand.people:
        hand.room.leave(person)
    rows = len(hand.store.rows)
    hand.clock.advance(50_000)
    assert len(hand.store.rows) == rows
    hand.room.enter(Frames("g0", "P0"), None)
    assert hand.room.left_ms() == 5000


def test_whoever_is_away_is_waited_for_where_there_are_days() -> None:
    hand = playing(timers="days")
    hand.put(["B2 B3 R7", "Y7 Y8"])
    hand.room.leave(hand.people[0])
    hand.clock.advance(86_400_000)
    assert "took_over" not in entries(hand)
    hand.clock.advance(86_400_000)
    assert any(b'"by":"clock"' in row["body"] for row in hand.store.rows)


def test_a_late_joiner_watches_and_sits_down_at_the_next_deal() -> None:
    hand = playing(1, seats=2)
    late = Frames("g9", "Late")
    hand.room.enter(late, None)
    assert late.messages()[0]["view"]["hand"] == []
    hand.send(late, t="sit", seat=1)
    assert hand.table.seats[1].guest is None
    assert hand.table.seats[1].next_guest == "g9"
    hand.put(["B2", "Y7 Y8"])
    hand.act(0, {"do": "draw"})
    hand.put(["R2", "Y7 Y8"])
    hand.act(0, {"do": "play", "card": "R2"})
    for _ in range(40):
        hand.clock.advance(1000)
        if hand.table.seats[1].guest == "g9":
            break
    assert late.seat == 1
    snapshot = [m for m in late.messages() if m["t"] == "snapshot"][-1]
    assert snapshot["you"] == 1
    assert len(snapshot["view"]["hand"]) >= 7


def test_the_host_role_passes_on() -> None:
    hand = Hand(3, seats=3)
    hand.send(0, t="give_host", seat=2)
    assert hand.table.host == "g2"
    assert hand.last(2, "snapshot")["host"]
    hand.send(2, t="stand")
    assert hand.table.host == "g0"
    hand.room.leave(hand.people[0])
    hand.clock.advance(40_000)
    assert hand.table.host == "g1"


def test_the_host_removes_a_person_and_a_bot_plays_on() -> None:
    hand = playing(3)
    hand.send(0, t="remove", seat=2)
    assert hand.table.seats[2].guest is None
    assert hand.table.player(2) == "simple"
    assert hand.people[2].seat is None
    assert [m for m in hand.people[2].messages() if m["t"] == "snapshot"][-1]["you"] is None


def test_a_seat_that_leaves_for_good_leaves_the_round_where_the_table_says_so() -> None:
    hand = playing(3, leaving="skip")
    hand.send(2, t="stand")
    assert "Departed" in hand.events()


def test_a_vote_removes_a_seat_and_never_one_person_alone() -> None:
    hand = playing(4)
    hand.send(1, t="open_ballot", what="remove", seat=3)
    assert hand.table.ballot is not None
    assert hand.send(3, t="vote", yes=False)[-1]["code"] == "forbidden"
    hand.send(2, t="vote", yes=True)
    assert hand.table.ballot is None
    assert hand.table.seats[3].guest is None
    two = playing(2)
    two.send(1, t="open_ballot", what="remove", seat=0)
    two.clock.advance(60_000)
    assert two.table.seats[0].guest == "g0"


def test_a_vote_that_nobody_joins_fails_in_time() -> None:
    hand = playing(4)
    hand.send(1, t="open_ballot", what="remove", seat=3)
    assert hand.send(2, t="open_ballot", what="remove", seat=1)[-1]["code"] == "busy"
    hand.clock.advance(21_000)
    assert entries(hand)[-1] == "ballot_closed" or "ballot_closed" in entries(hand)
    assert hand.table.seats[3].guest == "g3"


def test_advice_costs_cards_by_vote_where_the_rules_have_it() -> None:
    hand = playing(3, rules="classic suggestion.cards=2")
    hand.put(["B2 B3", "Y7 Y8", "G1 G2"])
    hand.send(0, t="open_ballot", what="advise", seat=1)
    hand.send(2, t="vote", yes=True)
    assert "Advised" in hand.events()
    plain = playing(3)
    refused = plain.send(0, t="open_ballot", what="advise", seat=1)[-1]
    assert (refused["code"], refused["rule"]) == ("illegal", "suggestion.cards")


def test_misplays_happen_where_the_rules_punish_them() -> None:
    hand = playing(2, rules="classic illegal.mode=penalise illegal.cards=2")
    hand.put(["B2 B3", "Y7 Y8"])
    assert {"do": "play", "card": "B2"} not in hand.options(0)
    reply = hand.act(0, {"do": "play", "card": "B2"})
    assert "ack" in [message["t"] for message in reply]
    assert "Misplayed" in hand.events()


def test_phrases_are_on_and_free_chat_is_off() -> None:
    hand = Hand(2)
    hand.send(0, t="phrase", number=0)
    assert hand.last(1, "said") == {"t": "said", "seat": 0, "name": "P0", "text": "Hello!"}
    assert hand.send(0, t="say", text="hi")[-1]["code"] == "off"


def test_mute() -> None:
    hand = Hand(2)
    hand.send(1, t="mute", seat=0)
    before = len(hand.people[1].frames)
    hand.send(0, t="phrase", number=0)
    assert len(hand.people[1].frames) == before
    hand.send(1, t="mute", seat=0, on=False)
    hand.send(0, t="phrase", number=0)
    assert hand.last(1, "said")["seat"] == 0


def test_results_over_many_matches_and_a_rematch() -> None:
    hand = playing(2, rules="classic single")
    hand.put(["R2", "Y7 Y8"])
    hand.act(0, {"do": "play", "card": "R2"})
    assert hand.table.phase == "over"
    hand.send(1, t="rematch")
    assert hand.table.phase == "lobby"
    assert [seat.guest for seat in hand.table.seats] == ["g0", "g1"]
    hand.start()
    hand.put(["R2", "Y7 Y8"], turn=0)
    hand.act(0, {"do": "play", "card": "R2"})
    assert [result.winners for result in hand.table.results] == [[0], [0]]
    assert hand.table.match_number == 2


def test_spectators_see_no_hand_while_it_is_played() -> None:
    hand = playing(2)
    watcher = Frames("w", "Watcher")
    hand.room.enter(watcher, None)
    hand.put(["R2 R3", "Y7 Y8"])
    hand.act(0, {"do": "draw"})
    hand.clock.advance(5000)
    for message in watcher.messages():
        view = message.get("view", {})
        assert not view.get("hand")
        assert not any(view.get("hands", []))
        assert not view.get("options")
        assert all(not event.get("cards") for event in message.get("events", []))


def test_a_room_forgets_what_it_can() -> None:
    hand = playing(2)
    for _ in range(300):
        hand.act(0, {"do": "pass"}, new_id())
    assert len(hand.room.answers) <= hand.room.limits.answers_kept * 2
    assert len(hand.table.recent) <= hand.room.limits.events_kept


def test_an_idle_room_asks_to_sleep() -> None:
    hand = playing(2)
    for person in hand.people:
        hand.room.leave(person)
    hand.clock.advance(59_000)
    assert not hand.slept
    hand.room.lost = False
    hand.room.asleep = lambda room: (hand.slept.append(room), setattr(room, "lost", True))[0]  # type: ignore[assignment]
    hand.clock.advance(2000)
    assert hand.slept == [hand.room]


def test_every_entry_can_be_read_back() -> None:
    hand = playing(3)
    hand.clock.advance(3000)
    for row in hand.store.rows:
        assert en.write_entry(en.read_entry(row["body"])) == row["body"]


def test_where_nobody_may_watch_whoever_does_not_sit_goes() -> None:
    hand = Hand(2, seats=3, watch="nobody", timers="off")
    watcher = Frames("w", "Watcher")
    hand.room.enter(watcher, None)
    hand.start()
    assert watcher.closed
    last = [message for message in watcher.messages() if message["t"] == "refused"]
    assert last[-1]["code"] == "forbidden"
    assert not any("hand" in message.get("view", {}) for message in watcher.messages())
    hand.send(1, t="stand")
    assert hand.people[1].closed


def test_a_held_action_is_not_lost_with_its_connection() -> None:
    hand = playing(2, timers="quick")
    hand.put(["B2 B3", "Y7 Y8"], draw="R1 G2 G3 G4 G6")
    hand.act(0, {"do": "draw"})
    hand.act(0, {"do": "play", "card": "R1"}, "c" * 32)
    hand.room.leave(hand.people[0])
    hand.clock.advance(3000)
    assert hand.events()[-1] == "Played"
    back = Frames("g0", "P0")
    hand.room.enter(back, None)
    replies = hand.send(back, t="act", id="c" * 32, seq=hand.table.seq, do=[{"do": "play", "card": "R1"}])
    assert replies[-1]["t"] == "ack"


def test_the_next_round_is_dealt_as_soon_as_everybody_who_is_here_has_contributed() -> None:
    hand = playing(2, seats=2)
    hand.put(["R2", "Y7 Y8"])
    hand.act(0, {"do": "play", "card": "R2"})
    assert hand.table.phase == "dealing"
    hand.clock.advance(1)
    hand.send(hand.people[0], t="contribute", share="0" * 64)
    hand.clock.advance(1000)
    assert hand.table.phase == "dealing"
    assert 0 < (hand.room.left_ms() or 0) <= hand.room.limits.between_rounds_ms
    hand.send(hand.people[1], t="contribute", share="1" * 64)
    hand.clock.advance(1)
    assert hand.table.phase == "playing"


@pytest.mark.parametrize(("rules", "heard"), [("teams", 0), ("teams open_team_chat=true", 1), ("classic", 1)])
def test_partners_only_say_phrases_while_they_play(rules: str, heard: int) -> None:
    hand = Hand(4, rules=rules, chat=True, timers="off")
    hand.send(0, t="say", text="before")
    hand.start()
    before = len(hand.people[1].frames)
    answers = hand.send(0, t="say", text="I hold a red five")
    hand.send(0, t="phrase", number=0)
    said = [json.loads(frame) for frame in hand.people[1].frames[before:]]
    assert len([message for message in said if message.get("text") == "I hold a red five"]) == heard
    assert ["refused" in message.get("t", "") for message in answers].count(True) == 1 - heard
