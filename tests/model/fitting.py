"""Which cards may be laid: matching, the last card, and the honest Wild Draw Four."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model.cards import is_number, is_wild

if TYPE_CHECKING:
    from model.table import Table


def matches(table: Table, card: str) -> bool:
    """Clause 9: colour, number or symbol; a wild on anything (wild.on_wild)."""
    if is_wild(card):
        return table.rules["wild.on_wild"] or not is_wild(table.top)
    return card[0] == table.colour or (not is_wild(table.top) and card[1:] == table.top[1:])


def may_go_out_with(table: Table, card: str) -> bool:
    """Clauses 41 and 59: finish.last_card."""
    allowed = table.rules["finish.last_card"]
    if allowed == "no_wild":
        return not is_wild(card)
    if allowed == "numbers_only":
        return is_number(card)
    return True


def would_bluff(table: Table, seat: int) -> bool:
    """Principle 5: would a Wild Draw Four laid now be a bluff, by the hand left and the colour before?"""
    rest = list(table.hands[seat])
    rest.remove("W+4")
    condition = table.rules["wd4.condition"]
    if condition == "none":
        return False
    if condition == "no_playable":
        return any(not is_wild(card) and matches(table, card) for card in rest)
    of_the_colour = [card for card in rest if card[0] == table.colour]
    blockers = table.rules["wd4.blockers"]
    if blockers == "numbers_only":
        return any(is_number(card) for card in of_the_colour)
    if blockers == "coloured_and_wilds":
        return bool(of_the_colour) or any(is_wild(card) for card in rest)
    return bool(of_the_colour)


def is_banned(table: Table, seat: int, card: str) -> bool:
    """May the card not be laid at all, fit or not, in turn or out of it?"""
    if len(table.hands[seat]) == 1 and not may_go_out_with(table, card):
        return True
    return card == "W+4" and table.rules["wd4.enforce"] == "refuse" and would_bluff(table, seat)


def playable(table: Table, seat: int) -> list[str]:
    """The cards the seat may lay in an ordinary turn. A Wild Draw Four that bluffs is among them."""
    return [card for card in table.hands[seat] if matches(table, card) and not is_banned(table, seat, card)]
