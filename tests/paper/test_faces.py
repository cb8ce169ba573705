"""Faces: all are there, are only paths, are told apart, and carry their name."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from penultimate.language import in_words
from penultimate.paper import decks
from penultimate.paper.errors import UnknownName
from penultimate.paper.faces import STYLES, Crop, UnknownCard, back, crop_for, face, parse, sides
from penultimate.paper.faces.codes import known_codes
from penultimate.paper.faces.palette import SUITS
from penultimate.paper.faces.signs import SIGNS
from penultimate.paper.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
ALL = sorted({c for e in decks.editions() for c in decks.faces(e)} | set(known_codes()) | {"/W"})


@pytest.mark.parametrize("style", STYLES)
def test_every_face_is_paths_only_and_named(style):
    for code in ALL:
        root = ET.fromstring(face(code, style=style))
        assert {e.tag for e in root.iter()} <= {SVG + t for t in ("svg", "title", "g", "path", "clipPath")}, code
        assert root.get("viewBox") == "0 0 200 280"
        assert root.findtext(SVG + "title") == in_words(code)


def test_no_two_faces_of_an_edition_look_alike():
    def drawn(code: str) -> str:
        # names of clips differ by code: leave them out
        return re.sub(r'<title>.*?</title>|id="[^"]*"|url\([^)]*\)', "", face(code))

    for edition in decks.editions():
        codes = decks.faces(edition)
        assert len({drawn(c) for c in codes}) == len(codes), edition


def test_clips_of_all_faces_may_stand_on_one_page():
    owner: dict[str, str] = {}
    drawings = [face(c, style=s) for c in ALL for s in STYLES]
    drawings += [face(c, named=n.name) for c in ("W", "W+4", "Wswap") for n in SUITS.values()]
    drawings += [back(style=s) for s in STYLES]
    for svg in drawings:
        for name in re.findall(r'id="([^"]*)"', svg):
            assert owner.setdefault(name, svg) == svg, name


def test_the_same_card_is_the_same_text():
    one = face("Gskip")
    face.cache_clear()
    assert face("Gskip") == one


def test_black_and_white_is_black_and_white():
    for code in ALL:
        assert set(re.findall(r"#[0-9a-f]{6}", face(code, style="mono"))) <= {"#000000", "#ffffff"}, code


@pytest.mark.parametrize("style", STYLES)
def test_every_colour_shows_its_shape_in_every_style(style):
    bodies = set()
    for letter in SUITS:
        svg = re.sub(r'<title>.*?</title>|id="[^"]*"|url\([^)]*\)|#[0-9a-f]{6}', "", face(letter + "7", style=style))
        bodies.add(svg)
    assert len(bodies) == len(SUITS)


def test_outline_needs_little_ink():
    for code in ("R7", "B+2", "W", "W+4"):
        assert re.search(r'fill="#ffffff"', face(code, style="outline"))
        ground = re.search(r'<path d="[^"]*" fill="(#[0-9a-f]{6})"', face(code, style="outline"))
        assert ground is not None
        assert ground[1] == "#ffffff"


def test_six_and_nine_differ_and_both_stand_on_a_bar():
    bar = "M6 112 H58 V123 H6 Z"
    assert face("R6").count(bar) == face("R9").count(bar) == 3
    assert bar not in face("R8")


def test_a_named_wild_wears_the_colour():
    assert SUITS["G"].face in face("W+4", named="green")
    assert face("W", named="G") == face("W", named="green").replace("card-W-green", "card-W-G")
    assert "named green" in face("W", named="green")


def test_a_crop_shows_the_whole_face_and_ground_around_it():
    for width, height, bleed in ((36, 47, 1), (57, 87, 1), (57, 87, 0)):
        crop, unit = crop_for(width, height, bleed)
        assert crop.x <= 0 <= 200 <= crop.x + crop.width + 1e-9
        assert crop.y <= 0 <= 280 <= crop.y + crop.height + 1e-9
        assert crop.width / unit == pytest.approx(width + 2 * bleed)
        assert crop.height / unit == pytest.approx(height + 2 * bleed)
    root = ET.fromstring(face("R5", crop=Crop(-10, -5, 220, 290)))
    assert root.get("viewBox") == "-10 -5 220 290"
    first = root.find(SVG + "path")
    assert first is not None
    assert first.get("d") == "M-10 -5 h220 v290 h-220 Z"
    assert first.get("fill") == SUITS["R"].face


def test_digits_and_signs_stay_large_enough_on_a_mini_card():
    """At 36 x 47 mm the index digit is over 7 mm high and its stroke over 1 mm wide."""
    _, unit = crop_for(36, 47)
    assert 45 / unit > 7
    assert 22 * (45 / 100) / unit > 1
    assert 32 / unit > 5  # the shape beneath it


def test_two_sided_cards_and_dark_wilds():
    assert sides("B1/Vskipall") == ("B1", "Vskipall")
    assert sides("Y1/W") == ("Y1", "/W")
    assert sides("W/K5") == ("W", "K5")
    assert sides("/W") == ("/W",)
    assert parse("/W").dark
    assert not parse("W").dark
    assert parse("W+c").dark
    assert face("/W") != face("W")


def test_older_codes_are_read():
    assert parse("Rd2") == parse("R+2")
    assert parse("WD4") == parse("W+4")
    assert parse("WDC") == parse("W+c")


@pytest.mark.parametrize("code", ["", "R11", "Q5", "R", "W5", "Rskp", "R5z", "+4", "R+0", "Wdare17", "Rdare0"])
def test_what_is_no_card_is_refused(code):
    with pytest.raises(UnknownCard):
        parse(code)


def test_unknown_styles_and_colours():
    with pytest.raises(UnknownName, match="Did you mean outline"):
        face("R5", style="outlin")
    with pytest.raises(UnknownName, match="Did you mean green"):
        face("W", named="grene")


def test_a_misspelt_card_gets_a_suggestion():
    with pytest.raises(UnknownCard, match="Did you mean Gskip"):
        face("Gskp")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name_in_every_language(lang):
    for code in ALL:
        name = in_words(code, lang)
        assert name
        assert "UNO" not in name


def test_names():
    assert in_words("G7") == "green 7"
    assert in_words("W+4") == "wild draw four"
    assert in_words("G7", "es") == "7 verde"
    assert in_words("G7", "de") == "Grün 7"
    assert in_words("/W") == "dark wild"
    assert in_words("B1/Vskipall") == "blue 1, on the dark side purple skip everyone"
    assert in_words("R3s") == "red 3 with the wheel"
    assert in_words("Wdare12") == "wild dare 12"


def test_every_sign_is_on_a_card_or_left_for_home_made_ones():
    used = {parse(c).mark.sign for c in ALL} | {f"icon-{parse(c).mark.icon}" for c in ALL}
    assert set(SIGNS) - used == {"clock", "wheel", "partner"}
