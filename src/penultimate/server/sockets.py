"""The WebSocket of a table: who may open one, and what comes in over it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from . import protocol as p
from .connection import Connection
from .refusals import Refusal
from .rooms import read_code

if TYPE_CHECKING:
    from .app import Server

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
        async with asyncio.timeout(server.limits.enter_timeout_s):
            last_seq = await _entered(server, connection, receive)
        room = await server.rooms.get(code)
        room.enter(connection, last_seq)
        connection.ping(room.now_us())
        while True:
            room.hear(connection, partial(_read, server, connection, await _text(receive)))
    except Gone:
        pass
    except Refusal as refusal:
        _refuse(server, connection, refusal)
        connection.close()
    except TimeoutError:
        connection.close()
    finally:
        connection.closed = True
        if room is not None:
            room.leave(connection)


async def _entered(server: Server, connection: Connection, receive: Any) -> int | None:
    """Wait for the message that enters; gives the last entry that the person has seen."""
    while True:
        text = await _text(receive)
        try:
            message = _read(server, connection, text)
            if isinstance(message, p.Enter):
                return message.last_seq
            raise Refusal("malformed", "enter first")
        except Refusal as refusal:
            _refuse(server, connection, refusal)


class Gone(Exception):
    """The other end has closed."""


async def _text(receive: Any) -> str | None:
    """The text of the next message, None for one that is no text. Raises Gone."""
    event = await receive()
    if event["type"] != "websocket.receive":
        raise Gone
    return event.get("text")  # type: ignore[no-any-return]


def _read(server: Server, connection: Connection, text: str | None) -> p.Message:
    """The message a text is. Raises Refusal for one that cannot be read, and for one too many."""
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
    server.metrics.messages.add(1, message.__struct_config__.tag)  # type: ignore[arg-type]
    if isinstance(message, p.Say | p.Phrase) and not server.chats.take(connection.guest):
        raise Refusal("slow_down", "too many words; wait a little")
    return message


def _refuse(server: Server, connection: Connection, refusal: Refusal) -> None:
    server.metrics.refusals.add(1, refusal.code)
    connection.push(p.encoder.encode(p.refused(refusal)))
