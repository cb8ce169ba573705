"""The deal: a table cleared, hands dealt, the first card turned up, and a round that goes on from the last."""

from __future__ import annotations

from .cards import bury, draw_cards, gain, lose, note, take
from .chance import below, shuffle_pile
from .codes import DEALT, NOTHING
from .opening import turn_up
from .questions import low_bit
from .registers import BIT, WORD, Registers, Tables
from .running import run
from .seats import seat_after


def draw_partners(g: Tables, s: Registers) -> None:
    """Every seat is given a hidden partner; with an odd number one seat has none."""
    free = g.seats
    for seat in range(g.seats):
        s.secrets[seat] = seat
        s.links[seat] = seat
    while free > 1:
        i = below(s, free)
        one = s.secrets[i]
        free -= 1
        s.secrets[i] = s.secrets[free]
        i = below(s, free)
        other = s.secrets[i]
        free -= 1
        s.secrets[i] = s.secrets[free]
        s.links[one] = other
        s.links[other] = one


def clear(g: Tables, s: Registers) -> None:
    """A table before the deal: every seat in the round, nothing dealt. Only the generator is left as it was."""
    s.direction = 1
    s.stride = 1
    s.active = BIT[g.seats] - 1
    s.actives = g.seats
    s.suspect = -1
    s.drawn = -1
    s.target = -1
    s.winner = -1
    s.penalty = 0
    s.share = 0
    s.called = 0
    s.owing = 0
    s.jump = 0
    s.turned = 0
    s.hop = 0
    s.idle = 0
    s.over = 0
    s.side = 0
    s.limit = 0
    s.total = 0
    s.until = 0
    s.clock = 0
    s.since = 0
    s.race = 0
    s.posed = 0
    s.accused = 0
    s.fallen = 0
    s.lit = 0
    s.twice = 0
    s.bonus = 0
    s.saved = 0
    s.ayes = 0
    s.noes = 0
    s.performer = 0
    s.prompted = 0
    s.creditor = 0
    s.locker = 0
    s.kept = 0
    s.second = 0
    s.spot = 0
    s.picked = 0
    s.purpose = 0
    s.piled = 0
    s.discarded = 0
    s.kept = 0
    s.run = 0
    s.moved = 0
    for seat in range(g.seats):
        s.misses[seat] = 0
        s.places[seat] = 0
        s.base[seat] = seat * g.kinds
        s.held0[seat] = 0
        s.held1[seat] = 0
        s.sizes[seat] = 0
        s.secrets[seat] = 0
        s.status[seat] = 0
        s.links[seat] = seat if g.partners else 0
        s.misses[seat] = 0
        s.places[seat] = 0
    for i in range(g.seats * g.kinds):
        s.counts[i] = 0
    if g.more:
        clear_more(g, s)


def clear_more(g: Tables, s: Registers) -> None:
    """What only some editions have on the table."""
    for kind in range(g.kinds):
        s.extra[kind] = 0
        s.centre[kind] = 0
    for i in range(4):
        s.tops[i] = -1
        s.top_colours[i] = 0
        s.top_symbols[i] = 0
        s.presses[i] = 0
        s.limits[i] = 0
        s.roles[i] = 0
        s.tokens[i] = 0
    for seat in range(g.seats):
        s.lives[seat] = 3


def deal(g: Tables, s: Registers, dealer: int, starter: int, out: int) -> None:
    """Shuffle, deal and turn up the first card; up to the first question. `starter` is -1 beside the dealer, `out`
    the mask of seats that are out of the match."""
    clear(g, s)
    s.active &= ~out
    for seat in range(g.seats):
        if out & BIT[seat]:
            s.actives -= 1
    s.direction = g.start_direction
    s.dealer = dealer
    for i in range(g.cards):
        s.pile[i] = g.deck[i]
    s.piled = g.cards
    shuffle_pile(s, 0)
    for _ in range(g.hand):
        for i in range(1, s.actives + 1):
            gain(s, seat_after(g, s, dealer, i), take(g, s))
    note(s, DEALT, dealer, g.hand, 0, 0)
    if g.partners:
        draw_partners(g, s)
    begin_play(g, s, starter)


def renew(g: Tables, s: Registers, dealer: int, starter: int) -> None:
    """A new round from what the last one left: hands, piles and lives stay, all else is as at the start."""
    s.dealer = dealer
    s.starter = starter
    s.direction = g.start_direction
    s.stride = 1
    s.penalty = 0
    s.called = 0
    s.owing = 0
    s.idle = 0
    s.over = 0
    s.winner = -1
    s.total = 0
    s.twice = 0
    s.active = 0
    s.actives = 0
    for seat in range(g.seats):
        if s.lives[seat] > 0:
            s.active |= BIT[seat]
            s.actives += 1
        else:
            while s.sizes[seat] > 0:
                kind = low_bit(s.held0[seat]) if s.held0[seat] else WORD + low_bit(s.held1[seat])
                lose(s, seat, kind)
                bury(g, s, kind)


def refill(g: Tables, s: Registers, starter: int) -> None:
    """Hands are filled up to the number dealt, from the starter on; then play begins."""
    for i in range(g.seats):
        seat = (starter + i) % g.seats
        if s.active & BIT[seat]:
            draw_cards(g, s, seat, g.hand - s.sizes[seat])
    s.player = starter
    s.turn = starter
    s.question = NOTHING
    s.pc = g.on_deal
    run(g, s)


def begin_play(g: Tables, s: Registers, starter: int) -> None:
    """The hands are dealt: what an edition does before the first card, and the first card."""
    s.picked = starter
    s.starter = starter if starter >= 0 else seat_after(g, s, s.dealer, 1)
    if g.on_deal >= 0:
        s.player = s.starter
        s.turn = s.starter
        s.question = NOTHING
        s.pc = g.on_deal
    else:
        turn_up(g, s)
    run(g, s)
