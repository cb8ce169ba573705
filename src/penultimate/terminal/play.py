"""A match in the terminal: plain text, numbered choices, one line an event, people and bots in any mix."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TextIO

from .. import actions as act
from ..actions import Action
from ..errors import BadNotation, PenultimateError
from ..events import Event, seen
from ..language import Language
from ..match import Match
from ..notation import read_action
from ..players import Player
from ..players.host import MOST, next_action
from ..players.player import waited_for
from ..record import Record, move_lines
from ..round import Move, Round
from ..view import Table, View


class Quit(Exception):
    """A person leaves: the record is whole up to here."""


class Person(Player):
    """Somebody at the keyboard. Several take turns at one (hot seats)."""

    def __init__(self, screen: Screen, seat: int) -> None:
        super().__init__(seat)
        self.screen = screen
        self.seat = seat

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        # What leaves no choice is not asked for.
        if len(options) == 1 and isinstance(options[0], act.Pass | act.Stop):
            return options[0]
        return self.screen.ask(self.seat, view, options)


@dataclass
class Screen:
    """What people read and type. `people` are the seats at this keyboard."""

    words: Language
    names: list[str]
    people: tuple[int, ...]
    source: TextIO
    target: TextIO
    at: int | None = None
    declined: set[tuple[int, int]] = field(default_factory=set)
    moves: int = 0

    def line(self, text: str = "") -> None:
        """One line to read."""
        print(text, file=self.target, flush=True)

    def tell(self, events: tuple[Event, ...]) -> None:
        """What happened, as the people here may see it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        for event in events:
            self.line(self.words.event(seen(event, viewer), self.names))

    def ask(self, seat: int, view: View, options: Sequence[Action]) -> Action | None:
        """Put a question to a person, until the answer is one of the options."""
        answers = waited_for(options)
        if not answers and (self.moves, seat) in self.declined:
            return None
        if len(self.people) > 1 and self.at != seat:
            self.line()
            self.read(self.words.say("hand-over", name=self.names[seat]))
        self.at = seat
        shown = self.put(view, options)
        while True:
            chosen = self.chosen(self.read(self.words.say("prompt") + " "), shown, view)
            if chosen is not _AGAIN:
                if chosen is None:
                    self.declined.add((self.moves, seat))
                assert not isinstance(chosen, str)
                return chosen

    def put(self, view: View, options: Sequence[Action]) -> list[Action | None]:
        """Show the table and what there is to choose; None among it is to let an offer be."""
        answers = waited_for(options)
        self.show(view)
        self.line(self.question(view) if answers else self.words.say("ask-offer"))
        shown: list[Action | None] = [*options] if answers else [*options, None]
        for number, option in enumerate(shown, start=1):
            self.line(f"  {number:>2}  {self.option(view, option)}")
        return shown

    def chosen(self, text: str, shown: list[Action | None], view: View) -> Action | str | None:
        """The option a typed text means, or _AGAIN after saying what would do."""
        if text in ("quit", "exit", "q"):
            raise Quit
        if text in ("help", "?", "h"):
            self.line(self.words.say("help-line"))
            return _AGAIN
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(shown):
            return shown[int(text) - 1]
        for option in shown:
            if text.casefold() == self.option(view, option).casefold():
                return option
        for said in (
            text,
            *(f"{word} {text}" for word in ("play", "colour", "card", "row", "number", "pile", "token")),
        ):
            try:
                action = read_action(said)
            except BadNotation:
                continue
            if isinstance(action, act.Play | act.JumpIn | act.ChooseCard):
                action = self._held(action, view)
            if action in shown:
                return action
        self.line(self.words.say("no-such-option", text=text, most=len(shown)))
        return _AGAIN

    @staticmethod
    def _held(action: act.Play | act.JumpIn | act.ChooseCard, view: View) -> Action:
        """A card typed in any letters, as the hand has it."""
        for card in view.hand:
            if str(action.card).lower() in (str(card).lower(), card.face.lower()):
                return type(action)(card)
        return action

    def read(self, prompt: str) -> str:
        """A line typed. Raises Quit at the end of the input."""
        print(prompt, end="", file=self.target, flush=True)
        text = self.source.readline()
        if not self.source.isatty():
            self.line()
        if not text:
            raise Quit
        return text.strip()

    def show(self, view: View) -> None:
        """The table and the hand."""
        counts = "  ".join(
            self.words.say("count", name=name, count=count) for name, count in zip(self.names, view.counts, strict=True)
        )
        self.line()
        card = self.words.card(view.upcard) if view.upcard else "-"
        colour = self.words.colour(view.colour) if view.colour else "-"
        self.line(self.words.say("table-line", card=card, colour=colour, counts=counts))
        self.show_table(view.table)
        self.line(self.words.say("hand-line", cards=self.words.cards(view.hand)))

    def show_table(self, table: Table) -> None:
        """What else lies open in some editions."""
        say, names = self.words.say, self.names
        if table.row:
            self.line(say("row-line", cards=self.words.cards(table.row)))
        if table.lives:
            lives = "  ".join(f"{name} {count}" for name, count in zip(names, table.lives, strict=True))
            self.line(say("total-line", total=table.total, lives=lives))
        for number, pile in enumerate(table.piles, start=1):
            lit = "yes" if number in table.lit else "no"
            card = self.words.card(pile.upcard)
            self.line(say("pile-line", pile=number, card=card, presses=pile.presses, lit=lit))
        for letter, seat in zip("unox", table.tokens, strict=False):
            if seat is not None:
                self.line(say("token-line", name=names[seat], token=say(f"card-icon-{letter}")))
        if table.roles and min(table.roles) >= 0:
            self.line(say("roles-line", king=names[table.roles[0]], jester=names[table.roles[1]]))
        if table.lock:
            self.line(say("lock-line", name=names[table.lock[1]], colour=self.words.colour(table.lock[0])))

    def question(self, view: View) -> str:
        """What is asked."""
        return self.words.question(view.decision, view.drawn)

    def option(self, view: View, option: Action | None) -> str:
        """An option in words."""
        if option is None:
            return self.words.say("option-decline")
        return self.words.option(option, self.names, view.counts, view.pending)


_AGAIN = "again"


@dataclass
class Game:
    """A match being played in the terminal, recorded as it goes on."""

    match: Match
    players: list[Player]
    screen: Screen
    file: TextIO | None = None

    def run(self) -> None:
        """Play the match to its end. Raises Quit when a person leaves; the record is whole then too."""
        record = Record(self.match.rules, self.match.seats, tuple(self.screen.names))
        self.write(record.head())
        while not self.match.over:
            self.round(record)
        self.write([f"winners {' '.join(map(str, self.match.winners))}"])
        words = self.screen.words
        for seat in self.match.winners:
            self.screen.line(words.say("match-won", name=self.screen.names[seat]))

    def round(self, record: Record) -> None:
        """One round, and its points."""
        round = self.match.next_round()
        words, names = self.screen.words, self.screen.names
        entry = record.begin(round, self.match.seating)
        number = len(record.rounds)
        self.write(entry.head(number))
        self.screen.line()
        self.screen.line(words.say("round-line", number=number, dealer=names[round.dealer]))
        self.screen.tell(round.opening)
        order = random.Random(f"host {self.match.seed} {number}")
        for _ in range(MOST):
            if round.over:
                break
            self.move(round, order)
        else:
            raise PenultimateError(f"the round has not ended after {MOST} moves")
        points = self.match.finish(round)
        self.write([f"points {' '.join(map(str, points))}"])
        for seat, count in enumerate(points):
            if count:
                self.screen.line(words.say("points-line", name=names[seat], points=count))
        if self.match.rules.values["score.mode"] != "none":
            scores = "  ".join(f"{name} {score}" for name, score in zip(names, self.match.scores, strict=True))
            self.screen.line(words.say("scores-line", scores=scores))

    def move(self, round: Round, order: random.Random) -> None:
        """One move of anybody."""
        seat, action = next_action(round, self.players, order)
        events = round.act(seat, action)
        self.screen.moves += 1
        self.screen.declined.clear()
        self.write(move_lines(Move(seat, (action,), events)))
        self.screen.tell(events)

    def write(self, lines: list[str]) -> None:
        """Lines of the record, whole lines only, at once."""
        if self.file is not None:
            self.file.write("".join(f"{line}\n" for line in lines))
            self.file.flush()
