"""What people read on paper, by language: `cards.ftl` and `paper.ftl` under `locale/<language>/`."""

from __future__ import annotations

from penultimate.paper.errors import UnknownName

LANGUAGES = ("en", "es", "de")


def check_language(lang: str) -> str:
    """The language itself; UnknownName, naming what there is, when there is no such language."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


def _sentence(lang: str, name: str, gaps: dict[str, object]) -> str:
    # The engine's languages bring a parser along: not before something is said.
    from penultimate.language import language

    return language(check_language(lang)).say(name, **gaps)


def say(lang: str, key: str, /, **gaps: object) -> str:
    """One text of `paper.ftl`, its gaps filled; `pad.ask_out` is `paper-pad-ask-out`. KeyError for other keys."""
    return _sentence(lang, "paper-" + key.replace(".", "-").replace("_", "-"), gaps)


def card_word(lang: str, *path: str, **gaps: object) -> str:
    """One text of `cards.ftl`: `"wild", "rev+4"` is `card-wild-rev-plus4`, the empty symbol `plain`."""
    parts = [p.replace("+", "-plus").lstrip("-").replace("_", "-") or "plain" for p in path]
    return _sentence(lang, "-".join(["card", *parts]), gaps)
