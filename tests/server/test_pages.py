"""The page and its files, what there is to choose from, and what a rule set means."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from penultimate.editions.starting import starting_text
from penultimate.errors import PenultimateError
from penultimate.rules.ruleset import RuleSet
from penultimate.server.catalogue import catalogue, described, ways_out
from penultimate.server.kit import kit_of
from penultimate.server.pages import Bundle
from penultimate.server.refusals import Refusal


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("let a = 1;" * 50)
    (tmp_path / "index.html").write_text('<script src="./assets/index-1a2b.js"></script>')
    (tmp_path / "secret").write_text("no")
    return Bundle("/games", tmp_path)


def test_the_page_names_its_files_under_the_path_it_lives_at(bundle: Bundle) -> None:
    assert bundle.page().body == b'<script src="/games/assets/index-1a2b.js"></script>'


def test_files_are_packed_and_only_plain_names_are_looked_up(bundle: Bundle) -> None:
    built = bundle.file("index-1a2b.js")
    assert built.packed is not None
    assert gzip.decompress(built.packed) == built.body
    for name in ("../secret", "..\\secret", "/etc/passwd", ".", "none.js"):
        with pytest.raises(Refusal):
            bundle.file(name)


def test_the_catalogue_is_what_the_engine_says() -> None:
    found = catalogue()
    classic = next(edition for edition in found.editions if edition.name == "classic")
    assert sum(card.copies for card in classic.cards) == 108
    assert "official" in found.presets
    keys = [option.key for rule in found.rules for option in rule.options]
    assert len(keys) == len(set(keys))
    for rule in found.rules:
        assert set(rule.switched) <= set(keys)


def test_every_default_reads_back() -> None:
    values = described("classic").values
    for key, text in values.items():
        assert described(f"classic {key}={text}").rules == "classic"


def test_a_conflict_comes_with_ways_out_that_work() -> None:
    text = "classic +blind-draw +jump-in"
    with pytest.raises(PenultimateError):
        described(text)
    ways = ways_out(text)
    assert {way.without for way in ways} == {"+blind-draw", "+jump-in"}
    for way in ways:
        assert described(way.rules).rules == way.rules


def test_a_table_knows_the_names_of_its_home_made_cards() -> None:
    rules = RuleSet.of_edition(starting_text("Storm"))
    assert kit_of(rules, 2).names == {"gust": "gust", "Wstorm": "wild storm"}
