"""When a Wild Draw Four, or another restricted wild, may honestly be laid (clauses 19, 20)."""

from ..kernel.draft import Draft, Face, Top
from .option import Rule, Values, choice

OPTIONS = (
    choice("wd4.condition", "no_colour", "no_playable", "none"),
    choice("wd4.blockers", "coloured", "numbers_only", "coloured_and_wilds"),
    choice("wd4.enforce", "challenge", "refuse"),
)


def shape(draft: Draft, values: Values) -> None:
    condition, blockers = values["wd4.condition"], values["wd4.blockers"]
    fits, bans = draft.fits, draft.bans

    def blocks(top: Top, face: Face) -> bool:
        if condition == "none":
            return False
        if condition == "no_playable":
            fit = any(fit(top, face) for fit in fits) and not any(ban(top, face) for ban in bans)
            return fit and not face.wild
        if face.wild:
            return blockers == "coloured_and_wilds"
        return face.colour == top.colour and (blockers != "numbers_only" or face.digit)

    draft.blocks = blocks
    draft.numbers["refuse"] = int(values["wd4.enforce"] == "refuse")


RULE = Rule("wd4", OPTIONS, shape)
