"""Loose parts: what lies on the table of an edition besides its deck, printed as cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from penultimate.language.catalogue import capital
from penultimate.paper.own import OwnCard
from penultimate.paper.words import say
from penultimate.rules.ruleset import RuleSet


def parts_of(rules: RuleSet, lang: str) -> list[OwnCard]:
    """The parts an edition needs, each with what it is for; an edition of one's own those of the one it is like."""
    table = tomllib.loads((files("penultimate.paper") / "parts.toml").read_text(encoding="utf-8"))
    found = table.get(rules.edition.like or rules.edition.name, {})
    return [
        OwnCard(
            capital(say(lang, f"part.{name}")), say(lang, f"part.{name}_for"), sign=one["sign"], copies=one["copies"]
        )
        for name, one in found.items()
    ]
