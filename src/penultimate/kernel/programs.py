"""Program texts: read into steps, checked, laid out as integers.

Steps are parted by `;`, a label is a word with `:` behind it. Errors are `BadProgram` with the step that is wrong and,
where one is near, the word that was meant.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from . import needs, verbs
from .registers import CODE
from .vocabulary import ARGUMENTS, DEVICES, PHRASES, TOKENS, VERBS, WHO, Verb

assert verbs.THEMES  # importing the themes registers their verbs


def arguments_in(pattern: Sequence[str]) -> int:
    """How many words of a pattern are to be filled in."""
    return sum(word in ARGUMENTS for word in pattern)


# By length. The wording with the fewest arguments is meant: `may lay upper`, not `may lay CARDS`.
PHRASES_BY_LENGTH: dict[int, list[tuple[str, list[str]]]] = {}
for phrase in sorted(PHRASES, key=lambda phrase: arguments_in(phrase.split())):
    PHRASES_BY_LENGTH.setdefault(len(phrase.split()), []).append((phrase, phrase.split()))
VERBS_BY_LENGTH: dict[int, list[Verb]] = {}
for known in sorted(VERBS, key=lambda known: arguments_in(known.pattern)):
    VERBS_BY_LENGTH.setdefault(len(known.pattern), []).append(known)


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
    """One step of a program, parsed: a verb and its arguments, and the text it was written as."""

    verb: Verb
    arguments: tuple[int | Name, ...]
    text: str


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
    pattern = phrase_of(words)
    if pattern is None:
        return None
    filled = PHRASES[pattern].replace("@", f"@{serial}")
    for want, word in zip(pattern.split(), words, strict=True):
        if want in ARGUMENTS:
            filled = filled.replace(want, word)
    return filled


def phrase_of(words: list[str]) -> str | None:
    """The phrase that a step of these words is, or None."""
    for phrase, wanted in PHRASES_BY_LENGTH.get(len(words), ()):
        if all(
            argument(want, word) is not None if want in ARGUMENTS else want == word
            for want, word in zip(wanted, words, strict=True)
        ):
            return phrase
    return None


def pattern_of(words: list[str]) -> str:
    """How the step of these words is written, a phrase or a verb. Raises BadProgram when it is neither."""
    return phrase_of(words) or parse_step(words).verb.written


@lru_cache(maxsize=4096)
def parse(text: str, complete: bool = True) -> tuple[tuple[Step, ...], Mapping[str, int]]:
    """Steps and labels of a program text. `complete`: every label that is used must be there."""
    steps: list[Step] = []
    labels: dict[str, int] = {}
    waiting = [(part, part) for part in parts_of(text)]
    serial = 0
    while waiting:
        part, written = waiting.pop(0)
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
            steps.append(parse_step(words, written))
        else:
            waiting = [(step, written) for step in parts_of(run)] + waiting
    for step in steps:
        for name in step.arguments:
            if complete and isinstance(name, Name) and name.sort == "LABEL" and name.word not in labels:
                raise BadProgram(step.text, f"there is no label {name.word!r}")
    return tuple(steps), labels


def parse_step(words: list[str], written: str = "") -> Step:
    """The verb whose pattern the words follow. `written` is the step as it stands in the program."""
    for verb in VERBS_BY_LENGTH.get(len(words), ()):
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
            return Step(verb, tuple(arguments), written or " ".join(words))
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


def moved_by(text: str) -> int:
    """What a program does to the cards of the seat that plays: the strongest of its verbs."""
    return max((step.verb.moves for step in parse(text, False)[0]), default=0)


def drawn_by(text: str) -> str:
    """What is left of an effect when its card was the last one: its draws, and the choices they need (R9).

    An effect that branches is left whole where it draws at all.
    """
    if any(is_branch(step) for step in parse(text, False)[0]):
        return text if any(step.verb.draws for step in parse(text, False)[0]) else ""
    kept: list[str] = []
    needed: set[str] = set()
    for part in reversed(parts_of(text)):
        _, words = labels_of(part)
        if not words:
            continue
        steps, _ = parse(" ".join(words), False)
        settles = needs.settles(pattern_of(words))
        if any(step.verb.draws for step in steps) or (kept and words == ["as", "target"]):
            kept.insert(0, " ".join(words))
            for step in steps:
                needed.add(step.verb.uses)
            if "target" in words:
                needed.add("target")
        elif settles in needed and settles:
            kept.insert(0, " ".join(words))
    return "; ".join(kept)


def is_branch(step: Step) -> bool:
    """Whether a step may go on elsewhere than at the next one."""
    return "LABEL" in step.verb.pattern or step.verb.pattern[0] in ("chance", "do")


def judged(text: str) -> str:
    """The effect with its call judged after the last verb that moves cards of the seat that plays."""
    parts = parts_of(text)
    for i in range(len(parts) - 1, -1, -1):
        moves = moved_by(parts[i])
        if moves:
            parts.insert(i + 1, f"judge {moves}")
            break
    return "; ".join(parts)


def relabelled(text: str, prefix: str) -> str:
    """The program with labels that clash with no others, so that it may stand behind any program."""
    labels = {label for part in parts_of(text) for label in labels_of(part)[0]}
    return "; ".join(
        " ".join(
            f"{prefix}.{word}" if word in labels or (word.endswith(":") and word[:-1] in labels) else word
            for word in part.split()
        )
        for part in parts_of(text)
    )


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

    def value(self, name: Name, step: Step, start: int, labels: Mapping[str, int]) -> int:
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
