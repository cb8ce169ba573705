"""The HTTP part: identities, tables, records, results, health. Everything a page or a program needs before
a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from penultimate.errors import PenultimateError

from . import auth, schema
from .catalogue import RulesAsked, catalogue, described, is_conflict, ways_out
from .pages import A_WHILE, BESIDE, EACH_TIME, FOR_EVER, Built, Bundle, sent
from .record import read_record
from .refusals import Refusal
from .replay import read_replay
from .rooms import read_code, spoken
from .routes import Error, GuestShown, NewGuest, ResultShown, TableMade, TableShown
from .settings import read_settings
from .written import Written, lesson_of, sheet_of

if TYPE_CHECKING:
    from .app import Server

SECURITY_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]

STATUS = {
    "origin": 403, "unknown": 401, "forbidden": 403, "no_table": 404, "no_record": 404, "no_page": 404,
    "slow_down": 429, "too_big": 413, "full": 503, "rules": 422,
}  # fmt: skip


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def body_of(request: Request, limit: int) -> bytes:
    """The body. Raises Refusal("too_big") before it is all in memory."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refusal("too_big", f"a request has at most {limit} bytes")
    return body


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


class Pages:
    """The handlers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.bundle = Bundle(server.config.prefix)
        self.written = Written(server.limits.sheets_kept)
        self._catalogue: Built | None = None

    async def guests(self, request: Request) -> Response:
        server = self.server
        auth.check_origin(request.scope["headers"], server.config.origins)
        body = await body_of(request, server.limits.body_bytes)
        try:
            wanted = msgspec.json.decode(body or b"{}", type=NewGuest)
        except msgspec.DecodeError as error:
            raise Refusal("malformed", str(error)) from error
        name = auth.clean_text(wanted.name, server.limits.name_length)
        headers: dict[str, str] = {}
        guests = schema.guests
        try:
            guest, known = await server.guest(request.scope["headers"])
            name = name or known
            if name != known:
                await server.store.written((guests.update().where(guests.c.id == guest).values(name=name), {}))
        except Refusal as refusal:
            if refusal.code != "unknown":
                raise
            server.new_guests.need(address_of(request), "identities")
            secret = auth.new_secret()
            guest = auth.guest_of(secret)
            name = name or f"guest {guest[:4]}"
            now = server.clock.now_us() // 1000
            await server.store.written((guests.insert().values(id=guest, name=name, made_at=now), {}))
            headers["set-cookie"] = auth.set_cookie(secret, server.config.prefix, server.config.secure)
        server.remember(guest, name)
        return answer(GuestShown(name), headers=headers)

    async def make_table(self, request: Request) -> Response:
        server = self.server
        auth.check_origin(request.scope["headers"], server.config.origins)
        guest, name = await server.guest(request.scope["headers"])
        server.new_tables.need(address_of(request), "tables")
        settings = read_settings(await body_of(request, server.limits.body_bytes))
        room = await server.rooms.make(settings, guest, name)
        code = spoken(room.table.code)
        return answer(TableMade(code, self.link(request, code)), 201)

    async def look_at_table(self, request: Request) -> Response:
        server, address = self.server, address_of(request)
        server.joins_left(address)
        code = read_code(request.path_params["code"])
        try:
            if code is None:
                raise Refusal("no_table", "there is no such table")
            table = (await server.rooms.get(code)).table
        except Refusal:
            server.missed(address)
            raise
        free = sum(seat.guest is None and seat.next_guest is None for seat in table.seats)
        people = [seat.name for seat in table.seats if seat.guest is not None]
        return answer(TableShown(spoken(table.code), table.phase, table.settings.rules, len(table.seats), free, people))

    async def record(self, request: Request) -> Response:
        server = self.server
        server.record_reads.need(address_of(request), "records")
        name = request.path_params["name"]
        found = await read_record(server.store, name)
        if found is None:
            raise Refusal("no_record", "there is no such record")
        headers = {"content-disposition": f'inline; filename="penultimate-{name}.txt"'}
        return Response(found, headers=headers, media_type="text/plain")

    async def replay(self, request: Request) -> Response:
        server = self.server
        server.record_reads.need(address_of(request), "records")
        name = request.path_params["name"]
        found = await server.store.read(lambda db: read_replay(db, name))
        if found is None:
            raise Refusal("no_record", "there is no such record")
        return sent(request, Built(found, "application/json"), EACH_TIME)

    async def results(self, request: Request) -> Response:
        server = self.server
        name = auth.clean_text(request.query_params.get("name", ""), server.limits.name_length)
        columns = schema.results.c
        look = select(func.count(), func.sum(columns.won), func.sum(columns.points)).where(columns.name == name)
        matches, won, points = (await server.store.read(lambda db: db.execute(look).one()))[:3]
        return answer(ResultShown(name, matches, won or 0, points or 0))

    async def qr(self, request: Request) -> Response:
        import io

        import segno

        code = read_code(request.path_params["code"])
        if code is None:
            raise Refusal("no_table", "there is no such table")
        drawing = io.BytesIO()
        segno.make(self.link(request, spoken(code)), micro=False).save(drawing, kind="svg", border=0, dark="#171a26")
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    def link(self, request: Request, code: str) -> str:
        """The address of a table, to hand on."""
        base = self.server.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        return f"{base}/t/{code}"

    async def catalogue(self, request: Request) -> Response:
        if self._catalogue is None:
            self._catalogue = Built(msgspec.json.encode(catalogue()), "application/json")
        return sent(request, self._catalogue, EACH_TIME)

    async def rules(self, request: Request) -> Response:
        return self.checked_rules(rules_asked(request))

    async def own_rules(self, request: Request) -> Response:
        body = await body_of(request, self.server.limits.body_bytes)
        self.server.editions_checked.need(address_of(request), "editions")
        try:
            return self.checked_rules(msgspec.json.decode(body, type=RulesAsked))
        except msgspec.DecodeError as error:
            raise Refusal("malformed", str(error)) from error

    def bounded(self, asked: RulesAsked) -> None:
        """Raises Refusal("too_big")."""
        limits = self.server.limits
        if len(asked.text) > limits.rules_length:
            raise Refusal("too_big", "that is too long for a rule set")
        if len(asked.edition) > limits.edition_length:
            raise Refusal("too_big", f"an edition has at most {limits.edition_length} characters here")

    def checked_rules(self, asked: RulesAsked) -> Response:
        self.bounded(asked)
        try:
            return answer(described(asked.text, asked.seats, asked.edition))
        except PenultimateError as error:
            ways = ways_out(asked.text, asked.seats, asked.edition) if is_conflict(error) else []
            return answer(Error("rules", str(error), ways), STATUS["rules"])

    async def sheet(self, request: Request) -> Response:
        self.server.sheet_reads.need(address_of(request), "sheets")
        asked = await self.asked_in(request)
        return await self.sent_written(request, sheet_of, asked, request.query_params.get("lang", "en"))

    async def lesson(self, request: Request) -> Response:
        self.server.lesson_reads.need(address_of(request), "lessons")
        asked, card = await self.asked_in(request), request.query_params.get("card", "")
        return await self.sent_written(request, lesson_of, asked, card, request.query_params.get("lang", "en"))

    async def asked_in(self, request: Request) -> RulesAsked:
        """The rule set that is asked about: in the address, or with the text of an edition in the body."""
        asked = rules_asked(request)
        if request.method == "POST":
            body = await body_of(request, self.server.limits.body_bytes)
            try:
                asked = msgspec.json.decode(body, type=RulesAsked)
            except msgspec.DecodeError as error:
                raise Refusal("malformed", str(error)) from error
        self.bounded(asked)
        return asked

    async def sent_written(self, request: Request, make: Callable[..., object], *asked: Hashable) -> Response:
        """What the engine writes of a rule set."""
        try:
            return sent(request, await self.written.by(make, *asked), A_WHILE)
        except PenultimateError as error:
            return answer(Error("rules", str(error)), STATUS["rules"])

    async def protocol(self, _request: Request) -> Response:
        from .protocol import protocol_schema

        return answer(protocol_schema())

    async def openapi(self, _request: Request) -> Response:
        from .openapi import openapi

        return answer(openapi(self.server.config.public_url))

    async def health(self, _request: Request) -> Response:
        await self.server.store.written()
        return answer({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        if address_of(request) not in ("127.0.0.1", "::1", "testclient"):
            raise Refusal("forbidden", "numbers are for the operator's own machine")
        return Response(self.server.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        return sent(request, self.bundle.page(), EACH_TIME)

    async def asset(self, request: Request) -> Response:
        return sent(request, self.bundle.file(request.path_params["name"]), FOR_EVER)

    async def beside(self, request: Request) -> Response:
        return sent(request, self.bundle.beside(request.url.path.rpartition("/")[2]), EACH_TIME)


def rules_asked(request: Request) -> RulesAsked:
    """The rule set that an address asks about, and for how many seats."""
    seats = request.query_params.get("seats", "")
    few = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else None
    return RulesAsked(request.query_params.get("text", ""), few)


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """Refusals become answers."""

    async def run(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return answer(Error(refusal.code, refusal.reason), STATUS.get(refusal.code, 400))

    return run


def make_http(server: Server) -> Starlette:
    """The routes."""
    pages = Pages(server)
    routes = [
        ("/api/guests", pages.guests, "POST"),
        ("/api/tables", pages.make_table, "POST"),
        ("/api/tables/{code}", pages.look_at_table, "GET"),
        ("/api/records/{name}", pages.record, "GET"),
        ("/api/records/{name}/replay", pages.replay, "GET"),
        ("/api/results", pages.results, "GET"),
        ("/api/rules", pages.rules, "GET"),
        ("/api/rules", pages.own_rules, "POST"),
        ("/api/sheet", pages.sheet, "GET"),
        ("/api/sheet", pages.sheet, "POST"),
        ("/api/lesson", pages.lesson, "GET"),
        ("/api/lesson", pages.lesson, "POST"),
        ("/api/protocol.json", pages.protocol, "GET"),
        ("/api/openapi.json", pages.openapi, "GET"),
        ("/healthz", pages.health, "GET"),
        ("/metrics", pages.metrics, "GET"),
        ("/api/tables/{code}/qr.svg", pages.qr, "GET"),
        ("/api/catalogue", pages.catalogue, "GET"),
        ("/", pages.page, "GET"),
        ("/t/{code}", pages.page, "GET"),
        ("/r/{name}", pages.page, "GET"),
        ("/learn", pages.page, "GET"),
        ("/score", pages.page, "GET"),
        ("/score/{pad}", pages.page, "GET"),
        ("/gallery", pages.page, "GET"),
        ("/assets/{name}", pages.asset, "GET"),
        *((f"/{name}", pages.beside, "GET") for name in BESIDE),
    ]
    return Starlette(routes=[Route(path, guarded(handler), methods=[method]) for path, handler, method in routes])
