"""Revenge: an answered penalty doubles instead of adding up."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.revenge"),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["revenge"] = int(values.on("house.revenge"))


def conflict(values: Values) -> str | None:
    if values.on("house.revenge") and values["house.stack"] == "none":
        return "house.revenge needs stacking: switch on house.stack, or leave revenge out"
    return None


RULE = Rule("revenge", OPTIONS, shape, (("house.revenge", "true"),), conflict)
