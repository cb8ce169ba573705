"""Draw Two and Wild Draw Four: who draws, answers with a card, or challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from model.cards import is_draw_two, is_skip
from model.fitting import is_banned
from model.piles import draw_cards

if TYPE_CHECKING:
    from model.table import Table


def add_part(table: Table, cards: int) -> None:
    table.penalty_parts.append(cards)
    table.top_penalty = cards


def face(table: Table, victim: int) -> None:
    """The victim is asked, or draws at once when the rules in force know no answer at all."""
    if can_stack_at_all(table) or can_bounce_at_all(table) or can_jump_at_all(table) or can_challenge(table):
        table.ask(victim, "penalty")
    else:
        draw_and_lose_turn(table, victim)


def draw_pending(table: Table, victim: int, extra: int = 0) -> None:
    draw_cards(table, victim, table.pending + extra)
    table.penalty_parts = []


def draw_and_lose_turn(table: Table, victim: int, extra: int = 0) -> None:
    """The end of every penalty that is paid; of the round too, when the last card was played with it."""
    draw_pending(table, victim, extra)
    if table.finisher is not None:
        table.end_round(table.finisher)
    else:
        table.begin_turn(table.next_seat(victim))


# Answers


def pending_card(table: Table) -> str:
    """The draw card whose penalty runs: the top card, or the one that the Skips on it bounced."""
    return next((card for card in reversed(table.discard) if not is_skip(card)), table.top)


def can_stack_at_all(table: Table) -> bool:
    """Does house.stack know an answer to this kind of card?"""
    if is_draw_two(pending_card(table)):
        return table.rules["house.stack"] in ("draw_two", "same_kind", "up", "any")
    if pending_card(table) == "W+4":
        return table.rules["house.stack"] in ("same_kind", "up", "any")
    return False


def can_bounce_at_all(table: Table) -> bool:
    """house.bounce: on a Draw Two, and on the Skip that bounced one."""
    on_it = is_draw_two(table.top) or is_skip(table.top)
    return table.rules["house.bounce"] == "skip_on_draw_two" and on_it


def can_jump_at_all(table: Table) -> bool:
    return bool(table.rules["house.jump_in"] != "none")


def is_answer(table: Table, card: str) -> bool:
    """Clause 54 and its wider readings; case E090 for the Skip."""
    stack: str = table.rules["house.stack"]
    if is_draw_two(pending_card(table)):
        if is_draw_two(card):
            return stack != "none"
        if card == "W+4":
            return stack in ("up", "any")
    if pending_card(table) == "W+4":
        if card == "W+4":
            return stack in ("same_kind", "up", "any")
        if is_draw_two(card):
            return stack == "any" and card[0] == table.colour
    return is_skip(card) and can_bounce_at_all(table) and card[0] == table.colour


def penalty_options(table: Table, seat: int) -> set[str]:
    found = {"take"}
    if can_challenge(table):
        found.add("challenge")
    if table.finisher is None:  # no answer to a card that ends the round (case E070)
        for card in table.hands[seat]:
            if is_answer(table, card) and not is_banned(table, seat, card):
                found.add(f"play {card}")
    return found


def take(table: Table, seat: int) -> None:
    table.course_of_play(seat)
    draw_and_lose_turn(table, seat)


# The challenge


def can_challenge(table: Table) -> bool:
    """Only the latest Wild Draw Four, and only while the one who laid it is there (principle 5)."""
    return (
        table.top == "W+4"
        and table.bluffer in table.active
        and table.rules["challenge.on"]
        and table.rules["wd4.enforce"] == "challenge"
    )


def challenge(table: Table, challenger: int) -> None:
    """Clauses 20 to 25."""
    assert table.bluffer is not None
    table.course_of_play(challenger)
    everyone = table.rules["challenge.show_to"] == "everyone"
    table.shown_to = {seat for seat in table.active if everyone or seat == challenger} - {table.bluffer}
    if table.bluffed:
        caught(table, table.bluffer, challenger)
    else:
        draw_and_lose_turn(table, challenger, extra=table.rules["challenge.failed_extra"])


def caught(table: Table, bluffer: int, challenger: int) -> None:
    """The bluffer draws; of a chain the whole, or the last card only (challenge.stack_scope)."""
    is_chain = len(table.penalty_parts) > 1
    rest: list[int] = []
    cards = table.rules["challenge.guilty_cards"]
    if is_chain and table.rules["challenge.stack_scope"] == "last_card":
        rest = table.penalty_parts[:-1]
    elif is_chain:
        cards = table.pending
    table.bluffer = None
    if table.rules["challenge.guilty_card_returns"] and len(table.discard) > 1:
        table.hands[bluffer].append(table.discard.pop())
        table.colour = table.colour_before
        table.called.discard(bluffer)
        table.vulnerable.discard(bluffer)
    draw_cards(table, bluffer, cards)
    table.penalty_parts = rest
    if rest:
        face(table, challenger)
    elif table.rules["challenge.after_success"] == "challenger_skipped":
        table.begin_turn(table.next_seat(challenger))
    else:
        table.begin_turn(challenger)
