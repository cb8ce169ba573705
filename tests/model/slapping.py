"""The race on a 6 or 9 (clause 58): the last hand on the pile draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import laying
from model.cards import is_number
from model.piles import draw_cards

if TYPE_CHECKING:
    from model.table import Table


def is_slapped(table: Table, card: str) -> bool:
    return is_number(card) and int(card[1:]) in [int(number) for number in table.rules["house.slap"]]


def start(table: Table, player: int) -> None:
    table.slapping = table.in_order_from(player)
    if not table.rules["house.slap_player_included"]:
        table.slapping.remove(player)
    table.ask(player, "slap")


def slap(table: Table, seat: int) -> None:
    table.slapping.remove(seat)
    if not table.slapping:
        draw_cards(table, seat, table.rules["house.slap_cards"])
        laying.pass_on(table)


def deadline(table: Table) -> None:
    """house.slap_missing: all who have not slapped draw, or only the last of them in the order of play."""
    late = table.slapping
    table.slapping = []
    if table.rules["house.slap_missing"] == "last_seat_only":
        late = late[-1:]
    for seat in late:
        draw_cards(table, seat, table.rules["house.slap_cards"])
    laying.pass_on(table)


def drop_out(table: Table, seat: int) -> None:
    """A leaving seat runs no more; if it was the last one missing, nobody draws."""
    if seat in table.slapping:
        table.slapping.remove(seat)
        if not table.slapping:
            laying.pass_on(table)
