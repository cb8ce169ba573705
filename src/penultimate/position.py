"""A position: the cards of a table in mid-round, and how they come to lie in the registers."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Deck
from .errors import RuleConflict
from .kernel import dealing
from .kernel.cards import gain
from .kernel.registers import BIT, Registers, Tables


@dataclass(frozen=True)
class Position:
    """A table in mid-round: what a position on one line says. Piles begin with the card drawn first or laid first;
    the last of `discard` is the upcard. `colour` is only needed where that is a wild."""

    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    turn: int = 0
    direction: int = 1
    colour: str = ""
    dealer: int = 0
    called: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    side: int = 0
    aside: tuple[Card, ...] = ()  # the extra pile
    row: tuple[Card, ...] = ()
    tops: tuple[Card, ...] = ()  # upcards of several discard piles
    registers: tuple[tuple[str, int | tuple[int, ...]], ...] = ()  # of the kernel, as they are then


def lay_out(position: Position, g: Tables, s: Registers, deck: Deck) -> None:
    """Put every card of a position in its place. Raises RuleConflict for a card the deck has not, or has not so
    often."""
    left = dict(zip(deck.cards, deck.copies, strict=True))

    def kind(card: Card) -> int:
        if left.get(card, 0) == 0:
            raise RuleConflict(f"there are not that many {card} in this deck")
        left[card] -= 1
        return deck.kind(card)

    dealing.clear(g, s)
    s.direction, s.dealer, s.turn, s.player = position.direction, position.dealer, position.turn, position.turn
    s.side = position.side
    for seat, hand in enumerate(position.hands):
        for card in hand:
            gain(s, seat, kind(card))
    for i, card in enumerate(reversed(position.draw)):
        s.pile[i] = kind(card)
    s.piled = len(position.draw)
    for i, card in enumerate(position.discard):
        s.discard[i] = kind(card)
    s.discarded = len(position.discard)
    for card in position.aside:
        s.extra[kind(card)] += 1
    s.kept = len(position.aside)
    for card in position.row:
        s.centre[kind(card)] += 1
    for i, card in enumerate(position.tops):
        s.tops[i] = kind(card)
        s.top_symbols[i] = g.symbol[s.tops[i]]
        s.top_colours[i] = g.colour[s.tops[i]]
    for seat in position.out:
        s.active &= ~BIT[seat]
        s.actives -= 1
    for seat in position.called:
        s.called |= BIT[seat]
    for name, value in position.registers:
        if isinstance(value, int):
            setattr(s, name, value)
        else:
            getattr(s, name)[: len(value)] = value
