"""Home-made cards from a file, and what is wrong with one."""

from __future__ import annotations

import pytest
from paper.pdf_reading import page_sizes, words

from penultimate import RuleSet
from penultimate.editions.starting import starting_text
from penultimate.paper.errors import PaperError
from penultimate.paper.faces import STYLES
from penultimate.paper.homemade import own_cards
from penultimate.paper.leaflet import leaflet_for, leaflet_pdf
from penultimate.paper.own import OwnCard, read_own
from penultimate.paper.sheets import SheetOptions, cards_pdf


def write(tmp_path, text):
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_of_cards(tmp_path):
    path = write(
        tmp_path,
        '[[card]]\ntitle = "Cambio"\ntext = "¡Todos!"\ncolour = "green"\nsign = "swap"\ncopies = 2\n'
        '[[card]]\ntitle = "Silence"\n',
    )
    assert read_own(path) == [OwnCard("Cambio", "¡Todos!", "green", "swap", 2), OwnCard("Silence")]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("colour", ["", "wild", "red", "purple"])
def test_a_face_for_every_colour_and_style(style, colour):
    for sign in ("", "swap", "+3", "7"):
        svg = OwnCard("X", colour=colour, sign=sign).face(style)
        assert svg.startswith("<svg")
        assert "<text" not in svg


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = 3", "holds no cards"),
        ("card = 3", "holds no cards"),
        ("[[card", "is no TOML"),
        ('[[card]]\ntext = "x"', "needs a title"),
        ('[[card]]\ntitle = "x"\ncolor = "red"', "Did you mean colour"),
        ('[[card]]\ntitle = "x"\ncolour = "grene"', "Did you mean green"),
        ('[[card]]\ntitle = "x"\nsign = "swop"', "Did you mean swap"),
        ('[[card]]\ntitle = "x"\ncopies = 0', "1 to 99"),
        ('[[card]]\ntitle = "x"\ncopies = true', "should be a number"),
        ("[[card]]\ntitle = 5", "should be text in quotes"),
        ('[[card]]\ntitle = "x"\ntext = "' + "y" * 300 + '"', "Make it shorter"),
    ],
)
def test_what_is_wrong_is_said_with_the_file(tmp_path, text, message):
    path = write(tmp_path, text)
    with pytest.raises(PaperError, match=message) as e:
        read_own(path)
    assert str(path) in str(e.value)


def test_no_such_file(tmp_path):
    with pytest.raises(PaperError, match="cannot be read"):
        read_own(tmp_path / "none.toml")


def test_an_edition_of_ones_own_prints_its_cards_with_their_words(tmp_path):
    rules = RuleSet.of_edition(
        starting_text("Storm").replace("[names]", '[signs]\ngust = "swap"\n[names]'), "+stacking"
    )
    home = own_cards(rules, "es")
    assert set(home) == {"Rgust", "Ygust", "Ggust", "Bgust", "Wstorm"}
    assert (home["Rgust"].colour, home["Rgust"].sign, home["Wstorm"].colour) == ("red", "swap", "wild")
    pdf = cards_pdf(rules, SheetOptions(lang="es"))
    assert len(page_sizes(pdf)) == 4
    assert words(pdf).count("wild storm") == 2
    assert words(pdf).count("gust") == 4
    leaflet = leaflet_for(rules, "de")
    assert "gust" in [row.name for row in leaflet.deck]
    assert leaflet_pdf(leaflet).startswith(b"%PDF")


def test_a_sign_there_is_not_is_named():
    rules = RuleSet.of_edition(starting_text("Storm").replace("[names]", '[signs]\ngust = "swop"\n[names]'))
    with pytest.raises(PaperError, match="Did you mean swap"):
        own_cards(rules, "en")
