"""The table of who may do what, cell by cell, over real sockets: what is not allowed is refused and changes
nothing."""

from __future__ import annotations

import asyncio
import copy
import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from penultimate.server import authority, pace
from penultimate.server import protocol as p

from .harness import ROOMY, Person, Served, new_id, served

SAMPLES: dict[type, dict[str, Any]] = {
    p.Enter: {"last_seq": None},
    p.Act: {"id": "0" * 32, "seq": 1, "do": [{"do": "pass"}]},
    p.WhyNot: {"do": {"do": "pass"}},
    p.Sit: {"seat": 2},
    p.Stand: {},
    p.Start: {},
    p.Configure: {"settings": {"rules": "classic", "seats": 3, "bots": "simple"}},
    p.SeatBot: {"seat": 2, "kind": "simple"},
    p.Contribute: {"share": "ab" * 32},
    p.Remove: {"seat": 1},
    p.GiveHost: {"seat": 1},
    p.OpenBallot: {"what": "remove", "seat": 0},
    p.Vote: {"yes": True},
    p.Rematch: {},
    p.Phrase: {"number": 1},
    p.Say: {"text": "hello"},
    p.Mute: {"seat": 1},
    p.Pong: {"n": 0},
}
MARKS = itertools.count()
WHO = {"host": 0, "seat": 1, "watcher": 2}


class Phased:
    """Tables that stand in any phase, with a host, another person on a seat, and one who watches."""

    def __init__(self, quick: Served, slow: Served) -> None:
        self.quick, self.slow = quick, slow
        self.cookies = {one: [one.guest(name) for name in ("Ada", "Ben", "Cyd")] for one in (quick, slow)}

    def table(self, phase: str) -> list[Person]:
        one = self.slow if phase == "dealing" else self.quick
        cookies = self.cookies[one]
        settings = {
            "seats": 3,
            "timers": "off",
            "leaving": "skip",
            "chat": True,
            "watch": "everyone",
        }
        code = one.table(cookies[0], **settings, rules="classic single")
        people = [one.join(code, cookie) for cookie in cookies]
        people[1].send(t="sit", seat=1)
        people[1].until("snapshot")
        if phase in ("dealing", "playing", "over"):
            people[0].send(t="start")
        if phase == "over":
            self._play_to_the_end(people)
        if phase == "closed":
            self._close(one, code)
        for person in people:
            person.phase(phase)
        return people

    def _play_to_the_end(self, people: list[Person]) -> None:
        # The seats of the second person and of the bot are left: the first one wins, and the second sits
        # down again.
        people[1].phase("playing").send(t="stand")
        people[1].when(lambda q: q.you is None)
        one, code = self.quick, people[0].table["code"]
        call(one, lambda: leave_bot(one, code))
        people[1].phase("over").send(t="sit", seat=1)
        people[1].when(lambda q: q.you == 1)

    def _close(self, one: Served, code: str) -> None:
        call(one, lambda: one.server.rooms.rooms[code.replace("-", "")].record(authority_closed()))


def authority_closed() -> Any:
    from penultimate.server import entries as en

    return en.Closed("a test")


def leave_bot(one: Served, code: str) -> None:
    from penultimate.server import entries as en

    room = one.server.rooms.rooms[code]
    if room.table.phase == "playing":
        room.record(en.Vacated(2))


def call(one: Served, what: Any) -> None:
    async def run() -> None:
        what()

    asyncio.run_coroutine_threadsafe(run(), one.server.store._loop).result(10)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens at these tables but what the tests do, however slow the machine is."""
    monkeypatch.setattr(pace, "think_ms", lambda *_: 10**9)


@pytest.fixture(scope="module")
def phased(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phased]:
    place = tmp_path_factory.mktemp("authority")
    slow = ROOMY.with_words(("contribution_ms=600000", "connections_per_guest=1000"))
    quick = ROOMY.with_words(("connections_per_guest=1000",))
    with served(place / "quick.sqlite", quick) as one, served(place / "slow.sqlite", slow) as two:
        yield Phased(one, two)


def marker(person: Person) -> list[dict[str, Any]]:
    """Everything that comes before the refusal of a message nobody could read."""
    start, mark = len(person.heard), f"mark{next(MARKS)}"
    person.send(t=mark)
    while person.heard[start:][-1:] == [] or mark not in person.heard[-1].get("reason", ""):
        person.receive()
    return person.heard[start:-1]


def stands(person: Person) -> Any:
    """What a person sees, in a copy that does not go on."""
    return copy.deepcopy((person.seq, person.table, person.view, person.you))


def attempt(person: Person, message: type) -> list[dict[str, Any]]:
    person.send(t=message.__struct_config__.tag, **SAMPLES[message])  # type: ignore[attr-defined]
    return [reply for reply in marker(person) if reply["t"] == "refused"]


def test_every_message_has_a_row_and_a_sample() -> None:
    assert set(authority.MAY) == set(p.CLIENT) == set(SAMPLES)
    assert all(len(row) == len(authority.PHASES) for row in authority.MAY.values())


@pytest.mark.parametrize("phase", authority.PHASES)
def test_the_cells_that_refuse(phased: Phased, phase: str) -> None:
    people = phased.table(phase)
    for person in people:
        marker(person)
    before = [stands(person) for person in people]
    refused = 0
    for message, row in authority.MAY.items():
        for role, number in WHO.items():
            roles = {"host", "seat"} if role == "host" else {role}
            if row[authority.PHASES.index(phase)] & roles:
                continue
            replies = attempt(people[number], message)
            assert [reply["code"] for reply in replies] in (["forbidden"], ["closed"]), (
                message,
                role,
                replies,
            )
            refused += 1
    assert refused
    for person in people:
        marker(person)
    assert [stands(person) for person in people] == before


@pytest.mark.parametrize("phase", authority.PHASES)
def test_the_cells_that_allow(phased: Phased, phase: str) -> None:
    people: list[Person] = []
    for message, row in authority.MAY.items():
        for role, number in WHO.items():
            roles = {"host", "seat"} if role == "host" else {role}
            if not row[authority.PHASES.index(phase)] & roles:
                continue
            people = people or phased.table(phase)
            codes = {reply["code"] for reply in attempt(people[number], message)}
            assert not codes & {"forbidden", "closed"}, (message, role, codes)
            if message not in (p.Enter, p.WhyNot, p.Phrase, p.Say, p.Mute, p.Pong, p.Act):
                for person in people:
                    person.close()
                people = []


def test_whoever_may_not_watch_sees_nothing(phased: Phased) -> None:
    one = phased.quick
    cookie, other = one.guest("Dan"), one.guest("Eve")
    code = one.table(cookie, seats=2, watch="nobody", rules="classic single", timers="off")
    dan = one.join(code, cookie)
    dan.send(t="start")
    dan.phase("playing")
    eve = one.join(code, other, enter=False)
    eve.send(t="enter", last_seq=None)
    assert eve.until("refused")["code"] == "forbidden"
    assert not eve.view


def test_without_an_identity_nothing(phased: Phased) -> None:
    one = phased.quick
    code = one.table(one.guest())
    for cookie in ("", "penultimate_guest=short", "penultimate_guest=" + "A" * 43):
        with pytest.raises(InvalidStatus) as denied:
            one.join(code, cookie)
        assert denied.value.response.status_code == 401
        assert one.ask("POST", "/api/tables", {}, cookie)[0] == 401


def test_another_seat_cannot_be_played(phased: Phased) -> None:
    host, other, watcher = phased.table("playing")
    waiting = host if host.view["decision"]["seat"] != 0 else other
    before = stands(waiting)
    for action in ({"do": "draw"}, {"do": "play", "card": waiting.view["hand"][0]}, {"do": "leave"}, {"do":
    "advise"},
                   {"do": "deadline"}):  # fmt: skip
        reply = waiting.act(action, new_id())
        assert reply["t"] == "refused"
        assert reply["code"] in ("illegal", "forbidden")
    marker(waiting)
    assert stands(waiting) == before
    assert watcher.view["hand"] == []
