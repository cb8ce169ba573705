"""A person in a terminal at a table on a server: what `penultimate play --join URL` does.

It says what it is sent in the words of the terminal and offers the options it is sent; it knows no rule.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from penultimate.actions import Action
from penultimate.errors import PenultimateError
from penultimate.events import Event
from penultimate.language import Language, language_for
from penultimate.reading import read_value
from penultimate.rules.ruleset import RuleSet
from penultimate.terminal.play import Quit, Screen
from penultimate.view import View

from .forms import plain


@dataclass
class Sitting:
    """What a person at a terminal has been shown, and how it is said."""

    lang: str
    table: dict[str, Any] = field(default_factory=dict)
    fields: dict[str, Any] = field(default_factory=dict)
    you: int | None = None
    seq: int = 0
    phrases: list[str] = field(default_factory=list)
    committed: str | None = None
    shown: list[Action | None] = field(default_factory=list)
    words: Language = field(init=False)
    screen: Screen = field(init=False)
    _rules: tuple[str, str] = ("", "")

    def __post_init__(self) -> None:
        self.words = language_for(RuleSet.parse("classic"), self.lang)
        self.screen = Screen(self.words, [], (), sys.stdin, sys.stdout)

    # ------------------------------------------------------------ what comes in

    def take(self, message: dict[str, Any]) -> list[Event]:
        """Take a snapshot or an update in; gives the events that are new."""
        if message["t"] == "snapshot":
            self.table, self.fields, self.you = message["table"], message["view"], message["you"]
            self.phrases = message["phrases"]
            events = [event for missed in message.get("missed") or [] for event in missed["events"]]
        else:
            self.table |= message.get("table", {})
            self.fields |= message.get("view", {})
            for name, added in message.get("more", {}).items():
                self.fields[name] = self.fields[name] + added
            events = message.get("events", [])
        self.seq = message["seq"]
        self._speak()
        return [read_value(Event, event) for event in events]

    def _speak(self) -> None:
        """Find the words for the rules and the seats as they are now."""
        settings = self.table["settings"]
        rules = settings["rules"], settings.get("edition", "")
        if rules != self._rules:
            self._rules = rules
            self.words = self.screen.words = language_for(RuleSet.parse(*rules), self.lang)
        self.screen.names = [self._name(seat) for seat in range(len(self.table["seats"]))]

    def _name(self, seat: int) -> str:
        shown = self.table["seats"][seat]
        return shown["name"] or self.words.say("join-bot" if shown.get("bot") else "join-free", seat=seat)

    @property
    def view(self) -> View | None:
        """The round as it is shown, None before the deal."""
        if not self.fields:
            return None
        found: View = read_value(View, {"seat": self.you, "rules": "", **self.fields})
        return found

    # ------------------------------------------------------------ what is said

    def say(self, text: str, **gaps: object) -> None:
        """A line in the person's language."""
        self.screen.line(self.words.say(text, **gaps))

    def tell(self, message: dict[str, Any]) -> None:
        """Say what a message brings."""
        kind = message["t"]
        if kind in ("snapshot", "update"):
            self._show(message)
        elif kind == "refused":
            self.say("join-refused", reason=message["reason"])
        elif kind == "said":
            self.screen.line(f"{message['name']}: {message['text']}")
        elif kind == "away":
            name, seconds = self.screen.names[message["seat"]], message["takeover_ms"] // 1000
            self.say("join-away", name=name, seconds=seconds)
        elif kind == "race":
            self.say("join-race", seconds=message["opens_ms"] / 1000)

    def _show(self, message: dict[str, Any]) -> None:
        phase = self.table.get("phase")
        events = self.take(message)
        self.screen.tell(tuple(events))
        if message["t"] == "snapshot" or "seats" in message.get("table", {}):
            self._seats()
        if self.table["phase"] != phase:
            self._phase()
        view = self.view
        fresh = bool(events) or message["t"] == "snapshot" or "options" in message.get("view", {})
        if fresh and view is not None and self.table["phase"] == "playing":
            self.shown = self.screen.put(view, view.options) if view.options else []

    def _seats(self) -> None:
        for seat, shown in enumerate(self.table["seats"]):
            how = "you" if seat == self.you else "away" if shown["person"] and not shown.get("here") else "here"
            self.say("join-seat", seat=seat, name=self.screen.names[seat], how=how)

    def _phase(self) -> None:
        phase, table = self.table["phase"], self.table
        self.say("join-phase", phase=phase)
        scores = "  ".join(f"{name} {score}" for name, score in zip(self.screen.names, table["scores"], strict=False))
        if scores and phase in ("dealing", "over"):
            self.say("scores-line", scores=scores)
        for seat in table["winners"]:
            self.say("match-won", name=self.screen.names[seat])

    # ------------------------------------------------------------ what is typed

    def message_for(self, line: str) -> dict[str, Any] | None:
        """The message a typed line stands for, None for none. Raises Quit."""
        match line.split():
            case ["s" | "start"]:
                return {"t": "start"}
            case ["r" | "rematch"]:
                return {"t": "rematch"}
            case ["stand"]:
                return {"t": "stand"}
            case ["sit", number] if number.isdigit():
                return {"t": "sit", "seat": int(number)}
            case ["p", number] if number.isdigit():
                return {"t": "phrase", "number": int(number)}
            case [] | ["?" | "help"]:
                self.say("join-help")
                return None
        view = self.view
        if view is None:
            self.say("join-help")
            return None
        if not self.shown and line.strip() not in ("q", "quit", "exit"):
            self.say("join-wait")
            return None
        action = self.screen.chosen(line.strip(), self.shown, view)
        if action is None or isinstance(action, str):
            return None
        do = json.loads(msgspec.json.encode(plain(action)))
        return {"t": "act", "id": secrets.token_hex(16), "seq": self.seq, "do": [do]}


def where(url: str) -> tuple[str, str]:
    """The server and the code in a link. Raises PenultimateError."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    base, mark, code = parts.path.rpartition("/t/")
    if not mark or not parts.netloc or parts.scheme not in ("http", "https"):
        raise PenultimateError(f"{url!r} is not a link to a table, such as http://host:8000/t/ABCD-EFGH")
    return f"{parts.scheme}://{parts.netloc}{base}", code


def identify(base: str, name: str) -> str:
    """A cookie for this person. Raises PenultimateError when the server does not answer."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(base + "/api/guests", body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]
    except (urllib.error.URLError, OSError) as error:
        raise PenultimateError(f"{base} does not answer: {error}") from error


def play_at(url: str, name: str, seat: int | None, lang: str = "en") -> None:
    """Play until the person leaves."""
    base, code = where(url)
    sitting = Sitting(lang)
    cookie = identify(base, name)
    try:
        asyncio.run(_play(base, code, cookie, sitting, seat))
    except KeyboardInterrupt:
        sitting.screen.line()


async def _play(base: str, code: str, cookie: str, sitting: Sitting, seat: int | None) -> None:
    try:
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidStatus
    except ImportError as error:
        raise PenultimateError("joining a table needs: pip install 'penultimate[server]'") from error

    address = base.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    last: int | None = None
    for attempt in range(6):
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
                await socket.send(json.dumps({"t": "enter", "last_seq": last}))
                if await _converse(socket, sitting, seat, first=last is None):
                    return
        except InvalidStatus as error:
            text = error.response.body or b""
            raise PenultimateError(f"the table cannot be entered: {text.decode(errors='replace')}") from error
        except (ConnectionClosed, OSError):
            sitting.say("join-lost")
        last = sitting.seq or None
        await asyncio.sleep(min(0.5 * 2**attempt, 5))
    raise PenultimateError("the server is gone")


async def _converse(socket: Any, sitting: Sitting, wanted: int | None, first: bool) -> bool:
    """True when the person left."""
    loop = asyncio.get_running_loop()
    typed: asyncio.Queue[str] = asyncio.Queue()
    loop.add_reader(sys.stdin, _read_typed, typed, bytearray())
    reading = asyncio.ensure_future(socket.recv())
    typing = asyncio.ensure_future(typed.get())
    try:
        while True:
            await asyncio.wait((reading, typing), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                await _told(socket, sitting, json.loads(reading.result()), wanted if first else -1)
                reading = asyncio.ensure_future(socket.recv())
            if typing.done():
                line = typing.result()
                if line == "":
                    return True
                try:
                    message = sitting.message_for(line)
                except Quit:
                    return True
                if message is not None:
                    await socket.send(json.dumps(message))
                typing = asyncio.ensure_future(typed.get())
    finally:
        loop.remove_reader(sys.stdin)
        reading.cancel()
        typing.cancel()


def _read_typed(typed: asyncio.Queue[str], rest: bytearray) -> None:
    """Whole lines of what has been typed; an empty one at the end of it all."""
    text = os.read(sys.stdin.fileno(), 4096)
    if not text:
        typed.put_nowait("")
        return
    *lines, last = bytes(rest + text).split(b"\n")
    rest[:] = last
    for line in lines:
        typed.put_nowait(line.decode(errors="replace") + "\n")


async def _told(socket: Any, sitting: Sitting, message: dict[str, Any], wanted: int | None) -> None:
    if message["t"] == "ping":
        await socket.send(json.dumps({"t": "pong", "n": message["n"]}))
        return
    sitting.tell(message)
    await _at_once(socket, sitting, message["t"], wanted)


async def _at_once(socket: Any, sitting: Sitting, kind: str, wanted: int | None) -> None:
    """What is done without asking: sit down, and contribute to the deal."""
    table = sitting.table
    if kind == "snapshot" and sitting.you is None and wanted != -1:
        free = [n for n, seat in enumerate(table["seats"]) if not seat["person"] and not seat.get("next")]
        choice = wanted if wanted is not None else (free[0] if free else None)
        if choice is not None:
            await socket.send(json.dumps({"t": "sit", "seat": choice}))
    commitment = table.get("commitment")
    if table.get("phase") != "dealing" or not commitment or commitment == sitting.committed or sitting.you is None:
        return
    sitting.committed = commitment
    share = secrets.token_hex(32)
    sitting.say("join-bound", commitment=commitment)
    sitting.say("join-added", share=share)
    await socket.send(json.dumps({"t": "contribute", "share": share}))
