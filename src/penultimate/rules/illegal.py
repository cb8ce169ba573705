"""Misplays: refused, or taken back at a price (clauses 36, 37)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, count, switch

OPTIONS = (
    choice("illegal.mode", "refuse", "penalise"),
    count("illegal.cards", 0, 0, 30),
    switch("illegal.lose_turn"),
    count("illegal.out_of_turn_cards", 0, 0, 30),
)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers |= {
        "misplay": int(values["illegal.mode"] == "penalise"),
        "misplay_cards": values.count("illegal.cards"),
        "misplay_skips": int(values.on("illegal.lose_turn")),
        "untimely_cards": values.count("illegal.out_of_turn_cards"),
    }


RULE = Rule("illegal", OPTIONS, shape)
