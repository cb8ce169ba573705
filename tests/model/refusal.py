"""Why an action is not accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.table import Table

REASONS = {
    "play": "this card may not be laid now",
    "jump_in": "no jump-in with this card now",
    "call": "too late to call",
    "catch": "this seat owes no call",
    "advised": "advice is not punished at this table",
}


class Refused(Exception):
    """The action is not accepted and has changed nothing (principle 8)."""


def refuse(table: Table, seat: int, word: str) -> Refused:
    asked = [question for who, question in table.waiting() if who == seat]
    if word in REASONS:
        return Refused(REASONS[word])
    if not asked:
        return Refused("it is not this seat's turn")
    return Refused(f"{word} does not answer the question: {asked[0]}")
