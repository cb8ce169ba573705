"""The sheet of a rule set: what it says, that it says everything, and that every language says the same."""

from __future__ import annotations

import dataclasses
import json
import os
import random
from pathlib import Path

import pytest
from laws.rule_sets import random_rules

from penultimate.errors import RuleConflict
from penultimate.language import LANGUAGES
from penultimate.language.plain import MARK, sheet_text
from penultimate.language.sheet import SECTIONS, default_seats, sheet
from penultimate.paper.faces import face
from penultimate.rules import OPTIONS, SWITCHES
from penultimate.rules.ruleset import RuleSet, presets

SHEETS = Path(__file__).parent / "sheets"
# Read them after they have changed: PENULTIMATE_WRITE_SHEETS=1 writes them anew.
SNAPSHOTS = {
    "classic": "classic",
    "stacking": "classic +stacking uno.penalty=4 first.wd4=as_wild",
    "chaos": "classic chaos",
    "spanish": "classic spanish single +swap-any-card",
    "box112": "classic article112 deck.kind=swap112 deck.blanks=house_card custom.rule=skip_all rounds_5",
    "strict": "classic tournament +silent +last-one-loses +blind-draw low_score",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SNAPSHOTS)
def test_sheets_are_as_they_were_read(name, lang):
    text = sheet_text(sheet(RuleSet.parse(SNAPSHOTS[name]), 4, lang), 80) + "\n"
    path = SHEETS / f"{name}.{lang}.txt"
    if os.environ.get("PENULTIMATE_WRITE_SHEETS"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def some_rule_sets(count):
    rng = random.Random(7)
    for text in [f"classic {name}" for name in presets()] + [f"classic +{name}" for name in SWITCHES]:
        try:
            yield RuleSet.parse(text)
        except RuleConflict:
            continue  # +revenge alone
    for _ in range(count):
        yield random_rules(rng)


def sheets(lang, count=40):
    for rules in some_rule_sets(count):
        try:
            yield sheet(rules, default_seats(rules.values), lang)
        except RuleConflict:
            continue


def everything(said):
    return [*said.deck, *(sentence for section in said.sections for sentence in section.sentences)]


def test_every_setting_is_marked():
    for said in sheets("en"):
        marked = {word for part in everything(said) for word in part.changed}
        assert marked == set(said.changed), said.rules


def test_every_language_says_the_same_of_the_same():
    def bones(said):
        deck = [(row.cards, row.count, row.changed) for row in said.deck]
        parts = [(s.name, [(x.options, x.cards, x.changed) for x in s.sentences]) for s in said.sections]
        return said.rules, said.cards, deck, parts

    for english, spanish, german in zip(*(sheets(lang, 15) for lang in LANGUAGES), strict=True):
        assert bones(english) == bones(spanish) == bones(german)


def test_sentences_come_from_options_and_cards_that_are_there():
    for said in sheets("en"):
        for section in said.sections:
            assert section.name in {*SECTIONS, "moot"}
            assert section.sentences
            for sentence in section.sentences:
                assert sentence.text[-1] in ".”", sentence
                assert set(sentence.options) <= OPTIONS.keys()
        for row in said.deck:
            assert all(face(code) for code in row.cards)
        assert sum(row.count for row in said.deck) == said.cards
        assert len(said.changed) == said.rules.count(" ")


def test_what_is_usual_is_said_too():
    said = sheet(RuleSet.parse("classic"), 4)
    told = {key for section in said.sections for sentence in section.sentences for key in sentence.options}
    assert {"deal.hand_size", "turn.draw", "uno.penalty", "finish.last_card", "match.target"} <= told
    assert not {key for key in told if key.startswith("house.")}
    assert not any(part.changed for part in everything(said))


def test_a_setting_is_marked_where_it_is_felt():
    said = sheet(RuleSet.parse("classic +seven-0 first.skip=ignore score.wild=20 illegal.cards=3"), 3)
    rows = {row.name: row.changed for row in said.deck}
    assert rows["number 7"] == ("house.seven=true",)
    assert rows["wild"] == ("score.wild=20",)
    assert rows["skip"] == ()
    marked = {section.name: [s.changed for s in section.sentences if s.changed] for section in said.sections}
    assert marked["first"] == [("first.skip=ignore",)]
    assert marked["house"] == [("house.seven=true",), ("house.zero=true",)]
    # Where wrong cards are simply taken back, their price has nothing to decide.
    assert marked["moot"] == [("illegal.cards=3",)]


def test_the_programs_that_run_are_told():
    rows = {row.name: row for row in sheet(RuleSet.parse("classic +slap +doubles +bomb"), 4).deck}
    assert "slaps the pile" in rows["numbers 6, 9"].text
    assert "slaps" not in rows["numbers 0–5, 7–8"].text
    assert "More cards of the same number" in rows["numbers 0–5, 7–8"].text
    last = sheet(RuleSet.parse("classic challenge.on_last_card=true"), 4)
    finish = next(section for section in last.sections if section.name == "finish")
    assert any("may still challenge" in sentence.text for sentence in finish.sentences)


def test_only_cards_that_may_answer_are_told_as_answers():
    def answers(rules):
        house = next(s for s in sheet(RuleSet.parse(rules), 4).sections if s.name == "house")
        return [sentence.cards[0] for sentence in house.sentences if sentence.cards]

    assert answers("classic +bounce") == ["Rskip"]
    assert answers("classic +bounce=reverse") == ["Rrev"]
    assert answers("classic +bounce=skip_and_reverse") == ["Rskip", "Rrev"]


def test_smaller_hands_are_said_as_they_are_dealt():
    said = sheet(RuleSet.parse("classic deal.hand_size=15 deck.too_small=shrink_hand"), 10)
    assert "10 cards each" in said.summary
    assert any("dealt 10 cards" in s.text for section in said.sections for s in section.sentences)
    with pytest.raises(RuleConflict):
        sheet(RuleSet.parse("classic deal.hand_size=15"), 10)


def test_a_sheet_is_data():
    said = sheet(RuleSet.parse("classic +stacking"), 4, "de")
    assert hash(said)
    assert json.loads(json.dumps(dataclasses.asdict(said)))["lang"] == "de"
    with pytest.raises(dataclasses.FrozenInstanceError):
        said.title = "x"  # type: ignore[misc]


@pytest.mark.parametrize("width", [20, 40, 60, 80, 100])
def test_the_text_keeps_to_its_width(width):
    said = sheet(RuleSet.parse("classic chaos"), 4)
    lines = sheet_text(said, width).splitlines()[1:]
    long = [line for line in lines if len(line) > max(width, 36) and " " in line.strip()]
    assert long == []
    assert sum(line.startswith(MARK) for line in lines) >= len(said.changed)
