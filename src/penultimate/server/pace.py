"""How long bots think and when forced answers are given: drawn from the question's number and the seat,
never from cards."""

from __future__ import annotations

import hashlib
import math
from statistics import NormalDist

_NORMAL = NormalDist()
REACTION_MEDIAN_MS = 450
REACTION_SIGMA = 0.25


def even(salt: bytes, *what: object) -> float:
    """A number between 0 and 1 that follows from what is public and a salt nobody else knows."""
    digest = hashlib.blake2b(repr(what).encode(), key=salt, digest_size=8).digest()
    return (int.from_bytes(digest, "big") + 0.5) / 2**64


def think_ms(salt: bytes, pace_ms: int, question: int, seat: int) -> int:
    """Around `pace_ms`, two fifths more or less."""
    return int(pace_ms * (0.6 + 0.8 * even(salt, "think", question, seat)))


def react_ms(salt: bytes, pace_ms: int, seq: int, seat: int) -> int:
    """A bot's reaction (3.4, 4): log-normal, median 450 ms; quicker where the whole table's pace is."""
    spread = math.exp(REACTION_SIGMA * _NORMAL.inv_cdf(even(salt, "react", seq, seat)))
    return int(min(REACTION_MEDIAN_MS, pace_ms) * spread)
