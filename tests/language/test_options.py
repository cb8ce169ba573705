"""Options, house rules, presets and editions: each has its texts, and the examples in them are rule sets."""

from __future__ import annotations

import re

import pytest

from penultimate.editions import edition_names
from penultimate.language import LANGUAGES
from penultimate.language.catalogue import catalogue, text_name
from penultimate.language.moot import MATTERS
from penultimate.language.options import example_of, help_for, line_of, says, title_of
from penultimate.language.sheet import SECTIONS, default_seats
from penultimate.rules import OPTIONS, RULES, SWITCHES
from penultimate.rules.ruleset import RuleSet, presets

from .catalogues import texts

LONGEST_LINE = 130
NAMED = (
    [("rule", name) for name in SWITCHES]
    + [("preset", name) for name in presets()]
    + [("edition", name) for name in edition_names()]
)


def some_values(option):
    if option.values:
        return list(option.values)
    if isinstance(option.default, bool):
        return [True, False]
    if isinstance(option.default, tuple):
        return [(), ("6",), ("6", "9"), ("1", "2", "3")]
    if isinstance(option.default, str):
        return ["", "word"]
    return sorted({option.low, option.high, option.default, *(n for n in (1, 2, 5) if option.low <= n <= option.high)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_says_what_it_decides_and_every_value_what_it_means(key, lang):
    option = OPTIONS[key]
    helped = help_for(key, lang)
    assert helped.endswith(".")
    assert len(helped) <= LONGEST_LINE
    silent = [value for value in some_values(option) if not says(option, value, lang)]
    # Only what is usual needs no words.
    assert silent in ([], [option.default])
    for value in some_values(option):
        text = says(option, value, lang)
        assert not text or (text[0].isupper() or text[0].isdigit()), text
        assert not text or text[-1] in ".!”", text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [key for key, option in OPTIONS.items() if option.values])
def test_a_choice_is_told_value_by_value(key, lang):
    """The default variant of a text must not hide a value that somebody forgot."""
    text = texts(lang)[text_name("says", key)]
    assert text.variants["value"] == set(OPTIONS[key].values)
    assert len({says(OPTIONS[key], value, lang) for value in OPTIONS[key].values}) == len(OPTIONS[key].values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("sort", "name"), NAMED)
def test_every_rule_preset_and_edition_has_a_name_a_line_and_an_example(sort, name, lang):
    assert title_of(sort, name, lang) != name or sort == "edition"
    assert catalogue(lang).has(text_name(sort, name))
    line = line_of(sort, name, lang)
    assert line.endswith(".")
    assert len(line) <= LONGEST_LINE
    assert example_of(sort, name, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_sets_in_the_texts_are_read(lang):
    """Whatever stands in backquotes is typed by somebody one day."""
    found = 0
    for name, text in texts(lang, "rules.ftl").items():
        for rules in re.findall(r"`([^`]*)`", text.words):
            found += 1
            assert (parsed := RuleSet.parse(rules)).draft(default_seats(parsed.values)), (name, rules)
    assert found > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_rule_sets_in_every_language(lang):
    def rule_sets(code):
        return {name: re.findall(r"`([^`]*)`", text.words) for name, text in texts(code, "rules.ftl").items()}

    assert rule_sets(lang) == rule_sets("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_of_what_there_is_not(lang):
    known = {text_name(sort, name) for sort, name in NAMED}
    known |= {text_name(sort, key) for sort in ("help", "says") for key in OPTIONS}
    known |= {text_name("group", rule.name) for rule in RULES if not rule.switched}
    for name, text in texts(lang, "rules.ftl").items():
        base = name.partition(".")[0]
        assert base in known, name
        assert text.gaps <= ({"value"} if base.startswith("says-") else set()), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_that_every_table_has_stand_under_a_heading(lang):
    for rule in RULES:
        assert rule.switched or catalogue(lang).has(text_name("group", rule.name)), rule.name


def test_what_settles_an_option_is_there():
    for key in MATTERS:
        assert key in OPTIONS or any(option.startswith(f"{key}.") for option in OPTIONS), key


def test_every_option_has_a_section():
    told = {word for words in SECTIONS.values() for word in words}
    assert told <= {key.partition(".")[0] for key in OPTIONS}
