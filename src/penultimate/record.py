"""Records: a match as text, that replays.

    penultimate record 1
    rules classic house.stack=draw_two
    seats 3
    names Ada Bea Tom
    round 1 dealer 0 starter ? seed 42
    hands R5,B1,...;...;...
    = dealt 0 7 | turned_up R5
    1 play R5
    = played 1 R5 turn
    ...
    points 0 57 0

An action line is a seat and what it did (`; ` parts a chain), the line behind it what followed. A round of outside
chance has `seed ?` and its results on lines `! shuffle CARDS`, `! device WHAT RESULT`, `! below N RESULT`. A record may
stop anywhere at the end of a line and is still a record. It holds every card: it is for after the match.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from .cards import Card, Deck, read_card
from .errors import BadNotation, PenultimateError
from .events import Event
from .kernel.chance import Chance as Source
from .notation import read_action, read_event, write_action, write_event
from .round import Chance, Move, Round
from .rules.ruleset import RuleSet

VERSION = 1
HEADER = f"penultimate record {VERSION}"


def move_lines(move: Move) -> list[str]:
    """A move as a record has it: what was done, and what followed."""
    chain = "; ".join(write_action(action) for action in move.chain)
    return [f"{move.seat} {chain}", *_event_lines(move.events)]


def _event_lines(events: tuple[Event, ...]) -> list[str]:
    return ["= " + " | ".join(write_event(event) for event in events)] if events else []


@dataclass
class RoundRecord:
    """One round: how it was dealt, its chance, its moves, and the points it brought (None while it is played)."""

    dealer: int
    starter: int | None
    seed: int | None
    hands: tuple[tuple[Card, ...], ...]
    opening: tuple[Event, ...]
    chance: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    points: tuple[int, ...] | None = None


@dataclass
class Record:
    """A match, or a part of one."""

    rules: RuleSet
    seats: int
    names: tuple[str, ...] = ()
    rounds: list[RoundRecord] = field(default_factory=list)

    @classmethod
    def of(cls, round: Round) -> Record:
        """The record of one round so far.

        A round of outside chance replays where that chance was wrapped in a `RecordingChance`; one that began from a
        position does not.
        """
        source = round.chance.source
        seed = round.chance.seed if source is None else None
        lines = source.lines if isinstance(source, RecordingChance) else []
        entry = RoundRecord(round.dealer, round.starter, seed, (), round.opening, lines, round.history)
        return cls(round.rules, round.seats, rounds=[entry])

    def begin(self, round: Round) -> RoundRecord:
        """Add a round just dealt, whose moves are then added to the entry this gives."""
        source = round.chance.source
        entry = RoundRecord(
            round.dealer,
            round.starter,
            round.chance.seed if source is None else None,
            tuple(round.hand(seat) for seat in range(round.seats)),
            round.opening,
            source.lines if isinstance(source, RecordingChance) else [],
        )
        self.rounds.append(entry)
        return entry

    # -------------------------------------------------------------- writing

    def head(self) -> list[str]:
        """The headers."""
        lines = [HEADER, f"rules {self.rules}", f"seats {self.seats}"]
        return [*lines, f"names {json.dumps(list(self.names), ensure_ascii=False)}"] if self.names else lines

    @staticmethod
    def round_head(number: int, entry: RoundRecord) -> list[str]:
        """The lines a round begins with."""
        starter = "?" if entry.starter is None else entry.starter
        seed = "?" if entry.seed is None else entry.seed
        hands = ";".join(",".join(map(str, hand)) or "-" for hand in entry.hands)
        return [
            f"round {number} dealer {entry.dealer} starter {starter} seed {seed}",
            *entry.chance,
            *([f"hands {hands}"] if entry.hands else []),
            *_event_lines(entry.opening),
        ]

    def __str__(self) -> str:
        lines = self.head()
        for number, entry in enumerate(self.rounds, start=1):
            lines += self.round_head(number, entry)
            for move in entry.moves:
                lines += move_lines(move)
            if entry.points is not None:
                lines.append(f"points {' '.join(map(str, entry.points))}")
        return "\n".join(lines) + "\n"

    # -------------------------------------------------------------- reading

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record a text is. Raises BadNotation with the line that is wrong."""
        return _Reader(text).record()

    # -------------------------------------------------------------- replaying

    def replay(self) -> Iterator[tuple[int, Round, Move | None]]:
        """Play the record again: number of the round, the round, and the move just made (None after the deal).

        Raises Diverged where the rules of today lead elsewhere than the record says; its events still tell what was.
        """
        for number, entry in enumerate(self.rounds, start=1):
            deck = self.rules.deck(self.seats)
            chance = (
                Chance.seeded(entry.seed)
                if entry.seed is not None
                else Chance.outside(RecordedChance(deck, entry.chance))
            )
            round = Round.deal(self.rules, self.seats, chance, entry.dealer, entry.starter)
            if round.opening != entry.opening:
                raise Diverged(number, 0, "the deal")
            yield number, round, None
            for count, move in enumerate(entry.moves, start=1):
                try:
                    events = round.act(move.seat, *move.chain)
                except PenultimateError as error:
                    raise Diverged(number, count, str(error)) from error
                if events != move.events:
                    raise Diverged(number, count, "; ".join(move_lines(move)))
                yield number, round, move


class Diverged(PenultimateError):
    """A record that the rules of today play otherwise: from which round and move on."""

    def __init__(self, round: int, move: int, what: str) -> None:
        super().__init__(f"round {round}, move {move}: the rules now lead elsewhere ({what})")
        self.round = round
        self.move = move


class RecordedChance:
    """Chance that comes from a record."""

    def __init__(self, deck: Deck, lines: list[str]) -> None:
        self.deck = deck
        self.lines = [line.split()[1:] for line in lines]

    def _next(self, what: str) -> list[str]:
        if not self.lines or self.lines[0][0] != what:
            raise PenultimateError(f"the record has no {what} here")
        return self.lines.pop(0)[1:]

    def below(self, n: int) -> int:
        return int(self._next("below")[1])

    def device(self, what: int, n: int) -> int:
        return int(self._next("device")[1])

    def shuffle(self, cards: list[int]) -> list[int]:
        order = [self.deck.kind(read_card(code)) for code in self._next("shuffle")[0].split(",")]
        return order[::-1]


class RecordingChance:
    """Chance from another source, with every result written down as a record has it."""

    def __init__(self, deck: Deck, source: Source) -> None:
        self.deck = deck
        self.source = source
        self.lines: list[str] = []

    def below(self, n: int) -> int:
        result = self.source.below(n)
        self.lines.append(f"! below {n} {result}")
        return result

    def device(self, what: int, n: int) -> int:
        result = self.source.device(what, n)
        self.lines.append(f"! device {what} {result}")
        return result

    def shuffle(self, cards: list[int]) -> list[int]:
        order = self.source.shuffle(cards)
        self.lines.append("! shuffle " + ",".join(str(self.deck.cards[kind]) for kind in order[::-1]))
        return order


class _Reader:
    """Reads a record line by line, so that every error can say which."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, reason: str) -> BadNotation:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        return BadNotation(line[:200], reason, line=self.at + 1)

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != HEADER:
            raise self.fail(f"a record begins with {HEADER!r}")
        headers = self.headers()
        try:
            rules = RuleSet.parse(headers["rules"])
            seats = int(headers["seats"])
            if not 1 <= seats <= 16:
                raise ValueError("seats are 1 to 16")
            rules.tables(seats)
            names = json.loads(headers.get("names", "[]"))
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise ValueError("names are a list of texts")
        except KeyError as error:
            raise self.fail(f"the header {error} is missing") from error
        except (ValueError, RecursionError) as error:
            self.at = 0
            raise self.fail(f"a header is wrong: {error}") from error
        record = Record(rules, seats, tuple(names))
        while self.at < len(self.lines):
            if self.lines[self.at].strip():
                self.line(record, self.lines[self.at].strip())
            self.at += 1
        return record

    def headers(self) -> dict[str, str]:
        found = {}
        self.at = 1
        while self.at < len(self.lines):
            key, _, value = self.lines[self.at].strip().partition(" ")
            if key == "round":
                break
            if key not in ("rules", "seats", "names", ""):
                raise self.fail("not a header of a record")
            found[key] = value
            self.at += 1
        return found

    def line(self, record: Record, line: str) -> None:
        word = line.split()[0]
        if word == "round":
            record.rounds.append(self.round_head(record, line))
            return
        if not record.rounds:
            raise self.fail("a record goes on with a round")
        entry = record.rounds[-1]
        try:
            if word == "hands":
                entry.hands = tuple(self.cards(part) for part in line[6:].split(";"))
                if len(entry.hands) != record.seats:
                    raise self.fail("one hand for each seat")
            elif word == "!":
                entry.chance.append(self.chance(record, line))
            elif word == "=":
                self.events(entry, tuple(read_event(part) for part in line[2:].split(" | ")))
            elif word == "points":
                entry.points = tuple(int(part) for part in line.split()[1:])
                if len(entry.points) != record.seats:
                    raise self.fail("one number for each seat")
            else:
                entry.moves.append(self.move(record, line))
        except BadNotation as error:
            if error.line is not None:
                raise
            raise self.fail(str(error)) from error
        except ValueError as error:
            raise self.fail(str(error)) from error

    def round_head(self, record: Record, line: str) -> RoundRecord:
        words = line.split()
        if len(words) != 8 or words[2::2] != ["dealer", "starter", "seed"]:
            raise self.fail("a round is 'round N dealer SEAT starter SEAT seed NUMBER'")
        if words[1] != str(len(record.rounds) + 1):
            raise self.fail(f"round {len(record.rounds) + 1} is missing")
        try:
            dealer = int(words[3])
            starter = None if words[5] == "?" else int(words[5])
            seed = None if words[7] == "?" else int(words[7])
        except ValueError as error:
            raise self.fail("dealer, starter and seed are numbers, or ?") from error
        for seat in (dealer, starter or 0):
            if not 0 <= seat < record.seats:
                raise self.fail(f"there is no seat {seat}")
        if seed is not None and not 0 <= seed < 1 << 62:
            raise self.fail("a seed is a number from 0 to 2**62 - 1")
        return RoundRecord(dealer, starter, seed, (), ())

    def cards(self, text: str) -> tuple[Card, ...]:
        return () if text.strip() == "-" else tuple(read_card(code) for code in text.split(","))

    def chance(self, record: Record, line: str) -> str:
        words = line.split()
        good = (len(words) == 3 and words[1] == "shuffle") or (
            len(words) == 4 and words[1] in ("device", "below") and words[2].isdigit() and words[3].isdigit()
        )
        if not good:
            raise self.fail("a result of chance is '! shuffle CARDS', '! device WHAT RESULT' or '! below N RESULT'")
        if words[1] == "shuffle":
            deck = record.rules.deck(record.seats)
            for code in words[2].split(","):
                if deck.kind(read_card(code)) < 0:
                    raise self.fail(f"the deck has no {code}")
        return line

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
