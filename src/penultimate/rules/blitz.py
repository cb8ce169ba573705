"""Blitz: a round ends after so many seconds; fewest cards wins, then fewest points. Time is an action of the host."""

from ..kernel.draft import Draft
from .option import Rule, Values, count

OPTIONS = (count("house.blitz", 0, 0, 3600),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["blitz"] = int(values.count("house.blitz") > 0)


RULE = Rule("blitz", OPTIONS, shape, switched=(("house.blitz", "180"),))
