"""What people read on paper, by language: `paper.ftl` under `locale/<language>/`."""

from __future__ import annotations

from penultimate.language.catalogue import LANGUAGES, catalogue, check_language, text_name

__all__ = ["LANGUAGES", "check_language", "say"]


def say(lang: str, key: str, /, **gaps: object) -> str:
    """One text of `paper.ftl`, its gaps filled; `pad.ask_out` is `paper-pad-ask-out`. KeyError for other keys."""
    return catalogue(lang).say(text_name("paper", key), **gaps)
