"""The README tells the truth: its examples run, its game is the one that is printed."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import penultimate.match
import penultimate.round
import penultimate.rules.ruleset

README = Path(__file__).parents[1] / "README.md"
GAME = re.compile(r"<!-- game -->\n```text\n(.*?)```\n<!-- /game -->", re.S)


def printed() -> str:
    command = re.search(r"^\$ penultimate (.*)$", README.read_text(encoding="utf-8"), re.M)
    assert command is not None
    import shlex

    done = subprocess.run(
        [sys.executable, "-m", "penultimate", *shlex.split(command[1])],
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ),
    )
    return done.stdout


def test_the_game_in_the_readme_is_the_one_played() -> None:
    found = GAME.search(README.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1] == printed()


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 8
    assert failed == 0


def test_the_examples_of_the_notation_run() -> None:
    failed, tried = doctest.testfile(
        str(README.parent / "docs" / "notation.md"), module_relative=False, encoding="utf-8"
    )
    assert tried > 8
    assert failed == 0


@pytest.mark.parametrize(
    "module", [penultimate.round, penultimate.match, penultimate.rules.ruleset], ids=lambda m: m.__name__
)
def test_the_examples_of_the_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    README.write_text(
        GAME.sub(lambda _: f"<!-- game -->\n```text\n{printed()}```\n<!-- /game -->", text), encoding="utf-8"
    )
