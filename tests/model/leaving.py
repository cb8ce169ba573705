"""A seat leaves for good (cases E113 and E114, principle 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import laying, penalties, slapping, swapping
from model.cards import COLOURS

if TYPE_CHECKING:
    from model.table import Table


def leave(table: Table, seat: int) -> None:
    """What it was asked is answered for it; then its hand goes under the draw pile."""
    last_two = len(table.active) == 2
    if table.finisher is not None and seat in (table.finisher, table.asked):
        return penalties.draw_and_lose_turn(table, table.asked)
    if not last_two:
        while table.is_asked(seat, "turn", "drawn", "colour", "swap", "penalty"):
            answer_by_default(table, seat)
    table.draw += table.hands[seat]
    table.hands[seat] = []
    table.active.remove(seat)
    table.called.discard(seat)
    table.vulnerable.discard(seat)
    table.idle_turns = 0
    if last_two:
        return table.end_round(table.active[0], scored=False)
    return slapping.drop_out(table, seat)


def answer_by_default(table: Table, seat: int) -> None:
    if table.question == "colour":
        laying.name_colour(table, commonest_colour(table, seat))
    elif table.question == "swap":
        swapping.choose_partner(table, seat, smallest_other_hand(table, seat))
    elif table.question == "penalty":
        penalties.draw_and_lose_turn(table, seat)
    else:
        table.begin_turn(table.next_seat(seat))


def commonest_colour(table: Table, seat: int) -> str:
    """Ties go in the order R Y G B."""
    colours = [card[0] for card in table.hands[seat]]
    best = COLOURS[0]
    for colour in COLOURS:
        if colours.count(colour) > colours.count(best):
            best = colour
    return best


def smallest_other_hand(table: Table, seat: int) -> int:
    """Ties go to the nearest in the direction of play."""
    others = [other for other in table.in_order_from(seat) if other != seat]
    best = others[0]
    for other in others:
        if len(table.hands[other]) < len(table.hands[best]):
            best = other
    return best
