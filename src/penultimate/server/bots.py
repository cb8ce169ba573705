"""Bots that fill seats: those of `penultimate.players`. A bot sees a view and nothing else."""

from __future__ import annotations

from penultimate.players import BOTS, Player, bot

KINDS = tuple(BOTS)


def make(kind: str, seed: int) -> Player:
    """A player of a kind. Its luck is its own, never the round's. Raises PenultimateError for a kind there is not."""
    return bot(kind, seed)


__all__ = ["KINDS", "Player", "make"]
