"""Swap any card: a plain Wild may also be used to swap hands with a seat."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.swap_any"),)


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.swap_any"):
        draft.effects["W"] = "may choose seat; swap target; name colour"


RULE = Rule("swap-any-card", OPTIONS, shape, switched=(("house.swap_any", "true"),))
