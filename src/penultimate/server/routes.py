"""The routes of the HTTP part, what each says of itself, and the forms of what is asked and answered."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from penultimate.language.sheet import Sheet

from .catalogue import Catalogue, RulesAsked, RulesShown, Way
from .lessons import Lesson
from .replay import Replay


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Who one wants to be called."""

    name: Annotated[str, Meta(max_length=96)] = ""


class GuestShown(msgspec.Struct):
    """Who one is here. The secret is in the cookie only."""

    name: str


class TableMade(msgspec.Struct):
    """A table: its code, as it is said, and the link to hand on."""

    code: str
    link: str


class TableShown(msgspec.Struct):
    """What anybody may know who has the code."""

    code: str
    phase: str
    rules: str
    seats: int
    free: int
    people: list[str]


class ResultShown(msgspec.Struct):
    """Results of one name over all matches."""

    name: str
    matches: int
    won: int
    points: int


class Error(msgspec.Struct, omit_defaults=True):
    """Why not; for rules that conflict, with the ways out."""

    code: str
    reason: str
    ways: list[Way] = []


ROUTES: list[tuple[str, str, str, type | None, type | None]] = [
    ("POST", "/api/guests", "Get an identity, or change its name.", NewGuest, GuestShown),
    ("POST", "/api/tables", "Make a table.", None, TableMade),
    ("GET", "/api/tables/{code}", "Look at a table.", None, TableShown),
    ("GET", "/api/records/{name}", "The record of a finished match.", None, None),
    ("GET", "/api/records/{name}/replay", "A finished match, step by step, with open hands.", None, Replay),
    ("GET", "/api/results", "Results of a name (?name=).", None, ResultShown),
    ("GET", "/api/tables/{code}/qr.svg", "The link of a table as a QR code.", None, None),
    ("GET", "/api/catalogue", "Editions, presets, options, house rules, bots.", None, Catalogue),
    ("GET", "/api/rules", "Check a rule set (?text=), for a number of seats.", None, RulesShown),
    ("POST", "/api/rules", "Check a rule set of an edition somebody wrote.", RulesAsked, RulesShown),
    (
        "GET",
        "/api/sheet",
        "The rule sheet of a rule set (?text=), for a number of seats (?seats=), in a language (?lang=).",
        None,
        Sheet,
    ),
    ("POST", "/api/sheet", "The rule sheet of an edition somebody wrote (?lang=).", RulesAsked, Sheet),
    (
        "GET",
        "/api/lesson",
        "A lesson to play: of a card (?card=) of a rule set (?text=), or the first one; in a language (?lang=).",
        None,
        Lesson,
    ),
    ("POST", "/api/lesson", "A lesson of a card (?card=) of an edition somebody wrote (?lang=).", RulesAsked, Lesson),
    ("GET", "/api/protocol.json", "The JSON schema of the messages.", None, None),
    ("GET", "/api/openapi.json", "This description.", None, None),
    ("GET", "/healthz", "Whether the server works, its disk included.", None, None),
    ("GET", "/metrics", "Numbers for Prometheus; from this machine only.", None, None),
]
