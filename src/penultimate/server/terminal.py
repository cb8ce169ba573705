"""A person in a terminal at a table on a server: what `penultimate play --join URL` does.

It draws the view it is sent and offers the options it is sent; it knows no rule.
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

import click

from penultimate.errors import PenultimateError

HELP = "number: do it · s: start · sit N · stand · p N: phrase · r: rematch · ?: this · q: leave"


@dataclass
class Seen:
    """What the server has shown so far."""

    table: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)
    you: int | None = None
    seq: int = 0
    phrases: list[str] = field(default_factory=list)
    committed: str | None = None

    def take(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Take a message in; gives the events that are new."""
        if message["t"] == "snapshot":
            self.table, self.view, self.you = message["table"], message["view"], message["you"]
            self.seq, self.phrases = message["seq"], message["phrases"]
            return [event for missed in message.get("missed") or [] for event in missed["events"]]
        if message["t"] == "update":
            self.seq = message["seq"]
            self.table |= message.get("table", {})
            self.view |= message.get("view", {})
            for name, added in message.get("more", {}).items():
                self.view[name] = self.view[name] + added
            return list(message.get("events", []))
        return []

    def name(self, seat: int) -> str:
        """Who sits there."""
        shown = self.table["seats"][seat]
        kind = shown.get("bot")
        name = shown["name"] or f"seat {seat}"
        return f"{name} ({kind})" if kind else str(name)


def sentence(seen: Seen, event: dict[str, Any]) -> str:
    """An event as a line. Generic: fields are said as they are called."""
    parts = []
    for key, value in event.items():
        if key == "what" or value in (None, False):
            continue
        if key in ("seat", "by", "other", "challenged", "accused", "winner", "dealer", "to"):
            parts.append(f"{key} {seen.name(value)}")
        else:
            parts.append(f"{key} {' '.join(value) if isinstance(value, list) else value}")
    return f"  {event['what'].replace('_', ' ')}: {', '.join(parts)}"


def offer(option: dict[str, Any]) -> str:
    """An option as it is offered."""
    rest = " ".join(str(value) for key, value in option.items() if key != "do")
    return f"{option['do'].replace('_', ' ')} {rest}".strip()


def lines_of(seen: Seen) -> list[str]:
    """The table as text."""
    table, view = seen.table, seen.view
    found = [f"[{table['phase']}] match {table['match']}, round {table['round'] + 1}, scores {table['scores']}"]
    for seat in range(len(table["seats"])):
        mark = ">" if view and seat in waited_for(view) else " "
        cards = f"{view['counts'][seat]:3} cards" if view else ""
        here = "" if table["seats"][seat].get("here") or not table["seats"][seat]["person"] else " (away)"
        found.append(f"{mark} {seat} {seen.name(seat)}{here}{cards}{'  <- you' if seat == seen.you else ''}")
    if view and table["phase"] == "playing":
        found.append(f"upcard {view['upcard']}, colour {view['colour']}, direction {view['direction']:+}")
        if seen.you is not None:
            found.append("your hand: " + " ".join(view["hand"]))
            found += [f"  {number}: {offer(option)}" for number, option in enumerate(view["options"])]
    return found


def waited_for(view: dict[str, Any]) -> tuple[int, ...]:
    """The seats the question names."""
    decision = view.get("decision", {})
    return tuple(decision["seats"]) if "seats" in decision else (decision.get("seat", -1),)


def message_for(seen: Seen, line: str) -> dict[str, Any] | None:
    """The message a typed line stands for, None for none."""
    words = line.split()
    match words:
        case [number] if number.isdigit():
            options = seen.view.get("options", [])
            if int(number) < len(options):
                return {
                    "t": "act",
                    "id": secrets.token_hex(16),
                    "seq": seen.seq,
                    "do": [options[int(number)]],
                }
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
    return None


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


def play_at(url: str, name: str, seat: int | None) -> None:
    """Play until the person leaves."""
    base, code = where(url)
    cookie = identify(base, name)
    try:
        asyncio.run(_play(base, code, cookie, seat))
    except KeyboardInterrupt:
        click.echo()


async def _play(base: str, code: str, cookie: str, seat: int | None) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed, InvalidStatus

    address = base.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    seen = Seen()
    wanted = seat
    last: int | None = None
    for attempt in range(6):
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
                await socket.send(json.dumps({"t": "enter", "last_seq": last}))
                if await _converse(socket, seen, wanted, first=last is None):
                    return
        except InvalidStatus as error:
            text = error.response.body or b""
            raise PenultimateError(f"the table cannot be entered: {text.decode(errors='replace')}") from error
        except (ConnectionClosed, OSError):
            click.echo("The connection is lost; trying again.")
        last = seen.seq or None
        await asyncio.sleep(min(0.5 * 2**attempt, 5))
    raise PenultimateError("the server is gone")


async def _converse(socket: Any, seen: Seen, wanted: int | None, first: bool) -> bool:
    """True when the person left."""
    loop = asyncio.get_running_loop()
    typed: asyncio.Queue[str] = asyncio.Queue()
    loop.add_reader(sys.stdin, _read_typed, typed, bytearray())
    try:
        reading = asyncio.ensure_future(socket.recv())
        typing = asyncio.ensure_future(typed.get())
        while True:
            await asyncio.wait((reading, typing), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                message = json.loads(reading.result())
                await _shown(socket, seen, message, wanted if first else -1)
                reading = asyncio.ensure_future(socket.recv())
            if typing.done():
                line = typing.result()
                if line == "" or line.strip() in ("q", "quit"):
                    return True
                message = message_for(seen, line)
                click.echo(HELP) if message is None else await socket.send(json.dumps(message))
                typing = asyncio.ensure_future(typed.get())
    finally:
        loop.remove_reader(sys.stdin)


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


async def _shown(socket: Any, seen: Seen, message: dict[str, Any], wanted: int | None) -> None:
    kind = message["t"]
    if kind == "ping":
        await socket.send(json.dumps({"t": "pong", "n": message["n"]}))
        return
    events = seen.take(message)
    if kind in ("snapshot", "update"):
        for event in events:
            click.echo(sentence(seen, event))
        if events or kind == "snapshot" or message.get("table") or "options" in message.get("view", {}):
            click.echo("\n".join(lines_of(seen)))
        await _at_once(socket, seen, kind, wanted)
    elif kind == "refused":
        click.echo(f"  no: {message['reason']}")
    elif kind == "said":
        click.echo(f"  {message['name']}: {message['text']}")
    elif kind == "away":
        click.echo(f"  {seen.name(message['seat'])} is away; a bot plays in {message['takeover_ms'] // 1000} s")
    elif kind == "race":
        click.echo(f"  A race opens in {message['opens_ms']} ms!")


async def _at_once(socket: Any, seen: Seen, kind: str, wanted: int | None) -> None:
    """What is done without asking: sit down, and contribute to the deal."""
    table = seen.table
    if kind == "snapshot" and seen.you is None and wanted != -1:
        free = [n for n, seat in enumerate(table["seats"]) if not seat["person"] and not seat.get("next")]
        choice = wanted if wanted is not None else (free[0] if free else None)
        if choice is not None:
            await socket.send(json.dumps({"t": "sit", "seat": choice}))
    commitment = table.get("commitment")
    if table["phase"] == "dealing" and commitment and commitment != seen.committed and seen.you is not None:
        seen.committed = commitment
        share = secrets.token_hex(32)
        click.echo(f"  the dealer is bound to {commitment}\n  you add {share}")
        await socket.send(json.dumps({"t": "contribute", "share": share}))
