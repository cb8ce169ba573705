"""Cards on the move: from the piles to a hand, from a hand to the discard pile, from hand to hand.

Every card is in exactly one place at any time (principle 10): each function here takes it from one and puts it in one.
"""

from __future__ import annotations

from .chance import shuffle_pile
from .codes import DISCARDED, DREW, HAND_NOW, RESHUFFLED, REVEALED
from .ending import knock_out
from .ending import note as note
from .registers import BIT, KINDS, WORD, Registers, Tables


def reshuffle(g: Tables, s: Registers) -> None:
    """The discards without the upcard become the draw pile (clause 42); cards set aside come back with them."""
    top = s.discarded - g.keeps
    for i in range(top):
        s.pile[i] = s.discard[i]
    s.piled = top
    if g.keeps:
        s.discard[0] = s.discard[top]
    s.discarded = g.keeps
    if g.recycle and (g.recycle == 1 or top == 0):
        for kind in range(g.kinds):
            for _ in range(s.extra[kind]):
                s.pile[s.piled] = kind
                s.piled += 1
            s.extra[kind] = 0
        s.kept = 0
    shuffle_pile(s, 0)
    note(s, RESHUFFLED, -1, s.piled, 0, 0)


def take(g: Tables, s: Registers) -> int:
    """The next card of the draw pile, or -1 when no pile can give one."""
    if s.piled == 0:
        if s.discarded <= g.keeps and (g.recycle == 0 or s.kept == 0):
            return -1
        reshuffle(g, s)
    s.piled -= 1
    card = s.pile[s.piled]
    if g.at_once and s.piled == 0 and s.discarded > g.keeps:
        reshuffle(g, s)
    return card


def can_draw(g: Tables, s: Registers) -> bool:
    """Whether any card is left to draw."""
    return s.piled > 0 or s.discarded > g.keeps or (g.recycle > 0 and s.kept > 0)


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


def draw_plain(g: Tables, s: Registers, seat: int, paying: int) -> int:
    """One card from the pile into a hand, and nothing that follows from it."""
    card = take(g, s)
    if card >= 0:
        gain(s, seat, card)
        s.idle = 0
        note(s, DREW, seat, card, paying, 0)
    return card


def draw_one(g: Tables, s: Registers, seat: int, paying: int) -> int:
    """One card from the pile into a hand; its kind, or -1 when there is none, or the seat has left or is full.

    `paying` is 1 for a penalty, 2 more when the card is drawn face up.
    """
    if s.active & BIT[seat] == 0 or s.sizes[seat] >= g.hand_limit:
        return -1
    card = take(g, s)
    if card >= 0:
        gain(s, seat, card)
        s.idle = 0
        note(s, DREW, seat, card, paying, 0)
        if g.watched:
            watch(g, s, seat, card)
    return card


def watch(g: Tables, s: Registers, seat: int, card: int) -> None:
    """What follows from drawing a card: more cards for some, the same for a linked seat, and mercy."""
    drawn = 1
    more = g.trigger[card]
    if more:
        note(s, REVEALED, seat, card, 0, 0)
    while more > 0 and (g.mercy == 0 or s.sizes[seat] < g.mercy):
        card = draw_plain(g, s, seat, 1)
        if card < 0:
            break
        drawn += 1
        more -= 1
        if g.trigger[card]:
            note(s, REVEALED, seat, card, 0, 0)
            more += g.trigger[card]
    other = s.links[seat] - 1
    if other >= 0 and not g.partners:
        for _ in range(drawn):
            if g.mercy == 0 or s.sizes[other] < g.mercy:
                draw_plain(g, s, other, 1)
        if g.mercy and s.sizes[other] >= g.mercy:
            knock_out(g, s, other)
    if g.mercy and s.sizes[seat] >= g.mercy and not s.over:
        knock_out(g, s, seat)


def draw_cards(g: Tables, s: Registers, seat: int, count: int) -> int:
    """A penalty of exactly `count` cards, as far as there are any (principle 6). How many were drawn."""
    drawn = 0
    while drawn < count and draw_one(g, s, seat, 1) >= 0:
        drawn += 1
    return drawn


def draw_until(g: Tables, s: Registers, seat: int, m0: int, m1: int) -> None:
    """Cards face up into a hand, up to the first of those in the mask (R15)."""
    while True:
        card = draw_one(g, s, seat, 3)
        if card < 0 or in_mask(card, m0, m1):
            return


def in_mask(kind: int, m0: int, m1: int) -> bool:
    """Whether a kind is in a mask of two words."""
    if kind < WORD:
        return m0 & BIT[kind] != 0
    return m1 & BIT[kind - WORD] != 0


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


def tuck(g: Tables, s: Registers, seat: int, kind: int) -> None:
    """A card leaves the hand and goes under the upcard, where it changes nothing (R17)."""
    lose(s, seat, kind)
    note(s, DISCARDED, seat, kind, 0, 0)
    bury(g, s, kind)


def bury(g: Tables, s: Registers, kind: int) -> None:
    """A card that is nowhere goes under the upcard."""
    s.discard[s.discarded] = kind
    if g.keeps and s.discarded:
        s.discard[s.discarded] = s.discard[s.discarded - 1]
        s.discard[s.discarded - 1] = kind
    s.discarded += 1


def tuck_all(g: Tables, s: Registers, seat: int, m0: int, m1: int) -> None:
    """Every card of a hand that is in the mask goes under the upcard."""
    for kind in range(g.kinds):
        if in_mask(kind, m0, m1):
            while s.counts[s.base[seat] + kind] > 0:
                tuck(g, s, seat, kind)


def set_aside(s: Registers, seat: int, kind: int) -> None:
    """A card goes from a hand into the extra pile."""
    lose(s, seat, kind)
    s.extra[kind] += 1
    s.kept += 1


def take_extra(g: Tables, s: Registers, seat: int) -> None:
    """The whole extra pile goes into a hand."""
    for kind in range(g.kinds):
        while s.extra[kind] > 0:
            s.extra[kind] -= 1
            s.kept -= 1
            gain(s, seat, kind)
            note(s, DREW, seat, kind, 1, 0)
    if g.mercy and s.sizes[seat] >= g.mercy:
        knock_out(g, s, seat)


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
    both = BIT[a] | BIT[b]
    s.moved |= both
    s.called &= ~both
    s.owing &= ~both


def show_hand_now(g: Tables, s: Registers, seat: int) -> None:
    """Write a hand that changed as a whole into the log, for the seat that holds it."""
    if s.logging:
        for kind in range(g.kinds):
            for _ in range(s.counts[s.base[seat] + kind]):
                note(s, HAND_NOW, seat, kind, 0, 0)
