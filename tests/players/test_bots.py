"""Bots: every one can answer every question, and the simple one plays better than the random one."""

from __future__ import annotations

import random

import pytest
from laws.rule_sets import random_round

from penultimate import Chance, Match, PenultimateError, Round, RuleSet
from penultimate.players import BOTS, bot
from penultimate.players.host import play_round


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_every_question_of_random_rule_sets(name: str) -> None:
    for number in range(25):
        rng = random.Random(f"bots {name} {number}")
        round = random_round(rng)
        players = [bot(name, seat) for seat in range(round.seats)]
        try:
            play_round(round, players, number)
        except PenultimateError as error:
            assert "has not ended" in str(error)
        else:
            assert round.over


def test_simple_beats_random() -> None:
    wins = [0, 0]
    for seed in range(120):
        round = Round.deal(RuleSet.parse("classic"), 4, Chance.seeded(seed), seed % 4)
        play_round(round, [bot("simple" if seat % 2 == 0 else "random", seed + seat) for seat in range(4)], seed)
        if round.winner is not None:
            wins[round.winner % 2] += 1
    # About 71 in a hundred; these seeds are fixed, so the count never flickers.
    assert wins[0] > 1.5 * wins[1]


def test_the_same_seed_plays_the_same() -> None:
    texts = []
    for _ in range(2):
        round = Round.deal(RuleSet.parse("classic modern_house"), 3, Chance.seeded(9))
        play_round(round, [bot("simple", seat) for seat in range(3)], 4)
        texts.append(repr(round.history))
    assert texts[0] == texts[1]


def test_an_unknown_bot_says_which_was_meant() -> None:
    with pytest.raises(PenultimateError, match="did you mean 'simple'"):
        bot("simpel")


def test_a_deck_without_numbers_finds_its_dealer_by_lot() -> None:
    dealers = {
        Match(RuleSet.parse("all_wild deal.dealer=high_card"), 3, seed).next_round().dealer for seed in range(12)
    }
    assert dealers == {0, 1, 2}
