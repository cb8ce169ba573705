"""Advice to another seat costs cards; it is reported by hand (clause 38)."""

from ..kernel.draft import Draft
from .option import Rule, Values, count

OPTIONS = (count("suggestion.cards", 0, 0, 30),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["advice_cards"] = values.count("suggestion.cards")


RULE = Rule("suggestion", OPTIONS, shape)
