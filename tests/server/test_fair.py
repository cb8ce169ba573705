"""The fair dealer, and the verifier that shares no code with it."""

from __future__ import annotations

import ast
import collections
import inspect
import itertools
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penultimate import verify
from penultimate.errors import PenultimateError
from penultimate.record import Record
from penultimate.server import fair
from penultimate.server.fair import FairDealer, Secret, round_key
from penultimate.server.record import Recorder

from .harness import Hand

SECRET = Secret(bytes(range(64)), bytes(range(32)))
SHARES = {0: b"a" * 32, 3: b"b" * 32}


def test_the_verifier_shares_nothing_with_the_server() -> None:
    tree = ast.parse(inspect.getsource(verify))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any("server" in name or "fair" in name for name in imported)


def test_known_values() -> None:
    """Written down once, so that no later version deals differently from an old seed."""
    key = round_key(SECRET, "ABCDEFGH 1 1", SHARES)
    dealer = FairDealer(key)
    known = json.loads((Path(__file__).parent / "corpus" / "fair-dealer.json").read_text())
    assert known["commitment"] == SECRET.commitment
    assert known["key"] == key.hex()
    assert known["shuffle"] == dealer.shuffle(list(range(20)))
    assert known["device"] == dealer.device(1, 6)
    assert known["below"] == dealer.below(1000)
    assert known["match"] == fair.match_seed(SECRET, "ABCDEFGH 1 1", SHARES)


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**31), max_size=30), st.integers(0, 110))
def test_dealer_and_verifier_agree(key: bytes, bounds: list[int], size: int) -> None:
    dealer, words = FairDealer(key), verify.words_of(key)
    for n in bounds:
        assert dealer.below(n) == verify.pick(words, n)
    assert dealer.shuffle(list(range(size))) == verify.mixed(words, list(range(size)))


def test_every_order_is_as_likely() -> None:
    counts = collections.Counter(
        tuple(FairDealer(round_key(SECRET, f"table {n}", {})).shuffle([0, 1, 2])) for n in range(6000)
    )
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_seats_and_names_change_the_key() -> None:
    other = {0: SHARES[3], 3: SHARES[0]}
    keys = {round_key(SECRET, name, shares) for name in "AB" for shares in (SHARES, {}, other)}
    keys.add(round_key(Secret.fresh(), "A", SHARES))
    assert len(keys) == 7


def test_what_did_not_come_to_pass_uses_nothing_up() -> None:
    dealer = FairDealer(bytes(32))
    dealer.shuffle(list(range(10)))
    mark = dealer.mark
    first = dealer.below(100), dealer.shuffle(list(range(9)))
    dealer.rewind(mark)
    assert (dealer.below(100), dealer.shuffle(list(range(9)))) == first
    assert len(dealer.transcript) == 3


def match_record(rules: str, seats: int) -> str:
    """The record of a match of bots and one person."""
    hand = Hand(1, seats=seats, rules=rules, timers="quick", pace_ms=100)
    hand.send(0, t="start")
    recorder = Recorder()
    for _ in range(4000):
        hand.clock.advance(0)
        if hand.table.phase == "dealing" and hand.table.secret is not None and not hand.table.shares:
            hand.send(0, t="contribute", share="5a" * 32)
        hand.clock.advance(15_000 if hand.table.phase == "playing" else 5000)
        if hand.table.phase == "over":
            break
    assert hand.table.phase == "over"
    for values in hand.store.rows:
        recorder.take(SimpleNamespace(**values))
    return str(recorder.record())


@pytest.fixture(scope="module")
def record() -> str:
    return match_record("classic match.kind=rounds match.rounds=2 start.player=lot +stacking", 3)


@pytest.mark.parametrize("rules", ["boom_o", "classic house.elimination=true", "flip single", "spin single", "attack"
                                   " single", "classic match.kind=rounds match.rounds=3 +music-chairs"])  # fmt: skip
def test_a_match_of_the_server_is_verified_and_replays(rules: str) -> None:
    text = match_record(rules, 4)
    found = Record.parse(text)
    assert len(verify.verify_record(text, (), ("5a" * 32,))) == len(found.rounds) + 1
    assert sum(move is not None for *_, move in found.replay()) == sum(len(entry.moves) for entry in found.rounds)


def test_a_record_is_verified(record: str) -> None:
    lines = verify.verify_record(record, (), ("5a" * 32,))
    assert len(lines) == len(Record.parse(record).rounds) + 1
    with pytest.raises(verify.Unfair, match="contribution"):
        verify.verify_record(record, (), ("5b" * 32,))
    with pytest.raises(verify.Unfair, match="commitment"):
        verify.verify_record(record, ("5b" * 32,))


NOT_PROVEN = ("rules", "names")
"""What people are called proves nothing; and other rules are found out as soon as they would have played otherwise."""


def kinds(text: str) -> dict[str, list[int]]:
    """The lines of a record by what they begin with; actions and players' numbers are one kind."""
    found: dict[str, list[int]] = collections.defaultdict(list)
    for number, line in enumerate(text.splitlines()):
        words = line.split()
        kind = "action" if words[0].isdigit() else " ".join(words[:2]) if words[0] == "!" else words[0]
        found[kind].append(number)
    return found


KINDS = ("penultimate", "seats", "table", "lots", "round", "commitment", "secret", "share", "! shuffle", "hands", "=",
         "action", "points", "winners")  # fmt: skip


def test_every_kind_of_line_is_spoilt(record: str) -> None:
    assert set(kinds(record)) == {*KINDS, *NOT_PROVEN}


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_spoilt_anywhere_is_found_out(record: str, kind: str) -> None:
    """Each line lost, doubled, exchanged with the next of its kind, and some of its letters changed."""
    lines, rng = record.splitlines(), random.Random(kind)
    numbers = kinds(record)[kind]
    spoilt: list[list[str]] = []
    for number in rng.sample(numbers, min(3, len(numbers))):
        line = lines[number]
        spoilt.append([*lines[:number], *lines[number + 1 :]])
        spoilt.append([*lines[:number], line, *lines[number:]])
        places = [place for place, letter in enumerate(line) if letter.isalnum()]
        for place in rng.sample(places, min(12, len(places))):
            other = rng.choice([x for x in ("0123456789abcdefRYGB") if x != line[place]])
            spoilt.append([*lines[:number], line[:place] + other + line[place + 1 :], *lines[number + 1 :]])
    for first, second in itertools.pairwise(numbers):
        if lines[first] != lines[second] and len(spoilt) < 60:
            exchanged = list(lines)
            exchanged[first], exchanged[second] = lines[second], lines[first]
            spoilt.append(exchanged)
    for changed in spoilt:
        try:
            verify.verify_record("\n".join(changed))
        except PenultimateError:
            continue
        # Readers are tolerant: what only says the same in other letters (`b7` for `B7`) is no other record.
        assert str(Record.parse("\n".join(changed))) == record


def exchange_two_cards(lines: list[str]) -> None:
    at = next(n for n, line in enumerate(lines) if line.startswith("! shuffle"))
    _, _, after, _, before = lines[at].split()
    cards = after.split(",")
    other = next(n for n in range(1, len(cards)) if cards[n] != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    lines[at] = f"! shuffle {','.join(cards)} from {before}"


def another_deck_order(lines: list[str]) -> None:
    """The same cards, told to have lain otherwise before: then the seed would give another order."""
    at = next(n for n, line in enumerate(lines) if line.startswith("! shuffle"))
    _, _, after, _, before = lines[at].split()
    lines[at] = f"! shuffle {after} from {','.join(before.split(',')[::-1])}"


def nothing_said_of_before(lines: list[str]) -> None:
    at = next(n for n, line in enumerate(lines) if line.startswith("! shuffle"))
    lines[at] = lines[at].partition(" from ")[0]


def a_seed_instead(lines: list[str]) -> None:
    at = next(n for n, line in enumerate(lines) if line.startswith("round"))
    lines[at] = lines[at].replace("seed ?", "seed 7")


def the_last_round_lost(lines: list[str]) -> None:
    at = next(n for n, line in enumerate(lines) if line.startswith("round 2"))
    del lines[at:-1]


def stopped_in_the_middle(lines: list[str]) -> None:
    del lines[-4:]


def no_lots(lines: list[str]) -> None:
    lines[:] = [line for line in lines if not line.startswith("lots")]


def more_chance(lines: list[str]) -> None:
    at = next(n for n, line in enumerate(lines) if line.startswith("hands"))
    lines.insert(at, "! below 6 1")


SPOILERS = [exchange_two_cards, another_deck_order, nothing_said_of_before, a_seed_instead, the_last_round_lost,
            stopped_in_the_middle, no_lots, more_chance]  # fmt: skip


@pytest.mark.parametrize("change", SPOILERS, ids=lambda change: change.__name__)
def test_a_record_spoilt_on_purpose_is_found_out(record: str, change: Any) -> None:
    lines = record.splitlines()
    change(lines)
    with pytest.raises(verify.Unfair):
        verify.verify_record("\n".join(lines))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format":"other","rounds":[]}', "7", '{"rounds":null}', b"\xff"]
)
def test_what_is_no_record_is_said_to_be_none(text: str | bytes) -> None:
    with pytest.raises(PenultimateError, match="not a record"):
        verify.verify_record(text)


def test_a_record_nobody_proves_is_said_to_be_one() -> None:
    with pytest.raises(verify.Unfair, match="carries no proof"):
        verify.verify_record("penultimate record 2\nrules classic\nseats 2\nround 1 dealer 0 starter ? seed 3\n")
