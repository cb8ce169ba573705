"""Where cards lie on a sheet, in millimetres: places, cuts, and the way over to the other side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from penultimate.paper.papersize import CardSize, Paper

Turn = Literal["long-edge", "short-edge"]
TURNS: tuple[Turn, ...] = ("long-edge", "short-edge")
Line = tuple[float, ...]

_MARK, _AWAY = 2.5, 1.0


@dataclass(frozen=True)
class Grid:
    """Columns and rows of one card size, in the middle of a sheet, `gutter` millimetres apart.

    Half the gutter is bleed: the ground of each card runs on that far beyond its cut. Without a gutter
    neighbours share one cut.
    """

    paper: Paper
    size: CardSize
    gutter: float = 2.0

    @property
    def page(self) -> Paper:
        """The sheet as it lies."""
        return self.paper.turned() if self.size.landscape else self.paper

    @property
    def bleed(self) -> float:
        """How far the ground runs beyond the cut."""
        return self.gutter / 2

    def _span(self, count: int, card: float) -> float:
        return count * card + (count - 1) * self.gutter

    @property
    def margins(self) -> tuple[float, float]:
        """From the edge of the sheet to the first cut, sideways and from above."""
        across = self._span(self.size.columns, self.size.width)
        down = self._span(self.size.rows, self.size.height)
        return (self.page.width - across) / 2, (self.page.height - down) / 2

    def place(self, index: int) -> tuple[float, float]:
        """The upper left corner of the cut of the card at that place of a front page."""
        row, column = divmod(index, self.size.columns)
        left, top = self.margins
        return (
            left + column * (self.size.width + self.gutter),
            top + row * (self.size.height + self.gutter),
        )

    def place_behind(self, index: int, turn: Turn) -> tuple[float, float, int]:
        """Where the back of that card is printed, and its turn in degrees.

        Turning a sheet over its left or right edge mirrors the columns; turning it over its upper or lower
        edge mirrors the rows and stands the other side on its head. Which edge is the long one depends on
        how it lies.
        """
        x, y = self.place(index)
        sideways = (turn == "long-edge") == (self.page.height >= self.page.width)
        if sideways:
            return self.page.width - x - self.size.width, y, 0
        return x, self.page.height - y - self.size.height, 180

    def _cuts(self) -> tuple[list[float], list[float]]:
        xs = [self.place(i)[0] for i in range(self.size.columns)]
        ys = [self.place(i * self.size.columns)[1] for i in range(self.size.rows)]
        xs += [x + self.size.width for x in xs]
        ys += [y + self.size.height for y in ys]
        return sorted({round(x, 4) for x in xs}), sorted({round(y, 4) for y in ys})

    def marks(self) -> list[Line]:
        """Short ticks in the margins, one at each end of every cut."""
        xs, ys = self._cuts()
        near = self.bleed + _AWAY
        left, right, top, bottom = xs[0] - near, xs[-1] + near, ys[0] - near, ys[-1] + near
        out: list[Line] = []
        out += [(x, top - _MARK, x, top) for x in xs] + [(x, bottom, x, bottom + _MARK) for x in xs]
        return out + [(left - _MARK, y, left, y) for y in ys] + [(right, y, right + _MARK, y) for y in ys]

    def lines(self, count: int) -> list[Line]:
        """Every cut of the rows that `count` cards fill, from end to end, dashed."""
        xs, ys = self._cuts()
        last = self.place(count - 1)[1] + self.size.height
        ys = [y for y in ys if y <= last + 0.001]
        down: list[Line] = [(x, ys[0], x, ys[-1], 1) for x in xs]
        return down + [(xs[0], y, xs[-1], y, 1) for y in ys]
