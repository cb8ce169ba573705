"""What a case does: each entry is one action, read by the format and carried out at the table."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from .. import actions as act
from .. import decisions as dec
from ..cards import Card, plain, read_card
from ..errors import IllegalAction
from ..events import Event
from ..match import Cut, highest_cut
from ..round import Round
from .filling import Table, seat_number
from .reader import BadCase
from .wanting import Wanted
from .words import ACTIONS, check_code, unknown

PLAIN: dict[str, act.Action] = {
    "draw": act.Draw(),
    "pass": act.Pass(),
    "take": act.Take(),
    "accept": act.Take(),
    "challenge": act.Challenge(),
    "call_uno": act.Call(),
    "call_dos": act.Call(),
    "slap": act.Slap(),
    "press": act.Slap(),
    "leave": act.Leave(),
    "perform": act.Perform(),
    "done": act.Done(),
    "spin": act.Spin(),
    "pull": act.Spin(),
    "cancel": act.Cancel(),
    "cash_towers": act.Cash(),
    "explode": act.Explode(),
    "end": act.Stop(),
}
SEAT_KEYS = ("swap", "target", "jester", "link")


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
            if round is not None and round.over and not self.written_down:
                self.table.match.finish(round)
                self.written_down = True
        self.settle(None)

    written_down: bool = False

    def settle(self, entry: Entry | None) -> None:
        """The answers nobody writes (section 7), unless the next entry is that very answer."""
        for _ in range(400):
            round = self.table.round
            forced = None if round is None else self.forced(round)
            if round is None or forced is None:
                return
            seat, word, answer = forced
            if entry is not None and entry.seat == seat and entry.word in word:
                return
            self.events += round.act(seat, answer)

    def forced(self, round: Round) -> tuple[int, tuple[str, ...], act.Action] | None:
        """The answer that is given by itself now: seat, words it would be written with, action."""
        decision = round.decision
        match decision:
            case dec.UseDrawn(seat) if self.only_pass(round, seat):
                return seat, ("pass",), act.Pass()
            case dec.MustPlay(seat) if self.only_pass(round, seat):
                return seat, ("pass",), act.Pass()
            case dec.AnswerPenalty(seat, stack=False, challenge=False, reflect=True, cancel=False):
                if not any(isinstance(a, act.Play) for a in round.options(seat)):
                    return seat, ("take", "accept"), act.Take()
            case dec.WorkDevice(seat):
                return seat, ("spin", "pull"), act.Spin()
            case dec.PlayOrExplode(seat) if act.Explode() in round.options(seat):
                return seat, ("explode",), act.Explode()
            case dec.PickCard(seats, explode=True):
                if not any(isinstance(a, act.ChooseCard) for a in round.options(seats[0])):
                    return seats[0], ("explode",), act.Explode()
            case dec.PickCard(seats, purpose="lay" | "discard", optional=True) if round.piles or round.wild_on_top:
                if not any(isinstance(a, act.ChooseCard) for a in round.options(seats[0])):
                    return seats[0], ("discard",), act.Stop()
        return None

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
        chance = table.foretold
        before = copy.deepcopy((chance.entries, chance.random, chance.burst)) if chance else None
        if chance:
            chance.sit(twin._s)
        try:
            happened = self.chain(twin, entry.seat, entry)
        except IllegalAction:
            if chance and before:
                chance.entries, chance.random, chance.burst = before
                chance.sit(table.round._s)
            raise
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
                if table.round is not None and not table.round.over:
                    raise IllegalAction("table", "the round is not over")
                if table.match.over:
                    raise IllegalAction("table", "the match is over")
                table.round = table.match.next_round()
                table.dealer = table.match.dealer
                self.written_down = False
                self.events += table.round.opening
            case "deadline" | "slap_deadline":
                if table.round is None:
                    raise BadCase("do: a deadline before the round has started")
                self.events += table.round.act(0, act.Deadline())
            case "signal":
                if table.round is None:
                    raise BadCase("do: a signal before the round has started")
                self.events += table.round.act(0, act.Signal())
            case "time_up":
                if table.round is None:
                    raise BadCase("do: time is up before the round has started")
                self.events += table.round.act(0, act.TimeUp())
            case "report_suggestion":
                if table.round is None or len(entry.arguments) != 1:
                    raise BadCase(f"do: {entry.text!r} names one seat of a round")
                self.events += table.round.act(seat_number(entry.arguments[0], table.seats), act.Advise())
            case "rematch":
                table.match = table.match.rematch(table.seed)
                table.round = None
            case _:
                raise unknown(f"do: {entry.text!r}:", entry.word, ACTIONS)

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
        wanted = Wanted(self, round, seat, entry)
        for action in wanted.first():
            happened += round.act(seat, action)
        while (answer := wanted.next()) is not None:
            happened += round.act(seat, answer)
        wanted.check_left()
        if call_after:
            happened += round.act(seat, act.Call())
        return happened

    @staticmethod
    def held(round: Round, seat: int, code: str) -> Card:
        """The card of the hand that shows this face; the first of several."""
        check_code(code)
        if "/" in code:
            return read_card(code)
        face = plain(code)
        return next((card for card in round.hand(seat) if round.face(card) == face), Card(face))
