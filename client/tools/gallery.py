"""Play a few rounds of every edition and keep moments of them for the gallery: each question a seat is asked there.

Run by `client/check`; what it writes is committed. The moments are what a table really shows, so the gallery needs no
rule to make them up.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from penultimate import decisions as dec
from penultimate.editions import edition, edition_names
from penultimate.events import seen
from penultimate.match import Match
from penultimate.players.host import next_action
from penultimate.players.random import RandomPlayer
from penultimate.round import Round
from penultimate.rules.ruleset import RuleSet
from penultimate.server.forms import plain, snake
from penultimate.server.kit import kit_of
from penultimate.server.projection import fields_of

TARGET = Path(__file__).parent.parent / "src" / "gallery" / "made" / "moments.json"
ROUNDS, MOVES, SEATS = 12, 120, 4
TOLD = 12
"""How many events before a moment its log tells."""
SHOWN = 6
"""How many discards are kept: the table shows the last few."""
# What the hand-made pictures of the classic table show already.
CLASSIC = {"use_drawn", "pick_colour"}


def question(round: Round) -> str:
    """What is asked of the first seat, or "" where it is not."""
    decision = round.decision
    if 0 not in dec.seats_of(decision) and not isinstance(decision, dec.LastCall):
        return ""
    name = snake(type(decision).__name__)
    return f"{name}_{decision.purpose}" if isinstance(decision, dec.PickCard) else name


def richness(view: dict[str, Any]) -> int:
    """How much there is to see: what lies on the table besides the piles, and a hand of a usual size."""
    table = view["table"]
    things = sum(1 for value in table.values() if value) + len(table["row"]) + sum(map(bool, table["tokens"]))
    return 3 * things + min(len(view["hand"]), 8) + len(view["options"])


def moments(name: str) -> dict[str, Any]:
    """The richest moment for each question of an edition."""
    source = edition(name)
    seats = max(source.seats[0], min(SEATS, source.seats[1]))
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for number in range(ROUNDS):
        rules = RuleSet.parse(name)
        round = Match(rules, seats=seats, seed=number).next_round()
        order = random.Random(f"gallery {number}")
        players = [RandomPlayer(100 * number + seat) for seat in range(seats)]
        told = [plain(seen(event, 0)) for event in round.opening]
        for move in range(MOVES):
            if round.over:
                break
            asked = question(round)
            if asked and move > 6 and (asked not in CLASSIC or name == "flip"):
                view = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(shown(round))))
                moment = {
                    "rules": rules.text,
                    "seats": seats,
                    "kit": kit_of(rules, seats),
                    "view": view,
                    "events": told[-TOLD:],
                }
                score = richness(view)
                if asked not in best or score > best[asked][0]:
                    best[asked] = (score, moment)
            if isinstance(round.decision, dec.LastCall):
                break  # Nobody is waited for: that is for a host to end.
            seat, action = next_action(round, players, order)
            told += [plain(seen(event, 0)) for event in round.act(seat, action)]
    return {f"{name}.{asked}": moment for asked, (_, moment) in sorted(best.items())}


def shown(round: Round) -> dict[str, Any]:
    """The fields of the first seat's view."""
    fields = {key: plain(value) for key, value in fields_of(round.view(0)).items()}
    return {**fields, "discards": fields["discards"][-SHOWN:]}


def main() -> None:
    """Write the file."""
    found = {key: moment for name in edition_names() for key, moment in moments(name).items()}
    text = msgspec.json.encode(found).decode()
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(
        json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"') + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
