"""A language as the engine speaks it: cards, colours, events, options to choose from, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from .. import events as ev
from .. import happenings as hap
from ..actions import Action
from ..cards import Card, read_card
from ..decisions import Decision
from ..errors import BadNotation
from ..notation import NAMES
from ..rules.ruleset import RuleSet
from .catalogue import capital, catalogue, text_name
from .naming import colour_in_words, in_words

# Fields of events that are seats, and are said by the names of who sits there.
SEATS = ("seat", "other", "by", "to", "challenged", "accused", "dealer", "winner", "target", "at")
# Fields that are words, and are said by a text of their own.
NAMED = {"token": "token", "device": "device", "role": "who"}


class Language:
    """One language: `say(id, ...)` is a sentence, `card` and `event` put things into words.

    `names` are those of home-made cards, by sign.
    """

    def __init__(self, code: str, names: Mapping[str, str] | None = None) -> None:
        self.texts = catalogue(code)
        self.names = names or {}
        self.code = code
        self.has = self.texts.has
        self.say = self.texts.say

    def colour(self, letter: str) -> str:
        """The name of a colour."""
        return colour_in_words(letter, self.code)

    def card(self, card: Card) -> str:
        """A card in words; a home-made one by the name it was given, or by its code."""
        if name := self.names.get(card.symbol):
            return name if card.wild else self.say("card-coloured", colour=self.colour(card.colour), symbol=name)
        try:
            return in_words(str(card), self.code)
        except BadNotation:
            return str(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards in words."""
        return ", ".join(self.card(card) for card in cards)

    def event(self, event: ev.Event, names: Sequence[str]) -> str:
        """What happened, as one sentence. `names` are the seats' names."""
        name = event_name(type(event))
        # What a device does is said in its own words, where it has some.
        own = text_name("result", event.device) if isinstance(event, hap.DeviceResult) else name
        return capital(self.say(own if self.has(own) else name, **self._gaps(event, names)))

    def reason(self, name: str, values: Mapping[str, int | str], names: Sequence[str]) -> str:
        """Why an action is refused, as one sentence: a reason by its name, with what fills its gaps."""
        gaps: dict[str, object] = {}
        for key, value in values.items():
            if key in SEATS:
                gaps[key] = names[int(value)]
            elif key in ("card", "top"):
                gaps[key] = self.card(read_card(str(value)))
            else:
                gaps[key] = self.colour(str(value)) if key == "colour" else value
        return capital(self.say(f"reason-{name}", **gaps))

    def question(self, decision: Decision, drawn: Card | None = None) -> str:
        """What a decision asks the seat it waits for; `drawn` is the card just drawn, where it is about that."""
        gaps = self._gaps(decision, ())
        return self.say(question_name(type(decision)), **gaps, drawn=self.card(drawn) if drawn else "-")

    def option(self, action: Action, names: Sequence[str], counts: Sequence[int], pending: int) -> str:
        """An action to choose, in words. `counts` are the sizes of the hands, `pending` the cards to be taken."""
        seat = getattr(action, "seat", None)
        gaps: dict[str, object] = {"count": 0, **self._gaps(action, names), "pending": pending}
        if seat is not None:
            gaps["count"] = counts[seat]
        return self.say(option_name(type(action)), **gaps)

    def _gaps(self, value: object, names: Sequence[str]) -> dict[str, object]:
        """The fields of an event, a decision or an action, as they stand in a sentence."""
        gaps: dict[str, object] = {}
        for key, field in vars(value).items():
            if isinstance(field, Card):
                gaps[key] = self.card(field)
            elif key == "partners":
                pairs = sorted({tuple(sorted((seat, other))) for seat, other in enumerate(field)})
                gaps[key] = "; ".join(" + ".join(names[seat] for seat in dict.fromkeys(p)) for p in pairs)
            elif isinstance(field, tuple):
                gaps[key] = ", ".join(self.card(one) if isinstance(one, Card) else str(one) for one in field)
            elif isinstance(field, bool):
                gaps[key] = "yes" if field else "no"
            elif key in SEATS:
                gaps[key] = names[field] if isinstance(field, int) and names else "nobody"
            elif key == "colour" and field is not None:
                gaps[key] = self.colour(field)
            elif key in NAMED and self.has(named := text_name(NAMED[key], str(field))):
                gaps[key] = self.say(named)
            else:
                gaps[key] = field if field is not None else "hidden"
        return gaps


def event_name(kind: type) -> str:
    """The name of the sentence for a kind of event."""
    return text_name("event", NAMES[kind])


def question_name(kind: type) -> str:
    """The name of the question for a kind of decision: TakeTurn is `ask-take-turn`."""
    return f"ask-{_words(kind)}"


def option_name(kind: type) -> str:
    """The name of the words for a kind of action: JumpIn is `option-jump-in`."""
    return f"option-{_words(kind)}"


def _words(kind: type) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower()


@cache
def language(code: str) -> Language:
    """The language of that code. Raises PenultimateError naming the nearest."""
    return Language(code)


def language_for(rules: RuleSet, code: str) -> Language:
    """The language of that code as it is spoken at a table of these rules, where cards may be home-made."""
    names = rules.names
    return Language(code, names) if names else language(code)
