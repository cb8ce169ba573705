"""Perft: fixed tables have exactly so many sequences of actions, in the kernel and in the model."""

from __future__ import annotations

from typing import Any

import pytest

from perft.count import model_perft, model_table, perft, start, tables

DEEP = 5


@pytest.mark.parametrize("table", tables(), ids=lambda table: table["rules"])
def test_counts(table: dict[str, Any]) -> None:
    counts = [perft(start(table), depth) for depth in range(1, len(table["counts"]) + 1)]
    assert counts == table["counts"]


@pytest.mark.parametrize("table", [t for t in tables() if t["model"]], ids=lambda table: table["rules"])
def test_the_model_counts_the_same(table: dict[str, Any]) -> None:
    assert model_perft(model_table(table), table["model"]) == table["counts"][table["model"] - 1]
