"""The verbs, by theme. Importing this package registers all of them, in a fixed order."""

from . import (
    asking,
    board,
    chances,
    drawing,
    hands,
    order,
    penalties,
    piles,
    prompts,
    races,
    rounds,
    rows,
    secrets,
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
    order,
    prompts,
    board,
    secrets,
    piles,
    rows,
)
