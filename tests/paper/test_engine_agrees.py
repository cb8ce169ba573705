"""A pad and the engine add up alike: whole matches."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.match import Match
from penultimate.paper.lefthand import read_left
from penultimate.paper.scorepad import AskHand, AskOut, Hand, Out, Over, Pad, Terms
from penultimate.players.host import play_round
from penultimate.players.random import RandomPlayer
from penultimate.rules.ruleset import RuleSet

MODES = {"winner": "winner_takes", "own": "own_points"}


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
