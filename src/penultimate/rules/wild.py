"""Wilds and what fits at all: colour, number or symbol (clauses 9, 17)."""

from ..kernel.draft import Draft, Face, Top
from .option import Rule, Values, switch

OPTIONS = (switch("wild.on_wild", True),)


def fits(top: Top, face: Face) -> bool:
    return face.wild or face.colour == top.colour or face.symbol == top.symbol


def wild_on_wild(top: Top, face: Face) -> bool:
    return face.wild and top.symbol.startswith("W")


def shape(draft: Draft, values: Values) -> None:
    draft.fits.append(fits)
    if not values.on("wild.on_wild"):
        draft.bans.append(wild_on_wild)


RULE = Rule("wild", OPTIONS, shape)
