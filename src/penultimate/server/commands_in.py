"""Which function does what a message asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import acting, lobby, showing
from . import protocol as p
from .connection import Connection
from .forms import action_of

if TYPE_CHECKING:
    from .room import Room


def why_not(room: Room, connection: Connection, message: p.WhyNot) -> None:
    """Why an action would be refused now."""
    assert connection.seat is not None
    assert room.table.round is not None
    refusal = room.table.round.why_not(connection.seat, action_of(message.do))
    room.tell(connection, p.answered(refusal))


def enter(room: Room, connection: Connection, message: p.Enter) -> None:
    """Enter again on a live connection: a fresh snapshot."""
    showing.snapshot(room, connection, message.last_seq)


def pong(room: Room, connection: Connection, message: p.Pong) -> None:
    """A ping came back."""
    connection.ponged(message.n, connection.heard_us)
    if len(connection.trips) < 3:
        connection.ping(room.now_us())


HANDLERS: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Enter: enter,
    p.Act: acting.handle,
    p.WhyNot: why_not,
    p.Sit: lobby.sit,
    p.Stand: lobby.stand,
    p.Start: lobby.start,
    p.Configure: lobby.configure,
    p.SeatBot: lobby.seat_bot,
    p.Contribute: lobby.contribute,
    p.Remove: lobby.remove,
    p.GiveHost: lobby.give_host,
    p.OpenBallot: lobby.open_ballot,
    p.Vote: lobby.vote,
    p.Rematch: lobby.rematch,
    p.Phrase: lobby.phrase,
    p.Say: lobby.say,
    p.Mute: lobby.mute,
    p.Pong: pong,
}
