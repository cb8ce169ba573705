"""Reads files of rule cases: YAML, one document each, every value as text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from ..errors import PenultimateError

KEYS = {
    "id",
    "title",
    "edition",
    "preset",
    "options",
    "given",
    "do",
    "expect",
    "variants",
    "source",
    "choice",
    "difficulty",
    "disputed",
}
VARIED = ("edition", "preset", "options", "given", "do", "expect")


class BadCase(PenultimateError):
    """A case that cannot be run because it is written wrongly; it counts as not holding."""


class NotYet(PenultimateError):
    """A case that needs something this version does not know yet; it is skipped."""


@dataclass(frozen=True)
class Trial:
    """One case, or one variant of it (`E012/1`), ready to run."""

    id: str
    given: dict[str, Any]
    do: list[str]
    expect: dict[str, Any]
    edition: str = "classic"
    preset: str = "official"
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """A case with its variants. `disputed` is the reason why we hold it to be wrong, or empty."""

    id: str
    title: str
    trials: tuple[Trial, ...]
    disputed: str = ""


def read_cases(path: Path) -> Iterator[Case | BadCase]:
    """The cases of a file; a document that is no case comes out as the error it is."""
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        yield BadCase(f"{path}: {' '.join(str(error).split())}")
        return
    seen: set[str] = set()
    for document in documents:
        if document in (None, ""):
            continue
        try:
            case = read_case(document)
            if case.id in seen:
                raise BadCase(f"{case.id}: the id stands twice")
            seen.add(case.id)
            yield case
        except BadCase as error:
            yield BadCase(f"{path}: {error}")


def read_case(document: Any) -> Case:
    """One document as a case. Raises BadCase naming id and key."""
    if not isinstance(document, dict) or "id" not in document:
        raise BadCase("a case is a mapping with an id")
    name = str(document["id"])
    for key in document:
        if key not in KEYS:
            raise BadCase(f"{name}: unknown key {key!r}")
    for key in ("given", "do", "expect"):
        if key not in document:
            raise BadCase(f"{name}: {key} is missing")
    base = {key: document[key] for key in VARIED if key in document}
    trials = [trial(name, base)]
    for number, variant in enumerate(document.get("variants") or [], start=1):
        if not isinstance(variant, dict) or "expect" not in variant or set(variant) - set(VARIED):
            raise BadCase(f"{name}/{number}: a variant has its own expect, and replaces {', '.join(VARIED)}")
        trials.append(trial(f"{name}/{number}", base | variant))
    return Case(name, str(document.get("title", "")), tuple(trials), str(document.get("disputed", "")))


def trial(name: str, keys: dict[str, Any]) -> Trial:
    """One trial from its keys, checked for shape."""
    for key, kind in (("given", dict), ("do", list), ("expect", dict), ("options", dict)):
        value = keys.get(key) or kind()
        if not isinstance(value, kind):
            raise BadCase(f"{name}: {key} is not a {'mapping' if kind is dict else 'list'}")
        keys = keys | {key: value}
    return Trial(
        name,
        keys["given"],
        [str(entry) for entry in keys["do"]],
        keys["expect"],
        str(keys.get("edition", "classic")),
        str(keys.get("preset", "official")),
        keys["options"],
    )
