"""The lists that cards of a deck point to: dares, dances, faces."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.draft import Draft
from ..prompts import Prompt, dances, dares, faces
from ..rules.option import Values
from .catalogue import catalogue
from .sentences import Section, Sentence


def prompt_sections(draft: Draft, values: Values, lang: str) -> Iterator[Section]:
    """A section for each list that a card of the deck takes its prompts from."""
    say = catalogue(lang).say
    for name, prompts in _lists(draft, values, lang):
        lines = tuple(Sentence(say("prompt-line", number=str(prompt.number), text=prompt.text)) for prompt in prompts)
        yield Section("prompts", say(f"heading-{name}"), lines)


def _lists(draft: Draft, values: Values, lang: str) -> Iterator[tuple[str, tuple[Prompt, ...]]]:
    symbols = {face.symbol.removeprefix("W") for face in draft.faces(0)}
    if "dare" in symbols:
        yield "dares", dares(values.word("dare.list"), lang)
    if "dance" in symbols:
        yield "dances", dances(lang)
    if "emoji" in symbols:
        yield "faces", faces(lang)
