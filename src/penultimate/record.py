"""Records: a match as text, that replays.

    penultimate record 2
    rules classic house.stack=draw_two
    seats 3
    names ["Ada", "Bea", "Tom"]
    round 1 dealer 0 starter ? seed 42
    hands R5,B1,...;...;...
    = dealt 0 7 | turned_up R5
    1 play R5
    = played 1 R5 turn
    ...
    points 0 57 0
    winners 1

An action line is a seat and what it did (`; ` parts a chain), the line behind it what followed. A round of outside
chance has `seed ?` and its results on lines that begin with `!` (`results.py`). Behind the seed may stand `out 1,3`
(seats that had dropped out), `seating 2,0,1` (which player sat where) and `hands kept` (dealt on from the round
before). A match dealt by the fair dealer has the headers `table CODE match N` and `lots SEED`, and its rounds the
lines `commitment`, `secret SEED BLIND` and a `share SEAT BYTES` for each contribution. `docs/notation.md` says it all.

A record may stop anywhere at the end of a line and is still a record. It holds every card: it is for after the match.
What was written in an earlier version is read for ever.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from .cards import Card
from .chance import Chance
from .errors import PenultimateError
from .events import Event
from .notation import write_action, write_event
from .results import RecordedChance, RecordingChance, Result
from .round import Move, Round
from .rules.ruleset import RuleSet

VERSION = 2
HEADER = f"penultimate record {VERSION}"


def move_lines(move: Move) -> list[str]:
    """A move as a record has it: what was done, and what followed."""
    chain = "; ".join(write_action(action) for action in move.chain)
    return [f"{move.seat} {chain}", *_event_lines(move.events)]


def _event_lines(events: tuple[Event, ...]) -> list[str]:
    return ["= " + " | ".join(write_event(event) for event in events)] if events else []


def _numbers(values: tuple[int, ...], between: str = " ") -> str:
    return between.join(map(str, values))


@dataclass(frozen=True)
class Proof:
    """What the fair dealer revealed of a round, all in hexadecimal; `shares` by seat (`docs/fair-dealer.md`)."""

    commitment: str
    seed: str
    blind: str
    shares: tuple[tuple[int, str], ...] = ()

    def lines(self) -> list[str]:
        """The proof as a record has it."""
        shares = [f"share {seat} {share}" for seat, share in self.shares]
        return [f"commitment {self.commitment}", f"secret {self.seed} {self.blind}", *shares]


@dataclass
class RoundRecord:
    """One round: how it was dealt, its chance, its moves, and the points it brought (None while it is played)."""

    dealer: int
    starter: int | None
    seed: int | None
    hands: tuple[tuple[Card, ...], ...]
    opening: tuple[Event, ...]
    chance: list[Result] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    points: tuple[int, ...] | None = None
    out: tuple[int, ...] = ()
    seating: tuple[int, ...] = ()  # which player sits on each seat; empty: each on their own
    kept: bool = False
    proof: Proof | None = None

    @classmethod
    def of(cls, round: Round, seating: list[int] | None = None) -> RoundRecord:
        """The record of a round so far, without the hands that were dealt."""
        source = round.chance.source
        return cls(
            dealer=round.dealer,
            starter=round.starter,
            seed=round.chance.seed if source is None else None,
            hands=(),
            opening=round.opening,
            chance=source.results if isinstance(source, RecordingChance) else [],
            moves=round.history,
            out=round.out,
            seating=tuple(seating) if seating and seating != sorted(seating) else (),
            kept=round.kept,
        )

    def head(self, number: int) -> list[str]:
        """The lines a round begins with."""
        starter = "?" if self.starter is None else self.starter
        seed = "?" if self.seed is None else self.seed
        words = [f"round {number} dealer {self.dealer} starter {starter} seed {seed}"]
        words += [f"out {_numbers(self.out, ',')}"] if self.out else []
        words += [f"seating {_numbers(self.seating, ',')}"] if self.seating else []
        words += ["hands kept"] if self.kept else []
        hands = ";".join(",".join(map(str, hand)) or "-" for hand in self.hands)
        return [
            " ".join(words),
            *(self.proof.lines() if self.proof is not None else []),
            *map(str, self.chance),
            *([f"hands {hands}"] if self.hands else []),
            *_event_lines(self.opening),
        ]


@dataclass
class Record:
    """A match, or a part of one. `table` is the fair dealer's name of it (`CODE MATCH`), `lots` the seed of the
    match's own lots where they are not to be guessed, `winners` None while it is played."""

    rules: RuleSet
    seats: int
    names: tuple[str, ...] = ()
    rounds: list[RoundRecord] = field(default_factory=list)
    table: str = ""
    lots: int | None = None
    winners: tuple[int, ...] | None = None

    @classmethod
    def of(cls, round: Round) -> Record:
        """The record of one round so far.

        A round of outside chance replays where that chance was wrapped in a `RecordingChance`; one that began from a
        position, or with hands kept from the round before, does not.
        """
        return cls(round.rules, round.seats, rounds=[RoundRecord.of(round)])

    def begin(self, round: Round, seating: list[int] | None = None) -> RoundRecord:
        """Add a round just dealt, whose moves are then added to the entry this gives."""
        entry = RoundRecord.of(round, seating)
        entry.hands = tuple(round.hand(seat) for seat in range(round.seats))
        entry.moves = []
        self.rounds.append(entry)
        return entry

    # -------------------------------------------------------------- text

    def head(self) -> list[str]:
        """The headers."""
        lines = [HEADER, f"rules {self.rules}"]
        if self.rules.own:
            lines.append(f"edition {json.dumps(self.rules.own, ensure_ascii=False)}")
        lines.append(f"seats {self.seats}")
        if self.names:
            lines.append(f"names {json.dumps(list(self.names), ensure_ascii=False)}")
        if self.table:
            code, _, match = self.table.partition(" ")
            lines.append(f"table {code} match {match}")
        return [*lines, f"lots {self.lots}"] if self.lots is not None else lines

    def __str__(self) -> str:
        lines = self.head()
        for number, entry in enumerate(self.rounds, start=1):
            lines += entry.head(number)
            for move in entry.moves:
                lines += move_lines(move)
            if entry.points is not None:
                lines.append(f"points {_numbers(entry.points)}")
        if self.winners is not None:
            lines.append(f"winners {_numbers(self.winners)}".rstrip())
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record a text is. Raises BadNotation with the line that is wrong."""
        from .recordreader import read_record

        return read_record(text)

    # -------------------------------------------------------------- replaying

    def replay(self) -> Iterator[tuple[int, Round, Move | None]]:
        """Play the record again: number of the round, the round, and the move just made (None after the deal).

        Raises Diverged where the rules of today lead elsewhere than the record says; its events still tell what was.
        """
        round = None
        for number, entry in enumerate(self.rounds, start=1):
            round = self._dealt(number, entry, round)
            yield number, round, None
            for move in replayed(number, entry, round):
                yield number, round, move

    def _dealt(self, number: int, entry: RoundRecord, last: Round | None) -> Round:
        deck = self.rules.deck(self.seats)
        chance = (
            Chance.seeded(entry.seed) if entry.seed is not None else Chance.outside(RecordedChance(deck, entry.chance))
        )
        try:
            if entry.kept:
                if last is None:
                    raise Diverged(number, 0, "the round it goes on from is missing")
                return last.next(chance, entry.dealer)
            return Round.deal(self.rules, self.seats, chance, entry.dealer, entry.starter, entry.out)
        except Diverged:
            raise
        except PenultimateError as error:
            raise Diverged(number, 0, str(error)) from error


def replayed(number: int, entry: RoundRecord, round: Round) -> Iterator[Move]:
    """Make the moves of an entry in a round just dealt. Raises Diverged where anything comes out differently."""
    if round.opening != entry.opening:
        raise Diverged(number, 0, "the deal")
    if entry.hands and entry.hands != tuple(round.hand(seat) for seat in range(round.seats)):
        raise Diverged(number, 0, "the hands dealt")
    for count, move in enumerate(entry.moves, start=1):
        try:
            events = round.act(move.seat, *move.chain)
        except PenultimateError as error:
            raise Diverged(number, count, str(error)) from error
        if events != move.events:
            raise Diverged(number, count, "; ".join(move_lines(move)))
        yield move


class Diverged(PenultimateError):
    """A record that the rules of today play otherwise: from which round and move on."""

    def __init__(self, round: int, move: int, what: str) -> None:
        super().__init__(f"round {round}, move {move}: the rules now lead elsewhere ({what})")
        self.round = round
        self.move = move
