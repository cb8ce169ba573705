"""The scorepad adds up right, whatever is entered and taken back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.paper.errors import PaperError
from penultimate.paper.scorepad import AskHand, AskOut, Hand, Out, Over, Pad, PadError, Terms, Undo, pad_of

THREE = ("Ada", "Bea", "Cem")


def play(terms, *rounds):
    """A pad with whole rounds: (who went out, {seat: points})."""
    pad = Pad(terms)
    for out, hands in rounds:
        pad = pad.add(Out(out))
        while isinstance(pad.asked, AskHand):
            seat = pad.asked.seat
            pad = pad.add(Hand(seat, hands[seat]))
    return pad


def test_winner_takes_all_to_500():
    pad = play(Terms(THREE), (0, {1: 120, 2: 80}), (1, {0: 50, 2: 60}))
    assert pad.totals == (200, 110, 0)
    assert pad.asked == AskOut()
    pad = play(Terms(THREE), (0, {1: 120, 2: 80}), (0, {1: 150, 2: 150}))
    assert pad.totals == (500, 0, 0)
    assert pad.asked == Over((0,))


def test_own_points_lowest_wins_when_somebody_reaches_500():
    """As in case E080: who went out need not win."""
    terms = Terms(THREE, mode="own")
    pad = play(terms, (2, {0: 480, 1: 300}), (0, {1: 0, 2: 310}), (2, {0: 25, 1: 5}))
    assert pad.totals == (505, 305, 310)
    assert pad.asked == Over((1,))


def test_target_250_and_a_single_round():
    assert play(Terms(THREE, target=250), (1, {0: 100, 2: 149})).asked == AskOut()
    assert play(Terms(THREE, target=250), (1, {0: 100, 2: 150})).asked == Over((1,))
    assert play(Terms(THREE, rounds=1), (2, {0: 1, 1: 0})).asked == Over((2,))
    assert play(Terms(THREE, rounds=1, mode="none"), (2, {})).asked == Over((2,))


def test_a_fixed_number_of_rounds():
    terms = Terms(THREE, rounds=2, target=None)
    pad = play(terms, (0, {1: 400, 2: 200}))
    assert pad.asked == AskOut()
    assert play(terms, (0, {1: 400, 2: 200}), (1, {0: 5, 2: 5})).asked == Over((0,))


def test_a_tie_is_one_more_round_or_shared():
    rounds = ((0, {1: 10, 2: 0}), (1, {0: 10, 2: 0}))
    pad = play(Terms(THREE, rounds=2), *rounds)
    assert pad.asked == AskOut()
    assert pad.leaders == (0, 1)
    assert play(Terms(THREE, rounds=2), *rounds, (2, {0: 3, 1: 3})).asked == AskOut()  # still level: on
    assert play(Terms(THREE, rounds=2), *rounds, (1, {0: 3, 2: 3})).asked == Over((1,))
    assert play(Terms(THREE, rounds=2, tie="shared"), *rounds).asked == Over((0, 1))


def test_a_tie_under_own_points():
    pad = play(Terms(THREE, mode="own"), (0, {1: 500, 2: 0}))
    assert pad.asked == AskOut()
    assert pad.leaders == (0, 2)


def test_nobody_went_out():
    assert play(Terms(THREE), (None, {})).totals == (0, 0, 0)
    pad = play(Terms(THREE, mode="own"), (None, {0: 1, 1: 2, 2: 3}))
    assert pad.totals == (1, 2, 3)


def test_knocked_out_hands_bring_a_bonus_where_the_edition_has_one():
    pad = Pad(Terms(THREE, edition="no_mercy", target=1000)).add(Out(0))
    pad = pad.add(Hand(1, 0, knocked_out=True)).add(Hand(2, 40))
    assert pad.totals == (290, 0, 0)
    with pytest.raises(PadError, match="nobody is knocked out"):
        Pad(Terms(THREE)).add(Out(0)).add(Hand(1, 0, knocked_out=True))


def test_the_deal_moves_clockwise():
    pad = Pad(Terms(THREE, dealer=2))
    assert pad.dealer == 2
    pad = pad.add(Out(0))
    assert pad.dealer == 2  # while the round is written down
    pad = pad.add(Hand(1, 5)).add(Hand(2, 5))
    assert pad.dealer == 0
    assert pad.add(Undo()).dealer == 2


def test_hands_are_asked_clockwise_from_who_went_out():
    pad = Pad(Terms(THREE)).add(Out(1))
    assert pad.asked == AskHand(2)
    assert pad.add(Hand(2, 1)).asked == AskHand(0)


def test_undo_reopens_a_match_that_was_over():
    pad = play(Terms(THREE, target=50), (0, {1: 30, 2: 20}))
    assert pad.asked == Over((0,))
    with pytest.raises(PadError, match="over"):
        pad.add(Out(1))
    pad = pad.add(Undo())
    assert pad.asked == AskHand(2)
    assert pad.add(Hand(2, 10)).totals == (40, 0, 0)


def test_entries_that_do_not_fit():
    pad = Pad(Terms(THREE))
    with pytest.raises(PadError, match="First say who"):
        pad.add(Hand(0, 5))
    with pytest.raises(PadError, match="nothing to take back"):
        pad.add(Undo())
    with pytest.raises(PadError, match="Nobody sits there"):
        pad.add(Out(3))
    pad = pad.add(Out(0))
    with pytest.raises(PadError, match="cards of Bea"):
        pad.add(Out(1))
    with pytest.raises(PadError, match="already"):
        pad.add(Hand(0, 5))
    with pytest.raises(PadError, match="cannot count"):
        pad.add(Hand(1, -5))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": ("Ada",)}, "2 to 16"),
        ({"players": ("Ada", "ada")}, "same name"),
        ({"players": ("Ada", " ")}, "needs a name"),
        ({"players": ("Ada", "B\na")}, "needs a name"),
        ({"edition": "clasic"}, "Did you mean classic"),
        ({"edition": "boom_o"}, "--scoring none"),
        ({"mode": "winer"}, "Did you mean winner"),
        ({"tie": "share"}, "Did you mean shared"),
        ({"target": 0}, "target"),
        ({"rounds": 0}, "rounds"),
        ({"dealer": 3}, "dealer"),
    ],
)
def test_terms_nobody_can_agree_on(options, message):
    with pytest.raises(PaperError, match=message):
        Terms(**{"players": THREE, **options})


# ---------------------------------------------------------------- any match at all
terms_of = st.builds(
    Terms,
    st.integers(2, 6).map(lambda n: tuple(f"P{i}" for i in range(n))),
    mode=st.sampled_from(["winner", "own", "none"]),
    target=st.sampled_from([None, 50, 250, 500]),
    rounds=st.none() | st.integers(1, 6),
    tie=st.sampled_from(["extra_round", "shared"]),
)


@st.composite
def sittings(draw):
    """Terms and a list of entries that fit, undo among them."""
    terms = draw(terms_of)
    pad = Pad(terms)
    for _ in range(draw(st.integers(0, 40))):
        if pad.standing and draw(st.integers(0, 4)) == 0:
            pad = pad.add(Undo())
        elif isinstance(pad.asked, Over):
            break
        elif isinstance(pad.asked, AskHand):
            pad = pad.add(Hand(pad.asked.seat, draw(st.integers(0, 200))))
        else:
            pad = pad.add(Out(draw(st.none() | st.integers(0, len(terms.players) - 1))))
    return pad


def by_hand(pad):
    """The sums as a person makes them: cross out what was taken back, then add columns."""
    kept = []
    for entry in pad.entries:
        if isinstance(entry, Undo):
            kept.pop()
        else:
            kept.append(entry)
    n = len(pad.terms.players)
    totals, current, need = [0] * n, None, 0
    for entry in kept:
        if isinstance(entry, Out):
            current = {"out": entry.seat, "left": {}}
            need = n if entry.seat is None else n - 1
            if pad.terms.mode == "none" or (pad.terms.mode == "winner" and entry.seat is None):
                need = 0
        else:
            current["left"][entry.seat] = entry.points
        if len(current["left"]) == need:
            if pad.terms.mode == "own":
                for seat, points in current["left"].items():
                    totals[seat] += points
            elif current["out"] is not None:
                totals[current["out"]] += 1 if pad.terms.mode == "none" else sum(current["left"].values())
    return tuple(totals)


@settings(deadline=None)
@given(sittings())
def test_sums_are_those_made_by_hand(pad):
    assert pad.totals == by_hand(pad)


@settings(deadline=None)
@given(sittings())
def test_replaying_all_entries_gives_the_same_pad(pad):
    again = pad_of(pad.terms, pad.entries)
    assert again == pad
    assert again.asked == pad.asked
    assert again.dealer == len(pad.rounds) % len(pad.terms.players)


@settings(deadline=None)
@given(sittings())
def test_undo_gives_the_pad_before(pad):
    if isinstance(pad.asked, AskHand):
        after = pad.add(Hand(pad.asked.seat, 7)).add(Undo())
    elif isinstance(pad.asked, AskOut):
        after = pad.add(Out(0)).add(Undo())
    else:
        return
    assert (after.totals, after.asked, after.dealer, after.standing) == (
        pad.totals,
        pad.asked,
        pad.dealer,
        pad.standing,
    )


@settings(deadline=None)
@given(sittings())
def test_a_match_ends_only_for_a_reason_and_its_winners_lead(pad):
    if isinstance(pad.asked, Over):
        if pad.terms.rounds is not None:
            assert len(pad.rounds) >= pad.terms.rounds
        else:
            assert pad.terms.target is not None
            assert max(pad.totals) >= pad.terms.target
        best = min if pad.terms.mode == "own" else max
        assert all(pad.totals[s] == best(pad.totals) for s in pad.asked.winners)
        assert len(pad.asked.winners) == 1 or pad.terms.tie == "shared"
