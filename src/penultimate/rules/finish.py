"""Going out: which card may be the last, and what a last draw card still does (clauses 39 to 41, 59)."""

from ..kernel.draft import Draft, Face
from .option import Rule, Values, choice, switch

OPTIONS = (
    choice("finish.last_card", "any", "no_wild", "numbers_only"),
    switch("finish.final_draw_card", True),
)


def no_wild(face: Face) -> bool:
    return not face.wild


def numbers_only(face: Face) -> bool:
    return face.digit


def shape(draft: Draft, values: Values) -> None:
    draft.finishes = {"any": None, "no_wild": no_wild, "numbers_only": numbers_only}[values.word("finish.last_card")]
    draft.numbers["final_draw"] = int(values.on("finish.final_draw_card"))


RULE = Rule("finish", OPTIONS, shape)
