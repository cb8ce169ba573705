"""Calling "UNO!" and catching those who did not (principle 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import jumping
from model.piles import draw_cards

if TYPE_CHECKING:
    from model.table import Table


def judge_duty(table: Table, seats: list[int]) -> None:
    """Who holds one card now and has not called can be caught."""
    for seat in seats:
        if len(table.hands[seat]) == 1 and seat not in table.called:
            table.vulnerable.add(seat)


def hands_moved(table: Table, player: int, seats: list[int]) -> None:
    """The calls of hands that moved are void; uno.after_swap says who has to call now."""
    for seat in seats:
        table.called.discard(seat)
        table.vulnerable.discard(seat)
    who = table.rules["uno.after_swap"]
    if who == "actor":
        judge_duty(table, [player])
    elif who == "everyone":
        judge_duty(table, seats)


def close_owed_calls(table: Table, actor: int, *, lays_card: bool) -> None:
    """Clause 34: another seat's next action, or its next card, ends the time to catch."""
    if lays_card or table.rules["uno.window"] == "next_action":
        table.vulnerable = {seat for seat in table.vulnerable if seat == actor}


def may_call(table: Table, seat: int) -> bool:
    """Late, while it still saves; or with two cards, about to play one."""
    if seat in table.vulnerable:
        return bool(table.rules["uno.self_rescue"])
    if len(table.hands[seat]) != 2 or seat in table.called or table.finisher is not None:
        return False
    return table.is_asked(seat, "turn", "drawn", "penalty") or bool(jumping.jumpers(table, seat))


def call(table: Table, seat: int) -> None:
    table.called.add(seat)
    table.vulnerable.discard(seat)


def catch(table: Table, offender: int) -> None:
    """Costs cards only, never a turn; one offence, one penalty (case E057)."""
    table.vulnerable.discard(offender)
    draw_cards(table, offender, table.rules["uno.penalty"])
