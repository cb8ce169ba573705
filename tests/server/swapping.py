"""The third law on real message bytes: exchange cards a viewer has never seen, play the same actions, and
every byte
the viewer is sent stays the same, and so does when it is sent.

    python -m tests.server.swapping --pairs 1000

One run plays a match at random; the other has two cards of the shuffled deck exchanged and plays the same
actions. Where
the events that the engine shows the viewer are the same in both, all the server sends has to be the same.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from penultimate import decisions as dec
from penultimate.actions import Action
from penultimate.editions import edition_names
from penultimate.errors import PenultimateError
from penultimate.events import Event, seen
from penultimate.rules.ruleset import RuleSet, presets
from penultimate.server import due, fair
from penultimate.server import entries as en
from penultimate.server import table as table_module
from penultimate.server.defaults import answers
from penultimate.server.fair import FairDealer, Secret
from penultimate.server.forms import plain
from penultimate.view import View

from .harness import Frames, Hand

SECRET = Secret(b"s" * 64, b"b" * 32)
THINKS = 2000  # longer than any pace, so that what is forced has been given by then


@dataclass
class Step:
    """A message sent at a moment, in milliseconds after the deal."""

    at: int
    seat: int
    action: dict[str, Any]
    seq: int


@dataclass
class Script:
    """What is done in both runs: messages of people, and what the bots choose."""

    steps: list[Step] = field(default_factory=list)
    chosen: list[tuple[int, Action]] = field(default_factory=list)  # question, action
    until: int = 0


class Puppet:
    """A bot that chooses at random and notes it, or chooses as noted."""

    def __init__(self, run: Run, seat: int) -> None:
        self.run, self.seat = run, seat

    def choose(self, _view: View, options: Sequence[Action], /) -> Action | None:
        table = self.run.hand.table
        if self.seat not in table.asked:
            return None
        if self.run.follows is None:
            action = self.run.random.choice(answers(tuple(options)) or options)
            self.run.script.chosen.append((table.question, action))
            return action
        for question, action in self.run.follows.chosen:
            if question == table.question:
                return action
        raise Diverged


class Diverged(Exception):
    """The exchanged card has shown: this is no pair."""


class Run:
    """One round, played at random or after a script, and everything that left the server meanwhile."""

    def __init__(
        self,
        rules: str,
        seats: int,
        viewer: int,
        seed: int,
        swap: tuple[int, int] | None,
        follows: Script | None,
    ) -> None:
        self.random = random.Random(seed)
        self.viewer, self.follows = viewer, follows
        self.script = Script()
        self.events: list[Event] = []
        self.held: list[Any] = []  # the viewer's own cards, entry by entry
        self.order: list[int] = []
        self.refused = False
        run = self

        class Swapping(FairDealer):
            def shuffle(self, cards: list[int]) -> list[int]:
                order = super().shuffle(cards)
                if not run.order:
                    if swap is not None:
                        i, j = swap
                        order[i], order[j] = order[j], order[i]
                    run.order = list(order)
                return order

        commit, dealer = due.commit, table_module.FairDealer
        due.commit = lambda room: room.record(en.Committed(SECRET.seed.hex(), f"{seed:064x}"))  # type: ignore[assignment]
        table_module.FairDealer = Swapping  # type: ignore[misc]
        try:
            self._deal(rules, seats, seed)
        finally:
            due.commit = commit
            table_module.FairDealer = dealer  # type: ignore[misc]

    def _deal(self, rules: str, seats: int, seed: int) -> None:
        self.hand = hand = Hand(seats - 1, seats=seats, rules=rules, timers="relaxed", pace_ms=1000, answer_ms=1500)
        self.spectator = Frames("spectator", "S")
        hand.room.enter(self.spectator, None)
        hand.send(0, t="start")
        for seat in range(seats - 1):
            hand.send(seat, t="contribute", share=f"{seed + seat:064x}")
        self.times: dict[str, list[int]] = {"viewer": [], "spectator": []}
        self._watch(hand.people[self.viewer], "viewer")
        self._watch(self.spectator, "spectator")
        apply = hand.table.apply

        def noted(entry: en.Entry, at: int) -> tuple[Event, ...]:
            events = apply(entry, at)
            self.events += events
            if hand.table.round is not None:
                # Backs of two-sided cards lie open: what shows there has been seen.
                view = hand.table.round.view(self.viewer)
                self.held.append((view.hand, view.backs, view.table.top_back))
            return events

        hand.table.apply = noted  # type: ignore[method-assign]
        kind = hand.settings.bots or "simple"
        hand.room.players = {seats - 1: (kind, Puppet(self, seats - 1))}
        for _ in range(10):
            if hand.table.phase == "playing":
                break
            hand.clock.advance(1000)
        self.began = hand.clock.us

    def _watch(self, person: Frames, name: str) -> None:
        times, push = self.times[name], type(person).push

        class Timed(Frames):
            __slots__ = ()

            def push(self, frame: bytes) -> None:
                times.append(hand_clock.us)
                push(self, frame)

        hand_clock = self.hand.clock
        person.__class__ = Timed

    @property
    def now(self) -> int:
        """Milliseconds since the deal."""
        return (self.hand.clock.us - self.began) // 1000

    def play(self, steps: int) -> None:
        """Play at random, and note the script."""
        for _ in range(steps):
            if self.hand.table.phase != "playing":
                break
            self._random_step()
        self.script.until = self.now
        for row in self.hand.store.rows:
            entry = en.read_entry(row["body"])
            if isinstance(entry, en.Acted) and entry.by in ("forced", "clock") and entry.seat != self.viewer:
                at = max(0, row["at"] - self.began // 1000 - 1)
                self.script.steps.append(Step(at, entry.seat, json.loads(_json(entry.do[0])), row["seq"] - 1))
        self.script.steps.sort(key=lambda step: step.at)

    def _random_step(self) -> None:
        table = self.hand.table
        bot = self.hand.settings.seats - 1
        if isinstance(table.decision, dec.Race):
            self.hand.clock.advance(1100)
            for seat in list(table.asked):
                if seat != bot and isinstance(table.decision, dec.Race) and seat in table.asked:
                    self._send(seat, {"do": "slap"})
                    self.hand.clock.advance(20)
            self.hand.clock.advance(3500)
            return
        for seat in range(bot):
            options = self.hand.room.view(seat).options  # type: ignore[union-attr]
            offers = [option for option in options if not answers((option,))]
            if offers and self.random.random() < 0.5:
                self._send(seat, json.loads(_json(plain(self.random.choice(offers)))))
                self.hand.clock.advance(400)
                return
        question = table.question
        self.hand.clock.advance(THINKS)
        if table.phase == "playing" and table.question == question and table.asked and table.asked[0] != bot:
            seat = table.asked[0]
            choices = answers(self.hand.room.view(seat).options)  # type: ignore[union-attr]
            if choices:
                self._send(seat, json.loads(_json(plain(self.random.choice(choices)))))
        self.hand.clock.advance(300)

    def _send(self, seat: int, action: dict[str, Any]) -> None:
        step = Step(self.now, seat, action, self.hand.table.seq)
        self.script.steps.append(step)
        self._do(step)

    def _do(self, step: Step) -> None:
        replies = self.hand.act(step.seat, step.action, f"{step.seat:08x}{step.at:024x}", step.seq)
        self.refused |= any(reply["t"] == "refused" for reply in replies)

    def follow(self, script: Script) -> None:
        """Do what the other run did."""
        for step in script.steps:
            self.hand.clock.advance(max(0, step.at - self.now))
            self._do(step)
        self.hand.clock.advance(max(0, script.until - self.now))

    def probe(self) -> bytes:
        """What the viewer is told when it asks for everything it may ask for, and what the operator sees."""
        hand, viewer = self.hand, self.hand.people[self.viewer]
        found: list[Any] = []
        cards = [str(card) for card in hand.table.rules.deck(len(hand.table.seats))]
        if hand.table.phase == "playing":
            asks: list[dict[str, Any]] = [{"do": "play", "card": card} for card in cards[::7]]
            asks += [{"do": "jump_in", "card": card} for card in cards[::11]]
            asks += [{"do": "catch", "seat": seat} for seat in range(len(hand.table.seats))]
            asks += [{"do": kind} for kind in ("draw", "pass", "take", "challenge", "call", "slap")]
            for ask in asks:
                found += hand.send(viewer, t="why_not", do=ask)
        again = Frames(viewer.guest, viewer.name)
        hand.room.enter(again, max(0, hand.table.seq - 12))
        metrics = hand.room.metrics
        out = metrics.out
        assert isinstance(out, io.StringIO)
        found += [again.messages(), metrics.text(), out.getvalue().splitlines()]
        return json.dumps(found).encode()

    def shown(self) -> list[Event]:
        """The events the viewer may know of."""
        return [seen(event, self.viewer) for event in self.events]

    def bytes(self) -> tuple[Any, ...]:
        """Everything that left the server: frames, and when."""
        viewer = self.hand.people[self.viewer]
        return (
            tuple(viewer.frames), tuple(self.times["viewer"]), tuple(self.spectator.frames),
            tuple(self.times["spectator"]),
        )  # fmt: skip


def _json(value: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def rule_sets() -> list[str]:
    """All presets, and ten editions with what they have."""
    found = [f"classic {preset}" for preset in presets()]
    found += ["classic +jump-in +stacking +slap", "classic house.seven=true house.zero=true uno.after_swap=everyone"]
    others = [name for name in edition_names() if name != "classic"]
    found += others[:: max(1, len(others) // 11)][:11]
    playable = []
    for text in found:
        try:
            RuleSet.parse(text).tables(3)
        except PenultimateError:
            continue
        playable.append(text)
    return playable


def pairs(rules: str, seed: int, tries: int = 12, seats: int = 3) -> Any:
    """Valid pairs of runs of one rule set."""
    lot = random.Random(f"{rules} {seed}")
    viewer = lot.randrange(seats - 1)
    steps = lot.randrange(1, 25)
    base = Run(rules, seats, viewer, seed, None, None)
    base.play(steps)
    if base.hand.table.phase != "playing":
        return  # the hands lie open
    told = base.bytes()
    for _ in range(tries):
        size = len(base.order)
        dealt = min(size - 1, 7 * seats + 2 * steps)
        i, j = size - 1 - lot.randrange(dealt), lot.randrange(size)
        if base.order[i] == base.order[j]:
            continue
        other = Run(rules, seats, viewer, seed, (i, j), base.script)
        try:
            other.follow(base.script)
        except (Diverged, PenultimateError):
            continue
        if other.shown() != base.shown() or other.held != base.held or not same_kinds(base, other):
            continue
        yield base, other, told


def same_kinds(base: Run, other: Run) -> bool:
    """Whether both runs have entered the same actions; a refusal has made another record."""

    def done(run: Run) -> list[Any]:
        entries = [en.read_entry(row["body"]) for row in run.hand.store.rows]
        return [(e.seat, e.do) for e in entries if isinstance(e, en.Acted)]

    return done(base) == done(other)


def leaks(other: Run, told: Any) -> bool:
    """Whether anything that left the server differs."""
    return other.bytes() != told


def check(number: int, seed: int = 0) -> tuple[int, int, float]:
    """Check so many pairs over all rule sets; gives pairs, rule sets and seconds. Raises AssertionError on
    a leak."""
    began, found, turn = time.monotonic(), 0, seed
    rules = rule_sets()
    while found < number:
        for text in rules:
            turn += 1
            for base, other, told in pairs(text, turn):
                found += 1
                assert other.bytes() == told, f"{text}, seed {turn}: a byte or a moment differs"
                assert other.shown() == base.shown()
            one = next(iter(pairs(text, turn + 10**6, tries=6)), None)
            if one is not None:
                found += 1
                assert one[0].probe() == one[1].probe(), f"{text}, seed {turn}: an answer differs"
    return found, len(rules), time.monotonic() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print("seed", options.seed, flush=True)
    found, rules, took = check(options.pairs, options.seed)
    print(f"{found} pairs over {rules} rule sets in {took:.0f} s: not a byte differs")

__all__ = ["check", "fair", "leaks", "pairs", "rule_sets"]
