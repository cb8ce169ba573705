"""Cutting for the deal comes to an end whatever the deck."""

import pytest

from penultimate import Match, RuleSet


@pytest.mark.parametrize("how", ["redraw", "zero", "points"])
def test_a_deck_whose_cards_all_count_alike_is_cut_no_more_than_it_helps(how: str) -> None:
    match = Match(RuleSet.parse(f"all_wild deal.dealer=high_card deal.high_card_symbols={how}"), seats=4, seed=1)
    match.next_round()
    assert 0 <= match.dealer < 4
