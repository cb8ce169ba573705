"""Penultimate: the UNO family of card games, every rule and edition from one kernel."""

from .actions import Action
from .cards import Card, read_card
from .chance import Chance
from .decisions import Decision
from .errors import (
    AmbiguousAction,
    BadEdition,
    BadNotation,
    IllegalAction,
    PenultimateError,
    RuleConflict,
)
from .events import Event
from .match import Match
from .position import Position
from .round import Round
from .rules.ruleset import RuleSet
from .view import View

__version__ = "0.1.0"

__all__ = [
    "Action",
    "AmbiguousAction",
    "BadEdition",
    "BadNotation",
    "Card",
    "Chance",
    "Decision",
    "Event",
    "IllegalAction",
    "Match",
    "PenultimateError",
    "Position",
    "Round",
    "RuleConflict",
    "RuleSet",
    "View",
    "read_card",
]
