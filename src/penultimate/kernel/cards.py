"""Cards on the move: from the piles to a hand, from a hand to the discard pile, from hand to hand.

Every card is in exactly one place at any time (principle 10): each function here takes it from one and puts it in one.
"""

from __future__ import annotations

from .chance import shuffle_pile
from .codes import DREW, EVENT, HAND_NOW, RESHUFFLED
from .registers import BIT, KINDS, WORD, Registers, Tables


def note(s: Registers, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Write what happened into the log, if anybody reads it."""
    if s.logging:
        at = s.logged
        s.log[at] = what
        s.log[at + 1] = seat
        s.log[at + 2] = a
        s.log[at + 3] = b
        s.log[at + 4] = c
        s.logged = at + EVENT


def holds(s: Registers, seat: int, kind: int) -> int:
    """How many of `kind` the hand holds."""
    return s.counts[s.base[seat] + kind]


def reshuffle(g: Tables, s: Registers) -> None:
    """The discards without the upcard become the draw pile (clause 42)."""
    top = s.discarded - 1
    for i in range(top):
        s.pile[i] = s.discard[i]
    s.piled = top
    s.discard[0] = s.discard[top]
    s.discarded = 1
    shuffle_pile(s, 0)
    note(s, RESHUFFLED, -1, top, 0, 0)


def take(g: Tables, s: Registers) -> int:
    """The next card of the draw pile, or -1 when neither pile can give one."""
    if s.piled == 0:
        if s.discarded < 2:
            return -1
        reshuffle(g, s)
    s.piled -= 1
    card = s.pile[s.piled]
    if g.at_once and s.piled == 0 and s.discarded > 1:
        reshuffle(g, s)
    return card


def can_draw(s: Registers) -> bool:
    """Whether any card is left to draw."""
    return s.piled > 0 or s.discarded > 1


def gain(s: Registers, seat: int, kind: int) -> None:
    """A card enters a hand. A hand that grows voids its call, and owes none (principle 4)."""
    at = s.base[seat] + kind
    s.counts[at] += 1
    if kind < WORD:
        s.held0[seat] |= BIT[kind]
    else:
        s.held1[seat] |= BIT[kind - WORD]
    s.sizes[seat] += 1
    keep = ~BIT[seat]
    s.called &= keep
    s.owing &= keep


def lose(s: Registers, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    at = s.base[seat] + kind
    left = s.counts[at] - 1
    s.counts[at] = left
    if left == 0:
        if kind < WORD:
            s.held0[seat] ^= BIT[kind]
        else:
            s.held1[seat] ^= BIT[kind - WORD]
    s.sizes[seat] -= 1


def draw_one(g: Tables, s: Registers, seat: int, paying: int) -> int:
    """One card from the pile into a hand; its kind, or -1 when there is none, or the seat has left or is full."""
    if s.active & BIT[seat] == 0 or s.sizes[seat] >= g.hand_limit:
        return -1
    card = take(g, s)
    if card >= 0:
        gain(s, seat, card)
        s.idle = 0
        note(s, DREW, seat, card, paying, 0)
    return card


def draw_cards(g: Tables, s: Registers, seat: int, count: int) -> int:
    """A penalty of exactly `count` cards, as far as there are any (principle 6). How many were drawn."""
    drawn = 0
    while drawn < count and draw_one(g, s, seat, 1) >= 0:
        drawn += 1
    return drawn


def lay(g: Tables, s: Registers, seat: int, kind: int) -> None:
    """A card leaves the hand and becomes the upcard; a wild keeps the active colour until one is named."""
    lose(s, seat, kind)
    s.discard[s.discarded] = kind
    s.discarded += 1
    face = kind + s.side * KINDS
    s.under = s.symbol
    s.symbol = g.symbol[face]
    if g.colour[face] >= 0:
        s.colour = g.colour[face]


def tuck(s: Registers, seat: int, kind: int) -> None:
    """A card leaves the hand and goes under the upcard, where it changes nothing (R17)."""
    lose(s, seat, kind)
    s.discard[s.discarded] = s.discard[s.discarded - 1]
    s.discard[s.discarded - 1] = kind
    s.discarded += 1


def put_under(s: Registers, kind: int) -> None:
    """A card goes to the bottom of the draw pile."""
    for i in range(s.piled, 0, -1):
        s.pile[i] = s.pile[i - 1]
    s.pile[0] = kind
    s.piled += 1


def swap_hands(s: Registers, a: int, b: int) -> None:
    """Two hands change seats. Calls stay behind: both are void."""
    n = s.base[a]
    s.base[a] = s.base[b]
    s.base[b] = n
    m = s.held0[a]
    s.held0[a] = s.held0[b]
    s.held0[b] = m
    m = s.held1[a]
    s.held1[a] = s.held1[b]
    s.held1[b] = m
    n = s.sizes[a]
    s.sizes[a] = s.sizes[b]
    s.sizes[b] = n
    keep = ~(BIT[a] | BIT[b])
    s.called &= keep
    s.owing &= keep


def show_hand_now(g: Tables, s: Registers, seat: int) -> None:
    """Write a hand that changed as a whole into the log, for the seat that holds it."""
    if s.logging:
        for kind in range(g.kinds):
            for _ in range(s.counts[s.base[seat] + kind]):
                note(s, HAND_NOW, seat, kind, 0, 0)
