"""Settings of a table: what is played there, by how many, who may watch, how long one may think."""

from __future__ import annotations

from typing import Literal

import msgspec

from penultimate.errors import PenultimateError
from penultimate.rules.ruleset import RuleSet

from .limits import Limits
from .refusals import Refusal

Timers = Literal["off", "relaxed", "quick", "days"]
TIMERS_MS: dict[str, int | None] = {"off": None, "relaxed": 60_000, "quick": 15_000, "days": 2 * 86_400_000}
"""How long a question waits for an answer, in milliseconds. None: for ever."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """Times are in milliseconds. `bots` fills empty seats with that kind; None starts only with every seat
    taken. `edition` is the text of an edition somebody wrote, which `rules` names; "" for those there are.

    `answer_ms` is the even pace at which timed tables answer what only a hidden card decides (lay what was
    drawn or keep it): every answer, forced or free, is entered at that moment; 0 leaves it to the people.
    """

    rules: str = "classic"
    seats: int = 4
    watch: Literal["everyone", "nobody"] = "everyone"
    timers: Timers = "relaxed"
    bots: str | None = "simple"
    leaving: Literal["bot", "skip"] = "bot"
    chat: bool = False
    private_ms: int = 1500
    catch_ms: int = 1000
    takeover_ms: int = 30_000
    pace_ms: int = 1200
    answer_ms: int = 3000
    edition: str = ""

    @property
    def think_ms(self) -> int | None:
        """How long a question waits, None for ever."""
        return TIMERS_MS[self.timers]


BOUNDS = {
    "private_ms": (0, 10_000),
    "catch_ms": (0, 10_000),
    "takeover_ms": (0, 600_000),
    "pace_ms": (0, 10_000),
    "answer_ms": (0, 60_000),
}


def checked(settings: Settings, limits: Limits, kinds: tuple[str, ...]) -> Settings:
    """The settings with the rule set in its canonical text. Raises Refusal("rules") or
    Refusal("malformed")."""
    for name, (low, high) in BOUNDS.items():
        if not low <= getattr(settings, name) <= high:
            raise Refusal("malformed", f"{name} is from {low} to {high}")
    if settings.bots is not None and settings.bots not in kinds:
        raise Refusal("malformed", f"bots are of a kind of {', '.join(kinds)}")
    if len(settings.rules) > limits.rules_length:
        raise Refusal("too_big", f"a rule set has at most {limits.rules_length} characters")
    if len(settings.edition) > limits.edition_length:
        raise Refusal("too_big", f"an edition has at most {limits.edition_length} characters here")
    if not 2 <= settings.seats <= limits.seats:
        raise Refusal("rules", f"a table has 2 to {limits.seats} seats")
    try:
        rules = RuleSet.parse(settings.rules, settings.edition)
        rules.tables(settings.seats)
    except PenultimateError as error:
        raise Refusal("rules", str(error)) from error
    return msgspec.structs.replace(settings, rules=rules.text)
