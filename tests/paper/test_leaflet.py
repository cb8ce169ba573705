"""The leaflet of a hand-made classic rule set: what it says, its tags, and that it is the same every time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from paper.pdf_reading import assert_accessible, fonts_not_embedded, page_sizes, tags, words

from penultimate.paper.errors import NotYet, PaperError
from penultimate.paper.leaflet import DeckRow, Item, Leaflet, Section, Step, leaflet_for, leaflet_pdf

CLASSIC = Leaflet(
    title="Classic with stacking",
    rule_set="classic +stacking",
    lang="en",
    summary=("2 to 10 players", "7 cards each", "first to 500"),
    deck=(
        DeckRow(("R7", "Y7", "G7", "B7"), 76, "as shown", "Play it on its colour or its number."),
        DeckRow(("Rskip", "Yskip", "Gskip", "Bskip"), 8, "20", "The next seat loses its turn."),
        DeckRow(("Rrev", "Yrev", "Grev", "Brev"), 8, "20", "The direction of play turns round."),
        DeckRow(("R+2", "Y+2", "G+2", "B+2"), 8, "20", "The next seat draws 2 and loses its turn."),
        DeckRow(("W",), 4, "50", "Play it on anything and name a colour."),
        DeckRow(("W+4",), 4, "50", "Name a colour; the next seat draws 4 and loses its turn."),
    ),
    sections=(
        Section("On your turn", (Item("Play a card that fits.", ("G7", "R7")), Item("Or draw 1."))),
        Section("Penalties", (Item("Call UNO with your last card but one.", ("R1",)),)),
        Section("Scoring", (Item("Who goes out takes the points of all other hands."),)),
        Section("Two players", (Item("Reverse is a skip.", ("Grev",)),)),
        Section("House rules", (Item("A draw card may be answered.", ("Y+2", "B+2"), house_rule=True),)),
    ),
    example=(Step("Ada", "G7", "plays green 7."), Step("Bea", None, "draws 1.")),
)
WORDS = {
    "en": ("The deck", "house rule", "An example round", "108 cards in all"),
    "es": ("La baraja", "regla de la casa", "Una ronda de ejemplo", "108 cartas en total"),
    "de": ("Das Kartenspiel", "Hausregel", "Eine Beispielrunde", "108 Karten insgesamt"),
}


@pytest.fixture(scope="module")
def pdf():
    return leaflet_pdf(CLASSIC)


def test_it_says_every_sentence(pdf):
    text = words(pdf)
    for row in CLASSIC.deck:
        assert row.sentence in text
    for section in CLASSIC.sections:
        assert section.heading in text
        for item in section.items:
            assert item.sentence in text
    assert "Ada plays green 7." in text
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
    assert kinds["/LI"] == 6 + len(CLASSIC.example)
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
    rows = (DeckRow(("bomb",), 3, None, "Everybody else holds or turns a bomb."),)
    pdf = leaflet_pdf(replace(CLASSIC, deck=rows))
    assert sum(t["/S"] == "/TH" for t in tags(pdf)) == 3


def test_an_empty_leaflet_is_refused():
    with pytest.raises(PaperError):
        replace(CLASSIC, sections=())


def test_sentences_of_rule_sets_are_not_there_yet():
    with pytest.raises(NotYet, match="cannot be printed yet"):
        leaflet_for("flip +stacking", "es")
    with pytest.raises(PaperError, match="no language"):
        leaflet_for("flip", "xx")
