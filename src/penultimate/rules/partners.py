"""Secret partner: every seat is given a hidden partner; both win together. They are shown at the end."""

from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.secret_partner"),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["partners"] = int(values.on("house.secret_partner"))


RULE = Rule("secret-partner", OPTIONS, shape, switched=(("house.secret_partner", "true"),))
