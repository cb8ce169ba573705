"""kill -9 in the middle of live tables, again and again; then `checking` looks at what is left.

python -m tests.server.crashing --kills 20 --tables 50
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from .checking import Seen, check

LIMITS = ["connections_per_address", "guests_per_address_per_hour", "tables_per_address_per_hour",
          "messages_per_second", "messages_burst"]  # fmt: skip
GONE = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """The server as a process that can be killed."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
        words += [
            "--limit",
            "contribution_ms=100",
            "--limit",
            "between_rounds_ms=100",
            "--limit",
            "grace_ms=20",
        ]
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "penultimate.server.commands",
                "serve",
                "--quiet",
                *words,
                "--port",
                str(self.port),
                "--data",
                str(self.data),
            ],
            stdout=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        for _ in range(600):
            assert self.process is not None
            assert self.process.poll() is None, "the server has stopped"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not start")

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)

    def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


class Client:
    """One person: plays on, notes what it is told, and comes back with what has not been answered."""

    def __init__(self, server: Process, code: str, cookie: str, seat: int) -> None:
        self.server, self.code, self.cookie = server, code, cookie
        self.seen = Seen(code.replace("-", ""), seat)
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.you: int | None = None
        self.seq = 0
        self.open: dict[str, Any] | None = None
        self.resumed = 0
        self.stopping = False
        self.shared: str | None = None

    async def live(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
        while not self.stopping:
            try:
                async with connect(
                    address, additional_headers={"Cookie": self.cookie}, compression=None, open_timeout=30
                ) as ws:
                    await ws.send(json.dumps({"t": "enter", "last_seq": self.seq or None}))
                    async for text in ws:
                        await self._take(ws, json.loads(text))
            except GONE:
                pass
            await asyncio.sleep(0.05)

    async def _take(self, ws: Any, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "ping":
            await ws.send(json.dumps({"t": "pong", "n": message["n"]}))
        elif kind == "snapshot":
            self.table, self.view, self.you = message["table"], message["view"], message["you"]
            for missed in message.get("missed") or []:
                self._note(missed["seq"], missed["events"])
            self.seq, self.resumed, self.shared = message["seq"], self.resumed + 1, None
            if self.you is None:
                await ws.send(json.dumps({"t": "sit", "seat": self.seen.seat}))
            if self.open is not None:
                await ws.send(json.dumps(self.open))
        elif kind == "update":
            self.table |= message.get("table", {})
            self.view |= message.get("view", {})
            if message["seq"] > self.seq:
                self._note(message["seq"], message.get("events", []))
            self.seq = message["seq"]
        elif kind in ("ack", "refused"):
            name = message.get("id", "")
            if kind == "ack":
                old = self.seen.acks.get(name)
                self.seen.doubled += old is not None and old != message["seq"]
                self.seen.acks[name] = message["seq"]
            if self.open is not None and self.open["id"] == name:
                self.open = None
        await self._go_on(ws)

    def _note(self, seq: int, events: list[Any]) -> None:
        if self.you is not None and events:
            self.seen.events[seq] = events

    async def _go_on(self, ws: Any) -> None:
        phase = self.table.get("phase")
        if phase in ("lobby", "over") and self.you == 0:
            if phase == "over" or sum(seat["person"] for seat in self.table["seats"]) == 2:
                await ws.send(json.dumps({"t": "start"}))
                self.table["phase"] = "starting"
        elif phase == "dealing" and self.you is not None and self.table["commitment"] != self.shared:
            self.shared = self.table["commitment"]
            if self.shared:
                await ws.send(json.dumps({"t": "contribute", "share": secrets.token_hex(32)}))
        elif phase == "playing" and self.open is None and self.view.get("options"):
            decision = self.view["decision"]
            asked = self.you in (decision.get("seat"), *decision.get("seats", ()))
            offers = [o for o in self.view["options"] if o["do"] in ("call", "catch", "jump_in")]
            others = [o for o in self.view["options"] if o["do"] not in ("call", "catch", "jump_in")]
            options = (others if asked and random.random() < 0.8 else offers) or (others if asked else offers)
            if options:
                do = [random.choice(options)]
                self.open = {"t": "act", "id": secrets.token_hex(16), "seq": self.seq, "do": do}
                await ws.send(json.dumps(self.open))


async def run(data: Path, kills: int, tables: int, calm: float, say: Any) -> dict[str, int]:
    """Kill so many times, then check. Raises AssertionError."""
    server = Process(data)
    server.start()
    await server.ready()
    clients: list[Client] = []
    settings = {"rules": "classic +stacking +jump-in", "seats": 3, "timers": "off", "pace_ms": 150,
    "private_ms": 50,
                "catch_ms": 50, "takeover_ms": 60_000}  # fmt: skip
    for _ in range(tables):
        cookies = [server.post("/api/guests", {})[1] for _ in range(2)]
        code = server.post("/api/tables", settings, cookies[0])[0]["code"]
        clients += [Client(server, code, cookie, seat) for seat, cookie in enumerate(cookies)]
    lives = [asyncio.create_task(client.live()) for client in clients]
    await asyncio.sleep(2)
    for number in range(kills):
        await asyncio.sleep(calm * (0.5 + random.random()))
        before = [client.resumed for client in clients]
        server.end(signal.SIGKILL)
        server.start()
        await server.ready()
        began = time.monotonic()
        while any(client.resumed == old for client, old in zip(clients, before, strict=True)):
            assert time.monotonic() - began < 120, "somebody does not get back"
            await asyncio.sleep(0.05)
        acks = sum(len(client.seen.acks) for client in clients)
        say(f"kill {number + 1}: {len(clients)} are back, {acks} acks so far")
    await asyncio.sleep(calm)
    for client in clients:
        client.stopping = True
    server.end(signal.SIGTERM)
    await asyncio.wait(lives, timeout=20)
    found = check(data, [client.seen for client in clients])
    return found | {"kills": kills, "resumed": sum(client.resumed for client in clients)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--calm", type=float, default=2.0, help="seconds between kills, about")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "tables.sqlite"
        print(json.dumps(asyncio.run(run(data, options.kills, options.tables, options.calm, print))))


if __name__ == "__main__":
    main()
