"""Drawing that is an effect, and costs no turn by itself."""

from __future__ import annotations

from ..cards import draw_cards, draw_one, draw_until, in_mask
from ..codes import EVERYONE, RIVALS
from ..devices import arm_blaster, insert_card, press_launcher
from ..registers import BIT, Registers, Tables
from ..seats import who
from ..vocabulary import verb


def nth_seat(g: Tables, s: Registers, n: int) -> int:
    """The seat n on from the one that plays, whether it is in the round or not: stable while seats drop out."""
    return (s.player + s.direction * n) % g.seats


@verb("draw WHO COUNT", draws=True)
def draw(g: Tables, s: Registers, code: int, count: int, _c: int) -> int:
    """WHO draws COUNT cards."""
    if code == RIVALS or code == EVERYONE:
        for i in range(1, g.seats + (code == EVERYONE)):
            draw_cards(g, s, nth_seat(g, s, i), count)
    else:
        draw_cards(g, s, who(g, s, code), count)
    return s.over


@verb("draw WHO until colour", draws=True, uses="colour")
def draw_colour(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO draws until a card of the active colour comes; wilds have none (R15)."""
    draw_until(g, s, who(g, s, code), g.coloured0[s.colour], g.coloured1[s.colour])
    return s.over


@verb("draw WHO until picked", draws=True, uses="picked")
def draw_picked(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO draws until a card of the colour picked comes."""
    draw_until(g, s, who(g, s, code), g.coloured0[s.picked], g.coloured1[s.picked])
    return s.over


@verb("draw WHO until CARDS", draws=True)
def draw_to_set(g: Tables, s: Registers, code: int, at: int, _c: int) -> int:
    """WHO draws until one of CARDS comes."""
    draw_until(g, s, who(g, s, code), g.data[at], g.data[at + 1])
    return s.over


@verb("deal rivals until colour", draws=True, uses="colour")
def deal_until(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Card by card, face up, clockwise over the others, up to the first of the active colour (editions.md 4.4)."""
    seat = s.player
    for _ in range(1024):
        seat = (seat + 1) % g.seats
        if seat != s.player and s.active & BIT[seat]:
            card = draw_one(g, s, seat, 3)
            if card < 0 or in_mask(card, g.coloured0[s.colour], g.coloured1[s.colour]):
                break
            if s.over:
                break
    return s.over


@verb("press WHO COUNT", draws=True)
def press(g: Tables, s: Registers, code: int, count: int, _c: int) -> int:
    """WHO presses the launcher COUNT times."""
    if code == RIVALS or code == EVERYONE:
        for i in range(1, g.seats + (code == EVERYONE)):
            if s.active & BIT[nth_seat(g, s, i)]:
                for _ in range(count):
                    press_launcher(g, s, nth_seat(g, s, i))
    else:
        for _ in range(count):
            press_launcher(g, s, who(g, s, code))
    return s.over


@verb("press WHO until fired", draws=True)
def press_until(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO presses the launcher until cards come out."""
    while not press_launcher(g, s, who(g, s, code)):
        pass
    return s.over


@verb("insert WHO COUNT", draws=True)
def insert(g: Tables, s: Registers, code: int, count: int, _c: int) -> int:
    """WHO puts COUNT cards into the blaster, one after the other."""
    for _ in range(count):
        insert_card(g, s, who(g, s, code))
    return 0


@verb("insert WHO until fired", draws=True)
def insert_until(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO puts card after card into the blaster until it fires."""
    while insert_card(g, s, who(g, s, code)) == 0:
        pass
    return 0


@verb("arm blaster", internal=True)
def arm(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The blaster gets its first hidden threshold."""
    arm_blaster(g, s)
    return 0
