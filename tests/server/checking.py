"""Checks a database and what clients saw, after any number of crashes. Shares no code with the server: it
reads rows
with sqlite3, takes the dealer's stream from the verifier, and replays on the engine.

What has to hold: every acknowledged action is in the log once, where it was said to be; entries are
numbered without a
gap; every deck is whole after every entry; and what each seat was shown is what a replay shows it.
"""

from __future__ import annotations

import collections
import dataclasses
import hashlib
import hmac
import json
import re
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from penultimate import verify
from penultimate.actions import Action
from penultimate.cards import Card
from penultimate.chance import Chance
from penultimate.events import seen
from penultimate.match import Match
from penultimate.reading import read_value
from penultimate.record import Proof
from penultimate.round import Round
from penultimate.rules.ruleset import RuleSet


@dataclass
class Seen:
    """What one client noted: acks by action id, and the events it was shown by entry."""

    code: str
    seat: int
    acks: dict[str, int] = field(default_factory=dict)
    events: dict[int, list[Any]] = field(default_factory=dict)
    doubled: int = 0


class Dealer:
    """The dealer's stream, from the verifier's words."""

    def __init__(self, key: bytes) -> None:
        self.words = verify.words_of(key)

    def below(self, n: int) -> int:
        return verify.pick(self.words, n)

    def shuffle(self, cards: list[int]) -> list[int]:
        return verify.mixed(self.words, list(cards))

    def device(self, _what: int, n: int) -> int:
        return verify.pick(self.words, n)


class Replay:
    """One table, replayed from its rows."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.rules, self.seats, self.number = "", 0, 0
        self.match: Match | None = None
        self.round: Round | None = None
        self.secret: tuple[bytes, bytes] = (b"", b"")
        self.shares: dict[int, bytes] = {}

    def take(self, entry: dict[str, Any]) -> Any:
        """One entry; gives what happened in the round."""
        kind = entry["entry"]
        if kind in ("opened", "configured"):
            self.rules = entry["settings"].get("rules", "classic")
            self.seats = entry["settings"].get("seats", 4)
            self.number = entry.get("match", 0) if kind == "opened" else self.number
        elif kind == "started":
            self.match, self.round = None, None
            self.number += 1
        elif kind == "committed":
            self.secret, self.shares = (bytes.fromhex(entry["seed"]), bytes.fromhex(entry["blind"])), {}
        elif kind == "contributed":
            self.shares[entry["seat"]] = bytes.fromhex(entry["share"])
        elif kind == "round_dealt":
            return self._deal()
        elif kind in ("acted", "host_said"):
            assert self.round is not None
            do = entry["do"] if kind == "acted" else [entry["do"]]
            events = self.round.act(entry["seat"], *[read_value(Action, one) for one in do])
            self._finished()
            return events
        return ()

    def _deal(self) -> Any:
        played = len(self.match.results) if self.match is not None else 0
        name = f"{self.code} {self.number} {played + 1}"
        seed, blind = self.secret
        shares = tuple((seat, share.hex()) for seat, share in sorted(self.shares.items()))
        proof = Proof(hashlib.sha256(blind + seed).hexdigest(), seed.hex(), blind.hex(), shares)
        key = verify.round_key(name, proof)
        if self.match is None:
            lots = hmac.new(key, b"match\x00" + bytes(8), hashlib.sha256).digest()
            self.match = Match(RuleSet.parse(self.rules), self.seats, int.from_bytes(lots[:7], "big"))
        self.round = self.match.next_round(Chance.outside(Dealer(key)))
        return self.round.opening

    def _finished(self) -> None:
        if self.round is not None and self.round.over and self.match is not None:
            self.match.finish(self.round)

    def whole(self) -> bool:
        """Whether every card of the deck is somewhere, once."""
        if self.round is None:
            return True
        deck = RuleSet.parse(self.rules).deck(self.seats)
        wanted = collections.Counter(dict(zip(deck.cards, deck.copies, strict=True)))
        cards = [card for seat in range(self.seats) for card in self.round.hand(seat)]
        return collections.Counter([*cards, *self.round.draw_pile, *self.round.discard_pile]) == wanted


def shown(value: Any) -> Any:
    """An event as a message has it."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [shown(item) for item in value]
    if dataclasses.is_dataclass(value):
        kind = re.sub(r"\B([A-Z])", r"_\1", type(value).__name__).lower()
        return {"what": kind} | {field.name: shown(getattr(value, field.name)) for field in dataclasses.fields(value)}
    return value


def check(data: Path, clients: list[Seen]) -> dict[str, int]:
    """Everything that has to hold. Raises AssertionError; gives counts."""
    db = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    found = collections.Counter[str]()
    by_code: dict[str, list[Seen]] = collections.defaultdict(list)
    for client in clients:
        by_code[client.code].append(client)
    for number, code in db.execute("select id, code from tables").fetchall():
        rows = db.execute("select seq, epoch, body from log where table_id = ? order by seq", (number,)).fetchall()
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
        assert [epoch for _, epoch, _ in rows] == sorted(epoch for _, epoch, _ in rows), "an old epoch wrote"
        _check_table(code, [(seq, json.loads(body)) for seq, _, body in rows], by_code[code], found)
        found["tables"] += 1
        found["entries"] += len(rows)
    db.close()
    return dict(found)


def _check_table(code: str, rows: list[tuple[int, Any]], clients: list[Seen], found: Any) -> None:
    places: dict[str, list[int]] = collections.defaultdict(list)
    for seq, entry in rows:
        if entry["entry"] == "acted" and entry.get("id"):
            places[entry["id"]].append(seq)
    assert all(len(seqs) == 1 for seqs in places.values()), "an action was entered twice"
    for client in clients:
        assert client.doubled == 0
        for name, seq in client.acks.items():
            assert places.get(name) == [seq], f"{code}: acknowledged {name} as {seq}, in the log at {places.get(name)}"
        found["acks"] += len(client.acks)
    replay = Replay(code)
    for seq, entry in rows:
        events = replay.take(entry)
        assert replay.whole(), f"{code}: a card is missing or doubled after entry {seq}"
        for client in clients:
            if seq in client.events:
                wanted = [shown(seen(event, client.seat)) for event in events]
                assert client.events[seq] == wanted, f"{code}, entry {seq}: seat {client.seat} was shown something else"
                found["events"] += len(wanted)
