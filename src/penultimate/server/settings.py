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
    Who cannot press as fast as others has a head start in races, by seat; or races are drawn by lot (editions.md 3.4).
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
    races: Literal["pressed", "drawn"] = "pressed"
    head_starts_ms: tuple[int, ...] = ()
    edition: str = ""

    @property
    def think_ms(self) -> int | None:
        """How long a question waits, None for ever."""
        return TIMERS_MS[self.timers]


OF_PRESETS: dict[str, Timers] = {"kids": "relaxed", "tournament": "quick"}
"""The timers that presets imply: slow ones for children, fifteen seconds a turn in a tournament."""
HEAD_START_MS = 1500
BOUNDS = {
    "private_ms": (0, 10_000),
    "catch_ms": (0, 10_000),
    "takeover_ms": (0, 600_000),
    "pace_ms": (0, 10_000),
    "answer_ms": (0, 60_000),
}


def timers_of(rules: str) -> Timers | None:
    """The timers that the presets in a rule set's text imply, the later of two; None where none does."""
    found = [OF_PRESETS[word] for word in rules.split() if word in OF_PRESETS]
    return found[-1] if found else None


def read_settings(body: bytes) -> Settings:
    """Settings from a request; where it does not say which timers, those of its preset. Raises Refusal("malformed")."""
    try:
        settings = msgspec.json.decode(body or b"{}", type=Settings)
        given = msgspec.json.decode(body or b"{}", type=dict)
    except msgspec.DecodeError as error:
        raise Refusal("malformed", str(error)) from error
    implied = timers_of(settings.rules)
    if implied is None or "timers" in given:
        return settings
    return msgspec.structs.replace(settings, timers=implied)


def checked(settings: Settings, limits: Limits, kinds: tuple[str, ...]) -> Settings:
    """The settings with the rule set in its canonical text. Raises Refusal("rules") or
    Refusal("malformed")."""
    for name, (low, high) in BOUNDS.items():
        if not low <= getattr(settings, name) <= high:
            raise Refusal("malformed", f"{name} is from {low} to {high}")
    if len(settings.head_starts_ms) > settings.seats or not all(
        0 <= start <= HEAD_START_MS for start in settings.head_starts_ms
    ):
        raise Refusal("malformed", f"a seat has a head start of 0 to {HEAD_START_MS} ms")
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
