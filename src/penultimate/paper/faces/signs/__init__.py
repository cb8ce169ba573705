"""The signs of all cards that are not plain numbers, each drawn on 100 x 100 in one ink.

A sign is a function of two colours: the ink, and the ground that shows through its gaps. Every sign is this
project's own drawing. Never a barred circle, never a pair of opposed arrows.
"""

from __future__ import annotations

from collections.abc import Callable

Sign = Callable[[str, str], str]
SIGNS: dict[str, Sign] = {}


def sign(name: str) -> Callable[[Sign], Sign]:
    """Register the drawing of one sign under its name."""

    def keep(draw: Sign) -> Sign:
        if name in SIGNS:
            raise ValueError(f"two signs are called {name!r}")
        SIGNS[name] = draw
        return draw

    return keep


# Each module registers its own signs when it is read.
from penultimate.paper.faces.signs import hands, parts, seats, things, turns  # noqa: E402, F401
