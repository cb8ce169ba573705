"""Drawing from the pile and refilling it (clause 42, principle 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.table import Table


def can_draw(table: Table) -> bool:
    """Is there a card to draw, in the pile or under the top card of the discards?"""
    return bool(table.draw) or len(table.discard) > 1


def refill(table: Table) -> None:
    """Shuffle the discards without the top card into a new draw pile."""
    if not table.draw and len(table.discard) > 1:
        table.draw = table.shuffle(table.discard[:-1])
        table.discard = table.discard[-1:]


def draw_cards(table: Table, seat: int, number: int) -> list[str]:
    """The seat draws that many cards, or what there is; the shortage is forgiven (principle 6)."""
    drawn: list[str] = []
    while len(drawn) < number and can_draw(table):
        refill(table)
        drawn.append(table.draw.pop(0))
        if table.rules["pile.when"] == "at_once":
            refill(table)
    if drawn:
        table.hands[seat] += drawn
        # The hand grew: a call is void, and nothing is owed (principle 4, case E049).
        table.called.discard(seat)
        table.vulnerable.discard(seat)
        table.idle_turns = 0
    return drawn
