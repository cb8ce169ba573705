"""Options, house rules, presets and editions in words."""

from __future__ import annotations

from ..rules.option import Option, Value
from .catalogue import catalogue, text_name
from .programs import NOTHING


def help_for(key: str, lang: str) -> str:
    """What an option decides, in one line."""
    return catalogue(lang).say(text_name("help", key))


def says(option: Option, value: Value, lang: str) -> str:
    """What an option says at the table with that value; "" where it has nothing to say."""
    texts = catalogue(lang)
    said: object = value
    if isinstance(value, bool):
        said = option.write(value)
    elif isinstance(value, tuple):
        said = texts.row(value) if value else "none"
    elif value == "":
        said = "none"
    text = texts.say(text_name("says", option.key), value=said)
    return "" if text == NOTHING else text


def title_of(sort: str, name: str, lang: str) -> str:
    """The name of a `rule`, a `preset` or an `edition`; the word itself where it has no other."""
    texts, at = catalogue(lang), text_name(sort, name)
    return texts.say(at) if texts.has(at) else name


def line_of(sort: str, name: str, lang: str) -> str:
    """What it is, in one line."""
    return _part(text_name(sort, name), "line", lang)


def example_of(sort: str, name: str, lang: str) -> str:
    """How it plays, where that has been written down; else ""."""
    return _part(text_name(sort, name), "example", lang)


def _part(name: str, part: str, lang: str) -> str:
    texts = catalogue(lang)
    return texts.part(name, part) if texts.has(name, part) else ""
