"""Jump-in: the identical card may be laid out of turn, and play goes on from there."""

from ..kernel.draft import Draft, Face
from .option import Rule, Values, choice, switch

OPTIONS = (
    choice("house.jump_in", "none", "numbers", "coloured", "all"),
    choice("house.jump_effect", "cancel_first", "add"),
    choice("house.jump_window", "until_next_action", "while_on_top"),
    switch("house.jump_first_card", True),
)


def numbers(face: Face) -> bool:
    return face.digit and not face.wild


def coloured(face: Face) -> bool:
    return not face.wild


def any_card(_face: Face) -> bool:
    return True


def shape(draft: Draft, values: Values) -> None:
    draft.jumps = {"none": None, "numbers": numbers, "coloured": coloured, "all": any_card}[
        values.word("house.jump_in")
    ]
    draft.numbers["jump_add"] = int(values["house.jump_effect"] == "add")
    draft.numbers["jump_stays"] = int(values["house.jump_window"] == "while_on_top")
    draft.numbers["jump_first"] = int(values.on("house.jump_first_card"))


RULE = Rule("jump-in", OPTIONS, shape, switched=(("house.jump_in", "numbers"),))
