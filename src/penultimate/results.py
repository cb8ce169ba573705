"""Results of chance as a record has them, and chance that is written down or read back.

    ! shuffle R5,B1,... from B1,R5,...
    ! device 1 4 of 6
    ! below 10 3

Cards are listed as they are drawn, the first first: as they lay then, and `from` how they lay before. Records of
version 1 leave out what comes behind `from` and `of`.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Deck, read_card
from .errors import BadNotation, PenultimateError
from .kernel.chance import Chance as Source


@dataclass(frozen=True)
class Shuffle:
    """Cards put in a new order."""

    after: tuple[Card, ...]
    before: tuple[Card, ...] | None = None

    def __str__(self) -> str:
        behind = "" if self.before is None else f" from {_listed(self.before)}"
        return f"! shuffle {_listed(self.after)}{behind}"


@dataclass(frozen=True)
class Device:
    """The result of the device `which`, from 0 to n - 1."""

    which: int
    found: int
    n: int | None = None

    def __str__(self) -> str:
        return f"! device {self.which} {self.found}" + ("" if self.n is None else f" of {self.n}")


@dataclass(frozen=True)
class Below:
    """One of n, from 0."""

    n: int
    found: int

    def __str__(self) -> str:
        return f"! below {self.n} {self.found}"


Result = Shuffle | Device | Below


def _listed(cards: tuple[Card, ...]) -> str:
    return ",".join(map(str, cards)) or "-"


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(read_card(code) for code in text.split(","))


def read_result(line: str) -> Result:
    """The result a line of a record means."""
    match line.split():
        case ["!", "shuffle", after]:
            return Shuffle(_cards(after))
        case ["!", "shuffle", after, "from", before]:
            return Shuffle(_cards(after), _cards(before))
        case ["!", "device", which, found] if _numbers(which, found):
            return Device(int(which), int(found))
        case ["!", "device", which, found, "of", n] if _numbers(which, found, n):
            return Device(int(which), int(found), int(n))
        case ["!", "below", n, found] if _numbers(n, found):
            return Below(int(n), int(found))
    raise BadNotation(line, "chance is '! shuffle CARDS from CARDS', '! device WHAT RESULT of N' or '! below N RESULT'")


def _numbers(*words: str) -> bool:
    return all(word.isascii() and word.isdigit() and len(word) < 20 for word in words)


class RecordedChance:
    """Chance that comes from a record. Raises PenultimateError where the play asks for something else."""

    def __init__(self, deck: Deck, results: list[Result]) -> None:
        self.deck = deck
        self.left = results[::-1]

    def _next(self) -> Result | None:
        return self.left.pop() if self.left else None

    def below(self, n: int) -> int:
        match self._next():
            case Below(asked, found) if asked == n and found < n:
                return found
        raise PenultimateError(f"the record has no result below {n} here")

    def device(self, what: int, n: int) -> int:
        match self._next():
            case Device(which, found, asked) if which == what and asked in (n, None) and found < n:
                return found
        raise PenultimateError(f"the record has no device {what} here")

    def shuffle(self, cards: list[int]) -> list[int]:
        match self._next():
            case Shuffle(after, before) if before is None or self._kinds(before) == cards:
                order = self._kinds(after)
                if sorted(order) == sorted(cards):
                    return order
        raise PenultimateError("the record has no shuffle of these cards here")

    def _kinds(self, cards: tuple[Card, ...]) -> list[int]:
        return [self.deck.kind(card) for card in reversed(cards)]


def shuffled(deck: Deck, before: list[int], after: list[int]) -> Shuffle:
    """A shuffle told in the kinds of a deck, the card to be drawn first last."""
    return Shuffle(_drawn(deck, after), _drawn(deck, before))


def _drawn(deck: Deck, kinds: list[int]) -> tuple[Card, ...]:
    return tuple(deck.cards[kind] for kind in reversed(kinds))


class RecordingChance:
    """Chance from another source, with every result written down as a record has it."""

    def __init__(self, deck: Deck, source: Source) -> None:
        self.deck = deck
        self.source = source
        self.results: list[Result] = []

    def below(self, n: int) -> int:
        found = self.source.below(n)
        self.results.append(Below(n, found))
        return found

    def device(self, what: int, n: int) -> int:
        found = self.source.device(what, n)
        self.results.append(Device(what, found, n))
        return found

    def shuffle(self, cards: list[int]) -> list[int]:
        before, order = list(cards), self.source.shuffle(cards)
        self.results.append(shuffled(self.deck, before, order))
        return order
