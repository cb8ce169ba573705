"""Score sheets for a pencil: a row for each round, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from penultimate.language.naming import kind_in_words
from penultimate.paper import decks
from penultimate.paper.errors import PaperError, UnknownName
from penultimate.paper.papersize import paper
from penultimate.paper.typeset import typeset
from penultimate.paper.words import check_language, say

MODES: tuple[decks.Mode, ...] = ("winner", "own", "none")
FEWEST, MOST = 2, 16
_ROW, _LOWEST_ROW = 9.0, 6.2  # millimetres: room for a number, and for a small one
_AROUND = 89.0  # title, fields, head and foot of the table, in millimetres
_POINTS = 6.0  # one line of the points beneath


@dataclass(frozen=True)
class ScoreSheet:
    """What a score sheet is for.

    `players` 2 to 16, of them `names` are printed, the others left to write. `scoring` is "winner" (who
    goes out takes all), "own" (own points, the fewest win) or "none" (rounds won); None takes the edition's
    way. With `rounds` the match lasts that many rounds; without, it goes to `target` points (None: the
    edition's).
    """

    players: int = 4
    names: Sequence[str] = field(default_factory=tuple)
    edition: str = "classic"
    scoring: decks.Mode | None = None
    target: int | None = None
    rounds: int | None = None
    paper: str = "A4"
    lang: str = "en"

    def __post_init__(self) -> None:
        check_language(self.lang)
        decks.check_edition(self.edition)
        if not FEWEST <= self.players <= MOST or len(self.names) > self.players:
            raise PaperError(f"A sheet for {max(self.players, len(self.names))} players: take {FEWEST} to {MOST}.")
        if any(len(n) > 24 for n in self.names):
            raise PaperError("A name has room for 24 letters. Make it shorter.")
        if self.scoring not in (None, *MODES):
            raise UnknownName("scoring", str(self.scoring), MODES)
        if self.target is not None and not 1 <= self.target <= 100_000:
            raise PaperError(f"A target of {self.target} points: take 1 to 100000.")

    @property
    def mode(self) -> decks.Mode:
        """How it is scored."""
        natural = decks.scoring(self.edition).mode
        if natural == "none" and self.scoring in ("winner", "own"):
            raise PaperError(f"{self.edition} counts no points. Count rounds won: --scoring none")
        return self.scoring or natural


def _points(sheet: ScoreSheet) -> list[dict[str, str]]:
    """What each kind of card counts; kinds with the same points share a line."""
    if sheet.mode == "none":
        return []
    lang, numbers = sheet.lang, False
    found: dict[int, list[str]] = {}
    for code in decks.faces(sheet.edition):
        kind = kind_in_words(code, lang)
        if kind is None:
            numbers = True
            continue
        names = found.setdefault(decks.points(sheet.edition, code), [])
        if kind not in names:
            names.append(kind)
    out = []
    if numbers:
        out.append({"name": say(lang, "scores.numbers"), "points": say(lang, "scores.face_value")})
    return out + [{"name": ", ".join(names), "points": str(p)} for p, names in sorted(found.items())]


def _subtitle(sheet: ScoreSheet, rounds: int) -> str:
    target = sheet.target or decks.scoring(sheet.edition).target
    if sheet.mode == "none":
        return say(sheet.lang, "scores.subtitle_none", rounds=rounds)
    kind = "rounds_" if sheet.rounds else ""
    return say(sheet.lang, f"scores.subtitle_{kind}{sheet.mode}", target=target, rounds=rounds)


def score_sheet_pdf(sheet: ScoreSheet) -> bytes:
    """The score sheet, one page, as a tagged PDF. PaperError when its rounds do not fit on a page."""
    page = paper(sheet.paper)
    if sheet.players > 8:
        page = page.turned()
    points = _points(sheet)
    # About 105 letters stand in a line of an upright sheet.
    letters = sum(len(p["name"]) + len(p["points"]) + 8 for p in points)
    lines = 1 + ceil(letters / (105 * page.width / 210)) if points else 0
    room = page.height - _AROUND - lines * _POINTS
    rounds = int(room // _ROW) if sheet.rounds is None else sheet.rounds
    row = min(_ROW + 3, room / rounds) if rounds > 0 else 0
    if row < _LOWEST_ROW:
        raise PaperError(f"{rounds} rounds do not fit on one page. Take 1 to {int(room // _LOWEST_ROW)}.")
    players: list[dict[str, Any]] = [
        {"name": sheet.names[i], "given": True}
        if i < len(sheet.names)
        else {"name": say(sheet.lang, "scores.player", number=i + 1), "given": False}
        for i in range(sheet.players)
    ]
    say_ = {k: say(sheet.lang, f"scores.{k}") for k in ("round", "deals", "sum", "points")}
    fields = [
        {"label": say(sheet.lang, "scores.date"), "value": ""},
        {"label": say(sheet.lang, "scores.place"), "value": ""},
        {"label": say(sheet.lang, "scores.edition"), "value": sheet.edition},
    ]
    return typeset(
        "scores",
        {
            "title": say(sheet.lang, "scores.title"),
            "subtitle": _subtitle(sheet, rounds),
            "lang": sheet.lang,
            "width": page.width,
            "height": page.height,
            "fields": fields,
            "players": players,
            "rounds": rounds,
            "row": round(row, 3),
            "points": points,
            "words": say_,
        },
    )
