"""The scorepad of a table with real cards: a value made of entries, which adds itself up.

A pad is its terms and every entry ever made; taking one back is an entry too. Nothing here reads the clock,
a file or the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from penultimate.paper import decks
from penultimate.paper.errors import PaperError, UnknownName

Tie = Literal["extra_round", "shared"]
MODES: tuple[decks.Mode, ...] = ("winner", "own", "none")
TIES: tuple[Tie, ...] = ("extra_round", "shared")


class PadError(PaperError):
    """An entry that does not belong here; says what is asked for instead."""


@dataclass(frozen=True)
class Terms:
    """What the players agreed on before the first deal.

    `players` sit clockwise in this order. `mode`: "winner" (who goes out takes the points of all hands),
    "own" (everybody keeps their own points, the fewest win), "none" (rounds won are counted). The match
    ends when somebody reaches `target`, or after `rounds` rounds where that is set (1 is a single round).
    `tie` decides a tie at the end: one more round, or a shared win. `dealer` is the seat that deals first.
    """

    players: tuple[str, ...]
    edition: str = "classic"
    mode: decks.Mode = "winner"
    target: int | None = 500
    rounds: int | None = None
    tie: Tie = "extra_round"
    dealer: int = 0

    def __post_init__(self) -> None:
        decks.check_edition(self.edition)
        if not 2 <= len(self.players) <= 16:
            raise PadError(f"{len(self.players)} players: a pad has room for 2 to 16.")
        if any(not n.strip() or len(n) > 24 or not n.isprintable() for n in self.players):
            raise PadError("Every player needs a name of 1 to 24 letters.")
        if len({n.casefold() for n in self.players}) < len(self.players):
            raise PadError("Two players have the same name. Add a letter to one of them.")
        if self.mode not in MODES:
            raise UnknownName("scoring", self.mode, MODES)
        if self.tie not in TIES:
            raise UnknownName("way to end a tie", self.tie, TIES)
        if self.mode != "none" and decks.scoring(self.edition).mode == "none":
            raise PadError(f"{decks.title_of(self.edition)} counts no points. Count rounds won: --scoring none")
        if self.target is not None and not 1 <= self.target <= 100_000:
            raise PadError(f"A target of {self.target} points: take 1 to 100000.")
        if self.rounds is not None and not 1 <= self.rounds <= 999:
            raise PadError(f"{self.rounds} rounds: take 1 to 999.")
        if not 0 <= self.dealer < len(self.players):
            raise PadError("The first dealer is none of the players.")


@dataclass(frozen=True)
class Out:
    """A round is over: `seat` went out, or nobody did (None), because nobody could go on."""

    seat: int | None


@dataclass(frozen=True)
class Hand:
    """What was left in a hand: its points, and the cards as they were written down. `knocked_out`: the
    player had left the round with too many cards, where the edition knows that.
    """

    seat: int
    points: int
    cards: tuple[str, ...] = ()
    knocked_out: bool = False


@dataclass(frozen=True)
class Undo:
    """The last entry that still counts is taken back."""


Entry = Out | Hand | Undo


@dataclass(frozen=True)
class PadRound:
    """A round as far as it has been written down."""

    out: int | None
    hands: tuple[Hand, ...] = ()


@dataclass(frozen=True)
class AskOut:
    """The pad waits for who went out."""


@dataclass(frozen=True)
class AskHand:
    """The pad waits for the cards left with that seat."""

    seat: int


@dataclass(frozen=True)
class Over:
    """The match is over; several winners share it."""

    winners: tuple[int, ...]


Asked = AskOut | AskHand | Over


@dataclass(frozen=True)
class Pad:
    """Terms and entries. `add` gives a new pad; the old one stays as it was."""

    terms: Terms
    entries: tuple[Entry, ...] = field(default_factory=tuple)

    @cached_property
    def standing(self) -> tuple[Out | Hand, ...]:
        """The entries that still count."""
        kept: list[Out | Hand] = []
        for entry in self.entries:
            if isinstance(entry, Undo):
                kept.pop()
            else:
                kept.append(entry)
        return tuple(kept)

    @cached_property
    def _all(self) -> tuple[PadRound, ...]:
        rounds: list[PadRound] = []
        for entry in self.standing:
            if isinstance(entry, Out):
                rounds.append(PadRound(entry.seat))
            else:
                rounds[-1] = replace(rounds[-1], hands=(*rounds[-1].hands, entry))
        return tuple(rounds)

    def _missing(self, one: PadRound) -> list[int]:
        """The seats whose hands are still to be written down, clockwise from the one that went out."""
        if self.terms.mode == "none" or (self.terms.mode == "winner" and one.out is None):
            return []
        have = {h.seat for h in one.hands}
        n, first = len(self.terms.players), 0 if one.out is None else one.out + 1
        order = [(first + i) % n for i in range(n)]
        return [s for s in order if s != one.out and s not in have]

    @property
    def rounds(self) -> tuple[PadRound, ...]:
        """The rounds that are complete."""
        if self._all and self._missing(self._all[-1]):
            return self._all[:-1]
        return self._all

    @property
    def unfinished(self) -> PadRound | None:
        """The round that is being written down."""
        return self._all[-1] if len(self.rounds) < len(self._all) else None

    @property
    def dealer(self) -> int:
        """Who deals the round that comes next, or the one being written down: the deal moves clockwise."""
        return (self.terms.dealer + len(self.rounds)) % len(self.terms.players)

    def points(self, one: PadRound) -> tuple[int, ...]:
        """What each seat writes down for a complete round."""
        n, bonus = len(self.terms.players), decks.scoring(self.terms.edition).knockout
        left = {h.seat: bonus if h.knocked_out else h.points for h in one.hands}
        if self.terms.mode == "own":
            return tuple(left.get(s, 0) for s in range(n))
        gain = 1 if self.terms.mode == "none" else sum(left.values())
        return tuple(gain if s == one.out else 0 for s in range(n))

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each seat over all complete rounds."""
        columns = [self.points(r) for r in self.rounds]
        return tuple(sum(c[s] for c in columns) for s in range(len(self.terms.players)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who is ahead: the most points, or under own points the fewest."""
        best = min(self.totals) if self.terms.mode == "own" else max(self.totals)
        return tuple(s for s, t in enumerate(self.totals) if t == best)

    @property
    def asked(self) -> Asked:
        """What the pad waits for."""
        if self.unfinished is not None:
            return AskHand(self._missing(self.unfinished)[0])
        terms, played = self.terms, len(self.rounds)
        if terms.rounds is not None:
            done = played >= terms.rounds
        else:
            done = terms.target is not None and max(self.totals) >= terms.target
        if done and played and (len(self.leaders) == 1 or terms.tie == "shared"):
            return Over(self.leaders)
        return AskOut()

    def add(self, entry: Entry) -> Pad:
        """The pad with one more entry. PadError says what is asked for where the entry does not fit."""
        asked, names = self.asked, self.terms.players
        if isinstance(entry, Undo):
            if not self.standing:
                raise PadError("There is nothing to take back.")
        elif isinstance(asked, Over):
            raise PadError("This match is over. Take the last entry back with undo, or begin a new pad.")
        elif isinstance(entry, Out):
            if not isinstance(asked, AskOut):
                raise PadError(f"The cards of {names[asked.seat]} are still to be written down.")
            if entry.seat is not None and not 0 <= entry.seat < len(names):
                raise PadError("Nobody sits there.")
        else:
            if not isinstance(asked, AskHand):
                raise PadError("First say who went out.")
            if self.unfinished is None or entry.seat not in self._missing(self.unfinished):
                raise PadError("That hand is written down already, or it is empty.")
            if not 0 <= entry.points <= 100_000:
                raise PadError(f"A hand cannot count {entry.points}.")
            if entry.knocked_out and not decks.scoring(self.terms.edition).knockout:
                raise PadError(f"In {decks.title_of(self.terms.edition)} nobody is knocked out.")
        return Pad(self.terms, (*self.entries, entry))


def pad_of(terms: Terms, entries: Sequence[Entry]) -> Pad:
    """A pad from all its entries, each checked as when it was made. PadError at the first that does not
    fit.
    """
    pad = Pad(terms)
    for entry in entries:
        pad = pad.add(entry)
    return pad
