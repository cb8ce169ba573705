"""Hand limit: a full hand draws no more; it passes instead, and a penalty counts only up to the limit."""

from ..kernel.draft import Draft
from ..kernel.registers import CARDS
from .option import Rule, Values, count

OPTIONS = (count("house.hand_limit", 0, 0, 100),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["hand_limit"] = values.count("house.hand_limit") or CARDS + 1


def conflict(values: Values) -> str | None:
    limit = values.count("house.hand_limit")
    if limit and limit < values.count("deal.hand_size"):
        return "house.hand_limit is less than the hands that are dealt (deal.hand_size)"
    return None


RULE = Rule("hand-limit", OPTIONS, shape, (("house.hand_limit", "15"),), conflict)
