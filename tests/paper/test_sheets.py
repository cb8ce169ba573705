"""Card sheets: pages, sizes, names under the faces, backs, and the same bytes every time."""

from __future__ import annotations

from collections import Counter

import pytest
from paper.pdf_reading import assert_accessible, fonts_not_embedded, page_sizes, places, words

from penultimate.errors import PenultimateError
from penultimate.language import in_words
from penultimate.paper import decks
from penultimate.paper.decks import rules_of
from penultimate.paper.errors import UnknownName
from penultimate.paper.faces import STYLES, sides
from penultimate.paper.grid import TURNS
from penultimate.paper.own import OwnCard
from penultimate.paper.parts import parts_of
from penultimate.paper.sheets import SheetOptions, cards_pdf, sheet_data
from penultimate.paper.words import LANGUAGES

NOTE = ("Penultimate", "50 mm", "Bogen", "hoja")


def names(pdf, page=None):
    """The names under the faces, of one page or all."""
    pages = range(len(page_sizes(pdf))) if page is None else [page]
    return [t for p in pages for t, _, _ in places(pdf, p) if not t.startswith(NOTE)]


@pytest.mark.parametrize(("paper", "size"), [("A4", (297.0, 210.0)), ("Letter", (279.4, 215.9))])
def test_classic_minis_fill_exactly_four_pages(paper, size):
    assert page_sizes(cards_pdf(rules_of("classic"), SheetOptions(paper=paper))) == [size] * 4


@pytest.mark.parametrize(("paper", "size"), [("a4", (210.0, 297.0)), ("letter", (215.9, 279.4))])
def test_full_size_is_nine_to_a_page(paper, size):
    assert page_sizes(cards_pdf(rules_of("classic"), SheetOptions(paper=paper, size="full"))) == [size] * 12


@pytest.mark.parametrize("edition", decks.editions())
def test_every_card_of_every_edition_is_found_by_its_name(edition):
    pdf = cards_pdf(rules_of(edition))
    codes = [side for card in decks.deck(edition) for side in sides(card)]
    assert Counter(names(pdf)) == Counter(in_words(c) for c in codes)
    assert fonts_not_embedded(pdf) == []
    assert "UNO" not in words(pdf)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_every_language(lang):
    pdf = cards_pdf(rules_of("classic"), SheetOptions(lang=lang))
    assert Counter(names(pdf)) == Counter(in_words(c, lang) for c in decks.deck("classic"))
    assert_accessible(pdf, lang)


@pytest.mark.parametrize("style", STYLES)
def test_styles_print_the_same_cards(style):
    assert len(names(cards_pdf(rules_of("no_mercy"), SheetOptions(style=style)))) == 168


@pytest.mark.parametrize(("size", "across", "down"), [("mini", 36, 47), ("full", 57, 87)])
def test_cards_lie_one_card_and_one_gutter_apart(size, across, down):
    columns = 7 if size == "mini" else 3
    for gutter in (0.0, 2.0):
        found = places(cards_pdf(rules_of("classic"), SheetOptions(size=size, gutter=gutter)), 0)
        cards = [(x, y) for t, x, y in found if t in {in_words(c) for c in decks.deck("classic")}]
        assert cards[1][0] - cards[0][0] == pytest.approx(across + gutter, abs=0.01)
        assert cards[columns][1] - cards[0][1] == pytest.approx(down + gutter, abs=0.01)


def test_the_ground_runs_past_the_cut():
    page = sheet_data("classic", decks.deck("classic"), SheetOptions())["pages"][0]
    first, second = page["cards"][:2]
    assert (first["w"], first["h"]) == (38, 49)
    assert second["x"] - first["x"] == pytest.approx(38)


def test_backs_follow_each_front():
    pdf = cards_pdf(rules_of("classic"), SheetOptions(backs=True))
    assert len(page_sizes(pdf)) == 8
    assert len(names(pdf, 0)) == 28
    assert names(pdf, 1) == []
    assert "turned on the long edge" in words(pdf)


@pytest.mark.parametrize("turn", TURNS)
def test_both_faces_of_a_two_sided_card_lie_behind_each_other(turn):
    options = SheetOptions(turn=turn)
    data = sheet_data("flip", decks.deck("flip"), options)
    assert len(data["pages"]) == 8
    front, behind = data["pages"][:2]
    for card, one, other in zip(decks.deck("flip"), front["cards"], behind["cards"], strict=False):
        assert one["name"] == in_words(sides(card)[0])
        assert other["name"] == in_words(sides(card)[1])
        if turn == "long-edge":
            assert (one["x"], other["turn"]) == (other["x"], 180)
            assert one["y"] + other["y"] == pytest.approx(210 - 49)
        else:
            assert (one["y"], other["turn"]) == (other["y"], 0)
            assert one["x"] + other["x"] == pytest.approx(297 - 38)


def test_two_sided_fronts_alone():
    pdf = cards_pdf(rules_of("flip"), SheetOptions(backs=False))
    assert len(page_sizes(pdf)) == 4
    assert Counter(names(pdf)) == Counter(in_words(sides(c)[0]) for c in decks.deck("flip"))


def test_blank_and_home_made_cards_are_added_with_their_text():
    own = (
        OwnCard("Change seats", "Everybody moves one chair to the left.", "green", "swap", 2),
        OwnCard("Tax", "", "wild", "+1"),
    )
    for size in ("mini", "full"):
        pdf = cards_pdf(rules_of("classic"), SheetOptions(size=size, blanks=3, own=own))
        text = words(pdf)
        assert text.count("blank card") == 3
        assert text.count("Change seats") == 2
        assert text.count("Everybody moves one chair to the left.") == 2
        assert text.count("Tax") == 1
        assert len(page_sizes(pdf)) == (5 if size == "mini" else 13)


def test_cut_lines_marks_or_nothing():
    def count(cut):
        return len(sheet_data("classic", decks.deck("classic"), SheetOptions(cut=cut))["pages"][0]["lines"])

    assert count("none") == 0
    assert count("marks") == 2 * (14 + 8)
    assert count("lines") == 2 * (14 + 8) + 14 + 8


def test_the_same_cards_are_the_same_bytes():
    options = SheetOptions(backs=True, own=(OwnCard("Tax", "Pay."),), style="outline")
    assert cards_pdf(rules_of("flip"), options) == cards_pdf(rules_of("flip"), options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"paper": "A5"}, "There is no paper 'A5'. There are: A4, Letter"),
        ({"paper": "leter"}, "Did you mean Letter"),
        ({"size": "big"}, "There is no card size 'big'"),
        ({"style": "ouline"}, "Did you mean outline"),
        ({"turn": "long"}, "Did you mean long-edge"),
        ({"cut": "scissors"}, "There is no way of cutting"),
        ({"lang": "fr"}, "There is no language 'fr'"),
        ({"gutter": 9}, "0 to 2"),
        ({"blanks": -1}, "0 to 99"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(options, message):
    with pytest.raises(PenultimateError, match=message.replace("'", ".")) as e:
        cards_pdf(rules_of("classic"), SheetOptions(**options))
    assert "\n" not in str(e.value)


def test_an_unknown_edition():
    with pytest.raises(UnknownName, match="Did you mean no_mercy"):
        cards_pdf(rules_of("nomercy"))


@pytest.mark.parametrize(
    ("edition", "parts"), [("boom_o", 24), ("royal_revenge", 2), ("power_grab", 4), ("classic", 0)]
)
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_what_else_lies_on_a_table_is_printed_on_request(edition, parts, lang):
    loose = parts_of(rules_of(edition), lang)
    assert sum(card.copies for card in loose) == parts
    pdf = cards_pdf(rules_of(edition), SheetOptions(lang=lang, parts=True))
    for card in loose:
        assert words(pdf).replace("\u00ad ", "").count(card.title) >= card.copies
