"""Reading what was left in a hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.paper import decks
from penultimate.paper.lefthand import read_left
from penultimate.paper.scorepad import PadError

SCORED = [e for e in decks.editions() if e != "boom_o"]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("5 skip W+4", 75),
        ("R5, Gskip, W+4", 75),
        ("r5 GSKIP w+4", 75),
        ("+2 rev w wild +4", 20 + 20 + 50 + 50 + 50),
        ("2xskip 3*9", 67),
        ("=34", 34),
        ("=34 5", 39),
        ("draw-two wild-draw-four", 70),
        ("-", 0),
        ("", 0),
        ("0 0", 0),
    ],
)
def test_ways_to_write_a_hand(text, points):
    assert read_left(text, "classic").points == points


def test_an_edition_has_its_own_points_and_symbols():
    assert read_left("+1 skipall w w+2 w+c", "flip").points == 10 + 30 + 40 + 50 + 60
    assert read_left("+4 w+10", "no_mercy").points == 20 + 50  # a coloured draw four, not a wild
    assert read_left("any dos 10", "dos").points == 40 + 20 + 10
    assert read_left("roba-dos comodín", "classic", "es").points == 70
    assert read_left("zieh-zwei farbwahl", "classic", "de").points == 70


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("skp", "Did you mean skip"),
        ("12", "For a sum write =12"),
        ("=x", "no card of classic"),
        ("K5", "no card of classic"),
    ],
)
def test_what_is_no_card(text, message):
    with pytest.raises(PadError, match=message):
        read_left(text, "classic")


@settings(deadline=None)
@given(st.sampled_from(SCORED), st.data())
def test_any_hand_of_any_edition_counts_what_its_cards_count(edition, data):
    hand = data.draw(st.lists(st.sampled_from(decks.faces(edition)), max_size=12))
    left = read_left(" ".join(hand), edition)
    assert left.points == sum(decks.points(edition, c) for c in hand)
    assert len(left.cards) == len(hand)
