"""Reading records line by line, so that every error can say which; those of earlier versions as well."""

from __future__ import annotations

import json
import re

from .cards import Card, read_card
from .errors import BadNotation
from .events import Event
from .notation import read_action, read_event
from .oldrecord import read_old
from .record import VERSION, Proof, Record, RoundRecord
from .results import Result, Shuffle, read_result
from .round import Move
from .rules.ruleset import RuleSet

HEADERS = ("rules", "edition", "seats", "names", "table", "lots")
FIRST = [f"penultimate record {version}" for version in range(1, VERSION + 1)]


def read_record(text: str) -> Record:
    """The record a text is, in any form there ever was. Raises BadNotation with the line that is wrong."""
    return read_old(text) if text.lstrip().startswith("{") else _Reader(text).record()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, reason: str) -> BadNotation:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        return BadNotation(line[:200], reason, line=self.at + 1)

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() not in FIRST:
            raise self.fail(f"a record begins with {FIRST[-1]!r}")
        headers = self.headers()
        try:
            own = json.loads(headers.get("edition", '""'))
            if not isinstance(own, str):
                raise ValueError("an edition is a text")
            rules = RuleSet.parse(headers["rules"], own)
            seats = int(headers["seats"])
            if not 1 <= seats <= 16:
                raise ValueError("seats are 1 to 16")
            rules.tables(seats)
            names = json.loads(headers.get("names", "[]"))
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise ValueError("names are a list of texts")
            if len(names) not in (0, seats):
                raise ValueError("one name for each seat")
            table = self.table(headers["table"]) if "table" in headers else ""
            lots = int(headers["lots"]) if "lots" in headers else None
        except KeyError as error:
            raise self.fail(f"the header {error} is missing") from error
        except (ValueError, RecursionError) as error:
            self.at = 0
            raise self.fail(f"a header is wrong: {error}") from error
        record = Record(rules, seats, tuple(names), table=table, lots=lots)
        while self.at < len(self.lines):
            if self.lines[self.at].strip():
                self.line(record, self.lines[self.at].strip())
            self.at += 1
        return record

    def table(self, text: str) -> str:
        found = re.fullmatch(r"([0-9A-Z]{1,16}) match ([0-9]{1,9})", text)
        if found is None:
            raise ValueError("a table is 'CODE match NUMBER'")
        return f"{found[1]} {found[2]}"

    def headers(self) -> dict[str, str]:
        found: dict[str, str] = {}
        self.at = 1
        while self.at < len(self.lines):
            key, _, value = self.lines[self.at].strip().partition(" ")
            if key == "round":
                break
            if key not in (*HEADERS, "") or key in found:
                raise self.fail("not a header of a record")
            if key:
                found[key] = value
            self.at += 1
        return found

    def line(self, record: Record, line: str) -> None:
        word = line.split()[0]
        if record.winners is not None:
            raise self.fail("a record ends with the winners")
        try:
            if word == "round":
                record.rounds.append(self.round_head(record, line))
            elif not record.rounds:
                raise self.fail("a record goes on with a round")
            elif word == "winners":
                record.winners = self.seats_in(record, line.split()[1:])
            else:
                self.in_round(record, record.rounds[-1], word, line)
        except BadNotation as error:
            if error.line is not None:
                raise
            raise self.fail(str(error)) from error
        except ValueError as error:
            raise self.fail(str(error)) from error

    def in_round(self, record: Record, entry: RoundRecord, word: str, line: str) -> None:
        if word == "hands":
            twice = bool(entry.hands)
            entry.hands = tuple(self.cards(part) for part in line[6:].split(";"))
            if twice or len(entry.hands) != record.seats:
                raise self.fail("one hand for each seat")
        elif word == "!":
            entry.chance.append(self.chance(record, line))
        elif word == "=":
            self.events(entry, tuple(read_event(part) for part in line[2:].split(" | ")))
        elif word == "points":
            twice = entry.points is not None
            entry.points = tuple(int(part) for part in line.split()[1:])
            if twice or len(entry.points) != record.seats:
                raise self.fail("one number for each seat")
        elif word in ("commitment", "secret", "share"):
            entry.proof = self.proof(record, entry.proof, line.split())
        else:
            entry.moves.append(self.move(record, line))

    def proof(self, record: Record, so_far: Proof | None, words: list[str]) -> Proof:
        proof = so_far or Proof("", "", "")
        match words:
            case ["commitment", value] if _hex(value, 32) and not proof.commitment:
                return Proof(value, proof.seed, proof.blind, proof.shares)
            case ["secret", seed, blind] if _hex(seed, 64) and _hex(blind, 32) and not proof.seed:
                return Proof(proof.commitment, seed, blind, proof.shares)
            case ["share", seat, value] if _hex(value, 32):
                (number,) = self.seats_in(record, [seat])
                if proof.shares and number <= proof.shares[-1][0]:
                    raise self.fail("contributions stand in the order of seats, one of each")
                return Proof(proof.commitment, proof.seed, proof.blind, (*proof.shares, (number, value)))
        raise self.fail("a proof is 'commitment HEX', 'secret HEX HEX', 'share SEAT HEX', of 32, 64 and 32, 32 bytes")

    def round_head(self, record: Record, line: str) -> RoundRecord:
        words = line.split()
        pairs = dict(zip(words[::2], words[1::2], strict=False))
        known = ("round", "dealer", "starter", "seed", "out", "seating", "hands")
        if len(words) % 2 or len(pairs) * 2 != len(words) or list(pairs) != [key for key in known if key in pairs]:
            raise self.fail(f"a round is 'round N dealer SEAT starter SEAT seed NUMBER' and {', '.join(known[4:])}")
        if not all(key in pairs for key in known[:4]):
            raise self.fail("a round has a dealer, a starter and a seed")
        if pairs["round"] != str(len(record.rounds) + 1):
            raise self.fail(f"round {len(record.rounds) + 1} is missing")
        (dealer,) = self.seats_in(record, [pairs["dealer"]])
        starter = None if pairs["starter"] == "?" else self.seats_in(record, [pairs["starter"]])[0]
        seed = None if pairs["seed"] == "?" else int(pairs["seed"])
        if seed is not None and not 0 <= seed < 1 << 62:
            raise self.fail("a seed is a number from 0 to 2**62 - 1")
        entry = RoundRecord(dealer, starter, seed, (), ())
        entry.out = self.seats_in(record, pairs["out"].split(",")) if "out" in pairs else ()
        entry.seating = self.seats_in(record, pairs["seating"].split(",")) if "seating" in pairs else ()
        if entry.seating and sorted(entry.seating) != list(range(record.seats)):
            raise self.fail("a seating has every player once")
        entry.kept = "hands" in pairs
        if entry.kept and pairs["hands"] != "kept":
            raise self.fail("hands are kept, or not mentioned")
        return entry

    def seats_in(self, record: Record, words: list[str]) -> tuple[int, ...]:
        for word in words:
            if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < record.seats):
                raise self.fail(f"there is no seat {word}")
        return tuple(map(int, words))

    def cards(self, text: str) -> tuple[Card, ...]:
        return () if text.strip() == "-" else tuple(read_card(code) for code in text.split(","))

    def chance(self, record: Record, line: str) -> Result:
        result = read_result(line)
        if isinstance(result, Shuffle):
            deck = record.rules.deck(record.seats)
            for card in {*result.after, *(result.before or ())}:
                if deck.kind(card) < 0:
                    raise self.fail(f"the deck has no {card}")
        return result

    def events(self, entry: RoundRecord, events: tuple[Event, ...]) -> None:
        if entry.moves:
            last = entry.moves[-1]
            if last.events:
                raise self.fail("what followed a move stands on one line")
            entry.moves[-1] = Move(last.seat, last.chain, events)
        elif entry.opening:
            raise self.fail("what followed the deal stands on one line")
        else:
            entry.opening = events

    def move(self, record: Record, line: str) -> Move:
        seat, _, chain = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and int(seat) < record.seats and chain):
            raise self.fail("a move is a seat and what it did")
        return Move(int(seat), tuple(read_action(part) for part in chain.split(";")), ())


def _hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and re.fullmatch("[0-9a-f]*", text) is not None
