"""Hands: swapped, passed along, pooled and dealt again."""

from __future__ import annotations

from ..calls import judge, judge_swap
from ..cards import gain, note, show_hand_now, swap_hands
from ..chance import shuffle_pile
from ..codes import PASSED_ALONG, REDEALT, SWAPPED
from ..registers import BIT, Registers, Tables
from ..seats import seat_after, who
from ..vocabulary import MOVES, SWAPS, verb


@verb("swap WHO", moves=SWAPS)
def swap(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """The hands of the seat that plays and of WHO change places."""
    other = who(g, s, code)
    if other >= 0 and other != s.player:
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


@verb("judge COUNT", internal=True)
def judge_call(g: Tables, s: Registers, how: int, _b: int, _c: int) -> int:
    """The cards of the play have moved: who owes a call?"""
    if how == MOVES:
        judge(g, s, s.player)
    else:
        judge_swap(g, s)
    return 0
