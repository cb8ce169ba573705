"""Entries: what is written into a table's log. The state of a table is what its entries make of it, and
nothing else.

Everything that decides the future is an entry: secrets, contributions, presses before they are ordered,
votes, and how
long nobody could play. A deadline is not: it follows from the entries and the clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from .forms import ActionForm, snake
from .settings import Settings


def _tag(name: str) -> str:
    return snake(name.rsplit(".", 1)[-1])


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=_tag, omit_defaults=True):
    """One thing that happened at a table, as it is stored."""


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person (`guest`), a bot (`bot`), or a bot for a person who is away (both)."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    next_guest: str | None = None
    next_name: str = ""


class MatchResult(msgspec.Struct, frozen=True):
    """What a finished match brought, by seat."""

    match: int
    names: list[str]
    guests: list[str | None]
    scores: list[int]
    winners: list[int]
    rounds: int


class Opened(Entry, frozen=True):
    """The table as it stands in its lobby, or where a new match begins: all that later entries build on."""

    code: str
    settings: Settings
    host: str
    seats: list[SeatState]
    match: int = 0
    results: list[MatchResult] = []


class Started(Entry, frozen=True):
    """The host starts a match; the seats play."""


class Seated(Entry, frozen=True):
    """A person takes a seat: at once where nothing is played, at the next deal otherwise."""

    seat: int
    guest: str
    name: str


class BotSeated(Entry, frozen=True):
    """A bot takes a seat."""

    seat: int
    kind: str


class Vacated(Entry, frozen=True):
    """A person gives the seat up, or is removed by the host or by vote."""

    seat: int
    why: Literal["left", "removed", "voted"] = "left"


class TookOver(Entry, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    kind: str


class HandedBack(Entry, frozen=True):
    """The person is back and plays again."""

    seat: int


class HostPassed(Entry, frozen=True):
    """The host's role passes on."""

    guest: str


class Configured(Entry, frozen=True):
    """The host changed the settings."""

    settings: Settings


class Committed(Entry, frozen=True):
    """The fair dealer's secret for the next round. Only the commitment is shown."""

    seed: str
    blind: str


class Contributed(Entry, frozen=True):
    """A seat adds its bytes (hexadecimal) to the next deal."""

    seat: int
    share: str


class RoundDealt(Entry, frozen=True):
    """The next round is dealt with what the seats contributed until now."""


class Acted(Entry, frozen=True):
    """An action of a seat, or a chain of them. `by` says who chose."""

    seat: int
    do: list[ActionForm]
    id: str = ""
    by: Literal["person", "bot", "clock", "forced"] = "person"


class Pressed(Entry, frozen=True):
    """A press as it came in, before presses are ordered: arrival and round trip in microseconds by our own
    clock."""

    seat: int
    do: list[ActionForm]
    id: str
    question: int
    arrival_us: int
    trip_us: int


class Settled(Entry, frozen=True):
    """The presses so far have been ordered and answered."""


class HostSaid(Entry, frozen=True):
    """What the host of the game says: a deadline, advice, a seat that left."""

    seat: int
    do: ActionForm


class BallotOpened(Entry, frozen=True):
    """A vote: to remove a seat, or that a seat advised another."""

    what: Literal["remove", "advise"]
    seat: int
    by: int


class Voted(Entry, frozen=True):
    """A seat votes."""

    seat: int
    yes: bool


class BallotClosed(Entry, frozen=True):
    """The vote is over."""

    passed: bool


class Resumed(Entry, frozen=True):
    """For `gap` milliseconds nobody could play; no player pays for that."""

    gap: int


class Closed(Entry, frozen=True):
    """The table is closed for good."""

    why: str = ""


ENTRIES = (
    Opened, Started, Seated, BotSeated, Vacated, TookOver, HandedBack, HostPassed, Configured, Committed,
    Contributed, RoundDealt, Acted, Pressed, Settled, HostSaid, BallotOpened, Voted, BallotClosed, Resumed,
    Closed,
)  # fmt: skip
AnyEntry: Any = Annotated[Union[ENTRIES], msgspec.Meta(description="One row of a table's log.")]  # noqa: UP007

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """The entry as it is stored: one JSON object."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> Entry:
    """The entry a stored body stands for."""
    return _decoder.decode(body)
