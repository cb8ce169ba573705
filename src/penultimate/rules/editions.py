"""Options that belong to one edition (editions.md, Appendix B): each changes what that edition's file says."""

from __future__ import annotations

import random

from ..kernel.draft import Draft, Face
from ..prompts import lasting_numbers
from .option import Option, Rule, Values, choice, count, switch

# Rule cards of the machine (6.1): the menu's effects, as they hit the seat they are turned for.
RULE_CARDS = {
    "others_draw_1": "draw rivals 1",
    "next_draws_3": "draw me 3",
    "swap": "choose seat; swap target; judge 2",
    "pass_hands": "pass hands; judge 2",
    "chosen_draws_2": "draw me 2",
    "discard_colour": "pick colour; discard picked; judge 1",
    "skip_all": "my turn",
    "show_hand": "show hand me",
    "next_draws_until": "pick colour; draw me until picked",
    "text": "pick 0; prompt me 2",
}
FILLED_IN = (
    "others_draw_1",
    "next_draws_3",
    "swap",
    "pass_hands",
    "chosen_draws_2",
    "discard_colour",
    "show_hand",
    "text",
)
OPTIONS = (
    switch("swap_instead_of_shuffle"),
    switch("challenge_elimination"),
    switch("launcher_memoryless"),
    switch("uno_slap"),
    choice("turn_timer", "off", "on"),
    choice("flip_pairing", "table", "seeded"),
    count("flip_seed", 1, 0, 999999),
    switch("flip_simple"),
    switch("visible_backs", True),
    Option("house_map", ("R",)),
    choice("creeper_mode", "self_on_draw", "others_on_play", "next_on_play"),
    switch("four_towers_win", True),
    choice("royal_clock", "off", "on"),
    switch("open_team_chat"),
    choice("dare.list", "family", "show_off", "daredevil", "house_rules"),
    choice("prompt.kind", "listed", "instant", "lasting"),
    Option("jackpot.rules", FILLED_IN, item=lambda item: item in RULE_CARDS),
    count("score.knockout", 0, 0, 1000),
)
CREEPER = {
    "others_on_play": "draw rivals 3; name colour",
    "next_on_play": "name colour; penalty 3",
}


def shape(draft: Draft, values: Values) -> None:
    if values.on("swap_instead_of_shuffle"):
        exchange(draft, "Wshuffle", "Wswap")
    if values.on("launcher_memoryless") and "launcher" in draft.devices:
        draft.devices["launcher"] = [37]
    if values.on("flip_simple") and "flip" in draft.effects:
        draft.effects["flip"] = draft.effects["flip"].replace("flip;", "flip simple;")
    if values["flip_pairing"] == "seeded":
        pair_anew(draft, values.count("flip_seed"))
    if values["creeper_mode"] != "self_on_draw" and "Wcreeper" in draft.drawn:
        del draft.drawn["Wcreeper"]
        draft.effects["Wcreeper"] = CREEPER[values.word("creeper_mode")]
    if not values.on("four_towers_win"):
        draft.on_turn = draft.on_turn.replace("ask turn or cash", "ask turn")
    if "gryffindor" in draft.sets:
        draft.sets["gryffindor"] = " ".join(values.words("house_map"))
    draft.numbers["uno_slap"] = int(values.on("uno_slap"))
    draft.numbers["lasting"] = lasting_numbers(values.word("dare.list"), values.word("prompt.kind"))
    if values["turn_timer"] == "on":
        draft.numbers["timed"] = 1
        if not draft.on_draw.startswith("clock") and "piles" not in draft.on_turn:
            draft.on_draw = f"clock 2; {draft.on_draw}"
    if "rule" in draft.programs:
        draft.programs["rule"] = rule_stack(values.words("jackpot.rules"))
        draft.on_deal = f"shuffle rules {len(values.words('jackpot.rules'))}; turn up"
    if values["royal_clock"] == "on":
        draft.numbers["timed"] = 2


def rule_stack(keys: tuple[str, ...]) -> str:
    """The program that turns the next rule card for the seat chosen."""
    jumps = "; ".join(f"go rule{n}" for n in range(len(keys)))
    rules = "; ".join(f"rule{n}: {RULE_CARDS[key]}; go ruled" for n, key in enumerate(keys))
    return f"as target; turn rule {len(keys)}; {jumps}; {rules}; ruled:"


def exchange(draft: Draft, old: str, new: str) -> None:
    """One wild in place of another."""
    count = draft.deck.pop((Face("", old), None), 0)
    if count:
        draft.deck[Face("", new), None] = count


def conflict(values: Values) -> str | None:
    if not 1 <= len(values.words("jackpot.rules")) <= 16:
        return "jackpot.rules: the machine holds 1 to 16 rule cards"
    return None


def pair_anew(draft: Draft, seed: int) -> None:
    """Another printing: which faces share a card is drawn by lot (editions.md 4.14, fallback)."""
    fronts = [front for (front, _), n in draft.deck.items() for _ in range(n)]
    backs = [back for (_, back), n in draft.deck.items() for _ in range(n)]
    random.Random(f"pairing {seed}").shuffle(backs)
    draft.deck.clear()
    for pair in zip(fronts, backs, strict=True):
        draft.deck[pair] = draft.deck.get(pair, 0) + 1


RULE = Rule("editions", OPTIONS, shape, conflict=conflict)
