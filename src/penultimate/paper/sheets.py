"""Sheets of cards, ready to cut: which cards, on which page, front and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from penultimate.language import in_words
from penultimate.paper import decks
from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.faces import STYLES, Crop, Style, back, crop_for, face, sides
from penultimate.paper.grid import TURNS, Grid, Turn
from penultimate.paper.homemade import own_cards
from penultimate.paper.own import OwnCard
from penultimate.paper.papersize import card_size, paper
from penultimate.paper.parts import parts_of
from penultimate.paper.typeset import typeset
from penultimate.paper.words import check_language, say
from penultimate.rules.ruleset import RuleSet

Cut = Literal["lines", "marks", "none"]
CUTS: tuple[Cut, ...] = ("lines", "marks", "none")
MOST_BLANKS = 99


@dataclass(frozen=True)
class SheetOptions:
    """How cards are printed.

    `paper` is A4 or Letter, `size` mini (36 x 47 mm) or full (57 x 87 mm), `gutter` the millimetres between two cards.
    `parts` adds what else lies on the table: lives, roles, towers. `backs` None prints them where a card has two faces.
    `turn` is the edge the printer turns paper over.
    """

    paper: str = "A4"
    size: str = "mini"
    style: Style = "full"
    backs: bool | None = None
    turn: Turn = "long-edge"
    cut: Cut = "lines"
    gutter: float = 2.0
    blanks: int = 0
    parts: bool = False
    own: Sequence[OwnCard] = field(default_factory=tuple)
    lang: str = "en"

    def __post_init__(self) -> None:
        for what, given, known in (
            ("style", self.style, STYLES),
            ("edge", self.turn, TURNS),
            ("way of cutting", self.cut, CUTS),
        ):
            if given not in known:
                raise UnknownName(what, given, known)
        check_language(self.lang)
        if not 0 <= self.gutter <= 2:
            raise PaperError(f"A gutter of {self.gutter:g} mm does not fit on the sheet. Take 0 to 2.")
        if not 0 <= self.blanks <= MOST_BLANKS:
            raise PaperError(f"{self.blanks} blank cards are too many or too few. Take 0 to {MOST_BLANKS}.")


@dataclass(frozen=True)
class _Card:
    """A card before it has a place: both drawings by number, the names under them, and its words."""

    front: int
    name: str
    behind: int
    name_behind: str
    panel: dict[str, Any] | None = None


class _Drawings:
    """Every drawing once."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._place: dict[str, int] = {}

    def add(self, svg: str) -> int:
        if svg not in self._place:
            self._place[svg] = len(self.all)
            self.all.append(svg)
        return self._place[svg]


def _collect(
    codes: Sequence[str],
    home: Mapping[str, OwnCard],
    o: SheetOptions,
    crop: Crop,
    unit: float,
    drawings: _Drawings,
) -> list[_Card]:
    plain_back = drawings.add(back(style=o.style, crop=crop, title=say(o.lang, "card_back")))
    cards = []

    def own_card(own: OwnCard) -> _Card:
        x, y, width, height = own.panel
        panel = {
            "x": (x - crop.x) / unit,
            "y": (y - crop.y) / unit,
            "w": width / unit,
            "h": height / unit,
            "title": own.title,
            "text": own.text,
            "ink": "#171a26" if o.style != "mono" else "#000000",
            "largest": 12 if o.size == "full" else 8.5,
        }
        return _Card(drawings.add(own.face(o.style, crop)), "", plain_back, "", panel)

    for code in [*codes, *["blank"] * o.blanks]:
        if code in home:
            cards.append(own_card(home[code]))
            continue
        front, *other = sides(code)
        behind, name_behind = plain_back, ""
        if other:
            behind = drawings.add(face(other[0], style=o.style, crop=crop, lang=o.lang))
            name_behind = in_words(other[0], o.lang)
        drawn = drawings.add(face(front, style=o.style, crop=crop, lang=o.lang))
        cards.append(_Card(drawn, in_words(front, o.lang), behind, name_behind))
    for own in o.own:
        cards += [own_card(own)] * own.copies
    return cards


def _page(cards: Sequence[_Card], grid: Grid, o: SheetOptions, behind: bool) -> tuple[list[Any], list[Any]]:
    placed = []
    for i, card in enumerate(cards):
        x, y, turn = (*grid.place(i), 0)
        if behind:
            x, y, turn = grid.place_behind(i, o.turn)
        entry: dict[str, Any] = {
            "x": round(x - grid.bleed, 4),
            "y": round(y - grid.bleed, 4),
            "w": grid.size.width + grid.gutter,
            "h": grid.size.height + grid.gutter,
            "turn": turn,
            "face": card.behind if behind else card.front,
            "name": card.name_behind if behind else card.name,
        }
        if card.panel and not behind:
            entry["panel"] = card.panel
        placed.append(entry)
    lines: list[Any] = [] if o.cut == "none" else [list(m) for m in grid.marks()]
    if o.cut == "lines" and not behind:
        lines += [list(m) for m in grid.lines(len(cards))]
    return placed, lines


def _note(grid: Grid, text: str, lang: str) -> dict[str, Any]:
    side, above = grid.margins
    where = (
        {"x": side - grid.bleed - 8.5, "y": grid.page.height - above, "turn": -90}
        if side >= above
        else {"x": side, "y": grid.page.height - above + grid.bleed + 4.4, "turn": 0}
    )
    return {**where, "text": text, "measure": say(lang, "cards.measure")}


def sheet_data(
    title: str, codes: Sequence[str], o: SheetOptions, home: Mapping[str, OwnCard] | None = None
) -> dict[str, Any]:
    """Everything the template needs, all places in millimetres. `home` are home-made cards by their code."""
    grid = Grid(paper(o.paper), card_size(o.size), o.gutter)
    crop, unit = crop_for(grid.size.width, grid.size.height, grid.bleed)
    drawings = _Drawings()
    cards = _collect(codes, home or {}, o, crop, unit, drawings)
    if not cards:
        raise PaperError("There is nothing to print.")
    backs = any(len(sides(c)) == 2 for c in codes) if o.backs is None else o.backs
    each = grid.size.each_page
    batches = [cards[i : i + each] for i in range(0, len(cards), each)]
    pages = []
    for i, batch in enumerate(batches, 1):
        for behind in (False, True) if backs else (False,):
            placed, lines = _page(batch, grid, o, behind)
            key = f"back_{o.turn.replace('-', '_')}" if behind else "front"
            where = say(o.lang, f"cards.{key}")
            text = say(o.lang, "cards.sheet", title=title, number=i, count=len(batches), side=where)
            pages.append({"cards": placed, "lines": lines, "note": _note(grid, text, o.lang)})
    return {
        "title": say(o.lang, "cards.title", title=title, count=len(cards)),
        "lang": o.lang,
        "width": grid.page.width,
        "height": grid.page.height,
        "faces": drawings.all,
        "pages": pages,
    }


def cards_pdf(rules: RuleSet, options: SheetOptions | None = None) -> bytes:
    """All cards of a rule set as a PDF, ready to cut. UnknownName, PaperError or MissingExtra otherwise."""
    options = options or SheetOptions()
    title = rules.text.split()[0]
    if options.parts:
        options = replace(options, own=(*parts_of(rules, options.lang), *options.own))
    return typeset("cards", sheet_data(title, decks.deck_of(rules), options, own_cards(rules, options.lang)))
