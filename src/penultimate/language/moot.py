"""When an option has nothing to decide: another one settles the matter, or the deck has no card that it is about.

What is not listed always has something to decide.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.draft import Draft
from ..kernel.programs import moved_by
from ..kernel.vocabulary import SWAPS
from ..rules.option import Values

Matters = Callable[[Values, Draft], bool]


def _is(key: str, *wanted: str) -> Matters:
    return lambda values, _draft: str(values[key]) in wanted


def _not(key: str, *unwanted: str) -> Matters:
    return lambda values, _draft: str(values[key]) not in unwanted


def _restricted(_values: Values, draft: Draft) -> bool:
    return any("restricted" in draft.effect(face) for side in (0, 1) for face in draft.faces(side))


def _challenge(values: Values, draft: Draft) -> bool:
    honest = values["wd4.condition"] != "none" and values["wd4.enforce"] == "challenge"
    return honest and values.on("challenge.on") and _restricted(values, draft)


def _draws(_values: Values, draft: Draft) -> bool:
    return any("draw" in text or "penalty" in text for text in draft.effects.values())


def _swaps(_values: Values, draft: Draft) -> bool:
    faces = [face for side in (0, 1) for face in draft.faces(side)]
    return any(moved_by(draft.effect(face)) == SWAPS for face in faces)


def _reverse(values: Values, draft: Draft) -> bool:
    signs = {face.symbol for side in (0, 1) for face in draft.faces(side)}
    return "rev" in signs and values.count("players.min") <= 2


def _draws_as_usual(_values: Values, draft: Draft) -> bool:
    return "draw turn" in draft.on_draw and "ask turn" in draft.on_turn


def _calls(_values: Values, draft: Draft) -> bool:
    return bool(draft.numbers.get("uno", 1))


def _lays_by_fit(_values: Values, draft: Draft) -> bool:
    return "ask turn" in draft.on_turn


def _turns_up(_values: Values, draft: Draft) -> bool:
    return not draft.on_deal or "turn up" in draft.on_deal


def _two_sided(_values: Values, draft: Draft) -> bool:
    return any(back is not None for _, back in draft.deck)


def _does(word: str) -> Matters:
    """Some card of the deck does something with that word in it."""
    return lambda _values, draft: any(word in draft.effect(face) for side in (0, 1) for face in draft.faces(side))


def _own_card(values: Values, draft: Draft) -> bool:
    own = values.word("custom.sign")
    signs = {"blank", "Wblank", "Wcustom", own, f"W{own}"}
    return any(face.symbol in signs for face in draft.faces(0))


def _holds(sign: str) -> Matters:
    return lambda _values, draft: any(face.sign == sign for face in draft.faces(0))


MATTERS: dict[str, tuple[Matters, ...]] = {
    "deal.high_card_symbols": (lambda v, _d: "high_card" in (v["deal.dealer"], v["deal.next_dealer"]),),
    "deal.next_dealer": (_not("match.kind", "single"),),
    "deck.blanks": (_not("deck.kind", "classic108"),),
    "custom": (_own_card,),
    "custom.rule": (_is("deck.blanks", "house_card"),),
    "turn.must_play": (_lays_by_fit,),
    "wild.on_wild": (_lays_by_fit,),
    "first.redraw_method": (
        _turns_up,
        lambda _v, draft: None in draft.open.values(),
    ),
    "turn.draw": (_draws_as_usual,),
    "turn.after_draw": (_draws_as_usual, _not("turn.drawn_card", "never"), _not("house.blind_draw", "True")),
    "turn.drawn_card": (
        _draws_as_usual,
        _not("house.blind_draw", "True"),
    ),
    "reverse.two_players": (_reverse,),
    "wd4.condition": (_restricted,),
    "wd4.blockers": (_restricted, _is("wd4.condition", "no_colour")),
    "wd4.enforce": (_restricted, _not("wd4.condition", "none")),
    "challenge.on": (_restricted, _is("wd4.enforce", "challenge")),
    "challenge": (_challenge,),
    "challenge.stack_scope": (_challenge, _not("house.stack", "none")),
    "uno": (_calls,),
    "uno.after_swap": (_calls, _swaps),
    "illegal.cards": (_is("illegal.mode", "penalise"),),
    "illegal.lose_turn": (_is("illegal.mode", "penalise"),),
    "finish.final_draw_card": (_draws,),
    "match.target": (_is("match.kind", "target"),),
    "match.rounds": (_is("match.kind", "rounds"),),
    "match.tie": (_is("match.kind", "target", "rounds"),),
    "visible_backs": (_two_sided,),
    "flip_pairing": (_two_sided,),
    "flip_simple": (_two_sided,),
    "flip_seed": (_is("flip_pairing", "seeded"),),
    "house_map": (lambda _v, draft: "gryffindor" in draft.sets,),
    "creeper_mode": (_holds("Wcreeper"),),
    "four_towers_win": (lambda _v, draft: "cash" in draft.on_draw,),
    "dare.list": (_does("prompt"),),
    "prompt.kind": (_does("prompt"),),
    "jackpot.rules": (lambda _v, draft: "rule" in draft.programs,),
    "house.jump_effect": (_is("house.jump_in", "coloured", "all"),),
    "house.jump_window": (_not("house.jump_in", "none"),),
    "house.jump_first_card": (_not("house.jump_in", "none"),),
    "house.seven_optional": (_is("house.seven", "True"),),
    "house.slap_cards": (_not("house.slap", "()"),),
    "house.slap_player_included": (_not("house.slap", "()"),),
    "house.slap_missing": (_not("house.slap", "()"),),
    "house.progressive_uno": (_calls,),
}


def matters(key: str, values: Values, draft: Draft) -> bool:
    """Whether an option has anything to decide; a rule before the dot stands for all its options not listed."""
    asked = MATTERS.get(key) or MATTERS.get(key.partition(".")[0], ())
    return all(test(values, draft) for test in asked)
