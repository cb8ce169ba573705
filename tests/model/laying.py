"""Laying a card and what it does, in the order of principle 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import penalties, slapping, swapping, uno
from model.cards import is_draw_two, is_reverse, is_skip, is_wild
from model.fitting import would_bluff

if TYPE_CHECKING:
    from model.table import Table


def play(table: Table, seat: int, card: str) -> None:
    """The seat asked plays: in its turn, after drawing, or as the answer to a penalty."""
    table.course_of_play(seat, lays_card=True)
    lay(table, seat, card)


def lay(table: Table, seat: int, card: str, skips_before: int = 0) -> None:
    """The card leaves the hand and becomes the top card; then the colour, the end, the effect."""
    remember_bluff(table, seat, card)
    table.hands[seat].remove(card)
    table.discard.append(card)
    table.colour = None if is_wild(card) else card[0]
    table.turn = seat
    table.drawn = None
    table.idle_turns = 0
    table.jump_open = True
    table.jump_barred = False
    table.top_skips = skips_before
    table.top_reversed = False
    table.top_penalty = 0
    if not table.hands[seat]:
        return go_out(table, seat, card)
    if not swapping.moves_hands(table, card):
        uno.judge_duty(table, [seat])
    if is_wild(card) and not swapping.moves_hands(table, card):
        return table.ask(seat, "colour")
    return take_effect(table, seat, card)


def remember_bluff(table: Table, seat: int, card: str) -> None:
    """Principle 5: the hand left and the colour just before; only the latest one can be challenged."""
    table.bluffer = None
    table.bluffed = False
    if card == "W+4":
        table.bluffer = seat
        table.bluffed = would_bluff(table, seat)
    table.colour_before = table.colour


def name_colour(table: Table, colour: str) -> None:
    """Clause 17. The starter (or dealer) naming it for a card turned up first uses up no turn (E007)."""
    table.colour = colour
    if table.opening:
        table.opening = False
        table.begin_turn(table.turn)
    elif swapping.moves_hands(table, table.top):
        settle(table, table.turn)  # the hands have moved before the colour was named (editions.md 4.3)
    else:
        take_effect(table, table.turn, table.top)


def take_effect(table: Table, seat: int, card: str) -> None:
    """Clauses 14 to 18, and the house rules of the 7 and the 0."""
    if is_skip(card) and not table.penalty_parts:
        table.top_skips += 1  # with a penalty running it is a bounce and skips nobody
    elif is_reverse(card):
        reverse(table)
    elif is_draw_two(card):
        penalties.add_part(table, 2)
    elif card == "W+4":
        penalties.add_part(table, 4)
    elif swapping.asks_for_partner(table, card):
        return swapping.ask_for_partner(table, seat)
    elif swapping.moves_hands(table, card):
        swapping.move_all_hands(table, seat, card)
        return swapping.hands_have_moved(table, seat)
    return settle(table, seat)


def reverse(table: Table) -> None:
    """Clauses 15 and 51: with two active seats it is a Skip as well (reverse.two_players)."""
    table.direction = -table.direction
    table.top_reversed = True
    if len(table.active) == 2 and table.rules["reverse.two_players"] == "skip":
        table.top_skips += 1


def settle(table: Table, seat: int) -> None:
    """The effect is done: slapping comes now, then the next turn."""
    if slapping.is_slapped(table, table.top):
        slapping.start(table, seat)
    else:
        pass_on(table)


def pass_on(table: Table) -> None:
    """To the next seat: it faces the running penalty, or it has its turn."""
    if table.penalty_parts:
        penalties.face(table, table.next_seat(table.turn))
    else:
        table.begin_turn(table.next_seat(table.turn, 1 + table.top_skips))


def go_out(table: Table, seat: int, card: str) -> None:
    """Principle 2: only the draw of a final Draw Two or Wild Draw Four is still resolved."""
    if card == "W+4" or is_draw_two(card):
        penalties.add_part(table, 4 if card == "W+4" else 2)
        if table.rules["finish.final_draw_card"]:
            victim = table.next_seat(seat)
            if table.rules["challenge.on_last_card"] and penalties.can_challenge(table):
                table.finisher = seat
                return table.ask(victim, "penalty")
            penalties.draw_pending(table, victim)
    return table.end_round(seat)
