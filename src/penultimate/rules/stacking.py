"""Stacking: a draw card answers a draw card, and the sum passes on."""

from ..kernel.draft import Draft, Face, Top
from .option import Rule, Values, choice
from .penalties import penalty_values

OPTIONS = (choice("house.stack", "none", "draw_two", "same_kind", "up", "any", "at_least"),)


def shape(draft: Draft, values: Values) -> None:
    how = values["house.stack"]
    if how == "none":
        return
    worth = penalty_values(draft)

    def answers(top: Top, face: Face) -> bool:
        if face.symbol not in worth or top.symbol not in worth:
            return False
        if how == "draw_two":
            return face.symbol == top.symbol == "+2"
        if face.symbol == top.symbol:
            return True
        if how == "at_least":
            return worth[face.symbol] >= worth[top.symbol]
        if how == "same_kind":
            return False
        # A smaller card answers a bigger one only where any may, and then in the colour that was named.
        return worth[face.symbol] > worth[top.symbol] or (how == "any" and (face.wild or face.colour == top.colour))

    draft.answers.append(answers)


RULE = Rule("stacking", OPTIONS, shape, switched=(("house.stack", "draw_two"),))
