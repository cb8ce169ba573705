"""From what a case gives to a table: what it leaves open is filled in, plain number cards first."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from ..cards import Card, Deck, read_card
from ..chance import Chance
from ..errors import BadNotation
from ..match import Match
from ..position import Position
from ..round import Round
from ..rules.ruleset import RuleSet
from .foretold import Foretold
from .laying import table_extras
from .reader import BadCase, Trial
from .words import GIVEN, check_code, unknown, unread

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
    "side",
    "piles",
    "lit",
    "row",
    "total",
    "lives",
    "blaster",
    "dry",
    "towers",
    "roles",
    "fanfare",
    "lock",
    "face",
    "link",
    "prompt_kind",
    "rules",
}
# Cards without a number that are plain all the same, in decks that have no numbers.
PLAIN = ("W", "five", "ten")


class Filler:
    """Deals out the cards a case does not name: plain numbers first, special cards only when nothing else is left."""

    def __init__(self, deck: Deck, seed: int, side: int = 0) -> None:
        self.deck = deck
        self.side = side
        self.numbers = any(card.number is not None for card in deck)
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
        return [c for c in self.deck if card.face == self.face(c)]

    def face(self, card: Card) -> str:
        """The face in play."""
        return card.other if self.side and card.other else card.face

    def is_plain(self, card: Card) -> bool:
        """Whether a card does nothing special: a number without icon."""
        face = self.face(card)
        return face[1:].isdigit() if self.numbers else face in PLAIN

    def order(self) -> list[Card]:
        """Everything left, plain number cards first."""
        plain = [c for c in self.left.elements() if self.is_plain(c)]
        special = [c for c in self.left.elements() if not self.is_plain(c)]
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


PROMPTED = ("bts", "dare", "emoji", "super_mario", "classic_modern", "classic_blank", "wild_jackpot")


def rule_set(trial: Trial) -> RuleSet:
    """The rule set a trial is played by."""
    words = [trial.edition]
    if trial.preset != "official":
        words.append(trial.preset)
    for key, value in trial.options.items():
        words.append(f"{key}={','.join(map(str, value)) if isinstance(value, list) else value}")
    if trial.edition in PROMPTED:
        words.append(f"prompt.kind={trial.given.get('prompt_kind', 'instant')}")
    if "rules" in trial.given:
        words.append(f"jackpot.rules={','.join(trial.given['rules'])}")
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
        self.foretold: Foretold | None = None
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

    def chance(self, deck: Deck, turn_up: list[Card]) -> Foretold:
        """The case's chance."""
        entries = [str(entry) for entry in self.trial.given.get("chance") or []]
        g = self.rules.tables(self.seats)
        self.foretold = Foretold(deck, g, self.seed, [deck.kind(card) for card in turn_up], entries)
        return self.foretold

    @property
    def side(self) -> int:
        """The side in play: 1 is the dark one."""
        side = self.trial.given.get("side", "light")
        if side not in ("light", "dark"):
            raise BadCase(f"given.side: {side!r} is neither light nor dark")
        return int(side == "dark")

    def position(self) -> Round:
        """The round of a position case."""
        given = self.trial.given
        deck = self.rules.deck(self.seats)
        filler = Filler(deck, self.seed, self.side)
        g = self.rules.tables(self.seats)
        if "turn" not in given:
            raise BadCase("given.turn is missing")
        if "top" not in given and g.keeps and g.colours:
            raise BadCase("given.top is missing")
        below = [filler.named(code) for code in given.get("discard_below") or []]
        top = [filler.named(given["top"])] if "top" in given else []
        extras = table_extras(self, filler)
        draw = [filler.named(code) for code in given["draw"]] if "draw" in given else None
        hands = self.dealt(filler, 3)
        direction = given.get("dir", self.rules.values["start.dir"])
        position = Position(
            hands=hands,
            draw=tuple(filler.order() if draw is None else draw),
            discard=(*extras.covered, *below, *top),
            turn=seat_number(given["turn"], self.seats),
            direction=1 if direction == "cw" else -1,
            colour=str(given.get("colour", "")),
            dealer=self.dealer,
            called=self.seat_list("uno_called"),
            out=self.seat_list("out"),
            side=self.side,
            aside=extras.aside,
            row=extras.row,
            tops=extras.tops,
            registers=tuple(extras.registers.items()),
        )
        return self.paired(Round.at(self.rules, position, Chance.outside(self.chance(deck, [])), setup=False))

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
        turned = [next(iter(filler.showing(read_card(code))), read_card(code)) for code in codes]
        if filler.deck.kind(wanted[0]) >= 0 and len(set(codes)) == len(codes) if wanted else False:
            turned = list(wanted)
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
        self.round = self.paired(Round.at(self.rules, position, chance, starter, setup=True))
