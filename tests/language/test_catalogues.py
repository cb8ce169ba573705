"""Every language says everything, with the same gaps, in the words of the house."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from penultimate.errors import PenultimateError
from penultimate.language import LANGUAGES, check_language
from penultimate.language.catalogue import catalogue, text_name

from .catalogues import FILES, texts

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
AVOIDED = {
    "en": r"illegal|invalid|error|oops|invalido|whoops",
    "es": r"ilegal|inválid|error|incorrect|ups\b",
    "de": r"illegal|ungültig|fehler|unzulässig|hoppla",
}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_texts_with_the_same_gaps(lang, file):
    english, other = texts("en", file), texts(lang, file)
    assert english.keys() == other.keys()
    for name, text in english.items():
        # A sentence on a seat may need its form, or the seat itself, in one language and not in another.
        free = re.compile(r"(form|who|whom)\d?") if name.startswith("verb-") else re.compile(r"(?!)")
        for gap in text.gaps ^ other[name].gaps:
            assert free.fullmatch(gap), f"{name}: {gap} stands in one of en and {lang} only"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_file(lang):
    assert sorted(entry.name for entry in (files("penultimate") / "locale" / lang).iterdir()) == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_scolded_and_only_the_call_is_shouted(lang):
    for name, text in texts(lang).items():
        assert not re.search(AVOIDED[lang], text.words, re.IGNORECASE), (name, text.words)
        shouted = re.sub(r"¡?UNO!", "", text.words)
        assert "!" not in shouted, (name, text.words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_trademark_is_only_the_call(lang):
    """UNO is said where somebody calls, or of calling; it names no game, no deck and no edition."""
    for name, text in texts(lang).items():
        if "UNO" in text.words:
            assert re.search(r"call|uno|silent", name), (name, text.words)


def test_a_gap_left_open_is_noticed():
    with pytest.raises(KeyError, match="count"):
        catalogue("en").say("verb-skip-count", at="play")
    with pytest.raises(LookupError):
        catalogue("en").say("no-such-text")
    with pytest.raises(LookupError):
        catalogue("en").say("help")


def test_names_of_texts():
    assert text_name("help", "house.jump_in") == "help-house-jump-in"
    assert text_name("card-wild", "rev+4") == "card-wild-rev-plus4"
    assert text_name("verb", "draw", "WHO", "COUNT") == "verb-draw-who-count"


def test_an_unknown_language():
    with pytest.raises(PenultimateError, match="There are: en, es, de"):
        check_language("fr")


def test_words_in_a_row():
    assert catalogue("en").row(["6"]) == "6"
    assert catalogue("de").row(["6", "8", "9"]) == "6, 8 und 9"
