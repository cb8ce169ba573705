"""Bounce: a Skip passes a penalty on, a Reverse sends it back; both in the active colour."""

from ..kernel.draft import Draft, Face, Top
from .option import Rule, Values, choice

OPTIONS = (choice("house.bounce", "none", "skip_on_draw_two", "skip", "reverse", "skip_and_reverse"),)


def shape(draft: Draft, values: Values) -> None:
    how = values["house.bounce"]
    if how == "none":
        return
    signs = {"reverse": ("rev",), "skip_and_reverse": ("skip", "rev")}.get(str(how), ("skip",))

    def answers(top: Top, face: Face) -> bool:
        if how == "skip_on_draw_two" and top.symbol != "+2":
            return False
        return face.symbol in signs and face.colour == top.colour

    draft.answers.append(answers)
    # As an answer neither skips anybody: the penalty itself moves on to the next seat.
    draft.reply["skip"] = ""
    draft.reply["rev"] = "turn back"


RULE = Rule("bounce", OPTIONS, shape, switched=(("house.bounce", "skip_on_draw_two"),))
