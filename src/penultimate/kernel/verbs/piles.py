"""Several discard piles, lit by turns, that overload when pressed too often (editions.md 5.5)."""

from __future__ import annotations

from ..cards import draw_cards, draw_one, lay, note, take
from ..chance import below, shuffle_pile
from ..codes import (
    CHOOSE_PILE,
    CHOOSE_SEAT,
    CLEARED,
    DEADLINE,
    DRAW_BIT,
    FALLEN_SHORT,
    JUMP,
    LAID,
    LIGHTS,
    LIT,
    OPTION,
    OVERLOAD,
    OVERLOADED,
    PASSED,
    PRESSED,
    PUT_BACK,
    THRESHOLD,
    TURN,
    TURNED_UP,
)
from ..devices import weighted
from ..plays import laid
from ..questions import ask
from ..registers import BIT, WORD, Registers, Tables
from ..seats import seat_after
from ..vocabulary import MOVES, verb

PILES = 3
ANY = 8  # colour of a pile whose upcard is a wild: whatever comes next fits


@verb("turn up piles", internal=True)
def turn_up_piles(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A number on each pile; anything else goes back into the deck."""
    s.lit = 0
    for p in range(PILES):
        for _ in range(1000):
            card = take(g, s)
            if g.rank[card] >= 0:
                break
            note(s, PUT_BACK, -1, card, 0, 0)
            s.pile[s.piled] = card
            s.piled += 1
            shuffle_pile(s, 0)
        note(s, TURNED_UP, -1, card, p, 0)
        s.tops[p] = card
        s.top_colours[p] = g.colour[card]
        s.top_symbols[p] = g.symbol[card]
        reset_pile(g, s, p)
    s.turn = s.starter
    s.pc = g.on_turn
    return 0


def reset_pile(g: Tables, s: Registers, p: int) -> None:
    """A pile's counter is at nought, with a new hidden limit."""
    s.presses[p] = 0
    s.limits[p] = weighted(g, s, THRESHOLD)


@verb("light piles", internal=True)
def light_piles(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Some piles are lit for this turn."""
    if s.lit == 0:
        s.lit = weighted(g, s, LIGHTS)
    note(s, LIT, s.turn, s.lit, 0, 0)
    return 0


def fits_pile(g: Tables, s: Registers, p: int) -> tuple[int, int]:
    """The kinds that fit a pile."""
    if s.top_colours[p] == ANY:
        return BIT[WORD] - 1, BIT[WORD] - 1
    row = s.top_colours[p] * g.symbols + s.top_symbols[p]
    return g.match0[row], g.match1[row]


@verb("ask piles", internal=True)
def ask_piles(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A card for one of the lit piles, or a draw."""
    f0 = 0
    f1 = 0
    for p in range(PILES):
        if s.lit & BIT[p]:
            m0, m1 = fits_pile(g, s, p)
            f0 |= m0
            f1 |= m1
    return ask(s, TURN, BIT[s.turn], f0, f1, DRAW_BIT)


@verb("answer piles", internal=True)
def answer_piles(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Then: which pile? When the time ran out, any lit one."""
    s.player = s.turn
    s.picked = s.answer if s.answer < JUMP else -1
    if s.answer == DEADLINE:
        k = below(s, 3)
        while s.lit & BIT[k] == 0:
            k = (k + 1) % 3
        s.answer = OPTION + k
        return 0
    piles = s.lit
    if s.picked >= 0:
        piles = 0
        for p in range(PILES):
            m0, m1 = fits_pile(g, s, p)
            word = m0 & BIT[s.picked] if s.picked < WORD else m1 & BIT[s.picked - WORD]
            if s.lit & BIT[p] and word:
                piles |= BIT[p]
    return ask(s, CHOOSE_PILE, BIT[s.turn], 0, 0, piles)


@verb("answer pile", internal=True)
def answer_pile(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The card is laid on that pile; or one is drawn and the pile pressed for it, which ends the turn."""
    p = s.answer - OPTION
    s.spot = p
    s.lit = 0
    if s.picked < 0:
        if draw_one(g, s, s.turn, 0) < 0:
            s.idle += 1
            if s.idle >= s.actives:
                s.pc = g.on_blocked
                return 0
        note(s, PASSED, s.turn, 0, 0, 0)
        push(g, s, s.turn, p)
        s.stride = 1
        s.pc = g.on_next
        return 0
    cover(g, s, p)
    laid(g, s, s.turn, s.picked, 0)
    uncover(g, s, p)
    return 0


def cover(g: Tables, s: Registers, p: int) -> None:
    """The upcard of a pile is about to be covered: it goes to the cards that a reshuffle takes."""
    s.discard[s.discarded] = s.tops[p]
    s.discarded += 1
    if s.top_colours[p] != ANY:
        s.colour = s.top_colours[p]


def uncover(g: Tables, s: Registers, p: int) -> None:
    """The card just laid is the upcard of a pile."""
    s.discarded -= 1
    card = s.discard[s.discarded]
    s.tops[p] = card
    s.top_symbols[p] = g.symbol[card]
    s.top_colours[p] = g.colour[card] if g.colour[card] >= 0 else ANY


def push(g: Tables, s: Registers, seat: int, p: int) -> int:
    """A pile is pressed. On overload the seat draws what the device says, and the counter starts again."""
    if press_pile(g, s, seat, p):
        cards = weighted(g, s, OVERLOAD)
        note(s, OVERLOADED, seat, p, cards, 0)
        reset_pile(g, s, p)
        return draw_cards(g, s, seat, cards)
    return 0


def press_pile(g: Tables, s: Registers, seat: int, p: int) -> bool:
    """One press more on a pile; whether it is overloaded by it."""
    s.presses[p] += 1
    note(s, PRESSED, seat, p, 0, 0)
    return s.presses[p] > s.limits[p]


@verb("press pile", moves=MOVES, draws=True)
def press_spot(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The pile in use is pressed. Who overloads it with the last card is not out."""
    push(g, s, s.player, s.spot)
    return 0


@verb("still in", internal=True)
def still_in(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """After a last card: whoever holds cards again is not out, and play goes on."""
    if s.sizes[s.player] > 0:
        note(s, FALLEN_SHORT, s.player, s.sizes[s.player], 0, 0)
        s.pc = g.on_next
    return 0


@verb("clear pile", draws=True)
def clear_pile(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The counter of the pile in use is at nought again."""
    note(s, CLEARED, s.player, s.spot, 0, 0)
    reset_pile(g, s, s.spot)
    return 0


@verb("ask share", internal=True)
def ask_share(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The pile in use is pressed; what an overload brings is dealt out to the others as the player likes."""
    s.second = 0
    if press_pile(g, s, s.player, s.spot):
        s.second = weighted(g, s, OVERLOAD)
        note(s, OVERLOADED, s.player, s.spot, s.second, 1)
        reset_pile(g, s, s.spot)
    if s.second == 0:
        s.pc += 4
        return 0
    if s.actives == 2:
        draw_cards(g, s, seat_after(g, s, s.player, 1), s.second)
        s.pc += 4
        return 0
    return ask(s, CHOOSE_SEAT, BIT[s.player], 0, 0, s.active & ~BIT[s.player])


@verb("answer share", internal=True)
def answer_share(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """One card for the seat chosen, and the next one is asked for."""
    draw_cards(g, s, s.answer - OPTION, 1)
    s.second -= 1
    if s.second > 0:
        s.pc -= 4
        return 1
    return 0


@verb("cover pile", internal=True)
def cover_pile(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A further card is about to go on the pile in use."""
    s.colour = max(g.colour[s.tops[s.spot]], 0)
    return 0


@verb("answer upper", internal=True, moves=MOVES)
def answer_upper(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The further card lies on top of the pile in use, and is picked."""
    s.picked = -1
    if s.answer < JUMP:
        s.picked = s.answer
        cover(g, s, s.spot)
        note(s, LAID, s.player, s.answer, 0, 0)
        lay(g, s, s.player, s.answer)
        uncover(g, s, s.spot)
    return 0


@verb("upper effect", internal=True)
def upper_effect(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """An action on top takes effect."""
    if s.picked >= 0:
        s.pc = g.reply[s.picked]
    return 0
