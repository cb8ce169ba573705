"""Counts sequences of actions of every edition, as it comes and with house rules, from a deal of few cards.

Run `python tests/perft/editions.py` to count all of them anew into `editions.toml`, and look at what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from laws.rule_sets import house_sets, seats_of

from penultimate import Chance, Round, RuleSet
from penultimate.editions import edition, edition_names
from penultimate.kernel.draft import LETTERS
from perft.count import perft

FILE = Path(__file__).with_name("editions.toml")
SEEDS = 16  # deals to choose from: the one that shows most cards which classic has not
HAND = "deal.hand_size=3"
MOST = 800  # no length is counted that would have many more
DEPTH = 6
CLASSIC = {face.sign for face, _ in edition("classic").deck}


def texts() -> list[str]:
    """Every edition as it comes, and with all the house rules that it does not exclude."""
    return [text for name in edition_names() for text in (name, *house_sets(name))]


def dealt(text: str) -> Round:
    """The deal that is counted from: three cards each, and among them what is special."""
    rules = RuleSet.parse(f"{text} {HAND}")
    deals = [Round.deal(rules, seats_of(rules), Chance.seeded(seed)) for seed in range(SEEDS)]
    return max(deals, key=special)


def special(round: Round) -> int:
    """How many different cards the hands show that classic has not, and then how many that are no numbers."""
    faces = {round.face(card) for seat in range(round.seats) for card in round.hand(seat)}
    signs = {code[1:] if code[0] in LETTERS else code for code in faces}
    return 10 * len(signs - CLASSIC) + sum(not sign.isdigit() for sign in signs)


def counts(text: str, depth: int = DEPTH) -> list[int]:
    """The counts from a length of one on."""
    start = dealt(text)
    found = [perft(start, 1)]
    while len(found) < depth and found[-1] * (found[-1] / (found[-2] if len(found) > 1 else 1)) <= MOST:
        found.append(perft(start, len(found) + 1))
    return found


if __name__ == "__main__":
    lines = ["# How many sequences of actions a deal has, by length. Made by tests/perft/editions.py.", ""]
    lines += [f'"{text}" = {counts(text)}' for text in texts()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
