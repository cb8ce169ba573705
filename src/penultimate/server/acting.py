"""Acts: how an action of a person comes to be an entry. Once, in its time, in a fair order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.actions import Action
from penultimate.errors import IllegalAction

from . import contests, due, keeping
from . import entries as en
from . import protocol as p
from .connection import Connection
from .fair import Stream
from .forms import action_of, plain
from .refusals import Refusal

if TYPE_CHECKING:
    from .room import Holding, Room

FROM_HOST = (act.Leave, act.Advise, act.Deadline, act.Signal, act.TimeUp)
"""What only the host of the game says."""
CALLS = (act.Call, act.Catch)
PRESSES = (act.Catch, act.JumpIn, act.Slap)
"""What several seats may go for at once: ordered by measured latency."""


def handle(room: Room, connection: Connection, message: p.Act) -> None:
    """A person's action: answered again, refused, held, put among the presses, or done."""
    seat = connection.seat
    assert seat is not None
    if _repeated(room, connection, seat, message):
        return
    try:
        _new(room, connection, seat, message)
    except Refusal as refusal:
        remember(room, seat, message.id, refusal)
        raise


def _repeated(room: Room, connection: Connection, seat: int, message: p.Act) -> bool:
    """Whether the id has been seen: then the first answer is given again."""
    done = room.table.ids.get((seat, message.id))
    if done is not None:
        room.tell(connection, p.Ack(message.id, done))
        return True
    if (seat, message.id) in room.answers:
        _, refused = room.answers[seat, message.id]
        raise Refusal(refused.code, refused.reason, refused.rule, refused.name, refused.values)
    waiting = room.held.get(seat)
    if waiting is not None and waiting.message.id == message.id:
        waiting.connection = connection
        room.tell(connection, p.Held(message.id))
        return True
    if any(press.seat == seat and press.id == message.id for press in room.table.presses):
        room.waiting_presses[message.id] = connection
        room.tell(connection, p.Held(message.id))
        return True
    return False


def remember(room: Room, seat: int, name: str, refusal: Refusal) -> None:
    """A refused action stays refused under its id, and nobody is told before that is on disk."""
    room.write([], keeping.refusal_kept(room, seat, name, refusal))


def _new(room: Room, connection: Connection, seat: int, message: p.Act) -> None:
    table = room.table
    if message.seq > table.seq:
        raise Refusal("malformed", f"entry {message.seq} has not happened yet")
    if message.seq < table.oldest_id:
        raise Refusal("stale", "too much has happened since; enter again")
    chain = tuple(action_of(form) for form in message.do)
    first = chain[0]
    if any(isinstance(action, FROM_HOST) for action in chain):
        raise Refusal("forbidden", "only the host of the game says that")
    if not isinstance(first, (*CALLS, act.JumpIn)) and message.seq < table.question:
        raise Refusal("stale", "that question has been answered already")
    if isinstance(first, act.Catch) and first.seat in room.hidden_catches() and first.seat != seat:
        raise Refusal("window", f"seat {first.seat} still has time to call", "uno.window")
    if not isinstance(first, CALLS) and room.now() < due.held_until(room, seat):
        _check(room, seat, first)
        hold(room, connection, seat, message)
    elif contested(room, seat, first):
        _check(room, seat, first)
        press(room, connection, seat, message)
    else:
        done(room, connection, seat, message.id, message.do, "person")


def _check(room: Room, seat: int, action: Action) -> None:
    """Raises Refusal when the rules refuse the action as things stand."""
    assert room.table.round is not None
    refusal = room.table.round.why_not(seat, action)
    if refusal is not None:
        raise Refusal.by_rules(refusal)


# ------------------------------------------------------------ holding


def hold(room: Room, connection: Connection, seat: int, message: p.Act) -> None:
    """The action waits. One at a time."""
    if seat in room.held:
        raise Refusal("busy", "another action of this seat waits already")
    room.held[seat] = _holding(connection, message)
    room.tell(connection, p.Held(message.id))


def _holding(connection: Connection, message: p.Act) -> Holding:
    from .room import Holding

    return Holding(connection, message)


def release(room: Room, seat: int) -> None:
    """The wait is over: the action is judged as things stand now."""
    waiting = room.held.pop(seat, None)
    if waiting is None:
        return
    waiting.connection.heard_us = room.now_us()
    try:
        _new(room, waiting.connection, seat, waiting.message)
    except Refusal as refusal:
        remember(room, seat, waiting.message.id, refusal)
        refuse(room, waiting.connection, waiting.message.id, refusal)


def refuse(room: Room, connection: Connection, name: str, refusal: Refusal) -> None:
    """Tell one person that the action is refused."""
    room.metrics.refusals.add(1, refusal.code)
    room.tell(connection, p.refused(refusal, name))


# ------------------------------------------------------------ doing


def done(room: Room, connection: Connection | None, seat: int, name: str, do: list[object], by: str) -> bool:
    """Enter the action, and acknowledge it once it is on disk."""
    try:
        room.record(en.Acted(seat, do, name, by))  # type: ignore[arg-type]
    except IllegalAction as error:
        refusal = Refusal.by_rules(error)
        if name:
            remember(room, seat, name, refusal)
        if connection is not None:
            refuse(room, connection, name, refusal)
        return False
    if connection is not None:
        room.tell(connection, p.Ack(name, room.table.seq))
    return True


# ------------------------------------------------------------ pressing


def jumping(room: Room) -> bool:
    """Whether cards may be laid out of turn at this table: then whoever is in turn is in a race as well."""
    return room.table.rules.values.get("house.jump_in", "none") != "none"


def contested(room: Room, seat: int, action: Action) -> bool:
    """Whether others may be going for the same thing at this moment. It depends on the rules and on what is
    open only."""
    table = room.table
    assert table.round is not None
    if isinstance(table.decision, dec.Race):
        # Before the signal nothing is ordered: whoever presses then has to live with it.
        return table.decision.open and isinstance(action, act.Slap)
    if isinstance(table.decision, dec.MatchFirst):
        return True
    if table.presses or isinstance(action, PRESSES):
        return True
    if isinstance(action, act.Call):
        return seat in table.exposed
    return jumping(room) and isinstance(table.decision, dec.TakeTurn | dec.AnswerPenalty)


def press(room: Room, connection: Connection, seat: int, message: p.Act) -> None:
    """Write the press down as it came in; it is judged when all that may have been quicker had time to
    arrive."""
    table = room.table
    if len(table.presses) >= room.limits.presses_kept or any(x.seat == seat for x in table.presses):
        raise Refusal("busy", "a press of this seat is being judged already")
    room.waiting_presses[message.id] = connection
    room.record(en.Pressed(seat, message.do, message.id, table.question, connection.heard_us, connection.trip_us))
    room.tell(connection, p.Held(message.id))


def draw_race(room: Room) -> None:
    """Nobody has to be quick at this table: all press at the opening, and their order is drawn by lot."""
    pressed = {press.seat for press in room.table.presses}
    for seat in room.table.asked:
        if seat not in pressed:
            bot_presses(room, seat)
    settle(room)


def bot_presses(room: Room, seat: int) -> None:
    """A bot presses in a race."""
    bot_offers(room, seat, act.Slap())


def bot_offers(room: Room, seat: int, action: Action) -> None:
    """A bot goes for an offer; it has no latency to be credited."""
    if any(x.seat == seat for x in room.table.presses):
        return
    room.record(en.Pressed(seat, [plain(action)], "", room.table.question, room.now_us(), 0))


def settle(room: Room) -> None:
    """Order the presses and do what is still legal, the first first."""
    table = room.table
    assert table.dealer is not None
    opening = due.race_opening(room)
    lots = Stream(table.dealer.key, f"tie {table.seq}")
    opening_us = opening * 1000 if opening is not None else None
    if opening is not None and table.settings.races == "drawn":
        ranked = contests.drawn(table.presses, lots.below)
    else:
        ahead = table.settings.head_starts_ms if opening is not None else ()
        ranked = contests.order(table.presses, opening_us, room.limits, lots.below, ahead)
    race, question = opening is not None, table.question
    for item in ranked:
        if table.phase != "playing":
            break
        _settle_one(room, item, question, race)
    if race and table.phase == "playing" and table.question == question and table.asked:
        room.record(en.HostSaid(table.asked[0], plain(act.Deadline())))
    if table.presses:
        room.record(en.Settled())
    for item in ranked:
        connection = room.waiting_presses.pop(item.id, None)
        if connection is not None and item.id:
            refuse(room, connection, item.id, Refusal("stale", "the round is over"))


def _settle_one(room: Room, item: en.Pressed, question: int, race: bool) -> None:
    table = room.table
    connection = room.waiting_presses.pop(item.id, None) if item.id else None
    if (item.seat, item.id) in table.ids:
        return
    first = action_of(item.do[0])
    overtaken = table.question != question and not race and not isinstance(first, (*CALLS, act.JumpIn))
    if overtaken:
        refusal = Refusal("stale", "another seat was quicker")
        remember(room, item.seat, item.id, refusal)
        if connection is not None:
            refuse(room, connection, item.id, refusal)
        return
    by = "bot" if room.player(item.seat) is not None else "person"
    done(room, connection, item.seat, item.id, item.do, by)
