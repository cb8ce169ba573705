"""Perft: fixed tables have exactly so many sequences of actions, in the kernel and in the model."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from perft import editions
from perft.count import model_perft, model_table, perft, start, tables

COUNTED: dict[str, list[int]] = tomllib.loads(editions.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", tables(), ids=lambda table: table["rules"])
def test_counts(table: dict[str, Any]) -> None:
    counts = [perft(start(table), depth) for depth in range(1, len(table["counts"]) + 1)]
    assert counts == table["counts"]


@pytest.mark.parametrize("table", [t for t in tables() if t["model"]], ids=lambda table: table["rules"])
def test_the_model_counts_the_same(table: dict[str, Any]) -> None:
    assert model_perft(model_table(table), table["model"]) == table["counts"][table["model"] - 1]


def test_every_edition_is_counted_with_every_house_rule_that_it_does_not_exclude() -> None:
    assert list(COUNTED) == editions.texts()


@pytest.mark.parametrize("text", COUNTED)
def test_editions(text: str) -> None:
    assert editions.counts(text) == COUNTED[text]
