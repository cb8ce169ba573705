"""Dares, dances and faces: our own texts, complete and with something for tables that only type."""

from __future__ import annotations

import pytest

from penultimate import prompts
from penultimate.language import LANGUAGES
from penultimate.prompts import lasting_numbers


def test_four_lists_of_sixteen_dares_ten_faces_and_some_dances() -> None:
    assert len(prompts.list_names()) == 4
    for name in prompts.list_names():
        assert [dare.number for dare in prompts.dares(name)] == list(range(1, 17))
    assert [face.number for face in prompts.faces()] == list(range(10))
    assert len(prompts.dances()) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_way_to_be_typed_and_no_text_stands_twice(language: str) -> None:
    every = [dare for name in prompts.list_names() for dare in prompts.dares(name, language)]
    every += [*prompts.dances(language), *prompts.faces(language)]
    assert all(prompt.text and prompt.typed for prompt in every)
    assert len({prompt.text for prompt in every}) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_prompts_last_in_every_language_and_each_is_said_in_it(language: str) -> None:
    for name in prompts.list_names():
        english, said = prompts.dares(name), prompts.dares(name, language)
        assert [dare.lasting for dare in said] == [dare.lasting for dare in english]
        if language != "en":
            assert not {dare.text for dare in said} & {dare.text for dare in english}


def test_which_numbers_last() -> None:
    assert lasting_numbers("family", "instant") == 0
    listed = lasting_numbers("family", "listed")
    assert listed == sum(1 << dare.number for dare in prompts.dares("family") if dare.lasting)
    assert 0 < listed < lasting_numbers("family", "lasting")
