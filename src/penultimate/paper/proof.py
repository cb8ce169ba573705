"""The proof sheet: all faces of all editions, in every style and as other eyes see them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from penultimate.language import in_words
from penultimate.paper import decks
from penultimate.paper.faces import STYLES, Crop, Style, back, face, parse
from penultimate.paper.faces.palette import DARK, LIGHT
from penultimate.paper.faces.vision import SIGHTS, Sight, seen_svg
from penultimate.paper.papersize import paper
from penultimate.paper.typeset import typeset
from penultimate.paper.words import check_language, say

_FAN = [s.letter + k for s in LIGHT for k in ("6", "9", "+2", "skip", "rev")] + ["W", "W+4"]
_DARK_FAN = [s.letter + k for s in DARK for k in ("6", "9", "+5", "skipall")] + ["/W", "W+c"]
_NAMED = [(code, s.name) for code in ("W", "W+4", "Wswap") for s in LIGHT]


class _Gallery:
    """Collects each drawing once; the rows of the sheet refer to it by its place."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.drawings: list[str] = []
        self._place: dict[str, int] = {}

    def _add(self, svg: str) -> int:
        if svg not in self._place:
            self._place[svg] = len(self.drawings)
            self.drawings.append(svg)
        return self._place[svg]

    def card(self, code: str, style: Style = "full", named: str | None = None, sight: Sight | None = None) -> Any:
        svg = face(code, style=style, named=named, lang=self.lang)
        text = code if named is None else f"{code} {named}"
        return {
            "face": self._add(seen_svg(svg, sight) if sight else svg),
            "code": text,
            "name": in_words(code, self.lang, named),
            "row": ("/" if parse(code).dark else "") + parse(code).colour,
        }

    def back(self, style: Style, crop: Crop | None = None) -> Any:
        name = say(self.lang, "card_back")
        return {
            "face": self._add(back(style=style, crop=crop, title=name)),
            "code": name,
            "name": name,
            "row": "",
        }


def proof_pdf(lang: str = "en", paper_name: str = "A4") -> bytes:
    """The whole proof sheet as a PDF. UnknownName for an unknown language or paper."""
    check_language(lang)
    sheet = paper(paper_name)
    g = _Gallery(lang)
    parts: list[dict[str, Any]] = []

    def part(title: str, cards: list[Any], level: int = 2, new_page: bool = False) -> None:
        rows = [list(row) for _, row in groupby(cards, key=lambda c: c["row"])]
        parts.append({"title": title, "rows": rows, "level": level, "break": new_page})

    for i, edition in enumerate(decks.editions()):
        part(edition, [g.card(c) for c in decks.faces_by_colour(edition)], 1 if i == 0 else 2)
    part(say(lang, "proof.named"), [g.card(c, named=n) for c, n in _NAMED])
    part(say(lang, "proof.backs"), [g.back(s) for s in STYLES])
    for style in STYLES[1:]:
        title = say(lang, f"style.{style}")
        part(title, [g.card(c, style) for c in [*_FAN, *_DARK_FAN]], new_page=style == "outline")
        part(f"{title}, boom_o", [g.card(c, style) for c in decks.faces("boom_o")])
        part(f"{title}, no_mercy", [g.card(c, style) for c in decks.faces("no_mercy") if c[0] in "RW"])
    for sight in SIGHTS:
        cards = [g.card(c, sight=sight) for c in [*_FAN, *_DARK_FAN]]
        part(say(lang, f"sight.{sight}"), cards, new_page=sight == "protanopia")
    return typeset(
        "proof",
        {
            "title": say(lang, "proof.title"),
            "lang": lang,
            "width": sheet.width,
            "height": sheet.height,
            "face": 10.3,
            "faces": g.drawings,
            "parts": parts,
        },
    )
