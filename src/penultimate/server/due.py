"""What is due at a table, and when: all of it follows from the log and the clock, so a restart loses no
deadline."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.actions import Action
from penultimate.errors import IllegalAction

from . import acting, lobby, pace
from . import entries as en
from . import protocol as p
from .defaults import answers, default_answer, forced_answer, is_paced
from .fair import Secret
from .forms import plain

if TYPE_CHECKING:
    from .room import Room

Due = tuple[int, Callable[[], None]]
STEPS = 1000


def next_due(room: Room) -> int | None:
    """When the next thing is due, in milliseconds since the epoch; None when nothing is."""
    return min((when for when, _ in all_due(room)), default=None)


def do_due(room: Room) -> None:
    """Do everything that is due by now, one thing after the other."""
    for _ in range(STEPS):
        ready = [(when, what) for when, what in all_due(room) if when <= room.now()]
        if not ready or room.lost:
            return
        min(ready, key=lambda item: item[0])[1]()


def wakes_at(room: Room) -> int | None:
    """When a room that goes to sleep has to be awake again; None where nothing goes on without people."""
    if room.table.settings.timers != "days":
        return None
    return min((when for when, _ in _in_time(room)), default=None)


def all_due(room: Room) -> Iterator[Due]:
    """Everything that will happen by itself."""
    table = room.table
    if table.phase == "closed":
        return
    correspondence = table.settings.timers == "days"
    if room.quiet_since is not None:
        yield room.quiet_since + int(room.limits.idle_before_sleep_s * 1000), lambda: room.asleep(room)
        if not correspondence:
            return
    yield from _in_time(room)


def _in_time(room: Room) -> Iterator[Due]:
    table = room.table
    yield from _people(room)
    if table.ballot is not None:
        yield table.ballot.at + room.limits.ballot_ms, lambda: lobby.close_ballot(room)
    if table.phase == "dealing":
        yield from _dealing(room)
    elif table.phase == "playing":
        yield from _playing(room)


# ------------------------------------------------------------ people


def _people(room: Room) -> Iterator[Due]:
    table = room.table
    if table.settings.timers == "days":
        return
    for guest, since in room.away.items():
        seat = table.seat_of(guest)
        due = since + table.settings.takeover_ms
        if guest == table.host and any(table.seats[n].guest in room.connections for n in table.people()):
            yield due, lambda: lobby.pass_host(room)
        if seat is not None and table.phase in ("dealing", "playing") and table.seats[seat].bot is None:
            yield due, lambda seat=seat: room.record(en.TookOver(seat, table.settings.bots or "simple"))  # type: ignore[misc]


# ------------------------------------------------------------ the next deal


def _dealing(room: Room) -> Iterator[Due]:
    table = room.table
    if table.secret is None:
        yield table.asked_at, lambda: commit(room)
        return
    yield dealt_at(room), lambda: deal(room)


def dealt_at(room: Room) -> int:
    """When the next round is dealt: as soon as everybody who is here has contributed, which says that they are
    ready, and after a pause without them."""
    table = room.table
    first = table.match is None or not table.match.results
    pause = room.limits.contribution_ms if first else room.limits.between_rounds_ms
    people = [seat for seat in table.people() if table.seats[seat].guest in room.connections]
    complete = (first or people) and all(seat in table.shares for seat in people)
    return table.asked_at if complete else table.asked_at + pause


def commit(room: Room) -> None:
    """The dealer binds itself to a secret for the next round."""
    secret = Secret.fresh()
    room.record(en.Committed(secret.seed.hex(), secret.blind.hex()))


def deal(room: Room) -> None:
    """Deal, with what the seats have contributed."""
    room.record(en.RoundDealt())
    room.reseat()


# ------------------------------------------------------------ play


def _playing(room: Room) -> Iterator[Due]:
    table = room.table
    assert table.round is not None
    now = room.now()
    if room.hidden_catches() != room.shown.hidden:
        yield now, room.show
    for since in table.exposed.values():
        if now < since + table.settings.private_ms:
            yield since + table.settings.private_ms, room.show
    for seat in room.held:
        yield held_until(room, seat), lambda seat=seat: acting.release(room, seat)  # type: ignore[misc]
    yield from _deadlines(room)
    opening = race_opening(room)
    if opening is not None:
        yield from _race(room, opening)
    else:
        if table.presses:
            yield table.pressed_at + room.limits.grace_ms, lambda: acting.settle(room)
        for seat in table.asked:
            yield from _asked(room, seat)
    yield from _polls(room)


PATIENCE_MS: dict[type, int] = {
    dec.FacePrompt: 20_000,
    dec.Performing: 60_000,
    dec.Voting: 15_000,
    dec.Pointing: 15_000,
}
"""Questions that have a time of their own at every table but those with days (3.3)."""


def _deadlines(room: Room) -> Iterator[Due]:
    """What ends by the host's word: a question nobody is waited for, a race for the first card, a vote, a round."""
    table = room.table
    decision = table.decision
    if isinstance(decision, dec.Race) and not decision.open:
        # The delay before a signal is drawn, so that nobody can count it out.
        delay = int(2000 * pace.even(room.salt, "signal", table.question))
        yield table.asked_at + room.limits.race_lead_ms + delay, lambda: host_says(room, act.Signal())
    elif isinstance(decision, dec.LastCall | dec.MatchFirst):
        yield table.asked_at + room.limits.race_window_ms, lambda: host_says(room, act.Deadline())
    elif type(decision) in PATIENCE_MS and table.settings.timers != "days":
        yield table.asked_at + PATIENCE_MS[type(decision)], lambda: out_of_patience(room)
    seconds = table.rules.values.get("house.blitz", 0)
    if isinstance(seconds, int) and seconds and (table.seq, -1) not in room.stuck:
        yield table.dealt_at + seconds * 1000, lambda: host_says(room, act.TimeUp())


def host_says(room: Room, action: Action) -> None:
    """The host of the game says that the time has come."""
    seat = room.table.asked[0] if room.table.asked else 0
    try:
        room.record(en.HostSaid(seat, plain(action)))
    except IllegalAction as error:
        room.metrics.log("cannot", rule=error.rule, by="host")
        room.stuck.add((room.table.seq, -1))


def out_of_patience(room: Room) -> None:
    """Whoever has not answered is not waited for any longer."""
    table = room.table
    assert table.round is not None
    if table.round.why_not(table.asked[0], act.Deadline()) is None:
        host_says(room, act.Deadline())
        return
    for seat in list(table.asked):
        if seat in table.asked and (table.seq, seat) not in room.stuck:
            time_is_over(room, seat)


def held_until(room: Room, seat: int) -> int:
    """Until when the next action of a seat is held: for another seat's call, or for an even pace."""
    table = room.table
    settings = table.settings
    until = [since + settings.private_ms + settings.catch_ms for s, since in table.exposed.items() if s != seat]
    slot = answer_at(room)
    if slot is not None and seat in table.asked and room.player(seat) is None:
        until.append(slot)
    return max(until, default=0)


def answer_at(room: Room) -> int | None:
    """The moment at which a person's answer to the open question is entered, forced or free; None where it
    does not
    matter, or where the table knows no hurry."""
    table = room.table
    settings = table.settings
    if not settings.answer_ms or settings.timers in ("off", "days") or not is_paced(table.decision):
        return None
    return table.asked_at + settings.answer_ms


def thought_at(room: Room, seat: int) -> int:
    """When a bot answers the open question."""
    table = room.table
    return table.asked_at + pace.think_ms(room.salt, table.settings.pace_ms, table.question, seat)


def _asked(room: Room, seat: int) -> Iterator[Due]:
    table = room.table
    if (table.seq, seat) in room.stuck:
        return
    if room.player(seat) is not None:
        when = max(thought_at(room, seat), held_until(room, seat))
        yield when, lambda: bot_answers(room, seat)
        return
    if answer_at(room) is not None:
        yield held_until(room, seat), lambda: even_answer(room, seat)
    think = table.settings.think_ms
    if think is not None:
        when = max(table.asked_at + think, held_until(room, seat))
        yield when, lambda: time_is_over(room, seat)


def do(room: Room, seat: int, action: Action | None, by: str) -> None:
    """Enter an action that no person sent. One that cannot be is not tried again until something has
    happened."""
    try:
        if action is not None:
            room.record(en.Acted(seat, [plain(action)], "", by))  # type: ignore[arg-type]
            return
    except IllegalAction as error:
        room.metrics.log("cannot", rule=error.rule, by=by)
    room.stuck = {item for item in room.stuck if item[0] == room.table.seq} | {(room.table.seq, seat)}


def bot_answers(room: Room, seat: int) -> None:
    """A bot answers the open question; whatever it is worth, the table goes on."""
    view = room.view(seat)
    player = room.player(seat)
    if view is None or player is None or not view.options:
        do(room, seat, None, "bot")
        return
    action = player.choose(view, view.options)
    if action is None or action not in view.options:
        action = default_answer(view) or view.options[0]
    do(room, seat, action, "bot")


def even_answer(room: Room, seat: int) -> None:
    """The moment has come, and the person has not chosen, or had nothing to choose."""
    view = room.view(seat)
    forced = forced_answer(view) if view is not None else None
    do(
        room,
        seat,
        forced or (default_answer(view) if view is not None else None),
        "forced" if forced else "clock",
    )


def time_is_over(room: Room, seat: int) -> None:
    """The seat's time is over, and its answer is given for it."""
    view = room.view(seat)
    do(room, seat, default_answer(view) if view is not None else None, "clock")


# ------------------------------------------------------------ races and offers


def race_opening(room: Room) -> int | None:
    """When the race that is asked opens, None when no race is."""
    table = room.table
    if table.phase != "playing" or table.round is None:
        return None
    if not isinstance(table.decision, dec.Race) or not table.decision.open:
        return None
    return table.asked_at + room.limits.race_lead_ms


def _race(room: Room, opening: int) -> Iterator[Due]:
    table = room.table
    if room.announced != table.question:
        yield room.now(), lambda: announce(room, opening)
    if table.settings.races == "drawn":
        yield opening, lambda: acting.draw_race(room)
        return
    pressed = {press.seat for press in table.presses}
    missing = [seat for seat in table.asked if seat not in pressed]
    if not missing:
        yield table.pressed_at, lambda: acting.settle(room)
    else:
        yield opening + room.limits.race_window_ms, lambda: acting.settle(room)
    for seat in missing:
        if room.player(seat) is not None:
            when = opening + pace.react_ms(room.salt, table.settings.pace_ms, table.question, seat)
            yield when, lambda seat=seat: acting.bot_presses(room, seat)  # type: ignore[misc]


def announce(room: Room, opening: int) -> None:
    """The opening instant is fixed, and sent ahead."""
    room.announced = room.table.question
    room.tell_all(p.Race(max(0, opening - room.now())))


def _polls(room: Room) -> Iterator[Due]:
    """Bots that nobody waits for are asked whether they take an offer, each at a time its cards do not
    change."""
    table = room.table
    mark = table.seq
    hidden = room.hidden_catches()
    for seat in range(len(table.seats)):
        if room.player(seat) is None or seat in table.asked or (mark, seat) in room.polled:
            continue
        when = table.at + pace.react_ms(room.salt, table.settings.pace_ms, mark, seat)
        if hidden - {seat}:
            when = max(when, min(table.exposed[s] for s in hidden) + table.settings.private_ms + 1)
        yield when, lambda seat=seat: poll(room, seat, mark)  # type: ignore[misc]


def poll(room: Room, seat: int, mark: int) -> None:
    """Ask one bot."""
    room.polled = {item for item in room.polled if item[0] == room.table.seq} | {(mark, seat)}
    view, player = room.view(seat), room.player(seat)
    if view is None or player is None or not view.options:
        return
    action = player.choose(view, view.options)
    if action is not None and action in view.options and not answers((action,)):
        if isinstance(action, act.Call):
            do(room, seat, action, "bot")
        elif room.now() >= held_until(room, seat) or isinstance(action, act.Catch):
            acting.bot_offers(room, seat, action)
