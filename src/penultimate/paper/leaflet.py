"""The leaflet of a rule set: what it says is the sheet of that rule set, how it looks is a template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from penultimate.language import in_words
from penultimate.language.catalogue import capital
from penultimate.language.sentences import CardRow, Section
from penultimate.language.sheet import default_seats, sheet
from penultimate.paper.errors import PaperError
from penultimate.paper.faces import face
from penultimate.paper.homemade import own_cards, small_face
from penultimate.paper.own import OwnCard
from penultimate.paper.papersize import paper
from penultimate.paper.story import Step, example_round
from penultimate.paper.typeset import typeset
from penultimate.paper.words import check_language, say
from penultimate.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Leaflet:
    """A whole leaflet. `rule_set` is the line of text it belongs to, `lang` the language of its sentences, `cards`
    the number of cards in the deck, `home` its home-made cards by their code."""

    title: str
    rule_set: str
    lang: str
    summary: tuple[str, ...]
    deck: tuple[CardRow, ...]
    cards: int
    sections: tuple[Section, ...]
    example: tuple[Step, ...] = ()
    home: Mapping[str, OwnCard] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_language(self.lang)
        if not self.deck or not self.sections:
            raise PaperError("A leaflet needs a deck and at least one section.")


def leaflet_for(rules: RuleSet, lang: str) -> Leaflet:
    """The leaflet of a rule set, with an example round played by it."""
    check_language(lang)
    seats = default_seats(rules.values)
    said = sheet(rules, seats, lang)
    return Leaflet(
        title=said.title,
        rule_set=said.rules,
        lang=lang,
        summary=said.summary,
        deck=said.deck,
        cards=said.cards,
        sections=said.sections,
        example=example_round(rules, seats, lang),
        home=own_cards(rules, lang),
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
                own = leaflet.home.get(code)
                faces.append(small_face(own) if own else face(code, lang=lang))
                names.append(own.title if own else in_words(code, lang))
        return [place[c] for c in codes]

    def mark(changed: Sequence[str]) -> str:
        """What is put beside a sentence that differs from the edition as it comes."""
        if not changed:
            return ""
        return say(lang, "leaflet.house" if any(word.startswith("house.") for word in changed) else "leaflet.changed")

    data: dict[str, Any] = {
        "title": leaflet.title,
        "lang": lang,
        "width": sheet.width,
        "height": sheet.height,
        "rule_set": leaflet.rule_set,
        "summary": list(leaflet.summary),
        "deck": [
            {
                "cards": drawn(r.cards),
                "name": capital(r.name),
                "count": r.count,
                "points": r.points,
                "sentence": r.text,
                "mark": mark(r.changed),
            }
            for r in leaflet.deck
        ],
        "sections": [
            {
                "heading": s.heading,
                # Under the heading of the house rules nobody needs to be told that they are.
                "items": [
                    {
                        "sentence": i.text,
                        "cards": drawn(i.cards[:1]),
                        "mark": mark(i.changed) if s.name != "house" else "",
                    }
                    for i in s.sentences
                ],
            }
            for s in leaflet.sections
        ],
        "example": [{"cards": drawn([s.card] if s.card else []), "sentence": s.text} for s in leaflet.example],
        "sum": leaflet.cards,
        "words": {
            k: say(lang, f"leaflet.{k}")
            for k in (
                "deck",
                "cards",
                "count",
                "points",
                "meaning",
                "example",
                "foot",
                "page",
                "total",
            )
        },
        "faces": faces,
        "names": names,
    }
    return typeset("leaflet", data)
