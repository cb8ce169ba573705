"""What is not legal: refused, ignored or punished (clauses 36 to 38, principle 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model import uno
from model.piles import draw_cards
from model.refusal import refuse

if TYPE_CHECKING:
    from model.table import Table


def punish_or_refuse(table: Table, seat: int, word: str, argument: str) -> None:
    if word == "play" and argument in table.hands[seat]:
        return wrong_card(table, seat)
    if word == "call" and not argument:
        return false_call(table, seat)
    if word == "catch" and argument in [str(other) for other in table.active if other != seat]:
        return false_catch(table, seat)
    raise refuse(table, seat, word)


def wrong_card(table: Table, seat: int) -> None:
    """A card that does not fit, or is laid out of turn, is taken back (cases E065 to E067)."""
    in_turn = table.is_asked(seat, "turn", "drawn", "penalty")
    out_of_turn = not in_turn and table.question in ("turn", "drawn", "penalty")
    if in_turn and table.rules["illegal.mode"] == "penalise":
        facing_penalty = table.question == "penalty"
        uno.close_owed_calls(table, seat, lays_card=False)  # a card was taken out to play (clause 34)
        table.jump_open = False
        draw_cards(table, seat, table.rules["illegal.cards"])
        if table.rules["illegal.lose_turn"] and not facing_penalty:
            table.begin_turn(table.next_seat(seat))
    elif out_of_turn and table.rules["illegal.out_of_turn_cards"] > 0:
        draw_cards(table, seat, table.rules["illegal.out_of_turn_cards"])
    else:
        raise refuse(table, seat, "play")


def false_call(table: Table, seat: int) -> None:
    """uno.false_call (case E061). Too late is refused; saying again what is true is no offence."""
    if seat in table.vulnerable:
        raise refuse(table, seat, "call")
    if seat not in table.called and len(table.hands[seat]) > 1:
        draw_cards(table, seat, table.rules["uno.false_call"])


def false_catch(table: Table, seat: int) -> None:
    """uno.false_catch: the accuser draws; with 0 the accusation is refused (case E055)."""
    if table.rules["uno.false_catch"] == 0:
        raise refuse(table, seat, "catch")
    draw_cards(table, seat, table.rules["uno.false_catch"])


def advised(table: Table, seat: int) -> None:
    """Clause 38: this seat advised another one."""
    if table.rules["suggestion.cards"] == 0:
        raise refuse(table, seat, "advised")
    draw_cards(table, seat, table.rules["suggestion.cards"])
