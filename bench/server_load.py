"""How much a live table costs: many four-seat tables at human pace, over real sockets, every action durable.

    python bench/server_load.py --tables 1000 --seconds 30

Starts `penultimate serve` on one core and itself on the others, on loopback only, and prints one line of
JSON:
CPU of the server per action, time from an action to the last seat's frame, memory per table with its four
sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import secrets
import signal
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

PACE = 2.5  # seconds between actions of a table: 0.4 a second
HELD = {"call", "catch", "jump_in"}


def mask_frame(text: bytes) -> bytes:
    """A text frame as a client sends it, with a mask of zeros."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + struct.pack("!H", size)
    return head + b"\0\0\0\0" + text


class Seat(asyncio.Protocol):
    """One person's socket: the least that speaks WebSocket, so that the client costs little."""

    def __init__(self, table: Table, number: int, cookie: str) -> None:
        self.table, self.number, self.cookie = table, number, cookie
        self.buffer = b""
        self.open = False
        self.view: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.seq = 0
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table.code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(head.decode())
            self.open, self.buffer = True, rest
            self.send(t="enter", last_seq=None)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, body = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 1:
                self.take(json.loads(body))
            elif kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(body)]) + b"\0\0\0\0" + body)

    def send(self, **message: Any) -> None:
        self.transport.write(mask_frame(json.dumps(message).encode()))

    def take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "ping":
            self.send(t="pong", n=message["n"])
        elif kind == "snapshot":
            self.view, self.state, self.seq = message["view"], message["table"], message["seq"]
            if not self.ready.done():
                self.ready.set_result(None)
        elif kind == "update":
            self.view |= message.get("view", {})
            self.state |= message.get("table", {})
            if message["seq"] > self.seq + 1 and self.seq:
                self.table.bench.lost += 1
            self.seq = message["seq"]
            if message.get("table", {}).get("commitment"):
                self.send(t="contribute", share=secrets.token_hex(32))
            if "events" in message:
                self.table.saw(self.seq)
        elif kind == "ack":
            self.table.acked(message)
        elif kind == "refused":
            self.table.bench.refused += 1


class Table:
    """Four seats that play on, one action every PACE seconds."""

    def __init__(self, bench: Bench, code: str) -> None:
        self.bench, self.code = bench, code
        self.seats: list[Seat] = []
        self.sent: dict[str, float] = {}
        self.sent_at = 0.0
        self.waiting: str | None = None
        self.frames: dict[int, list[float]] = {}

    def act(self) -> None:
        """One action of whoever is asked."""
        asyncio.get_running_loop().call_later(PACE, self.act)
        first = self.seats[0]
        if first.state.get("phase") == "over":
            first.send(t="start")
            return
        decision = first.view.get("decision") or {}
        if first.state.get("phase") != "playing" or "seat" not in decision:
            return
        seat = self.seats[decision["seat"]]
        options = seat.view.get("options") or []
        calls = [option for option in options if option["do"] == "call"]
        choices = calls or [option for option in options if option["do"] not in HELD]
        if not choices:
            return
        plays = [option for option in choices if option["do"] == "play"]
        name = secrets.token_hex(16)
        self.waiting, self.sent_at = name, time.perf_counter()
        self.bench.actions += 1
        seat.send(t="act", id=name, seq=seat.seq, do=[random.choice(plays or choices)])

    def saw(self, seq: int) -> None:
        self.frames.setdefault(seq, []).append(time.perf_counter())
        if len(self.frames) > 8:
            del self.frames[next(iter(self.frames))]

    def acked(self, message: dict[str, Any]) -> None:
        self.bench.acked += 1
        if message["id"] == self.waiting:
            asyncio.get_running_loop().call_later(0.5, self.measure, message["seq"], self.sent_at)

    def measure(self, seq: int, sent: float) -> None:
        """Once all four frames have come: how long the last one took."""
        found = self.frames.get(seq, [])
        if len(found) == len(self.seats):
            self.bench.latencies.append(max(found) - sent)
        elif found:
            self.bench.incomplete += 1


class Bench:
    """The counts of one run."""

    def __init__(self) -> None:
        self.actions = self.acked = self.refused = self.lost = self.incomplete = 0
        self.latencies: list[float] = []

    def reset(self) -> None:
        self.__init__()  # type: ignore[misc]


def memory(pid: int) -> int:
    """Resident memory of a process, in KiB."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    assert found is not None
    return int(found[1])


def cpu(pid: int) -> float:
    """CPU seconds a process has used, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def post(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(text)}\r\nCookie: {cookie}\r\n\r\n".encode()
        + text
    )
    head, _, found = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    given = re.search(rb"set-cookie: ([^;]+)", head, re.I)
    return json.loads(found), given[1].decode() if given else ""


async def run(port: int, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    bench = Bench()
    _, first = await post(port, "/api/guests", {})
    settings = {"rules": "classic", "seats": 4, "timers": "off", "bots": None}
    await post(port, "/api/tables", settings, first)
    before = memory(pid)
    made: list[Table] = []

    async def build() -> None:
        cookies = [(await post(port, "/api/guests", {}))[1] for _ in range(4)]
        found, _ = await post(port, "/api/tables", settings, cookies[0])
        table = Table(bench, found["code"])
        made.append(table)
        for number, cookie in enumerate(cookies):
            _, seat = await loop.create_connection(lambda n=number, c=cookie: Seat(table, n, c), "127.0.0.1", port)  # type: ignore[misc]
            table.seats.append(seat)
            await seat.ready
            if number:
                seat.send(t="sit", seat=number)
        while any(not shown["person"] for shown in table.seats[0].state["seats"]):
            await asyncio.sleep(0.02)
        table.seats[0].send(t="start")

    for start in range(0, tables, 20):
        await asyncio.gather(*(build() for _ in range(min(20, tables - start))))
    while any(table.seats[0].state["phase"] != "playing" for table in made):
        await asyncio.sleep(0.1)
    for table in made:
        loop.call_later(random.random() * PACE, table.act)
    await asyncio.sleep(PACE * 2)
    bench.reset()
    used, began = cpu(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    used, took = cpu(pid) - used, time.perf_counter() - began
    actions, acked = bench.actions, bench.acked
    await asyncio.sleep(1)
    found = sorted(bench.latencies)
    return {
        "tables": tables,
        "sockets": tables * 4,
        "actions_per_second": round(actions / took, 1),
        "cpu_us_per_action": round(used / max(1, acked) * 1e6),
        "cpu_share_of_one_core": round(used / took, 3),
        "p50_ms": round(found[len(found) // 2] * 1e3, 1) if found else None,
        "p99_ms": round(found[int(len(found) * 0.99)] * 1e3, 1) if found else None,
        "max_ms": round(found[-1] * 1e3, 1) if found else None,
        "kib_per_table": round((memory(pid) - before) / tables, 1),
        "refused": bench.refused,
        "frames_lost": bench.lost + bench.incomplete,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--core", type=int, default=0)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    cores = os.sched_getaffinity(0)
    for tables in options.tables:
        with tempfile.TemporaryDirectory() as place:
            os.sched_setaffinity(0, {options.core})
            limits = ["connections_per_address", "guests_per_address_per_hour", "tables_per_address_per_hour"]
            words = [word for name in limits for word in ("--limit", f"{name}=1000000")]
            server = subprocess.Popen(
                [sys.executable, "-m", "penultimate.server.commands", "serve", "--port", "0", "--quiet",
                 "--data", f"{place}/tables.sqlite", *words],
                stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            os.sched_setaffinity(0, (cores - {options.core}) or cores)
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().rpartition(":")[2])
                print(json.dumps(asyncio.run(run(port, server.pid, tables, options.seconds))), flush=True)
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(30)


if __name__ == "__main__":
    main()
