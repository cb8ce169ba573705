"""What all do at once, or one after the other: pointing, showing numbers, adding to a pile, holding against a bomb."""

from __future__ import annotations

from ..calls import judge
from ..cards import draw_cards, lay, note, set_aside, take_extra, tuck
from ..chance import below
from ..codes import (
    ADDED,
    CHOOSE_CARD,
    CHOSE,
    DEADLINE,
    END_BIT,
    EXPLODE,
    EXPLODE_BIT,
    EXPLODED,
    JUMP,
    LAST_SEAT,
    OPTION,
    POINT,
    POINTED,
    SHOW,
    TAKE_BIT,
    TO_ADD,
    TO_HOLD,
    TOTAL,
    TURN,
    UNCOVERED,
    WENT_OUT,
)
from ..ending import drop_out, end_round
from ..plays import laid
from ..questions import ask
from ..registers import BIT, KINDS, WORD, Registers, Tables
from ..seats import seat_after
from ..vocabulary import verb


@verb("ask point", internal=True)
def ask_point(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every seat chooses another, secretly."""
    return ask(s, POINT, s.active, 0, 0, s.active)


@verb("answer point", internal=True)
def answer_point(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """When all have chosen, each draws a card for every finger on it; who has not chosen points by lot."""
    if s.answer == DEADLINE:
        for seat in range(g.seats):
            if s.asked & BIT[seat]:
                s.secrets[seat] = seat_after(g, s, seat, 1 + below(s, s.actives - 1))
        s.asked = 0
    else:
        s.secrets[s.answerer] = s.answer - OPTION
        s.asked &= ~BIT[s.answerer]
        note(s, CHOSE, s.answerer, 0, 0, 0)
        if s.asked:
            s.pc -= 4
            return 1
    for seat in range(g.seats):
        if s.active & BIT[seat]:
            note(s, POINTED, seat, s.secrets[seat], 0, 0)
    for i in range(1, g.seats + 1):
        seat = (s.player + s.direction * i) % g.seats
        fingers = 0
        for other in range(g.seats):
            if s.active & BIT[other] and s.secrets[other] == seat:
                fingers += 1
        draw_cards(g, s, seat, fingers)
    return s.over


@verb("ask show", internal=True)
def ask_show(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every seat shows its highest number, secretly (editions.md 4.21, War)."""
    for seat in range(g.seats):
        s.places[seat] = 0
        s.secrets[seat] = 0
    return ask(s, SHOW, s.active, 0, 0, END_BIT)


@verb("answer show", internal=True)
def answer_show(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The highest wins and discards its card; those that tie show their next one."""
    s.asked &= ~BIT[s.answerer]
    s.secrets[s.answerer] = s.answer + 1 if s.answer < JUMP else 0
    note(s, CHOSE, s.answerer, 0, 0, 0)
    if s.asked:
        s.pc -= 4
        return 1
    best = -1
    tied = 0
    for seat in range(g.seats):
        kind = s.secrets[seat] - 1
        if s.active & BIT[seat] and kind >= 0:
            rank = g.rank[kind + s.side * KINDS]
            if s.places[seat] < KINDS:
                note(s, UNCOVERED, seat, kind, 0, 0)
                if rank > best:
                    best = rank
                    tied = 0
                if rank == best:
                    tied |= BIT[seat]
    for seat in range(g.seats):
        if tied & BIT[seat]:
            s.places[seat] += 1
        else:
            s.secrets[seat] = 0
    if tied == 0:
        return 0
    if tied & (tied - 1):
        s.pc -= 4
        return ask(s, SHOW, tied, 0, 0, END_BIT)
    seat = 0
    while tied & BIT[seat] == 0:
        seat += 1
    tuck(g, s, seat, s.secrets[seat] - 1)
    s.places[seat] = 0
    if s.sizes[seat] == 0:
        s.player = seat
        s.pc = g.on_empty
    else:
        judge(g, s, seat)
    return 0


@verb("ask add", internal=True)
def ask_add(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The next seat adds a card of the active colour to the pile-up, or takes all of it (editions.md 5.4)."""
    s.turn = seat_after(g, s, s.turn, 1)
    s.purpose = TO_ADD
    return ask(s, CHOOSE_CARD, BIT[s.turn], g.coloured0[s.colour], g.coloured1[s.colour], TAKE_BIT)


@verb("answer add COUNT", internal=True)
def answer_add(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """Added, the pile-up goes on; taken, play goes on behind the taker. On an empty pile it costs COUNT cards."""
    if s.answer < JUMP:
        note(s, ADDED, s.turn, s.answer, 0, 0)
        set_aside(s, s.turn, s.answer)
        if s.sizes[s.turn] == 0:
            return end_round(s, s.turn, WENT_OUT)
        judge(g, s, s.turn)
        s.pc -= 8
        return 0
    if s.kept == 0:
        draw_cards(g, s, s.turn, count)
    else:
        take_extra(g, s, s.turn)
    return s.over


@verb("add COUNT")
def add(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """COUNT more on the running total."""
    s.total += count
    note(s, TOTAL, s.player, s.total, 0, 0)
    return 0


@verb("set total COUNT")
def set_total(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The running total is COUNT."""
    s.total = count
    note(s, TOTAL, s.player, count, 0, 0)
    return 0


@verb("begin with starter", internal=True)
def begin_with_starter(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """No card is turned up: the starter has the first turn."""
    s.turn = s.starter
    s.pc = g.on_turn
    return 0


@verb("ask total COUNT CARDS", internal=True)
def ask_total(g: Tables, s: Registers, most: int, at: int, _c: int) -> int:
    """A card that keeps the total at COUNT or less; or the seat explodes. Of a double play CARDS come first."""
    m0 = 0
    m1 = 0
    for kind in range(g.kinds):
        fits = s.total + max(g.rank[kind], 0) <= most
        if s.twice == 2 and s.sizes[s.turn] > 1:
            fits = fits and (g.data[at] & BIT[kind] if kind < WORD else g.data[at + 1] & BIT[kind - WORD]) != 0
        if fits:
            if kind < WORD:
                m0 |= BIT[kind]
            else:
                m1 |= BIT[kind - WORD]
    return ask(s, TURN, BIT[s.turn], m0, m1, EXPLODE_BIT)


@verb("answer total", internal=True)
def answer_total(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The card is laid, or a bomb turned."""
    if s.answer < JUMP:
        laid(g, s, s.turn, s.answer, 0)
        return 0
    s.player = s.turn
    s.stride = 1
    s.twice = 0
    s.total = 0
    explode(g, s, s.turn)
    s.pc = g.on_next
    return s.over


def explode(g: Tables, s: Registers, seat: int) -> None:
    """A seat turns a bomb; with the last one it is out, and its hand goes to the discards (editions.md 4.8)."""
    s.lives[seat] -= 1
    note(s, EXPLODED, seat, s.lives[seat], 0, 0)
    if s.lives[seat] == 0:
        for kind in range(g.kinds):
            while s.counts[s.base[seat] + kind] > 0:
                tuck(g, s, seat, kind)
        drop_out(g, s, seat)
        if s.actives == 1:
            winner = 0
            while s.active & BIT[winner] == 0:
                winner += 1
            end_round(s, winner, LAST_SEAT)


@verb("double play")
def double_play(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The next seat must lay two cards."""
    s.twice = 3
    return 0


@verb("tally", internal=True)
def tally(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Between the two cards of a double play the turn stays."""
    if s.twice > 0:
        s.twice -= 1
        if s.twice == 1:
            s.stride = 0
    return 0


@verb("ask hold CARDS", internal=True)
def ask_hold(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """One after the other, all others discard one of CARDS or turn a bomb."""
    s.race = 0
    s.second = 0
    s.target = -1
    s.total = 0
    return next_hold(g, s, at, s.player)


def next_hold(g: Tables, s: Registers, at: int, seat: int) -> int:
    """Ask the next seat that has not answered the bomb yet; 0 when all have."""
    for _ in range(g.seats):
        seat = (seat + s.direction) % g.seats
        if seat == s.player:
            return 0
        if s.active & BIT[seat]:
            s.purpose = TO_HOLD
            return ask(s, CHOOSE_CARD, BIT[seat], g.data[at], g.data[at + 1], EXPLODE_BIT)
    return 0


@verb("answer hold CARDS", internal=True)
def answer_hold(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """Held or exploded. When all held, the bomb's own player turns one; an emptied hand wins when all is done."""
    seat = s.answerer
    if s.answer < JUMP:
        note(s, ADDED, seat, s.answer, 1, 0)
        lay(g, s, seat, s.answer)
        if s.sizes[seat] == 0 and s.target < 0:
            s.target = seat
    elif s.answer == OPTION + EXPLODE:
        s.second += 1
        explode(g, s, seat)
        if s.over:
            return 1
    if next_hold(g, s, at, seat):
        s.pc -= 4
        return 1
    if s.second == 0:
        explode(g, s, s.player)
        if s.over:
            return 1
    if s.target >= 0 and s.active & BIT[s.target]:
        s.player = s.target
        for other in range(g.seats):
            if s.active & BIT[other] and other != s.player:
                s.lives[other] -= 1
                note(s, EXPLODED, other, s.lives[other], 0, 0)
        return end_round(s, s.player, WENT_OUT)
    return 0
