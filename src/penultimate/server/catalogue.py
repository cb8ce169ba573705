"""What there is to choose from, as the engine says it of itself: editions with their cards, presets, options,
house rules, bots. And for one rule set: the value of every option, or what to give up where two conflict.

Nothing here names a single edition, rule or option.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from penultimate.cards import Card
from penultimate.editions import edition_names
from penultimate.editions.starting import starting_text
from penultimate.errors import PenultimateError, RuleConflict
from penultimate.paper import decks
from penultimate.rules import OPTIONS, RULES
from penultimate.rules.option import Option
from penultimate.rules.ruleset import RuleSet, presets

from .bots import KINDS
from .settings import timers_of

WAYS = 4
"""How many ways out of a conflict are offered."""


class CardShown(msgspec.Struct, frozen=True):
    """A card of a deck, and how many of it there are."""

    card: str
    copies: int


class EditionShown(msgspec.Struct, frozen=True):
    """An edition: its name in rule sets, its title, for how many seats it is, its cards, and the few of them it is
    known by; of home-made cards, by sign, their names and the signs drawn on them."""

    name: str
    title: str
    seats: tuple[int, int]
    cards: list[CardShown]
    known_by: list[str] = []
    names: dict[str, str] = {}
    signs: dict[str, str] = {}


class OptionShown(msgspec.Struct, frozen=True):
    """An option: `kind` is switch, number, choice, list or text; values are as they stand in a rule set."""

    key: str
    kind: str
    default: str
    values: list[str] = []
    low: int = 0
    high: int = 0


class RuleShown(msgspec.Struct, frozen=True):
    """A rule with its options; `switched` is what `+NAME` sets, empty for rules that are always there."""

    name: str
    options: list[OptionShown]
    switched: dict[str, str]


class Catalogue(msgspec.Struct, frozen=True):
    """All there is to choose from. A preset is the options it sets; `starting` is the text of a small edition, to be
    changed into one's own."""

    editions: list[EditionShown]
    presets: dict[str, dict[str, str]]
    rules: list[RuleShown]
    bots: list[str]
    starting: str


class RulesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set to check, for a number of seats; `edition` is the text of an edition somebody wrote."""

    text: str = ""
    seats: int | None = None
    edition: str = ""


class CountedShown(msgspec.Struct, frozen=True):
    """How the rounds of an edition are written down with real cards: the scorepad of the page counts with this."""

    mode: str
    target: int
    knockout: int
    kinds: list[decks.Kind]


class RulesShown(msgspec.Struct):
    """A rule set in its canonical text, for how many seats it is, and the value of every option. `changed` are
    those that differ from the edition's own; `edition` is one that somebody wrote, and `counted` how it counts;
    `timers` are those that a preset in the text implies; `races` says whether the quickest press may decide."""

    rules: str
    seats: list[int]
    values: dict[str, str]
    changed: list[str]
    edition: EditionShown | None = None
    counted: CountedShown | None = None
    timers: str | None = None
    races: bool = False


class Way(msgspec.Struct, frozen=True):
    """A way out of a conflict: the word to give up, and the rule set without it."""

    without: str
    rules: str


@cache
def catalogue() -> Catalogue:
    """All there is to choose from; it does not change while the process lives."""
    names = sorted(edition_names(), key=lambda name: name != "classic")  # the one most people look for comes first
    return Catalogue(
        editions=[_edition(RuleSet.parse(name)) for name in names],
        presets={name: dict(sets) for name, sets in presets().items()},
        rules=[
            RuleShown(rule.name, [_option(option) for option in rule.options], dict(rule.switched)) for rule in RULES
        ],
        bots=list(KINDS),
        starting=starting_text("Storm"),
    )


def _edition(rules: RuleSet) -> EditionShown:
    source = rules.edition
    deck = rules.deck(source.seats[0])
    cards = [CardShown(str(card), copies) for card, copies in zip(deck.cards, deck.copies, strict=True)]
    known_by = _known_by(deck.cards)
    return EditionShown(source.name, source.title, source.seats, cards, known_by, source.names, source.signs)


def _known_by(cards: Sequence[Card]) -> list[str]:
    """At most three cards that stand for a deck: a number, what is rarest, an act of a colour."""
    numbers = [card for card in cards if card.number is not None]
    acts = [card for card in cards if card.number is None and not card.wild]
    rarest = [card for card in cards if card.wild] or acts
    number = [card for card in numbers if (card.colour, card.number) == ("R", 7)] or numbers
    act = [card for card in acts if card.colour == "B"] or acts
    return [str(card) for card in (*number[:1], *rarest[-1:], *act[:1])]


def _counted(own: str) -> CountedShown:
    usual = decks.scoring(own)
    return CountedShown(usual.mode, usual.target, usual.knockout, decks.own_kinds(own) if usual.mode != "none" else [])


def _option(option: Option) -> OptionShown:
    default = option.write(option.default)
    if option.values:
        return OptionShown(option.key, "choice", default, list(option.values))
    if isinstance(option.default, bool):
        return OptionShown(option.key, "switch", default, ["false", "true"])
    if isinstance(option.default, tuple):
        return OptionShown(option.key, "list", default)
    if isinstance(option.default, int):
        return OptionShown(option.key, "number", default, low=option.low, high=option.high)
    return OptionShown(option.key, "text", default)


def described(text: str, seats: int | None = None, own: str = "") -> RulesShown:
    """A rule set and what its options are; `own` is the text of an edition somebody wrote, whose name may be left out
    of the rule set then. Raises PenultimateError."""
    rules = RuleSet.parse(text, own) if text or not own else RuleSet.of_edition(own)
    if seats is not None:
        rules.tables(seats)
    values = {key: OPTIONS[key].write(value) for key, value in rules.values.items()}
    changed = [word.partition("=")[0] for word in rules.text.split()[1:]]
    fits = [rules.values.count("players.min"), rules.values.count("players.max")]
    edition, counted = (_edition(rules), _counted(own)) if own else (None, None)
    return RulesShown(rules.text, fits, values, changed, edition, counted, timers_of(text), rules.races)


def ways_out(text: str, seats: int | None = None, own: str = "") -> list[Way]:
    """The words of a rule set any one of which, given up, leaves rules that can stand together."""
    words = text.split()
    found: list[Way] = []
    for place in range(1, len(words)):
        try:
            rules = RuleSet.parse(" ".join(words[:place] + words[place + 1 :]), own)
            if seats is not None:
                rules.tables(seats)
        except PenultimateError:
            continue
        found.append(Way(words[place], rules.text))
    return found[:WAYS]


def is_conflict(error: PenultimateError) -> bool:
    """Whether rules cannot stand together, rather than a word that cannot be read."""
    return isinstance(error, RuleConflict)
