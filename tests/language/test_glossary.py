"""The glossary tells the truth: its words are the ones that are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .catalogues import texts

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
ROWS = [match.groups() for match in ROW.finditer(GLOSSARY.read_text(encoding="utf-8"))][1:]
COLUMN = {"en": 0, "es": 1, "de": 2}


def stem(word):
    """What the forms of a word begin with."""
    return re.sub(r"(se|arse|ar|er|en|e|s|o|a|es)$", "", word) if len(word) > 4 else word


@pytest.mark.parametrize("lang", COLUMN)
def test_every_word_of_the_glossary_is_used(lang):
    said = " ".join(text.words for text in texts(lang).values()).lower()
    for row in ROWS:
        for word in row[COLUMN[lang]].split(", "):
            assert all(stem(part) in said for part in word.lower().split()), (lang, word)


def test_there_is_a_glossary():
    assert len(ROWS) > 40
    assert len({row[0] for row in ROWS}) == len(ROWS)
