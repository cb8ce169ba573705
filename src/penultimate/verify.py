"""The fair dealer's proof, checked by code that shares nothing with the dealer.

For every round of a record: the commitment opens to the seed; what the seats contributed is in the key;
every shuffle
and device follows from the key, word by word; and the round, replayed with them, gives the events that were
shown.
"""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import itertools
import json
import re
import typing
from collections.abc import Iterator
from typing import Any

from . import actions
from .cards import Card, read_card
from .errors import PenultimateError
from .match import Match
from .round import Chance, Round
from .rules.ruleset import RuleSet


class Unfair(PenultimateError):
    """The record does not hold what the dealer promised; the message says where."""


def words_of(key: bytes) -> Iterator[int]:
    """The 32-bit words that a round's key stands for."""
    for block in itertools.count():
        digest = hmac.new(key, b"cards\x00" + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def pick(words: Iterator[int], n: int) -> int:
    """One of n: the first word below the last full multiple of n, taken modulo n."""
    return next(word for word in words if word < 2**32 - 2**32 % n) % n


def mixed(words: Iterator[int], cards: list[int]) -> list[int]:
    """The cards as Fisher-Yates leaves them, from the last place down."""
    order = cards[:]
    last = len(order) - 1
    while last > 0:
        other = pick(words, last + 1)
        order[last], order[other] = order[other], order[last]
        last -= 1
    return order


def round_key(proof: dict[str, Any]) -> bytes:
    """The key of a round, from what was revealed. Raises Unfair where that does not open the commitment."""
    try:
        seed, blind = bytes.fromhex(proof["seed"]), bytes.fromhex(proof["blind"])
        shares = sorted((int(seat), bytes.fromhex(share)) for seat, share in proof["shares"].items())
        name = proof["name"]
    except (KeyError, ValueError, AttributeError, TypeError) as error:
        raise Unfair(f"the proof of a round is not complete: {error}") from error
    if len(seed) != 64 or len(blind) != 32 or any(len(share) != 32 for _, share in shares):
        raise Unfair(f"round {name!r}: a seed has 64 bytes, a blind and a contribution 32")
    if hashlib.sha256(blind + seed).hexdigest() != proof.get("commitment"):
        raise Unfair(f"round {name!r}: seed and blind do not open the commitment")
    text = b"penultimate fair dealer 1\x00" + name.encode() + b"\x00"
    return hmac.new(seed, text + b"".join(bytes([n]) + share for n, share in shares), hashlib.sha256).digest()


def check_chance(name: str, key: bytes, chance: list[Any]) -> int:
    """Every result the dealer gave, in order; gives how many there were. Raises Unfair."""
    words = words_of(key)
    for number, (what, values) in enumerate(chance, 1):
        where = f"round {name!r}, result {number} ({what})"
        if what == "shuffle":
            half = len(values) // 2
            if number == 1 and values[:half] != sorted(values[:half]):
                raise Unfair(f"{where}: the deck was not in order before it was shuffled")
            if mixed(words, values[:half]) != values[half:]:
                raise Unfair(f"{where}: the cards do not lie as the seed says")
        elif what in ("below", "device"):
            *_, n, found = values
            if pick(words, n) != found:
                raise Unfair(f"{where}: the seed gives something else")
        else:
            raise Unfair(f"{where}: nothing that a dealer does")
    return len(chance)


class Recorded:
    """Chance as a record has it; what is asked must be what was asked then."""

    def __init__(self, name: str, chance: list[Any]) -> None:
        self.name = name
        self.left = list(chance)

    def _next(self, what: str, asked: list[int]) -> list[int]:
        if not self.left or self.left[0][0] != what or self.left[0][1][: len(asked)] != asked:
            raise Unfair(f"round {self.name!r}: the play asks for a {what} that the record has not")
        values: list[int] = self.left.pop(0)[1]
        return values[len(asked) :]

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""
        return self._next("below", [n])[0]

    def shuffle(self, cards: list[int]) -> list[int]:
        """The cards in their new order."""
        return self._next("shuffle", list(cards))

    def device(self, what: int, n: int) -> int:
        """The result of a device."""
        return self._next("device", [what, n])[0]


def shown(value: Any) -> Any:
    """An event as a record writes it."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [shown(item) for item in value]
    if dataclasses.is_dataclass(value):
        fields = {field.name: shown(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return {"what": _tag(type(value))} | fields
    return value


def _tag(kind: type) -> str:
    return re.sub(r"\B([A-Z])", r"_\1", kind.__name__).lower()


ACTIONS = {_tag(kind): kind for kind in typing.get_args(actions.Action)}


def read_action(line: dict[str, Any]) -> actions.Action:
    """An action as a record writes it."""
    kind = ACTIONS[line["do"]]
    hints = typing.get_type_hints(kind)
    values: dict[str, Any] = {}
    for name, value in line.items():
        if name != "do":
            values[name] = read_card(value) if isinstance(value, str) and "Card" in str(hints[name]) else value
    return typing.cast(actions.Action, kind(**values))


def replay(record: dict[str, Any]) -> None:
    """Play the record again with its own shuffles. Raises Unfair where anything comes out differently."""
    match = Match(RuleSet.parse(record["rules"]), record["seats"], record["seed"])
    for line in record["rounds"]:
        name = line["name"]
        chance = Recorded(name, line["chance"])
        round = match.next_round(Chance.outside(chance))
        if match.dealer != line["dealer"]:
            raise Unfair(f"round {name!r}: another seat had to deal")
        if [shown(event) for event in round.opening] != line["opening"]:
            raise Unfair(f"round {name!r}: the deal was shown differently")
        _play(round, line, name)
        if chance.left:
            raise Unfair(f"round {name!r}: the record has a {chance.left[0][0]} that the play does not ask for")
        if list(match.finish(round)) != line["proof"]["points"]:
            raise Unfair(f"round {name!r}: the points are others")
    if match.scores != record["scores"] or list(match.winners) != record["winners"]:
        raise Unfair("the scores are others")


def _play(round: Round, line: dict[str, Any], name: str) -> None:
    for number, action in enumerate(line["actions"], 1):
        try:
            events = round.act(action["seat"], *[read_action(one) for one in action["do"]])
        except PenultimateError as error:
            if isinstance(error, Unfair):
                raise
            raise Unfair(f"round {name!r}, action {number}: {error}") from error
        if [shown(event) for event in events] != action["events"]:
            raise Unfair(f"round {name!r}, action {number}: something else was shown")


def verify_record(text: bytes | str, commitments: tuple[str, ...] = (), shares: tuple[str, ...] = ()) -> list[str]:
    """What has been checked, one line each. `commitments` and `shares` are those a seat noted itself: each
    must be in
    the record. Raises Unfair, or PenultimateError for what is not a record."""
    try:
        record = json.loads(text)
        rounds = record["rounds"]
        if record["format"] != "penultimate table record 1":
            raise PenultimateError("not a record of a table, or of a later form")
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, PenultimateError):
            raise
        raise PenultimateError(f"not a record of a table: {error}") from error
    found: list[str] = []
    seen_commitments, seen_shares = set(), set()
    try:
        for number, line in enumerate(rounds):
            proof = line.get("proof")
            if proof is None or proof.get("name") != line["name"]:
                raise Unfair(f"round {line['name']!r}: there is no proof of it")
            if line["name"] != f"{record['code']} {record['match']} {number + 1}":
                raise Unfair(f"round {line['name']!r} is not round {number + 1} of this match")
            key = round_key(proof)
            if number == 0:
                lots = hmac.new(key, b"match\x00" + bytes(8), hashlib.sha256).digest()
                if int.from_bytes(lots[:7], "big") != record["seed"]:
                    raise Unfair("the lots for dealer and starter do not follow from the first round's seed")
            results = check_chance(line["name"], key, line["chance"])
            seen_commitments.add(proof["commitment"])
            seen_shares |= set(proof["shares"].values())
            added = len(proof["shares"])
            found.append(f"round {number + 1}: commitment opens, {added} contributions, {results} results follow")
        replay(record)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        if isinstance(error, PenultimateError):
            raise
        raise Unfair(f"the record is damaged: {error!r}") from error
    for wanted, seen, what in (
        (commitments, seen_commitments, "commitment"),
        (shares, seen_shares, "contribution"),
    ):
        for one in wanted:
            if one not in seen:
                raise Unfair(f"the {what} {one[:16]}... is not in this record")
    found.append("every deal, draw and score follows from these results")
    return found
