"""A program that makes a table, sits down against the server's bots and plays a match.

penultimate serve &
python examples/bot_client.py http://127.0.0.1:8000
"""

import asyncio
import json
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url, body, cookie=""):
    """POST JSON; gives the answer and the cookie that came with it."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


def merge(state, message):
    """Take in what an update says has changed."""
    state["table"] |= message.get("table", {})
    state["view"] |= message.get("view", {})
    for name, added in message.get("more", {}).items():
        state["view"][name] = state["view"][name] + added


def choose(view, me):
    """An action, or None: call, catch, lay the first card that fits, or whatever else is offered."""
    options = view.get("options", [])
    for wanted in ("call", "catch", "slap", "play", "take", "draw"):
        for option in options:
            if option["do"] == wanted:
                return option
    waited_for = view.get("decision", {})
    return options[0] if options and me in (waited_for.get("seat"), *waited_for.get("seats", ())) else None


async def play(base, settings):
    """Play one match; gives the table as it stands at its end."""
    _, cookie = post(base + "/api/guests", {"name": "Example"})
    made, _ = post(base + "/api/tables", settings, cookie)
    address = base.replace("http", "ws", 1) + f"/api/tables/{made['code']}/socket"
    state = {"table": {}, "view": {}}
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:

        async def send(**message):
            await socket.send(json.dumps(message))

        await send(t="enter", last_seq=None)
        me, committed, tried = None, None, None
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "ping":
                await send(t="pong", n=message["n"])
                continue
            if message["t"] == "snapshot":
                state, me = {"table": message["table"], "view": message["view"]}, message["you"]
                if message["host"] and state["table"]["phase"] == "lobby":
                    await send(t="start")
            elif message["t"] == "update":
                merge(state, message)
            elif message["t"] != "refused":
                continue
            seq = message.get("seq", tried)
            table, view = state["table"], state["view"]
            if table["phase"] == "over":
                return table
            if table["phase"] == "dealing" and table["commitment"] and table["commitment"] != committed:
                committed = table["commitment"]
                await send(t="contribute", share=secrets.token_hex(32))
            action = choose(view, me) if table["phase"] == "playing" else None
            if action and seq != tried:
                tried = seq
                await send(t="act", id=secrets.token_hex(16), seq=seq, do=[action])
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    rules = " ".join(sys.argv[2:]) or "classic single"
    end = asyncio.run(play(sys.argv[1].rstrip("/"), {"rules": rules, "seats": 4, "timers": "off", "pace_ms": 20}))
    print("scores", end["scores"], "winners", end["winners"], "record", end["record"])
