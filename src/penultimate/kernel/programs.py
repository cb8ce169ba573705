"""Program texts: read into steps, checked, laid out as integers.

Steps are parted by `;`, a label is a word with `:` behind it. Errors are `BadProgram` with the step that is wrong and,
where one is near, the word that was meant.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field

from . import verbs
from .registers import CODE
from .vocabulary import ARGUMENTS, DEVICES, PHRASES, TOKENS, VERBS, WHO, Verb

assert verbs.THEMES  # importing the themes registers their verbs

# The wording with the fewest arguments is meant: `may lay upper`, not `may lay CARDS`.
PHRASES_BY_ARGUMENTS = sorted(PHRASES.items(), key=lambda item: sum(word in ARGUMENTS for word in item[0].split()))
VERBS_BY_ARGUMENTS = sorted(VERBS, key=lambda verb: sum(word in ARGUMENTS for word in verb.pattern))
LONGEST = 48  # steps of a home-made program


class BadProgram(ValueError):
    """A program that cannot be compiled: which step, and why."""

    def __init__(self, step: str, reason: str) -> None:
        super().__init__(f"{step!r}: {reason}")
        self.step = step
        self.reason = reason


@dataclass(frozen=True)
class Name:
    """An argument that stands for something else: a label, a set of cards, a program."""

    sort: str
    word: str


@dataclass(frozen=True)
class Step:
    """One step of a program, parsed: a verb and its arguments."""

    verb: Verb
    arguments: tuple[int | Name, ...]


def parts_of(text: str) -> list[str]:
    """The steps of a program text, as they are written."""
    return [part.strip() for part in text.split(";") if part.strip()]


def labels_of(part: str) -> tuple[list[str], list[str]]:
    """The labels in front of a part, and its words."""
    words = part.split()
    labels = []
    while words and words[0].endswith(":"):
        labels.append(words.pop(0)[:-1])
    return labels, words


def expanded(words: list[str], serial: int) -> str | None:
    """What a phrase is run as, or None when the words are no phrase."""
    for phrase, run in PHRASES_BY_ARGUMENTS:
        pattern = phrase.split()
        if len(pattern) != len(words):
            continue
        filled = run.replace("@", f"@{serial}")
        for want, word in zip(pattern, words, strict=True):
            if want in ARGUMENTS:
                if argument(want, word) is None:
                    break
                filled = filled.replace(want, word)
            elif want != word:
                break
        else:
            return filled
    return None


def parse(text: str, complete: bool = True) -> tuple[list[Step], dict[str, int]]:
    """Steps and labels of a program text. `complete`: every label that is used must be there."""
    steps: list[Step] = []
    labels: dict[str, int] = {}
    waiting = parts_of(text)
    serial = 0
    while waiting:
        part = waiting.pop(0)
        found, words = labels_of(part)
        for label in found:
            if label in labels:
                raise BadProgram(part, f"the label {label!r} stands twice")
            labels[label] = len(steps)
        if not words:
            continue
        serial += 1
        run = expanded(words, serial)
        if run is None:
            steps.append(parse_step(words))
        else:
            waiting = parts_of(run) + waiting
    for step in steps:
        for name in step.arguments:
            if complete and isinstance(name, Name) and name.sort == "LABEL" and name.word not in labels:
                raise BadProgram(step.verb.written, f"there is no label {name.word!r}")
    return steps, labels


def parse_step(words: list[str]) -> Step:
    """The verb whose pattern the words follow."""
    for verb in VERBS_BY_ARGUMENTS:
        if len(verb.pattern) == len(words):
            arguments: list[int | Name] = []
            for want, word in zip(verb.pattern, words, strict=True):
                if want not in ARGUMENTS:
                    if want != word:
                        break
                elif (value := argument(want, word)) is None:
                    break
                else:
                    arguments.append(value)
            else:
                return Step(verb, tuple(arguments))
    text = " ".join(words)
    known = [v.written for v in VERBS if not v.internal] + list(PHRASES)
    asked = " ".join("COUNT" if word.isdigit() else word for word in words)
    near = difflib.get_close_matches(asked, known, n=1, cutoff=0.5)
    raise BadProgram(text, f"no such verb; did you mean {near[0]!r}?" if near else "no such verb")


def argument(want: str, word: str) -> int | Name | None:
    """The value of one argument, or None when the word is not of that sort."""
    if want == "WHO":
        return WHO.get(word)
    if want == "COUNT":
        return int(word) if word.isdigit() and len(word) < 6 else None
    if want == "DEVICE":
        return DEVICES.get(word)
    if want == "TOKEN":
        return TOKENS.get(word)
    return Name(want, word)


def check_home_made(text: str) -> None:
    """Programs come from strangers: bounded, only forward, and made of public verbs. Raises BadProgram."""
    for part in parts_of(text):
        _, words = labels_of(part)
        if words and expanded(words, 0) is None and parse_step(words).verb.internal:
            raise BadProgram(part, "this verb is part of the machine")
    steps, labels = parse(text)
    if len(steps) > LONGEST:
        raise BadProgram(text, f"{len(steps)} steps are too many: a card may have {LONGEST}")
    for at, step in enumerate(steps):
        for name in step.arguments:
            if isinstance(name, int):
                if "COUNT" in step.verb.pattern and name > 30:
                    raise BadProgram(step.verb.written, f"{name} is too many")
            elif name.sort == "LABEL" and labels[name.word] <= at:
                raise BadProgram(step.verb.written, f"the label {name.word!r} lies behind; cards may not loop")
            elif name.sort in ("PROGRAM", "CARDS"):
                raise BadProgram(step.verb.written, f"a card knows no {name.word!r}")
        if step.verb.pattern[0] in ("chance", "roll", "take") and len(step.verb.pattern) < 3:
            raise BadProgram(step.verb.written, "this needs a device of an edition")


def moved_by(text: str) -> int:
    """What a program does to the cards of the seat that plays: the strongest of its verbs."""
    return max((step.verb.moves for step in parse(text, False)[0]), default=0)


ASKS = {
    "ask colour": "colour",
    "ask pick": "picked",
    "ask number": "picked",
    "ask seat": "target",
    "ask king": "target",
}


def drawn_by(text: str) -> str:
    """What is left of an effect when its card was the last one: its draws, and the choices they need (R9)."""
    kept: list[str] = []
    needed: set[str] = set()
    for part in reversed(parts_of(text)):
        _, words = labels_of(part)
        if not words:
            continue
        steps, _ = parse(" ".join(words), False)
        if any(step.verb.draws for step in steps):
            kept.insert(0, " ".join(words))
            for step in steps:
                needed.add(step.verb.uses)
                if "WHO" in step.verb.pattern and WHO["target"] in step.arguments:
                    needed.add("target")
        elif ASKS.get(" ".join(steps[0].verb.pattern[:2]), "-") in needed:
            kept.insert(0, " ".join(words))
    return "; ".join(kept)


def judged(text: str) -> str:
    """The effect with its call judged after the last verb that moves cards of the seat that plays."""
    parts = parts_of(text)
    for i in range(len(parts) - 1, -1, -1):
        moves = moved_by(parts[i])
        if moves:
            parts.insert(i + 1, f"judge {moves}")
            break
    return "; ".join(parts)


def joined(*parts: str) -> str:
    """Programs in a row."""
    return "; ".join(part for part in parts if part)


@dataclass
class Assembler:
    """Lays programs one after the other into the code, each text once."""

    programs: Mapping[str, str]  # by name
    sets: Mapping[str, int]  # where the masks of a set stand
    next: str  # what NEXT stands for
    code: list[int] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)

    def program(self, text: str) -> int:
        """Where the program begins."""
        text = text.replace("NEXT", self.next)
        if text not in self.known:
            start = len(self.code)
            self.known[text] = start
            steps, labels = parse(text)
            self.code += [0] * (4 * len(steps))
            if len(self.code) > CODE:
                raise BadProgram(text, "the programs of this rule set are too long together")
            for n, step in enumerate(steps):
                at = start + 4 * n
                numbers = [a if isinstance(a, int) else self.value(a, step, start, labels) for a in step.arguments]
                self.code[at : at + 4] = [step.verb.number, *numbers, *[0] * (3 - len(numbers))]
        return self.known[text]

    def value(self, name: Name, step: Step, start: int, labels: dict[str, int]) -> int:
        """The number a name stands for."""
        if name.sort == "LABEL":
            return start + 4 * labels[name.word]
        if name.sort == "CARDS":
            if name.word not in self.sets:
                raise BadProgram(step.verb.written, f"there is no set of cards {name.word!r}")
            return self.sets[name.word]
        if name.word not in self.programs:
            raise BadProgram(step.verb.written, f"there is no program {name.word!r}")
        return self.program(joined(self.programs[name.word], "NEXT"))
