"""Points of a finished round (clauses 43 to 49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model.cards import points_of

if TYPE_CHECKING:
    from model.table import Table


def hand_points(table: Table, seat: int) -> int:
    return sum(points_of(card, table.rules) for card in table.hands[seat])


def round_points(table: Table) -> list[int]:
    """What each seat writes down under score.mode."""
    points = [0] * table.seats
    if not table.over or not table.scored:
        return points
    if table.rules["score.mode"] == "own_points":
        for seat in table.active:
            points[seat] = hand_points(table, seat)
    if table.rules["score.mode"] == "winner_takes" and table.winner is not None:
        points[table.winner] = sum(hand_points(table, seat) for seat in table.active if seat != table.winner)
    return points


def lowest_hand(table: Table) -> int | None:
    """pile.blocked = lowest_hand_wins: fewest points in hand; nobody when two share them."""
    lowest = min(hand_points(table, seat) for seat in table.active)
    holders = [seat for seat in table.active if hand_points(table, seat) == lowest]
    return holders[0] if len(holders) == 1 else None
