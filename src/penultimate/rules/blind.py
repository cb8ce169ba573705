"""Blind draw: a card drawn is only seen at the start of one's next turn, so it is never laid at once."""

from ..errors import RuleConflict
from ..kernel.draft import Draft
from .option import Rule, Values, switch

OPTIONS = (switch("house.blind_draw"),)


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.blind_draw"):
        if "answer turn" not in draft.on_turn or "draw turn" not in draft.on_draw:
            raise RuleConflict("house.blind_draw hides the card of a usual draw, and this edition draws otherwise")
        draft.numbers["drawn_mode"] = 3


def conflict(values: Values) -> str | None:
    if not values.on("house.blind_draw"):
        return None
    if values["turn.draw"] != "one":
        return "house.blind_draw hides the card drawn; turn.draw=until_playable needs to see it"
    if values["turn.after_draw"] == "any_card":
        return "house.blind_draw ends the turn with the draw; turn.after_draw=any_card plays on"
    if values["house.jump_in"] != "none":
        return "house.blind_draw hides cards that house.jump_in would offer; keep one of them"
    return None


RULE = Rule("blind-draw", OPTIONS, shape, (("house.blind_draw", "true"),), conflict)
