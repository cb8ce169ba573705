"""The texts of one language: the Fluent files under `locale/<language>/`, read once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from ..errors import PenultimateError, meant

LANGUAGES = ("en", "es", "de")


def check_language(code: str) -> str:
    """The language itself. Raises PenultimateError, naming what there is, when there is no such language."""
    if code not in LANGUAGES:
        raise PenultimateError(f"There is no language {code!r}{meant(code, LANGUAGES)}. There are: en, es, de.")
    return code


def text_name(*parts: str) -> str:
    """The name under which something is said: `help`, `house.jump_in` is `help-house-jump-in`; `+` is `plus`."""
    words = (part.replace("+", "-plus").replace(".", "-").replace("_", "-").replace(" ", "-") for part in parts)
    return "-".join(word.strip("-").lower() for word in words)


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


class Catalogue:
    """All texts of one language by name. A text may carry others with it (its attributes)."""

    def __init__(self, code: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.code = check_language(code)
        self.bundle: Any = FluentBundle([code], use_isolating=False)
        for entry in sorted(resources.files("penultimate").joinpath("locale", code).iterdir(), key=str):
            if entry.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def has(self, name: str, part: str | None = None) -> bool:
        """Whether there is a text of that name, or that part of it."""
        if not self.bundle.has_message(name):
            return False
        return part is None or part in self.bundle.get_message(name).attributes

    def say(self, name: str, /, **gaps: object) -> str:
        """The text with its gaps filled. Raises KeyError for a name or a gap that is missing."""
        return self._filled(name, self.bundle.get_message(name).value, gaps)

    def part(self, name: str, part: str, /, **gaps: object) -> str:
        """A part of a text, such as its example. Raises KeyError."""
        return self._filled(f"{name}.{part}", self.bundle.get_message(name).attributes[part], gaps)

    def _filled(self, name: str, pattern: Any, gaps: dict[str, object]) -> str:
        if pattern is None:
            raise KeyError(name)
        text, errors = self.bundle.format_pattern(pattern, gaps)
        if errors:
            raise KeyError(f"{name}: {errors[0]}")
        return str(text)

    def row(self, items: Iterable[str]) -> str:
        """Several words in a row: "a, b and c"."""
        *first, last = items
        return self.say("row-of", first=", ".join(first), last=last) if first else last


@cache
def catalogue(code: str) -> Catalogue:
    """The texts of a language, read once. Raises PenultimateError for one that there is not."""
    return Catalogue(code)
