"""Jump-in: an identical card laid out of turn (clause 55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import laying, uno
from model.cards import is_number, is_wild
from model.fitting import is_banned

if TYPE_CHECKING:
    from model.table import Table


def can_be_jumped_on(table: Table) -> bool:
    """Is it the time for it, and the right kind of card?"""
    kinds = table.rules["house.jump_in"]
    if kinds == "none" or table.over or table.finisher is not None or table.jump_barred:
        return False
    if kinds == "numbers" and not is_number(table.top):
        return False
    if kinds == "coloured" and is_wild(table.top):
        return False
    if table.rules["house.jump_window"] == "while_on_top":
        return table.question in ("turn", "drawn", "penalty")
    return table.jump_open and table.question in ("turn", "penalty")


def jumpers(table: Table, seat: int) -> list[str]:
    """The cards the seat could jump in with; one's own card may be jumped on too (case E101)."""
    if not can_be_jumped_on(table):
        return []
    return [card for card in table.hands[seat] if card == table.top and not is_banned(table, seat, card)]


def jump_in(table: Table, seat: int, card: str) -> None:
    """Play goes on from here. The first card's effect is void, or both count (house.jump_effect)."""
    uno.close_owed_calls(table, seat, lays_card=True)
    skips_before = table.top_skips
    if table.rules["house.jump_effect"] == "cancel_first":
        skips_before = 0
        if table.top_reversed:
            table.direction = -table.direction
        if table.top_penalty:
            table.penalty_parts.pop()
    laying.lay(table, seat, card, skips_before)
