"""An example round: simple bots play a short one by the rules at hand, and the sentences of events tell it."""

from __future__ import annotations

from dataclasses import dataclass

from ..events import Drew, Event, NewHand, Owed, Played, seen
from ..players import bot
from ..players.host import play_round
from ..round import Chance, Round
from ..rules.ruleset import RuleSet
from .speaking import language

NAMES = (
    "Ada",
    "Bea",
    "Cem",
    "Dora",
    "Emil",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Juno",
    "Kai",
    "Lea",
    "Max",
    "Nils",
    "Ora",
    "Pia",
)
TRIES = 24  # rounds dealt to find a short one that shows much
LONGEST = 16  # steps told; of a longer round the end is told


@dataclass(frozen=True)
class Step:
    """One step of the round: the card that was laid, if any, and what happened."""

    card: str | None
    text: str


def example_round(rules: RuleSet, seats: int, lang: str) -> tuple[Step, ...]:
    """A short round in words, as somebody sees it who watches. The same rules tell the same round."""
    words = language(lang)
    told = []
    for events in min((_round(rules, seats, seed) for seed in range(TRIES)), key=len)[-LONGEST:]:
        cards = [str(event.card) for event in events if isinstance(event, Played)]
        shown = [event for event in events if not _needless(event, events)]
        text = " ".join(words.event(seen(event, None), NAMES) for event in shown)
        if text:
            told.append(Step(cards[-1] if cards else None, text))
    return tuple(told)


def _needless(event: Event, events: tuple[Event, ...]) -> bool:
    """What another sentence of the same step says already."""
    if isinstance(event, Owed):
        return any(isinstance(other, Drew) and other.penalty for other in events)
    return isinstance(event, NewHand)


def _round(rules: RuleSet, seats: int, seed: int) -> list[tuple[Event, ...]]:
    """The steps of one round: what was dealt, then each move that anybody made."""
    round = Round.deal(rules, seats, Chance.seeded(seed), dealer=seats - 1)
    steps = [round.opening]
    play_round(round, [bot("simple", seed + seat) for seat in range(seats)], seed, lambda _s, _a, e: steps.append(e))
    return [step for step in steps if step]
