"""Reverse at a table of two: the other seat is skipped, or only the direction turns (clause 51)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice

OPTIONS = (choice("reverse.two_players", "skip", "flip_only"),)


def shape(draft: Draft, values: Values) -> None:
    draft.numbers["two_skip"] = int(values["reverse.two_players"] == "skip")


RULE = Rule("reverse", OPTIONS, shape)
