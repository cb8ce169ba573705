"""The challenge of a restricted wild: whether it exists, and what it costs whom (clauses 21 to 25)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, count, switch

OPTIONS = (
    switch("challenge.on", True),
    choice("challenge.show_to", "challenger", "everyone"),
    count("challenge.guilty_cards", 4, 0, 30),
    switch("challenge.guilty_card_returns"),
    choice("challenge.after_success", "challenger_plays", "challenger_skipped"),
    count("challenge.failed_extra", 2, 0, 30),
    choice("challenge.stack_scope", "whole_stack", "last_card"),
    switch("challenge.on_last_card"),
)


def shape(draft: Draft, values: Values) -> None:
    on = values.on("challenge.on") and values["wd4.enforce"] == "challenge"
    draft.numbers |= {
        "challenge": int(on),
        "show_all": int(values["challenge.show_to"] == "everyone"),
        "guilty": values.count("challenge.guilty_cards"),
        "guilty_returns": int(values.on("challenge.guilty_card_returns")),
        "guilty_skips": int(values["challenge.after_success"] == "challenger_skipped"),
        "failed_extra": values.count("challenge.failed_extra"),
        "last_only": int(values["challenge.stack_scope"] == "last_card"),
    }
    if on and values.on("challenge.on_last_card"):
        for sign, effect in draft.effects.items():
            parts = [part.strip() for part in effect.split(";")]
            if "restricted" in parts:
                penalty = next(part for part in parts if part.startswith("penalty"))
                draft.last[sign] = f"restricted; {penalty}; last stand; answer penalty"


RULE = Rule("challenge", OPTIONS, shape)
