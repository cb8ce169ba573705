"""Decks, points and ways of counting as paper needs them: taken from the rule set that is played.

An edition is named, or is the text of one that somebody wrote: a pad keeps that text with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from penultimate.editions import edition_names
from penultimate.language.cardrows import points_of
from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.faces.codes import parse, sides
from penultimate.paper.faces.palette import DARK, LIGHT
from penultimate.rules.ruleset import RuleSet

Mode = Literal["winner", "own", "none"]
MODES: dict[str, Mode] = {"winner_takes": "winner", "own_points": "own", "none": "none"}
COLOURS = "RYGB"


@dataclass(frozen=True)
class Scoring:
    """How an edition is scored unless people agree otherwise: the mode, the target in points, and what a
    player knocked out by too many cards brings the winner."""

    mode: Mode
    target: int
    knockout: int


def editions() -> list[str]:
    """The names of all editions, in alphabetical order but for the classic one, which is first."""
    return sorted(edition_names(), key=lambda name: (name != "classic", name))


@dataclass(frozen=True)
class Kind:
    """Cards that count alike: a card that stands for them, and the points of each."""

    card: str
    points: int
    dark: bool


def is_own(edition: str) -> bool:
    """Whether this is the text of an edition that somebody wrote."""
    return "\n" in edition


def title_of(edition: str) -> str:
    """How an edition is called in a line of text."""
    return rules_of(edition).edition.title if is_own(edition) else edition


def check_edition(edition: str) -> str:
    """The edition itself; UnknownName, with the nearest one, when there is none."""
    if not is_own(edition) and edition not in edition_names():
        raise UnknownName("edition", edition, editions())
    return edition


@lru_cache(maxsize=64)
def rules_of(edition: str) -> RuleSet:
    """An edition as it comes. UnknownName when there is none, BadEdition where a text describes none."""
    return RuleSet.of_edition(edition) if is_own(edition) else RuleSet(check_edition(edition))


def seats_of(rules: RuleSet) -> int:
    """A number of seats that may play; where decks depend on it, four."""
    return min(max(4, rules.values.count("players.min")), rules.values.count("players.max"))


def deck_of(rules: RuleSet) -> list[str]:
    """The code of every card of a rule set, copies repeated, in the order of printing."""
    deck = rules.deck(seats_of(rules))
    order = {letter: place for place, letter in enumerate(COLOURS)}
    kinds = sorted(zip(deck.cards, deck.copies, strict=True), key=lambda kind: order.get(kind[0].colour, len(order)))
    return [str(card) for card, copies in kinds for _ in range(copies)]


def deck(edition: str) -> list[str]:
    """The code of every card of an edition, copies repeated, in the order of printing."""
    return deck_of(rules_of(edition))


def faces(edition: str) -> list[str]:
    """Every face of an edition once; of two-sided cards the light faces first, then the dark ones."""
    cards = [sides(code) for code in deck(edition)]
    return list(dict.fromkeys([card[0] for card in cards] + [card[1] for card in cards if len(card) == 2]))


def faces_by_colour(edition: str) -> list[str]:
    """Every face of an edition once, colour by colour, numbers first."""
    return sorted(faces(edition), key=_place)


def _place(code: str) -> tuple[int, bool, str]:
    """Colours in the order of the palette, light before dark, each side's wilds after its colours; numbers
    first.
    """
    what = parse(code)
    order = [*(s.letter for s in LIGHT), "W", *(s.letter for s in DARK), "/W", ""]
    row = order.index("/W" if what.dark and what.colour == "W" else what.colour)
    number = what.symbol[:1].isdigit()
    return row, not number, what.symbol.zfill(3) if number else ""


@lru_cache(maxsize=64)
def _points(edition: str) -> dict[str, int]:
    rules = rules_of(edition)
    draft = rules.draft(seats_of(rules))
    light = {face.code: points_of(draft, face) for face in draft.faces(0)}
    dark = {face.code: points_of(draft, face) for face in draft.faces(1)}
    return {**light, **{code: points for code, points in dark.items() if code not in light}} | {
        f"/{code}": points for code, points in dark.items()
    }


def points(edition: str, code: str) -> int:
    """What a card left in a hand counts; of a two-sided card its light face, `/W` a dark wild.

    PaperError where the edition keeps no points or has no such card.
    """
    if scoring(edition).mode == "none":
        raise PaperError(f"{title_of(edition)} counts no points. Count rounds won: --scoring none")
    known = _points(edition)
    face = sides(code)[0]
    if face not in known:
        raise PaperError(f"{title_of(edition)} has no card {face}.")
    return known[face]


def own_kinds(edition: str) -> list[Kind]:
    """The kinds of card of an edition that somebody wrote, by their signs: numbers first, wilds last. The colours
    take turns, for a colour counts nothing."""
    rules = rules_of(edition)
    draft = rules.draft(seats_of(rules))
    found: list[Kind] = []
    for side in (0, 1):
        alike: dict[tuple[bool, bool, int, str], list[Kind]] = {}
        for face in draft.faces(side):
            number = int(face.symbol) if face.digit else 0
            code = f"/{face.code}" if side and face.wild else face.code
            one = Kind(code, points_of(draft, face), bool(side))
            alike.setdefault((face.wild, not face.digit, number, face.sign), []).append(one)
        rows = sorted(alike.items(), key=lambda row: row[0][:3])
        found += [kinds[place % len(kinds)] for place, (_, kinds) in enumerate(rows)]
    return found


def scoring(edition: str) -> Scoring:
    """How an edition is scored unless people agree otherwise."""
    values = rules_of(edition).values
    return Scoring(MODES[values.word("score.mode")], values.count("match.target"), values.count("score.knockout"))
