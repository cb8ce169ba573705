"""The leaflet of a hand-made classic rule set: what it says, its tags, and that it is the same every time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from paper.pdf_reading import assert_accessible, fonts_not_embedded, page_sizes, tags, words

from penultimate.editions import edition_names
from penultimate.errors import PenultimateError
from penultimate.language.sentences import CardRow, Section, Sentence
from penultimate.language.sheet import sheet
from penultimate.paper.errors import PaperError
from penultimate.paper.leaflet import Leaflet, leaflet_for, leaflet_pdf
from penultimate.paper.story import Step
from penultimate.rules.ruleset import RuleSet

HOUSE = ("house.stack=draw_two",)
CLASSIC = Leaflet(
    title="Classic with stacking",
    rule_set="classic +stacking",
    lang="en",
    summary=("2 to 10 seats", "7 cards each", "to 500 points"),
    deck=(
        CardRow(("R7", "Y7", "G7", "B7"), "numbers 0 to 9", 76, "as shown", "They fit on their colour or number."),
        CardRow(("Rskip", "Yskip", "Gskip", "Bskip"), "skip", 8, "20", "The next seat loses its turn."),
        CardRow(("Rrev", "Yrev", "Grev", "Brev"), "reverse", 8, "20", "The direction of play turns."),
        CardRow(("R+2", "Y+2", "G+2", "B+2"), "draw two", 8, "20", "The next seat draws 2.", HOUSE),
        CardRow(("W",), "wild", 4, "50", "Name a colour."),
        CardRow(("W+4",), "wild draw four", 4, "50", "Name a colour; the next seat draws 4 cards."),
    ),
    cards=108,
    sections=(
        Section("turn", "On your turn", (Sentence("Play a card that fits.", (), ("G7", "R7")), Sentence("Or draw 1."))),
        Section("calls", "Calls", (Sentence("Call UNO with your last card but one.", (), ("R1",)),)),
        Section("points", "Points", (Sentence("Who goes out takes the points of all other hands."),)),
        Section("two", "Two seats", (Sentence("Reverse is a skip.", (), ("Grev",)),)),
        Section("match", "Match", (Sentence("To 300.", ("match.target",), (), ("match.target=300",)),)),
        Section("turn", "More", (Sentence("A draw card may be answered.", (), ("Y+2", "B+2"), HOUSE),)),
    ),
    example=(Step("G7", "Ada played green 7."), Step(None, "Bea drew a card.")),
)
WORDS = {
    "en": ("The deck", "house rule", "changed", "An example round", "108 cards in all"),
    "es": ("La baraja", "regla de la casa", "cambiada", "Una ronda de ejemplo", "108 cartas en total"),
    "de": ("Das Kartenspiel", "Hausregel", "geändert", "Eine Beispielrunde", "108 Karten insgesamt"),
}


@pytest.fixture(scope="module")
def pdf():
    return leaflet_pdf(CLASSIC)


def test_it_says_every_sentence(pdf):
    text = words(pdf)
    for row in CLASSIC.deck:
        assert row.text in text
    for section in CLASSIC.sections:
        assert section.heading in text
        for said in section.sentences:
            assert said.text in text
    assert "Ada played green 7." in text
    assert "classic +stacking" in text
    assert CLASSIC.title in text


@pytest.mark.parametrize("lang", WORDS)
def test_its_own_words_follow_the_language(lang):
    pdf = leaflet_pdf(replace(CLASSIC, lang=lang))
    for word in WORDS[lang]:
        assert word in words(pdf)
    assert_accessible(pdf, lang)


def test_it_is_tagged(pdf):
    kinds = Counter(str(t["/S"]) for t in tags(pdf))
    assert kinds["/H1"] == 1
    assert kinds["/H2"] == 2 + len(CLASSIC.sections)
    assert kinds["/TH"] == 4
    assert kinds["/TR"] == 1 + len(CLASSIC.deck)
    assert kinds["/LI"] == sum(len(s.sentences) for s in CLASSIC.sections) + len(CLASSIC.example)
    pictures = [str(t["/Alt"]) for t in tags(pdf) if t["/S"] == "/Figure"]
    assert Counter(pictures)["green 7"] == 3
    assert "wild draw four" in pictures


@pytest.mark.parametrize(("paper", "size"), [("A4", (210.0, 297.0)), ("letter", (215.9, 279.4))])
def test_paper(paper, size):
    assert set(page_sizes(leaflet_pdf(CLASSIC, paper))) == {size}


def test_fonts_are_embedded_and_bytes_are_the_same(pdf):
    assert fonts_not_embedded(pdf) == []
    assert leaflet_pdf(CLASSIC) == pdf


def test_a_deck_without_points_has_no_column_for_them():
    rows = (CardRow(("bomb",), "bomb", 3, "", "Everybody else holds or turns a bomb."),)
    pdf = leaflet_pdf(replace(CLASSIC, deck=rows))
    assert sum(t["/S"] == "/TH" for t in tags(pdf)) == 3


def test_an_empty_leaflet_is_refused():
    with pytest.raises(PaperError):
        replace(CLASSIC, sections=())


@pytest.mark.parametrize("lang", ["en", "es", "de"])
@pytest.mark.parametrize("rules", ["classic", "classic +stacking uno.penalty=4", "classic chaos single"])
def test_a_rule_set_is_printed_as_its_sheet_says(rules, lang):
    leaflet = leaflet_for(RuleSet.parse(rules), lang)
    said = sheet(RuleSet.parse(rules), 4, lang)
    assert (leaflet.deck, leaflet.sections, leaflet.cards) == (said.deck, said.sections, said.cards)
    pdf = leaflet_pdf(leaflet)
    text = words(pdf)
    for section in said.sections:
        assert section.heading in text
    assert_accessible(pdf, lang)
    assert len(page_sizes(pdf)) <= 4


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_has_its_leaflet(name):
    leaflet = leaflet_for(RuleSet.parse(name), "de")
    assert leaflet.example
    if name in ("flip", "boom_o", "power_grab", "dos"):
        assert f"{leaflet.cards} Karten insgesamt" in words(leaflet_pdf(leaflet))


def test_what_is_no_rule_set_or_language_is_refused():
    with pytest.raises(PenultimateError, match=r"did you mean '.stacking'"):
        leaflet_for(RuleSet.parse("classic stakcing"), "es")
    with pytest.raises(PenultimateError, match="no language"):
        leaflet_for(RuleSet.parse("classic"), "xx")


def test_the_example_is_a_round_of_these_rules():
    steps = leaflet_for(RuleSet.parse("classic single"), "en").example
    assert steps[0].text.startswith("Dora dealt 7 cards to everybody.")
    assert steps[-1].text.endswith("went out.")
    assert steps == leaflet_for(RuleSet.parse("classic single"), "en").example
    assert sum(step.card is not None for step in steps) > 7
    assert len(leaflet_for(RuleSet.parse("classic +seven-0 deal.hand_size=15"), "de").example) <= 31
