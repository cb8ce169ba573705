"""Records as table servers wrote them at first: one JSON object, `penultimate table record 1`. Read for ever."""

from __future__ import annotations

import json
from typing import Any

from .actions import Action
from .cards import read_card
from .chance import Chance
from .errors import BadNotation, PenultimateError
from .events import Event
from .match import Match
from .reading import read_value
from .record import Proof, Record, RoundRecord, replayed
from .results import Below, Device, RecordedChance, Result, Shuffle
from .round import Move
from .rules.ruleset import RuleSet

FORMAT = "penultimate table record 1"


def read_old(text: str) -> Record:
    """The record that a JSON text is. Raises BadNotation."""
    try:
        found = json.loads(text)
        if found.get("format") != FORMAT:
            raise BadNotation(text[:60], f"a record in JSON says that it is a {FORMAT!r}")
        rounds = [_round(entry) for entry in found["rounds"]]
        names = tuple(found["rounds"][-1]["names"]) if rounds else ()
        table = f"{found['code']} {found['match']}"
        rules = RuleSet.parse(found["rules"])
        record = Record(rules, found["seats"], names, rounds, table, found["seed"], tuple(found["winners"]))
        _complete(record)
        return record
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, StopIteration, RecursionError) as error:
        if isinstance(error, PenultimateError):
            raise
        raise BadNotation(text[:60], f"not a record of a table: {error!r}") from error


def _round(found: dict[str, Any]) -> RoundRecord:
    proof = found["proof"]
    shares = tuple(sorted((int(seat), share) for seat, share in proof["shares"].items()))
    return RoundRecord(
        dealer=found["dealer"],
        starter=None,
        seed=None,
        hands=(),
        opening=_events(found["opening"]),
        chance=[_result(found["cards"], what, values) for what, values in found["chance"]],
        moves=[
            Move(
                line["seat"],
                tuple(read_value(Action, do) for do in line["do"]),
                _events(line["events"]),
            )
            for line in found["actions"]
        ],
        points=tuple(proof["points"]),
        proof=Proof(proof["commitment"], proof["seed"], proof["blind"], shares),
    )


def _complete(record: Record) -> None:
    """Add how each round was dealt, which these records leave to the match's own lots."""
    match = Match(record.rules, record.seats, record.lots or 0)
    try:
        for number, entry in enumerate(record.rounds, start=1):
            round = match.next_round(Chance.outside(RecordedChance(record.rules.deck(record.seats), entry.chance)))
            told = RoundRecord.of(round, match.seating)
            entry.starter, entry.out, entry.seating, entry.kept = told.starter, told.out, told.seating, told.kept
            entry.hands = tuple(round.hand(seat) for seat in range(record.seats))
            for _ in replayed(number, entry, round):
                pass
            match.finish(round)
    except PenultimateError:
        # The rules of today lead elsewhere: what was played is told by the events all the same.
        return


def _result(cards: list[str], what: str, values: list[int]) -> Result:
    if what == "shuffle":
        drawn = tuple(read_card(cards[kind]) for kind in reversed(values))
        half = len(drawn) // 2
        return Shuffle(drawn[:half], drawn[half:])
    if what == "device":
        which, n, found = values
        return Device(which, found, n)
    n, found = values
    return Below(n, found)


def _events(lines: list[dict[str, Any]]) -> tuple[Event, ...]:
    return tuple(read_value(Event, line) for line in lines)
