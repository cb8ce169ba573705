"""Random play of every edition ends, and nothing in it is never used: cards, verbs, questions, actions, options."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from laws.rule_sets import random_action

from penultimate import Chance, Round, RuleConflict, RuleSet
from penultimate import actions as act
from penultimate.editions import edition, edition_names
from penultimate.kernel import dealing, hostloop, running
from penultimate.kernel.chance import seed_chance
from penultimate.kernel.registers import new_registers
from penultimate.kernel.vocabulary import VERBS
from penultimate.rules.editions import OPTIONS

# Duels for a stake of up to four cards make hands grow nearly as fast as they shrink.
CAP = 100_000
TEXTS = [
    *edition_names(),
    *(f"classic_modern custom.rule={key}" for key in ("swap", "pass_hands", "discard_colour", "show_hand", "text")),
    *(f"classic_blank custom.rule={key}" for key in ("next_draws_until", "chosen_draws_2", "skip_all", "swap")),
    "classic_modern swap_instead_of_shuffle=true",
    "attack launcher_memoryless=true challenge_elimination=true",
    "flash uno_slap=true turn_timer=on",
    "flip flip_simple=true flip_pairing=seeded flip_seed=4 visible_backs=false",
    "harry_potter house_map=B",
    "minecraft creeper_mode=others_on_play",
    "minecraft creeper_mode=next_on_play",
    "power_grab four_towers_win=false",
    "royal_revenge royal_clock=on",
    "teams open_team_chat=true",
    "dare dare.list=show_off prompt.kind=lasting",
    "wild_jackpot jackpot.rules=skip_all,next_draws_until",
    "triple_play turn_timer=on",
    "party score.knockout=10",
    "classic +doubles +bomb +slap +lucky-opening first.wild=dealer_names house.seven=true house.seven_optional=true",
    "classic +last-one-loses first.skip=ignore first.reverse=far_neighbour_starts first.draw_two=draw_only",
    "classic challenge.on_last_card=true house.bounce=reverse",
]


@pytest.mark.parametrize("name", edition_names())
def test_rounds_of_the_host_loop_end(name: str) -> None:
    low, high = edition(name).seats
    for seats in {low, high}:
        g = RuleSet.parse(name).tables(seats)
        s, p = new_registers(g), hostloop.Stream()
        seed_chance(p, 3)  # type: ignore[arg-type]
        seed_chance(s, 4)
        for dealer in range(3):
            dealing.deal(g, s, dealer % seats, -1, 0)
            hostloop.play_out(g, s, p, CAP)
            assert s.over, f"{name}, {seats} seats"


class Witness:
    """Notes everything that is used."""

    def __init__(self) -> None:
        self.verbs: set[int] = set()
        self.laid: Counter[str] = Counter()
        self.actions: set[type] = set()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = running.execute

        def execute(g, s, op, a, b, c):  # type: ignore[no-untyped-def]
            self.verbs.add(op)
            return plain(g, s, op, a, b, c)

        monkeypatch.setattr(running, "execute", execute)

    def play(self, text: str, seed: int) -> None:
        rules = RuleSet.parse(text)
        low, high = rules.edition.seats
        seats = (low, min(low + 2, high), low, max(low, min(4, high)))[seed % 4]
        round = Round.deal(rules, seats, Chance.seeded(seed), seed % seats)
        rng = random.Random(f"{text} {seed}")
        for _ in range(700):
            if round.over:
                break
            seat, action = random_action(rng, round)
            self.actions.add(type(action))
            if isinstance(action, act.Play | act.JumpIn | act.ChooseCard | act.ChooseRow):
                self.laid[f"{rules.edition.name} {round.face(action.card)}"] += 1
            round.act(seat, action)


def test_everything_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stops as soon as every card, verb and action has been used; fails when it has not after so many rounds."""
    witness = Witness()
    witness.watch(monkeypatch)
    cards = set()
    for name in edition_names():
        for pair in edition(name).deck:
            cards |= {f"{name} {face.code}" for face in pair if face is not None}
    verbs = {verb.number for verb in VERBS} - UNUSED_VERBS
    actions = set(act.Action.__args__) - HOST_ONLY
    for seed in range(40):
        for text in TEXTS:
            name = text.split()[0]
            done = not any(card not in witness.laid for card in cards if card.startswith(f"{name} "))
            if done and seed > 2 and verbs <= witness.verbs and actions <= witness.actions:
                continue
            witness.play(text, seed)
        if cards <= set(witness.laid) and verbs <= witness.verbs and actions <= witness.actions:
            break
    assert sorted(cards - set(witness.laid)) == []
    assert sorted(VERBS[n].written for n in verbs - witness.verbs) == []
    assert {kind.__name__ for kind in actions - witness.actions} == set()


# For home-made cards, for a blocked table, and for the victim of a last bluff: the rule cases reach the last two.
UNUSED_VERBS = {verb.number for verb in VERBS if verb.written in ("chance COUNT COUNT", "blocked", "last stand")}
HOST_ONLY = {act.Leave, act.Advise, act.TimeUp}


def test_every_option_of_an_edition_is_tried() -> None:
    tried = {word.partition("=")[0] for text in TEXTS for word in text.split()[1:]}
    assert {option.key for option in OPTIONS} <= tried


@pytest.mark.parametrize("name", ["dos", "attack", "attack_modern", "blast", "boom_o", "triple_play"])
def test_a_blind_draw_is_refused_where_an_edition_draws_otherwise(name: str) -> None:
    with pytest.raises(RuleConflict, match="draws otherwise"):
        RuleSet.parse(f"{name} +blind-draw").tables(3)
