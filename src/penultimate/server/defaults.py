"""What is answered for a seat whose time is over, and which answers are forced (R19)."""

from __future__ import annotations

from collections import Counter

from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.actions import Action
from penultimate.players.player import OFFERS
from penultimate.view import View

MODEST = (act.Take, act.Pass, act.Draw, act.Stop)
"""What costs nobody else anything, in this order."""


def answers(options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The options that answer the question; the others are offers."""
    return tuple(option for option in options if not isinstance(option, OFFERS))


def default_answer(view: View) -> Action | None:
    """The answer given for the seat of this view: take, pass or draw; the commonest colour; the fewest
    cards."""
    choices = answers(view.options)
    for kind in MODEST:
        for option in choices:
            if isinstance(option, kind):
                return option
    colours = [option for option in choices if isinstance(option, act.NameColour)]
    if colours:
        held = Counter(card.colour for card in view.hand)
        return max(colours, key=lambda option: held[option.colour])
    seats = [option for option in choices if isinstance(option, act.ChooseSeat) and option.seat is not None]
    if seats:
        return min(seats, key=lambda option: view.counts[option.seat or 0])
    return choices[0] if choices else None


def is_paced(decision: dec.Decision) -> bool:
    """Whether having a choice here would tell of a hidden card: what was drawn, or what might answer a
    penalty.

    Then forced and free answers are given at the same moment. Where everybody sees that there is a choice
    (a challenge,
    a colour), or anybody could have drawn instead (a turn), the time one takes tells nothing.
    """
    if isinstance(decision, dec.AnswerPenalty):
        return (decision.stack or decision.reflect) and not (decision.challenge or decision.cancel)
    return isinstance(decision, dec.UseDrawn)


def forced_answer(view: View) -> Action | None:
    """The only answer there is, None where there is a choice."""
    choices = answers(view.options)
    return choices[0] if len(choices) == 1 else None
