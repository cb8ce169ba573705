"""Every rule case in this directory holds: Mattel's and the house's, options one by one and in combination."""

from pathlib import Path

import pytest
import yaml

from penultimate.cases.reader import BadCase, Case, read_cases
from penultimate.cases.runner import run_case

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.yaml"))
OWN = [file for file in FILES if file.name != "classic.yaml"]
FOUND = [(file, case) for file in FILES for case in read_cases(file)]


@pytest.mark.parametrize(
    "case", [case for _, case in FOUND], ids=[f"{file.stem}-{getattr(case, 'id', 'unread')}" for file, case in FOUND]
)
def test_case(case: Case | BadCase) -> None:
    assert isinstance(case, Case), str(case)
    verdict = run_case(case)
    assert not verdict.skipped, f"{case.id}: {verdict.skipped}"
    if verdict.wrong and case.disputed:
        pytest.xfail(case.disputed)
    assert not verdict.wrong, "\n".join(verdict.wrong)


def documents(file: Path) -> list[dict[str, object]]:
    return [found for found in yaml.load_all(file.read_text(encoding="utf-8"), yaml.BaseLoader) if found]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_disputed_cases_say_why(file: Path) -> None:
    """A case we hold to be wrong keeps its place, but not without a reason."""
    silent = [case["id"] for case in documents(file) if "disputed" in case and len(str(case["disputed"])) < 20]
    assert not silent


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_our_cases_say_where_they_come_from(file: Path) -> None:
    # A case of an edition stands on that edition's section of the rules; its title says which clause.
    lacking = [
        case["id"]
        for case in documents(file)
        if not all(case.get(key) for key in (("title",) if "edition" in case else ("title", "source", "choice")))
    ]
    assert not lacking


def test_there_are_enough_cases_of_our_own() -> None:
    ids = [case["id"] for file in OWN for case in documents(file)]
    assert len(set(ids)) == len(ids) >= 150


def test_combinations_are_the_larger_half() -> None:
    """What goes wrong in practice goes wrong between two rules."""
    assert len(documents(HERE / "combinations.yaml")) >= 80
