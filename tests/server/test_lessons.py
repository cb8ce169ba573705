"""Lessons: what is asked for can be done, and leads where the lesson says, in every edition and language."""

from __future__ import annotations

import msgspec
import pytest

from penultimate.errors import PenultimateError
from penultimate.language import LANGUAGES
from penultimate.rules.ruleset import RuleSet
from penultimate.server.lessons import Lesson, card_lesson, first_lesson

CARDS = [
    ("classic", "R+2"), ("classic +seven-0", "R7"), ("flip", "Bflip"), ("boom_o", "bomb"), ("dos", "Wdos"),
    ("triple_play", "Wclear"), ("spin", "W"), ("no_mercy", "Wroulette"), ("party", "Wlink"), ("dare", "Wdare9"),
]  # fmt: skip


def followed(lesson: Lesson) -> int:
    """Every step says or shows something, what is asked for is offered; gives how much is to be done."""
    for step in lesson.steps[:-1]:  # At its end hands may lie open.
        assert [hand for hand in step.view["hands"][1:] if hand] == []
        if step.expect is not None:
            assert step.say
            offered = [msgspec.to_builtins(option) for option in step.view["options"]]
            assert msgspec.to_builtins(step.expect) in offered
    return sum(step.expect is not None for step in lesson.steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_is_won(lang: str) -> None:
    lesson = first_lesson(lang)
    assert followed(lesson) == 11
    assert lesson.steps[-1].view["counts"][0] == 0
    said = [step.say for step in lesson.steps if step.say]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("rules", "card"), CARDS)
def test_a_card_is_laid_and_does_what_its_line_says(rules: str, card: str) -> None:
    lesson = card_lesson(RuleSet.parse(rules), card, "en")
    assert followed(lesson) >= 1
    assert "That was it." in lesson.steps[-1].say


def test_a_card_that_is_not_in_the_deck_has_none() -> None:
    with pytest.raises(PenultimateError):
        card_lesson(RuleSet.parse("classic"), "Wroulette", "en")
