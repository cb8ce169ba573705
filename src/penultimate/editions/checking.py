"""The checks an edition of one's own has to pass, one after the other; the first mistake is told with its line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

from ..errors import BadEdition, PenultimateError, meant
from ..kernel.draft import LETTERS, LIGHT, Face
from ..kernel.homemade import Known, check_home_made, check_names, programs_done_by
from ..kernel.needs import fittings
from ..kernel.programs import BadProgram, parse
from ..kernel.vocabulary import DEVICES, TOKENS
from . import mixing
from .machinery import (
    USUAL,
    card_programs,
    known_numbers,
    machineries,
    machinery,
    parted,
    spaced,
)
from .places import Places
from .register import NEVER, WHOLE, edition, edition_names, read_deck, signs

LONGEST_NAME = 40
MOST_COPIES = 60
MOST_WEIGHTS = 64
SIGN = re.compile(r"\d{1,2}[a-z]?|\+\d{1,2}[a-z]?|(?!d\d)[a-z][a-z0-9]{0,9}")
WILD = re.compile(r"W(?!D)[a-z0-9+]{0,9}|" + SIGN.pattern)
TOP = {
    "title": str,
    "seats": list,
    "hand": int,
    "colours": int,
    "teams": bool,
    "alone": bool,
    "going_out": list,
}
# What stands in each table, and what its keys are: signs of the deck, or names.
TABLES: dict[str, tuple[type, str]] = {
    "deck": (object, "deck"),
    "effects": (str, "sign"),
    "first": (str, "sign"),
    "last": (str, "sign"),
    "reply": (str, "sign"),
    "points": (int, "sign"),
    "ranks": (int, "sign"),
    "drawn": (int, "sign"),
    "guards": (str, "sign"),
    "answers": (list, "sign"),
    "names": (str, "sign"),
    "signs": (str, "sign"),
    "sets": (str, "name"),
    "devices": (list, "name"),
    "programs": (str, "name"),
    "match": (list, "match"),
    "numbers": (int, "number"),
    "options": (object, "option"),
}
WORDS = {int: "a number", str: "text in quotes", list: "a list", dict: "a table", bool: "true or false"}
PROGRAMS = ("effects", "first", "last", "reply", "programs")


def own_name(title: str) -> str:
    """The name of an edition of one's own, made of its title: "Storm Night" is `storm_night`."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_") or "own"


class Checker:
    """Looks through one edition as TOML has read it."""

    def __init__(self, table: dict[str, Any], places: Places, file: str) -> None:
        self.table = table
        self.places = places
        self.file = file
        self.like = "classic"

    def fail(self, reason: str, table: str = "", key: str = "", part: str = "") -> BadEdition:
        """The error for a mistake at a key."""
        return BadEdition(self.file, self.places.of(table, key, part), reason)

    def check(self, read_option: Callable[[str, str], object]) -> None:
        """Every check, in the order of reading. Raises BadEdition."""
        self.top()
        self.tables()
        self.deck()
        self.keys()
        self.values()
        self.devices()
        for table in PROGRAMS:
            for key, text in self.table.get(table, {}).items():
                self.program(table, key, text)
        self.circles()
        self.machinery()
        for key, value in self.table.get("options", {}).items():
            try:
                read_option(key, str(value).lower() if isinstance(value, bool) else str(value))
            except PenultimateError as error:
                raise self.fail(str(error), "options", key) from error

    # -------------------------------------------------------------- shape

    def top(self) -> None:
        """The lines above the tables."""
        for key, value in self.table.items():
            if key not in TOP and key not in TABLES:
                raise self.fail(f"an edition has no {key!r}{meant(key, (*TOP, *TABLES))}", "", key)
            if key in TOP and type(value) is not TOP[key]:
                raise self.fail(f"{key} is {WORDS[TOP[key]]}", "", key)
        for key, example in (("title", '"Storm"'), ("seats", "[2, 10]"), ("hand", "7")):
            if key not in self.table:
                raise self.fail(f"there is no {key}; write {key} = {example}")
        title, seats, hand = self.table["title"], self.table["seats"], self.table["hand"]
        if not title.strip() or len(title) > LONGEST_NAME or not title.isprintable():
            raise self.fail(f"a title is one line of 1 to {LONGEST_NAME} characters", "", "title")
        if own_name(title) in edition_names():
            raise self.fail(f"there is an edition {title!r} already: give yours another title", "", "title")
        if len(seats) != 2 or not all(type(n) is int for n in seats) or not 2 <= seats[0] <= seats[1] <= 16:
            raise self.fail("seats are the fewest and the most, such as [2, 10]; 2 to 16", "", "seats")
        if not 1 <= hand <= 15:
            raise self.fail("a hand is 1 to 15 cards", "", "hand")
        if not 0 <= self.table.get("colours", 4) <= 4:
            raise self.fail("a deck has 0 to 4 colours", "", "colours")
        for text in self.table.get("going_out", []):
            if not isinstance(text, str) or spaced(text) not in {
                spaced(step) for name in edition_names() for step in edition(name).going_out
            }:
                raise self.fail(f"{text!r} does not run as a round ends in any edition", "", "going_out")

    def tables(self) -> None:
        """What stands in the tables is of the right sort."""
        for name, (sort, _) in TABLES.items():
            table = self.table.get(name, {})
            if not isinstance(table, dict):
                raise self.fail(f"{name} is a table: write [{name}] and its lines below", "", name)
            for key, value in table.items():
                if not isinstance(value, sort) or (sort is int and isinstance(value, bool)):
                    raise self.fail(f"{key} is {WORDS[sort]}, not {value!r}", name, key)
        if "deck" not in self.table:
            raise self.fail(
                "there is no deck; write [deck] and below it: coloured = { 1-9 = 2 }".replace("1-9", '"1-9"')
            )

    # -------------------------------------------------------------- deck

    def deck(self) -> None:
        """Every card of the deck."""
        deck = self.table["deck"]
        parts = ("coloured", "wild", *LIGHT, "pairs", "order")
        for part, cards in deck.items():
            if part not in parts:
                raise self.fail(f"a deck has no {part!r}{meant(part, parts)}", "deck", part)
            if part not in ("pairs", "order"):
                if not isinstance(cards, dict):
                    raise self.fail(f"{part} is a table, such as {{ skip = 2 }}", "deck", part)
                for sign, copies in cards.items():
                    self.card(f"deck.{part}", sign, copies, wild=part == "wild")
        if "pairs" in deck:
            self.pairs(deck)
        try:
            cards = read_deck(deck)
        except (ValueError, KeyError, IndexError) as error:
            raise self.fail(f"the pairs cannot be read: {error}", "deck", "pairs") from error
        self.faces = list(dict.fromkeys(face for pair in cards for face in pair if face is not None))
        needed = self.table["seats"][0] * self.table["hand"] + 1
        if sum(cards.values()) < needed:
            count = sum(cards.values())
            raise self.fail(f"{count} cards are too few: {needed} are dealt at the smallest table", "deck")

    def card(self, part: str, sign: str, copies: object, wild: bool) -> None:
        """One line of a deck."""
        for one in signs(sign):
            if not (WILD if wild else SIGN).fullmatch(one):
                like = "Wstorm, W+6 or a word" if wild else "7, +2, skip or a word of up to ten small letters"
                raise self.fail(f"{one!r} is no sign of a card; signs are like {like}", part, sign)
        if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise self.fail(f"{sign}: copies are 1 to {MOST_COPIES}", part, sign)

    def pairs(self, deck: dict[str, Any]) -> None:
        """Cards with two faces."""
        order = deck.get("order", "")
        if not isinstance(order, str) or sorted(order) != sorted(LIGHT):
            raise self.fail('order says which colours the columns of pairs are: order = "BGRY"', "deck", "order")
        if not isinstance(deck["pairs"], dict):
            raise self.fail("pairs is a table", "deck", "pairs")
        for sign, cells in deck["pairs"].items():
            self.card("deck.pairs", sign, 1, wild=sign.startswith("W"))
            if not isinstance(cells, str) or cells.count("|") not in (0, 3):
                raise self.fail("four cells parted by |, or one for a wild", "deck.pairs", sign)
            for code in cells.replace("|", " ").split():
                if code[0] == "W" and WILD.fullmatch(code):
                    continue
                if code[0] not in LETTERS[len(LIGHT) :] or not SIGN.fullmatch(code[1:]):
                    raise self.fail(f"{code!r} is no dark face, such as K5, Vskip or W", "deck.pairs", sign)

    # -------------------------------------------------------------- tables of signs and names

    def keys(self) -> None:
        """The keys of tables are signs that the deck has, or names there are."""
        known = {face.sign for face in self.faces} | {face.symbol for face in self.faces}
        elsewhere = set(mixing.signs())  # cards of other editions, which may be mixed in
        icons = {f"*{face.icon}" for face in self.faces if face.icon}
        for name, (_, sort) in TABLES.items():
            for key in self.table.get(name, {}):
                if sort == "sign" and key != "*" and key not in known | icons | elsewhere:
                    raise self.fail(f"the deck has no {key!r}{meant(key, known)}", name, key)
                if sort == "match" and key != "alike":
                    raise self.fail(f"match has only alike, not {key!r}", name, key)
                if sort == "number" and key not in known_numbers():
                    raise self.fail(f"there is no number {key!r}{meant(key, known_numbers())}", name, key)
                if sort == "name" and not re.fullmatch(r"[a-z][a-z0-9_]{0,19}", key):
                    raise self.fail(f"{key!r} is no name: a small word", name, key)

    def values(self) -> None:
        """Values that are words or numbers of a certain sort."""
        tables = self.table
        for name, low, high in (("points", 0, 1000), ("ranks", -1, 99), ("drawn", 0, 20), ("numbers", 0, 999)):
            for key, value in tables.get(name, {}).items():
                if not low <= value <= high:
                    raise self.fail(f"{key} = {value}: give {low} to {high}", name, key)
        for key, token in tables.get("guards", {}).items():
            if token not in TOKENS:
                raise self.fail(f"there is no token {token!r}; there are {', '.join(TOKENS)}", "guards", key)
        symbols = {face.symbol for face in self.faces}
        for table, key, words in [
            *(("answers", key, words) for key, words in tables.get("answers", {}).items()),
            *(("match", "alike", str(group).split()) for group in tables.get("match", {}).get("alike", [])),
        ]:
            for word in words:
                if word not in symbols:
                    raise self.fail(f"the deck has no {word!r}{meant(str(word), symbols)}", table, key)
        for key, text in tables.get("sets", {}).items():
            for word in text.split() or [""]:
                if word not in ("all", "number") and not any(stands_for(word, face) for face in self.faces):
                    raise self.fail(f"no card of the deck is {word!r}", "sets", key)
        for table in ("names", "signs"):
            for key, text in tables.get(table, {}).items():
                if not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
                    raise self.fail(f"one line of 1 to {LONGEST_NAME} characters", table, key)

    def devices(self) -> None:
        """Weights of devices."""
        for key, weights in self.table.get("devices", {}).items():
            if key not in DEVICES:
                raise self.fail(f"there is no device {key!r}{meant(key, DEVICES)}", "devices", key)
            good = all(type(weight) is int and 0 <= weight <= 1000 for weight in weights)
            if not good or not 1 <= len(weights) <= MOST_WEIGHTS or not sum(weights):
                raise self.fail(f"the weights of a device are 1 to {MOST_WEIGHTS} numbers", "devices", key)

    # -------------------------------------------------------------- programs

    def program(self, table: str, key: str, text: str) -> None:
        """One program: public verbs that go forward, or one that an edition which comes with Penultimate runs."""
        if text in {"first": ("redraw",), "last": (NEVER,)}.get(table, ()):
            return
        whole = table == "programs" and key in WHOLE
        try:
            if whole or spaced(text) not in card_programs():
                own = self.before_whole(key, text) if whole else text
                if whole and (step := first_question(own)):
                    raise BadProgram(step, "nothing can be asked, and no penalty set, before a turn or a draw")
                check_home_made(own, self.known(), self.coloured(table, key))
            check_names(text.replace("NEXT", ""), self.known())
        except BadProgram as error:
            raise self.fail(f"{error.step}: {error.reason}", table, key, error.step) from error

    def coloured(self, table: str, key: str) -> bool:
        """Whether a colour is active when a program begins: it is that of a card, and not of a wild."""
        return table != "programs" and not any(face.wild for face in self.faces if key in ("*", face.sign, face.symbol))

    def before_whole(self, key: str, text: str) -> str:
        """The steps of one's own before a turn, a draw, a deal or the next turn, which end in one that is known."""
        parts = parted(key, text)
        if parts is None:
            raise self.fail(
                f"{key} is the machine's: put steps of your own before one that is known, such as {USUAL[key]!r}",
                "programs",
                key,
            )
        return parts[0]

    def machinery(self) -> None:
        """Whole programs, ends and numbers are those of one edition, with the devices they use."""
        programs, numbers = self.table.get("programs", {}), self.table.get("numbers", {})
        whole = {key: parts[1] for key in WHOLE if key in programs and (parts := parted(key, programs[key]))}
        names = machineries().get(machinery(whole, self.table.get("going_out", ()), numbers))
        self.like = names[0] if names and (whole or numbers) else "classic"
        if names is None:
            table, key = ("programs", next(iter(whole))) if whole else ("numbers", next(iter(numbers), ""))
            if not whole and not numbers:
                table, key = "", "going_out"
            raise self.fail(
                "how turns run goes together: whole programs, [numbers] and going_out have to be those of one edition; "
                "begin with a copy of it: penultimate editions new FILE --from EDITION",
                table,
                key,
            )
        if not any(set(edition(name).devices) <= set(self.table.get("devices", {})) for name in names):
            wanted = ", ".join(edition(names[0]).devices)
            raise self.fail(f"how turns run needs [devices] {wanted}, as in {names[0]}", "devices")

    def known(self) -> Known:
        """What the programs of this edition may name."""
        sets, programs, devices, numbers = (self.table.get(t, {}) for t in ("sets", "programs", "devices", "numbers"))
        return Known(sets, programs, devices, fittings(programs, devices, numbers, self.table.get("teams", False)))

    def circles(self) -> None:
        """No program does itself, by whatever way round."""
        programs = self.table.get("programs", {})

        for start in programs:
            reached, waiting = set[str](), [*programs_done_by(programs[start])]
            while waiting:
                name = waiting.pop()
                if name not in reached:
                    reached.add(name)
                    waiting += programs_done_by(programs.get(name, ""))
            if start in reached:
                raise self.fail(f"{start} does itself again: a program may not go in a circle", "programs", start)


def first_question(text: str) -> str | None:
    """The first step of a program that asks somebody something or sets a penalty, None when none does."""
    return next(
        (step.text for step in parse(text, complete=False)[0] if step.verb.pattern[0] in ("ask", "penalty")), None
    )


def stands_for(word: str, face: Face) -> bool:
    """Whether a word of a set may mean a face."""
    return bool(word) and word in (face.code, face.sign, face.symbol, face.colour)
