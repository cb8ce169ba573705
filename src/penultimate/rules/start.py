"""The start: who begins, and which way round (clauses 7, 8)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice

OPTIONS = (
    choice("start.player", "beside_dealer", "lot", "previous_winner", "crown"),
    choice("start.dir", "cw", "ccw"),
)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["start_direction"] = 1 if values["start.dir"] == "cw" else -1


RULE = Rule("start", OPTIONS, shape)
