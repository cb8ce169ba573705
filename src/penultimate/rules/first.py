"""The card turned up first: its action hits the starter, or another card is turned (clauses 26 to 30)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice

BACK = choice("first.redraw_method", "shuffle_back", "to_bottom", "bury")
OPTIONS = (
    choice("first.skip", "skip_starter", "ignore", "redraw"),
    choice("first.reverse", "dealer_starts", "far_neighbour_starts", "ignore", "redraw"),
    choice("first.draw_two", "draw_and_lose_turn", "draw_only", "ignore", "redraw"),
    choice("first.wild", "starter_names", "dealer_names", "redraw"),
    choice("first.wd4", "redraw", "as_wild"),
    BACK,
)

SKIP = {"skip_starter": "skip 1", "ignore": "", "redraw": None}
REVERSE = {
    "dealer_starts": "turn back; begin dealer 0",
    "far_neighbour_starts": "turn back; begin dealer 1",
    "ignore": "",
    "redraw": None,
}
DRAW_TWO = {"draw_and_lose_turn": "penalty 2", "draw_only": "draw starter 2", "ignore": "", "redraw": None}
WILD = {"starter_names": "starter names colour", "dealer_names": "dealer names colour", "redraw": None}


def shape(draft: Draft, values: Values) -> None:
    for sign, programs, key in (
        ("skip", SKIP, "first.skip"),
        ("rev", REVERSE, "first.reverse"),
        ("+2", DRAW_TWO, "first.draw_two"),
        ("W", WILD, "first.wild"),
    ):
        draft.open.setdefault(sign, programs[values.word(key)])
    draft.open.setdefault("W+4", draft.open["W"] if values["first.wd4"] == "as_wild" else None)
    draft.numbers["first_back"] = BACK.index(values)


RULE = Rule("first", OPTIONS, shape)
