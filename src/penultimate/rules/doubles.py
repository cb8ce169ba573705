"""Doubles: several cards of one number in one turn, the last laid on top; and the bomb of three or more."""

from ..kernel.draft import Draft, Face
from .option import Rule, Values, switch

OPTIONS = (switch("house.doubles"), switch("house.bomb"))


def number(face: Face) -> bool:
    return face.digit


def shape(draft: Draft, values: Values) -> None:
    if values.on("house.doubles"):
        draft.before_effect.append((number, "more"))
    if values.on("house.bomb"):
        draft.after_effect.append((number, "bomb 3 1"))
        draft.going_out.append("bomb 3 1")


def conflict(values: Values) -> str | None:
    if values.on("house.bomb") and not values.on("house.doubles"):
        return "house.bomb needs house.doubles: only then can three of a number be laid in one turn"
    return None


RULE = Rule("doubles", OPTIONS, shape, (("house.doubles", "true"),), conflict)
BOMB = Rule("bomb", (), switched=(("house.doubles", "true"), ("house.bomb", "true")))
