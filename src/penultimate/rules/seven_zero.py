"""Seven and zero: a 7 swaps hands with a chosen seat, a 0 passes every hand along."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.seven"), switch("house.seven_optional"), switch("house.zero"))


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.seven"):
        ask = "may choose seat" if values.on("house.seven_optional") else "choose seat"
        draft.effects["7"] = f"{ask}; swap target"
    if values.on("house.zero"):
        draft.effects["0"] = "pass hands"


RULE = Rule("seven-0", OPTIONS, shape, switched=(("house.seven", "true"), ("house.zero", "true")))
