"""A centre row of cards to be matched by number, several times a turn (editions.md 5.6)."""

from __future__ import annotations

from ..calls import judge
from ..cards import draw_cards, draw_one, lose, note, take
from ..codes import (
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_ROW,
    DRAW,
    DRAW_BIT,
    END_BIT,
    JUMP,
    MATCHED,
    OPTION,
    PASS_BIT,
    PASSED,
    SET_DOWN,
    TO_MATCH,
    TO_PLACE,
)
from ..questions import ask, low_bit
from ..registers import BIT, WORD, Registers, Tables
from ..vocabulary import verb
from .drawing import nth_seat

MOST = 10  # the highest number


@verb("lay row COUNT", internal=True)
def lay_row(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The row is filled up to COUNT cards from the draw pile."""
    while row_size(g, s) < count:
        card = take(g, s)
        if card < 0:
            break
        s.centre[card] += 1
        note(s, SET_DOWN, -1, card, 0, 0)
    return 0


def row_size(g: Tables, s: Registers) -> int:
    """Cards in the row."""
    n = 0
    for kind in range(g.kinds):
        n += s.centre[kind]
    return n


def adds_up(g: Tables, row: int, a: int, b: int) -> bool:
    """Whether one card, or two (`b` -1: one), make the number of a card of the row. 0 stands for any number."""
    want = g.rank[row]
    x = g.rank[a]
    if b < 0:
        return want == 0 or x == 0 or x == want
    y = g.rank[b]
    low = max(x, 1) + max(y, 1)
    if want == 0:
        return low <= MOST
    if x and y:
        return x + y == want
    return low <= want


def pairs_with(g: Tables, s: Registers, seat: int, row: int, a: int) -> tuple[int, int]:
    """The cards of a hand that make the number of a card of the row together with `a`."""
    m0 = 0
    m1 = 0
    left = s.held0[seat]
    while left:
        kind = low_bit(left)
        left &= left - 1
        if (kind != a or s.counts[s.base[seat] + kind] > 1) and adds_up(g, row, a, kind):
            m0 |= BIT[kind]
    left = s.held1[seat]
    while left:
        kind = WORD + low_bit(left)
        left &= left - 1
        if (kind != a or s.counts[s.base[seat] + kind] > 1) and adds_up(g, row, a, kind):
            m1 |= BIT[kind - WORD]
    return m0, m1


def matches(g: Tables, s: Registers, seat: int, row: int, kind: int) -> bool:
    """Whether a card of the hand matches a card of the row, alone or with another."""
    if adds_up(g, row, kind, -1):
        return True
    p0, p1 = pairs_with(g, s, seat, row, kind)
    return p0 | p1 != 0


def matching(g: Tables, s: Registers, seat: int, row: int) -> tuple[int, int]:
    """The cards of a hand that match a card of the row, alone or with another."""
    m0 = 0
    m1 = 0
    left = s.held0[seat]
    while left:
        kind = low_bit(left)
        left &= left - 1
        if matches(g, s, seat, row, kind):
            m0 |= BIT[kind]
    left = s.held1[seat]
    while left:
        kind = WORD + low_bit(left)
        left &= left - 1
        if matches(g, s, seat, row, kind):
            m1 |= BIT[kind - WORD]
    return m0, m1


def matchable(g: Tables, s: Registers, seat: int, row: int) -> bool:
    """Whether any card of a hand matches a card of the row, alone or with another."""
    left = s.held0[seat]
    while left:
        if matches(g, s, seat, row, low_bit(left)):
            return True
        left &= left - 1
    left = s.held1[seat]
    while left:
        if matches(g, s, seat, row, WORD + low_bit(left)):
            return True
        left &= left - 1
    return False


@verb("begin row", internal=True)
def begin_row(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A turn begins: nothing matched, nothing drawn."""
    s.picked = 0
    s.drawn = -1
    s.bonus = 0
    s.player = s.turn
    return 0


@verb("ask row", internal=True)
def ask_row(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Match a card of the row; or draw one; or end. `picked` counts the matches of this turn."""
    r0 = 0
    r1 = 0
    for kind in range(g.kinds):
        if s.centre[kind] and matchable(g, s, s.turn, kind):
            if kind < WORD:
                r0 |= BIT[kind]
            else:
                r1 |= BIT[kind - WORD]
    extras = DRAW_BIT
    if s.picked or s.drawn >= 0:
        extras = END_BIT
    s.purpose = 1 if s.drawn >= 0 and s.picked == 0 else 0
    return ask(s, CHOOSE_ROW, BIT[s.turn], r0, r1, extras)


@verb("answer row LABEL LABEL", internal=True)
def answer_row(g: Tables, s: Registers, drawn: int, ended: int, _c: int) -> int:
    """A card of the row is to be matched; or go on where a draw, or the end of the turn, is dealt with."""
    if s.answer < JUMP:
        s.spot = s.answer
        return 0
    s.pc = drawn if s.answer == OPTION + DRAW else ended
    return 0


@verb("draw for row", internal=True)
def draw_for_row(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The one draw of a turn."""
    s.drawn = max(draw_one(g, s, s.turn, 0), 0)
    return 0


@verb("ask row colour", internal=True)
def ask_row_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A wild in the row takes the colour its matcher names."""
    s.former = g.colour[s.spot]
    if s.former >= 0:
        s.pc += 4
        return 0
    return ask(s, CHOOSE_COLOUR, BIT[s.turn], 0, 0, BIT[g.colours] - 1)


@verb("answer row colour", internal=True)
def answer_row_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It is named."""
    s.former = s.answer - OPTION
    return 0


@verb("ask first", internal=True)
def ask_first(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The first card of a match."""
    m0, m1 = matching(g, s, s.turn, s.spot)
    s.purpose = TO_MATCH
    return ask(s, CHOOSE_CARD, BIT[s.turn], m0, m1, 0)


@verb("answer first card", internal=True)
def answer_first_card(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It is chosen."""
    s.target = s.answer
    s.second = -1
    return 0


@verb("ask second", internal=True)
def ask_second(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A second card that makes the number together with the first; none, where the first does alone."""
    m0, m1 = pairs_with(g, s, s.turn, s.spot, s.target)
    alone = adds_up(g, s.spot, s.target, -1)
    if m0 | m1 == 0:
        s.pc += 4
        return 0
    s.purpose = TO_MATCH
    return ask(s, CHOOSE_CARD, BIT[s.turn], m0, m1, END_BIT if alone else 0)


@verb("answer second card", internal=True)
def answer_second_card(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It is chosen, or there is none."""
    if s.answer < JUMP:
        s.second = s.answer
    return 0


@verb("ask match colour COUNT", internal=True)
def ask_match_colour(g: Tables, s: Registers, which: int, _b: int, _c: int) -> int:
    """A wild laid from the hand takes the colour its player names."""
    kind = s.second if which else s.target
    if kind < 0 or g.colour[kind] >= 0:
        s.answer = OPTION + (s.former if kind < 0 else g.colour[kind])
        return 0
    return ask(s, CHOOSE_COLOUR, BIT[s.turn], 0, 0, BIT[g.colours] - 1)


@verb("answer match colour", internal=True)
def answer_match_colour(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Whether it is the colour of the row's card is all that counts."""
    if s.answer - OPTION != s.former:
        s.forced = 1
    return 0


@verb("no mismatch", internal=True)
def no_mismatch(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """All colours agree so far."""
    s.forced = 0
    return 0


@verb("match", internal=True)
def match_row(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The match is made: a colour match brings a bonus, a double one a card for every other seat too."""
    s.picked += 1
    s.centre[s.spot] -= 1
    s.extra[s.spot] += 1
    s.kept += 1
    lay_match(s, s.target)
    if s.second >= 0:
        lay_match(s, s.second)
    if s.forced == 0:
        s.bonus += 1
        if s.second >= 0:
            for i in range(1, g.seats):
                draw_cards(g, s, nth_seat(g, s, i), 1)
    if s.sizes[s.turn] == 0:
        s.pc = g.on_empty
    return s.over


def lay_match(s: Registers, kind: int) -> None:
    """A card of the hand lies on the row's card."""
    note(s, MATCHED, s.turn, kind, s.spot, 0)
    lose(s, s.turn, kind)
    s.extra[kind] += 1
    s.kept += 1


@verb("clear row COUNT", internal=True)
def clear_row(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """Matched cards go to the discards, the row is refilled to COUNT. Without a match a card is owed to the row."""
    for kind in range(g.kinds):
        for _ in range(s.extra[kind]):
            s.discard[s.discarded] = kind
            s.discarded += 1
        s.extra[kind] = 0
    s.kept = 0
    lay_row(g, s, count, 0, 0)
    s.race = 0
    if s.picked == 0:
        s.bonus = 1
        s.race = 1
    return 0


@verb("ask place", internal=True)
def ask_place(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A card for the row: owed after a draw without a match, else a bonus that may be given up."""
    if s.bonus == 0:
        s.pc += 4
        return 0
    s.purpose = TO_PLACE
    return ask(s, CHOOSE_CARD, BIT[s.turn], BIT[WORD] - 1, BIT[WORD] - 1, 0 if s.race else PASS_BIT)


@verb("answer place", internal=True)
def answer_place(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """It lies in the row, and the next bonus follows; an emptied hand is out."""
    if s.answer < JUMP:
        note(s, SET_DOWN, s.turn, s.answer, 0, 0)
        lose(s, s.turn, s.answer)
        s.centre[s.answer] += 1
        s.bonus -= 1
        if s.sizes[s.turn] == 0:
            s.pc = g.on_empty
        else:
            s.pc -= 8
    else:
        note(s, PASSED, s.turn, 0, 0, 0)
        s.bonus = 0
    return 0


@verb("row turn over", internal=True)
def row_turn_over(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """At the end of its turn a seat owes its call."""
    judge(g, s, s.turn)
    s.stride = 1
    return 0
