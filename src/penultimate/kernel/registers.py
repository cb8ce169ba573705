"""The registers of one round and the tables of one rule set: named integers, and nothing else.

`Registers` (always called `s`) is one round. `Tables` (always called `g`) is a compiled rule set. Both are plain
slots in CPython and one NumPy record under Numba; `SHAPES` is the one place that says how long each array is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .chance import Chance

SEATS = 16  # seats at a table
WORD = 60  # kinds in one word of a mask
KINDS = 120  # kinds of card in a deck: two words
CARDS = 448  # cards in a deck, four boxes of 112 shuffled together; one hand may hold all of them
COLOURS = 8  # four on each side of a two-sided card
ROWS = 512  # rows of a match table: a colour and a symbol
CODE = 8192  # integers of program, four a step
STEPS = 4096  # steps a program may take between two questions, so that no home-made card runs for ever
LOG = 8192  # integers of log between two readings, five an event

# BIT[n] is 1 << n: a table, because Numba would make the shift of a signed word undefined at the top.
BIT = tuple(1 << n for n in range(62))


class Registers:
    """One round, whole: copying these copies the round."""

    # Chance: the generator's state, and whether results come from outside (a dealer, a record, a test).
    seed: int
    live: int
    # Turn. `turn` is the seat in turn; `player` the seat whose play is being carried out.
    turn: int
    direction: int
    dealer: int
    starter: int
    player: int
    stride: int  # seats the turn moves on at the end of a play
    active: int  # seats still in the round, as a mask
    actives: int  # how many
    idle: int  # turns in a row in which nothing could be drawn or played
    # The upcard: side in play, active colour, its symbol, the symbol under it.
    side: int
    colour: int
    symbol: int
    under: int
    # The question: what is asked, which seats are waited for, which cards would do, which other answers.
    question: int
    asked: int
    fit0: int
    fit1: int
    extras: int
    answer: int
    answerer: int
    # A question put aside while a vote interrupts it.
    saved: int
    saved_asked: int
    saved_fit0: int
    saved_fit1: int
    saved_extras: int
    saved_pc: int
    saved_purpose: int
    purpose: int  # what the card or colour asked for is for
    # Program.
    pc: int
    # The running penalty: cards, of which the last card's share; symbol that set it; who may be challenged, and
    # whether rightly; the penalty before the last card (a jump-in takes that share away again).
    penalty: int
    share: int
    owed: int
    owed_before: int  # symbol that set the penalty before the last card added to it
    suspect: int
    bluff: int
    creditor: int  # seat that set it
    until: int  # 1 when it is drawn until the active colour appears
    former: int  # colour active before a restricted wild
    evidence0: int
    evidence1: int
    # Jump-in: whether the upcard may be jumped on, and what its play turned or skipped.
    jump: int
    turned: int
    hop: int
    # UNO calls: seats whose call stands, seats that owe one.
    called: int
    owing: int
    moved: int  # seats whose whole hand moved in this play
    # The draw of this turn: kind drawn, whether the seat had nothing to play.
    drawn: int
    forced: int
    # Choices of the play being carried out.
    target: int
    second: int
    picked: int
    run: int  # cards laid in this play
    # How the round ended.
    over: int
    winner: int
    ending: int
    # Sizes of the piles.
    piled: int
    discarded: int
    kept: int  # cards in the extra pile
    # For editions with more on the table.
    total: int  # running total
    limit: int  # colour + 1 that every play must show (a colour lock), 0 when none
    locker: int  # seat whose lock it is
    clock: int  # hidden countdown, or hidden threshold
    since: int  # presses or insertions since a device last gave cards
    race: int  # presses so far; -1 before the signal
    posed: int  # seats with a lasting prompt, as a mask
    accused: int  # seats that have said of it that it was broken
    performer: int  # seat that faces or performs a prompt
    prompted: int  # number of that prompt
    ayes: int
    noes: int
    fallen: int  # seats knocked out, as a mask
    lit: int  # piles that may be used, as a mask
    spot: int  # pile in use, or card of the row
    twice: int  # plays still owed by a forced double play
    bonus: int
    turned_rule: int  # place in the stack of rules
    # Log.
    logging: int
    logged: int
    # Hands: bit set of kinds held (two words), sizes, counts by kind.
    held0: list[int]
    held1: list[int]
    sizes: list[int]
    base: list[int]  # where a seat's counts begin, so that two hands swap by swapping two numbers
    counts: list[int]
    # Piles, the first card to be drawn and the upcard last; the extra pile and a centre row by kind.
    pile: list[int]
    discard: list[int]
    extra: list[int]
    centre: list[int]
    evidence: list[int]  # hand behind a restricted wild, by kind, as it was when that was laid
    # Several discard piles: upcard, colour, symbol, presses, hidden limit of each.
    tops: list[int]
    top_colours: list[int]
    top_symbols: list[int]
    presses: list[int]
    limits: list[int]
    # By seat: secret answer, lasting status, link, lives, calls missed, place in the race or the round.
    secrets: list[int]
    status: list[int]
    links: list[int]
    lives: list[int]
    misses: list[int]
    places: list[int]
    fines: list[int]  # cards for breaking the lasting prompt
    rota: list[int]  # stack of rules
    # Owners of tokens, holders of roles.
    tokens: list[int]
    roles: list[int]
    log: list[int]
    # Not a register: where results come from while `live`.
    chance: Chance | None

    __slots__ = tuple(__annotations__)

    def __repr__(self) -> str:
        return f"<Registers turn={self.turn} question={self.question} pc={self.pc} over={self.over}>"


# Length and whether one byte an entry is enough. What is not here is one integer.
SHAPES: dict[str, tuple[int, bool]] = {
    "held0": (SEATS, False),
    "held1": (SEATS, False),
    "sizes": (SEATS, False),
    "base": (SEATS, False),
    "counts": (SEATS * KINDS, True),
    "pile": (CARDS, True),
    "discard": (CARDS, True),
    "extra": (KINDS, True),
    "centre": (KINDS, True),
    "evidence": (KINDS, True),
    "tops": (4, False),
    "top_colours": (4, False),
    "top_symbols": (4, False),
    "presses": (4, False),
    "limits": (4, False),
    "secrets": (SEATS, False),
    "status": (SEATS, True),
    "links": (SEATS, True),
    "lives": (SEATS, True),
    "misses": (SEATS, True),
    "places": (SEATS, True),
    "fines": (SEATS, True),
    "rota": (16, True),
    "tokens": (8, False),
    "roles": (4, False),
    "log": (LOG, False),
}
BY_SEAT = ("held0", "held1", "sizes", "base", "secrets", "status", "links", "lives", "misses", "places", "fines")
NAMES = tuple(name for name in Registers.__annotations__ if name not in ("log", "chance"))


class Tables:
    """A compiled rule set for a number of seats. Never changed once made; all rounds of a table share it."""

    # Sizes.
    seats: int
    cards: int
    kinds: int
    colours: int
    symbols: int
    hand: int  # cards dealt to each seat
    # By face (kind + side * KINDS): colour (-1: wild), symbol, programs (-1: none), whether the play moves own cards.
    colour: list[int]
    symbol: list[int]
    play: list[int]
    last: list[int]  # when it is the last card
    open: list[int]  # when turned up first; -1: turn another
    reply: list[int]  # when it answers a penalty
    moves: list[int]
    deck: list[int]
    points: list[int]
    rank: list[int]  # number on it; -1 none, 0 for one that may be any
    trigger: list[int]  # by kind: cards drawn more when it is drawn
    # By row (colour * symbols + symbol): which kinds fit, answer a penalty, make a restricted wild a bluff.
    match0: list[int]
    match1: list[int]
    answer0: list[int]
    answer1: list[int]
    block0: list[int]
    block1: list[int]
    # By symbol: whether any seat may answer its penalty under these rules.
    answerable: list[int]
    # Masks of kinds, by side.
    jump0: list[int]
    jump1: list[int]
    finish0: list[int]
    finish1: list[int]
    restricted0: list[int]
    restricted1: list[int]
    coloured0: list[int]
    coloured1: list[int]
    guard: list[int]  # by symbol: token + 1 that cancels its effect
    data: list[int]  # weights of devices, and masks of sets of cards
    device: list[int]  # where the weights of a device stand
    # By symbol: the kinds that show it.
    same0: list[int]
    same1: list[int]
    code: list[int]
    # Programs that belong to no card.
    on_turn: int
    on_draw: int
    on_penalty: int
    on_blocked: int
    on_next: int
    on_empty: int
    on_accused: int
    on_call: int
    on_deal: int
    # What an edition has that others have not; 0 is none.
    more: int  # whether there is more on the table than hands and two piles
    watched: int  # whether anything follows from the drawing of a card
    mercy: int
    two_sided: int
    lives_count: int
    aside_hidden: int  # the extra pile lies face down
    piles: int
    recycle: int  # the extra pile is reshuffled too: 1 with the discards, 2 when there are none
    keeps: int  # discards that stay when the rest is reshuffled
    fined: int  # how fines are paid: 0 drawn, 1 by the launcher, 2 into the blaster
    call_at: int  # cards in hand that have to be called
    lasting: int  # prompts that last, as a mask
    timed: int  # whether a turn may time out
    uno_slap: int
    sides: int
    crowned: int
    jump_asks: int  # a victim is asked because it may be jumped in on
    # Options, as numbers; 0 is off. Names are those of the option, see compile.
    limits: int  # whether the last card or restricted wilds are limited at all
    refuse: int
    must_play: int
    draw_mode: int
    drawn_mode: int
    any_after_draw: int
    two_skip: int
    challenge: int
    show_all: int
    guilty: int
    guilty_returns: int
    guilty_skips: int
    failed_extra: int
    last_only: int
    uno: int
    uno_penalty: int
    progressive: int
    self_rescue: int
    window_play: int
    false_call: int
    false_catch: int
    after_swap: int
    misplay: int
    misplay_cards: int
    misplay_skips: int
    untimely_cards: int
    advice_cards: int
    at_once: int
    lowest_wins: int
    first_back: int
    revenge: int
    hand_limit: int
    blitz: int
    partners: int
    on_last_card: int
    final_draw: int
    start_mode: int
    start_direction: int
    jumping: int
    jump_add: int
    jump_stays: int
    jump_first: int
    slap_cards: int
    slap_player: int
    slap_last_only: int

    __slots__ = tuple(__annotations__)


TABLE_SHAPES: dict[str, int] = {
    "colour": 2 * KINDS,
    "symbol": 2 * KINDS,
    "play": 2 * KINDS,
    "last": 2 * KINDS,
    "open": 2 * KINDS,
    "reply": 2 * KINDS,
    "moves": 2 * KINDS,
    "rank": 2 * KINDS,
    "trigger": KINDS,
    "guard": 64,
    "data": 512,
    "device": 16,
    "points": 2 * KINDS,
    "deck": CARDS,
    "match0": ROWS,
    "match1": ROWS,
    "answer0": ROWS,
    "answer1": ROWS,
    "block0": ROWS,
    "block1": ROWS,
    "answerable": 64,
    "same0": 64,
    "same1": 64,
    "coloured0": COLOURS,
    "coloured1": COLOURS,
    "code": CODE,
    "jump0": 2,
    "jump1": 2,
    "finish0": 2,
    "finish1": 2,
    "restricted0": 2,
    "restricted1": 2,
}


def new_registers(g: Tables) -> Registers:
    """Empty registers for a rule set: in CPython arrays are only as long as needed, so that copies are short."""
    long = dict.fromkeys(BY_SEAT, g.seats)
    long |= {"counts": g.seats * g.kinds, "pile": g.cards, "discard": g.cards}
    long |= {"extra": g.kinds, "centre": g.kinds, "evidence": g.kinds}
    s = Registers()
    for name in NAMES:
        setattr(s, name, [0] * long.get(name, SHAPES[name][0]) if name in SHAPES else 0)
    s.log = []
    s.chance = None
    return s


def new_tables() -> Tables:
    """Tables all zero, to be filled by the compiler."""
    g = Tables()
    for name in Tables.__slots__:
        setattr(g, name, [0] * TABLE_SHAPES[name] if name in TABLE_SHAPES else 0)
    return g


def _copier() -> Callable[[Registers], Registers]:
    # Written out register by register, as dataclasses do: a loop over names would take three times as long.
    lines = ["def copy_registers(s):", "    t = new(Registers)"]
    lines += [f"    t.{name} = s.{name}" + ("[:]" if name in SHAPES else "") for name in NAMES]
    lines += ["    t.log = []", "    t.chance = None", "    t.logging = 0", "    t.logged = 0", "    return t"]
    space: dict[str, object] = {"Registers": Registers, "new": object.__new__}
    exec("\n".join(lines), space)
    return space["copy_registers"]  # type: ignore[return-value]


copy_registers = _copier()
"""A copy of a round. Its log is off and empty; a copy shares nothing with the original."""
