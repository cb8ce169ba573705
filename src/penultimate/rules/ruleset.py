"""A rule set: an edition and the value of every option, and the one line of text that says so.

    EDITION [PRESET ...] [+RULE[=VALUE] ...] [-RULE ...] [KEY=VALUE ...]

Lists are parted by commas, the later of two wins, `classic` alone is `official`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import resources

from ..cards import Deck
from ..editions import Edition, edition, edition_names, own_edition
from ..errors import BadNotation, RuleConflict, meant
from ..kernel.compile import compile_draft, has_races
from ..kernel.draft import Draft, of_face
from ..kernel.registers import Tables
from . import OPTIONS, RULES, SWITCHES
from .option import Option, Rule, Value, Values


@cache
def presets() -> dict[str, dict[str, str]]:
    """The named bundles of options, in the order they are offered."""
    text = resources.files(__package__).joinpath("presets.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def option(key: str) -> Option:
    """The option of that name. Raises BadNotation with the nearest name when there is none."""
    if key not in OPTIONS:
        raise BadNotation(key, f"there is no such option{meant(key, OPTIONS)}")
    return OPTIONS[key]


@dataclass(frozen=True)
class RuleSet:
    """What is played: an edition and options. Equal rule sets have equal texts.

    `own` is the text of the edition where it is one that somebody wrote, "" where it comes with Penultimate.
    """

    text: str
    own: str = ""

    @classmethod
    def parse(cls, text: str, own: str = "", file: str = "edition") -> RuleSet:
        """The rule set a line describes. Raises BadNotation for a word it cannot read (naming the one that was
        meant), RuleConflict for rules that cannot stand together, BadEdition for a mistake in an edition of one's
        own, which is called `file` then.

        >>> RuleSet.parse("classic -stacking +jump-in uno.penalty=4").text
        'classic house.jump_in=numbers uno.penalty=4'
        """
        words = text.split()
        if not words:
            raise BadNotation(text, "a rule set begins with an edition, such as 'classic'")
        name = words[0]
        if own:
            source = own_edition(own, file, _read_option)
            if name != source.name:
                raise BadNotation(name, f"the edition that was given is {source.name!r}")
        elif name not in edition_names():
            known = (*edition_names(), *presets())
            raise BadNotation(name, f"there is no such edition{meant(name, known)}")
        else:
            source = edition(name)
        values = _defaults(source)
        for word in words[1:]:
            _read_word(word, values, source)
        return cls.of(source, values, own)

    @classmethod
    def of_edition(cls, own: str, more: str = "", file: str = "edition") -> RuleSet:
        """The rule set of an edition somebody wrote, and more words behind it. Raises as `parse` does."""
        name = own_edition(own, file, _read_option).name
        return cls.parse(f"{name} {more}", own, file)

    @classmethod
    def of(cls, source: Edition, values: Values, own: str = "") -> RuleSet:
        """The rule set of an edition with these values. Raises RuleConflict."""
        base = _defaults(source)
        for rule in RULES:
            reason = rule.conflict(values)
            if reason:
                raise RuleConflict(reason)
        changed = [f"{key}={OPTIONS[key].write(value)}" for key, value in sorted(values.items()) if value != base[key]]
        return cls(" ".join([source.name, *changed]), own)

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return own_edition(self.own, "edition", _read_option) if self.own else edition(self.text.split()[0])

    @cached_property
    def values(self) -> Values:
        """The value of every option. Not to be changed: `with_options` makes another rule set."""
        return _values(self)

    @property
    def teams(self) -> bool:
        """Whether seats opposite are partners."""
        return self.edition.teams or self.values.on("house.teams")

    @property
    def keeps_hands(self) -> bool:
        """Whether the next round is dealt on from what the last one left (editions.md 4.8)."""
        return self.values["match.kind"] == "lives"

    @property
    def fewest(self) -> int:
        """The fewest seats there can be."""
        return max(self.values.count("players.min"), 4 if self.teams else 0)

    @property
    def names(self) -> dict[str, str]:
        """The names of home-made cards, by sign."""
        return self.draft(self.fewest).names

    @property
    def races(self) -> bool:
        """Whether it can happen that the quickest press decides."""
        return has_races(self.tables(self.fewest))

    def with_options(self, **changes: str) -> RuleSet:
        """This rule set with some options set anew; keys are dotted names."""
        values = Values(self.values)
        for key, value in changes.items():
            values[key] = option(key).read(value)
        return RuleSet.of(self.edition, values, self.own)

    def draft(self, seats: int) -> Draft:
        """The rule set as a draft for `seats` seats, shaped by all rules. Raises RuleConflict."""
        values = self.values
        low, high = values.count("players.min"), values.count("players.max")
        if not low <= seats <= high:
            raise RuleConflict(f"{seats} seats: this rule set is for {low} to {high}")
        if self.teams and (seats % 2 or seats < 4):
            raise RuleConflict(f"{seats} seats cannot be partners two by two: sit down at 4, 6 or 8")
        draft = self.edition.draft(seats)
        for rule in RULES:
            rule.shape(draft, values)
        draft.numbers |= self.edition.numbers
        for pair in draft.deck:
            for face in pair:
                if face is not None:
                    # R23: a wild turned up first acts as a plain Wild; a coloured card as a plain card.
                    draft.open.setdefault(face.sign, of_face(draft.open, face, draft.open["W"] if face.wild else ""))
        return draft

    def tables(self, seats: int) -> Tables:
        """The compiled rule set for `seats` seats. Raises RuleConflict."""
        return _tables(self, seats)

    def deck(self, seats: int) -> Deck:
        """The kinds of card of this rule set, by number."""
        return _deck(self, seats)

    def __str__(self) -> str:
        return self.text


def _read_option(key: str, text: str) -> Value:
    """The value of an option as a text says it. Raises BadNotation."""
    return option(key).read(text)


def _defaults(source: Edition) -> Values:
    """The options as the edition sets them."""
    values = Values({key: entry.default for key, entry in OPTIONS.items()})
    values["players.min"], values["players.max"] = source.seats
    values["deal.hand_size"] = source.hand
    for key, value in source.options.items():
        values[key] = option(key).read(str(value))
    return values


def _read_word(word: str, values: Values, source: Edition) -> None:
    """One word of a rule set behind the edition."""
    if word[0] == "+":
        name, equals, value = word[1:].partition("=")
        rule = _switch(name)
        for key, default in rule.switched:
            values[key] = option(key).read(value if equals else default)
    elif word[0] == "-":
        for key, _ in _switch(word[1:]).switched:
            values[key] = option(key).default
    elif "=" in word:
        key, _, value = word.partition("=")
        values[key] = option(key).read(value)
    elif word in presets():
        # A preset is a base: what the edition itself sets stands on top of it.
        for key, value in presets()[word].items():
            if key not in source.options:
                values[key] = option(key).read(value)
    else:
        known = (*presets(), *(f"+{name}" for name in SWITCHES), *OPTIONS)
        raise BadNotation(word, f"neither a preset, +RULE, -RULE nor KEY=VALUE{meant(word, known)}")


def _switch(name: str) -> Rule:
    """The house rule that `+NAME` or `-NAME` means."""
    if name not in SWITCHES:
        raise BadNotation(name, f"there is no such house rule{meant(name, SWITCHES)}")
    return SWITCHES[name]


@lru_cache(maxsize=512)
def _values(rules: RuleSet) -> Values:
    source = rules.edition
    values = _defaults(source)
    for word in rules.text.split()[1:]:
        _read_word(word, values, source)
    return values


@lru_cache(maxsize=256)
def _deck(rules: RuleSet, seats: int) -> Deck:
    return Deck(rules.draft(seats))


@lru_cache(maxsize=256)
def _tables(rules: RuleSet, seats: int) -> Tables:
    try:
        return compile_draft(rules.draft(seats))
    except ValueError as error:
        raise RuleConflict(str(error)) from error
