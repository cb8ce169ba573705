"""Bots that fill seats. A bot sees a view and nothing else.

The stand-in below plays until `penultimate.players` is there: `_factory` is the one line that chooses.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Protocol

from penultimate import actions as act
from penultimate.actions import Action
from penultimate.view import View


class Player(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, view: View, options: Sequence[Action], /) -> Action | None:
        """One of the options; None declines an offer that nobody waits for."""


class StandIn:
    """Plays a card when it can, calls when it may, catches when it sees it."""

    def __init__(self, seed: int, careless: bool = False) -> None:
        self._random = random.Random(seed)
        self._careless = careless

    def choose(self, _view: View, options: Sequence[Action], /) -> Action | None:
        if self._careless:
            return self._random.choice(options)
        for kind in (act.Call, act.Slap, act.Catch):
            for option in options:
                if isinstance(option, kind):
                    return option
        cards = [option for option in options if isinstance(option, act.Play | act.JumpIn)]
        return self._random.choice(cards or options)


KINDS = ("simple", "random")


def _factory(kind: str, seed: int) -> Player:
    return StandIn(seed, careless=kind == "random")


def make(kind: str, seed: int) -> Player:
    """A player of a kind. Its luck is its own, never the round's."""
    return _factory(kind, seed)


def there_are_players() -> bool:
    """Whether the package of players has arrived."""
    try:
        importlib.import_module("penultimate.players")
    except ImportError:
        return False
    return True
