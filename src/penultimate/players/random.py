"""The random bot: any option, as likely as any other, but it plays when it can."""

from __future__ import annotations

from collections.abc import Sequence

from .. import actions as act
from ..actions import Action
from ..view import View
from .player import Player, waited_for


class RandomPlayer(Player):
    """Lays any card that fits; draws only when none does; takes half the offers."""

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        answers = waited_for(options)
        offers = [option for option in options if option not in answers]
        if offers and self.random.random() < 0.5:
            return self.random.choice(offers)
        cards = [option for option in answers if isinstance(option, act.Play)]
        if cards:
            return self.random.choice(cards)
        return self.random.choice(answers) if answers else None
