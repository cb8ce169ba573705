"""The host: asks whoever is waited for, polls the others for offers in a drawn order, until the round is over."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from .. import actions as act
from .. import decisions as dec
from ..errors import PenultimateError
from ..events import Event
from ..round import Round
from .player import Player

Listener = Callable[[int, tuple[act.Action, ...], tuple[Event, ...]], None]

MOST = 20_000  # moves after which a round is given up: no rule set of ours comes near


def play_round(round: Round, players: Sequence[Player], seed: int = 0, listen: Listener | None = None) -> None:
    """Play a round to its end. `listen` hears every move: seat, what it did, and the events that followed."""
    order = random.Random(f"host {seed}")
    for _ in range(MOST):
        if round.over:
            return
        seat, action = next_action(round, players, order)
        events = round.act(seat, action)
        if listen is not None:
            listen(seat, (action,), events)
    raise PenultimateError(f"the round has not ended after {MOST} moves")


def next_action(round: Round, players: Sequence[Player], order: random.Random) -> tuple[int, act.Action]:
    """The next thing that anybody does: an offer somebody takes, or the answer of a seat waited for."""
    waited = dec.seats_of(round.decision)
    others = [seat for seat in range(round.seats) if seat not in waited]
    order.shuffle(others)
    for seat in others:
        options = round.options(seat)
        if options:
            action = players[seat].choose(round.view(seat), options)
            if action is not None:
                return seat, action
    asked = order.choice(waited)
    action = players[asked].choose(round.view(asked), round.options(asked))
    if action is None:
        raise PenultimateError(f"seat {asked} is waited for and chose nothing")
    return asked, action
