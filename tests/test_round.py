"""The door of the engine: chains hold whole or not at all, refusals change nothing, a record replays."""

from __future__ import annotations

import random

import pytest

from penultimate import Card, Chance, IllegalAction, Match, Position, Round, RuleSet
from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.record import Record
from penultimate.results import RecordingChance


def wild_round() -> Round:
    hands = ((Card("W"), Card("B2"), Card("B3")), (Card("R1"), Card("R2")))
    draw = (Card("Y1"), Card("Y2"), Card("Y3"))
    return Round.at(RuleSet.parse("classic"), Position(hands, draw, (Card("R5"),)))


def test_a_chain_holds_whole() -> None:
    round = wild_round()
    round.act(0, act.Play(Card("W")), act.NameColour("Y"))
    assert round.view(None).colour == "Y"
    assert round.decision == dec.TakeTurn(1)


def test_a_chain_that_breaks_changes_nothing() -> None:
    round = wild_round()
    before = round.view(0)
    with pytest.raises(IllegalAction):
        round.act(0, act.Play(Card("W")), act.NameColour("K"))
    assert round.view(0) == before
    assert round.history == []


def test_a_refusal_names_the_rule() -> None:
    refusal = wild_round().why_not(0, act.Play(Card("B2")))
    assert refusal is not None
    assert refusal.rule == "match"
    assert "only red" in refusal.reason


def test_the_record_of_a_round_replays() -> None:
    for text in ("classic", "flip", "no_mercy", "spin", "classic chaos"):
        rules = RuleSet.parse(text)
        chance = Chance.outside(RecordingChance(rules.deck(3), random_chance(5)))
        for source in (Chance.seeded(9), chance):
            round = Round.deal(rules, 3, source, dealer=1)
            rng = random.Random(3)
            for _ in range(40):
                seats = [seat for seat in range(3) if round.options(seat)]
                if round.over or not seats:
                    break
                seat = rng.choice(seats)
                round.act(seat, rng.choice(round.options(seat)))
            *_, (_, again, _) = Record.parse(str(Record.of(round))).replay()
            assert again.history == round.history
            assert again.view(0) == round.view(0)


class random_chance:
    """Chance from Python's own generator."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def device(self, what: int, n: int) -> int:
        return self.random.randrange(n)

    def shuffle(self, cards: list[int]) -> list[int]:
        return self.random.sample(cards, len(cards))


def test_matches_of_every_size_come_to_an_end() -> None:
    from penultimate.players import bot
    from penultimate.players.host import play_round

    for seats in range(2, 11):
        match = Match(RuleSet.parse("classic match.target=100"), seats, seed=seats)
        while not match.over:
            round = match.next_round()
            play_round(round, [bot("simple", seat) for seat in range(seats)], seats)
            match.finish(round)
        assert max(match.scores) >= 100


def test_the_card_of_the_row_that_is_matched_is_shown_to_everybody() -> None:
    round = Match(RuleSet.parse("dos"), seats=2, seed=3).next_round()
    [seat] = dec.seats_of(round.decision)
    assert round.view(1 - seat).table.matching is None
    [choice, *_] = [action for action in round.options(seat) if isinstance(action, act.ChooseRow)]
    round.act(seat, choice)
    for viewer in (0, 1, None):
        assert round.view(viewer).table.matching == choice.card
    while not isinstance(round.decision, dec.PickRow):
        round.act(seat, round.options(seat)[0])
    assert round.view(1 - seat).table.matching is None
