"""The pages about editions are those the engine makes, and the examples of the two how-to pages work."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import ModuleType

import pytest
from laws.rule_sets import random_action

from penultimate import Chance, Round, RuleConflict, RuleSet
from penultimate import actions as act
from penultimate.paper.editionpages import documents
from penultimate.rules import OPTIONS, SWITCHES, ruleset
from penultimate.trial import try_out

DOCS = Path(__file__).parents[2] / "docs"
MADE = documents(DOCS)


def example(page: str, kind: str) -> str:
    """The last block of that kind on a page."""
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S)[-1]


@pytest.mark.parametrize("path", MADE)
def test_a_page_is_what_the_engine_makes(path: str) -> None:
    """Made anew by python -m penultimate.paper.editionpages docs."""
    assert (DOCS / path).read_text(encoding="utf-8") == MADE[path]


def test_no_page_is_left_over() -> None:
    assert {f"editions/{file.name}" for file in (DOCS / "editions").iterdir()} == {
        path for path in MADE if path.startswith("editions/")
    }


def test_the_edition_of_the_page_is_checked_and_played() -> None:
    rules = RuleSet.of_edition(example("write-an-edition.md", "toml"), file="tides.toml")
    trial = try_out(rules, 200)
    assert trial.given_up == 0
    assert trial.never_laid == ()


def test_the_house_rule_of_the_page_works(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("tax")
    exec(example("write-a-house-rule.md", "python"), module.__dict__)
    monkeypatch.setattr(ruleset, "RULES", (*ruleset.RULES, module.RULE))
    monkeypatch.setitem(OPTIONS, "house.tax", module.OPTIONS[0])
    monkeypatch.setitem(SWITCHES, "tax", module.RULE)
    for cached in (ruleset._values, ruleset._deck, ruleset._tables):
        cached.cache_clear()
    rules = RuleSet.parse("classic +tax")
    assert rules.text == "classic house.tax=true"
    with pytest.raises(RuleConflict, match="keep one of them"):
        RuleSet.parse("classic +tax +silent")
    round = Round.deal(rules, 3, Chance.seeded(2))
    rng = random.Random(2)
    taxed = set()
    while not round.over and len(taxed) < 2:
        seat, action = random_action(rng, round)
        before = [len(round.hand(one)) for one in range(3)]
        round.act(seat, action)
        if isinstance(action, act.Play) and action.card.symbol in ("1", "9") and not round.over:
            grown = [len(round.hand(one)) - before[one] for one in range(3)]
            others = [grown[one] for one in range(3) if one != seat]
            assert (grown[seat], others) == ((0, [0, 0]) if action.card.symbol == "1" else (-1, [1, 1]))
            taxed.add(action.card.symbol)
    assert taxed == {"1", "9"}
    for cached in (ruleset._values, ruleset._deck, ruleset._tables):
        cached.cache_clear()
