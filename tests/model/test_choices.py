"""The agreed conventions and the model's own choices (CHOICES.md), one small position each."""

from typing import Any

import pytest

from model.options import Options
from model.refusal import Refused
from model.table import Table


def table(hands: list[str], options: Options | None = None, **given: Any) -> Table:
    """A position: one string of cards per seat; top card R5 and a pile of yellow cards unless given."""
    position: dict[str, Any] = {"turn": 0, "shuffle": list, **given}
    draw = position.pop("draw", "Y1 Y2 Y3 Y4 Y6 Y8 Y9 Y1 Y2 Y3 Y4 Y6").split()
    discard = position.pop("discard", "R5").split()
    return Table(options or {}, [hand.split() for hand in hands], draw, discard, **position)


def plays(game: Table, *actions: str) -> Table:
    for action in actions:
        seat, _, rest = action.partition(" ")
        game.act(int(seat), rest)
    return game


def sizes(game: Table) -> list[int]:
    return [len(hand) for hand in game.hands]


# Drawing


def test_a_seat_is_asked_after_every_draw() -> None:
    game = plays(table(["B1 B2", "G1 G2"]), "0 draw")
    assert game.waiting() == [(0, "drawn")]
    assert game.options(0) == {"pass"}


def test_never_passes_the_turn_at_once() -> None:
    game = plays(table(["B1 B2", "G1 G2"], {"turn.drawn_card": "never"}, draw="R1"), "0 draw")
    assert game.waiting() == [(1, "turn")]


@pytest.mark.parametrize("word", ["pass", "draw"])
def test_with_nothing_to_draw_pass_and_draw_are_the_same(word: str) -> None:
    game = table(["B1 B2 B3", "G1 G2 G3"], draw="")
    assert game.options(0) == {"pass"}
    assert plays(game, f"0 {word}").waiting() == [(1, "turn")]


@pytest.mark.parametrize(("result", "winner"), [("void", None), ("lowest_hand_wins", 1)])
def test_a_whole_circle_of_passes_blocks_the_table(result: str, winner: int | None) -> None:
    game = table(["B9 B8", "G1 G2", "Y9"], {"pile.blocked": result}, draw="")
    plays(game, "0 pass", "1 pass", "2 pass")
    assert game.over
    assert game.winner == winner
    assert sum(game.points()) == (0 if winner is None else 26)


@pytest.mark.parametrize(("duty", "options"), [("must", {"play R1"}), ("may", {"play R1", "pass"})])
def test_a_duty_to_play_leaves_no_pass(duty: str, options: set[str]) -> None:
    game = plays(table(["R2 B2 B3", "G1"], {"turn.drawn_card": duty}, draw="R1 R3"), "0 draw")
    assert game.options(0) == options


def test_drawing_on_is_offered_until_a_card_fits() -> None:
    game = table(["B1 B2", "G1"], {"turn.draw": "until_playable_optional"}, draw="Y1 Y2 R1 R2")
    plays(game, "0 draw")
    assert game.options(0) == {"draw", "pass"}
    plays(game, "0 draw", "0 draw")
    assert game.options(0) == {"play R1", "pass"}


def test_a_voluntary_draw_is_one_card() -> None:
    game = plays(table(["R1 B2", "G1"], {"turn.draw": "until_playable"}, draw="Y1 R2"), "0 draw")
    assert sizes(game) == [3, 1]


def test_any_card_may_follow_the_draw() -> None:
    game = plays(table(["R1 B2 W", "G1"], {"turn.after_draw": "any_card"}), "0 draw")
    assert game.options(0) == {"play R1", "play W", "pass"}


def test_at_once_refills_the_pile_when_it_becomes_empty() -> None:
    game = table(["B1 B2", "G1"], {"pile.when": "at_once"}, draw="Y1", discard="G3 G4 R5")
    plays(game, "0 draw")
    assert (game.draw, game.discard) == (["G3", "G4"], ["R5"])


# Penalties


def test_the_victim_is_asked_where_jump_in_is_on_at_all() -> None:
    game = plays(table(["R+2 B1 B2", "G1", "G2"], {"house.jump_in": "numbers"}), "0 play R+2")
    assert game.waiting() == [(1, "penalty")]
    assert game.turn == 0
    assert game.options(1) == {"take"}


STACK_ANSWERS = [
    ("draw_two", "R+2", {"play B+2", "play Y+2"}),
    ("same_kind", "R+2", {"play B+2", "play Y+2"}),
    ("up", "R+2", {"play B+2", "play Y+2", "play W+4"}),
    ("any", "R+2", {"play B+2", "play Y+2", "play W+4"}),
    ("draw_two", "W+4", set()),
    ("same_kind", "W+4", {"play W+4"}),
    ("up", "W+4", {"play W+4"}),
    ("any", "W+4", {"play W+4", "play Y+2"}),
]


@pytest.mark.parametrize(("stack", "card", "answers"), STACK_ANSWERS)
def test_what_answers_a_draw_card(stack: str, card: str, answers: set[str]) -> None:
    game = plays(table([f"{card} B1 B2", "B+2 Y+2 W+4 R1"], {"house.stack": stack}), f"0 play {card}")
    if card == "W+4":
        plays(game, "0 colour Y")
    assert {option for option in game.options(1) if option.startswith("play")} == answers


def test_the_last_card_of_a_chain_alone_is_judged() -> None:
    options = {"house.stack": "up", "challenge.stack_scope": "last_card"}
    game = table(["R+2 B1 B2", "W+4 R1 R2", "G1", "G2"], options)
    plays(game, "0 play R+2", "1 play W+4", "1 colour B", "2 challenge")
    assert sizes(game) == [2, 6, 1, 1]
    assert game.pending == 2
    assert game.options(2) == {"take"}
    plays(game, "2 take")
    assert game.waiting() == [(3, "turn")]


def test_a_caught_card_may_go_back() -> None:
    game = table(["W+4 R1 R2", "G1 G2"], {"challenge.guilty_card_returns": True})
    plays(game, "0 play W+4", "0 colour B", "1 challenge")
    assert (game.discard, game.colour) == (["R5"], "R")
    assert sizes(game) == [7, 2]


def test_bounce_on_bounce() -> None:
    options = {"house.bounce": "skip_on_draw_two"}
    game = table(["R+2 B1 B2", "Rskip B1 B2", "Rskip Bskip R+2 B1", "G1"], options)
    plays(game, "0 play R+2", "1 play Rskip")
    assert game.waiting() == [(2, "penalty")]
    assert game.options(2) == {"take", "play Rskip"}
    plays(game, "2 play Rskip", "3 take")
    assert sizes(game) == [2, 2, 3, 3]
    assert game.waiting() == [(0, "turn")]


def test_a_final_wild_draw_four_may_be_challengeable() -> None:
    game = table(["W+4", "G1", "G2"], {"challenge.on_last_card": True})
    plays(game, "0 play W+4")
    assert game.options(1) == {"take", "challenge"}
    plays(game, "1 challenge")
    assert game.over
    assert sizes(game) == [0, 7, 1]


def test_the_whole_chain_is_drawn_at_the_end() -> None:
    game = table(["R+2 B1 B2", "B+2", "G2"], {"house.stack": "draw_two"})
    plays(game, "0 play R+2", "1 play B+2")
    assert game.winner == 1
    assert sizes(game) == [2, 0, 5]


# Jump-in


@pytest.mark.parametrize(("effect", "turn"), [("cancel_first", 1), ("add", 2)])
def test_skips_add_up_or_not(effect: str, turn: int) -> None:
    options = {"house.jump_in": "coloured", "house.jump_effect": effect}
    game = table(["Rskip B1 B2", "B1 B2 B3", "G1 G2", "Rskip Y1 Y2"], options)
    plays(game, "0 play Rskip", "3 jump_in Rskip")
    assert game.waiting() == [(turn, "turn")]


@pytest.mark.parametrize(("effect", "direction"), [("cancel_first", -1), ("add", 1)])
def test_reverses_cancel_or_not(effect: str, direction: int) -> None:
    options = {"house.jump_in": "coloured", "house.jump_effect": effect}
    game = plays(table(["Rrev B1 B2", "Rrev Y1 Y2", "G1"], options), "0 play Rrev", "1 jump_in Rrev")
    assert game.direction == direction


@pytest.mark.parametrize(("effect", "pending"), [("cancel_first", 4), ("add", 6)])
def test_only_the_part_of_the_card_jumped_on_lapses(effect: str, pending: int) -> None:
    options = {"house.stack": "draw_two", "house.jump_in": "coloured", "house.jump_effect": effect}
    game = table(["R+2 B1 B2", "B+2 B1 B2", "G1 G2", "B+2 Y1 Y2"], options)
    plays(game, "0 play R+2", "1 play B+2", "3 jump_in B+2")
    assert game.waiting() == [(0, "penalty")]
    assert game.pending == pending


def test_a_jumped_wild_draw_four_is_judged_by_the_colour_just_before() -> None:
    game = table(["W+4 B1 B2", "G1 G2", "W+4 G1 Y1"], {"house.jump_in": "all"})
    plays(game, "0 play W+4", "0 colour G", "2 jump_in W+4", "2 colour Y", "0 challenge")
    assert sizes(game) == [2, 2, 6]
    assert game.waiting() == [(0, "turn")]


def test_calls_and_catches_leave_the_window_open() -> None:
    game = table(["R7 B1", "G1 G2", "R7 Y1"], {"house.jump_in": "numbers"})
    plays(game, "0 play R7", "1 catch 0", "2 call", "2 jump_in R7")
    assert game.vulnerable == set()
    assert game.called == {2}


def test_a_served_effect_is_neither_cancelled_nor_added_to() -> None:
    options = {"house.jump_in": "coloured", "house.jump_window": "while_on_top"}
    game = table(["Rrev B1 B2", "Rrev Y1 Y2", "G1 G2"], options)
    plays(game, "0 play Rrev", "2 draw", "1 jump_in Rrev")
    assert game.direction == 1


# UNO


def test_the_colour_does_not_delay_the_duty() -> None:
    game = plays(table(["W B1", "G1"]), "0 play W")
    assert game.vulnerable == {0}
    assert plays(game, "1 catch 0").waiting() == [(0, "colour")]


def test_the_swap_delays_the_duty() -> None:
    game = plays(table(["R7 B1", "G1", "G2 G3"], {"house.seven": True}), "0 play R7")
    assert game.vulnerable == set()
    assert plays(game, "0 swap 1").vulnerable == {0}


@pytest.mark.parametrize(("who", "vulnerable"), [("actor", {0}), ("everyone", {0, 1}), ("nobody", set())])
def test_who_owes_after_a_swap(who: str, vulnerable: set[int]) -> None:
    game = table(["R7 B1", "G1", "G2"], {"house.seven": True, "uno.after_swap": who}, called={0, 1, 2})
    plays(game, "0 play R7", "0 swap 1")
    assert game.vulnerable == vulnerable
    assert game.called == {2}


def test_a_declined_swap_leaves_the_hands() -> None:
    game = table(["R7 B1 B2", "G1"], {"house.seven": True, "house.seven_optional": True})
    plays(game, "0 play R7", "0 swap none")
    assert game.hands == [["B1", "B2"], ["G1"]]


def test_only_a_card_closes_the_longer_window() -> None:
    game = plays(table(["R2 B1", "R1 G1", "R3 G3"], {"uno.window": "next_play"}), "0 play R2", "1 draw", "1 pass")
    assert game.vulnerable == {0}
    assert plays(game, "2 play R3").vulnerable == {2}


# Misplays


def test_a_wrong_answer_to_a_penalty_leaves_it_open() -> None:
    options = {"illegal.mode": "penalise", "illegal.cards": 1, "illegal.lose_turn": True}
    game = plays(table(["W+4 B1 B2", "G1"], options), "0 play W+4", "0 colour G", "1 play G1")
    assert game.waiting() == [(1, "penalty")]
    assert sizes(game) == [2, 2]


def test_playing_out_of_turn() -> None:
    game = plays(table(["R1 B1", "R2", "G1"], {"illegal.out_of_turn_cards": 1}), "1 play R2")
    assert sizes(game) == [2, 2, 1]
    with pytest.raises(Refused):
        table(["R1 B1", "R2", "G1"]).act(1, "play R2")


# Slapping and leaving


def test_nobody_slapped_in_time() -> None:
    options: Options = {"house.slap": [6], "house.slap_missing": "last_seat_only"}
    game = plays(table(["R6 B1 B2", "G1", "G2"], options), "0 play R6", "2 slap", "-1 deadline")
    assert sizes(game) == [2, 3, 1]
    assert game.waiting() == [(1, "turn")]


def test_the_leaving_seats_colour_is_its_commonest() -> None:
    game = plays(table(["W B1 B2 Y1", "G1", "G2"]), "0 play W", "0 leave")
    assert game.colour == "B"
    assert game.waiting() == [(1, "turn")]
    assert game.draw[-3:] == ["B1", "B2", "Y1"]


def test_a_leaving_victim_takes_the_penalty_along() -> None:
    game = plays(table(["W+4 B1 B2", "G1", "G2"], draw="Y1 Y2 Y3 Y4 Y6"), "0 play W+4", "0 colour G", "1 leave")
    assert game.draw == ["Y6", "G1", "Y1", "Y2", "Y3", "Y4"]
    assert game.waiting() == [(2, "turn")]


# Opening


def deal(first: str, options: Options, seats: int = 3) -> Table:
    cards = ["B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4"][: seats * 2]
    deck = [*cards, *first.split(), "Y1", "Y2", "Y3", "Y4"]
    return Table.deal({"deal.hand_size": 2, **options}, seats, deck, 0, list)


def test_the_dealer_may_name_the_first_colour() -> None:
    game = deal("W", {"first.wild": "dealer_names"})
    assert game.waiting() == [(0, "colour")]
    assert plays(game, "0 colour G").waiting() == [(1, "turn")]


def test_an_opening_draw_two_may_be_jumped_on() -> None:
    game = deal("R+2", {"house.jump_in": "coloured"})
    assert game.waiting() == [(1, "penalty")]
    game.hands[2].append("R+2")
    plays(game, "2 jump_in R+2")
    assert game.waiting() == [(0, "penalty")]
    assert game.pending == 2


def test_a_buried_card_stays_in_the_discards() -> None:
    assert deal("W+4 W+4 R3", {"first.redraw_method": "bury"}).discard == ["W+4", "W+4", "R3"]


def test_the_hand_shrinks_to_the_deck() -> None:
    game = Table.deal({"deck.too_small": "shrink_hand"}, 2, ["R1", "R2", "R3", "R4", "R6"], 0, list)
    assert game.hands == [["R2", "R4"], ["R1", "R3"]]
    with pytest.raises(ValueError, match="too few"):
        Table.deal({}, 2, ["R1", "R2", "R3", "R4", "R6"], 0, list)
