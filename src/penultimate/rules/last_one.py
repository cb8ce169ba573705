"""Last one loses: the round goes on until one seat is left; the others have their places."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.last_one_loses"),)


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.last_one_loses"):
        draft.finish = "retire; next turn"


def conflict(values: Values) -> str | None:
    if values.on("house.last_one_loses") and values.on("challenge.on_last_card"):
        return "house.last_one_loses plays on after a last card; challenge.on_last_card ends the round there"
    return None


RULE = Rule("last-one-loses", OPTIONS, shape, (("house.last_one_loses", "true"),), conflict)
