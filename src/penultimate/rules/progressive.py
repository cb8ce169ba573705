"""Progressive UNO: the penalty for a missed call grows with each miss of a seat in the round."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.progressive_uno"),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["progressive"] = int(values.on("house.progressive_uno"))


RULE = Rule("progressive-uno", OPTIONS, shape, switched=(("house.progressive_uno", "true"),))
