"""Lucky opening: whoever is quickest to match the number turned up first begins."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.lucky_opening"),)


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.lucky_opening"):
        draft.opened.append("lucky")


RULE = Rule("lucky-opening", OPTIONS, shape, switched=(("house.lucky_opening", "true"),))
