"""The rule sheet of a rule set, as the engine writes it: kept once made, for a table asks for it again and again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from penultimate.language import check_language
from penultimate.language.sheet import default_seats, sheet
from penultimate.rules.ruleset import RuleSet

from .catalogue import RulesAsked
from .pages import Built


class Sheets:
    """Sheets by rule set and language; the ones asked for last are kept."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._sheets: OrderedDict[tuple[RulesAsked, str], Built] = OrderedDict()

    async def of(self, asked: RulesAsked, language: str) -> Built:
        """The sheet as JSON. Raises PenultimateError. It is written beside the loop: that takes a moment."""
        found = self._sheets.get((asked, language))
        if found is None:
            found = await asyncio.to_thread(written, asked, language)
            self._sheets[asked, language] = found
            while len(self._sheets) > self._kept:
                self._sheets.popitem(last=False)
        self._sheets.move_to_end((asked, language))
        return found


def written(asked: RulesAsked, language: str) -> Built:
    """A sheet, written and packed."""
    check_language(language)
    rules = RuleSet.parse(asked.text, asked.edition)
    made = sheet(rules, asked.seats or default_seats(rules.values), language)
    built = Built(msgspec.json.encode(made), "application/json")
    _ = built.packed
    return built
