"""The fair dealer, and the verifier that shares no code with it."""

from __future__ import annotations

import ast
import collections
import inspect
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penultimate import verify
from penultimate.errors import PenultimateError
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


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a match of bots and one person."""
    hand = Hand(1, seats=3, rules="classic short_250 +stacking", timers="quick", pace_ms=100)
    hand.send(0, t="start")
    recorder = Recorder()

    class Row:
        def __init__(self, values: dict[str, Any]) -> None:
            self.seq, self.at, self.body = values["seq"], values["at"], values["body"]

    for _ in range(4000):
        hand.clock.advance(0)
        if hand.table.phase == "dealing" and hand.table.secret is not None and not hand.table.shares:
            hand.send(0, t="contribute", share="5a" * 32)
        hand.clock.advance(15_000 if hand.table.phase == "playing" else 5000)
        if hand.table.phase == "over":
            break
    assert hand.table.phase == "over"
    for values in hand.store.rows:
        recorder.take(Row(values))
    import msgspec

    return msgspec.json.encode(recorder.record()).decode()


def test_a_record_is_verified(record: str) -> None:
    lines = verify.verify_record(record, (), ("5a" * 32,))
    assert len(lines) == len(json.loads(record)["rounds"]) + 1


def spoilt(record: str, change: Any) -> str:
    value = json.loads(record)
    change(value)
    return json.dumps(value)


def exchange_two_cards(value: Any) -> None:
    cards = value["rounds"][0]["chance"][0][1]
    size = len(cards) // 2
    other = next(n for n in range(size + 1, 2 * size) if cards[n] != cards[size])
    cards[size], cards[other] = cards[other], cards[size]


def other_seed(value: Any) -> None:
    value["rounds"][0]["proof"]["seed"] = "00" * 64


def other_share(value: Any) -> None:
    value["rounds"][0]["proof"]["shares"]["0"] = "00" * 32


def dropped_share(value: Any) -> None:
    value["rounds"][0]["proof"]["shares"] = {}


def other_blind(value: Any) -> None:
    value["rounds"][-1]["proof"]["blind"] = "11" * 32


def other_commitment(value: Any) -> None:
    value["rounds"][0]["proof"]["commitment"] = "00" * 32


def other_lots(value: Any) -> None:
    value["seed"] += 1


def other_dealer(value: Any) -> None:
    value["rounds"][0]["dealer"] = (value["rounds"][0]["dealer"] + 1) % 3


def lost_action(value: Any) -> None:
    del value["rounds"][0]["actions"][3]


def other_event(value: Any) -> None:
    value["rounds"][0]["actions"][0]["events"].append({"what": "passed", "seat": 0})


def other_score(value: Any) -> None:
    value["scores"][0] += 1


def other_winner(value: Any) -> None:
    value["winners"] = [9]


def no_proof(value: Any) -> None:
    del value["rounds"][0]["proof"]


def lost_round(value: Any) -> None:
    del value["rounds"][0]


def more_chance(value: Any) -> None:
    value["rounds"][0]["chance"].append(["below", [6, 1]])


def unknown_chance(value: Any) -> None:
    value["rounds"][0]["chance"][0][0] = "wish"


def renamed(value: Any) -> None:
    value["rounds"][0]["name"] = "ZZZZZZZZ 1 1"


SPOILERS = [exchange_two_cards, other_seed, other_share, dropped_share, other_blind, other_commitment,
other_lots,
            other_dealer, lost_action, other_event, other_score, other_winner, no_proof, lost_round,
            more_chance,
            unknown_chance, renamed]  # fmt: skip


@pytest.mark.parametrize("change", SPOILERS, ids=lambda change: change.__name__)
def test_a_spoilt_record_is_not(record: str, change: Any) -> None:
    with pytest.raises(verify.Unfair):
        verify.verify_record(spoilt(record, change))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format":"other","rounds":[]}', "7", '{"rounds":null}'])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(PenultimateError, match="not a record"):
        verify.verify_record(text)
