"""`penultimate rules`: everything there is, one thing, or a whole sheet."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from penultimate.commands.rules import rules
from penultimate.errors import PenultimateError
from penultimate.language import LANGUAGES
from penultimate.rules import OPTIONS, SWITCHES
from penultimate.rules.ruleset import presets


@pytest.fixture
def run(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")

    def running(*args):
        return CliRunner().invoke(rules, args, catch_exceptions=False)

    return running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_there_is_to_choose_from(run, lang):
    text = run("--lang", lang).output
    for name in ("classic", *presets(), *(f"+{name}" for name in SWITCHES)):
        assert f"  {name} " in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_options(run, lang):
    lines = run("--options", "--lang", lang).output.splitlines()
    for key in OPTIONS:
        assert any(line.startswith(f"{key} = ") for line in lines), key
    text = " ".join(" ".join(lines).split())
    assert "draw_two, same_kind, up, any" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", [*OPTIONS, *SWITCHES, *presets(), "W+4", "r5", "WD4", "+stacking"])
def test_one_thing(run, word, lang):
    result = run(word, "--lang", lang)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 3


def test_an_option_is_explained_value_by_value(run):
    text = run("house.stack").output
    assert "Usually: none" in text
    assert "  same_kind  A draw card may be answered with the same kind" in text
    assert "Set by: +stacking, modern_house" in text


def test_a_house_rule_is_explained_by_what_it_sets(run):
    text = run("seven-0").output
    assert "(house.seven=true)" in text
    assert 'penultimate rules "classic +seven-0"' in text


def test_a_card_is_explained_by_its_program(run):
    text = " ".join(run("W+4").output.split())
    assert "Name a colour, and the next seat draws 4 cards" in text
    assert "A wrong challenge costs 2 cards more." in text
    assert "4 such cards in the deck of Classic." in text
    assert "Points when left in a hand: 50" in text


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("stakcing", "stacking"),
        ("house.stak", "house.stack"),
        ("clasic", "classic"),
        ("choas", "chaos"),
        ("uno.penalti", "uno.penalty"),
    ],
)
def test_a_misspelt_word_says_which_was_meant(run, word, meant):
    with pytest.raises(PenultimateError, match=f"did you mean '{meant}'"):
        run(word)


def test_a_misspelt_rule_set_too(run):
    with pytest.raises(PenultimateError, match=r"did you mean '\+stacking'"):
        run("classic", "stackng")
    with pytest.raises(PenultimateError, match="no language"):
        run("--lang", "xx")


@pytest.mark.parametrize("args", [("classic +stacking uno.penalty=4",), ("classic", "+stacking", "uno.penalty=4")])
def test_a_whole_sheet(run, args):
    text = run(*args, "--seats", "3").output
    assert text.startswith("Classic: the rules of this table\nclassic house.stack=draw_two uno.penalty=4\n")
    assert "This table has 3 seats." in text
    assert "* Who is caught without a call draws 4 cards. (uno.penalty=4)" in text
    assert "* A +2 may be answered with a +2" in text


def test_a_sheet_of_another_language(run):
    assert "* A un +2 puede responderse con un +2" in run("classic +stacking", "--lang", "es").output


def test_a_table_too_large(run):
    with pytest.raises(PenultimateError, match="2 to 10"):
        run("classic", "--seats", "12")
