"""Showing: frames for everybody who is connected to a room, each as they may see it, and only what has
changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from penultimate.events import Event

from . import protocol as p
from .connection import Connection
from .forms import plain
from .projection import (
    COMMON_FIELDS,
    OWN_FIELDS,
    Fields,
    Telling,
    change,
    events_for,
    fields_of,
    table_fields,
)

if TYPE_CHECKING:
    from .room import Room

encode = p.encoder.encode
Change = tuple[Fields, Fields]
Common = dict[int, Change]
NOTHING: Change = ({}, {})


def show(room: Room, events: tuple[Event, ...], around: bool, entry: bool) -> None:
    """Send what changed; `around` when more than the round may have, `entry` when an entry of the log
    brought it."""
    shown = room.shown
    shown.hidden = room.hidden_catches()
    shown.turn += 1
    table: Fields = {}
    if around:
        new = table_fields(room.table, room.here)
        old = shown.table
        table = {name: value for name, value in new.items() if name not in old or old[name] != value}
        shown.table = new
    frames: dict[int | None, bytes | None] = {}
    alike: dict[tuple[int, tuple[bool, ...]], bytes | None] = {}
    common: Common = {}
    telling = Telling(events)
    left = room.left_ms()
    for connection in room.connections.values():
        if not connection.entered:
            continue
        viewer = connection.seat
        if viewer not in frames:
            since, for_all, own = changed_view(room, viewer, common)
            mark = since, telling.sight(viewer)
            # Whoever is told the same and saw the same before gets the very same frame.
            if mark in alike and own == NOTHING:
                frames[viewer] = alike[mark]
            else:
                view = for_all[0] | own[0], for_all[1] | own[1]
                shows = entry or table or any(view)
                frames[viewer] = update(room, viewer, telling, view, table, left) if shows else None
                if own == NOTHING:
                    alike[mark] = frames[viewer]
        frame = frames[viewer]
        if frame is not None:
            room.emit(connection, frame)
    for gone in shown.views.keys() - frames.keys():
        del shown.views[gone]


def changed_view(room: Room, viewer: int | None, common: Common) -> tuple[int, Change, Change]:
    """Since which turn of showing what changed for a viewer, and what: for all, and for the viewer alone. From now on
    it is shown.

    What is the same for everybody has also become the same from the same moment on: `common` keeps it by that moment.
    """
    shown = room.shown
    since, before = shown.views.get(viewer, (0, None))
    now = room.view(viewer)
    shown.views[viewer] = shown.turn, now
    for_all = common.get(since)
    if for_all is None:
        for_all = common[since] = change(before, now, COMMON_FIELDS)
    return since, for_all, change(before, now, OWN_FIELDS)


def update(room: Room, viewer: int | None, telling: Telling, view: Change, table: Fields, left: int | None) -> bytes:
    """The frame for a viewer."""
    return encode(p.Update(room.table.seq, telling.to(viewer), *view, table, left))


def snapshot(room: Room, connection: Connection, last_seq: int | None) -> None:
    """Send everything one person may see."""
    viewer, shown = connection.seat, room.shown
    if viewer in shown.views:
        # Whoever sees as this viewer does already has to have seen the same before.
        room.show()
    else:
        shown.turn += 1
        shown.views[viewer] = shown.turn, room.view(viewer)
    around = table_fields(room.table, room.here)
    shown.table = shown.table or around
    host = connection.guest == room.table.host
    view = {name: plain(value) for name, value in fields_of(shown.views[viewer][1]).items()}
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
