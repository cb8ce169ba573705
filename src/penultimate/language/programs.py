"""Programs in words: what a card does, as a sentence made of the steps that run."""

from __future__ import annotations

from functools import cache

from ..kernel.vocabulary import PHRASES, VERBS, WHO
from .catalogue import Catalogue, capital, catalogue, text_name

NOTHING = "-"  # what a text says that has nothing to say
PLACES = ("play", "open", "last", "reply")


def patterns() -> list[tuple[str, ...]]:
    """How every phrase and verb is written; phrases first, since they are what people wrote."""
    return [*(tuple(phrase.split()) for phrase in PHRASES), *(verb.pattern for verb in VERBS)]


def gaps_of(pattern: tuple[str, ...]) -> dict[str, str]:
    """The gaps a sentence of this pattern may have, and the argument that fills each: `count2` is the second COUNT."""
    gaps: dict[str, str] = {}
    for want in pattern:
        if want.isupper():
            name = want.lower()
            number = sum(sort == want for sort in gaps.values()) + 1
            gaps[name if number == 1 else f"{name}{number}"] = want
    return gaps


def _match(words: list[str]) -> tuple[str, ...] | None:
    """The pattern the words of a step follow: the one with the fewest arguments, `may lay upper` before `may lay
    CARDS`."""
    for pattern in sorted(patterns(), key=lambda pattern: sum(want.isupper() for want in pattern)):
        if len(pattern) == len(words) and all(
            want == word if not want.isupper() else _fills(want, word)
            for want, word in zip(pattern, words, strict=True)
        ):
            return pattern
    return None


def _fills(want: str, word: str) -> bool:
    if want == "WHO":
        return word in WHO
    return word.isdigit() if want == "COUNT" else True


def _gaps(pattern: tuple[str, ...], words: list[str], at: str, texts: Catalogue) -> dict[str, object]:
    """What fills the gaps of a step's sentence."""
    given = [word for want, word in zip(pattern, words, strict=True) if want.isupper()]
    gaps: dict[str, object] = {"at": at}
    for (name, want), word in zip(gaps_of(pattern).items(), given, strict=True):
        if want == "COUNT":
            gaps[name] = int(word)
        elif want == "WHO":
            # Nobody has played a card that was turned up: the next seat is the starter.
            seat = text_name("who", "starter" if at == "open" and word == "next" else word)
            number = name.removeprefix("who")
            gaps |= {
                name: texts.say(seat),
                f"form{number}": texts.part(seat, "form"),
                f"whom{number}": texts.part(seat, "whom"),
            }
        else:
            # A set of cards, a device, a token, a program: what has a name in words is said by it.
            named = text_name(want, word)
            gaps[name] = texts.say(named) if texts.has(named) else word
    return gaps


def clause(step: str, lang: str, at: str = "play") -> tuple[str, str]:
    """One step as a part of a sentence, and the sentence that follows it ("" for none).

    A step that no language knows is given as it is written.
    """
    texts = catalogue(lang)
    words = [word for word in step.split() if not word.endswith(":")]
    pattern = _match(words)
    if pattern is None or not texts.has(name := text_name("verb", *pattern)):
        hidden = not words or pattern in _internal()
        return (NOTHING if hidden else f"“{' '.join(words)}”", "")
    gaps = _gaps(pattern, words, at, texts)
    note = texts.part(name, "note", **gaps) if texts.has(name, "note") else ""
    return texts.say(name, **gaps), note


def sentence(program: str, lang: str, at: str = "play") -> str:
    """What a program does: its steps in a row, as one sentence; "" for a program that does nothing.

    >>> sentence("name colour; penalty 4", "en")
    'Name a colour, and the next seat draws 4 cards and loses its turn.'
    """
    # NEXT is where the turn passes on, however it does.
    steps = [part.strip() for part in program.split(";") if part.strip() not in ("", "NEXT")]
    parts: list[str] = []
    notes: list[str] = []
    for before, step in zip(["", *steps], steps, strict=False):
        if step == "skip 1" and "next" in before.split() and parts:
            # The seat that was just spoken of.
            parts[-1] += catalogue(lang).part("verb-skip-count", "too")
            continue
        text, note = clause(step, lang, at)
        parts += [text] if text != NOTHING else []
        notes += [note] if note else []
    parts = _linked(parts)
    return " ".join([f"{capital(joined(parts, lang))}.", *notes] if parts else notes)


def _linked(parts: list[str]) -> list[str]:
    """A part that ends in … is said together with the next one; without a next one it says nothing."""
    linked: list[str] = []
    before = ""
    for part in parts:
        if part.endswith("…"):
            before += part.removesuffix("…").rstrip() + " "
        else:
            linked.append(before + part)
            before = ""
    return linked


@cache
def _internal() -> frozenset[tuple[str, ...]]:
    """The verbs of the machine itself: they need no words unless a card does them."""
    return frozenset(verb.pattern for verb in VERBS if verb.internal)


def joined(parts: list[str], lang: str) -> str:
    """Parts of a sentence in a row."""
    *first, last = parts
    return catalogue(lang).say("join-parts", first=", ".join(first), last=last) if first else last
