"""From a draft to tables: programs become integers, what fits becomes masks.

Errors in a program are `BadProgram` with the step that is wrong and, where one is near, the word that was meant.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from . import verbs
from .draft import LETTERS, Draft, Face, Fits, Kind, Top
from .registers import CARDS, CODE, KINDS, ROWS, WORD, Tables, new_tables
from .vocabulary import VERBS, WHO, Verb

assert verbs.THEMES  # importing the themes registers their verbs

# Written as one verb, run as a question and its answer.
PHRASES = {
    "name colour": "ask colour me; answer colour",
    "starter names colour": "ask colour starter; answer colour",
    "dealer names colour": "ask colour dealer; answer colour",
    "choose seat": "ask seat 0; answer seat",
    "may choose seat": "ask seat 1; answer seat",
    "slap": "ask slap; answer slap",
    "more": "start run; ask more; answer more",
    "lucky": "ask lucky; answer lucky",
}


class BadProgram(ValueError):
    """A program that cannot be compiled: which step, and why."""

    def __init__(self, step: str, reason: str) -> None:
        super().__init__(f"{step!r}: {reason}")
        self.step = step
        self.reason = reason


@dataclass(frozen=True)
class Step:
    """One step of a program, parsed: a verb and its arguments, a label still by its name."""

    verb: Verb
    arguments: tuple[int | str, ...]


def parse(text: str) -> tuple[list[Step], dict[str, int]]:
    """Steps and labels of a program text. Steps are parted by `;`, a label is a word with `:` behind it."""
    steps: list[Step] = []
    labels: dict[str, int] = {}
    for phrase, run in PHRASES.items():
        text = "; ".join(run if part.strip() == phrase else part.strip() for part in text.split(";"))
    for part in text.split(";"):
        words = part.split()
        while words and words[0].endswith(":"):
            label = words.pop(0)[:-1]
            if label in labels:
                raise BadProgram(part.strip(), f"the label {label!r} stands twice")
            labels[label] = len(steps)
        if words:
            steps.append(parse_step(words))
    for step in steps:
        for word in step.arguments:
            if isinstance(word, str) and word not in labels:
                raise BadProgram(" ".join(step.verb.pattern), f"there is no label {word!r}")
    return steps, labels


def parse_step(words: list[str]) -> Step:
    """The verb whose pattern the words follow."""
    for verb in VERBS:
        if len(verb.pattern) == len(words):
            arguments: list[int | str] = []
            for want, word in zip(verb.pattern, words, strict=True):
                if want.islower():
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
    near = difflib.get_close_matches(text, known, n=1, cutoff=0.5)
    raise BadProgram(text, f"no such verb; did you mean {near[0]!r}?" if near else "no such verb")


def argument(want: str, word: str) -> int | str | None:
    """The value of one argument, or None when the word is not of that sort."""
    if want == "WHO":
        return WHO.get(word)
    if want == "COUNT":
        return int(word) if word.isdigit() and len(word) < 6 else None
    if want == "LABEL":
        return word
    return None


class Assembler:
    """Lays programs one after the other into the code, each text once."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.known: dict[str, int] = {}

    def program(self, text: str) -> int:
        """Where the program begins."""
        if text not in self.known:
            start = len(self.code)
            self.known[text] = start
            steps, labels = parse(text)
            for step in steps:
                numbers = [start + 4 * labels[a] if isinstance(a, str) else a for a in step.arguments]
                self.code += [step.verb.number, *numbers, *[0] * (3 - len(numbers))]
            if len(self.code) > CODE:
                raise BadProgram(text, "the programs of this rule set are too long together")
        return self.known[text]


def moved_by(text: str) -> int:
    """What a program does to the cards of the seat that plays: the strongest of its verbs."""
    return max((step.verb.moves for step in parse(text)[0]), default=0)


def parts_of(text: str) -> list[str]:
    """The steps of a program text, as they are written."""
    return [part.strip() for part in text.split(";") if part.strip()]


def drawn_by(text: str) -> str:
    """What is left of an effect when its card was the last one: its draws (R9)."""
    return "; ".join(part for part in parts_of(text) if part not in PHRASES and parse_step(part.split()).verb.draws)


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


def compile_draft(draft: Draft) -> Tables:
    """Tables for the rule set a draft has become. Raises BadProgram, or ValueError for a deck that is too large."""
    g = new_tables()
    pairs = list(draft.deck)
    if len(pairs) > KINDS:
        raise ValueError(f"{len(pairs)} different cards are too many: a deck may have {KINDS}")
    if sum(draft.deck.values()) > CARDS:
        raise ValueError(f"{sum(draft.deck.values())} cards are too many: a deck may have {CARDS}")
    two_sided = any(dark is not None for _, dark in pairs)
    symbols = list(dict.fromkeys(face.symbol for side in (0, 1) for face in draft.faces(side)))
    if len(symbols) * (8 if two_sided else 4) > ROWS:
        raise ValueError("too many different symbols in one deck")
    g.seats = draft.seats
    g.kinds = len(pairs)
    g.colours = draft.colours
    g.symbols = len(symbols)
    g.hand = draft.hand
    g.cards = 0
    for kind, pair in enumerate(pairs):
        for _ in range(draft.deck[pair]):
            g.deck[g.cards] = kind
            g.cards += 1
    for name, value in draft.numbers.items():
        setattr(g, name, value)
    assembler = Assembler()
    write_faces(g, draft, pairs, symbols, assembler)
    write_programs(g, draft, assembler)
    write_masks(g, draft, pairs, symbols, two_sided)
    g.code = assembler.code + [0] * (CODE - len(assembler.code))
    return g


def write_faces(
    g: Tables,
    draft: Draft,
    pairs: list[tuple[Face, Face | None]],
    symbols: list[str],
    assembler: Assembler,
) -> None:
    """Colour, symbol, points and programs of every face."""
    end = "next turn"
    for kind, pair in enumerate(pairs):
        for side, face in enumerate(pair):
            if face is None:
                continue
            at = kind + side * KINDS
            before = "; ".join(step for when, step in draft.before_effect if when(face))
            effect = joined(before, draft.effects.get(face.sign, ""))
            after = "; ".join(step for when, step in draft.after_effect if when(face))
            g.colour[at] = LETTERS.index(face.colour) if face.colour else -1
            g.symbol[at] = symbols.index(face.symbol)
            g.points[at] = draft.points.get(face.sign, int(face.symbol) if face.digit else 0)
            g.moves[at] = 1 if moved_by(effect) else 0
            g.play[at] = assembler.program(joined(judged(effect), after, end))
            reply = draft.reply.get(face.sign)
            g.reply[at] = g.play[at] if reply is None else assembler.program(joined(reply, after, end))
            last = draft.last.get(face.sign)
            g.last[at] = assembler.program(
                joined(drawn_by(effect) if last is None else last, "collect", *draft.going_out, draft.finish)
            )
            opening = draft.open.get(face.sign, "")
            first = draft.opened if face.digit else []
            g.open[at] = -1 if opening is None else assembler.program(joined(opening, *first, end))


def write_programs(g: Tables, draft: Draft, assembler: Assembler) -> None:
    """The programs that belong to no card."""
    g.on_next = assembler.program("next turn")
    g.on_turn = assembler.program(joined(*draft.before_turn, draft.on_turn))
    g.on_draw = assembler.program(draft.on_draw)
    g.on_penalty = assembler.program("face penalty; answer penalty; next turn")
    g.on_blocked = assembler.program("blocked")


def mask(pairs: list[tuple[Face, Face | None]], side: int, wanted: Kind) -> tuple[int, int]:
    """The kinds whose face on this side is wanted, as two words."""
    low = high = 0
    for kind, pair in enumerate(pairs):
        face = pair[side]
        if face is not None and wanted(face):
            if kind < WORD:
                low |= 1 << kind
            else:
                high |= 1 << (kind - WORD)
    return low, high


def write_masks(
    g: Tables, draft: Draft, pairs: list[tuple[Face, Face | None]], symbols: list[str], two_sided: bool
) -> None:
    """What fits on every row, what answers a penalty there, what makes a restricted wild a bluff."""
    for side in (0, 1) if two_sided else (0,):
        signs = {face.symbol for face in draft.faces(side)}
        for colour in range(side * 4, side * 4 + draft.colours):
            for number, symbol in enumerate(symbols):
                if symbol in signs:
                    write_row(g, draft, pairs, side, colour * len(symbols) + number, Top(LETTERS[colour], symbol))
            g.coloured0[colour], g.coloured1[colour] = mask(
                pairs,
                side,
                lambda face, letter=LETTERS[colour]: face.colour == letter,  # type: ignore[misc]
            )
    for number in range(len(symbols)):
        rows = [c * len(symbols) + number for c in range(8 if two_sided else draft.colours)]
        side = 0 if any(face.symbol == symbols[number] for face in draft.faces(0)) else 1
        g.same0[number], g.same1[number] = mask(
            pairs,
            side,
            lambda face, symbol=symbols[number]: face.symbol == symbol,  # type: ignore[misc]
        )
        g.answerable[number] = 1 if any(g.answer0[r] | g.answer1[r] for r in rows) else 0
    for side in (0, 1):
        g.jump0[side], g.jump1[side] = mask(pairs, side, draft.jumps or (lambda face: False))
        g.finish0[side], g.finish1[side] = mask(pairs, side, draft.finishes or (lambda face: True))
        g.restricted0[side], g.restricted1[side] = mask(
            pairs, side, lambda face: "restricted" in draft.effects.get(face.sign, "")
        )
    g.jumping = 1 if draft.jumps is not None else 0
    g.limits = 1 if draft.finishes is not None or g.refuse else 0


def write_row(g: Tables, draft: Draft, pairs: list[tuple[Face, Face | None]], side: int, row: int, top: Top) -> None:
    """The three masks of one row."""

    def allowed(permissions: list[Fits], bans: list[Fits]) -> Kind:
        return lambda face: any(p(top, face) for p in permissions) and not any(b(top, face) for b in bans)

    g.match0[row], g.match1[row] = mask(pairs, side, allowed(draft.fits, draft.bans))
    if draft.answers:
        g.answer0[row], g.answer1[row] = mask(pairs, side, allowed(draft.answers, []))
    blocks = draft.blocks
    if blocks is not None:
        g.block0[row], g.block1[row] = mask(pairs, side, lambda face: blocks(top, face))
