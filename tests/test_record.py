"""Records: whole matches read as they were written and replay, in every edition; and old ones for ever."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from penultimate import Chance, Match, RuleSet
from penultimate.editions import edition_names
from penultimate.errors import BadNotation
from penultimate.players import bot
from penultimate.players.host import next_action
from penultimate.record import Diverged, Record
from penultimate.results import RecordingChance
from penultimate.verify import verify_record

RECORDS = Path(__file__).parent / "records"
LONG = (
    "boom_o",
    "classic match.kind=rounds match.rounds=3 +music-chairs",
    "classic house.elimination=true",
    "classic match.kind=rounds match.rounds=2 start.player=lot deal.dealer=random",
    "blast challenge_elimination=true match.target=100",
)


class Lots:
    """A source of chance for tests."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def device(self, _what: int, n: int) -> int:
        return self.random.randrange(n)

    def shuffle(self, cards: list[int]) -> list[int]:
        return self.random.sample(cards, len(cards))


def played(text: str, seats: int, outside: bool, rounds: int = 9) -> tuple[Record, Match]:
    """The record of a match of bots."""
    match = Match(RuleSet.parse(text), seats, 5)
    record = Record(match.rules, seats, tuple(f"Player {n}" for n in range(seats)))
    order = random.Random(text)
    while not match.over and len(record.rounds) < rounds:
        source = RecordingChance(match.rules.deck(seats), Lots(len(record.rounds)))
        round = match.next_round(Chance.outside(source) if outside else None)
        entry = record.begin(round, match.seating)
        players = [bot("simple", seat) for seat in range(seats)]
        for _ in range(3000):
            if round.over:
                break
            seat, action = next_action(round, players, order)
            round.act(seat, action)
        entry.moves = round.history
        entry.points = match.finish(round)
    if match.over:
        record.winners = match.winners
    return record, match


@pytest.mark.parametrize("outside", [False, True], ids=["seeded", "outside"])
@pytest.mark.parametrize("text", [*LONG, *edition_names()])
def test_a_match_replays_from_its_text(text: str, outside: bool) -> None:
    low = RuleSet.parse(text).values.count("players.min")
    record, match = played(text, max(4 if "elimination" in text else 3, low), outside, rounds=9 if text in LONG else 1)
    again = Record.parse(str(record))
    assert again == record
    *_, (number, last, _) = again.replay()
    assert number == len(record.rounds)
    assert match.last is not None
    assert last.history == match.last.history
    assert [last.view(seat) for seat in range(last.seats)] == [match.last.view(seat) for seat in range(last.seats)]


def test_what_is_carried_from_round_to_round_is_written() -> None:
    kept = str(played("boom_o", 3, True)[0])
    assert "round 1 dealer" in kept
    assert " hands kept\n" in kept
    assert " out " in str(played(LONG[2], 4, False)[0])
    assert " seating " in str(played(LONG[1], 3, False)[0])


def test_a_round_dealt_on_from_none_is_no_record_to_replay() -> None:
    text = str(played("boom_o", 3, False, rounds=1)[0])
    head = next(line for line in text.splitlines() if line.startswith("round 1"))
    with pytest.raises(Diverged, match="missing"):
        list(Record.parse(text.replace(head, head + " hands kept")).replay())


@pytest.mark.parametrize("file", sorted(RECORDS.iterdir()), ids=lambda file: file.name)
def test_old_records_are_read_for_ever(file: Path) -> None:
    record = Record.parse(file.read_text())
    assert Record.parse(str(record)) == record
    assert sum(1 for _ in record.replay()) > 20
    if file.suffix == ".json":
        assert verify_record(str(record))
        assert verify_record(file.read_bytes())


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("round 1 dealer 0 starter ? seed ? seed 3", "a round is"),
        ("round 1 dealer 0 seed 3", "a starter"),
        ("round 1 starter ? dealer 0 seed 3", "a round is"),
        ("round 2 dealer 0 starter ? seed 3", "round 1 is missing"),
        ("round 1 dealer 2 starter ? seed 3", "no seat 2"),
        ("round 1 dealer 0 starter ? seed 3 out 0,5", "no seat 5"),
        ("round 1 dealer 0 starter ? seed 3 seating 0,0", "every player once"),
        ("round 1 dealer 0 starter ? seed 3 hands open", "kept"),
        ("round 1 dealer 0 starter ? seed -1", "a seed"),
        ("round 1 dealer 0 starter ? seed ?\n! shuffle R5 from", "chance is"),
        ("round 1 dealer 0 starter ? seed ?\n! shuffle R5 from Z9", "no Z9"),
        ("round 1 dealer 0 starter ? seed ?\n! device 1 2 of x", "chance is"),
        ("round 1 dealer 0 starter ? seed ?\ncommitment 00", "a proof is"),
        ("round 1 dealer 0 starter ? seed ?\nshare 7 " + "00" * 32, "no seat 7"),
        ("round 1 dealer 0 starter ? seed ?\nshare 1 " + "00" * 32 + "\nshare 0 " + "00" * 32, "order of seats"),
        ("round 1 dealer 0 starter ? seed ?\nwinners 0\nround 2 dealer 0 starter ? seed ?", "ends with the winners"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(head: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason) as told:
        Record.parse(f"penultimate record 2\nrules classic\nseats 2\n{head}\n")
    assert told.value.line is not None
    assert told.value.line >= 4


@pytest.mark.parametrize(
    "head",
    ["penultimate record 3\nrules classic\nseats 2", "penultimate record 2\nrules classic\nrules flip\nseats 2",
     "penultimate record 2\nrules classic\nseats 2\nnames [\"Ada\"]", "penultimate record 2\nrules classic\nseats 2\n"
     "table a match b", '{"format": "penultimate table record 2"}', "{", "{}", "[]"],
)  # fmt: skip
def test_what_is_no_record_is_refused(head: str) -> None:
    with pytest.raises(BadNotation):
        Record.parse(head)
