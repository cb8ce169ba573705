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
}
ARGUMENTS = ("WHO", "COUNT", "LABEL", "COLOUR", "SYMBOL", "CARDS", "NAME")

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
    internal: bool  # part of the machine; home-made cards may not use it

    @property
    def written(self) -> str:
        """The pattern as it is shown: `draw WHO COUNT`."""
        return " ".join(self.pattern)


VERBS: list[Verb] = []


def verb(
    pattern: str, *, moves: int = STAYS, draws: bool = False, needs: bool = False, internal: bool = False
) -> Callable[[Body], Body]:
    """Register the function below as the verb written `pattern`."""

    def register(body: Body) -> Body:
        VERBS.append(Verb(len(VERBS), tuple(pattern.split()), body, moves, draws, needs, internal))
        return body

    return register
