"""The simple bot: plays sensibly, as a friend would who does not count cards.

It keeps its wilds, sheds dear cards of the colour it holds most of, stops a rival who is about to go out, calls and
catches, answers a penalty when it can, and challenges when that pays on average.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .. import actions as act
from .. import decisions as dec
from ..actions import Action
from ..cards import Card
from ..view import View
from .player import Player, waited_for

COLOURS = 4
BLUFFS = 0.35  # how often a Wild Draw Four is guessed to be a bluff, if the hand had a card of the colour


class SimplePlayer(Player):
    """Sensible play from the view alone."""

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        for option in options:
            if isinstance(option, act.Catch):
                return option
        about_to_play = len(view.hand) != 2 or any(isinstance(o, act.Play | act.JumpIn) for o in options)
        if act.Call() in options and about_to_play:
            return act.Call()
        jumps = [option for option in options if isinstance(option, act.JumpIn)]
        if jumps and view.seat != view.turn:
            return jumps[0]
        answers = waited_for(options)
        if not answers:
            return None
        cards = [option for option in answers if isinstance(option, act.Play)]
        match view.decision:
            case dec.PickColour():
                return self._colour(view, answers)
            case dec.PickSeat():
                return self._seat(view, answers)
            case dec.AnswerPenalty():
                return self._penalty(view, answers, cards)
        if cards:
            return max(cards, key=lambda option: self._worth(view, option.card))
        return answers[0]

    def _worth(self, view: View, card: Card) -> tuple[float, float]:
        """How good it is to lay this card now; chance breaks ties."""
        held = Counter(other.colour for other in view.hand)
        close = min((n for p, n in enumerate(view.counts) if p != view.seat and view.active[p]), default=7)
        if card.wild:
            score = -20.0 if card.symbol == "W" else -25.0
            if close <= 2 and "+" in card.symbol:
                score = 30.0
            if len(view.hand) == 2:
                score += 15
        else:
            score = 2.0 * held[card.colour]
            score += (card.number or 0) * 0.3 if card.number is not None else 3.0
            if close <= 2 and card.number is None:
                score += 20
        return score, self.random.random()

    def _colour(self, view: View, answers: Sequence[Action]) -> Action:
        held = Counter(card.colour for card in view.hand)
        named = [answer for answer in answers if isinstance(answer, act.NameColour)]
        return max(named, key=lambda answer: (held[answer.colour], self.random.random()))

    def _seat(self, view: View, answers: Sequence[Action]) -> Action:
        seats = [answer for answer in answers if isinstance(answer, act.ChooseSeat)]
        best = min(
            (answer for answer in seats if answer.seat is not None),
            key=lambda answer: view.counts[answer.seat or 0],
        )
        decline = act.ChooseSeat(None)
        if decline in seats and view.counts[best.seat or 0] >= len(view.hand):
            return decline
        return best

    def _penalty(self, view: View, answers: Sequence[Action], cards: Sequence[act.Play]) -> Action:
        if cards:
            return max(cards, key=lambda option: self._worth(view, option.card))
        if act.Challenge() in answers:
            hand = view.counts[view.turn] if view.turn != view.seat else self._bluffer_hand(view)
            held = 1 - (1 - 1 / COLOURS) ** hand
            guilty = held * BLUFFS
            if guilty * view.pending > (1 - guilty) * 2:
                return act.Challenge()
        return act.Take()

    @staticmethod
    def _bluffer_hand(view: View) -> int:
        """Cards of the seat before this one, who laid the card."""
        seats = len(view.counts)
        place = ((view.seat or 0) - view.direction) % seats
        while not view.active[place]:
            place = (place - view.direction) % seats
        return view.counts[place]
