"""The end of a round: a hand is empty, or is it?"""

from __future__ import annotations

from ..calls import judge
from ..cards import gain, lose, note
from ..chance import device
from ..codes import EXPLODED, FINISHED, FROM_HAND, GAVE, LAST_SEAT, PLACED, WENT_OUT, WINDOW
from ..ending import drop_out, end_round
from ..questions import ask
from ..registers import BIT, Registers, Tables
from ..seats import partner_of
from ..vocabulary import verb


@verb("finish", internal=True)
def finish(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that played has gone out."""
    return end_round(s, s.player, WENT_OUT)


@verb("ask window", internal=True)
def ask_window(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Several cards emptied the hand: without a call the seat may still be caught, until the deadline (R17)."""
    if g.uno == 0 or g.call_at != 1 or s.called & BIT[s.player]:
        s.pc += 4
        return 0
    s.owing |= BIT[s.player]
    return ask(s, WINDOW, 0, 0, 0, 0)


@verb("answer window", internal=True)
def answer_window(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """In time it goes out; caught it has cards again, and the round goes on."""
    if s.sizes[s.player] > 0:
        s.pc = g.on_next
    s.owing &= ~BIT[s.player]
    return 0


@verb("share hands", internal=True)
def share_hands(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A side wins when all its cards are gone: until then half the partner's hand is taken over (editions.md 5.3)."""
    seat = s.player
    other = partner_of(g, seat)
    size = s.sizes[other]
    if s.active & BIT[other] == 0 or size == 0:
        return 0
    s.pc = g.on_next
    if size == 1:
        note(s, FINISHED, seat, 0, 0, 0)
        drop_out(g, s, seat)
        if s.actives == 1:
            return end_round(s, other, LAST_SEAT)
        return 0
    s.target = other
    for _ in range(size // 2):
        place = device(s, FROM_HAND, s.sizes[other])
        kind = 0
        while place >= s.counts[s.base[other] + kind]:
            place -= s.counts[s.base[other] + kind]
            kind += 1
        lose(s, other, kind)
        gain(s, seat, kind)
        note(s, GAVE, other, kind, seat, 0)
    judge(g, s, seat)
    judge(g, s, other)
    return 0


@verb("bombs", internal=True)
def bombs(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Somebody played its last card: every other seat turns a bomb (editions.md 4.8, Round end)."""
    for seat in range(g.seats):
        if s.active & BIT[seat] and seat != s.player:
            s.lives[seat] -= 1
            note(s, EXPLODED, seat, s.lives[seat], 0, 0)
    return 0


@verb("retire", internal=True)
def retire(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that played has gone out, and the others go on until one of them is left."""
    place = 1
    for seat in range(g.seats):
        if s.places[seat]:
            place += 1
    s.places[s.player] = place
    note(s, PLACED, s.player, place, 0, 0)
    if place == 1:
        s.winner = s.player
    s.called &= ~BIT[s.player]
    s.active &= ~BIT[s.player]
    s.actives -= 1
    if s.actives == 1:
        return end_round(s, s.winner, WENT_OUT)
    return 0
