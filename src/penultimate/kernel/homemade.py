"""Programs from strangers: bounded, only forward, of public verbs, and never without what a step needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from ..errors import meant
from .needs import FITTINGS, Settled
from .programs import (
    BadProgram,
    Name,
    Step,
    expanded,
    labels_of,
    parse,
    parse_step,
    parts_of,
    pattern_of,
    phrase_of,
)
from .vocabulary import DEVICES, PHRASES, VERBS, WHO

LONGEST = 48  # steps of a home-made program
LARGEST = 30  # number in one
WORDS = {word for pattern in (*PHRASES, *(verb.written for verb in VERBS)) for word in pattern.split()} | set(WHO)


@dataclass(frozen=True)
class Known:
    """What the programs of an edition may name, and what there is on its table (`needs.fittings`)."""

    sets: Collection[str] = ()
    programs: Collection[str] = ()
    devices: Mapping[str, list[int]] = field(default_factory=dict)
    fittings: Collection[str] = ()


def check_home_made(text: str, known: Known | None = None, coloured: bool = False) -> None:
    """Check a program. `known` is what it may name, a card alone knows nothing; `coloured`: a colour is active when it
    begins. Raises BadProgram for the first step that cannot stand.
    """
    for part in parts_of(text):
        _, words = labels_of(part)
        if words and expanded(words, 0) is None and parse_step(words).verb.internal:
            raise BadProgram(part, "this verb is part of the machine")
    steps, labels = parse(text)
    if len(steps) > LONGEST:
        raise BadProgram(text, f"{len(steps)} steps are too many: a card may have {LONGEST}")
    for label in labels:
        if label in WORDS:
            raise BadProgram(f"{label}:", "this is a word of the steps; take another for the label")
    for at, step in enumerate(steps):
        for name in step.arguments:
            if isinstance(name, int):
                if "COUNT" in step.verb.pattern and name > LARGEST:
                    raise BadProgram(step.text, f"{name} is too many")
            elif name.sort == "LABEL" and labels[name.word] <= at:
                raise BadProgram(step.text, f"the label {name.word!r} lies behind; cards may not loop")
        if (roads := branches(step, known or Known())) and len(steps) - at - 1 < roads:
            raise BadProgram(step.text, f"this goes on at one of the next {roads} steps; there are fewer")
    check_names(text, known)
    check_ways(text, known or Known(), Settled(coloured))


def check_names(text: str, known: Known | None = None) -> None:
    """Whether everything a program names is there. Raises BadProgram, with what was meant."""
    sets, programs, devices = (known.sets, known.programs, known.devices) if known else ((), (), {})
    there_is = known.fittings if known else ()
    for part in parts_of(text):
        _, words = labels_of(part)
        for word in (pattern_of(words), *words) if words else ():
            if word in FITTINGS and FITTINGS[word] not in there_is:
                raise BadProgram(part, f"this needs an edition with {FITTINGS[word]}")
    for step in parse(text, complete=False)[0]:
        for name in step.arguments:
            if isinstance(name, Name) and name.sort in ("PROGRAM", "CARDS"):
                there = programs if name.sort == "PROGRAM" else sets
                if name.word not in there:
                    what = "there is no" if known else "a card knows no"
                    raise BadProgram(step.text, f"{what} {name.word!r}{meant(name.word, there)}")
        if step.verb.written in ("chance DEVICE", "roll DEVICE") and not any(
            DEVICES[name] in step.arguments for name in devices
        ):
            raise BadProgram(step.text, "this needs a device of an edition")


def branches(step: Step, known: Known) -> int:
    """At how many of the steps behind it a step may go on; 0 for one that just goes on."""
    if step.verb.written == "chance COUNT COUNT":
        return max(int(str(step.arguments[1])), 1)
    if step.verb.written == "chance DEVICE":
        return max((len(known.devices[name]) for name in known.devices if DEVICES[name] in step.arguments), default=0)
    return 0


def check_ways(text: str, known: Known, start: Settled) -> None:
    """Follow every way through a program. Raises BadProgram for a step that could stand there without what it needs."""
    parts = parts_of(text)
    at = {label: place for place, part in enumerate(parts) for label in labels_of(part)[0]}
    before: list[Settled | None] = [start, *([None] * len(parts))]

    def lead(place: int, settled: Settled) -> None:
        there = before[place]
        before[place] = settled if there is None else there.meets(settled)

    for place, part in enumerate(parts):
        settled = before[place]
        if settled is None:
            raise BadProgram(part, "no way leads here")
        _, words = labels_of(part)
        if not words:
            lead(place + 1, settled)
            continue
        step = pattern_of(words)
        reason = settled.missing(step, words)
        if reason:
            raise BadProgram(part, reason)
        after = settled.after(step)
        if step == "go LABEL":
            lead(at[words[-1]], after)
            continue
        if step == "do PROGRAM":
            lead(len(parts), after)
            continue
        roads = branches(parse_step(words), known) if step.startswith("chance") else 1
        for road in range(max(roads, 1)):
            if roads > 1 and phrase_of(labels_of(parts[place + 1 + road])[1]):
                raise BadProgram(
                    parts[place + 1 + road], f"this is more than one step; write 'go' and a label behind {part!r}"
                )
            lead(place + 1 + road, after)
        if "LABEL" in step:
            lead(at[words[step.split().index("LABEL")]], after)


def programs_done_by(text: str) -> set[str]:
    """The programs that a program goes on with."""
    return {
        name.word
        for step in parse(text.replace("NEXT", ""), complete=False)[0]
        for name in step.arguments
        if isinstance(name, Name) and name.sort == "PROGRAM"
    }
