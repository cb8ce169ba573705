"""Paper and engine say the same: decks and points of every edition both know, and whole matches added up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.cards import Card
from penultimate.editions.register import edition_names
from penultimate.match import Match
from penultimate.paper import decks
from penultimate.paper.lefthand import read_left
from penultimate.paper.scorepad import AskHand, AskOut, Hand, Out, Over, Pad, Terms
from penultimate.players.host import play_round
from penultimate.players.random import RandomPlayer
from penultimate.rules.ruleset import RuleSet

BOTH = [e for e in decks.editions() if e in edition_names()]
MODES = {"winner": "winner_takes", "own": "own_points"}


@pytest.mark.parametrize("edition", BOTH)
def test_decks(edition):
    rules = RuleSet.parse(edition)
    deck = rules.deck(max(4, rules.values.count("players.min")))
    engine = {str(card): copies for card, copies in zip(deck.cards, deck.copies, strict=True) if copies}
    assert Counter(decks.deck(edition)) == engine


@pytest.mark.parametrize("edition", BOTH)
def test_points(edition):
    rules = RuleSet.parse(edition)
    round_ = Match(rules, seats=max(4, rules.values.count("players.min"))).next_round()
    for code in set(decks.deck(edition)):
        if decks.scoring(edition).mode != "none":
            assert decks.points(edition, code.partition("/")[0]) == round_.worth([Card(*code.split("/"))]), code


@settings(deadline=None, max_examples=30)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 5),
    mode=st.sampled_from(["winner", "own"]),
    kind=st.sampled_from(["match.target=150", "match.target=250", "match.kind=rounds match.rounds=3"]),
    tie=st.sampled_from(["extra_round", "shared"]),
)
def test_a_match_played_by_bots_and_written_on_a_pad(seed, seats, mode, kind, tie):
    rules = RuleSet.parse(f"classic score.mode={MODES[mode]} match.tie={tie} {kind}")
    match = Match(rules, seats, seed)
    target = int(kind.split("=")[1]) if "target" in kind else None
    pad = None
    while not match.over and len(match.results) < 12:
        round_ = match.next_round()
        if pad is None:
            players = tuple(f"Seat {s}" for s in range(seats))
            rounds = None if target else 3
            pad = Pad(Terms(players, "classic", mode, target, rounds, tie, dealer=match.dealer))
        assert pad.asked == AskOut()
        assert pad.dealer == match.dealer
        play_round(round_, [RandomPlayer(seed + s) for s in range(seats)], seed)
        match.finish(round_)
        pad = pad.add(Out(round_.winner))
        while isinstance(pad.asked, AskHand):
            seat = pad.asked.seat
            left = read_left(" ".join(map(str, round_.hand(seat))), "classic")
            pad = pad.add(Hand(seat, left.points, left.cards))
        assert list(pad.totals) == match.scores
    assert pad is not None
    if match.over:
        assert pad.asked == Over(match.winners)
