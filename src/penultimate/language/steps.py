"""Every step a card of one's own may take, with what it says: the page docs/steps.md."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel.needs import FITTINGS, NEEDS_COLOUR, NEEDS_PICKED, NEEDS_SEAT
from ..kernel.vocabulary import DEVICES, PHRASES, TOKENS, VERBS, WHO
from .catalogue import capital
from .programs import NOTHING, clause

FILLED = {"WHO": "next", "COUNT": "2", "CARDS": "reds", "DEVICE": "wheel", "PROGRAM": "ritual", "TOKEN": "U"}


def steps_page() -> str:
    """The page, in English."""
    lines = [
        "<!-- Made by python -m penultimate.paper.editionpages docs -->",
        "",
        "# Steps",
        "",
        "What cards do is written in these steps, parted by `;` (see [Write an edition](write-an-edition.md)). Words",
        "in capitals are filled in. The sentence is what a step says on rule sheets; in brackets what it does where it",
        "says nothing there. The last column is what has to be settled before it, or what an edition must have for it.",
        "",
        "| step | says, for example | needs |",
        "|---|---|---|",
    ]
    patterns = sorted({*PHRASES, *(verb.written for verb in VERBS if not verb.internal)})
    lines += [f"| `{pattern}` | {says(pattern)} | {needs(pattern)} |" for pattern in patterns]
    lines += [
        "",
        f"WHO is one of {in_code(WHO)}.",
        "COUNT is a number up to 30. CARDS is a set named under `[sets]`, PROGRAM one named under `[programs]`.",
        f"DEVICE is one of {in_code(DEVICES)}, with its weights under `[devices]`.",
        f"TOKEN is one of {in_code(TOKENS)}. LABEL is a word of your own that stands, with `:` behind it, further on",
        "in the same program; no word of the steps can be one.",
    ]
    return "\n".join(lines) + "\n"


def in_code(words: Iterable[str]) -> str:
    """Words as they are written."""
    return ", ".join(f"`{word}`" for word in words)


def says(pattern: str) -> str:
    """The sentence of a step, filled in."""
    step = " ".join(FILLED.get(word, "on" if word == "LABEL" else word) for word in pattern.split())
    text, note = clause(step, "en")
    if text == NOTHING or pattern == "do PROGRAM":
        # Nothing on a sheet: what it does is what its verb is for.
        first = PHRASES.get(pattern, pattern).partition(";")[0]
        told = next(verb.body.__doc__ or "" for verb in VERBS if verb.written == first)
        return f"({told.strip()})"
    said = text.removesuffix("…").strip().removesuffix(",")
    return f"{capital(said)}. {note}".strip()


def needs(pattern: str) -> str:
    """What a step needs."""
    wanted = []
    if pattern in NEEDS_COLOUR:
        wanted.append("a colour that is named")
    if pattern in NEEDS_PICKED:
        wanted.append(f"{NEEDS_PICKED[pattern]} picked")
    if pattern in NEEDS_SEAT:
        wanted.append("a seat chosen")
    if pattern in FITTINGS:
        wanted.append(f"an edition with {FITTINGS[pattern]}")
    return ", ".join(wanted)
