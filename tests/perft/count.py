"""Counts sequences of actions from a position: in the kernel, and in the naive model.

Run `python tests/perft/count.py DEPTH` to count all tables deeper than the tests do.
"""

from __future__ import annotations

import copy
import sys
import tomllib
from pathlib import Path
from typing import Any

from penultimate import Round, RuleSet
from penultimate.notation import read_position

TABLES = Path(__file__).with_name("tables.toml")


def tables() -> list[dict[str, Any]]:
    return tomllib.loads(TABLES.read_text(encoding="utf-8"))["table"]


def start(table: dict[str, Any]) -> Round:
    return Round.at(RuleSet.parse(table["rules"]), read_position(table["position"]))


def perft(round: Round, depth: int) -> int:
    """Sequences of exactly `depth` actions of anybody, or fewer where the round ends."""
    if depth == 0 or round.over:
        return 1
    count = 0
    for seat in range(round.seats):
        for action in round.options(seat):
            twin = round.copy()
            twin.act(seat, action)
            count += perft(twin, depth - 1)
    return count


def model_table(table: dict[str, Any]) -> Any:
    """The same position in the naive model. Its reshuffles are not the kernel's: the piles must be long enough."""
    from model.table import Table

    position = read_position(table["position"])
    values = RuleSet.parse(table["rules"]).values
    options = {
        key: [int(n) for n in value] if isinstance(value, tuple) and key == "house.slap" else value
        for key, value in values.items()
    }
    from model.options import OFFICIAL

    return Table(
        {key: value for key, value in options.items() if key in OFFICIAL},
        [[str(card) for card in hand] for hand in position.hands],
        [str(card) for card in position.draw],
        [str(card) for card in position.discard],
        turn=position.turn,
        direction=position.direction,
        shuffle=list,
    )


def model_perft(table: Any, depth: int) -> int:
    """The same count in the model."""
    if depth == 0 or table.over:
        return 1
    count = 0
    for seat in range(table.seats):
        for action in sorted(table.options(seat)):
            twin = copy.deepcopy(table)
            twin.act(seat, action)
            count += model_perft(twin, depth - 1)
    return count


if __name__ == "__main__":
    for entry in tables():
        print(entry["rules"])
        for deep in range(1, int(sys.argv[1]) + 1):
            print(f"  {deep} {perft(start(entry), deep)}", flush=True)
