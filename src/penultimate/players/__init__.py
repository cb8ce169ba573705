"""Players: whoever answers a round's questions. A player sees a View and nothing else."""

from __future__ import annotations

from ..errors import PenultimateError, meant
from .player import Player
from .random import RandomPlayer
from .simple import SimplePlayer

BOTS: dict[str, type[Player]] = {"random": RandomPlayer, "simple": SimplePlayer}


def bot(name: str, seed: int = 0) -> Player:
    """The bot of that name, with its own stream of chance. Raises PenultimateError naming the nearest."""
    if name not in BOTS:
        raise PenultimateError(f"there is no bot {name!r}{meant(name, BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Player", "RandomPlayer", "SimplePlayer", "bot"]
