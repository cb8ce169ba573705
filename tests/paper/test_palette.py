"""The palette keeps the promises of the visual language: contrast, and colours that other eyes tell apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from penultimate.paper.faces.palette import (
    DARK,
    INK,
    LIGHT,
    PAPER,
    PLUM_DEEP,
    SUITS,
    WHITE,
    paint,
    suit_named,
)
from penultimate.paper.faces.vision import SIGHTS, contrast, difference, luminance, seen, seen_svg

# Ink on face and on ghost, as look.md says.
FIGURES = {
    "red": (4.7, 6.0),
    "yellow": (11.8, 13.9),
    "green": (8.2, 10.2),
    "blue": (5.0, 7.2),
    "pink": (5.7, 4.7),
    "orange": (6.2, 4.9),
    "teal": (7.3, 5.0),
    "purple": (5.1, 4.6),
}


@pytest.mark.parametrize("name", FIGURES)
def test_ink_on_face_and_ghost(name):
    suit = suit_named(name)
    on_face, on_ghost = FIGURES[name]
    assert contrast(suit.ink, suit.face) == pytest.approx(on_face, abs=0.06)
    assert contrast(suit.ink, suit.ghost) == pytest.approx(on_ghost, abs=0.06)


def test_light_ink_on_red_and_blue_dark_ink_on_yellow_and_green():
    inks = {s.name: s.ink for s in LIGHT}
    assert inks == {"red": PAPER, "blue": PAPER, "yellow": INK, "green": INK}


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia"])
def test_faces_are_told_apart_by_other_eyes(sight):
    """Four times what is just noticeable, at the closest pair (yellow and green without the red cones)."""
    for one, other in combinations(LIGHT, 2):
        assert difference(seen(one.face, sight), seen(other.face, sight)) > 0.085, (one.name, other.name)


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia"])
def test_lines_of_the_dark_side_are_told_apart_by_other_eyes(sight):
    """Eight colours are many for two kinds of cones: here a small difference must do, beside the shape."""
    for one, other in combinations(DARK, 2):
        assert difference(seen(one.ink, sight), seen(other.ink, sight)) > 0.05, (one.name, other.name)


def test_in_grey_only_red_and_blue_share_a_lightness():
    """Their shapes, peak and wave, and the same light ink are all a grey print has; every other pair
    differs.
    """
    for one, other in combinations(LIGHT, 2):
        apart = difference(seen(one.face, "greyscale"), seen(other.face, "greyscale"))
        assert apart > 0.1 or {one.name, other.name} == {"red", "blue"}, (one.name, other.name)


def test_every_colour_has_a_shape_of_its_own():
    assert len({s.shape for s in SUITS.values()}) == len(SUITS)


@pytest.mark.parametrize("sight", SIGHTS)
def test_red_from_green_and_blue_from_green_by_lightness_alone(sight):
    red, _, green, blue = (seen(s.face, sight) for s in LIGHT)
    assert luminance(green) > 1.8 * luminance(red)
    assert luminance(green) > 1.8 * luminance(blue)


def test_dark_and_light_cannot_be_confused_in_greyscale():
    assert max(luminance(s.face) for s in DARK) < min(luminance(s.face) for s in LIGHT) / 2


def test_on_white_paper_pens_draw_and_deep_inks_write():
    for suit in SUITS.values():
        assert contrast(suit.pen, WHITE) >= 3
        assert contrast(suit.deep, WHITE) >= 4.5
    assert contrast(PLUM_DEEP, WHITE) >= 4.5


def test_white_and_black_stay_and_grey_is_grey():
    assert seen("#ffffff", "protanopia") == "#ffffff"
    assert seen("#000000", "tritanopia") == "#000000"
    grey = seen("#db2527", "greyscale")
    assert grey[1:3] == grey[3:5] == grey[5:7]
    assert seen_svg('<path fill="#db2527"/>', "greyscale") == f'<path fill="{grey}"/>'


def test_outline_print_keeps_the_full_colours_in_its_small_shapes():
    """Pens alone come too close for some eyes; the filled shapes keep the differences of the faces."""
    for suit in LIGHT:
        assert paint(suit, "outline").suit == suit.face
        assert contrast(paint(suit, "outline").suit_line, WHITE) >= 4.5
