"""Editions as strangers might write them: random decks, random programs of every public verb."""

from __future__ import annotations

import random
import sys

from laws.rule_sets import random_action

from penultimate import Chance, Round, RuleSet
from penultimate.editions.checking import first_question
from penultimate.kernel.draft import Draft
from penultimate.kernel.homemade import Known, check_home_made
from penultimate.kernel.programs import BadProgram
from penultimate.kernel.vocabulary import DEVICES, PHRASES, TOKENS, VERBS, WHO

PATTERNS = [*PHRASES, *(verb.written for verb in VERBS if not verb.internal)]
SETS = {"reds": "R", "numbers": "number", "wilds": "W Wown"}
KNOWN = Known(SETS, ("ritual",), {"wheel": [1, 2], "lever": [3, 0, 1], "launcher": [50, 100], "burst": [1, 2, 1]})


def random_step(rng: random.Random) -> str:
    """One step: a pattern with arguments filled in."""
    words = []
    for want in rng.choice(PATTERNS).split():
        match want:
            case "WHO":
                words.append(rng.choice(list(WHO)))
            case "COUNT":
                words.append(str(rng.choice((0, 1, 1, 2, 3, 5, 30))))
            case "CARDS":
                words.append(rng.choice(list(SETS)))
            case "DEVICE":
                words.append(rng.choice(list(DEVICES)))
            case "TOKEN":
                words.append(rng.choice(list(TOKENS)))
            case "PROGRAM":
                words.append("ritual")
            case "LABEL":
                words.append("on")
            case _:
                words.append(want)
    return " ".join(words)


def random_program(rng: random.Random, longest: int = 5, ritual: bool = True) -> str:
    """A program the checker lets pass."""
    while True:
        steps = [random_step(rng) for _ in range(rng.randint(1, longest))]
        text = "; ".join([*steps, "on:"])
        if not ritual and "do ritual" in text:
            continue
        try:
            check_home_made(text, KNOWN)
        except BadProgram:
            continue
        return text


def quiet_program(rng: random.Random) -> str:
    """A program that asks nothing, as it may stand before a turn."""
    while first_question(text := random_program(rng, 2)):
        pass
    return text


def random_edition(rng: random.Random) -> str:
    """The text of an edition that passes the checker."""
    signs = ["skip", "rev", "+2", "own", "odd"]
    wilds = ["W", "Wown", "W+4"]
    lines = ['title = "Stranger"', f"seats = [{rng.choice((2, 2, 3))}, 6]", f"hand = {rng.randint(1, 9)}"]
    lines += ["[deck]", f'coloured = {{ "0-{rng.randint(3, 9)}" = 1, {", ".join(f"{q(s)} = 2" for s in signs)} }}']
    lines += [f"wild = {{ {', '.join(f'{q(s)} = {rng.randint(1, 6)}' for s in wilds)} }}", "[effects]"]
    lines += [f"{q(sign)} = {q(random_program(rng))}" for sign in (*signs, *wilds)]
    for table in ("first", "last", "reply"):
        lines += [f"[{table}]"]
        lines += [f"{q(sign)} = {q(random_program(rng, 3))}" for sign in (*signs, *wilds) if rng.random() < 0.3]
    lines += ["[sets]", *(f"{name} = {q(words)}" for name, words in SETS.items())]
    lines += ["[devices]", *(f"{name} = {weights}" for name, weights in KNOWN.devices.items())]
    lines += ["[programs]", f"ritual = {q(random_program(rng, 3, ritual=False))}"]
    for name, usual in (("on_turn", Draft.on_turn), ("on_draw", Draft.on_draw), ("next", Draft.next)):
        if rng.random() < 0.15:
            lines.append(f"{name} = {q(quiet_program(rng) + '; ' + usual)}")
    return "\n".join(lines) + "\n"


def q(text: str) -> str:
    """In quotes."""
    return f'"{text}"'


class Strict(list[int]):
    """A list that knows no places from behind: under Numba such a read would be somebody else's memory."""

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        assert not isinstance(at, int) or at >= 0, f"place {at}"
        return super().__getitem__(at)

    def __setitem__(self, at, value):  # type: ignore[no-untyped-def]
        assert not isinstance(at, int) or at >= 0, f"place {at}"
        super().__setitem__(at, value)


def strictly(registers: object) -> None:
    """Make every array of registers or tables strict."""
    for name in type(registers).__slots__:  # type: ignore[attr-defined]
        value = getattr(registers, name, None)
        if type(value) is list and name != "log":
            setattr(registers, name, Strict(value))


def play_strangers(seed: int, rounds: int = 1, acts: int = 250) -> int:
    """Play an edition of a stranger for a while. Gives the acts."""
    rng = random.Random(seed)
    rules = RuleSet.of_edition(random_edition(rng))
    seats = rng.randint(*rules.edition.seats)
    tables = rules.tables(seats)
    strictly(tables)
    total = sum(rules.draft(seats).deck.values())
    done = 0
    for deal in range(rounds):
        round = Round.deal(rules, seats, Chance.seeded(seed * 10 + deal))
        strictly(round._s)
        assert len(round.cards) == total
        for _ in range(acts):
            if round.over:
                break
            round.act(*random_action(rng, round))
            assert len(round.cards) == total
            done += 1
    return done


if __name__ == "__main__":
    count = int(sys.argv[1])
    print(
        sum(play_strangers(seed, 3, 600) for seed in range(count)), "acts in", count, "editions of strangers: all well"
    )
