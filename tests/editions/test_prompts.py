"""Dares, dances and faces: our own texts, complete and with something for tables that only type."""

from __future__ import annotations

from penultimate import prompts
from penultimate.prompts import lasting_numbers


def test_four_lists_of_sixteen_dares_ten_faces_and_some_dances() -> None:
    assert len(prompts.list_names()) == 4
    for name in prompts.list_names():
        assert [dare.number for dare in prompts.dares(name)] == list(range(1, 17))
    assert [face.number for face in prompts.faces()] == list(range(10))
    assert len(prompts.dances()) == 12


def test_every_prompt_has_a_way_to_be_typed_and_no_text_stands_twice() -> None:
    every = [dare for name in prompts.list_names() for dare in prompts.dares(name)]
    every += [*prompts.dances(), *prompts.faces()]
    assert all(prompt.text and prompt.typed for prompt in every)
    assert len({prompt.text for prompt in every}) == len(every)


def test_which_numbers_last() -> None:
    assert lasting_numbers("family", "instant") == 0
    listed = lasting_numbers("family", "listed")
    assert listed == sum(1 << dare.number for dare in prompts.dares("family") if dare.lasting)
    assert 0 < listed < lasting_numbers("family", "lasting")
