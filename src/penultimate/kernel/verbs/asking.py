"""Asking: a colour, a seat, a number, a card of the hand."""

from __future__ import annotations

from ..cards import lay, note, tuck
from ..codes import (
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    COLOURED,
    END,
    END_BIT,
    LAID,
    NAME_COLOUR,
    NONE,
    NONE_BIT,
    OPTION,
    TARGETED,
    TO_DISCARD,
    TO_LAY,
    TO_TOP,
)
from ..questions import ask, low_bit
from ..registers import BIT, KINDS, WORD, Registers, Tables
from ..seats import seat_after, who
from ..vocabulary import MOVES, verb


@verb("ask colour WHO", internal=True)
def ask_colour(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO is asked for a colour of the side in play; not where no card has one."""
    if g.colours == 0:
        s.pc += 4
        return 0
    first = s.side * 4
    return ask(s, NAME_COLOUR, BIT[who(g, s, code)], 0, 0, (BIT[g.colours] - 1) << first)


@verb("answer colour", internal=True)
def answer_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The colour named is active."""
    s.colour = s.answer - OPTION
    note(s, COLOURED, s.answerer, s.colour, 0, 0)
    return 0


@verb("ask pick WHO", internal=True)
def ask_pick(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO is asked for a colour that does not become the active one."""
    first = s.side * 4
    return ask(s, CHOOSE_COLOUR, BIT[who(g, s, code)], 0, 0, (BIT[max(g.colours, 1)] - 1) << first)


@verb("ask number WHO", internal=True)
def ask_number(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO is asked for a number from 0 to 9."""
    return ask(s, CHOOSE_NUMBER, BIT[who(g, s, code)], 0, 0, BIT[10] - 1)


@verb("answer pick", internal=True)
def answer_pick(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The colour or number is picked."""
    s.picked = s.answer - OPTION
    return 0


@verb("ask seat COUNT", internal=True)
def ask_seat(g: Tables, s: Registers, optional: int, _b: int, _c: int) -> int:
    """The seat that plays chooses another; the only other one is not asked for."""
    others = s.active & ~BIT[s.player]
    if s.actives == 2 and not optional:
        s.target = seat_after(g, s, s.player, 1)
        s.pc += 4
        return 0
    return ask(s, CHOOSE_SEAT, BIT[s.player], 0, 0, others | (NONE_BIT if optional else 0))


@verb("answer seat", internal=True)
def answer_seat(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat chosen is the target; -1 when nobody was."""
    s.target = -1 if s.answer == OPTION + NONE else s.answer - OPTION
    note(s, TARGETED, s.answerer, s.target, 0, 0)
    return 0


@verb("ask card CARDS", internal=True)
def ask_card(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """The seat that plays may lay one of CARDS on top as part of the same play."""
    s.purpose = TO_LAY
    return ask(s, CHOOSE_CARD, BIT[s.player], g.data[at], g.data[at + 1], END_BIT)


@verb("ask same colour", internal=True)
def ask_same_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays may lay one more card of the upcard's colour on top."""
    s.purpose = TO_LAY
    return ask(s, CHOOSE_CARD, BIT[s.player], g.coloured0[s.colour], g.coloured1[s.colour], END_BIT)


@verb("answer card", internal=True, moves=MOVES)
def answer_card(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The further card is the upcard now, and is picked; -1 when there was none."""
    s.picked = -1
    if s.answer != OPTION + END:
        lay_more(g, s, s.answer)
    return 0


def lay_more(g: Tables, s: Registers, kind: int) -> None:
    """One more card of the same play becomes the upcard."""
    s.picked = kind
    note(s, LAID, s.player, kind, 0, 0)
    lay(g, s, s.player, kind)


@verb("if picked LABEL")
def if_picked(g: Tables, s: Registers, label: int, _b: int, _c: int) -> int:
    """Go on at LABEL when something was picked."""
    if s.picked >= 0:
        s.pc = label
    return 0


@verb("if coloured LABEL")
def if_coloured(g: Tables, s: Registers, label: int, _b: int, _c: int) -> int:
    """Go on at LABEL when the upcard has a colour of its own."""
    if g.colour[s.discard[s.discarded - 1] + s.side * KINDS] >= 0:
        s.pc = label
    return 0


@verb("ask top CARDS", internal=True)
def ask_top(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """Which of CARDS, all of which are discarded, ends on top. One sort only: no question."""
    m0 = s.held0[s.player] & g.data[at]
    m1 = s.held1[s.player] & g.data[at + 1]
    s.picked = -1
    if m0 | m1 == 0:
        s.pc += 4
        return 0
    s.purpose = TO_TOP
    if m1 == 0 and m0 & (m0 - 1) == 0:
        s.answer = low_bit(m0)
        return 0
    if m0 == 0 and m1 & (m1 - 1) == 0:
        s.answer = WORD + low_bit(m1)
        return 0
    return ask(s, CHOOSE_CARD, BIT[s.player], m0, m1, 0)


@verb("answer top CARDS", internal=True, moves=MOVES)
def answer_top(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """All of CARDS leave the hand, the one chosen last."""
    top = s.answer
    lay_more(g, s, top)
    for kind in range(g.kinds):
        word = g.data[at] if kind < WORD else g.data[at + 1]
        if word & BIT[kind if kind < WORD else kind - WORD]:
            while s.counts[s.base[s.player] + kind] > 0:
                tuck(g, s, s.player, kind)
    return 0


@verb("ask discard CARDS", internal=True)
def ask_discard(g: Tables, s: Registers, at: int, _b: int, _c: int) -> int:
    """The seat that plays may put one of CARDS under the upcard."""
    s.purpose = TO_DISCARD
    return ask(s, CHOOSE_CARD, BIT[s.player], g.data[at], g.data[at + 1], END_BIT)


@verb("ask discard picked", internal=True)
def ask_discard_picked(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays may put a card of the colour picked under the upcard."""
    s.purpose = TO_DISCARD
    return ask(s, CHOOSE_CARD, BIT[s.player], g.coloured0[s.picked], g.coloured1[s.picked], END_BIT)


@verb("ask discard number", internal=True)
def ask_discard_number(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays may put a card of the number picked under the upcard."""
    s.purpose = TO_DISCARD
    m0 = 0
    m1 = 0
    for kind in range(g.kinds):
        if g.rank[kind + s.side * KINDS] == s.picked and g.colour[kind + s.side * KINDS] >= 0:
            if kind < WORD:
                m0 |= BIT[kind]
            else:
                m1 |= BIT[kind - WORD]
    return ask(s, CHOOSE_CARD, BIT[s.player], m0, m1, END_BIT)


@verb("answer discard", internal=True, moves=MOVES)
def answer_discard(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The card goes under the upcard, and another may follow."""
    if s.answer != OPTION + END:
        tuck(g, s, s.player, s.answer)
        if s.sizes[s.player] > 0:
            s.pc -= 8
    return 0


@verb("ask shed WHO COUNT", internal=True)
def ask_shed(g: Tables, s: Registers, code: int, keep: int, _c: int) -> int:
    """WHO chooses cards to put under the upcard, down to COUNT."""
    seat = who(g, s, code)
    if s.sizes[seat] <= keep:
        s.pc += 4
        return 0
    s.purpose = TO_DISCARD
    return ask(s, CHOOSE_CARD, BIT[seat], BIT[WORD] - 1, BIT[WORD] - 1, 0)


@verb("answer shed", internal=True, moves=MOVES)
def answer_shed(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The card goes under the upcard; the question is put again until the hand is small enough."""
    tuck(g, s, s.answerer, s.answer)
    s.pc -= 8
    return 0


@verb("ask drop", internal=True)
def ask_drop(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays puts one card of its choice under the upcard."""
    if s.sizes[s.player] == 0:
        s.pc += 4
        return 0
    s.purpose = TO_DISCARD
    return ask(s, CHOOSE_CARD, BIT[s.player], BIT[WORD] - 1, BIT[WORD] - 1, 0)


@verb("answer drop", internal=True, moves=MOVES)
def answer_drop(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It goes there."""
    tuck(g, s, s.answerer, s.answer)
    return 0
