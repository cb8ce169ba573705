"""Every option of section 4, the presets, and the bundles of house rules."""

from typing import Any

Options = dict[str, Any]

OFFICIAL: Options = {
    # Deck and deal
    "players.min": 2,
    "players.max": 10,
    "deck.kind": "classic108",
    "deck.blanks": "remove",
    "deck.copies": 1,
    "deck.too_small": "reject",
    "deal.hand_size": 7,
    "deal.dealer": "high_card",
    "deal.high_card_symbols": "zero",
    "deal.next_dealer": "next_seat",
    "start.player": "beside_dealer",
    "start.dir": "cw",
    # Card turned up first
    "first.skip": "skip_starter",
    "first.reverse": "dealer_starts",
    "first.draw_two": "draw_and_lose_turn",
    "first.wild": "starter_names",
    "first.wd4": "redraw",
    "first.redraw_method": "shuffle_back",
    # The turn
    "turn.must_play": False,
    "turn.draw": "one",
    "turn.drawn_card": "may",
    "turn.after_draw": "drawn_only",
    "wild.on_wild": True,
    "reverse.two_players": "skip",
    # Wild Draw Four
    "wd4.condition": "no_colour",
    "wd4.blockers": "coloured",
    "wd4.enforce": "challenge",
    "challenge.on": True,
    "challenge.show_to": "challenger",
    "challenge.guilty_cards": 4,
    "challenge.guilty_card_returns": False,
    "challenge.after_success": "challenger_plays",
    "challenge.failed_extra": 2,
    "challenge.stack_scope": "whole_stack",
    "challenge.on_last_card": False,
    # Calling UNO
    "uno.penalty": 2,
    "uno.self_rescue": True,
    "uno.window": "next_action",
    "uno.false_call": 0,
    "uno.false_catch": 0,
    "uno.after_swap": "actor",
    # Other penalties
    "illegal.mode": "refuse",
    "illegal.cards": 0,
    "illegal.lose_turn": False,
    "illegal.out_of_turn_cards": 0,
    "suggestion.cards": 0,
    # Going out and the piles
    "finish.last_card": "any",
    "finish.final_draw_card": True,
    "pile.when": "on_need",
    "pile.blocked": "void",
    # Points and match
    "score.action": 20,
    "score.wild": 50,
    "score.wd4": 50,
    "score.extra_wild": 40,
    "score.mode": "winner_takes",
    "match.kind": "target",
    "match.target": 500,
    "match.rounds": 10,
    "match.tie": "extra_round",
    # House rules
    "house.stack": "none",
    "house.bounce": "none",
    "house.jump_in": "none",
    "house.jump_effect": "cancel_first",
    "house.jump_window": "until_next_action",
    "house.jump_first_card": True,
    "house.seven": False,
    "house.seven_optional": False,
    "house.zero": False,
    "house.slap": [],
    "house.slap_cards": 2,
    "house.slap_player_included": True,
    "house.slap_missing": "all_draw",
}

PRESETS: dict[str, Options] = {
    "official": {},
    "spanish": {
        "deal.high_card_symbols": "redraw",
        "start.dir": "ccw",
        "illegal.mode": "penalise",
        "illegal.cards": 2,
        "illegal.lose_turn": True,
        "suggestion.cards": 2,
        "score.wild": 20,
    },
    "german": {
        "deal.dealer": "random",
        "start.player": "lot",
        "turn.must_play": True,
        "wd4.blockers": "numbers_only",
        "illegal.mode": "penalise",
        "illegal.cards": 1,
        "illegal.out_of_turn_cards": 1,
    },
    "article112": {
        "deck.kind": "blank112",
        "deal.high_card_symbols": "points",
        "first.reverse": "far_neighbour_starts",
        "first.wild": "redraw",
        "turn.drawn_card": "must_if_forced",
        "uno.penalty": 4,
    },
    "modern": {"deal.dealer": "random"},
}

BUNDLES: dict[str, Options] = {
    "modern_house": {
        "house.stack": "draw_two",
        "house.jump_in": "numbers",
        "house.seven": True,
        "house.zero": True,
        "turn.draw": "until_playable",
        "house.slap": [6, 9],
        "finish.last_card": "numbers_only",
    },
    "mattel_house": {
        "house.stack": "same_kind",
        "house.jump_in": "all",
        "house.jump_effect": "cancel_first",
        "house.seven": True,
        "house.zero": True,
        "turn.draw": "until_playable_optional",
    },
    "short_250": {"match.target": 250},
    "rounds_5": {"match.kind": "rounds", "match.rounds": 5},
    "rounds_10": {"match.kind": "rounds", "match.rounds": 10},
    "single": {"match.kind": "single", "score.mode": "none"},
    "low_score": {"score.mode": "own_points"},
}


def complete(options: Options | None = None, preset: str = "official") -> Options:
    """All options: the official values, then the preset's, then the table's own."""
    unknown = set(options or {}) - set(OFFICIAL)
    if unknown:
        raise ValueError(f"no such option: {sorted(unknown)}")
    return {**OFFICIAL, **PRESETS[preset], **(options or {})}
