"""Runs rule cases and says of each whether it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import RuleConflict
from .checking import check
from .doing import Doing
from .filling import Table
from .reader import BadCase, Case, NotYet, Trial, read_cases

FILLINGS = (1, 2)
WRITTEN_WRONGLY = "the case is written wrongly"


@dataclass(frozen=True)
class Verdict:
    """What became of a case: its id, what did not hold, or why it was skipped. `disputed` failures do not count."""

    id: str
    wrong: tuple[str, ...] = ()
    skipped: str = ""
    disputed: str = ""


def run_trial(trial: Trial) -> list[str]:
    """What does not hold in a trial, with each filling. Raises NotYet for what cannot be run yet."""
    wrong: list[str] = []
    for seed in FILLINGS:
        try:
            doing = Doing(Table(trial, seed))
            doing.run()
            found = check(doing)
        except RuleConflict as error:
            found = [] if trial.expect.get("rejected") == "true" else [f"refused: {error}"]
        except NotYet:
            raise
        except (ValueError, TypeError, AttributeError, LookupError) as error:
            # One wrong case must not keep the others from being run.
            found = [f"{WRITTEN_WRONGLY}: {error}"]
        wrong += [f"{trial.id}: {line}" for line in found if f"{trial.id}: {line}" not in wrong]
    return wrong


def run_case(case: Case) -> Verdict:
    """The verdict on a case with all its variants."""
    wrong: list[str] = []
    try:
        for trial in case.trials:
            wrong += run_trial(trial)
    except NotYet as error:
        return Verdict(case.id, skipped=str(error))
    return Verdict(case.id, tuple(wrong), disputed=case.disputed)


def run_file(path: Path) -> Iterator[Verdict]:
    """The verdicts on the cases of a file."""
    for case in read_cases(path):
        if isinstance(case, BadCase):
            yield Verdict(str(path), (str(case),))
        else:
            verdict = run_case(case)
            wrong = tuple(f"{path}: {line}" if WRITTEN_WRONGLY in line else line for line in verdict.wrong)
            yield replace(verdict, wrong=wrong)
