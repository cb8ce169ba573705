"""Every message, spoilt in every way: a typed refusal, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from penultimate.server import protocol as p
from penultimate.server.refusals import CODES

from .harness import ROOMY, Person, Served, new_id, served
from .test_authority import SAMPLES, marker

WRONG: list[Any] = [
    None,
    True,
    -1,
    2**70,
    1.5,
    "x",
    "",
    [],
    [None],
    {},
    {"do": "play"},
    {"do": 7},
    "\u0000",
    "é" * 50,
]
HUGE: list[Any] = [
    "x" * 3000,
    [0] * 1000,
    10**300,
    [{"do": "draw"}] * 100,
    {"do": "play", "card": "R" * 2000},
]


class Play:
    """A match that nobody but the test moves."""

    def __init__(self, one: Served) -> None:
        self.one = one
        self.cookies = [one.guest("Ada"), one.guest("Ben")]
        while True:
            self._begin(one)
            # A wild turned up first asks for a colour: what is spoilt here is a turn.
            if self.people[0].view["decision"]["ask"] == "take_turn":
                break

    def _begin(self, one: Served) -> None:
        self.code = one.table(self.cookies[0], seats=2, rules="classic single", timers="off", pace_ms=10_000)
        self.people = [one.join(self.code, cookie) for cookie in self.cookies]
        self.people[1].send(t="sit", seat=1)
        self.people[1].until("snapshot")
        self.people[0].send(t="start")
        for person in self.people:
            person.phase("playing")

    @property
    def table(self) -> Any:
        return self.one.server.rooms.rooms[self.code.replace("-", "")].table

    def state(self) -> Any:
        table = self.table
        return table.seq, table.phase, table.round.view(0), table.round.view(1), table.host, list(table.seats)

    @property
    def player(self) -> Person:
        return self.people[self.table.asked[0]]

    @property
    def waiting(self) -> Person:
        return self.people[1 - self.table.asked[0]]

    def spoil(self, text: str | bytes, person: Person | None = None) -> list[dict[str, Any]]:
        """Send something spoilt; gives the refusals, having checked that nothing else happened."""
        person = person or self.people[0]
        before = self.state()
        person.socket.send(text)
        replies = [reply for reply in marker(person) if reply["t"] not in ("ping", "update")]
        assert self.state() == before, text
        return replies


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    limits = ROOMY.with_words(("connections_per_guest=10000",))
    with served(tmp_path_factory.mktemp("messages") / "tables.sqlite", limits) as one:
        yield Play(one)


def sample(message: Any) -> dict[str, Any]:
    return {"t": message.__struct_config__.tag} | SAMPLES[message]


def refused(replies: list[dict[str, Any]], *codes: str) -> None:
    kinds = [reply["t"] for reply in replies]
    assert kinds == ["refused"], replies
    assert replies[0]["code"] in (codes or CODES), replies
    assert replies[0]["reason"]


@pytest.mark.parametrize("message", p.CLIENT, ids=lambda m: m.__name__)
def test_missing(play: Play, message: Any) -> None:
    for field in msgspec.structs.fields(message):
        if field.required:
            broken = {key: value for key, value in sample(message).items() if key != field.name}
            refused(play.spoil(json.dumps(broken)), "malformed")
    broken = {key: value for key, value in sample(message).items() if key != "t"}
    refused(play.spoil(json.dumps(broken)), "malformed")


@pytest.mark.parametrize("message", p.CLIENT, ids=lambda m: m.__name__)
def test_extra(play: Play, message: Any) -> None:
    refused(play.spoil(json.dumps(sample(message) | {"more": 1})), "malformed")


@pytest.mark.parametrize("message", p.CLIENT, ids=lambda m: m.__name__)
def test_wrong_type_and_boundary(play: Play, message: Any) -> None:
    for field in msgspec.structs.fields(message):
        for value in WRONG:
            text = json.dumps(sample(message) | {field.name: value})
            try:
                p.read_message.decode(text)
            except msgspec.DecodeError:
                refused(play.spoil(text), "malformed")


@pytest.mark.parametrize("message", p.CLIENT, ids=lambda m: m.__name__)
def test_huge(play: Play, message: Any) -> None:
    for field in msgspec.structs.fields(message):
        for value in HUGE:
            text = json.dumps(sample(message) | {field.name: value})
            if len(text) <= ROOMY.frame_bytes:
                refused(play.spoil(text), "malformed")
    before = play.state()
    stranger = play.one.join(play.code, play.one.guest())
    stranger.socket.send(json.dumps(sample(message) | {"x": "y" * ROOMY.frame_bytes}))
    with pytest.raises(ConnectionClosed):
        stranger.when(lambda _: False)
    assert play.state()[0] == before[0]


def test_unreadable(play: Play) -> None:
    for text in ("", "{", "null", "[]", "7", '"x"', "[" * 2000, '{"t":"nothing"}', '{"t":null}',
    '{"t":"act"' + " " * 500,
                 "\ud7ff", '{"t":"enter","t":"act"}', b"\x00\x01"):  # fmt: skip
        refused(play.spoil(text), "malformed")


def test_numbers_that_are_no_seats_phrases_or_entries(play: Play) -> None:
    host = play.people[0]
    refused(play.spoil(json.dumps({"t": "remove", "seat": 15}), host), "no_seat")
    refused(play.spoil(json.dumps({"t": "give_host", "seat": 9}), host), "no_seat")
    refused(play.spoil(json.dumps({"t": "mute", "seat": 9}), host), "no_seat")
    refused(play.spoil(json.dumps({"t": "phrase", "number": 63}), host), "malformed")
    refused(play.spoil(json.dumps({"t": "open_ballot", "what": "remove", "seat": 0}), host), "no_seat")
    act = {"t": "act", "id": new_id(), "seq": 10**9, "do": [{"do": "draw"}]}
    refused(play.spoil(json.dumps(act), play.player), "malformed")


def test_actions_that_cannot_be(play: Play) -> None:
    cards = ("", "R", "R99", "Q5", "R5/B6", "<b>", "R5 ", "../../etc", "W+4W+4", "\u202eR5")
    spoilt: list[dict[str, Any]] = [{"do": "play", "card": card} for card in cards]
    spoilt += [{"do": "jump_in", "card": card} for card in cards]
    spoilt += [{"do": "name_colour", "colour": colour} for colour in ("", "R", "RY", "K", "red", "X")]
    spoilt += [{"do": "choose_seat", "seat": seat} for seat in (None, -1, 0, 99, 2**60)]
    spoilt += [{"do": "catch", "seat": seat} for seat in (-1, 0, 1, 99, 2**60)]
    spoilt += [{"do": kind} for kind in ("pass", "take", "challenge", "slap", "leave", "advise", "deadline")]
    for action in spoilt:
        act = {"t": "act", "id": new_id(), "seq": play.table.seq, "do": [action]}
        refused(play.spoil(json.dumps(act), play.player), "malformed", "illegal", "forbidden")


def test_a_chain_holds_whole_or_not_at_all(play: Play) -> None:
    chain = [play.player.answer_option(), {"do": "challenge"}]
    act = {"t": "act", "id": new_id(), "seq": play.table.seq, "do": chain}
    refused(play.spoil(json.dumps(act), play.player), "illegal")
    draws = len(play.table.dealer.transcript)
    assert draws == play.table.dealer.mark[1]


def test_duplicate_stale_replayed_and_someone_elses(play: Play) -> None:
    player, other = play.player, play.waiting
    old_seq, name, option = play.table.seq, new_id(), play.player.answer_option()
    act = {"t": "act", "id": name, "seq": old_seq, "do": [option]}
    # Someone else's action, before it is sent: not the other's turn, and not the other's id to spend.
    refused(play.spoil(json.dumps(act), other), "illegal")
    first = player.act(option, name, old_seq)
    assert first["t"] == "ack"
    # Duplicate and replayed: the first answer, and nothing new.
    for _ in range(3):
        assert [r for r in play.spoil(json.dumps(act), player) if r["t"] != "update"] == [first]
    # Stale: an answer to a question that has been answered.
    stale = act | {"id": new_id()}
    refused([r for r in play.spoil(json.dumps(stale), player) if r["t"] != "update"], "stale", "illegal")
    marker(other)
    late = {"t": "act", "id": new_id(), "seq": 1, "do": [{"do": "draw"}]}
    refused(play.spoil(json.dumps(late), other), "stale")
    # Someone else's again: under the other's own name it is only an action like any other.
    replies = [r for r in play.spoil(json.dumps(act), other) if r["t"] != "update"]
    refused(replies)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(
    message=st.sampled_from(p.CLIENT),
    changes=st.dictionaries(st.sampled_from(["seat", "id", "seq", "do", "yes", "number", "text", "share"]), JSON),
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_fuzz(play: Play, message: Any, changes: dict[str, Any]) -> None:
    body = json.dumps(sample(message) | changes)
    try:
        p.read_message.decode(body)
    except msgspec.DecodeError:
        replies = play.spoil(body) if len(body) <= 4000 else []
        assert all(reply["t"] == "refused" for reply in replies)


def test_texts_from_strangers_are_data(tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>\u202e\n\r\u0000" + "A" * 60
    with served(tmp_path / "tables.sqlite") as one:
        cookie = one.guest(evil)
        status, _, _ = one.ask("POST", "/api/tables", {"rules": "classic '; drop table log; --"}, cookie)
        assert status == 422
        code = one.table(cookie, seats=2, chat=True)
        ada = one.join(code, cookie)
        name = ada.table["seats"][0]["name"]
        assert len(name) <= 24
        assert name.startswith("<script>alert(1)")
        assert not any(ord(character) < 32 or character == "\u202e" for character in name)
        ada.send(t="say", text="{{7*7}}\u2028<img src=x>\u0007")
        said = ada.until("said")
        assert said["text"] == "{{7*7}} <img src=x>"
        assert "alert" not in one.log.getvalue()
        assert "alert" not in one.ask("GET", "/metrics")[1]
        assert "img" not in one.log.getvalue()
