"""The errors of Penultimate: all are ValueErrors that carry the offending text."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from types import MappingProxyType


class PenultimateError(ValueError):
    """Anything wrong with what was given; the message says what, and what to do."""


class BadNotation(PenultimateError):
    """Text that is not a card, an action, a table, a rule set or a record."""

    def __init__(self, text: str, reason: str, line: int | None = None) -> None:
        where = f"line {line}: " if line is not None else ""
        super().__init__(f"{where}{text!r}: {reason}")
        self.text = text
        self.reason = reason
        self.line = line


class AmbiguousAction(BadNotation):
    """Text that could mean more than one legal action."""


class IllegalAction(PenultimateError):
    """An action the rules do not allow now; nothing has changed. `name` is that of the text which says the reason
    to people, `values` fill its gaps: seats, cards, colours, counts."""

    def __init__(
        self, rule: str, reason: str, name: str = "", values: Mapping[str, int | str] = MappingProxyType({})
    ) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.name = name
        self.values = values


class RuleConflict(PenultimateError):
    """Two rules, or a rule and the number of seats, that cannot live together."""


class BadEdition(PenultimateError):
    """A mistake in an edition file, with file and line."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


def meant(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the nearest known word, or nothing."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"; did you mean {near[0]!r}?" if near else ""
