"""Hands: swapped, passed along, pooled and dealt again."""

from __future__ import annotations

from ..calls import judge, judge_swap
from ..cards import gain, lose, note, show_hand_now, swap_hands, tuck_all
from ..chance import shuffle_pile
from ..codes import (
    CHOOSE_CARD,
    CHOSE,
    DEADLINE,
    EXCHANGE,
    GAVE,
    PASSED_ALONG,
    REDEALT,
    SHOWED,
    SWAPPED,
    TO_GIVE,
)
from ..questions import ask, low_bit
from ..registers import BIT, WORD, Registers, Tables
from ..seats import partner_of, seat_after, seat_clockwise, who
from ..vocabulary import MOVES, SWAPS, verb


@verb("swap WHO", moves=SWAPS)
def swap(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """The hands of the seat that plays and of WHO change places."""
    other = who(g, s, code)
    if other >= 0 and other != s.player and s.active & BIT[other]:
        note(s, SWAPPED, s.player, other, 0, 0)
        swap_hands(s, s.player, other)
        show_hand_now(g, s, s.player)
        show_hand_now(g, s, other)
    return 0


@verb("pass hands", moves=SWAPS)
def pass_hands(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every hand goes to the next seat in the direction of play."""
    note(s, PASSED_ALONG, s.player, s.direction, 0, 0)
    for i in range(1, s.actives):
        swap_hands(s, s.player, seat_after(g, s, s.player, i))
    for i in range(s.actives):
        show_hand_now(g, s, seat_after(g, s, s.player, i))
    return 0


@verb("pool hands", moves=SWAPS)
def pool_hands(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All hands are shuffled together and dealt out one by one, beginning with the next seat."""
    note(s, REDEALT, s.player, 0, 0, 0)
    # The pool lies on top of the draw pile while it is shuffled and dealt.
    under = s.piled
    s.moved |= s.active
    for seat in range(g.seats):
        if s.active & BIT[seat]:
            for kind in range(g.kinds):
                at = s.base[seat] + kind
                while s.counts[at] > 0:
                    s.counts[at] -= 1
                    s.pile[s.piled] = kind
                    s.piled += 1
            s.held0[seat] = 0
            s.held1[seat] = 0
            s.sizes[seat] = 0
    shuffle_pile(s, under)
    turn = 1
    while s.piled > under:
        s.piled -= 1
        gain(s, seat_after(g, s, s.player, turn % s.actives), s.pile[s.piled])
        turn += 1
    for i in range(s.actives):
        show_hand_now(g, s, seat_after(g, s, s.player, i))
    return 0


@verb("pass hands left", moves=SWAPS)
def pass_left(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every hand goes to the next seat clockwise, whatever the direction of play."""
    direction = s.direction
    s.direction = 1
    pass_hands(g, s, 0, 0, 0)
    s.direction = direction
    return 0


@verb("discard colour", moves=MOVES)
def discard_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All cards of the active colour leave the hand of the seat that plays, under the upcard (R17)."""
    tuck_all(g, s, s.player, g.coloured0[s.colour], g.coloured1[s.colour])
    return 0


@verb("discard picked", moves=MOVES)
def discard_picked(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All cards of the colour picked leave the hand of the seat that plays, under the upcard."""
    tuck_all(g, s, s.player, g.coloured0[s.picked], g.coloured1[s.picked])
    return 0


@verb("show hand WHO")
def show_hand(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """The hand of WHO is shown to all."""
    seat = who(g, s, code)
    for kind in range(g.kinds):
        for _ in range(s.counts[s.base[seat] + kind]):
            note(s, SHOWED, seat, kind, -1, 0)
    return 0


@verb("ask give", internal=True)
def ask_give(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Which card of the colour picked is given next; no question where the order makes no difference."""
    m0 = s.held0[s.player] & g.coloured0[s.picked]
    m1 = s.held1[s.player] & g.coloured1[s.picked]
    if m0 | m1 == 0:
        s.pc += 4
        return 0
    s.purpose = TO_GIVE
    if s.actives == 2 or (m0 & (m0 - 1) == 0 and m1 == 0) or (m1 & (m1 - 1) == 0 and m0 == 0):
        s.answer = low_bit(m0) if m0 else WORD + low_bit(m1)
        return 0
    return ask(s, CHOOSE_CARD, BIT[s.player], m0, m1, 0)


@verb("answer give", internal=True, moves=MOVES)
def answer_give(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The card goes to the next seat clockwise, and the next one to the seat after that (editions.md 4.18)."""
    if s.target < 0:
        s.target = s.player
    s.target = seat_clockwise(g, s, s.target)
    if s.target == s.player:
        s.target = seat_clockwise(g, s, s.target)
    give(g, s, s.player, s.target, s.answer)
    s.pc -= 8
    return 0


@verb("no target", internal=True)
def no_target(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """No seat is the target yet."""
    s.target = -1
    return 0


def give(g: Tables, s: Registers, seat: int, other: int, kind: int) -> None:
    """A card goes from hand to hand, face down (R18)."""
    lose(s, seat, kind)
    gain(s, other, kind)
    note(s, GAVE, seat, kind, other, 0)


@verb("ask exchange COUNT", internal=True)
def ask_exchange(g: Tables, s: Registers, everybody: int, _b: int, _c: int) -> int:
    """Partners choose a card for each other, secretly: all of them, or the seat that plays and its partner."""
    seats = s.active
    if not everybody:
        other = partner_of(g, s.player)
        if s.active & BIT[other] == 0 or s.sizes[other] == 0 or s.sizes[s.player] == 0:
            s.pc += 4
            return 0
        seats = BIT[s.player] | BIT[other]
    for seat in range(g.seats):
        s.secrets[seat] = 0
    s.purpose = TO_GIVE
    return ask(s, EXCHANGE, seats, BIT[WORD] - 1, BIT[WORD] - 1, 0)


@verb("answer exchange", internal=True)
def answer_exchange(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """When both partners have chosen, the cards change hands; calls are not touched by it."""
    if s.answer != DEADLINE:
        seat = s.answerer
        other = partner_of(g, seat)
        s.secrets[seat] = s.answer + 1
        s.asked &= ~BIT[seat]
        note(s, CHOSE, seat, 0, 0, 0)
        if s.secrets[other] and s.active & BIT[other]:
            called = s.called
            owing = s.owing
            give(g, s, seat, other, s.secrets[seat] - 1)
            give(g, s, other, seat, s.secrets[other] - 1)
            s.called = called
            s.owing = owing
    if s.asked:
        s.pc -= 4
        return 1
    return 0


@verb("judge COUNT", internal=True)
def judge_call(g: Tables, s: Registers, how: int, _b: int, _c: int) -> int:
    """The cards of the play have moved: who owes a call? A hand emptied by it goes out."""
    if how == MOVES:
        if s.sizes[s.player] == 0:
            s.pc = g.on_empty
        else:
            judge(g, s, s.player)
    else:
        judge_swap(g, s)
    return 0
