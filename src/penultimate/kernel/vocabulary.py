"""The vocabulary: verbs that cards and rules are written in, each registered with how it is written.

A verb's pattern is words and arguments: `draw WHO COUNT` is written `draw next 2`. Arguments, in the order they stand,
become the three integers the verb is called with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import codes
from .registers import Registers, Tables

Body = Callable[[Tables, Registers, int, int, int], int]

# Words an argument may be.
WHO = {
    "me": codes.ME,
    "next": codes.NEXT,
    "target": codes.TARGET,
    "rivals": codes.RIVALS,
    "partner": codes.PARTNER,
    "starter": codes.STARTER,
    "dealer": codes.DEALER,
    "everyone": codes.EVERYONE,
    "king": codes.KING,
    "jester": codes.JESTER,
    "foe": codes.FOE,
    "foes-partner": codes.FOES_PARTNER,
}
DEVICES = {
    "launcher": codes.LAUNCHER,
    "burst": codes.BURST,
    "threshold": codes.THRESHOLD,
    "lot": codes.LOT,
    "wheel": codes.WHEEL,
    "lights": codes.LIGHTS,
    "overload": codes.OVERLOAD,
    "lever": codes.LEVER,
    "fanfare": codes.FANFARE,
    "dance": codes.DANCE,
    "rule": codes.RULE,
}
TOKENS = {"U": 0, "N": 1, "O": 2, "X": 3}
# LABEL is a place in the same program, CARDS a set of cards the edition names, PROGRAM one of its named programs.
ARGUMENTS = ("WHO", "COUNT", "LABEL", "CARDS", "DEVICE", "PROGRAM", "TOKEN")

# What a verb does to the cards of the seat that plays: nothing, moves some (a call is owed for what is left), or moves
# whole hands (uno.after_swap decides who owes).
STAYS, MOVES, SWAPS = 0, 1, 2


@dataclass(frozen=True)
class Verb:
    """One verb: its number, its pattern, and what the compiler must know of it."""

    number: int
    pattern: tuple[str, ...]
    body: Body
    moves: int
    draws: bool  # still happens when its card was the last one (R9)
    needs: bool  # asks something that a later verb needs; kept in front of it when the card was the last
    uses: str  # what has to be asked for it first: "colour", "picked", or ""
    internal: bool  # part of the machine; home-made cards may not use it

    @property
    def written(self) -> str:
        """The pattern as it is shown: `draw WHO COUNT`."""
        return " ".join(self.pattern)


VERBS: list[Verb] = []


def verb(
    pattern: str,
    *,
    moves: int = STAYS,
    draws: bool = False,
    needs: bool = False,
    uses: str = "",
    internal: bool = False,
) -> Callable[[Body], Body]:
    """Register the function below as the verb written `pattern`."""

    def register(body: Body) -> Body:
        VERBS.append(Verb(len(VERBS), tuple(pattern.split()), body, moves, draws, needs, uses, internal))
        return body

    return register


# Written as one verb, run as several: a question and its answer, or more. `@` makes a label of its own each time.
PHRASES = {
    "name colour": "ask colour me; answer colour",
    "WHO names colour": "ask colour WHO; answer colour",
    "pick colour": "ask pick me; answer pick",
    "WHO picks colour": "ask pick WHO; answer pick",
    "pick number": "ask number me; answer pick",
    "choose seat": "ask seat 0; answer seat",
    "may choose seat": "ask seat 1; answer seat",
    "choose two seats": "ask any seat; answer seat; ask second seat; answer seat",
    "king chooses seat": "ask king seat; answer seat",
    "king names jester": "ask jester; answer jester",
    "more": "start run; ask more; answer more",
    "lucky": "ask lucky; answer lucky",
    "slap": "ask slap; answer slap",
    "race WHO COUNT": "ask race WHO; answer race COUNT",
    "duel WHO": "ask duel WHO; answer duel",
    "may lay CARDS": "ask card CARDS; answer card",
    "may lay upper": "cover pile; ask same colour; answer upper",
    "discard any CARDS": "ask discard CARDS; answer discard",
    "discard any picked": "ask discard picked; answer discard",
    "discard any number": "ask discard number; answer discard",
    "discard all CARDS": "ask top CARDS; answer top CARDS",
    "discard down to COUNT": "ask shed me COUNT; answer shed",
    "discard one": "ask drop; answer drop",
    "give picked colour": "no target; ask give; answer give",
    "exchange": "ask exchange 0; answer exchange",
    "everyone exchanges": "ask exchange 1; answer exchange",
    "prompt WHO COUNT": "ask prompt WHO; answer prompt COUNT settled@; ask done; ask votes; "
    "answer votes COUNT; settled@:",
    "skip next unless TOKEN": "ask guard TOKEN; answer guard TOKEN safe@; skip 1; safe@:",
    "take any token": "ask token 1; answer token",
    "take two tokens": "ask token 2; answer token; ask token 1; answer token",
    "force WHO COUNT": "ask forced WHO; answer forced COUNT",
    "point": "ask point; answer point",
    "war": "ask show; answer show",
    "pile up COUNT": "ask add; answer add COUNT",
    "hold CARDS or explode": "ask hold CARDS; answer hold CARDS",
    "share overload": "ask share; answer share",
}
