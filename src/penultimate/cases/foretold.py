"""Chance that knows what comes: shuffles and results of devices that a case foretells (case format, section 8)."""

from __future__ import annotations

import random
from collections import Counter

from ..cards import Deck, read_card
from ..kernel import codes
from ..kernel.registers import BIT, Registers, Tables
from .reader import BadCase
from .words import unknown

SLICES = ("almost_uno", "number", "colour", "draw_red", "draw_blue", "show", "trade", "war", "uno_spin")
PULLS = ("discard_1", "discard_2", "draw_4", "rule_me", "rule_you")
# The kind of an entry by its word, and the device it is for.
KINDS = {
    "nothing": "press",
    "fires": "press",
    "limit": "limit",
    "seat": "seat",
    "slice": "slice",
    "lit": "lit",
    "penalty": "penalty",
    "pull": "pull",
    "fanfare": "fanfare",
    "cards": "cards",
    "shuffle": "shuffle",
}
DEVICES = {
    codes.LAUNCHER: "press",
    codes.THRESHOLD: "limit",
    codes.LOT: "seat",
    codes.WHEEL: "slice",
    codes.LIGHTS: "lit",
    codes.OVERLOAD: "penalty",
    codes.LEVER: "pull",
    codes.FANFARE: "fanfare",
    codes.FROM_HAND: "cards",
}


class Foretold:
    """A case's chance: foretold where the case says so, else from the runner's seed."""

    def __init__(self, deck: Deck, g: Tables, seed: int, turn_up: list[int], entries: list[str]) -> None:
        self.deck = deck
        self.g = g
        self.random = random.Random(seed)
        self.turn_up = turn_up
        self.turned = 0
        self.burst = -1
        self.entries: dict[str, list[list[str]]] = {}
        self.s: Registers | None = None
        for entry in entries:
            word, *rest = str(entry).split()
            if word not in KINDS:
                raise unknown("given.chance:", word, KINDS)
            lacking = [code for code in rest if word in ("cards", "shuffle") and deck.kind(read_card(code)) < 0]
            if lacking:
                raise BadCase(f"given.chance: the deck has no {', '.join(lacking)}")
            if word == "cards":
                self.entries.setdefault("cards", []).extend([code] for code in rest)
            else:
                self.entries.setdefault(KINDS[word], []).append([word, *rest])

    def sit(self, s: Registers) -> None:
        """These are the registers of the round now."""
        self.s = s

    def left(self) -> list[str]:
        """Entries that no event has used."""
        return [" ".join(entry) for entries in self.entries.values() for entry in entries]

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def device(self, what: int, n: int) -> int:
        if what == codes.BURST and self.burst >= 0:
            return self.ticket(what, self.burst)
        waiting = self.entries.get(DEVICES.get(what, ""))
        if not waiting:
            self.burst = -1
            return self.random.randrange(n)
        word, *rest = entry = waiting.pop(0)
        if what == codes.LAUNCHER:
            self.burst = int(rest[0]) - 1 if word == "fires" else -1
            return 0 if word == "fires" else 99
        if what == codes.LOT:
            return self.seat(int(rest[0][1:]), n)
        if what == codes.FROM_HAND:
            return self.card(entry[0])
        if what == codes.WHEEL:
            return self.ticket(what, SLICES.index(rest[0]))
        if what == codes.LEVER:
            return self.ticket(what, PULLS.index(rest[0]))
        if what == codes.LIGHTS:
            return self.ticket(what, sum(1 << (int(pile) - 1) for pile in rest))
        return self.ticket(what, int(rest[0]))

    def ticket(self, what: int, place: int) -> int:
        """The ticket that makes a device give the result at this place of its weights."""
        at = self.g.device[what]
        weights = self.g.data[at + 2 : at + 2 + self.g.data[at]]
        if not 0 <= place < len(weights) or not weights[place]:
            raise BadCase(f"chance: this device never gives {place}")
        return sum(weights[:place])

    def seat(self, seat: int, n: int) -> int:
        """The place of a seat among those that are drawn from."""
        assert self.s is not None
        seats = [p for p in range(self.g.seats) if self.s.active & BIT[p]]
        if n < len(seats):
            seats.remove(self.s.player)
        if seat not in seats:
            raise BadCase(f"chance: P{seat} is not among the seats drawn from")
        return seats.index(seat)

    def card(self, code: str) -> int:
        """The place of a card in the hand that is drawn from."""
        assert self.s is not None
        base = self.s.base[self.s.target]
        kind = self.deck.kind(read_card(code))
        if kind < 0 or not self.s.counts[base + kind]:
            raise BadCase(f"chance: {code} is not in that hand")
        return sum(self.s.counts[base : base + kind])

    def shuffle(self, cards: list[int]) -> list[int]:
        order = sorted(cards)
        self.random.shuffle(order)
        if self.entries.get("shuffle"):
            wanted = [self.deck.kind(read_card(code)) for code in self.entries["shuffle"].pop(0)[1:]]
            rest = Counter(cards)
            rest.subtract(wanted)
            return [*rest.elements(), *reversed(wanted)]
        self.turned += 1
        if self.turned < len(self.turn_up) and self.turn_up[self.turned] in order:
            order.remove(self.turn_up[self.turned])
            order.append(self.turn_up[self.turned])
        return order
