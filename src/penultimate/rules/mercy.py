"""Mercy: a hand of so many cards is out of the round at once; its cards are set aside."""

from ..kernel.draft import Draft
from .option import Rule, Values, count

OPTIONS = (count("house.mercy", 0, 0, 60),)


def shape(draft: Draft, values: Values) -> None:
    if values.count("house.mercy"):
        draft.numbers["mercy"] = values.count("house.mercy")
        draft.numbers["recycle"] = 1


def conflict(values: Values) -> str | None:
    mercy, limit = values.count("house.mercy"), values.count("house.hand_limit")
    if mercy and mercy <= values.count("deal.hand_size"):
        return "house.mercy is not more than the hands that are dealt (deal.hand_size)"
    if mercy and limit and limit <= mercy:
        return "house.hand_limit stops a hand before house.mercy could be reached; keep one of them"
    return None


RULE = Rule("mercy", OPTIONS, shape, (("house.mercy", "25"),), conflict)
