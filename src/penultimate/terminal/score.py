"""The scorepad at a terminal: asks, writes down, adds up. Every entry is on the disk before the next
question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from penultimate.paper import decks
from penultimate.paper.errors import PaperError
from penultimate.paper.lefthand import read_left
from penultimate.paper.padfile import PadFile
from penultimate.paper.scorepad import AskHand, Entry, Hand, Out, Over, PadError, Undo
from penultimate.paper.share import as_csv, as_text, state_line, terms_line
from penultimate.paper.words import say

_COMMANDS = ("undo", "share", "csv", "help", "quit")


@dataclass
class ScoreTable:
    """One sitting at a pad. `ask` gets a question and gives what was typed (EOFError ends the sitting),
    `show` gets text for the screen.
    """

    file: PadFile
    lang: str
    ask: Callable[[str], str]
    show: Callable[[str], None]

    def run(self) -> None:
        """Ask until the players quit or the match is over."""
        self.show(terms_line(self.file.pad, self.lang))
        self.show(state_line(self.file.pad, self.lang))
        while True:
            try:
                typed = self.ask(self._question()).strip()
            except (EOFError, KeyboardInterrupt):
                typed = self._word("quit")
            if self._is(typed, "quit"):
                return
            try:
                self._answer(typed)
            except PaperError as e:
                self.show(str(e))

    def _word(self, command: str) -> str:
        return say(self.lang, f"pad.word.{command}")

    def _is(self, typed: str, command: str) -> bool:
        """Commands are understood in the pad's language and in English."""
        return typed.lower() in (command, self._word(command))

    def _question(self) -> str:
        pad = self.file.pad
        names = pad.terms.players
        match pad.asked:
            case AskHand(seat):
                return say(self.lang, "pad.ask_hand", name=names[seat])
            case Over():
                return say(self.lang, "pad.ask_over")
            case _:
                return say(self.lang, "pad.ask_out", number=len(pad.rounds) + 1, dealer=names[pad.dealer])

    def _answer(self, typed: str) -> None:
        if self._is(typed, "undo"):
            self.file.enter(Undo())
            self.show(say(self.lang, "pad.undone"))
            self.show(state_line(self.file.pad, self.lang))
        elif self._is(typed, "share"):
            self.show(as_text(self.file.pad, self.lang))
        elif self._is(typed, "csv"):
            self.show(as_csv(self.file.pad, self.lang).rstrip("\n"))
        elif self._is(typed, "help"):
            self.show(say(self.lang, "pad.help"))
        else:
            self._enter(typed)

    def _enter(self, typed: str) -> None:
        if not typed:  # Enter by mistake writes nothing down
            return
        pad = self.file.pad
        before = len(pad.rounds)
        entry: Entry
        match pad.asked:
            case AskHand(seat):
                entry = self._hand(seat, typed)
            case Over():
                self.show(state_line(pad, self.lang))
                return
            case _:
                entry = Out(None if typed == "-" else self._seat(typed))
        pad = self.file.enter(entry)
        if isinstance(entry, Hand):
            points = decks.scoring(pad.terms.edition).knockout if entry.knocked_out else entry.points
            self.show("  " + say(self.lang, "pad.hand", name=pad.terms.players[entry.seat], points=points))
        elif entry == Out(None):
            self.show(say(self.lang, "pad.nobody"))
        if len(pad.rounds) > before:
            self.show(as_text(pad, self.lang))

    def _hand(self, seat: int, typed: str) -> Hand:
        edition = self.file.pad.terms.edition
        if decks.scoring(edition).knockout and self._is(typed, "out"):
            return Hand(seat, 0, (), knocked_out=True)
        left = read_left(typed, edition, self.lang)
        return Hand(seat, left.points, left.cards)

    def _seat(self, typed: str) -> int:
        names = self.file.pad.terms.players
        given = typed.casefold()
        exact = [s for s, n in enumerate(names) if n.casefold() == given]
        begun = exact or [s for s, n in enumerate(names) if n.casefold().startswith(given)]
        if len(begun) == 1:
            return begun[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return int(typed) - 1
        key = "pad.which_player" if begun else "pad.no_player"
        shown = [names[s] for s in begun] or names
        raise PadError(say(self.lang, key, given=typed, names=", ".join(shown)))
