"""Recorded playthroughs: one round of every edition, and one with each of its sets of house rules, by random play.

Run `python tests/playthroughs/play.py` to record those that are missing. A record that is there is never written anew
by itself: old ones tell of the rules as they were.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from laws.rule_sets import house_sets, random_action, seats_of

from penultimate import Chance, Round, RuleSet
from penultimate.editions import edition_names
from penultimate.record import Record

FOLDER = Path(__file__).with_name("records")
SEEDS = 12  # rounds to choose from: the shortest in which the most different things happen
LONGEST = 3000


def wanted() -> dict[Path, str]:
    """The file of every playthrough there has to be, and its rule set."""
    return {
        FOLDER / f"{name}-{number}.txt": text
        for name in edition_names()
        for number, text in enumerate((name, *house_sets(name)))
    }


def played(text: str, seed: int) -> Record | None:
    """The record of a round, None when it was too long."""
    rules = RuleSet.parse(text)
    seats = seats_of(rules)
    round = Round.deal(rules, seats, Chance.seeded(seed), seed % seats)
    record = Record(rules, seats)
    entry = record.begin(round)
    rng = random.Random(f"{text} {seed}")
    while not round.over and len(round.history) < LONGEST:
        round.act(*random_action(rng, round))
    entry.moves = list(round.history)
    return record if round.over else None


def worth(record: Record) -> float:
    """How much a record shows: different kinds of events and actions, for its length."""
    moves = record.rounds[0].moves
    kinds = {type(event) for move in moves for event in move.events} | {type(a) for move in moves for a in move.chain}
    return len(kinds) ** 2 / (len(moves) + 20)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in wanted().items():
        if not path.exists():
            records = [record for seed in range(SEEDS) if (record := played(text, seed)) is not None]
            path.write_text(str(max(records, key=worth)), encoding="utf-8")
            print(path.name, file=sys.stderr)
