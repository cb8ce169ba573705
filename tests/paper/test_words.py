"""Every language says everything, with the same gaps."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from penultimate.errors import PenultimateError
from penultimate.language import in_words
from penultimate.paper.words import LANGUAGES, check_language, say


def texts(name, lang):
    """Every message of a file, as it is written."""
    source = (files("penultimate") / "locale" / lang / name).read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [e for e in body if isinstance(e, ast.Junk)]
    found = [e for e in body if isinstance(e, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), "a text is there twice"
    return {m.id.name: source[m.span.start : m.span.end] for m in found}


@pytest.mark.parametrize("name", ["cards.ftl", "paper.ftl"])
@pytest.mark.parametrize("lang", [code for code in LANGUAGES if code != "en"])
def test_the_same_texts_with_the_same_gaps(name, lang):
    english, other = texts(name, "en"), texts(name, lang)
    assert english.keys() == other.keys()
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", other[key])), key


def test_commands_of_one_language_differ():
    for lang in LANGUAGES:
        words = [say(lang, f"pad.word.{c}") for c in ("undo", "share", "csv", "help", "quit", "out")]
        assert len(set(words)) == len(words)


def test_one_round_is_not_many():
    assert say("en", "pad.rounds", rounds=1) == "one round"
    assert say("de", "pad.rounds", rounds=2) == "2 Runden"
    assert "Una ronda;" in say("es", "scores.subtitle_rounds_own", rounds=1)


def test_symbols_have_names_that_a_catalogue_can_hold():
    assert in_words("Wrev+4") == "wild reverse draw four"
    assert in_words("/W") == "dark wild"
    assert in_words("W+c") == "wild draw colour"


def test_an_unknown_language():
    with pytest.raises(PenultimateError, match="There are: en, es, de"):
        check_language("fr")
    with pytest.raises(LookupError):
        say("en", "cards")
