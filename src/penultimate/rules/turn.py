"""The turn: playing, drawing, and what may be done with the card drawn (clauses 10 to 13)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, switch

DRAW = choice("turn.draw", "one", "until_playable", "until_playable_optional", "always_until_playable")
DRAWN = choice("turn.drawn_card", "may", "must", "must_if_forced", "never")
OPTIONS = (
    switch("turn.must_play"),
    DRAW,
    DRAWN,
    choice("turn.after_draw", "drawn_only", "any_card"),
)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["must_play"] = int(values.on("turn.must_play"))
    draft.numbers["draw_mode"] = DRAW.index(values)
    draft.numbers["drawn_mode"] = DRAWN.index(values)
    draft.numbers["any_after_draw"] = int(values["turn.after_draw"] == "any_card")


def conflict(values: Values) -> str | None:
    if values["turn.drawn_card"] == "never":
        if values["turn.draw"] != "one":
            return "turn.drawn_card=never forbids what turn.draw=until_playable draws for; keep one of them"
        if values["turn.after_draw"] == "any_card":
            return "turn.drawn_card=never ends the turn with the draw; turn.after_draw=any_card plays on"
    return None


RULE = Rule("turn", OPTIONS, shape, conflict=conflict)
