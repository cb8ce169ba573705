"""The messages: one JSON object each, told apart by `t`. `docs/protocol.md` and the JSON schema are made
from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from penultimate.errors import IllegalAction

from .forms import ActionForm, DecisionForm, EventForm, snake
from .refusals import Refusal
from .settings import Settings

ActionId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 bits the client made up, in hexadecimal.")]
Counted = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Short = Annotated[str, Meta(max_length=64)]


def _tag(name: str) -> str:
    return snake(name.rsplit(".", 1)[-1])


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=_tag, omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client."""


class Enter(Message, frozen=True):
    """Always the first: which entry the client saw last, None for a fresh start."""

    last_seq: Counted | None = None


class Act(Message, frozen=True):
    """Do an action, or a chain of them (a card, then its colour), which holds whole or not at all.

    `id` names it: sent again it gets the first answer. `seq` is the last entry the client has seen.
    """

    id: ActionId
    seq: Counted
    do: Annotated[list[ActionForm], Meta(min_length=1, max_length=4)]


class WhyNot(Message, frozen=True):
    """Ask why an action would be refused, without trying it."""

    do: ActionForm


class Sit(Message, frozen=True):
    """Take a seat: at once in the lobby, at the next deal while a match is played (from a bot)."""

    seat: SeatNumber


class Stand(Message, frozen=True):
    """Give the seat up."""


class Start(Message, frozen=True):
    """The host begins the match. Empty seats are filled with bots where the settings say so."""


class Configure(Message, frozen=True):
    """The host changes the settings in the lobby or between matches."""

    settings: Settings


class SeatBot(Message, frozen=True):
    """The host puts a bot of a kind on a free seat, or takes one away (None)."""

    seat: SeatNumber
    kind: Short | None = None


class Contribute(Message, frozen=True):
    """32 bytes for the next deal, in hexadecimal."""

    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Remove(Message, frozen=True):
    """The host removes a person from a seat."""

    seat: SeatNumber


class GiveHost(Message, frozen=True):
    """The host hands the role to the person on a seat."""

    seat: SeatNumber


class OpenBallot(Message, frozen=True):
    """A seat asks all to vote: to remove a seat, or that a seat advised another (where the rules punish
    it)."""

    what: Literal["remove", "advise"]
    seat: SeatNumber


class Vote(Message, frozen=True):
    """A seat votes in the ballot that is open."""

    yes: bool


class Rematch(Message, frozen=True):
    """Back to the lobby, with the same people, for another match."""


class Phrase(Message, frozen=True):
    """Say one of the canned phrases, by number."""

    number: Annotated[int, Meta(ge=0, le=63)]


class Say(Message, frozen=True):
    """Free chat, where the table has it on."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Mute(Message, frozen=True):
    """Hear no more from a seat, or again."""

    seat: SeatNumber
    on: bool = True


class Pong(Message, frozen=True):
    """The answer to a ping, at once: how the server measures latency."""

    n: Counted


CLIENT = (
    Enter, Act, WhyNot, Sit, Stand, Start, Configure, SeatBot, Contribute, Remove, GiveHost, OpenBallot, Vote,
    Rematch, Phrase, Say, Mute, Pong,
)  # fmt: skip
ClientMessage: Any = Union[CLIENT]  # noqa: UP007
read_message: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Reply(msgspec.Struct, frozen=True, tag_field="t", tag=_tag, omit_defaults=True):
    """A message from the server."""


class Happened(msgspec.Struct, frozen=True):
    """What one entry of the log brought."""

    seq: int
    events: list[EventForm]


class Snapshot(Reply, frozen=True):
    """Everything the viewer sees. `missed` is what happened since `last_seq`, None when that is too long ago.

    `view` has the fields of the engine's View; `left_ms` is how long the question still waits, None for ever.
    """

    seq: int
    you: int | None
    host: bool
    table: dict[str, Any]
    view: dict[str, Any]
    phrases: list[str]
    left_ms: int | None = None
    missed: list[Happened] | None = None


class Update(Reply, frozen=True):
    """An entry of the log: events, and the fields of `view` and `table` that changed. `more` lists what was
    added
    at the end of a list. An update with the `seq` seen before tells of something that is not in the log."""

    seq: int
    events: list[EventForm] = []
    view: dict[str, Any] = {}
    more: dict[str, list[Any]] = {}
    table: dict[str, Any] = {}
    left_ms: int | None = None


class Ack(Reply, frozen=True):
    """The action is on disk, as entry `seq`."""

    id: str
    seq: int


class Held(Reply, frozen=True):
    """The action waits: another seat may still call, or presses are being ordered. An ack or a refusal
    follows."""

    id: str


class Refused(Reply, frozen=True):
    """Nothing has changed. `code` says what kind, `rule` which rule, `reason` a sentence; `id` of the
    action if any. `why` is the name of that sentence in the files of languages, `values` what fills its gaps."""

    code: str
    reason: str
    rule: str = ""
    id: str = ""
    why: str = ""
    values: dict[str, int | str] = {}


class Answer(Reply, frozen=True):
    """To `why_not`: None when the action would be legal. `why` and `values` as in a refusal."""

    rule: str | None
    reason: str | None
    why: str = ""
    values: dict[str, int | str] = {}


class Ping(Reply, frozen=True):
    """To be answered with a pong of the same number at once."""

    n: int


class Race(Reply, frozen=True):
    """A race opens in so many milliseconds; presses before count as false starts."""

    opens_ms: int


class Away(Reply, frozen=True):
    """A person is away: a bot takes the seat over in so many milliseconds, unless the person is back."""

    seat: int
    takeover_ms: int


class Said(Reply, frozen=True):
    """A seat says something; None is a spectator."""

    seat: int | None
    name: str
    text: str


def refused(refusal: Refusal, name: str = "") -> Refused:
    """A refusal as a message."""
    return Refused(refusal.code, refusal.reason, refusal.rule, name, refusal.name, dict(refusal.values))


def answered(why: IllegalAction | None) -> Answer:
    """Why not, as a message."""
    return Answer(None, None) if why is None else Answer(why.rule, why.reason, why.name, dict(why.values))


SERVER = (Snapshot, Update, Ack, Held, Refused, Answer, Ping, Race, Away, Said)
ServerMessage: Any = Union[SERVER]  # noqa: UP007

encoder = msgspec.json.Encoder()

PHRASES = (
    "Hello!",
    "Good luck!",
    "Well played.",
    "Thank you!",
    "Sorry!",
    "Ouch.",
    "My turn?",
    "Your turn.",
    "Hurry up, please.",
    "One moment, please.",
    "Oh no!",
    "Ha!",
    "So close.",
    "Another round?",
    "Good match!",
    "Goodbye!",
)


def protocol_schema() -> dict[str, Any]:
    """The JSON schema of all messages, made from the types above."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    _, decision = msgspec.json.schema_components([DecisionForm], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penultimate table protocol",
        "client": client,
        "server": server,
        "$defs": {**parts, **decision},
    }
