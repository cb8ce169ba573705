"""Actions from outside that only look like actions."""

import pytest

from penultimate import Card, IllegalAction, Position, Round, RuleSet
from penultimate.actions import NameColour, Play


@pytest.mark.parametrize("colour", ["RY", "", "YG", "X", "red"])
def test_a_colour_is_one_letter(colour: str) -> None:
    hands = ((Card("W"), Card("R1"), Card("R2")), (Card("B1"), Card("B2")))
    round = Round.at(RuleSet.parse("classic"), Position(hands, (Card("G1"),), (Card("R5"),)))
    round.act(0, Play(Card("W")))
    with pytest.raises(IllegalAction):
        round.act(0, NameColour(colour))
