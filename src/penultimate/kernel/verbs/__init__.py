"""The verbs, by theme. Importing this package registers all of them, in a fixed order."""

from . import asking, chances, drawing, hands, openings, penalties, races, rounds, several, turns

THEMES = (turns, drawing, penalties, asking, hands, races, chances, rounds, several, openings)
