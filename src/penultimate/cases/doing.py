"""What a case does: each entry is one action, read by the format and carried out at the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from .. import actions as act
from .. import decisions as dec
from ..cards import Card, plain
from ..errors import IllegalAction
from ..events import Event
from ..match import Cut, highest_cut
from ..round import Round
from .filling import Table, seat_number
from .reader import BadCase, NotYet

PLAIN: dict[str, act.Action] = {
    "draw": act.Draw(),
    "pass": act.Pass(),
    "take": act.Take(),
    "accept": act.Take(),
    "challenge": act.Challenge(),
    "call_uno": act.Call(),
    "slap": act.Slap(),
    "press": act.Slap(),
    "leave": act.Leave(),
}
SEAT_KEYS = ("swap", "target")


@dataclass(frozen=True)
class Entry:
    """One entry of `do`, parsed: who (None: the host), the word, its arguments, its choices, a call in one breath."""

    text: str
    seat: int | None
    word: str
    arguments: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    uno: bool = False


def read_entry(text: str, seats: int) -> Entry:
    """Parse an entry. Raises BadCase."""
    words = text.split()
    seat = None
    if words and words[0][0] == "P" and words[0][1:].isdigit():
        seat = seat_number(words.pop(0), seats)
    if not words:
        raise BadCase(f"do: {text!r} says nothing")
    uno = len(words) > 1 and words[-1] == "uno"
    if uno:
        words.pop()
    choices = tuple((key, value) for key, equals, value in (word.partition("=") for word in words[1:]) if equals)
    arguments = tuple(word for word in words[1:] if "=" not in word)
    return Entry(text, seat, words[0], arguments, choices, uno)


@dataclass
class Doing:
    """Carries out the entries of a case and remembers what was refused and what happened."""

    table: Table
    refused: list[int] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def run(self) -> None:
        """Every entry in order, with the answers nobody writes in between (section 7)."""
        entries = [read_entry(text, self.table.seats) for text in self.table.trial.do]
        for number, entry in enumerate(entries, start=1):
            self.settle(entry)
            try:
                self.do(entry)
            except IllegalAction as error:
                self.refused.append(number)
                self.reasons.append(f"{number}: {error}")
            round = self.table.round
            if round is not None and round.over and len(self.table.match.results) < self.rounds:
                self.table.match.finish(round)
        self.settle(None)

    @property
    def rounds(self) -> int:
        """Rounds of the match up to the one at the table."""
        return int(self.table.trial.given.get("round", 1)) + self.dealt_again

    dealt_again: int = 0

    def settle(self, entry: Entry | None) -> None:
        """A card drawn that cannot be laid is passed by itself, unless the next entry is that very pass."""
        round = self.table.round
        while round is not None and isinstance(round.decision, dec.UseDrawn):
            seat = round.decision.seat
            if round.options(seat)[:1] != (act.Pass(),) and not self.only_pass(round, seat):
                return
            if entry is not None and entry.seat == seat and entry.word == "pass":
                return
            self.events += round.act(seat, act.Pass())

    @staticmethod
    def only_pass(round: Round, seat: int) -> bool:
        """Whether the seat can do nothing but pass, calls and catches aside."""
        return all(isinstance(a, act.Pass | act.Call | act.Catch) for a in round.options(seat))

    def do(self, entry: Entry) -> None:
        """One entry. Raises IllegalAction when it is refused, with nothing changed."""
        table = self.table
        if entry.seat is None:
            self.from_host(entry)
            return
        if table.round is None:
            raise BadCase(f"do: {entry.text!r} before the round has started")
        twin = table.round.copy()
        happened = self.chain(twin, entry.seat, entry)
        table.round = twin
        self.events += happened

    def from_host(self, entry: Entry) -> None:
        """What the host says."""
        table = self.table
        match entry.word:
            case "start":
                table.start()
                assert table.round is not None
                self.events += table.round.opening
            case "cut_for_deal":
                self.cut_for_deal()
            case "next_round":
                table.round = table.match.next_round()
                table.dealer = table.match.dealer
                self.dealt_again += 1
                self.events += table.round.opening
            case "deadline" | "slap_deadline":
                if table.round is None:
                    raise BadCase("do: a deadline before the round has started")
                self.events += table.round.act(0, act.Deadline())
            case "time_up":
                if table.round is None:
                    raise BadCase("do: time is up before the round has started")
                self.events += table.round.act(0, act.TimeUp())
            case "report_suggestion":
                if table.round is None or len(entry.arguments) != 1:
                    raise BadCase(f"do: {entry.text!r} names one seat of a round")
                self.events += table.round.act(seat_number(entry.arguments[0], table.seats), act.Advise())
            case _:
                raise NotYet(f"do: {entry.word!r} is not known yet")

    def cut_for_deal(self) -> None:
        """Settle the dealer from the cards that were cut."""
        table = self.table
        left = tuple(range(table.seats))
        for key in ("cut", "second_cut"):
            cards = {seat: Card(plain(code)) for seat, code in table.by_seat(key).items() if seat in left}
            if cards and len(left) > 1:
                left = highest_cut(table.rules, cards)
                table.match.cuts.append(Cut(cards, left))
        table.dealer = table.match.dealer = left[0] if len(left) == 1 else -1

    def chain(self, round: Round, seat: int, entry: Entry) -> tuple[Event, ...]:
        """An action and the choices sent with it."""
        happened: tuple[Event, ...] = ()
        call_after = False
        if entry.uno:
            if act.Call() in round.options(seat):
                happened += round.act(seat, act.Call())
            else:
                call_after = True
        happened += round.act(seat, self.action(round, seat, entry))
        choices = list(entry.choices)
        while choices:
            answer = self.answer(round, seat, choices)
            if answer is None:
                break
            happened += round.act(seat, answer)
        if isinstance(round.decision, dec.LayMore) and round.decision.seat == seat:
            happened += round.act(seat, act.Stop())
            while choices and (answer := self.answer(round, seat, choices)) is not None:
                happened += round.act(seat, answer)
        for key, value in choices:
            self.check_unasked(round, seat, key, value)
        if call_after:
            happened += round.act(seat, act.Call())
        return happened

    def answer(self, round: Round, seat: int, choices: list[tuple[str, str]]) -> act.Action | None:
        """The choice that answers what is asked of the seat now, taken from the list; None when there is none."""
        decision = round.decision
        if dec.seats_of(decision) != (seat,):
            return None
        wanted = {dec.PickColour: ("colour",), dec.PickSeat: SEAT_KEYS, dec.LayMore: ("with",)}.get(type(decision), ())
        for pair in choices:
            if pair[0] in wanted:
                choices.remove(pair)
                return act.Play(self.held(round, seat, pair[1])) if pair[0] == "with" else self.choice(*pair)
        return None

    def choice(self, key: str, value: str) -> act.Action:
        """The action a choice stands for."""
        if key == "colour":
            return act.NameColour(value)
        if key in SEAT_KEYS:
            return act.ChooseSeat(None if value == "none" else seat_number(value, self.table.seats))
        raise NotYet(f"do: the choice {key!r} is not known yet")

    def check_unasked(self, round: Round, seat: int, key: str, value: str) -> None:
        """A choice that nobody asked for: it may only have been needless."""
        action = self.choice(key, value)
        if isinstance(action, act.ChooseSeat) and action.seat == seat:
            raise IllegalAction("seat", "choose another seat")
        if isinstance(action, act.NameColour) and len(action.colour) != 1:
            raise IllegalAction("wild", f"{action.colour!r} is no colour")

    def action(self, round: Round, seat: int, entry: Entry) -> act.Action:
        """The action an entry begins with."""
        word, arguments = entry.word, entry.arguments
        if word in PLAIN:
            return PLAIN[word]
        if word in ("play", "jump_in") and len(arguments) == 1:
            card = self.held(round, seat, arguments[0])
            return act.Play(card) if word == "play" else act.JumpIn(card)
        if word == "catch" and len(arguments) == 1:
            return act.Catch(seat_number(arguments[0], self.table.seats))
        if word.startswith("choose_") and len(arguments) == 1:
            return self.choice(word.removeprefix("choose_"), arguments[0])
        raise NotYet(f"do: {word!r} is not known yet")

    @staticmethod
    def held(round: Round, seat: int, code: str) -> Card:
        """The card of the hand that shows this face; the first of several."""
        face = plain(code.partition("/")[0]) if "/" not in code else code
        for card in round.hand(seat):
            if str(card) == face or face in (card.face, card.other):
                return card
        return Card(face)
