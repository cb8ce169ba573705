"""The shape the kernel has carried from the first day: what none of the classic rules needs, in one position each.

A two-sided card that flips, a race, a vote that interrupts, a secret simultaneous choice, a second discard pile, a play
of three cards. The tests look at the registers, below what Python shows.
"""

from __future__ import annotations

from penultimate import Chance, Round, RuleSet
from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.cases.doing import Doing
from penultimate.cases.filling import Table
from penultimate.cases.reader import Trial
from penultimate.kernel.registers import BIT, NAMES, copy_registers


def played(edition: str, given: dict[str, object], *do: str) -> Round:
    """The round after these actions of a case; all must be accepted."""
    doing = Doing(Table(Trial("shape", {"turn": "P0", **given}, list(do), {}, edition), 1))
    doing.run()
    assert doing.refused == [], doing.reasons
    assert doing.table.round is not None
    return doing.table.round


def test_a_two_sided_card_that_flips() -> None:
    hands = {"P0": ["Rflip/K8", "B1/Vskipall", "G2/T+5"]}
    round = played("flip", {"players": "3", "top": "R5/T5", "discard_below": ["B5/K9", "G4/T9"], "hands": hands},
                   "P0 play Rflip")  # fmt: skip
    assert round._s.side == 1
    assert [round.face(card) for card in round.hand(0)] == ["Vskipall", "T+5"] or {
        round.face(card) for card in round.hand(0)
    } == {"Vskipall", "T+5"}
    assert round.face(round.discard_pile[-1]) == "K9", "the oldest discard is the new upcard"


def test_a_race_waits_for_several_seats_and_keeps_their_order() -> None:
    hands = {"P0": ["Rslap", "B1", "B2"], "P1": ["G1"], "P2": ["G2"], "P3": ["G3"]}
    round = played("flash", {"players": "4", "top": "R5", "hands": hands, "chance": ["seat P2"]},
                   "P0 play Rslap", "P2 slap", "P3 slap")  # fmt: skip
    assert round._s.asked == BIT[1], "only one seat has not pressed"
    round.act(1, act.Slap())
    assert len(round.hand(1)) == 3, "the last one draws two"


def test_a_vote_interrupts_and_the_question_stands_again() -> None:
    hands = {"P0": ["Remoji", "B1"], "P1": ["G1", "G2"], "P2": ["G3", "G4"]}
    hands["P0"] = ["Wemoji", "R3", "B1"]
    round = played("emoji", {"players": "3", "top": "R5", "hands": hands}, "P0 play Wemoji with=R3")
    before = round.decision
    assert isinstance(before, dec.TakeTurn)
    round.act(2, act.SayBroken(1))
    assert not isinstance(round.decision, dec.TakeTurn), "a vote is open"
    for seat in dec.seats_of(round.decision):
        round.act(seat, act.Vote(True))
    assert round.decision == before, "the question that was put aside is asked again"


def test_a_secret_choice_is_shown_when_all_have_made_it() -> None:
    hands = {"P0": ["Rpoint", "B1", "B2"]}
    round = played("party", {"players": "6", "top": "R5", "hands": hands}, "P0 play Rpoint", "P2 point P1")
    assert set(dec.seats_of(round.decision)) == {0, 1, 3, 4, 5}
    hidden = [repr(round.view(seat)) for seat in range(6)]
    twin = played("party", {"players": "6", "top": "R5", "hands": hands}, "P0 play Rpoint", "P2 point P3")
    seen = [repr(twin.view(seat)) for seat in range(6)]
    assert [a for i, a in enumerate(hidden) if i != 2] == [b for i, b in enumerate(seen) if i != 2]


def test_a_second_discard_pile_has_a_colour_of_its_own() -> None:
    piles = {"1": {"top": "R5"}, "2": {"top": "G7"}, "3": {"top": "Y9"}}
    round = played("triple_play", {"players": "3", "hands": {"P0": ["G1", "B1", "B2"]}, "piles": piles},
                   "P0 play G1 pile=2")  # fmt: skip
    assert [round._deck.cards[kind].face for kind in round._s.tops[:3]] == ["R5", "G1", "Y9"]
    assert len(set(round._s.top_colours[:3])) == 3


def test_a_play_of_three_cards_is_one_play() -> None:
    hands = {"P0": ["Wraptor", "R2", "G6", "B9", "B1", "B3"]}
    round = played("jurassic_world", {"players": "3", "top": "R5", "hands": hands},
                   "P0 play Wraptor with=R2 with=B9 colour=B")  # fmt: skip
    assert len(round.hand(0)) == 3
    assert round.discard_pile[-1].face == "Wraptor", "the others lie under it"
    assert round.decision == dec.TakeTurn(1)


def test_any_of_these_can_be_copied_in_the_middle() -> None:
    hands = {"P0": ["Rslap", "B1", "B2"], "P1": ["G1"], "P2": ["G2"], "P3": ["G3"]}
    round = played("flash", {"players": "4", "top": "R5", "hands": hands, "chance": ["seat P2"]},
                   "P0 play Rslap", "P2 slap")  # fmt: skip
    twin = copy_registers(round._s)
    assert all(getattr(twin, name) == getattr(round._s, name) for name in NAMES)


def test_sixteen_seats_sit_down() -> None:
    round = Round.deal(RuleSet.parse("party"), 16, Chance.seeded(1))
    assert sum(len(round.hand(seat)) for seat in range(16)) == 16 * 7
