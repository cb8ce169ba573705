"""Languages: every sentence for people comes from the Fluent files under `locale/<language>/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from . import events as ev
from .cards import COLOUR_NAMES, Card
from .errors import PenultimateError, meant
from .notation import NAMES

LANGUAGES = ("en", "es", "de")


class Language:
    """One language: `say(id, ...)` is a sentence, `card` and `event` put things into words."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise PenultimateError(f"there is no language {code!r}{meant(code, LANGUAGES)}")
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        for entry in sorted(resources.files(__package__).joinpath("locale", code).iterdir(), key=str):
            if entry.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def has(self, name: str) -> bool:
        """Whether there is a sentence of that name."""
        return self.bundle.has_message(name)

    def say(self, name: str, /, **values: object) -> str:
        """The sentence of that name with its gaps filled. Raises KeyError for a name or gap that is missing."""
        message = self.bundle.get_message(name)
        assert message.value is not None
        text, errors = self.bundle.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"{name}: {errors[0]}")
        return str(text)

    def colour(self, letter: str) -> str:
        """The name of a colour."""
        return self.say(f"colour-{COLOUR_NAMES[letter]}")

    def card(self, card: Card) -> str:
        """A card in words; one that somebody made up goes by its code."""
        from .paper.errors import PaperError
        from .paper.faces import in_words

        try:
            return in_words(str(card), self.code)
        except PaperError:
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
            elif key in ("seat", "other", "by", "to", "challenged", "accused", "dealer", "winner"):
                values[key] = names[value] if isinstance(value, int) else "nobody"
            elif key == "colour":
                values[key] = self.colour(value)
            else:
                values[key] = value if value is not None else "hidden"
        return self.say(f"event-{NAMES[type(event)].replace('_', '-')}", **values)


@cache
def language(code: str) -> Language:
    """The language of that code. Raises PenultimateError naming the nearest."""
    return Language(code)
