"""The WebSocket of a table: who may open one, and what comes in over it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from . import protocol as p
from .connection import Connection
from .refusals import Refusal
from .rooms import ping, read_code

if TYPE_CHECKING:
    from .app import Server
    from .room import Room

STATUS = {"origin": 403, "unknown": 401, "no_table": 404, "slow_down": 429, "full": 503, "forbidden": 403}


async def serve(server: Server, scope: Any, receive: Any, send: Any, code_text: str) -> None:
    """One connection, from its handshake to its end. Credentials are checked before anything changes."""
    await receive()
    address = scope["client"][0] if scope.get("client") else ""
    try:
        guest, name = await server.admit(scope["headers"], address)
        server.joins_left(address)
        code = read_code(code_text)
        try:
            if code is None:
                raise Refusal("no_table", "there is no such table")
            await server.rooms.get(code)
        except Refusal as refusal:
            if refusal.code == "no_table":
                server.missed(address)
            raise
    except Refusal as refusal:
        await _deny(send, refusal)
        return
    if not server.count_in(address, guest):
        await _deny(send, Refusal("full", "too many connections"))
        return
    try:
        await send({"type": "websocket.accept"})
        server.metrics.connects.add(1)
        connection = Connection(guest, name, send, server.limits.frames_queued)
        await _converse(server, connection, code, receive)
    finally:
        server.count_out(address, guest)


async def _deny(send: Any, refusal: Refusal) -> None:
    body = p.encoder.encode(p.Refused(refusal.code, refusal.reason))
    headers = [(b"content-type", b"application/json")]
    status = STATUS.get(refusal.code, 400)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _converse(server: Server, connection: Connection, code: str, receive: Any) -> None:
    room = None
    try:
        first = await asyncio.wait_for(_message(server, connection, receive), server.limits.enter_timeout_s)
        while first is not None and not isinstance(first, p.Enter):
            _refuse(server, connection, Refusal("malformed", "enter first"))
            first = await asyncio.wait_for(_message(server, connection, receive), server.limits.enter_timeout_s)
        if first is None:
            return
        room = await server.rooms.get(code)
        room.enter(connection, first.last_seq)
        ping(connection, room.now_us())
        while (message := await _message(server, connection, receive, room)) is not None:
            room.hear(connection, message)
            if isinstance(message, p.Pong) and len(connection.trips) < 3:
                ping(connection, room.now_us())
    except Refusal as refusal:
        _refuse(server, connection, refusal)
        connection.close()
    except TimeoutError:
        connection.close()
    finally:
        connection.closed = True
        if room is not None:
            room.leave(connection)


async def _message(server: Server, connection: Connection, receive: Any, room: Room | None = None) -> p.Message | None:
    """The next message that can be read; refusals for those that cannot. None at the end."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        try:
            if not server.messages.take(connection.guest):
                raise Refusal("slow_down", "too many messages; wait a little")
            if text is None:
                raise Refusal("malformed", "send text")
            body = text.encode()
            if len(body) > server.limits.frame_bytes:
                raise Refusal("too_big", f"a message has at most {server.limits.frame_bytes} bytes")
            try:
                message: p.Message = p.read_message.decode(body)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Refusal("malformed", str(error)[:200]) from error
        except Refusal as refusal:
            _refuse(server, connection, refusal, room)
            continue
        server.metrics.messages.add(1, type(message).__name__.lower())
        if isinstance(message, p.Say | p.Phrase) and not server.chats.take(connection.guest):
            _refuse(server, connection, Refusal("slow_down", "too many words; wait a little"), room)
            continue
        return message


def _refuse(server: Server, connection: Connection, refusal: Refusal, room: Room | None = None) -> None:
    server.metrics.refusals.add(1, refusal.code)
    reply = p.refused(refusal)
    if room is not None:
        # Behind what came before and what still waits to be on disk: answers come in the order of the messages.
        room.read_mail()
        room.tell(connection, reply)
    else:
        connection.push(p.encoder.encode(reply))
