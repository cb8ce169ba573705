"""Score sheets for a pencil: one page, every player, the edition's points."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paper.pdf_reading import assert_accessible, fonts_not_embedded, lines, page_sizes, tags, words

from penultimate.paper import decks
from penultimate.paper.errors import PaperError
from penultimate.paper.scoresheet import ScoreSheet, score_sheet_pdf
from penultimate.paper.words import LANGUAGES


@pytest.mark.parametrize("edition", decks.editions())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_edition_fits_on_one_page(edition, lang):
    for paper in ("A4", "Letter"):
        pdf = score_sheet_pdf(ScoreSheet(players=5, edition=edition, paper=paper, lang=lang))
        assert len(page_sizes(pdf)) == 1, (edition, lang, paper)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 16), st.sampled_from(["winner", "own", "none"]), st.none() | st.integers(1, 14))
def test_any_number_of_players_has_a_column_each(players, scoring, rounds):
    sheet = ScoreSheet(players=players, names=("Ada", "Bea"), scoring=scoring, rounds=rounds)
    pdf = score_sheet_pdf(sheet)
    assert page_sizes(pdf) == [(210.0, 297.0) if players <= 8 else (297.0, 210.0)]
    assert sum(t["/S"] == "/TH" for t in tags(pdf)) == players + 1
    for name in ("Ada", "Bea", *(f"Player {i}" for i in range(3, players + 1))):
        assert name in words(pdf)
    if rounds:
        assert str(rounds) in lines(pdf)


def test_it_says_how_it_is_scored_and_what_cards_count():
    text = words(score_sheet_pdf(ScoreSheet()))
    assert "500 wins" in text
    assert "skip, reverse, draw two 20" in text
    assert "wild, wild draw four 50" in text
    assert "Numbers as shown" in text
    text = words(score_sheet_pdf(ScoreSheet(edition="no_mercy", scoring="own", lang="es")))
    assert "1.000" in text
    assert "gana quien tiene menos" in text


def test_accessible_embedded_and_the_same_bytes():
    pdf = score_sheet_pdf(ScoreSheet(lang="de"))
    assert_accessible(pdf, "de")
    assert fonts_not_embedded(pdf) == []
    assert pdf == score_sheet_pdf(ScoreSheet(lang="de"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "2 to 16"),
        ({"players": 17}, "2 to 16"),
        ({"players": 2, "names": ("a", "b", "c")}, "3 players"),
        ({"rounds": 99}, "do not fit"),
        ({"rounds": 0}, "do not fit"),
        ({"target": 0}, "target"),
        ({"scoring": "winer"}, "Did you mean winner"),
        ({"edition": "boom_o", "scoring": "own"}, "--scoring none"),
        ({"edition": "boomo"}, "Did you mean boom_o"),
        ({"names": ("x" * 30,)}, "24 letters"),
    ],
)
def test_what_cannot_be_printed(options, message):
    with pytest.raises(PaperError, match=message):
        score_sheet_pdf(ScoreSheet(**options))


@pytest.mark.parametrize("name", ["Łukasz", "Øyvind", "Елена", "Ελένη", "Zoë & Co <b>", "#strong[x] $y$", '"; \\'])
def test_names_are_printed_as_they_are(name):
    assert name in words(score_sheet_pdf(ScoreSheet(names=(name,))))


@pytest.mark.parametrize("name", ["李", "😀"])
def test_a_letter_without_a_font_is_named(name):
    with pytest.raises(PaperError, match=f"The letter {name} cannot be printed"):
        score_sheet_pdf(ScoreSheet(names=(name,)))
