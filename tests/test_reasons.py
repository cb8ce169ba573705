"""Every reason has its text in every language, with the same gaps, and is said with names and cards in words."""

from __future__ import annotations

import re
import string

import pytest

from penultimate import actions as act
from penultimate.cards import Card
from penultimate.chance import Chance
from penultimate.language import LANGUAGES, language
from penultimate.reasons import SENTENCES, no
from penultimate.round import Round
from penultimate.rules.ruleset import RuleSet

from .language.catalogues import texts

EXAMPLES = {"seat": 0, "other": 1, "card": "R5", "top": "G7", "colour": "B", "cards": 4, "purpose": "give"}
EXAMPLES |= {"answer": "Pass", "number": 9}


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_said_in_every_language(lang):
    found = texts(lang, "reasons.ftl")
    assert set(found) == {f"reason-{name}" for name in SENTENCES}
    for name, sentence in SENTENCES.items():
        # Some languages of people need fewer of them; none may need one that is not there.
        assert found[f"reason-{name}"].gaps <= gaps(sentence), name
        values = {gap: EXAMPLES[gap] for gap in gaps(sentence)}
        said = language(lang).reason(name, values, ("Ada", "Bea"))
        assert said.endswith("."), name
        assert not re.search(r"seat \d|R5|G7|\{", said), said


def test_a_refusal_carries_the_text_and_what_fills_it():
    refusal = no("match", "waits-fit", card=Card("R5"), colour="B", top=Card("B7"))
    assert refusal.reason == "R5 has to wait: only blue, the like of B7, or a wild fits"
    assert refusal.values == {"card": "R5", "colour": "B", "top": "B7"}
    said = {lang: language(lang).reason(refusal.name, refusal.values, ()) for lang in LANGUAGES}
    assert said == {
        "en": "Only blue, the like of blue 7, or a wild fits.",
        "es": "Solo encaja azul, algo como 7 azul o un comodín.",
        "de": "Es passt nur Blau, etwas wie Blau 7 oder eine Farbwahl.",
    }


def test_what_a_round_refuses_has_a_name():
    round_ = Round.deal(RuleSet.parse("classic"), 2, Chance.seeded(7))
    for action in (
        act.Slap(),
        act.Pass(),
        act.Catch(0),
        act.JumpIn(Card("R5")),
        act.Play(Card("Wnone")),
        act.Deadline(),
    ):
        refusal = round_.why_not(0, action)
        assert refusal is not None
        assert refusal.name in SENTENCES
    assert round_.why_not(7, act.Draw()).name == "no-such-seat"
