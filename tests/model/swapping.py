"""Hands that move: the 7, the 0, Swap Hands and Shuffle Hands (clause 56, cases E102 to E107, E116)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import laying, uno
from model.cards import is_wild

if TYPE_CHECKING:
    from model.table import Table


def is_seven(table: Table, card: str) -> bool:
    return table.rules["house.seven"] and card in ("R7", "Y7", "G7", "B7")


def is_zero(table: Table, card: str) -> bool:
    return table.rules["house.zero"] and card in ("R0", "Y0", "G0", "B0")


def asks_for_partner(table: Table, card: str) -> bool:
    return is_seven(table, card) or card == "Wswap"


def moves_hands(table: Table, card: str) -> bool:
    return asks_for_partner(table, card) or is_zero(table, card) or card == "Wshuffle"


def may_decline(table: Table) -> bool:
    return is_seven(table, table.top) and table.rules["house.seven_optional"]


def ask_for_partner(table: Table, seat: int) -> None:
    """The only opponent need not be chosen."""
    others = [other for other in table.active if other != seat]
    if len(others) == 1 and not may_decline(table):
        choose_partner(table, seat, others[0])
    else:
        table.ask(seat, "swap")


def swap_options(table: Table, seat: int) -> set[str]:
    found = {f"swap {other}" for other in table.active if other != seat}
    if may_decline(table):
        found.add("swap none")
    return found


def choose_partner(table: Table, seat: int, partner: int | None) -> None:
    if partner is None:
        uno.judge_duty(table, [seat])
    else:
        table.hands[seat], table.hands[partner] = table.hands[partner], table.hands[seat]
        uno.hands_moved(table, seat, [seat, partner])
    hands_have_moved(table, seat)


def hands_have_moved(table: Table, seat: int) -> None:
    """A Wild Swap or Shuffle Hands names its colour last, seeing the new hand (editions.md 4.3)."""
    if is_wild(table.top):
        table.ask(seat, "colour")
    else:
        laying.settle(table, seat)


def move_all_hands(table: Table, seat: int, card: str) -> None:
    """A 0 passes every hand to the next seat; Shuffle Hands deals all cards out anew, next seat first."""
    order = table.in_order_from(table.next_seat(seat))
    old = [table.hands[each] for each in order]
    if card == "Wshuffle":
        cards = table.shuffle([each for hand in old for each in hand])
        for place, each in enumerate(order):
            table.hands[each] = cards[place :: len(order)]
    else:
        for hand, each in zip(old, order, strict=True):
            table.hands[table.next_seat(each)] = hand
    uno.hands_moved(table, seat, order)
