"""The piles: when the discards are reshuffled, and what a table does where nothing can be drawn (clause 42)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice

OPTIONS = (choice("pile.when", "on_need", "at_once"), choice("pile.blocked", "void", "lowest_hand_wins"))


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["at_once"] = int(values["pile.when"] == "at_once")
    draft.numbers["lowest_wins"] = int(values["pile.blocked"] == "lowest_hand_wins")


RULE = Rule("pile", OPTIONS, shape)
