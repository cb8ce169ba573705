"""What a sheet is made of: sentences that know the options and cards they come from, under headings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentence:
    """One sentence; `options` whose value it says, `cards` it is about (codes), and `changed`: the settings that
    differ from the edition as it comes (`house.stack=draw_two`)."""

    text: str
    options: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()

    @property
    def house(self) -> bool:
        """Whether a house rule says it."""
        return any(key.startswith("house.") for key in (*self.options, *self.changed))


@dataclass(frozen=True)
class CardRow:
    """One kind of card in the deck: codes to draw for it, its name, how many there are in all, what each counts when
    left in a hand ("" where no points are kept), what it does, and the settings that changed that."""

    cards: tuple[str, ...]
    name: str
    count: int
    points: str
    text: str
    changed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """A heading and its sentences; `name` is the same in every language."""

    name: str
    heading: str
    sentences: tuple[Sentence, ...]
