"""The turn: play or draw, and what may follow a draw (clauses 10 to 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model.fitting import playable
from model.piles import can_draw, draw_cards
from model.scoring import lowest_hand

if TYPE_CHECKING:
    from model.table import Table


def turn_options(table: Table, seat: int) -> set[str]:
    """Play a card, or draw; with nothing to draw, pass (case E076)."""
    cards = playable(table, seat)
    found = {f"play {card}" for card in cards}
    if not (cards and table.rules["turn.must_play"]):
        found.add("draw" if can_draw(table) else "pass")
    return found


def draw(table: Table, seat: int) -> None:
    """Draw one card, or on until one fits; then the seat is asked about what it drew."""
    first_draw = table.question == "turn"
    if first_draw:
        table.forced_draw = not playable(table, seat)
    table.course_of_play(seat)
    table.drawn = draw_cards(table, seat, 1)[0]
    if table.rules["turn.draw"] == "until_playable" and table.forced_draw:
        while table.drawn not in playable(table, seat) and can_draw(table):
            table.drawn = draw_cards(table, seat, 1)[0]
    if table.rules["turn.drawn_card"] == "never":
        table.begin_turn(table.next_seat(seat))
    else:
        table.ask(seat, "drawn")


def drawn_options(table: Table, seat: int) -> set[str]:
    """Play the drawn card (or any, turn.after_draw), keep it, or draw on where that is allowed."""
    cards = playable(table, seat)
    drawn_card_fits = table.drawn in cards
    if table.rules["turn.after_draw"] == "drawn_only":
        cards = [card for card in cards if card == table.drawn]
    found = {f"play {card}" for card in cards}

    duty = table.rules["turn.drawn_card"]
    must = duty == "must" or (duty == "must_if_forced" and table.forced_draw)
    if not (must and drawn_card_fits):
        found.add("pass")

    on_and_on = table.rules["turn.draw"] == "until_playable_optional" and table.forced_draw
    if on_and_on and not drawn_card_fits and can_draw(table):
        found.add("draw")
    return found


def pass_turn(table: Table, seat: int) -> None:
    """The turn ends without a play. A whole circle of this with nothing to draw blocks the table."""
    nothing_drawn = table.question == "turn"
    table.course_of_play(seat)
    if nothing_drawn:
        table.idle_turns += 1
        if table.idle_turns >= len(table.active):
            return blocked(table)
    return table.begin_turn(table.next_seat(seat))


def blocked(table: Table) -> None:
    """pile.blocked: nobody could play or draw for a whole circle."""
    winner = lowest_hand(table) if table.rules["pile.blocked"] == "lowest_hand_wins" else None
    table.end_round(winner, scored=winner is not None)
