"""Random rounds under random options: no card is ever lost, and somebody can always act."""

import copy
import random
from typing import Any

import pytest

from model.cards import deck
from model.options import OFFICIAL, Options, complete
from model.refusal import Refused
from model.table import Table

BATCHES = 12
ROUNDS = 25
STEPS = 400

# Every value of every option that the round itself knows (section 4).
VALUES: dict[str, list[Any]] = {
    "deck.kind": ["classic108", "blank112", "swap112", "shuffle112"],
    "deck.blanks": ["remove", "plain_wild", "house_card"],
    "deck.copies": [1, 2],
    "deal.hand_size": [1, 2, 3, 5, 7, 10],
    "start.dir": ["cw", "ccw"],
    "first.skip": ["skip_starter", "ignore", "redraw"],
    "first.reverse": ["dealer_starts", "far_neighbour_starts", "ignore", "redraw"],
    "first.draw_two": ["draw_and_lose_turn", "draw_only", "ignore", "redraw"],
    "first.wild": ["starter_names", "dealer_names", "redraw"],
    "first.wd4": ["redraw", "as_wild"],
    "first.redraw_method": ["shuffle_back", "to_bottom", "bury"],
    "turn.must_play": [False, True],
    "turn.draw": ["one", "until_playable", "until_playable_optional"],
    "turn.drawn_card": ["may", "must", "must_if_forced", "never"],
    "turn.after_draw": ["drawn_only", "any_card"],
    "wild.on_wild": [True, False],
    "reverse.two_players": ["skip", "flip_only"],
    "wd4.condition": ["no_colour", "no_playable", "none"],
    "wd4.blockers": ["coloured", "numbers_only", "coloured_and_wilds"],
    "wd4.enforce": ["challenge", "refuse"],
    "challenge.on": [True, False],
    "challenge.show_to": ["challenger", "everyone"],
    "challenge.guilty_cards": [4, 6],
    "challenge.guilty_card_returns": [False, True],
    "challenge.after_success": ["challenger_plays", "challenger_skipped"],
    "challenge.failed_extra": [2, 0],
    "challenge.stack_scope": ["whole_stack", "last_card"],
    "challenge.on_last_card": [False, True],
    "uno.penalty": [2, 4],
    "uno.self_rescue": [True, False],
    "uno.window": ["next_action", "next_play"],
    "uno.false_call": [0, 2],
    "uno.false_catch": [0, 1],
    "uno.after_swap": ["actor", "everyone", "nobody"],
    "illegal.mode": ["refuse", "penalise"],
    "illegal.cards": [0, 1, 2],
    "illegal.lose_turn": [False, True],
    "illegal.out_of_turn_cards": [0, 1],
    "suggestion.cards": [0, 2],
    "finish.last_card": ["any", "no_wild", "numbers_only"],
    "finish.final_draw_card": [True, False],
    "pile.when": ["on_need", "at_once"],
    "pile.blocked": ["void", "lowest_hand_wins"],
    "score.mode": ["winner_takes", "own_points", "none"],
    "house.stack": ["none", "draw_two", "same_kind", "up", "any"],
    "house.bounce": ["none", "skip_on_draw_two"],
    "house.jump_in": ["none", "numbers", "coloured", "all"],
    "house.jump_effect": ["cancel_first", "add"],
    "house.jump_window": ["until_next_action", "while_on_top"],
    "house.jump_first_card": [True, False],
    "house.seven": [False, True],
    "house.seven_optional": [False, True],
    "house.zero": [False, True],
    "house.slap": [[], [6, 9], [0, 7]],
    "house.slap_player_included": [True, False],
    "house.slap_missing": ["all_draw", "last_seat_only"],
}


def random_options(rng: random.Random) -> Options:
    """A few options changed, or most of them."""
    changed = rng.choice([0.1, 0.3, 0.8])
    return {name: rng.choice(values) for name, values in VALUES.items() if rng.random() < changed}


def random_table(rng: random.Random) -> tuple[Table, list[str]]:
    options = random_options(rng)
    seats = rng.choice([2, 2, 3, 3, 4, 5, 6, 10])
    cards = deck(complete(options), seats)
    if rng.random() < 0.2:  # a short deck, so that the piles run out
        options["deal.hand_size"] = 3
        cards = rng.sample(cards, seats * 3 + 8)
    rng.shuffle(cards)
    table = Table.deal(options, seats, cards, rng.randrange(seats), lambda pile: rng.sample(pile, len(pile)), None)
    return table, sorted(cards)


def all_cards(table: Table) -> list[str]:
    return sorted(table.draw + table.discard + [card for hand in table.hands for card in hand])


def snapshot(table: Table) -> dict[str, Any]:
    return copy.deepcopy({name: value for name, value in vars(table).items() if name != "shuffle"})


def random_nonsense(rng: random.Random, table: Table) -> tuple[int, str]:
    """An action that may well be refused, or punished."""
    seat = rng.randrange(table.seats)
    held = table.hands[seat] or ["R5"]
    words = [f"play {rng.choice(held)}", f"jump_in {rng.choice(held)}", "draw", "pass", "take", "challenge"]
    words += ["colour R", f"swap {seat}", "swap none", "call", f"catch {rng.randrange(table.seats)}", "slap"]
    words += ["advised", "deadline", "play R99", "dance"]
    return seat, rng.choice(words)


def try_nonsense(rng: random.Random, table: Table) -> None:
    seat, action = random_nonsense(rng, table)
    before = snapshot(table)
    try:
        table.act(seat, action)
    except Refused:
        assert snapshot(table) == before, "a refused action changes nothing (principle 8)"
        assert action not in table.options(seat)


def check(table: Table, cards: list[str]) -> None:
    assert all_cards(table) == cards, "each card is in exactly one place (principle 10)"
    for seat in range(table.seats):
        assert seat in table.active or not table.hands[seat]
    for seat in table.vulnerable:
        assert len(table.hands[seat]) == 1
    assert not table.vulnerable & table.called
    if table.over:
        assert table.waiting() == []
        return
    assert table.waiting(), "somebody is waited for"
    offers = {"jump_in", "call", "catch"}
    for seat, _ in table.waiting():
        answers = {action for action in table.options(seat) if action.split()[0] not in offers}
        assert answers, "whoever is waited for can answer"


def choose(rng: random.Random, table: Table) -> tuple[int, str]:
    """Usually an answer of somebody waited for, sometimes an offer."""
    seats = [seat for seat, _ in table.waiting()]
    if rng.random() < 0.3:
        seats = [seat for seat in table.active if table.options(seat)]
    seat = rng.choice(seats)
    actions = sorted(table.options(seat))
    plays = [action for action in actions if action.startswith(("play", "jump_in"))]
    return seat, rng.choice(plays if plays and rng.random() < 0.5 else actions)


def play_round(rng: random.Random) -> bool:
    table, cards = random_table(rng)
    check(table, cards)
    for _ in range(STEPS):
        if table.over:
            break
        luck = rng.random()
        if luck < 0.05:
            try_nonsense(rng, table)
        elif luck < 0.053:
            table.act(rng.choice(table.active), "leave")
        else:
            seat, action = choose(rng, table)
            table.act(seat, action)
        check(table, cards)
    if table.over:
        assert len(table.points()) == table.seats
        assert table.winner is None or table.winner in table.active
    return table.over


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_rounds(batch: int) -> None:
    rng = random.Random(batch)
    finished = [play_round(rng) for _ in range(ROUNDS)]
    assert sum(finished) > ROUNDS // 2


def test_every_option_has_its_official_value_among_those_tried() -> None:
    for name, values in VALUES.items():
        assert OFFICIAL[name] in values
