"""The deal, the card turned up first, and what it does (clauses 5 to 8 and 26 to 30, principle 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import penalties
from model.cards import is_draw_two, is_number, is_reverse, is_skip, is_wild
from model.piles import draw_cards, refill

if TYPE_CHECKING:
    from model.table import Table


def hand_size(table: Table) -> int:
    """deal.hand_size, or what the deck has for it (case E013)."""
    size = int(table.rules["deal.hand_size"])
    if table.seats * size + 1 > len(table.draw) and table.rules["deck.too_small"] == "shrink_hand":
        size = (len(table.draw) - 1) // table.seats
    if size < 1 or table.seats * size + 1 > len(table.draw):
        raise ValueError(f"{len(table.draw)} cards are too few for {table.seats} seats")
    return size


def deal_hands(table: Table) -> None:
    """One card at a time, beginning with the seat after the dealer."""
    if not table.rules["players.min"] <= table.seats <= table.rules["players.max"]:
        raise ValueError(f"not a game for {table.seats} seats")
    for _ in range(hand_size(table)):
        for seat in table.in_order_from(table.next_seat(table.dealer)):
            table.hands[seat].append(table.draw.pop(0))


def is_unsuitable(table: Table, card: str) -> bool:
    """Does it go back for another one?"""
    if is_number(card):
        return False
    if is_skip(card):
        option = "first.skip"
    elif is_reverse(card):
        option = "first.reverse"
    elif is_draw_two(card):
        option = "first.draw_two"
    elif card == "W+4" and table.rules["first.wd4"] == "redraw":
        option = "first.wd4"
    else:
        option = "first.wild"
    return bool(table.rules[option] == "redraw")


def turn_up(table: Table) -> None:
    """Turn up a card, and another one as long as it does not suit (first.redraw_method)."""
    if all(is_unsuitable(table, card) for card in table.draw):
        raise ValueError("no card of the pile can be turned up first")
    card = table.draw.pop(0)
    while is_unsuitable(table, card):
        method = table.rules["first.redraw_method"]
        if method == "bury":
            table.discard.append(card)
        elif method == "to_bottom":
            table.draw.append(card)
        else:
            table.draw = table.shuffle([*table.draw, card])
        card = table.draw.pop(0)
    table.discard.append(card)
    table.colour = None if is_wild(card) else card[0]
    if table.rules["pile.when"] == "at_once":
        refill(table)


def apply_first_card(table: Table, starter: int) -> None:
    """Nobody played it: its action hits the starter; hands stay, and nobody slaps."""
    card = table.top
    table.jump_open = True
    table.jump_barred = not table.rules["house.jump_first_card"]
    if is_wild(card):
        table.turn = starter
        table.opening = True
        by_dealer = table.rules["first.wild"] == "dealer_names"
        table.ask(table.dealer if by_dealer else starter, "colour")
    elif is_skip(card) and table.rules["first.skip"] == "skip_starter":
        table.top_skips = 1
        table.begin_turn(table.next_seat(starter))
    elif is_reverse(card) and table.rules["first.reverse"] != "ignore":
        table.direction = -table.direction
        table.top_reversed = True
        dealer_opens = table.rules["first.reverse"] == "dealer_starts"
        table.begin_turn(table.dealer if dealer_opens else table.next_seat(table.dealer))
    elif is_draw_two(card) and table.rules["first.draw_two"] == "draw_and_lose_turn":
        table.turn = starter
        penalties.add_part(table, 2)
        penalties.face(table, starter)
    else:
        if is_draw_two(card) and table.rules["first.draw_two"] == "draw_only":
            draw_cards(table, starter, 2)
        table.begin_turn(starter)
