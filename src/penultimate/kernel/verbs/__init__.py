"""The verbs, by theme. Importing this package registers all of them, in a fixed order."""

from . import (
    asking,
    board,
    chances,
    drawing,
    hands,
    openings,
    order,
    penalties,
    piles,
    prompts,
    races,
    rounds,
    rows,
    secrets,
    several,
    turns,
)

THEMES = (
    turns,
    drawing,
    penalties,
    asking,
    hands,
    races,
    chances,
    rounds,
    several,
    openings,
    order,
    prompts,
    board,
    secrets,
    piles,
    rows,
)
