"""Every edition's deck adds up, and the facts known about the two-sided one hold."""

from __future__ import annotations

from collections import Counter

import pytest

from penultimate.paper import decks
from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.faces import sides

SUMS = {
    "classic": 108, "classic_blank": 112, "classic_modern": 112, "angry_birds": 112, "attack": 112,
    "attack_modern": 112, "blast": 110, "boom_o": 84, "bts": 112, "chicago_cubs": 112, "dare": 108,
    "emoji": 112,
    "flash": 108, "flip": 112, "frozen_2": 112, "harry_potter": 112, "minecraft": 112, "mod": 112,
    "power_grab": 112, "royal_revenge": 56, "spin": 108, "super_mario": 112, "no_mercy": 168, "all_wild": 112,
    "teams": 112, "party": 220, "triple_play": 112, "dos": 108, "wild_jackpot": 108, "showdown": 112,
    "jurassic_world": 112, "harry_potter_2010": 112,
}  # fmt: skip


def test_every_edition_is_there_and_adds_up():
    assert {e: len(decks.deck(e)) for e in decks.editions()} == SUMS
    assert decks.editions()[0] == "classic"


def test_classic_card_by_card():
    deck = Counter(decks.deck("classic"))
    for colour in "RYGB":
        assert deck[colour + "0"] == 1
        for symbol in [*map(str, range(1, 10)), "skip", "rev", "+2"]:
            assert deck[colour + symbol] == 2
    assert deck["W"] == deck["W+4"] == 4


def test_two_sided_cards():
    cards = [sides(c) for c in decks.deck("flip")]
    light, dark = Counter(c[0] for c in cards), Counter(c[1] for c in cards)
    for side, wilds in ((light, ("W", "W+2")), (dark, ("/W", "W+c"))):
        for face, count in side.items():
            assert count == (4 if face in wilds else 2), face
    assert not [c for c in cards if c[0].startswith("W") and c[1] in ("/W", "W+c")]
    assert len(light) == len(dark) == 54


def test_icons_lie_on_one_copy():
    assert Counter(decks.deck("spin"))["R3s"] == Counter(decks.deck("spin"))["R3"] == 1
    assert Counter(decks.deck("teams"))["B5p"] == 1
    assert sum(c[-1] in "unox" and c[1:-1].isdigit() for c in decks.deck("power_grab")) == 32


@pytest.mark.parametrize(
    ("edition", "code", "points"),
    [
        ("classic", "R7", 7), ("classic", "R0", 0), ("classic", "Gskip", 20), ("classic", "W", 50),
        ("classic", "W+4", 50), ("classic_modern", "Wcustom", 40), ("attack", "Rdiscard", 30),
        ("flip", "B+1", 10), ("flip", "W", 40), ("flip", "W+2", 50), ("flip", "W+c", 60),
        ("flip", "Vskipall", 30),
        ("flip", "T+5", 20), ("flip", "/W", 40), ("no_mercy", "R+4", 20), ("no_mercy", "W+10", 50),
        ("all_wild", "W", 20), ("all_wild", "Wtarget+2", 50), ("dos", "Gany", 40), ("dos", "Wdos", 20),
        ("dos", "B10", 10), ("spin", "R4s", 4), ("power_grab", "Y8x", 8),
    ],
)  # fmt: skip
def test_points(edition, code, points):
    assert decks.points(edition, code) == points


def test_an_edition_without_points_says_so():
    with pytest.raises(PaperError, match="--scoring none"):
        decks.points("boom_o", "bomb")


def test_a_misspelt_edition_gets_a_suggestion():
    with pytest.raises(UnknownName, match="Did you mean classic"):
        decks.deck("clasic")
    with pytest.raises(UnknownName):
        decks.deck("common")
