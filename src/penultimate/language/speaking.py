"""A language as the engine speaks it: cards, colours, events, options to choose from, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .. import events as ev
from ..cards import Card
from ..errors import BadNotation
from ..notation import NAMES
from .catalogue import capital, catalogue, text_name
from .naming import colour_in_words, in_words

# Fields of events that are seats, and are said by the names of who sits there.
SEATS = ("seat", "other", "by", "to", "challenged", "accused", "dealer", "winner")


class Language:
    """One language: `say(id, ...)` is a sentence, `card` and `event` put things into words."""

    def __init__(self, code: str) -> None:
        self.texts = catalogue(code)
        self.code = code
        self.has = self.texts.has
        self.say = self.texts.say

    def colour(self, letter: str) -> str:
        """The name of a colour."""
        return colour_in_words(letter, self.code)

    def card(self, card: Card) -> str:
        """A card in words; one that somebody made up goes by its code."""
        try:
            return in_words(str(card), self.code)
        except BadNotation:
            return str(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards in words."""
        return ", ".join(self.card(card) for card in cards)

    def event(self, event: ev.Event, names: Sequence[str]) -> str:
        """What happened, as one sentence. `names` are the seats' names."""
        values: dict[str, object] = {}
        for key, value in vars(event).items():
            if isinstance(value, Card):
                values[key] = self.card(value)
            elif key == "partners":
                pairs = sorted({tuple(sorted((seat, other))) for seat, other in enumerate(value)})
                values[key] = "; ".join(" + ".join(names[seat] for seat in dict.fromkeys(p)) for p in pairs)
            elif isinstance(value, tuple):
                values[key] = self.cards(value)
            elif isinstance(value, bool):
                values[key] = "yes" if value else "no"
            elif key in SEATS:
                values[key] = names[value] if isinstance(value, int) else "nobody"
            elif key == "colour":
                values[key] = self.colour(value)
            else:
                values[key] = value if value is not None else "hidden"
        return capital(self.say(text_name("event", NAMES[type(event)]), **values))


@cache
def language(code: str) -> Language:
    """The language of that code. Raises PenultimateError naming the nearest."""
    return Language(code)
