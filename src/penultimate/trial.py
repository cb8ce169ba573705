"""Trying a rule set out: many rounds at random, whether they end, how long they last, and what is never laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from .kernel import dealing, hostloop
from .kernel.chance import seed_chance
from .kernel.codes import ADDED, BLOCKED, EVENT, LAID, LAST_SEAT, MATCHED, PLAYED, TIME_UP, WENT_OUT
from .kernel.registers import KINDS, LOG, Registers, Tables, new_registers
from .rules.ruleset import RuleSet

CAP = 20_000  # decisions after which a round is given up
LAYS = (PLAYED, LAID, MATCHED, ADDED)
ENDINGS = {WENT_OUT: "went_out", LAST_SEAT: "last_seat", BLOCKED: "blocked", TIME_UP: "time_up"}


@dataclass(frozen=True)
class Trial:
    """How the rounds went. Lengths are in decisions: answers of seats waited for, and offers taken.

    `endings` counts why rounds ended; `given_up` those that had not after `CAP` decisions; `never_laid` are the codes
    of faces nobody laid in any round.
    """

    rounds: int
    endings: dict[str, int]
    given_up: int
    shortest: int
    median: int
    longest: int
    never_laid: tuple[str, ...]


def try_out(rules: RuleSet, rounds: int, seed: int = 1, tell: Callable[[int], None] = lambda done: None) -> Trial:
    """Play rounds at random, at all sizes of table in turn; who plays lays a card where one would do, more often than
    not. Same seed, same rounds. `tell` hears how many are done. Raises RuleConflict for rules that cannot be played.
    """
    tables = [(rules.tables(seats), seats) for seats in sizes(rules)]
    lengths: list[int] = []
    endings: Counter[str] = Counter()
    laid: set[int] = set()
    for n in range(rounds):
        g, seats = tables[n % len(tables)]
        s = new_registers(g)
        s.log, s.logging = [0] * (64 * LOG), 1
        policy = hostloop.Stream()
        seed_chance(policy, seed + 2 * n)  # type: ignore[arg-type]
        seed_chance(s, seed + 2 * n + 1)
        dealing.deal(g, s, n % seats, -1, 0)
        lengths.append(play(g, s, policy, laid))
        if s.over:
            endings[ENDINGS[s.ending]] += 1
        tell(n + 1)
    deck = rules.deck(tables[0][1])
    faces = {
        kind + side * KINDS: face for kind, pair in enumerate(deck.faces) for side, face in enumerate(pair) if face
    }
    played = {faces[at].code for at in laid}
    lengths.sort()
    return Trial(
        rounds=rounds,
        endings=dict(endings),
        given_up=rounds - sum(endings.values()),
        shortest=lengths[0],
        median=lengths[len(lengths) // 2],
        longest=lengths[-1],
        never_laid=tuple(code for code in dict.fromkeys(face.code for face in faces.values()) if code not in played),
    )


def sizes(rules: RuleSet) -> list[int]:
    """The sizes of table a rule set is for."""
    low, high = rules.values.count("players.min"), rules.values.count("players.max")
    if rules.teams:
        return [seats for seats in range(max(low, 4), high + 1) if seats % 2 == 0]
    return list(range(low, high + 1))


def play(g: Tables, s: Registers, policy: hostloop.Stream, laid: set[int]) -> int:
    """One round to its end; adds the faces that were laid. Gives the decisions."""
    for decisions in range(1, CAP + 1):
        side = s.side
        s.logged = 0
        hostloop.decide(g, s, policy)
        for at in range(0, s.logged, EVENT):
            if s.log[at] in LAYS:
                laid.add(s.log[at + 2] + side * KINDS)
        if s.over:
            return decisions
    return CAP
