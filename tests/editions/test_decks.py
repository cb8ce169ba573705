"""The deck and the points of every edition, against the fact sheet (editions.md, 4 to 6)."""

from __future__ import annotations

import statistics
from importlib import resources

import pytest

from penultimate import RuleSet
from penultimate.editions import edition, edition_names
from penultimate.kernel.draft import of_face

# Edition: cards, kinds of wilds with their copies, points that differ from 20 for an action and 50 for a wild.
SHEET: dict[str, tuple[int, dict[str, int], dict[str, int]]] = {
    "classic": (108, {"W": 4, "W+4": 4}, {}),
    "classic_blank": (112, {"W": 4, "W+4": 4}, {}),
    "classic_modern": (112, {"W": 4, "W+4": 4, "Wshuffle": 1, "Wcustom": 3}, {"Wshuffle": 40, "Wcustom": 40}),
    "angry_birds": (112, {"W": 4, "W+4": 4, "Wpig": 4}, {}),
    "attack": (112, {"W": 4, "Wallhit": 2, "Whitfire": 2}, {"discard": 30, "trade": 30}),
    "attack_modern": (112, {"W": 4, "Wattack": 4}, {"discard": 30}),
    "blast": (110, {"W": 4, "Wblast": 6}, {"discard": 30}),
    "boom_o": (84, {}, {}),
    "bts": (112, {"W": 4, "W+4": 4, "Wdance": 4}, {}),
    "chicago_cubs": (112, {"W": 4, "W+4": 4, "Wswap": 4}, {"Wswap": 40}),
    "dare": (108, {f"Wdare{n}": 1 for n in range(9, 17)}, {}),
    "emoji": (112, {"W": 4, "W+4": 4, "Wemoji": 2, "Wcustom": 2}, {}),
    "flash": (108, {"W": 4, "W+4": 4}, {}),
    "flip": (112, {"W": 4, "W+2": 4}, {"+1": 10, "W": 40}),
    "frozen_2": (112, {"W": 4, "W+4": 4, "Wlock": 4}, {}),
    "harry_potter": (112, {"W": 4, "W+4": 4, "What": 4}, {}),
    "minecraft": (112, {"W": 4, "W+4": 4, "Wcreeper": 4}, {}),
    "mod": (112, {"W": 4, "W+4": 4, "Wmod": 4}, {}),
    "power_grab": (112, {"Wgrab": 4, "W+4": 4}, {}),
    "royal_revenge": (56, {"W": 4}, {}),
    "spin": (108, {"W": 4, "W+4": 4}, {}),
    "super_mario": (112, {"W": 4, "W+4": 4, "Wstar": 2, "Wcustom": 2}, {}),
    "no_mercy": (168, {"Wrev+4": 8, "W+6": 4, "W+10": 4, "Wroulette": 8}, {}),
    "all_wild": (
        112,
        {"W": 56, "Wrev": 8, "Wskip": 8, "Wskip2": 8, "W+2": 8, "W+4": 8, "Wtarget+2": 8, "Wswap": 8},
        {"W": 20},
    ),
    "teams": (112, {"W": 4, "Wteam": 4, "Wteam+4": 4}, {}),
    "party": (220, {"W": 8, "W+4": 8, "Wpile": 4, "Wlink": 4}, {}),
    "triple_play": (112, {"W": 4, "Wclear": 4, "Wgive": 4}, {}),
    "dos": (108, {"Wdos": 12}, {"any": 40, "Wdos": 20}),
    "wild_jackpot": (108, {"W": 2, "W+4": 4, "Wjackpot": 2}, {}),
    "showdown": (112, {"W": 4, "W+4": 4, "Wshow": 4}, {}),
    "jurassic_world": (112, {"W": 4, "W+4": 4, "Wraptor": 4}, {}),
    "harry_potter_2010": (112, {"W": 4, "W+4": 4, "Wvold": 4}, {}),
}


def test_no_edition_is_missing() -> None:
    assert set(SHEET) == set(edition_names())


@pytest.mark.parametrize("name", SHEET)
def test_deck_and_points(name: str) -> None:
    size, wilds, special = SHEET[name]
    draft = RuleSet.parse(name).draft(edition(name).seats[0])
    assert sum(draft.deck.values()) == size
    found: dict[str, int] = {}
    for (front, _), copies in draft.deck.items():
        if front.wild and front.sign.startswith("W"):
            found[front.sign] = found.get(front.sign, 0) + copies
    assert found == wilds
    if name == "boom_o":
        return
    for front, _ in draft.deck:
        usual = int(front.symbol) if front.digit else 50 if front.wild else 20
        assert of_face(draft.points, front, usual) == special.get(front.sign, usual), front.code


def test_both_sides_of_flip() -> None:
    draft = RuleSet.parse("flip").draft(2)
    dark: dict[str, int] = {}
    for (front, back), copies in draft.deck.items():
        assert back is not None
        assert not (front.wild and back.wild), "no card is wild on both sides"
        dark[back.code] = dark.get(back.code, 0) + copies
    assert sum(dark.values()) == 112
    assert dark.pop("W") == dark.pop("W+c") == 4
    assert set(dark.values()) == {2}
    assert draft.points["+5"] == 20
    assert draft.points["skipall"] == 30
    assert draft.points["W+c"] == 60


def test_another_printing_of_flip_has_the_same_faces() -> None:
    table, other = RuleSet.parse("flip").draft(2), RuleSet.parse("flip flip_pairing=seeded flip_seed=3").draft(2)
    assert table.deck != other.deck
    for side in (0, 1):
        faces: list[dict[str, int]] = [{}, {}]
        for at, draft in enumerate((table, other)):
            for pair, copies in draft.deck.items():
                face = pair[side]
                assert face is not None
                faces[at][face.code] = faces[at].get(face.code, 0) + copies
        assert faces[0] == faces[1]


def test_an_edition_file_stays_readable() -> None:
    folder = resources.files("penultimate.editions")
    lines = [len(folder.joinpath(f"{name}.toml").read_text("utf-8").splitlines()) for name in edition_names()]
    assert statistics.median(lines) < 60
    assert max(lines) < 80
