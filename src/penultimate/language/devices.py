"""What chance decides, told outcome by outcome: a wheel, a lever, the rule cards of a machine."""

from __future__ import annotations

from math import gcd

from ..kernel.draft import Draft
from ..rules.editions import RULE_CARDS
from ..rules.option import Values
from .catalogue import catalogue
from .programs import sentence
from .sentences import Sentence


def device_sentences(draft: Draft, values: Values, lang: str) -> list[Sentence]:
    """Every outcome of every device that a program of the edition branches on, and every rule card."""
    say = catalogue(lang).say
    said = []
    for name, program in draft.programs.items():
        outcomes = branches(program)
        weights = draft.devices.get(name, [])
        unit = gcd(*weights)
        for weight, outcome in zip(weights, outcomes, strict=False):
            share = say("device-share", part=weight // unit, whole=sum(weights) // unit)
            said.append(Sentence(say("device-outcome", share=share, effect=sentence(outcome, lang))))
    if "rule" in draft.programs:
        for key in values.words("jackpot.rules"):
            said.append(Sentence(say("rule-card", name=key, effect=sentence(RULE_CARDS[key], lang))))
    return said


def branches(program: str) -> list[str]:
    """The outcomes of the first `chance` of a program: for each `go` behind it the steps it leads to."""
    parts = [part.strip() for part in program.split(";") if part.strip()]
    at = next((place for place, part in enumerate(parts) if part.startswith("chance ")), None)
    if at is None:
        return []
    found = []
    for part in parts[at + 1 :]:
        if not part.startswith("go "):
            break
        found.append(followed(parts, part.split()[1]))
    return found


def followed(parts: list[str], label: str) -> str:
    """The steps from a label on, as far as the next jump or the end."""
    start = next((place for place, part in enumerate(parts) if f"{label}:" in part.split()), len(parts))
    steps = []
    for part in parts[start:]:
        words = [word for word in part.split() if not word.endswith(":")]
        if words[:1] == ["go"]:
            break
        steps.append(" ".join(words))
        if words[:1] == ["do"]:
            break
    return "; ".join(step for step in steps if step)
