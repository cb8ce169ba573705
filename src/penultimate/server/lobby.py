"""What people do around the play: sit, stand, start, vote, talk, play again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultimate import actions as act

from . import entries as en
from . import protocol as p
from . import showing
from .auth import clean_text
from .bots import KINDS
from .connection import Connection
from .forms import plain
from .refusals import Refusal
from .settings import checked

if TYPE_CHECKING:
    from .room import Room


def person_on(room: Room, seat: int) -> str:
    """The person on a seat. Raises Refusal("no_seat")."""
    seats = room.table.seats
    guest = seats[seat].guest if seat < len(seats) else None
    if guest is None:
        raise Refusal("no_seat", f"nobody sits on seat {seat}")
    return guest


def sit(room: Room, connection: Connection, message: p.Sit) -> None:
    """Take a free seat, or a bot's at the next deal."""
    table = room.table
    if message.seat >= len(table.seats):
        raise Refusal("no_seat", f"there is no seat {message.seat}")
    seat = table.seats[message.seat]
    if seat.guest is not None or seat.next_guest is not None:
        raise Refusal("taken", f"seat {message.seat} is taken")
    if any(other.next_guest == connection.guest for other in table.seats):
        raise Refusal("taken", "a seat is kept for you already")
    room.record(en.Seated(message.seat, connection.guest, connection.name))
    room.reseat()


def stand(room: Room, connection: Connection, _message: p.Stand) -> None:
    """Give the seat up; a bot plays on."""
    assert connection.seat is not None
    vacate(room, connection.seat, "left")


def vacate(room: Room, seat: int, why: str) -> None:
    """A person leaves a seat for good, by will or by vote."""
    guest = room.table.seats[seat].guest
    room.held.pop(seat, None)
    room.record(en.Vacated(seat, why))  # type: ignore[arg-type]
    if guest is not None:
        room.away.pop(guest, None)
    if guest == room.table.host:
        pass_host(room)
    room.reseat()
    send_watchers_away(room)


def pass_host(room: Room) -> None:
    """The host's role goes to the next person who is here, or to any who sits."""
    table = room.table
    people = [table.seats[seat].guest for seat in table.people()]
    here = [guest for guest in people if guest in room.connections]
    for guest in here or people:
        if guest is not None and guest != table.host:
            if table.seat_of(table.host) is None:
                room.away.pop(table.host, None)
            room.record(en.HostPassed(guest))
            for connection in room.connections.values():
                if connection.guest == guest:
                    showing.snapshot(room, connection, None)
            return


def start(room: Room, _connection: Connection, _message: p.Start) -> None:
    """Begin a match."""
    table = room.table
    kind = table.settings.bots
    free = [n for n, seat in enumerate(table.seats) if seat.guest is None and seat.bot is None]
    if free and kind is None:
        raise Refusal("no_seat", f"nobody sits on seat {free[0]}")
    checked(table.settings, room.limits, KINDS)
    if table.phase == "over":
        reopen(room)
    for seat in free:
        room.record(en.BotSeated(seat, kind or "simple"))
    room.record(en.Started())
    send_watchers_away(room)


def send_watchers_away(room: Room) -> None:
    """Where nobody may watch, whoever does not sit goes."""
    table = room.table
    if table.settings.watch == "everyone" or table.phase not in ("dealing", "playing"):
        return
    for connection in list(room.connections.values()):
        if connection.seat is None and connection.guest != table.host:
            room.tell(connection, p.Refused("forbidden", "nobody may watch at this table"))
            room.emit(connection, None)


def reopen(room: Room) -> None:
    """Back to the lobby: a new base in the log, from which the next match is told."""
    table = room.table
    seats = [en.SeatState(s.guest, s.name, None if s.guest is not None else s.bot) for s in table.seats]
    room.record(en.Opened(table.code, table.settings, table.host, seats, table.match_number, table.results))


def rematch(room: Room, _connection: Connection, _message: p.Rematch) -> None:
    """The same people, once more."""
    reopen(room)


def configure(room: Room, _connection: Connection, message: p.Configure) -> None:
    """Other rules, seats, timers."""
    settings = checked(message.settings, room.limits, KINDS)
    if room.table.phase == "over":
        reopen(room)
    if any(seat.guest is not None for seat in room.table.seats[settings.seats :]):
        raise Refusal("taken", "people sit on the seats that would go")
    room.record(en.Configured(settings))
    room.reseat()


def seat_bot(room: Room, _connection: Connection, message: p.SeatBot) -> None:
    """Put a bot on a free seat, or take it away."""
    table = room.table
    if message.seat >= len(table.seats):
        raise Refusal("no_seat", f"there is no seat {message.seat}")
    if table.seats[message.seat].guest is not None:
        raise Refusal("taken", f"a person sits on seat {message.seat}")
    if message.kind is None:
        room.record(en.Vacated(message.seat))
    elif message.kind in KINDS:
        room.record(en.BotSeated(message.seat, message.kind))
    else:
        raise Refusal("malformed", f"bots are of a kind of {', '.join(KINDS)}")


def contribute(room: Room, connection: Connection, message: p.Contribute) -> None:
    """Bytes for the next deal. The first ones stand."""
    seat = connection.seat
    assert seat is not None
    if room.table.secret is None:
        raise Refusal("stale", "the dealer is not bound yet")
    if seat in room.table.shares:
        raise Refusal("stale", "this seat has contributed already")
    room.record(en.Contributed(seat, message.share))


def remove(room: Room, _connection: Connection, message: p.Remove) -> None:
    """The host removes a person."""
    person_on(room, message.seat)
    vacate(room, message.seat, "removed")


def give_host(room: Room, _connection: Connection, message: p.GiveHost) -> None:
    """The host hands the role over."""
    guest = person_on(room, message.seat)
    if guest != room.table.host:
        room.record(en.HostPassed(guest))
        for connection in room.connections.values():
            if connection.guest == guest:
                showing.snapshot(room, connection, None)


# ------------------------------------------------------------ votes


def open_ballot(room: Room, connection: Connection, message: p.OpenBallot) -> None:
    """Ask all to vote."""
    table, seat = room.table, connection.seat
    assert seat is not None
    if table.ballot is not None:
        raise Refusal("busy", "another vote is open")
    if message.seat == seat or message.seat >= len(table.seats):
        raise Refusal("no_seat", "vote about another seat")
    if message.what == "remove":
        person_on(room, message.seat)
    else:
        refusal = None
        if table.round is not None and table.phase == "playing":
            refusal = table.round.why_not(message.seat, act.Advise())
        if refusal is not None or table.round is None or table.phase != "playing":
            raise Refusal("illegal", refusal.reason if refusal else "nothing is played", "suggestion.cards")
    room.record(en.BallotOpened(message.what, message.seat, seat))
    count_votes(room)


def vote(room: Room, connection: Connection, message: p.Vote) -> None:
    """One seat votes; it may change its mind while the vote is open."""
    ballot, seat = room.table.ballot, connection.seat
    if ballot is None:
        raise Refusal("stale", "no vote is open")
    if seat == ballot.seat:
        raise Refusal("forbidden", "nobody votes about themselves")
    assert seat is not None
    if ballot.votes.get(seat) != message.yes:
        room.record(en.Voted(seat, message.yes))
    count_votes(room)


def voters(room: Room) -> list[int]:
    """The people who may vote: all but the one it is about."""
    ballot = room.table.ballot
    return [seat for seat in room.table.people() if ballot is None or seat != ballot.seat]


def count_votes(room: Room) -> None:
    """Close the vote once it is decided. It takes a majority, and never one person alone."""
    ballot = room.table.ballot
    if ballot is None:
        return
    number = len(voters(room))
    yes = sum(ballot.votes.values())
    no = len(ballot.votes) - yes
    if yes >= 2 and yes * 2 > number:
        _decided(room, True)
    elif no * 2 >= number or len(ballot.votes) == number:
        _decided(room, False)


def close_ballot(room: Room) -> None:
    """Time is over: what is not decided has failed."""
    if room.table.ballot is not None:
        _decided(room, False)


def _decided(room: Room, passed: bool) -> None:
    ballot = room.table.ballot
    assert ballot is not None
    room.record(en.BallotClosed(passed))
    if not passed:
        return
    if ballot.what == "remove":
        if room.table.seats[ballot.seat].guest is not None:
            vacate(room, ballot.seat, "voted")
    elif room.table.round is not None and room.table.round.why_not(ballot.seat, act.Advise()) is None:
        room.record(en.HostSaid(ballot.seat, plain(act.Advise())))


# ------------------------------------------------------------ words


def phrase(room: Room, connection: Connection, message: p.Phrase) -> None:
    """Say a canned phrase."""
    if message.number >= len(p.PHRASES):
        raise Refusal("malformed", f"there are {len(p.PHRASES)} phrases")
    spread(room, connection, p.PHRASES[message.number])


def say(room: Room, connection: Connection, message: p.Say) -> None:
    """Say something of one's own."""
    if not room.table.settings.chat:
        raise Refusal("off", "free chat is off at this table")
    rules = room.table.rules
    if rules.teams and not rules.values.on("open_team_chat") and room.table.phase == "playing":
        # Partners give each other no information: while a round is played they have the phrases (editions.md 5.3).
        raise Refusal("off", "partners only say phrases while they play; see open_team_chat")
    text = clean_text(message.text, room.limits.chat_length)
    if text:
        spread(room, connection, text)


def spread(room: Room, connection: Connection, text: str) -> None:
    """Everybody hears it who has not muted the one who says it."""
    said = p.Said(connection.seat, connection.name, text)
    for listener in room.connections.values():
        if listener.entered and connection.guest not in room.mutes.get(listener.guest, ()):
            room.tell(listener, said)


def mute(room: Room, connection: Connection, message: p.Mute) -> None:
    """Hear no more from a person, or again."""
    guest = person_on(room, message.seat)
    muted = room.mutes.setdefault(connection.guest, set())
    if message.on:
        muted.add(guest)
    else:
        muted.discard(guest)
