"""What an entry wants: its first action, and the answers to the questions that follow from it (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .. import actions as act
from .. import decisions as dec
from ..cards import Card, read_card
from ..errors import IllegalAction
from ..kernel.draft import LETTERS
from ..round import Round
from .filling import seat_number
from .reader import BadCase
from .words import ACTIONS, CHOICES, unknown

if TYPE_CHECKING:
    from .doing import Doing, Entry

SEAT_KEYS = ("swap", "target", "jester", "link", "give")
ONE_THING = ("play", "jump_in", "catch", "broken", "point", "vote", "show", "add", "give", "place", "match")
WITH_CARDS = ("with", "give", "top")
KEYS = (
    *SEAT_KEYS,
    *("colour", "give_colour", "with", "top", "pile", "number", "tower", "as", "on", "on_as"),
)


class Wanted:
    """The actions an entry stands for, given out one by one as they are asked for."""

    def __init__(self, doing: Doing, round: Round, seat: int, entry: Entry) -> None:
        self.doing = doing
        self.round = round
        self.seat = seat
        self.entry = entry
        self.choices = [*entry.choices]
        self.cards: list[str] = []
        self.named: list[tuple[str, str]] = []
        for key, _ in self.choices:
            if key not in KEYS:
                raise unknown(f"do: {entry.text!r}: the choice", key, CHOICES)

    def card(self, code: str) -> Card:
        return self.doing.held(self.round, self.seat, code)

    def seat_of(self, text: str) -> int:
        return seat_number(text, self.round.seats)

    def first(self) -> Iterator[act.Action]:
        """The action an entry begins with; none for words that only answer."""
        from .doing import PLAIN

        word, arguments = self.entry.word, self.entry.arguments
        if word in PLAIN and not arguments:
            yield PLAIN[word]
        elif word in ("play", "jump_in") and len(arguments) == 1:
            card = self.card(arguments[0])
            yield act.Play(card) if word == "play" else act.JumpIn(card)
        elif word == "catch" and len(arguments) == 1:
            yield act.Catch(self.seat_of(arguments[0]))
        elif word == "broken" and len(arguments) == 1:
            yield act.SayBroken(self.seat_of(arguments[0]))
        elif word == "point" and len(arguments) == 1:
            yield act.ChooseSeat(self.seat_of(arguments[0]))
        elif word == "vote" and arguments in (("pass",), ("fail",)):
            yield act.Vote(arguments == ("pass",))
        elif word == "hold" and not arguments:
            yield act.ChooseCard(self.card("hold"))
        elif word == "show" and arguments == ("none",):
            yield act.Stop()
        elif word in ("show", "add", "give") and len(arguments) == 1:
            yield act.ChooseCard(self.card(arguments[0]))
        elif word == "place" and len(arguments) == 1:
            if isinstance(self.round.decision, dec.PickRow) and self.round.decision.place:
                yield act.Stop()
            yield act.ChooseCard(self.card(arguments[0]))
        elif word == "match" and len(arguments) in (1, 2):
            self.cards = list(arguments)
            on = self.take("on")
            if on is None:
                raise BadCase(f"do: {self.entry.text!r} says on= which card of the row")
            yield act.ChooseRow(read_card(on))
        elif word == "discard":
            self.cards = list(arguments)
            if not isinstance(self.round.decision, dec.PickCard | dec.PickNumber | dec.PickColour):
                raise IllegalAction("discard", "nothing is to be discarded now")
        elif word.startswith("choose_") and arguments:
            key = word.removeprefix("choose_")
            if key not in KEYS:
                raise unknown("do: the choice", key, CHOICES)
            self.choices = [(key, value) for value in arguments] + self.choices
            answer = self.next()
            if answer is None:
                yield self.stray(key, arguments[0])
            else:
                yield answer
        else:
            if word in PLAIN or word in ONE_THING or word.startswith("choose_"):
                raise BadCase(f"do: {self.entry.text!r} names not one thing")
            raise unknown(f"do: {self.entry.text!r}:", word, ACTIONS)

    def stray(self, key: str, value: str) -> act.Action:
        """The action of a choice nobody asks for: it will be refused, with a reason."""
        if key in ("colour", "give_colour"):
            return act.NameColour(value)
        if key in SEAT_KEYS and ">" not in value and value[0] == "P":
            return act.ChooseSeat(self.seat_of(value))
        return act.ChooseNumber(0)

    def take(self, *keys: str) -> str | None:
        """The next choice of one of these keys."""
        for pair in self.choices:
            if pair[0] in keys:
                self.choices.remove(pair)
                self.named.append(pair)
                return pair[1]
        return None

    def next(self) -> act.Action | None:
        """The answer to what this seat is asked now, as far as the entry has one."""
        decision = self.round.decision
        if self.seat not in dec.seats_of(decision):
            return None
        match decision:
            case dec.PickColour(active=active):
                return self.colour(active)
            case dec.PickSeat():
                return self.chosen_seat()
            case dec.PickCard(purpose=purpose, optional=optional):
                return self.chosen_card(purpose, optional)
            case dec.LayMore():
                code = self.take("with")
                if code is not None:
                    return act.Play(self.card(code))
                return act.Stop() if self.entry.word in ("play", "jump_in") else None
            case dec.WorkDevice():
                return act.Spin() if self.choices else None
            case dec.PickNumber():
                number = self.take("number") or (self.digits(self.cards[0]) if self.cards else None)
                return act.ChooseNumber(int(number)) if number is not None else None
            case dec.PickPile():
                pile = self.take("pile")
                return act.ChoosePile(int(pile)) if pile is not None else None
            case dec.PickToken():
                token = self.take("tower")
                return act.ChooseToken(token) if token is not None else None
        return None

    @staticmethod
    def digits(code: str) -> str:
        return "".join(c for c in code[1:] if c.isdigit()) or "0"

    def colour(self, active: bool) -> act.Action | None:
        if self.entry.word == "match":
            value = self.take("on_as") if self.first_wild() else self.take("as")
            return act.NameColour(value[0]) if value else None
        value = self.take("colour") if active else self.take("give_colour", "colour")
        if value is None and not active and self.entry.word == "discard":
            value = self.cards[0][0] if self.cards else "R"
        return act.NameColour(value) if value is not None else None

    def first_wild(self) -> bool:
        """Whether the colour asked for is that of the card of the row: it is asked before the hand's."""
        return any(key == "on_as" for key, _ in self.choices)

    def chosen_seat(self) -> act.Action | None:
        for pair in self.choices:
            if pair[0] in SEAT_KEYS:
                value = pair[1]
                count, many, name = value.partition(">")
                if pair[0] == "give" and not many:
                    continue
                if many:
                    at = self.choices.index(pair)
                    left = int(count) - 1
                    self.choices[at : at + 1] = [("give", f"{left}>{name}")] if left else []
                    return act.ChooseSeat(self.seat_of(name))
                self.choices.remove(pair)
                return act.ChooseSeat(None if value == "none" else self.seat_of(value))
        return None

    def chosen_card(self, purpose: str, optional: bool) -> act.Action | None:
        if self.cards:
            return act.ChooseCard(self.card(self.cards.pop(0)))
        if purpose in ("lay", "discard", "give", "top"):
            keys = {"lay": "with", "discard": "with", "give": "give", "top": "top"}
            code = self.take(keys[purpose])
            if code is not None:
                return act.ChooseCard(self.card(code))
        done = self.entry.word in ("discard", "match") or self.choices or any(k == "with" for k, _ in self.named)
        if optional and done and purpose in ("lay", "discard", "match"):
            return act.Stop()
        return None

    def check_left(self) -> None:
        """Choices that nobody asked for: they may only have been needless."""
        if self.cards:
            raise IllegalAction("discard", f"{self.cards[0]} is one card too many")
        for key, value in self.choices:
            if key in ("swap", "target", "jester") and value != "none" and self.seat_of(value) == self.seat:
                raise IllegalAction("seat", "choose another seat")
            if key in ("colour", "give_colour") and (len(value) != 1 or value not in LETTERS):
                raise IllegalAction("wild", f"{value!r} is no colour")
            if key == "with" or (key == "give" and value[0] != "P" and ">" not in value):
                raise IllegalAction("hand", f"{value} cannot be part of this play")
