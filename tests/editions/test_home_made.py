"""Home-made cards and mixed decks: bounded, only forward, and nothing but the round (editions.md 4.3)."""

from __future__ import annotations

import random

import pytest
from laws.rule_sets import random_action

from penultimate import BadNotation, Card, Chance, Round, RuleConflict, RuleSet
from penultimate import actions as act
from penultimate.kernel.homemade import check_home_made
from penultimate.kernel.programs import BadProgram


def test_a_card_of_ones_own() -> None:
    rules = RuleSet.parse("classic_blank custom.effect=draw_rivals_1,again custom.sign=thunder custom.name=Thunder")
    assert Card("Rthunder") in rules.deck(3).cards
    round = Round.deal(rules, 3, Chance.seeded(1))
    assert rules.draft(3).effects["thunder"] == "draw rivals 1; again"
    rng = random.Random(1)
    for _ in range(300):
        if round.over:
            break
        seat, action = random_action(rng, round)
        before = [len(round.hand(p)) for p in range(3)]
        round.act(seat, action)
        if isinstance(action, act.Play) and action.card.symbol == "thunder" and not round.over:
            assert [len(round.hand(p)) - n for p, n in enumerate(before) if p != seat] == [1, 1]
            return
    pytest.fail("nobody laid the card")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("loop: draw me 1; go loop", "lies behind"),
        ("next turn", "part of the machine"),
        ("draw me 99", "too many"),
        ("back: draw me 1; go back", "another for the label"),
        ("draw everybody 1", "no such verb"),
        ("go nowhere", "no label"),
        ("do wheel", "knows no"),
        ("discard any raptors", "knows no"),
        ("; ".join(["draw me 1"] * 60), "too many"),
    ],
)
def test_programs_from_strangers_are_bounded(text: str, why: str) -> None:
    with pytest.raises(BadProgram, match=why):
        check_home_made(text)


def test_a_wrong_program_is_refused_with_the_step() -> None:
    with pytest.raises(BadNotation, match="no such verb"):
        RuleSet.parse("classic_blank custom.effect=drow_next_2")


def test_special_cards_of_any_edition_in_any_deck() -> None:
    rules = RuleSet.parse("classic deck.add=Wswap:4,Wpig:2,trade:1,Rhit2:1,Wcreeper:2,Wlock:2,W+10:1")
    draft = rules.draft(4)
    assert sum(draft.deck.values()) == 108 + 4 + 2 + 4 + 1 + 2 + 2 + 1
    for seed in range(6):
        round = Round.deal(rules, 4, Chance.seeded(seed))
        rng = random.Random(seed)
        for _ in range(400):
            if round.over:
                break
            round.act(*random_action(rng, round))
            assert len(round.cards) == 124


@pytest.mark.parametrize("word", ["Wnothing:2", "bomb:2", "Wswap:0", "Wswap:99"])
def test_what_cannot_be_mixed_is_refused(word: str) -> None:
    with pytest.raises(RuleConflict):
        RuleSet.parse(f"classic deck.add={word}").draft(3)


def test_a_deck_that_grows_too_large_is_refused() -> None:
    with pytest.raises(RuleConflict, match="too many"):
        RuleSet.parse("party deck.copies=4 deck.add=Wswap:37").tables(6)


@pytest.mark.parametrize("name", ["x" * 41, "thun\u202eder", "a\u0007b"])
def test_a_name_is_one_short_line(name: str) -> None:
    with pytest.raises(BadNotation, match="up to 40"):
        RuleSet.parse(f"classic_blank custom.effect=again custom.sign=thunder custom.name={name}")
