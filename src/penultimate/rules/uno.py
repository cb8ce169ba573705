"""The UNO call: what it costs to miss it, how long one can be caught (clauses 31 to 35)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, count, switch

AFTER_SWAP = choice("uno.after_swap", "actor", "everyone", "nobody")
OPTIONS = (
    count("uno.penalty", 2, 0, 30),
    switch("uno.self_rescue", True),
    choice("uno.window", "next_action", "next_play"),
    count("uno.false_call", 0, 0, 30),
    count("uno.false_catch", 0, 0, 30),
    AFTER_SWAP,
)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers |= {
        "uno": 1,
        "uno_penalty": values.count("uno.penalty"),
        "self_rescue": int(values.on("uno.self_rescue")),
        "window_play": int(values["uno.window"] == "next_play"),
        "false_call": values.count("uno.false_call"),
        "false_catch": values.count("uno.false_catch"),
        "after_swap": AFTER_SWAP.index(values),
    }


RULE = Rule("uno", OPTIONS, shape)
