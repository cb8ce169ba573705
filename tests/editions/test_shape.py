"""The shape of the kernel carries more than one table of cards: two sides, races, votes, secrets, piles, long plays."""

from __future__ import annotations

from penultimate import Card, Chance, Position, Round, RuleSet
from penultimate import actions as act
from penultimate import decisions as dec


def cards(*codes: str) -> tuple[Card, ...]:
    return tuple(Card(front, back or None) for front, _, back in (code.partition("/") for code in codes))


def position(rules: str, *hands: tuple[Card, ...], top: str = "R5", **more: object) -> Round:
    text = RuleSet.parse(rules)
    draw = cards("Y1", "Y2", "Y3", "Y4") if "draw" not in more else more.pop("draw")
    return Round.at(text, Position(hands, draw, cards(top) if top else (), **more), setup=False)  # type: ignore[arg-type]


def test_a_two_sided_card_flips_all_cards() -> None:
    round = position(
        "flip", cards("Rflip/K8", "B1/Vskipall"), cards("G1/O5"), top="R5/T5", draw=cards("B2/O8", "B3/V8")
    )
    round.act(0, act.Play(Card("Rflip")))
    assert round.view(0).hand == cards("Vskipall")
    assert round.view(1).backs[0] == ("B1",), "the others see the side that is not in play"
    assert round.view(None).upcard == Card("T5")
    assert [round.face(card) for card in round.draw_pile] == ["V8", "O8"]


def test_a_race_waits_for_all_that_run() -> None:
    round = position("flash", cards("Rslap", "B1", "B2"), cards("G1"), cards("G2"))
    round.act(0, act.Play(Card("Rslap")))
    assert round.decision == dec.Race((1, 2))
    round.act(2, act.Slap())
    assert round.decision == dec.Race((1,))
    round.act(1, act.Slap())
    assert len(round.hand(1)) == 3


def test_a_vote_interrupts_an_open_question_and_it_is_asked_again() -> None:
    round = position("dare prompt.kind=lasting", cards("Rdare1", "B1", "B2"), cards("R9", "G1", "G2"), cards("G3"))
    round.act(0, act.Play(Card("Rdare1")))
    round.act(1, act.Perform())
    round.act(1, act.Play(Card("R9")))
    before = round.decision
    assert before == dec.TakeTurn(2)
    round.act(0, act.SayBroken(1))
    assert round.decision == dec.Voting((0, 2), 1)
    round.act(2, act.Vote(False))
    round.act(0, act.Vote(False))
    assert round.decision == before
    assert len(round.hand(1)) == 4


def test_a_secret_choice_is_secret_until_all_have_chosen() -> None:
    hands = [cards("Rpoint", "B1", "B2"), *(cards(f"G{n}") for n in range(1, 6))]
    round = position("party", *hands)
    round.act(0, act.Play(Card("Rpoint")))
    view = repr(round.view(3))
    events = round.act(0, act.ChooseSeat(4))
    assert repr(events).count("4") == 0
    assert repr(round.view(3)).replace(repr(round.decision), "") == view.replace(
        repr(dec.Pointing((0, 1, 2, 3, 4, 5))), ""
    )


def test_a_play_addresses_one_of_several_piles() -> None:
    round = position("triple_play", cards("R1", "B1"), cards("G1", "G2"), top="", tops=cards("R5", "G7", "B9"))
    round._s.lit = 7
    round.act(0, act.Play(Card("R1")), act.ChoosePile(1))
    assert [pile.upcard for pile in round.view(None).table.piles] == list(cards("R1", "G7", "B9"))


def test_a_play_of_three_cards_is_one_play() -> None:
    round = position("jurassic_world", cards("Wraptor", "R2", "G6", "B1", "B3"), cards("G1"))
    chain = (act.ChooseCard(Card("R2")), act.ChooseCard(Card("G6")), act.Stop(), act.NameColour("B"))
    round.act(0, act.Play(Card("Wraptor")), *chain)
    assert round.hand(0) == cards("B1", "B3")
    assert round.discard_pile == cards("R5", "R2", "G6", "Wraptor")
    assert round.decision == dec.TakeTurn(1)


def test_chance_and_refusals_leave_a_chain_whole_or_undone() -> None:
    round = position("jurassic_world", cards("Wraptor", "R2", "B1"), cards("G1"))
    before = round.hand(0)
    try:
        round.act(0, act.Play(Card("Wraptor")), act.ChooseCard(Card("B1")))
    except ValueError as error:
        assert "B1" in str(error)
    assert round.hand(0) == before


def test_the_same_seed_gives_the_same_devices() -> None:
    rules = RuleSet.parse("spin")
    one, two = (Round.deal(rules, 3, Chance.seeded(5)) for _ in range(2))
    for _ in range(60):
        if one.over:
            break
        seat = dec.seats_of(one.decision)[0] if dec.seats_of(one.decision) else 0
        action = one.options(seat)[0] if dec.seats_of(one.decision) else act.Deadline()
        assert one.act(seat, action) == two.act(seat, action)
