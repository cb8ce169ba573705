"""What else lies on the table: sides of cards, colour locks, tokens, roles, links."""

from __future__ import annotations

from ..cards import note, tuck_all
from ..codes import (
    CASH,
    CASH_BIT,
    CASHED,
    CHOOSE_SEAT,
    CHOOSE_TOKEN,
    FLIPPED,
    LINKED,
    LOCKED,
    OPTION,
    ROLE,
    TOKEN,
)
from ..devices import lot
from ..opening import turn_up
from ..questions import ask, bits_in, low_bit
from ..registers import BIT, KINDS, WORD, Registers, Tables
from ..seats import seat_clockwise
from ..vocabulary import verb
from .turns import ask_turn


@verb("turn up", internal=True)
def turn_up_first(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The first card."""
    turn_up(g, s)
    return 0


@verb("flip")
def flip(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All cards show their other side; both piles are turned over, so the oldest discard is the upcard (4.14)."""
    s.side ^= 1
    turn_over(s)
    top = s.discard[s.discarded - 1] + s.side * KINDS
    s.symbol = g.symbol[top]
    s.under = s.symbol
    s.colour = g.colour[top] if g.colour[top] >= 0 else s.side * 4
    note(s, FLIPPED, s.player, s.side, s.discard[s.discarded - 1], 0)
    return 0


def turn_over(s: Registers) -> None:
    """Both piles upside down."""
    for i in range(s.piled // 2):
        card = s.pile[i]
        s.pile[i] = s.pile[s.piled - 1 - i]
        s.pile[s.piled - 1 - i] = card
    for i in range(s.discarded // 2):
        card = s.discard[i]
        s.discard[i] = s.discard[s.discarded - 1 - i]
        s.discard[s.discarded - 1 - i] = card


@verb("flip simple")
def flip_simple(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All cards show their other side, but the piles stay: the Flip card's own other face is the upcard."""
    s.side ^= 1
    top = s.discard[s.discarded - 1] + s.side * KINDS
    s.symbol = g.symbol[top]
    s.under = s.symbol
    s.colour = g.colour[top] if g.colour[top] >= 0 else s.side * 4
    note(s, FLIPPED, s.player, s.side, s.discard[s.discarded - 1], 0)
    return 0


@verb("lock colour")
def lock_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Only the active colour may be laid until the turn comes back to the seat that plays (editions.md 4.15)."""
    s.limit = s.colour + 1
    s.locker = s.player
    note(s, LOCKED, s.player, s.colour, 0, 0)
    return 0


@verb("take TOKEN")
def take_token(g: Tables, s: Registers, token: int, _b: int, _c: int) -> int:
    """The seat that plays takes TOKEN, from the middle or from whoever holds it."""
    move_token(s, token)
    return 0


def move_token(s: Registers, token: int) -> None:
    s.tokens[token] = s.player + 1
    note(s, TOKEN, s.player, token, 0, 0)


@verb("ask token COUNT", internal=True)
def ask_token(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """Which token is taken; no question when COUNT or fewer are not one's own yet."""
    free = 0
    for token in range(4):
        if s.tokens[token] != s.player + 1:
            free |= BIT[token]
    if bits_in(free) <= count:
        for token in range(4):
            if free & BIT[token]:
                move_token(s, token)
        s.pc += 4
        return 0
    return ask(s, CHOOSE_TOKEN, BIT[s.player], 0, 0, free)


@verb("answer token", internal=True)
def answer_token(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It is taken."""
    move_token(s, s.answer - OPTION)
    return 0


@verb("ask turn or cash", internal=True)
def ask_turn_or_cash(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A turn; whoever holds all tokens may hand them back and win (editions.md 4.19)."""
    ask_turn(g, s, 0, 0, 0)
    mine = s.turn + 1
    if s.tokens[0] == mine and s.tokens[1] == mine and s.tokens[2] == mine and s.tokens[3] == mine:
        s.extras |= CASH_BIT
    return 1


@verb("cash", internal=True)
def cash(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All tokens go back, the whole hand is discarded."""
    if s.answer == OPTION + CASH:
        note(s, CASHED, s.turn, 0, 0, 0)
        for token in range(4):
            s.tokens[token] = 0
        tuck_all(g, s, s.turn, BIT[WORD] - 1, BIT[WORD] - 1)
        s.pc = g.on_empty
    return 0


@verb("crown starter", internal=True)
def crown_starter(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The first King is drawn by lot unless the crown was passed on, and begins."""
    if s.picked < 0:
        s.starter = lot(g, s, s.active)
    return crown(g, s, s.starter)


@verb("crown next", internal=True)
def crown_next(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The crown goes to the seat at the King's left."""
    return crown(g, s, seat_clockwise(g, s, s.roles[0]))


def crown(g: Tables, s: Registers, seat: int) -> int:
    s.roles[0] = seat
    note(s, ROLE, seat, 0, 0, 0)
    return 0


@verb("ask jester", internal=True)
def ask_jester(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The King names another seat Jester."""
    king = s.roles[0]
    others = s.active & ~BIT[king]
    if s.actives == 2:
        s.answer = OPTION + low_bit(others)
        return 0
    return ask(s, CHOOSE_SEAT, BIT[king], 0, 0, others)


@verb("answer jester", internal=True)
def answer_jester(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It is named."""
    s.roles[1] = s.answer - OPTION
    note(s, ROLE, s.roles[1], 1, 0, 0)
    return 0


@verb("ask king seat", internal=True)
def ask_king_seat(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The King picks any seat, himself too."""
    return ask(s, CHOOSE_SEAT, BIT[s.roles[0]], 0, 0, s.active)


@verb("ask any seat", internal=True)
def ask_any_seat(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays picks any seat, itself too."""
    return ask(s, CHOOSE_SEAT, BIT[s.player], 0, 0, s.active)


@verb("ask second seat", internal=True)
def ask_second_seat(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """And another one."""
    s.second = s.target
    return ask(s, CHOOSE_SEAT, BIT[s.player], 0, 0, s.active & ~BIT[s.second])


@verb("link")
def link(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The two seats are linked: when one draws, so does the other. An older link is gone (editions.md 5.4)."""
    for seat in range(g.seats):
        s.links[seat] = 0
    s.links[s.second] = s.target + 1
    s.links[s.target] = s.second + 1
    note(s, LINKED, s.second, s.target, 0, 0)
    return 0
