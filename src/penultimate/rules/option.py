"""Options and house rules: what they are, and how their values are read and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..errors import BadNotation, meant
from ..kernel.draft import Draft

Value = bool | int | str | tuple[str, ...]


class Values(dict[str, Value]):
    """The value of every option, by its dotted name."""

    def on(self, key: str) -> bool:
        """A switch."""
        return self[key] is True

    def count(self, key: str) -> int:
        """A number."""
        value = self[key]
        assert isinstance(value, int), key
        return int(value)

    def word(self, key: str) -> str:
        """A choice."""
        value = self[key]
        assert isinstance(value, str), key
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """A list."""
        value = self[key]
        assert isinstance(value, tuple), key
        return value


@dataclass(frozen=True)
class Option:
    """One option: a dotted name, its default, and which values it takes."""

    key: str
    default: Value
    values: tuple[str, ...] = ()  # of a choice, the default among them
    low: int = 0
    high: int = 99999
    item: Callable[[str], bool] | None = None  # of a list: what its items look like

    def read(self, text: str) -> Value:
        """The value a text stands for. Raises BadNotation, with what would do."""
        text = text.strip()
        if self.values:
            if text in self.values:
                return text
            raise BadNotation(f"{self.key}={text}", f"choose one of {', '.join(self.values)}{meant(text, self.values)}")
        if isinstance(self.default, bool):
            if text.lower() in ("true", "yes", "on"):
                return True
            if text.lower() in ("false", "no", "off"):
                return False
            raise BadNotation(f"{self.key}={text}", "choose true or false")
        if isinstance(self.default, tuple):
            items = tuple(part.strip() for part in text.strip("[]").split(",") if part.strip())
            for item in items:
                if self.item is not None and not self.item(item):
                    raise BadNotation(f"{self.key}={text}", f"{item!r} cannot stand in this list")
            return items
        if isinstance(self.default, int):
            if not (text.isascii() and text.isdigit() and len(text) <= 6):
                raise BadNotation(f"{self.key}={text}", f"give a number from {self.low} to {self.high}")
            if not self.low <= int(text) <= self.high:
                raise BadNotation(f"{self.key}={text}", f"give a number from {self.low} to {self.high}")
            return int(text)
        return text

    def write(self, value: Value) -> str:
        """`value` as text."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, tuple):
            return ",".join(value)
        return str(value)

    def index(self, values: Mapping[str, Value]) -> int:
        """The place of the chosen value among those of a choice."""
        return self.values.index(str(values[self.key]))


def choice(key: str, *values: str, default: str | None = None) -> Option:
    """An option with named values; the first is the default unless another is named."""
    return Option(key, default or values[0], values)


def switch(key: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(key, default)


def count(key: str, default: int, low: int = 0, high: int = 999) -> Option:
    """An option that is a number."""
    return Option(key, default, low=low, high=high)


def items(key: str, item: Callable[[str], bool]) -> Option:
    """An option that is a list, empty by default."""
    return Option(key, (), item=item)


Shape = Callable[[Draft, Values], None]
Conflict = Callable[[Values], str | None]


def _nothing(_draft: Draft, _values: Values) -> None:
    return


def _no_conflict(_values: Values) -> str | None:
    return None


@dataclass(frozen=True)
class Rule:
    """A rule of the game or of the house: its options, and what they do to a draft.

    `switched` is what `+NAME` sets: options and their values; empty for rules that are always there.
    `conflict` gives the reason why the rule cannot stand beside the other values, or None.
    """

    name: str
    options: tuple[Option, ...]
    shape: Shape = field(default=_nothing)
    switched: tuple[tuple[str, str], ...] = ()
    conflict: Conflict = field(default=_no_conflict)
