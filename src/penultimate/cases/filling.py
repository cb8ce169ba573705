"""From what a case gives to a table: what it leaves open is filled in, plain number cards first."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from ..cards import Card, Deck, read_card
from ..errors import BadNotation
from ..match import Match
from ..round import Chance, Position, Round
from ..rules.ruleset import RuleSet
from .reader import BadCase, Trial
from .words import CHANCE, GIVEN, check_code, unknown, unread

KNOWN = {
    "players",
    "turn",
    "dir",
    "dealer",
    "top",
    "colour",
    "discard_below",
    "draw",
    "hands",
    "counts",
    "uno_called",
    "scores",
    "round",
    "out",
    "turn_up",
    "cut",
    "second_cut",
    "lot",
    "chance",
    "partners",
}


class StackedChance:
    """Chance that knows what comes: the card to be turned up next, shuffles and device results foretold."""

    def __init__(self, deck: Deck, seed: int, turn_up: list[int]) -> None:
        self.deck = deck
        self.random = random.Random(seed)
        self.turn_up = turn_up
        self.turned = 0
        self.shuffles: list[list[int]] = []

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def device(self, what: int, n: int) -> int:
        return self.random.randrange(n)

    def shuffle(self, cards: list[int]) -> list[int]:
        order = sorted(cards)
        self.random.shuffle(order)
        if self.shuffles:
            wanted = self.shuffles.pop(0)
            rest = Counter(cards)
            rest.subtract(wanted)
            return [*rest.elements(), *reversed(wanted)]
        self.turned += 1
        if self.turned < len(self.turn_up) and self.turn_up[self.turned] in order:
            order.remove(self.turn_up[self.turned])
            order.append(self.turn_up[self.turned])
        return order


class Filler:
    """Deals out the cards a case does not name: plain numbers first, special cards only when nothing else is left."""

    def __init__(self, deck: Deck, seed: int) -> None:
        self.deck = deck
        self.left = Counter(dict(zip(deck.cards, deck.copies, strict=True)))
        self.random = random.Random(seed)

    def named(self, code: str) -> Card:
        """The card a case names. Raises BadCase when the deck has no more of it."""
        check_code(code)
        card = read_card(code)
        found = next((c for c in self.showing(card) if self.left[c] > 0), None)
        if found is None:
            raise BadCase(f"the deck has no {code}, or not so many")
        self.left[found] -= 1
        return found

    def showing(self, card: Card) -> list[Card]:
        """The deck's cards a code may mean: one face is enough."""
        if card.other is not None or self.deck.kind(card) >= 0:
            return [card]
        return [c for c in self.deck if card.face in (c.face, c.other)]

    def order(self) -> list[Card]:
        """Everything left, plain number cards first."""
        plain = [c for c in self.left.elements() if c.number is not None]
        special = [c for c in self.left.elements() if c.number is None]
        self.random.shuffle(plain)
        self.random.shuffle(special)
        return plain + special

    def any(self, count: int) -> list[Card]:
        """So many cards that nobody named."""
        cards = self.order()[:count]
        self.left.subtract(cards)
        return cards


def seat_number(text: Any, seats: int) -> int:
    """`P2` is 2. Raises BadCase for a seat that is not at the table."""
    word = str(text)
    if len(word) < 2 or word[0] != "P" or not word[1:].isdigit() or int(word[1:]) >= seats:
        raise BadCase(f"there is no seat {text!r}")
    return int(word[1:])


def rule_set(trial: Trial) -> RuleSet:
    """The rule set a trial is played by."""
    words = [trial.edition]
    if trial.preset != "official":
        words.append(trial.preset)
    for key, value in trial.options.items():
        words.append(f"{key}={','.join(map(str, value)) if isinstance(value, list) else value}")
    try:
        return RuleSet.parse(" ".join(words))
    except BadNotation as error:
        raise unread(error) from error


def number(value: Any, where: str) -> int:
    """A value that has to be a whole number. Raises BadCase."""
    if not str(value).isdigit():
        raise BadCase(f"{where}: {value!r} is no number")
    return int(value)


class Table:
    """A case's table: its rule set, its match, its round."""

    def __init__(self, trial: Trial, seed: int) -> None:
        given = trial.given
        for key in given:
            if key not in KNOWN:
                raise unknown("given:", key, GIVEN)
        if "players" not in given:
            raise BadCase("given.players is missing")
        self.trial = trial
        self.seed = seed
        self.rules = rule_set(trial)
        self.seats = number(given["players"], "given.players")
        self.setup = trial.do[:1] in (["start"], ["cut_for_deal"])
        self.dealer = seat_number(given.get("dealer", "P0"), self.seats)
        self.match = Match(self.rules, self.seats, seed)
        self.match.dealer = self.dealer
        for seat, points in self.by_seat("scores").items():
            self.match.scores[seat] = number(points, "given.scores")
        nothing = tuple([0] * self.seats)
        self.match.results = [nothing] * (number(given.get("round", 1), "given.round") - 1)
        self.round: Round | None = None
        if not self.setup:
            self.round = self.position()

    def by_seat(self, key: str) -> dict[int, Any]:
        """A mapping of the case, by number of seat."""
        values = self.trial.given.get(key) or {}
        if not isinstance(values, dict):
            raise BadCase(f"given.{key} is not a mapping of seats")
        return {seat_number(name, self.seats): value for name, value in values.items()}

    def seat_list(self, key: str) -> tuple[int, ...]:
        """A list of seats of the case."""
        return tuple(seat_number(name, self.seats) for name in self.trial.given.get(key) or [])

    def dealt(self, filler: Filler, usual: int) -> tuple[tuple[Card, ...], ...]:
        """The hands: as listed, as counted, or as many as usual."""
        listed = {seat: [filler.named(code) for code in codes] for seat, codes in self.by_seat("hands").items()}
        counts = self.by_seat("counts")
        out = self.seat_list("out")
        hands = []
        for seat in range(self.seats):
            if seat in listed:
                hands.append(tuple(listed[seat]))
            else:
                count = 0 if seat in out else number(counts.get(seat, usual), "given.counts")
                hands.append(tuple(filler.any(count)))
        return tuple(hands)

    def chance(self, deck: Deck, turn_up: list[Card]) -> StackedChance:
        """The case's chance."""
        chance = StackedChance(deck, self.seed, [deck.kind(card) for card in turn_up])
        for entry in self.trial.given.get("chance") or []:
            word, *rest = str(entry).split()
            if word != "shuffle":
                raise unknown("given.chance:", word, CHANCE)
            cards = [read_card(code) for code in rest]
            if lacking := [str(card) for card in cards if deck.kind(card) < 0]:
                raise BadCase(f"given.chance: the deck has no {', '.join(lacking)}")
            chance.shuffles.append([deck.kind(card) for card in cards])
        return chance

    def position(self) -> Round:
        """The round of a position case."""
        given = self.trial.given
        deck = self.rules.deck(self.seats)
        filler = Filler(deck, self.seed)
        for key in ("turn", "top"):
            if key not in given:
                raise BadCase(f"given.{key} is missing")
        below = [filler.named(code) for code in given.get("discard_below") or []]
        top = filler.named(given["top"])
        draw = [filler.named(code) for code in given["draw"]] if "draw" in given else None
        hands = self.dealt(filler, 3)
        direction = given.get("dir", self.rules.values["start.dir"])
        position = Position(
            hands=hands,
            draw=tuple(filler.order() if draw is None else draw),
            discard=(*below, top),
            turn=seat_number(given["turn"], self.seats),
            direction=1 if direction == "cw" else -1,
            colour=str(given.get("colour", "")),
            dealer=self.dealer,
            called=self.seat_list("uno_called"),
            out=self.seat_list("out"),
        )
        return self.paired(Round.at(self.rules, position, Chance.outside(self.chance(deck, []))))

    def paired(self, round: Round) -> Round:
        """The round with the hidden partners the case names; others have none."""
        for seat, name in self.by_seat("partners").items():
            partner = seat_number(name, self.seats)
            round._s.links[seat], round._s.links[partner] = partner, seat
        return round

    def start(self) -> None:
        """Deal, turn up, apply the card turned up first."""
        given = self.trial.given
        deck = self.rules.deck(self.seats)
        filler = Filler(deck, self.seed)
        turn_up = given.get("turn_up")
        codes = [] if turn_up is None else turn_up if isinstance(turn_up, list) else [turn_up]
        wanted = [filler.named(code) for code in dict.fromkeys(codes)]
        turned = [read_card(code) for code in codes]
        draw = [filler.named(code) for code in given.get("draw") or []]
        hands = self.dealt(filler, self.rules.draft(self.seats).hand)
        if not codes:
            turned = wanted = filler.any(1)
        rest = draw if "draw" in given else filler.order()
        if len(codes) > 1 and "draw" not in given:
            # The others of a sequence wait in the pile until it is their turn.
            rest = [*wanted[1:], *rest]
            wanted = wanted[:1]
        starter = seat_number(given["lot"], self.seats) if "lot" in given else None
        position = Position(
            hands=hands,
            draw=(*wanted, *rest),
            discard=(),
            direction=1 if self.rules.values["start.dir"] == "cw" else -1,
            dealer=self.dealer,
        )
        chance = Chance.outside(self.chance(deck, turned))
        self.round = self.paired(Round.at(self.rules, position, chance, starter))
