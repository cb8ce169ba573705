"""What the engine writes for people of a rule set: its rule sheet, and lessons. Kept once made, for a table asks for
it again and again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

from penultimate.language import check_language
from penultimate.language.sheet import Sheet, default_seats, sheet
from penultimate.rules.ruleset import RuleSet

from .catalogue import RulesAsked
from .lessons import Lesson, card_lesson, first_lesson
from .pages import Built


class Written:
    """Answers by what makes them and what is asked; the ones asked for last are kept."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._answers: OrderedDict[Hashable, Built] = OrderedDict()

    async def by(self, make: Callable[..., object], *asked: Hashable) -> Built:
        """The answer as JSON. Raises PenultimateError. It is made beside the loop: that takes a moment."""
        key = (make, *asked)
        found = self._answers.get(key)
        if found is None:
            found = await asyncio.to_thread(_built, make, *asked)
            self._answers[key] = found
            while len(self._answers) > self._kept:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        return found


def _built(make: Callable[..., object], *asked: object) -> Built:
    built = Built(msgspec.json.encode(make(*asked)), "application/json")
    _ = built.packed
    return built


def sheet_of(asked: RulesAsked, language: str) -> Sheet:
    """The rule sheet of a rule set."""
    rules = RuleSet.parse(asked.text, asked.edition)
    return sheet(rules, asked.seats or default_seats(rules.values), check_language(language))


def lesson_of(asked: RulesAsked, card: str, language: str) -> Lesson:
    """The lesson of a card at a rule set; the first lesson where no card is named."""
    check_language(language)
    return card_lesson(RuleSet.parse(asked.text, asked.edition), card, language) if card else first_lesson(language)
