"""What a player is: somebody who chooses among options, from what a seat sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

from .. import actions as act
from ..actions import Action
from ..view import View

OFFERS = (act.JumpIn, act.Call, act.Catch, act.SayBroken)


class Player:
    """A player with its own stream of chance, so that a seed gives the same play."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(f"player {seed}")

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        """One of the options. None declines, where only offers are made (nobody waits for this seat)."""
        raise NotImplementedError


def waited_for(options: Sequence[Action]) -> list[Action]:
    """The options that answer the question; empty when only offers are made."""
    return [option for option in options if not isinstance(option, OFFERS)]
