"""An example round: simple bots play a short one by the rules at hand, and the sentences of events tell it."""

from __future__ import annotations

from dataclasses import dataclass

from ..chance import Chance
from ..events import Drew, Event, NewHand, Owed, Passed, Played, seen
from ..language.speaking import language_for
from ..players import bot
from ..players.host import play_round
from ..round import Round
from ..rules.ruleset import RuleSet

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
TRIES = 12  # rounds dealt to find a short one
LONGEST = 30  # steps told; of a longer round the end is told
Moves = list[tuple[int, tuple[Event, ...]]]


@dataclass(frozen=True)
class Step:
    """One step of the round: the card that was laid, if any, and what happened."""

    card: str | None
    text: str


def example_round(rules: RuleSet, seats: int, lang: str) -> tuple[Step, ...]:
    """A short round in words, as somebody sees it who watches. The same rules tell the same round."""
    words = language_for(rules, lang)
    told = []
    moves = _together(min((_round(rules, seats, seed) for seed in range(TRIES)), key=len))
    if len(moves) > LONGEST:
        told.append(Step(None, words.say("story-later", count=len(moves) - LONGEST)))
    for _, events in moves[-LONGEST:]:
        text = " ".join(words.event(seen(event, None), NAMES) for event in events if not _needless(event, events))
        if text:
            told.append(Step(next(iter(_laid(events)), None), text))
    return tuple(told)


def _together(moves: Moves) -> Moves:
    """What one seat does in a row is one step, with one card that it lays."""
    steps: Moves = []
    for seat, events in moves:
        before = steps[-1] if steps else (-2, ())
        if seat == before[0] and not (_laid(before[1]) and _laid(events)):
            steps[-1] = (seat, before[1] + events)
        else:
            steps.append((seat, events))
    return steps


def _laid(events: tuple[Event, ...]) -> list[str]:
    """The codes of the cards that were laid."""
    return [str(event.card) for event in events if isinstance(event, Played)]


def _needless(event: Event, events: tuple[Event, ...]) -> bool:
    """What another sentence of the same step says already."""
    if isinstance(event, Owed):
        return any(isinstance(other, Drew) and other.penalty for other in events)
    if isinstance(event, Passed):
        return any(isinstance(other, Drew) for other in events)
    return isinstance(event, NewHand)


def _round(rules: RuleSet, seats: int, seed: int) -> Moves:
    """The moves of one round: what was dealt (by nobody, -1), then what each seat did and what followed."""
    round = Round.deal(rules, seats, Chance.seeded(seed), dealer=seats - 1)
    moves: Moves = [(-1, round.opening)]
    players = [bot("simple", seed + seat) for seat in range(seats)]
    play_round(round, players, seed, lambda seat, _actions, events: moves.append((seat, events)))
    return [(seat, events) for seat, events in moves if events]
