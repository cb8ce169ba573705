"""Random rule sets and the walk of kernel and model side by side."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from model.refusal import Refused
from model.table import Table
from model.test_self_play import VALUES

from penultimate import Chance, Position, Round, RuleConflict, RuleSet
from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.cards import Deck
from penultimate.errors import IllegalAction
from penultimate.notation import read_action, write_action

QUESTIONS = {
    dec.TakeTurn: "turn",
    dec.UseDrawn: "drawn",
    dec.PickColour: "colour",
    dec.PickSeat: "swap",
    dec.AnswerPenalty: "penalty",
    dec.Race: "slap",
}


def random_rule_set(rng: random.Random) -> tuple[RuleSet, dict[str, object]]:
    """A rule set with a few options changed, or most of them; and the same for the model."""
    while True:
        changed = rng.choice([0.1, 0.3, 0.8])
        options = {name: rng.choice(values) for name, values in VALUES.items() if rng.random() < changed}
        if options.get("deck.blanks") == "house_card":
            options["deck.blanks"] = "plain_wild"
        if options.get("score.mode") == "none":
            options["match.kind"] = "single"
        words = [f"{key}={_text(value)}" for key, value in options.items()]
        try:
            return RuleSet.parse(" ".join(["classic", *words])), options
        except RuleConflict:
            continue


def _text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


@dataclass
class Shuffler:
    """Chance that remembers every order it made, for the model to take."""

    deck: Deck
    random: random.Random
    orders: list[list[str]] = field(default_factory=list)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def device(self, what: int, n: int) -> int:
        return self.random.randrange(n)

    def shuffle(self, cards: list[int]) -> list[int]:
        order = self.random.sample(cards, len(cards))
        self.orders.append([str(self.deck.cards[kind]) for kind in reversed(order)])
        return order

    def again(self, cards: list[str]) -> list[str]:
        """The same shuffle, for the model."""
        order = self.orders.pop(0)
        assert sorted(order) == sorted(cards), "both shuffle the same cards"
        return order


class Pair:
    """A round of the kernel and a table of the model, in the same state."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        while True:
            self.rules, self.options = random_rule_set(rng)
            self.seats = rng.choice([2, 2, 3, 3, 4, 5, 6, 10])
            try:
                deck = self.rules.deck(self.seats)
                break
            except RuleConflict:
                continue
        self.shuffler = Shuffler(deck, rng)
        dealer = rng.randrange(self.seats)
        if rng.random() < 0.3:
            self.short(deck, dealer)
        else:
            self.round = Round.deal(self.rules, self.seats, Chance.outside(self.shuffler), dealer)
            first = self.shuffler.orders.pop(0)
            self.table = Table.deal(self.options, self.seats, first, dealer, self.shuffler.again)
        self.done: list[str] = []

    def short(self, deck: Deck, dealer: int) -> None:
        """A position with few cards, so that the piles run out."""
        cards = [card for card, n in zip(deck.cards, deck.copies, strict=True) for _ in range(n)]
        few = self.rng.sample([card for card in cards if not card.wild], 1)
        rest = list(cards)
        rest.remove(few[0])
        drawn = self.rng.sample(rest, min(len(rest), self.seats * 3 + 6))
        hands = [drawn[seat * 3 : seat * 3 + 3] for seat in range(self.seats)]
        pile = drawn[self.seats * 3 :]
        turn, direction = self.rng.randrange(self.seats), self.rng.choice([1, -1])
        position = Position(
            tuple(map(tuple, hands)), tuple(pile), tuple(few), turn=turn, direction=direction, dealer=dealer
        )
        self.round = Round.at(self.rules, position, Chance.outside(self.shuffler))
        self.table = Table(
            self.options,
            [[str(card) for card in hand] for hand in hands],
            [str(card) for card in pile],
            [str(card) for card in few],
            turn=turn,
            direction=direction,
            dealer=dealer,
            shuffle=self.shuffler.again,
        )

    def texts(self, seat: int) -> set[str]:
        """The kernel's options in the words of the model."""
        return {write_action(action).replace("choose", "swap") for action in self.round.options(seat)}

    def act(self, seat: int, text: str) -> None:
        """Both do it, or both refuse it."""
        self.done.append(f"P{seat} {text}")
        word = {"swap": "choose", "advised": "advise"}.get(text.split()[0], text.split()[0])
        action: act.Action = read_action(" ".join([word, *text.split()[1:]]))
        refused = False
        try:
            self.round.act(max(seat, 0), action)
        except IllegalAction:
            refused = True
        try:
            self.table.act(seat, text)
            if text == "leave":
                # In which order a hand goes under the pile is nobody's business.
                pile = [str(card) for card in self.round.draw_pile]
                assert sorted(pile) == sorted(self.table.draw)
                self.table.draw = pile
        except Refused:
            assert refused, f"the model refuses {text!r} of P{seat}, the kernel does not"
        else:
            assert not refused, f"the kernel refuses {text!r} of P{seat}, the model does not"

    def compare(self) -> None:
        """Everything that both can say of the table."""
        round, table = self.round, self.table
        view = round.view(None)
        assert round.over == table.over
        assert round.winner == table.winner
        for seat in range(self.seats):
            assert sorted(map(str, round.hand(seat))) == sorted(table.hands[seat]), f"hand of P{seat}"
        assert [str(card) for card in round.discard_pile] == table.discard
        assert [str(card) for card in round.draw_pile] == table.draw
        assert view.direction == table.direction
        assert list(round.active) == sorted(table.active)
        assert set(view.exposed) == table.vulnerable
        if round.over:
            return
        assert set(view.called) == table.called
        waiting = {(seat, QUESTIONS[type(round.decision)]) for seat in dec.seats_of(round.decision)}
        assert waiting == set(table.waiting())
        assert view.pending == table.pending
        if table.colour is not None:
            assert view.colour == table.colour
        for seat in range(self.seats):
            assert self.texts(seat) == table.options(seat), f"options of P{seat}"

    def step(self) -> None:
        """One random action of anybody: mostly an answer, sometimes an offer, nonsense, or a seat that leaves."""
        luck = self.rng.random()
        seats = list(dec.seats_of(self.round.decision))
        if luck < 0.05:
            seat = self.rng.randrange(self.seats)
            held = [str(card) for card in self.round.hand(seat)] or ["R5"]
            words = [f"play {self.rng.choice(held)}", f"jump_in {self.rng.choice(held)}", "draw", "pass", "take"]
            words += ["challenge", "colour R", f"swap {seat}", "swap none", "call", "slap", "advised"]
            words.append(f"catch {self.rng.randrange(self.seats)}")
            self.act(seat, self.rng.choice(words))
            return
        if luck < 0.053:
            self.act(self.rng.choice(self.round.active), "leave")
            return
        if luck < 0.06 and isinstance(self.round.decision, dec.Race):
            self.act(-1, "deadline")
            return
        if self.rng.random() < 0.3:
            seats = [seat for seat in self.round.active if self.round.options(seat)]
        seat = self.rng.choice(seats)
        options = sorted(self.texts(seat))
        plays = [text for text in options if text.startswith(("play", "jump_in"))]
        self.act(seat, self.rng.choice(plays if plays and self.rng.random() < 0.5 else options))
