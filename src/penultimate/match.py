"""A match: rounds at one table, to a target, over a number of rounds, or a single one (clauses 4, 7, 48 to 50)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .cards import Card
from .chance import Chance
from .round import Round
from .rules.ruleset import RuleSet
from .scoring import round_points

T = TypeVar("T")
CUTS = 20  # ties in a row after which the deal is drawn by lot


@dataclass(frozen=True)
class Cut:
    """One cut for the deal: the card each seat drew, and the seats that still compete after it."""

    cards: dict[int, Card]
    left: tuple[int, ...]


@dataclass
class Match:
    """A match in progress. `scores`, `wins` and `results` (what each finished round brought) are by player, and a
    player is the seat where they sat down: `seating[seat]` is the player who sits there now, which only changes where
    seats are shuffled between rounds. `season` is what was carried over from earlier matches.

    >>> match = Match(RuleSet.parse("classic single"), seats=2, seed=1)
    >>> round = match.next_round()
    >>> match.over
    False
    """

    rules: RuleSet
    seats: int
    seed: int = 0
    scores: list[int] = field(default_factory=list)
    results: list[tuple[int, ...]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    dealer: int = -1
    cuts: list[Cut] = field(default_factory=list)
    last_winner: int | None = None
    last: Round | None = None
    left: bool = False
    out: tuple[int, ...] = ()  # seats that dropped out of the match
    seating: list[int] = field(default_factory=list)
    season: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.seats
        self.wins = self.wins or [0] * self.seats
        self.seating = self.seating or list(range(self.seats))
        self.season = self.season or [0] * self.seats
        self._chance = random.Random(f"match {self.seed}")

    def next_round(self, source: Chance | None = None) -> Round:
        """Deal the next round. Its chance follows from the match's seed unless a source is given."""
        if self.results and self.rules.values.on("house.music_chairs"):
            self._chance.shuffle(self.seating)
        self.dealer = self._next_dealer()
        start = self.rules.values["start.player"]
        starter = None
        if start == "lot":
            starter = self._chance.randrange(self.seats)
        elif start == "previous_winner":
            starter = self.seating.index(self.last_winner) if self.last_winner is not None else None
        elif start == "crown" and self.last is not None:
            # A new round passes the crown clockwise (editions.md 4.20).
            starter = (self.last.king + 1) % self.seats
        chance = source or Chance.seeded(self._chance.getrandbits(62))
        if self.last is not None and self.rules.keeps_hands:
            round = self.last.next(chance, self.dealer)
        else:
            round = Round.deal(self.rules, self.seats, chance, self.dealer, starter, self.out)
        return round

    def finish(self, round: Round) -> tuple[int, ...]:
        """Write down a finished round; gives its points by player."""
        by_seat = round_points(round)
        points = tuple(by_seat[self.seating.index(player)] for player in range(self.seats))
        self.results.append(points)
        self.scores = [a + b for a, b in zip(self.scores, points, strict=True)]
        self.last_winner = None if round.winner is None else self.seating[round.winner]
        self.last = round
        if self.rules.values.on("challenge_elimination"):
            self._eliminate()
        if self.rules.values.on("house.elimination"):
            self._drop_worst(round)
        for seat in round.winners:
            self.wins[self.seating[seat]] += 1
        gone = set(range(self.seats)) - set(round.active) - set(round.fallen) - set(self.out)
        if round.deserted and gone and not self.rules.keeps_hands:
            self.left = True
        return points

    def rematch(self, seed: int) -> Match:
        """The next match of the same players. In a season its standings are carried over."""
        carried = [a + b for a, b in zip(self.season, self.scores, strict=True)]
        season = carried if self.rules.values.on("house.season") else []
        return Match(self.rules, self.seats, seed, season=season)

    def by_seat(self, values: Sequence[T]) -> list[T]:
        """What players have, by the seats where they sit now."""
        return [values[player] for player in self.seating]

    @property
    def over(self) -> bool:
        """Whether the match has been decided."""
        return bool(self.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players that won; empty while it goes on."""
        values = self.rules.values
        if not self.results:
            return ()
        if self.left and self.last_winner is not None:
            return (self.last_winner,)
        kind = values["match.kind"]
        if self.rules.keeps_hands:
            alive = self.last.alive if self.last is not None else ()
            return alive if len(alive) == 1 else ()
        if values.on("challenge_elimination") or values.on("house.elimination"):
            left = tuple(seat for seat in range(self.seats) if seat not in self.out)
            return left if len(left) == 1 else ()
        if kind == "single":
            if self.last is None or self.last_winner is None:
                return tuple(range(self.seats))
            return self.last.winners
        if kind == "rounds":
            if len(self.results) < values.count("match.rounds"):
                return ()
        elif max(self.scores) < values.count("match.target"):
            return ()
        best = self._best()
        # Partners always have the same points: a side that leads is no tie.
        sides = {player % (self.seats // 2) for player in best} if self.rules.teams else set(best)
        if len(sides) > 1 and values["match.tie"] == "extra_round":
            return ()
        return best

    def _eliminate(self) -> None:
        """Who reaches the target drops out; the last one left has won (editions.md 4.5, challenge game)."""
        target = self.rules.values.count("match.target")
        over = [seat for seat in range(self.seats) if seat not in self.out and self.scores[seat] >= target]
        left = [seat for seat in range(self.seats) if seat not in self.out and seat not in over]
        if not left:
            best = min(self.scores[seat] for seat in over)
            over = [seat for seat in over if self.scores[seat] > best]
        self.out = tuple(sorted((*self.out, *over)))

    def _drop_worst(self, round: Round) -> None:
        """The seat with the most points in hand leaves the match; of several the first at the dealer's left."""
        order = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
        left = [seat for seat in order if seat not in self.out]
        if len(left) > 1:
            worst = max(left, key=lambda seat: round.worth(round.hand(seat)))
            self.out = tuple(sorted((*self.out, worst)))

    def _best(self) -> tuple[int, ...]:
        mode = self.rules.values["score.mode"]
        if mode == "own_points":
            low = min(self.scores)
            return tuple(seat for seat in range(self.seats) if self.scores[seat] == low)
        counts: Sequence[int] = self.wins if mode == "none" else self.scores
        high = max(counts)
        return tuple(seat for seat in range(self.seats) if counts[seat] == high)

    def _next_dealer(self) -> int:
        values = self.rules.values
        if not self.results or values["deal.next_dealer"] == "redraw":
            return self._first_dealer()
        if values["deal.next_dealer"] == "winner" and self.last_winner is not None:
            return self.seating.index(self.last_winner)
        if values["deal.next_dealer"] == "next_seat":
            return (self.dealer + 1) % self.seats
        return self.dealer

    def _first_dealer(self) -> int:
        how = self.rules.values["deal.dealer"]
        if how == "fixed":
            return 0
        if how == "random":
            return self._chance.randrange(self.seats)
        deck = self.rules.deck(self.seats)
        pile = [card for card, n in zip(deck.cards, deck.copies, strict=True) for _ in range(n)]
        left = tuple(range(self.seats))
        self.cuts = []
        while len(left) > 1 and len(self.cuts) < CUTS:
            cards = dict(zip(left, self._chance.sample(pile, len(left)), strict=True))
            left = highest_cut(self.rules, cards)
            self.cuts.append(Cut(cards, left))
        # Decks without numbers tie for ever: then the lot decides.
        return left[0] if len(left) == 1 else self._chance.choice(left)


def highest_cut(rules: RuleSet, cards: dict[int, Card]) -> tuple[int, ...]:
    """The seats that cut highest (deal.high_card_symbols): several when they tie and have to cut again.

    With `redraw` a seat that cut a symbol has no say; where nobody cut a number all cut again.
    """
    how = rules.values["deal.high_card_symbols"]
    draft = rules.draft(max(2, rules.values.count("players.min")))

    def value(card: Card) -> int:
        if card.number is not None:
            return card.number
        return draft.points.get(card.symbol, 0) if how == "points" else (-1 if how == "redraw" else 0)

    best = max(value(card) for card in cards.values())
    return tuple(seat for seat, card in cards.items() if value(card) == best)
