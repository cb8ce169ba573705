"""The leaflet of a rule set: what it says is a value, how it looks is a template.

`leaflet_for` is the one place where the engine's sentences come in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from penultimate.paper.errors import NotYet, PaperError
from penultimate.paper.faces import face, in_words
from penultimate.paper.papersize import paper
from penultimate.paper.typeset import typeset
from penultimate.paper.words import check_language, say


@dataclass(frozen=True)
class DeckRow:
    """One kind of card: the codes drawn for it, how many the deck holds in all, what each counts when left
    in a hand (None where no points are kept), and what it does.
    """

    cards: tuple[str, ...]
    count: int
    points: str | None
    sentence: str


@dataclass(frozen=True)
class Item:
    """One sentence of a section; with cards drawn beside it, and marked where a house rule says it."""

    sentence: str
    cards: tuple[str, ...] = ()
    house_rule: bool = False


@dataclass(frozen=True)
class Section:
    """A heading and its sentences."""

    heading: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Step:
    """One play of the example round: who, with which card, and what happened."""

    who: str
    card: str | None
    sentence: str


@dataclass(frozen=True)
class Leaflet:
    """A whole leaflet. `rule_set` is the line of text it belongs to, `lang` the language of its sentences."""

    title: str
    rule_set: str
    lang: str
    summary: tuple[str, ...]
    deck: tuple[DeckRow, ...]
    sections: tuple[Section, ...]
    example: tuple[Step, ...] = ()

    def __post_init__(self) -> None:
        check_language(self.lang)
        if not self.deck or not self.sections:
            raise PaperError("A leaflet needs a deck and at least one section.")


def leaflet_for(rule_set_text: str, lang: str) -> Leaflet:
    """The leaflet of a rule set such as "flip +stacking".

    NotYet until the engine's rule sets can say themselves.
    """
    check_language(lang)
    raise NotYet(
        f"The rules of {rule_set_text!r} cannot be printed yet: rule sets do not say their sentences so far."
        " Cards and score sheets print already: try 'print cards' and 'print scores'."
    )


def leaflet_pdf(leaflet: Leaflet, paper_name: str = "A4") -> bytes:
    """The leaflet as a tagged PDF (PDF/UA-1)."""
    sheet = paper(paper_name)
    lang = leaflet.lang
    faces: list[str] = []
    names: list[str] = []
    place: dict[str, int] = {}

    def drawn(codes: Sequence[str]) -> list[int]:
        for code in codes:
            if code not in place:
                place[code] = len(faces)
                faces.append(face(code, lang=lang))
                names.append(in_words(code, lang))
        return [place[c] for c in codes]

    data: dict[str, Any] = {
        "title": leaflet.title,
        "lang": lang,
        "width": sheet.width,
        "height": sheet.height,
        "rule_set": leaflet.rule_set,
        "summary": list(leaflet.summary),
        "deck": [
            {"cards": drawn(r.cards), "count": r.count, "points": r.points, "sentence": r.sentence}
            for r in leaflet.deck
        ],
        "sections": [
            {
                "heading": s.heading,
                "items": [{"sentence": i.sentence, "cards": drawn(i.cards), "house": i.house_rule} for i in s.items],
            }
            for s in leaflet.sections
        ],
        "example": [
            {"who": s.who, "cards": drawn([s.card] if s.card else []), "sentence": s.sentence} for s in leaflet.example
        ],
        "sum": sum(r.count for r in leaflet.deck),
        "words": {
            k: say(lang, f"leaflet.{k}")
            for k in (
                "deck",
                "cards",
                "count",
                "points",
                "meaning",
                "example",
                "house",
                "foot",
                "page",
                "total",
            )
        },
        "faces": faces,
        "names": names,
    }
    return typeset("leaflet", data)
