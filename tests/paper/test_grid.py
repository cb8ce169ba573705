"""Places on a sheet, in millimetres, and the way over to the other side."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.paper.grid import TURNS, Grid
from penultimate.paper.papersize import PAPERS, SIZES

grids = st.builds(Grid, st.sampled_from(list(PAPERS.values())), st.sampled_from(list(SIZES.values())), st.floats(0, 2))


@settings(deadline=None)
@given(grids)
def test_all_cards_lie_on_the_sheet_and_apart(grid):
    spots = [grid.place(i) for i in range(grid.size.each_page)]
    w, h, b = grid.size.width, grid.size.height, grid.bleed
    for x, y in spots:
        assert x - b >= 5  # a printer's margin
        assert y - b >= 5
        assert x + w + b <= grid.page.width - 5
        assert y + h + b <= grid.page.height - 5
    for i, (x, y) in enumerate(spots):
        for u, v in spots[:i]:
            assert abs(x - u) >= w + grid.gutter - 1e-6 or abs(y - v) >= h + grid.gutter - 1e-6


def turn_over(grid, turn, x, y):
    """Where a point of the back page lies when the sheet is looked at from the front."""
    width, height = grid.page.width, grid.page.height
    long_is_upright = height >= width
    about_upright_edge = (turn == "long-edge") == long_is_upright
    return (width - x, y) if about_upright_edge else (x, height - y)


@settings(deadline=None)
@given(grids, st.sampled_from(TURNS), st.data())
def test_each_back_lies_exactly_behind_its_front(grid, turn, data):
    i = data.draw(st.integers(0, grid.size.each_page - 1))
    x, y = grid.place(i)
    bx, by, angle = grid.place_behind(i, turn)
    w, h = grid.size.width, grid.size.height
    corners = sorted([turn_over(grid, turn, bx, by), turn_over(grid, turn, bx + w, by + h)])
    (x0, y0), (x1, y1) = corners
    assert (min(x0, x1), min(y0, y1)) == (pytest.approx(x), pytest.approx(y))
    # A card turned over like a page of a book is upright on both sides.
    upright = (turn == "long-edge") == (grid.page.height >= grid.page.width)
    assert angle == (0 if upright else 180)


def test_mini_is_seven_by_four_on_its_side_and_full_three_by_three():
    assert SIZES["mini"].each_page == 28
    assert SIZES["full"].each_page == 9
    grid = Grid(PAPERS["a4"], SIZES["mini"])
    assert (grid.page.width, grid.page.height) == (297, 210)
    assert grid.place(1)[0] - grid.place(0)[0] == 38
    assert grid.place(7)[1] - grid.place(0)[1] == 49


def test_cut_marks_stay_off_the_cards_and_stand_at_every_cut():
    grid = Grid(PAPERS["letter"], SIZES["full"])
    left, top = grid.margins
    for x0, y0, x1, y1 in grid.marks():
        inside = left - grid.bleed < x0 < grid.page.width - left + grid.bleed
        inside_down = top - grid.bleed < y0 < grid.page.height - top + grid.bleed
        assert not (inside and inside_down)
        assert min(x0, x1) > 0
        assert min(y0, y1) > 0
        assert max(x0, x1) < grid.page.width
        assert max(y0, y1) < grid.page.height
    assert len(grid.marks()) == 2 * (6 + 6)
    assert len(Grid(PAPERS["letter"], SIZES["full"], 0).marks()) == 2 * (4 + 4)


def test_dashed_lines_end_with_the_last_row_of_cards():
    grid = Grid(PAPERS["a4"], SIZES["mini"])
    assert max(line[3] for line in grid.lines(7)) == pytest.approx(grid.place(0)[1] + 47)
    assert max(line[3] for line in grid.lines(8)) == pytest.approx(grid.place(7)[1] + 47)
