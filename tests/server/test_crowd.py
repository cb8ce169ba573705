"""A thousand people come and go at once, and nothing is left of them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import os
import tracemalloc
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from penultimate.server import auth

from .harness import ROOMY, Served, served

CROWD = 1000


async def visit(one: Served, code: str, cookie: str, number: int) -> None:
    """Come in one of several ways, and go without a word."""
    address = f"ws://127.0.0.1:{one.port}/api/tables/{code}/socket"
    with contextlib.suppress(Exception):
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60) as ws:
            if number % 4 == 0:
                ws.transport.abort()
                return
            await ws.send('{"t":"enter"}')
            if number % 4 == 1:
                ws.transport.abort()
                return
            await ws.recv()
            if number % 4 == 2:
                ws.transport.abort()


async def crowd(one: Served, code: str, cookies: list[str]) -> None:
    await asyncio.gather(*(visit(one, code, cookie, number) for number, cookie in enumerate(cookies)))


async def leftovers(one: Served, code: str) -> dict[str, Any]:
    for _ in range(200):
        if not one.server._by_guest.total() and not one.server.rooms.rooms[code].connections:
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    gc.collect()
    room = one.server.rooms.rooms[code]
    return {
        "connections": len(room.connections),
        "counted": one.server._by_guest.total() + one.server._by_address.total(),
        "protocols": len(one.uvicorn.server_state.connections),
        "tasks": len([task for task in asyncio.all_tasks() if "visit" not in repr(task)]),
        "files": len(os.listdir("/proc/self/fd")) if os.path.exists("/proc/self/fd") else 0,
        "away": len(room.away) + len(room.mutes) + len(room.held) + len(room.waiting_presses),
        "shown": len(room.shown.views),
    }


def known(one: Served) -> str:
    """The cookie of a person who is known already."""
    secret = auth.new_secret()
    one.server.remember(auth.guest_of(secret), "Visitor")
    return f"{auth.COOKIE}={secret}"


def on_loop(one: Served, what: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(what, one.server.store._loop).result(60)  # type: ignore[arg-type]


def test_a_thousand_come_and_go(tmp_path: Path) -> None:
    limits = ROOMY.with_words(("spectators_per_table=2000", "idle_before_sleep_s=600"))
    with served(tmp_path / "tables.sqlite", limits) as one:
        cookie = one.guest("Host")
        code = one.table(cookie, seats=2, timers="off", pace_ms=10_000)
        host = one.join(code, cookie)
        host.send(t="start")
        host.phase("playing")
        host.close()
        cookies = [known(one) for _ in range(CROWD)]
        name = code.replace("-", "")
        asyncio.run(crowd(one, code, cookies[:50]))
        before = on_loop(one, leftovers(one, name))
        asyncio.run(crowd(one, code, cookies))
        after = on_loop(one, leftovers(one, name))
        assert after == before
        again = one.join(code, cookie)
        assert again.view["hand"] == host.view["hand"]
        again.close()
        # Memory: what one more crowd leaves behind is nothing, within noise.
        tracemalloc.start()
        sizes: list[int] = []
        for _ in range(4):
            asyncio.run(crowd(one, code, cookies[:100]))
            on_loop(one, leftovers(one, name))
            sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        assert min(b - a for a, b in itertools.pairwise(sizes)) < 100 * 1024


def test_what_they_leave_needs_no_search(tmp_path: Path) -> None:
    """The server makes hardly any search for cyclic garbage: its own objects go when they are let go of."""
    with served(tmp_path / "tables.sqlite", ROOMY) as one:
        cookie = one.guest("Host")
        code = one.table(cookie, seats=2)
        name = code.replace("-", "")
        on_loop(one, leftovers(one, name))
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            asyncio.run(crowd(one, code, [known(one) for _ in range(100)]))
            on_loop(one, leftovers(one, name))
            kinds = [type(found) for found in gc.garbage]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert [kind for kind in kinds if kind.__module__.split(".")[0] in ("penultimate", "uvicorn")] == []
