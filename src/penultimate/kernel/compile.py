"""From a draft to tables: programs become integers, what fits becomes masks."""

from __future__ import annotations

from .draft import LETTERS, Draft, Face, Fits, Kind, Top, of_face
from .programs import Assembler, BadProgram, drawn_by, joined, judged, moved_by, parse, relabelled
from .registers import CARDS, KINDS, ROWS, WORD, Tables, new_tables
from .vocabulary import DEVICES, TOKENS, VERBS

__all__ = ["BadProgram", "compile_draft"]

# Verbs after which something lasts until the turn comes to a seat.
LASTING = ("ask prompt WHO", "pose WHO COUNT", "lock colour")
# Verbs that ask who is quickest.
RACING = ("ask slap", "ask race WHO", "ask duel WHO")


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
    if len(symbols) * (8 if two_sided else 4) > ROWS or len(symbols) > 64:
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
    g.keeps = g.call_at = 1
    g.hand_limit = CARDS
    g.two_sided = int(two_sided)
    for name, value in draft.numbers.items():
        if name in Tables.__slots__:
            setattr(g, name, value)
    sets = write_data(g, draft, pairs)
    turn = "next turn begins" if lasts(draft) else "next turn"
    assembler = Assembler(draft.programs, sets, relabelled(draft.next, "next").replace("next turn", turn))
    write_faces(g, draft, pairs, symbols, assembler, turn)
    write_programs(g, draft, assembler)
    write_masks(g, draft, pairs, symbols, two_sided)
    g.code[: len(assembler.code)] = assembler.code
    return g


def has_races(g: Tables) -> bool:
    """Whether any program asks who is quickest."""
    racing = {verb.number for verb in VERBS if verb.written in RACING}
    return g.uno_slap > 0 or any(number in racing for number in g.code[::4])


def lasts(draft: Draft) -> bool:
    """Whether any program starts something that lasts until the turn comes to a seat."""
    texts = [*draft.effects.values(), *draft.programs.values(), *(text or "" for text in draft.open.values())]
    return any(
        step.verb.written in LASTING for text in texts for step in parse(text.replace("NEXT", "next turn"), False)[0]
    )


def write_data(g: Tables, draft: Draft, pairs: list[tuple[Face, Face | None]]) -> dict[str, int]:
    """Weights of devices and masks of sets of cards; gives where each set stands."""
    data: list[int] = []
    bits = bits_of(pairs, 0)
    for name, weights in draft.devices.items():
        g.device[DEVICES[name]] = len(data)
        data += [len(weights), sum(weights), *weights]
    sets = {}
    for name, text in draft.sets.items():
        words = text.split()
        sets[name] = len(data)
        data += mask(bits, any_of(words))
    g.data[: len(data)] = data
    for kind, (face, _) in enumerate(pairs):
        g.trigger[kind] = draft.drawn.get(face.sign, 0)
    g.watched = 1 if any(g.trigger) or g.mercy or g.watched else 0
    return sets


def any_of(words: list[str]) -> Kind:
    """The faces that one of the words means."""
    return lambda face: any(is_in(face, word) for word in words)


def is_in(face: Face, word: str) -> bool:
    """Whether a word of a set means a face: `number`, a colour letter, a sign, a symbol, a whole code."""
    if word == "all" or (word == "number" and face.digit):
        return True
    return word in (face.code, face.sign, face.symbol) or (bool(word) and word == face.colour)


def rank_of(draft: Draft, face: Face) -> int:
    """The number a face shows, -1 when it shows none."""
    if face.digit:
        return int(face.symbol)
    return int(face.icon) if face.icon.isdigit() else of_face(draft.ranks, face, -1)


def write_faces(
    g: Tables,
    draft: Draft,
    pairs: list[tuple[Face, Face | None]],
    symbols: list[str],
    assembler: Assembler,
    turn: str,
) -> None:
    """Colour, symbol, points and programs of every face."""
    for kind, pair in enumerate(pairs):
        for side, face in enumerate(pair):
            if face is None:
                continue
            at = kind + side * KINDS
            before = "; ".join(step for when, step in draft.before_effect if when(face))
            effect = joined(before, draft.effect(face))
            after = "; ".join(step for when, step in draft.after_effect if when(face))
            g.colour[at] = LETTERS.index(face.colour) if face.colour else -1
            g.symbol[at] = symbols.index(face.symbol)
            g.points[at] = of_face(draft.points, face, int(face.symbol) if face.digit else 0)
            g.rank[at] = rank_of(draft, face)
            if face.sign in draft.guards:
                g.guard[g.symbol[at]] = TOKENS[draft.guards[face.sign]] + 1
            g.moves[at] = 1 if moved_by(effect) else 0
            g.play[at] = assembler.program(joined(judged(effect), after, "NEXT"))
            reply = of_face(draft.reply, face, None)
            g.reply[at] = g.play[at] if reply is None else assembler.program(joined(reply, after, "NEXT"))
            last = of_face(draft.last, face, None)
            g.last[at] = assembler.program(
                joined(drawn_by(effect) if last is None else last, "collect", *draft.going_out, draft.finish)
            )
            opening = draft.open.get(face.sign, "")
            first = draft.opened if face.digit else []
            g.open[at] = -1 if opening is None else assembler.program(joined(opening, *first, turn))


def write_programs(g: Tables, draft: Draft, assembler: Assembler) -> None:
    """The programs that belong to no card."""
    g.on_next = assembler.program("NEXT")
    g.on_turn = assembler.program(joined(*draft.before_turn, draft.on_turn))
    g.on_draw = assembler.program(draft.on_draw)
    g.on_penalty = assembler.program("face penalty; answer penalty; NEXT")
    g.on_blocked = assembler.program("blocked")
    g.on_empty = assembler.program(joined("ask window; answer window", "collect", *draft.going_out, draft.finish))
    g.on_accused = assembler.program("ask votes; answer votes 0; resume")
    g.on_call = assembler.program("ask race after caller; answer race 2; resume")
    g.on_deal = assembler.program(draft.on_deal) if draft.on_deal else -1


Bits = dict[Face, tuple[int, int]]


def bits_of(pairs: list[tuple[Face, Face | None]], side: int) -> Bits:
    """For every face of a side the kinds that show it, as two words."""
    found: Bits = {}
    for kind, pair in enumerate(pairs):
        face = pair[side]
        if face is not None:
            low, high = found.get(face, (0, 0))
            found[face] = (low | 1 << kind, high) if kind < WORD else (low, high | 1 << (kind - WORD))
    return found


def mask(bits: Bits, wanted: Kind) -> tuple[int, int]:
    """The kinds whose face on a side is wanted, as two words."""
    low = high = 0
    for face, (first, second) in bits.items():
        if wanted(face):
            low |= first
            high |= second
    return low, high


def write_masks(
    g: Tables, draft: Draft, pairs: list[tuple[Face, Face | None]], symbols: list[str], two_sided: bool
) -> None:
    """What fits on every row, what answers a penalty there, what makes a restricted wild a bluff."""
    bits = bits_of(pairs, 0), bits_of(pairs, 1)
    for side in (0, 1) if two_sided else (0,):
        signs = {face.symbol for face in draft.faces(side)}
        for colour in range(side * 4, side * 4 + max(draft.colours, 1)):
            for number, symbol in enumerate(symbols):
                if symbol in signs:
                    write_row(g, draft, bits[side], colour * len(symbols) + number, Top(LETTERS[colour], symbol))
            g.coloured0[colour], g.coloured1[colour] = mask(
                bits[side],
                lambda face, letter=LETTERS[colour]: face.colour == letter,  # type: ignore[misc]
            )
    for number in range(len(symbols)):
        rows = [c * len(symbols) + number for c in range(8 if two_sided else max(draft.colours, 1))]
        side = 0 if any(face.symbol == symbols[number] for face in draft.faces(0)) else 1
        g.same0[number], g.same1[number] = mask(
            bits[side],
            lambda face, symbol=symbols[number]: face.symbol == symbol,  # type: ignore[misc]
        )
        kinds = {k for r in rows for k in range(KINDS) if answers_at(g, r, k)}
        reflects = {k for k in kinds if "reflect" in (of_face(draft.reply, pairs[k][0], "") or "")}
        g.answerable[number] = (1 if kinds - reflects else 0) + (2 if reflects else 0)
    for side in (0, 1):
        g.jump0[side], g.jump1[side] = mask(bits[side], draft.jumps or (lambda face: False))
        g.finish0[side], g.finish1[side] = mask(
            bits[side],
            lambda face: (draft.finishes or (lambda face: True))(face) and face.sign not in draft.never_last,
        )
        g.restricted0[side], g.restricted1[side] = mask(bits[side], lambda face: "restricted" in draft.effect(face))
    g.jumping = 1 if draft.jumps is not None else 0
    g.jump_asks = 0 if draft.numbers.get("speed_only") else g.jumping
    g.limits = 1 if draft.finishes is not None or draft.never_last or g.refuse else 0


def answers_at(g: Tables, row: int, kind: int) -> bool:
    """Whether a kind answers the penalty of a row."""
    word = g.answer0[row] if kind < WORD else g.answer1[row]
    return bool(word >> (kind if kind < WORD else kind - WORD) & 1)


def write_row(g: Tables, draft: Draft, bits: Bits, row: int, top: Top) -> None:
    """The three masks of one row."""

    def allowed(permissions: list[Fits], bans: list[Fits]) -> Kind:
        return lambda face: any(p(top, face) for p in permissions) and not any(b(top, face) for b in bans)

    g.match0[row], g.match1[row] = mask(bits, allowed(draft.fits, draft.bans))
    if draft.answers:
        g.answer0[row], g.answer1[row] = mask(bits, allowed(draft.answers, []))
    blocks = draft.blocks
    if blocks is not None:
        g.block0[row], g.block1[row] = mask(bits, lambda face: blocks(top, face))
