"""Rooms that sleep and wake, days between two turns, and a restart that costs no time: a real database,
time by hand."""

from __future__ import annotations

import ast
import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from penultimate import Position, Round, read_card
from penultimate.actions import Catch
from penultimate.server import entries as en
from penultimate.server import protocol as p
from penultimate.server.defaults import default_answer
from penultimate.server.forms import plain
from penultimate.server.keeping import refusals_of
from penultimate.server.limits import Limits
from penultimate.server.metrics import Metrics
from penultimate.server.protocol import read_message
from penultimate.server.refusals import Refusal
from penultimate.server.room import Room
from penultimate.server.rooms import Rooms, new_code, read_code, spoken
from penultimate.server.settings import Settings
from penultimate.server.store import Store

from .harness import Frames, HandClock, new_id

SERVER = Path(__file__).parents[2] / "src" / "penultimate" / "server"
DAY = 86_400_000
R5, ONE, TWO = read_card("R5"), (read_card("G1"),), (read_card("G1"), read_card("G2"))
UNCALLED = [
    Position((TWO, ONE) if seat == 0 else (ONE, TWO), (R5,), (R5,), turn=seat, registers=(("owing", 2 - seat),))
    for seat in (0, 1)
]
"""Where a seat is asked, and the other has one card and has not called."""


class House:
    """The rooms of one process, on a clock that goes on over restarts."""

    def __init__(self, data: Path) -> None:
        self.data, self.clock = data, HandClock()
        self.limits = Limits(gather_ms=0, commit_linger_ms=0)
        self.open()

    def open(self) -> None:
        self.store = Store(self.data, 0)
        self.store.bind(asyncio.get_running_loop())
        self.rooms = Rooms(self.store, self.limits, self.clock, Metrics(io.StringIO()))

    async def beat(self) -> None:
        """What is done once a second."""
        now = self.clock.now_us() // 1000
        self.store.beat(now)
        await self.rooms._look(now)

    async def kill(self) -> None:
        """The process dies: nothing more is done, and the file is free."""
        await self.store.written()
        self.clock._plans.clear()
        self.store.close()

    async def play(self, **settings: Any) -> tuple[Room, list[Frames]]:
        """A table for two in play."""
        room = await self.rooms.make(Settings(**({"seats": 2, "rules": "classic single"} | settings)), "g0", "P0")
        people = [Frames("g0", "P0"), Frames("g1", "P1")]
        for person in people:
            room.enter(person, None)
        self.say(room, people[1], t="sit", seat=1)
        self.say(room, people[0], t="start")
        for _ in range(8):
            self.clock.advance(500)
            await asyncio.sleep(0)
            if room.table.phase == "playing":
                break
        await self.store.written()
        return room, people

    def say(self, room: Room, person: Frames, **message: Any) -> None:
        room.hear(person, partial(read_message.decode, json.dumps(message)))
        room.read_mail()

    def move(self, room: Room, people: list[Frames]) -> None:
        """Whoever is asked draws, passes or takes, or does what there is."""
        seat = room.table.asked[0]
        do = modest(room, seat)
        self.say(room, people[seat], t="act", id=new_id(), seq=room.table.seq, do=[do])


def modest(room: Room, seat: int) -> Any:
    """The answer that is given when time is over, as a message has it."""
    view = room.view(seat)
    assert view is not None
    return json.loads(p.encoder.encode(plain(default_answer(view))))


def housed(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            house = House(tmp_path / "tables.sqlite")
            try:
                await test(house)
            finally:
                await house.rooms.stop()
                house.store.close()

        asyncio.run(inside())

    run.__name__ = getattr(test, "__name__", "test")
    run.__doc__ = test.__doc__
    return run


@housed
async def test_an_idle_table_sleeps_and_wakes_as_it_was(house: House) -> None:
    room, people = await house.play(timers="quick")
    house.move(room, people)
    await house.store.written()
    before = [room.view(seat) for seat in (None, 0, 1)]
    left = room.left_ms()
    for person in people:
        room.leave(person)
    house.clock.advance(61_000)
    assert house.rooms.rooms == {}
    house.clock.advance(DAY)
    again = await house.rooms.get(room.table.code)
    assert again is not room
    assert [again.view(seat) for seat in (None, 0, 1)] == before
    again.enter(Frames("g0", "P0"), None)
    assert again.left_ms() == left


@housed
async def test_a_restart_costs_no_time(house: House) -> None:
    room, people = await house.play(timers="quick")
    house.say(room, people[0], t="pong", n=0)
    house.clock.advance(5000)
    left = room.left_ms()
    assert left is not None
    assert left < 15_000
    await house.beat()
    await house.kill()
    house.clock.us += DAY * 1000
    house.open()
    again = await house.rooms.get(room.table.code)
    for guest in ("g0", "g1"):
        again.enter(Frames(guest, guest), None)
    assert again.left_ms() == left
    assert again.table.asked == room.table.asked


@housed
async def test_days_go_on_over_restarts_and_sleep(house: House) -> None:
    room, people = await house.play(timers="days")
    seat = room.table.asked[0]
    for person in people:
        room.leave(person)
    house.clock.advance(61_000)
    assert house.rooms.rooms == {}
    await house.store.written()
    house.clock.advance(DAY)
    await house.beat()
    assert house.rooms.rooms == {}
    # Nobody looks; after two days the table wakes by itself, answers for the seat, and sleeps again.
    house.clock.advance(DAY)
    await house.beat()
    again = house.rooms.rooms[room.table.code]
    house.clock.advance(1)
    await house.store.written()
    assert again.table.seq > room.table.seq
    assert again.table.asked != (seat,) or again.table.question != room.table.question
    house.clock.advance(61_000)
    assert house.rooms.rooms == {}


@housed
async def test_days_are_not_lost_while_the_server_is_down(house: House) -> None:
    room, people = await house.play(timers="days")
    for person in people:
        room.leave(person)
    await house.beat()
    asked_at = room.table.asked_at
    await house.kill()
    house.clock.us += 10 * DAY * 1000
    house.open()
    again = await house.rooms.get(room.table.code)
    assert again.table.asked_at - asked_at >= 10 * DAY - 1
    assert again.table.asked == room.table.asked


@housed
async def test_presses_survive_a_restart(house: House) -> None:
    room, people = await house.play(timers="off", rules="classic single +jump-in")
    seat = room.table.asked[0]
    name = new_id()
    do = modest(room, seat)
    house.say(room, people[seat], t="act", id=name, seq=room.table.seq, do=[do])
    await house.store.written()
    waiting = bool(room.table.presses)
    await house.kill()
    house.open()
    again = await house.rooms.get(room.table.code)
    assert bool(again.table.presses) == waiting
    back = Frames(f"g{seat}", "back")
    again.enter(back, None)
    house.clock.advance(500)
    house.say(again, back, t="act", id=name, seq=again.table.seq, do=[do])
    await house.store.written()
    acks = [message for message in back.messages() if message["t"] == "ack"]
    assert [ack["id"] for ack in acks] == [name]
    assert sum(key == (seat, name) for key in again.table.ids) == 1


@housed
async def test_what_was_refused_is_refused_again_after_sleep_and_after_death(house: House) -> None:
    room, people = await house.play(timers="off")
    name, seat = new_id(), room.table.asked[0]
    send = {"t": "act", "id": name, "seq": room.table.seq, "do": [{"do": "catch", "seat": 1 - seat}]}
    house.say(room, people[seat], **send)
    assert people[seat].messages()[-1]["t"] != "refused", "nobody is told before it is on disk"
    await house.store.written()
    first = people[seat].messages()[-1]
    assert (first["t"], first["id"]) == ("refused", name)
    for end in ("sleep", "death"):
        if end == "sleep":
            for guest in list(room.connections):
                room.leave(room.connections[guest])
            house.clock.advance(61_000)
            assert house.rooms.rooms == {}
        else:
            await house.kill()
            house.open()
        room = await house.rooms.get(room.table.code)
        back = Frames(f"g{seat}", "back")
        room.enter(back, None)
        # By now it would be legal: the other seat has not called.
        room.table.round = Round.at(room.table.rules, UNCALLED[seat], room.table.round.chance)  # type: ignore[union-attr]
        room.table._views.clear()
        assert room.table.round.why_not(seat, Catch(1 - seat)) is None
        house.say(room, back, **send)
        await house.store.written()
        assert back.messages()[-1] == first, end


@housed
async def test_refusals_are_forgotten_in_their_order_and_with_the_match(house: House) -> None:
    room, people = await house.play(timers="off")
    seat, names = room.table.asked[0], [new_id() for _ in range(house.limits.answers_kept * 2 + 5)]
    for name in names:
        do = [{"do": "catch", "seat": 1 - seat}]
        house.say(room, people[seat], t="act", id=name, seq=room.table.seq, do=do)
    await house.store.written()
    kept = await house.store.read(lambda db: refusals_of(db, room.id))
    assert [name for _, name in kept] == names[5:] == [name for _, name in room.answers]
    room.record(en.Opened(room.table.code, room.table.settings, room.table.host, room.table.seats))
    await house.store.written()
    assert await house.store.read(lambda db: refusals_of(db, room.id)) == {} == dict(room.answers)


@housed
async def test_two_who_wake_a_table_at_once_get_the_same_room(house: House) -> None:
    room, people = await house.play(timers="off")
    for person in people:
        room.leave(person)
    house.clock.advance(61_000)
    rooms = await asyncio.gather(*(house.rooms.get(room.table.code) for _ in range(10)))
    assert len({id(one) for one in rooms}) == 1


@housed
async def test_a_log_that_cannot_be_read_is_not_touched(house: House) -> None:
    room, people = await house.play(timers="off")
    for person in people:
        room.leave(person)
    house.clock.advance(61_000)
    await house.store.written()
    row = {"table_id": room.id, "seq": room.table.seq + 1, "epoch": room.epoch, "at": 0}
    from penultimate.server.store import Write

    house.store.write(Write([row | {"body": b'{"entry":"of a later program"}'}]))
    await house.store.written()
    with pytest.raises(Refusal, match="others"):
        await house.rooms.get(room.table.code)


@housed
async def test_a_seat_kept_for_the_next_deal(house: House) -> None:
    room, _ = await house.play(timers="off", seats=3)
    late = Frames("g9", "Late")
    room.enter(late, None)
    house.say(room, late, t="sit", seat=2)
    house.say(room, late, t="sit", seat=1)
    await house.store.written()
    assert late.messages()[-1]["code"] == "taken"
    await house.store.written()
    await house.kill()
    house.open()
    again = await house.rooms.get(room.table.code)
    assert again.table.seats[2].next_guest == "g9"


def test_codes_are_read_as_people_write_them() -> None:
    code = new_code()
    for text in (code, code.lower(), spoken(code), f" {code[:4]} {code[4:]} "):
        assert read_code(text) == code
    for wrong in ("", "ABCD", code + "A", "ABCD-EFG1", "ABCD-EFGO", "../../..", "ABCDEFG\u00c9"):
        assert read_code(wrong) is None


def test_the_server_does_not_reach_the_kernel() -> None:
    """A contract of the house: nothing here may see the registers."""
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not any("kernel" in name for name in names), path.name
            private = isinstance(node, ast.Attribute) and node.attr in ("_s", "_g", "_deck")
            assert not private, path.name


def test_no_file_is_long() -> None:
    for path in SERVER.glob("*.py"):
        assert len(path.read_text().splitlines()) < 400, path.name
