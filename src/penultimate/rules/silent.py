"""Silent: nobody calls, nobody can be caught."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.silent"),)


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.silent"):
        draft.numbers["uno"] = 0


RULE = Rule("silent", OPTIONS, shape, switched=(("house.silent", "true"),))
