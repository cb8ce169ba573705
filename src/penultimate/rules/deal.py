"""The deal: hand size, and who deals (clauses 4, 5)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, count

OPTIONS = (
    count("deal.hand_size", 7, 1, 15),
    choice("deal.dealer", "high_card", "random", "fixed"),
    choice("deal.high_card_symbols", "zero", "redraw", "points"),
    choice("deal.next_dealer", "next_seat", "winner", "same", "redraw"),
)


def shape(draft: Draft, values: Values) -> None:
    draft.hand = values.count("deal.hand_size")


RULE = Rule("deal", OPTIONS, shape)
