"""Showing: frames for everybody who is connected to a room, each as they may see it, and only what has
changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from penultimate.events import Event

from . import protocol as p
from .connection import Connection
from .forms import plain
from .projection import Fields, change, encoded_events, events_for, fields_of, table_fields

if TYPE_CHECKING:
    from .room import Room

encode = p.encoder.encode


def show(room: Room, events: tuple[Event, ...], around: bool, entry: bool) -> None:
    """Send what changed; `around` when more than the round may have, `entry` when an entry of the log
    brought it."""
    shown = room.shown
    shown.hidden = room.hidden_catches()
    table: Fields = {}
    if around:
        new = table_fields(room.table, room.here)
        old = shown.table
        table = {name: value for name, value in new.items() if name not in old or old[name] != value}
        shown.table = new
    frames: dict[int | None, bytes | None] = {}
    shown.events.clear()
    left = room.left_ms()
    for connection in room.connections.values():
        if not connection.entered:
            continue
        viewer = connection.seat
        if viewer not in frames:
            frames[viewer] = update_for(room, viewer, events, table, left, entry)
        frame = frames[viewer]
        if frame is not None:
            room.emit(connection, frame)
    for gone in shown.views.keys() - {connection.seat for connection in room.connections.values()}:
        del shown.views[gone]


def update_for(
    room: Room, viewer: int | None, events: tuple[Event, ...], table: Fields, left: int | None, entry: bool
) -> bytes | None:
    """The frame for a viewer; None where there is neither an entry nor anything new."""
    shown = room.shown
    new = fields_of(room.view(viewer))
    fresh, longer = change(shown.views.get(viewer, {}), new)
    shown.views[viewer] = new
    if not (entry or fresh or longer or table):
        return None
    told = encoded_events(events, viewer, shown.events)
    return encode(p.Update(room.table.seq, told, fresh, longer, table, left))


def snapshot(room: Room, connection: Connection, last_seq: int | None) -> None:
    """Send everything one person may see."""
    viewer, views = connection.seat, room.shown.views
    if viewer in views:
        # Whoever sees as this viewer does already has to have seen the same before.
        room.show()
    else:
        views[viewer] = fields_of(room.view(viewer))
    around = table_fields(room.table, room.here)
    room.shown.table = room.shown.table or around
    host = connection.guest == room.table.host
    view = {name: plain(value) for name, value in views[viewer].items()}
    told = missed(room, viewer, last_seq)
    room.tell(
        connection,
        p.Snapshot(room.table.seq, viewer, host, around, view, list(p.PHRASES), room.left_ms(), told),
    )


def missed(room: Room, viewer: int | None, last_seq: int | None) -> list[Any] | None:
    """What happened since an entry, None where that is too long ago to tell."""
    recent = room.table.recent
    if last_seq is None or not recent or last_seq > room.table.seq or last_seq < recent[0][0] - 1:
        return None
    return [p.Happened(seq, events_for(events, viewer)) for seq, events in recent if seq > last_seq]
