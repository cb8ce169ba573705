"""Every language says everything, with the same gaps."""

from __future__ import annotations

import string

import pytest

from penultimate.paper.errors import UnknownName
from penultimate.paper.words import LANGUAGES, catalogue, check_language, say


def texts(tree, path=""):
    out = {}
    for key, value in tree.items():
        here = f"{path}.{key}"
        out |= texts(value, here) if isinstance(value, dict) else {here: value}
    return out


def gaps(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("name", ["cards", "paper"])
@pytest.mark.parametrize("lang", [code for code in LANGUAGES if code != "en"])
def test_the_same_texts_with_the_same_gaps(name, lang):
    english, other = texts(catalogue(name, "en")), texts(catalogue(name, lang))
    assert english.keys() == other.keys()
    for key, text in english.items():
        assert gaps(text) == gaps(other[key]), key
        assert text.strip()
        assert other[key].strip()


def test_commands_of_one_language_differ():
    for lang in LANGUAGES:
        words = list(catalogue("paper", lang)["pad"]["word"].values())
        assert len(set(words)) == len(words)


def test_an_unknown_language():
    with pytest.raises(UnknownName, match="There are: en, es, de"):
        check_language("fr")
    with pytest.raises(KeyError):
        say("en", "cards")
