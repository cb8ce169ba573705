"""The texts of prompts, read from the data files beside this one; hosts may bring their own."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True)
class Prompt:
    """One prompt: what to do, the same for a table that only types, and whether it lasts until the next turn."""

    number: int
    text: str
    typed: str
    lasting: bool = False


FREE_TEXT = 0  # the number of the rule a table wrote itself


@cache
def _read(name: str) -> dict[str, list[Any]]:
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _prompts(entries: list[dict[str, str]], first: int, name: str, language: str) -> tuple[Prompt, ...]:
    """The prompts of a list. English says which of them last; every other language says the same things in its own
    words."""
    words = [(entry["text"], entry["typed"]) for entry in entries] if language == "en" else _read(language)[name]
    return tuple(
        Prompt(number, text, typed, entry.get("type") == "lasting")
        for number, (entry, (text, typed)) in enumerate(zip(entries, words, strict=True), start=first)
    )


def list_names() -> tuple[str, ...]:
    """The lists of dares."""
    return tuple(_read("dares"))


@cache
def dares(name: str, language: str = "en") -> tuple[Prompt, ...]:
    """A list of dares, numbered from 1 to 16."""
    return _prompts(_read("dares")[name], 1, name, language)


@cache
def dances(language: str = "en") -> tuple[Prompt, ...]:
    """The dances, numbered from 0."""
    return _prompts(_read("dances")["dances"], 0, "dances", language)


@cache
def faces(language: str = "en") -> tuple[Prompt, ...]:
    """The ten faces, one for each number card; they always last."""
    return _prompts(_read("faces")["faces"], 0, "faces", language)


def lasting_numbers(name: str, kind: str) -> int:
    """Mask of the numbers whose prompts last until the next turn: as listed, all, or none of them."""
    if kind == "instant":
        return 0
    if kind == "lasting":
        return (1 << 17) - 1
    return sum(1 << prompt.number for prompt in dares(name) if prompt.lasting)
