"""Sheets of paper and cards, in millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from penultimate.paper.errors import UnknownName


@dataclass(frozen=True)
class Paper:
    """A sheet standing upright; `turned` lays it on its side."""

    name: str
    width: float
    height: float

    def turned(self) -> Paper:
        """The same sheet on its side."""
        return Paper(self.name, self.height, self.width)


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("Letter", 215.9, 279.4)}


def paper(name: str) -> Paper:
    """The sheet of that name; UnknownName when there is none."""
    try:
        return PAPERS[name.lower()]
    except KeyError:
        raise UnknownName("paper", name, (p.name for p in PAPERS.values())) from None


@dataclass(frozen=True)
class CardSize:
    """A card in millimetres, and how many of them lie on a sheet; `landscape` sheets lie on their side."""

    name: str
    width: float
    height: float
    columns: int
    rows: int
    landscape: bool

    @property
    def each_page(self) -> int:
        """Cards on one page."""
        return self.columns * self.rows


SIZES = {
    "mini": CardSize("mini", 36, 47, 7, 4, True),
    "full": CardSize("full", 57, 87, 3, 3, False),
}


def card_size(name: str) -> CardSize:
    """The card size of that name; UnknownName when there is none."""
    try:
        return SIZES[name.lower()]
    except KeyError:
        raise UnknownName("card size", name, SIZES) from None
