"""Order of turns other than round the table: by lot, forced, by the clock or a countdown."""

from __future__ import annotations

from ..cards import can_draw, draw_cards, note
from ..codes import DEADLINE, FALSE_CALL, FORCED_TURN, JUMP, PASS_BIT, PASSED, SKIPPED
from ..devices import fine, lot
from ..plays import laid
from ..questions import ask, row_of
from ..registers import BIT, Registers, Tables
from ..seats import next_foe, seat_after, who
from ..vocabulary import verb
from .turns import next_turn


@verb("turn to WHO", internal=True)
def turn_to(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO takes the next turn."""
    s.turn = who(g, s, code)
    s.stride = 0
    return next_turn(g, s, 0, 0, 0)


@verb("stuck", internal=True)
def stuck(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Where no card is left to draw, drawing is a pass; a whole circle of them ends the round (R10)."""
    if not can_draw(g, s):
        note(s, PASSED, s.turn, 0, 0, 0)
        s.idle += 1
        if s.idle >= s.actives:
            s.pc = g.on_blocked
    return 0


@verb("clock COUNT", internal=True)
def clock(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """A turn whose time ran out costs COUNT cards and is over (editions.md 4.13)."""
    if s.answer == DEADLINE:
        draw_cards(g, s, s.turn, count)
        note(s, PASSED, s.turn, 0, 0, 0)
        s.pc = g.on_next
        return s.over
    return 0


@verb("lot starter", internal=True)
def lot_starter(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A seat drawn by lot begins, unless it is settled who does."""
    if s.picked < 0:
        s.starter = lot(g, s, s.active)
    return 0


@verb("lot rival")
def lot_rival(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A seat drawn by lot among the others is the victim: the turn moves on as far as that."""
    victim = lot(g, s, s.active & ~BIT[s.player])
    s.target = victim
    steps = 1
    while seat_after(g, s, s.player, steps) != victim:
        steps += 1
    s.turn = s.player
    s.stride = steps
    return 0


@verb("lose turn")
def lose_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The victim drawn by lot would have been next, and is not."""
    note(s, SKIPPED, s.target, 0, 0, 0)
    if s.actives == 2:
        s.stride = 2
    return 0


@verb("lot turn", internal=True)
def lot_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Anybody may be next, the seat that just played too (editions.md 4.13). A penalty goes to its victim."""
    if s.penalty:
        return next_turn(g, s, 0, 0, 0)
    if s.actives == 2 and (s.stride == 2 or s.turn != s.player):
        s.turn = s.player
    else:
        s.turn = lot(g, s, s.active)
    s.stride = 0
    return next_turn(g, s, 0, 0, 0)


@verb("ask forced WHO", internal=True)
def ask_forced(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO has to lay a card that fits, and says so when there is none."""
    s.turn = who(g, s, code)
    row = row_of(g, s)
    if s.active & BIT[s.turn] == 0 or s.turn == s.player:
        s.pc += 4
        return 0
    return ask(s, FORCED_TURN, BIT[s.turn], g.match0[row], g.match1[row], PASS_BIT)


@verb("answer forced COUNT", internal=True)
def answer_forced(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The card is laid; without one the seat that forced it draws COUNT."""
    if s.answer < JUMP:
        laid(g, s, s.turn, s.answer, 0)
        return 0
    note(s, PASSED, s.turn, 0, 0, 0)
    draw_cards(g, s, s.player, count)
    return s.over


@verb("tick PROGRAM", internal=True)
def tick(g: Tables, s: Registers, program: int, _b: int, _c: int) -> int:
    """One completed turn less on the hidden countdown; at nought PROGRAM runs."""
    if s.clock > 0:
        if g.timed != 2 or s.clock == 1:
            s.clock -= 1
        if s.clock == 0:
            s.pc = program
    return 0


@verb("as target")
def as_target(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """What follows is done by the seat chosen, as though it had played it."""
    s.player = s.target
    return 0


@verb("target me")
def target_me(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays is the one chosen."""
    s.target = s.player
    return 0


@verb("take over")
def take_over(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The next seat has the turn, for something other than a turn."""
    s.turn = seat_after(g, s, s.turn, s.stride)
    s.stride = 1
    s.player = s.turn
    return 0


@verb("my turn")
def my_turn(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Everybody else is skipped: the seat this is done by has the next turn."""
    s.turn = s.player
    s.stride = 0
    return 0


@verb("miss WHO")
def miss(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """WHO would have been next, and loses that turn."""
    note(s, SKIPPED, who(g, s, code), 0, 0, 0)
    return 0


@verb("skip foe")
def skip_foe(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The next seat of another side loses its turn, when it is next."""
    foe = next_foe(g, s)
    if seat_after(g, s, s.player, 1) == foe:
        note(s, SKIPPED, foe, 0, 0, 0)
        s.stride += 1
    return 0


@verb("as starter", internal=True)
def as_starter(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The first card is applied by the seat that begins."""
    s.player = s.starter
    return 0


@verb("withdraw call COUNT", internal=True)
def withdraw_call(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """Who called and then plays no card has called without reason (editions.md 4.5)."""
    if s.called & BIT[s.turn] and s.sizes[s.turn] == 2:
        s.called &= ~BIT[s.turn]
        note(s, FALSE_CALL, s.turn, count, 0, 0)
        fine(g, s, s.turn, count)
    return 0
