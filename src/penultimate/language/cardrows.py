"""What the cards of a deck do, from the programs that run: in a turn, turned up first, laid last, as an answer."""

from __future__ import annotations

import re

from ..errors import BadNotation
from ..kernel.draft import LETTERS, Draft, Face, Top, of_face
from ..rules.option import Values
from .catalogue import capital, catalogue, text_name
from .naming import kind_in_words
from .programs import sentence
from .sentences import CardRow, Sentence

# Options whose whole meaning is in the programs and the points of cards.
TOLD_BY_CARDS = frozenset(
    {
        "custom.effect",
        "custom.rule",
        "first.skip",
        "first.reverse",
        "first.draw_two",
        "first.wild",
        "first.wd4",
        "score.action",
        "score.wild",
        "score.wd4",
        "score.extra_wild",
    }
)
# For a moment (play, open, last, reply) and a sign the settings that change what happens then.
_PLUS = re.compile(r"W?\+\d+")
Changes = dict[tuple[str, str], tuple[str, ...]]


def effect_of(draft: Draft, face: Face) -> str:
    """The program of a card in a turn, with the steps that rules put before and after its effect."""
    before = [step for when, step in draft.before_effect if when(face)]
    after = [step for when, step in draft.after_effect if when(face)]
    return "; ".join(part for part in [*before, draft.effect(face), *after] if part)


def points_of(draft: Draft, face: Face) -> int:
    """What a card left in a hand counts."""
    return of_face(draft.points, face, int(face.symbol) if face.digit else 0)


def told_by(draft: Draft, points: bool) -> dict[tuple[str, str], object]:
    """Everything the cards of a draft say, by moment and sign; what they count only where `points` are kept."""
    told: dict[tuple[str, str], object] = {}
    for side in (0, 1):
        for face in draft.faces(side):
            told["play", face.sign] = (effect_of(draft, face), points and points_of(draft, face))
            told["open", face.sign] = draft.open.get(face.sign)
            told["last", face.sign] = of_face(draft.last, face, None)
            told["reply", face.sign] = of_face(draft.reply, face, None)
    return told


def card_rows(draft: Draft, values: Values, lang: str, changes: Changes) -> tuple[CardRow, ...]:
    """The deck, one row for each kind of card; numbers that do the same are one kind."""
    rows = []
    for side in (0, 1):
        groups: dict[tuple[str, ...], list[Face]] = {}
        for face in draft.faces(side):
            key = ("", effect_of(draft, face)) if face.digit else (face.sign,)
            groups.setdefault(key, []).append(face)
        rows += [_row(draft, values, lang, changes, side, faces) for faces in groups.values()]
    return tuple(rows)


def _row(draft: Draft, values: Values, lang: str, changes: Changes, side: int, faces: list[Face]) -> CardRow:
    say = catalogue(lang).say
    counts = {points_of(draft, face) for face in faces}
    if values["score.mode"] == "none":
        points = ""
    elif faces[0].digit and all(points_of(draft, face) == int(face.symbol) for face in faces):
        points = say("sheet-face-value")
    else:
        points = catalogue(lang).row(map(str, sorted(counts)))
    return CardRow(
        cards=_shown(faces, side),
        name=say("sheet-dark", name=name_of(faces, lang, draft)) if side else name_of(faces, lang, draft),
        count=sum(copies for pair, copies in draft.deck.items() if pair[side] in faces),
        points=points,
        text=own_words(draft, faces[0], lang)
        or sentence(effect_of(draft, faces[0]), lang)
        or say("sheet-number" if faces[0].digit else "sheet-nothing"),
        changed=tuple(dict.fromkeys(word for face in faces for word in changes.get(("play", face.sign), ()))),
    )


def own_words(draft: Draft, face: Face, lang: str) -> str:
    """What a card does where its edition has words of its own for it, "" where not: in the editions in which the turn
    itself gives a card its meaning."""
    name = text_name("card", draft.like, "number" if face.digit else face.sign)
    return catalogue(lang).say(name) if catalogue(lang).has(name) else ""


def name_of(faces: list[Face], lang: str, draft: Draft) -> str:
    """The name of a kind of card: "skip", "numbers 0 to 9"; of a home-made one the name it was given."""
    if not faces[0].digit:
        sign = faces[0].sign
        if sign in draft.names:
            return draft.names[sign]
        try:
            name = kind_in_words(faces[0].code, lang) or sign
        except BadNotation:
            return sign
        # Rules speak of a +2, as it is written on the card.
        return f"{name} ({sign.removeprefix('W')})" if _PLUS.fullmatch(sign) else name
    numbers = list(dict.fromkeys(face.symbol for face in faces))
    return catalogue(lang).say("sheet-numbers", count=len(numbers), numbers=_runs(sorted(map(int, numbers))))


def _runs(numbers: list[int]) -> str:
    """Numbers in a row are written as their ends."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in runs)  # noqa: RUF001


def _shown(faces: list[Face], side: int) -> tuple[str, ...]:
    """One card of each colour, of numbers different ones as far as they go; a dark wild is told by its `/`."""
    colours = [letter for letter in LETTERS if any(face.colour == letter for face in faces)]
    if not colours:
        return (f"/{faces[0].code}" if side else faces[0].code,)
    shown = []
    for place, letter in enumerate(colours):
        own = [face for face in faces if face.colour == letter]
        shown.append(own[(place * len(own) // len(colours) + len(own) // 8) % len(own)].code)
    return tuple(shown)


def _kinds(draft: Draft) -> dict[str, list[Face]]:
    """The cards that are not plain numbers, by sign; the light side is what is turned up first."""
    kinds: dict[str, list[Face]] = {}
    for face in draft.faces(0):
        if not face.digit:
            kinds.setdefault(face.sign, []).append(face)
    return kinds


def first_cards(draft: Draft, lang: str, changes: Changes) -> list[Sentence]:
    """What each special card does when it is turned up first."""
    said = []
    for sign, faces in _kinds(draft).items():
        program = draft.open.get(sign, "")
        name = "first-redraw" if program is None else "first-card" if program else "first-nothing"
        said.append(_about(faces, draft, name, program or "", "open", changes, lang))
    return said


def last_cards(draft: Draft, lang: str, changes: Changes) -> list[Sentence]:
    """What cards do as the last one, where that differs from the draws of their effect."""
    return [
        _about(faces, draft, "last-card", program, "last", changes, lang)
        for faces in _kinds(draft).values()
        if (program := of_face(draft.last, faces[0], None))
    ]


def never_last(draft: Draft) -> list[list[Face]]:
    """The cards that may not be the last one."""
    return [
        faces for faces in _kinds(draft).values() if of_face(dict.fromkeys(draft.never_last, True), faces[0], False)
    ]


def replies(draft: Draft, lang: str, changes: Changes) -> list[Sentence]:
    """What cards do as the answer to a penalty, where they may be one and that differs from their effect."""
    tops = [Top(face.colour or letter, face.symbol) for face in draft.faces(0) for letter in LETTERS]
    said = []
    for faces in _kinds(draft).values():
        program = of_face(draft.reply, faces[0], None)
        if program is not None and any(
            answers(top, face) for answers in draft.answers for top in tops for face in faces
        ):
            said.append(
                _about(faces, draft, "reply-card" if program else "reply-nothing", program, "reply", changes, lang)
            )
    return said


def _about(faces: list[Face], draft: Draft, name: str, program: str, at: str, changes: Changes, lang: str) -> Sentence:
    effect = sentence(program, lang, at)
    effect = effect[:1].lower() + effect[1:] if lang != "de" else effect
    text = catalogue(lang).say(name, kind=capital(name_of(faces, lang, draft)), effect=effect)
    changed = changes.get((at, faces[0].sign), ())
    return Sentence(text, tuple(word.partition("=")[0] for word in changed), _shown(faces, 0), changed)
