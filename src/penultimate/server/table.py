"""A table: the state that a log of entries makes. Pure: no clock, no socket, no randomness of its own."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

import msgspec

from penultimate import actions as act
from penultimate.actions import Action
from penultimate.chance import Chance
from penultimate.decisions import Decision, RoundOver, seats_of
from penultimate.errors import IllegalAction
from penultimate.events import Event
from penultimate.match import Match
from penultimate.reasons import no
from penultimate.record import Proof
from penultimate.round import Round
from penultimate.rules.ruleset import RuleSet
from penultimate.view import View

from . import entries as en
from .entries import Entry, MatchResult, SeatState
from .fair import FairDealer, Secret, match_seed, round_key
from .forms import action_of
from .settings import Settings

Phase = Literal["lobby", "dealing", "playing", "over", "closed"]
OFFERS = (act.Call, act.Catch, act.Advise)
"""What leaves the question standing."""
replace = msgspec.structs.replace


# One rule set has one object, which remembers what it has been asked.
_rules = lru_cache(maxsize=1024)(RuleSet)


@dataclass
class Ballot:
    """A vote under way: seats that may vote, and how they did."""

    what: str
    seat: int
    by: int
    at: int
    votes: dict[int, bool] = field(default_factory=dict)


@dataclass
class Table:
    """A table after `seq` entries. Times are milliseconds since the epoch, by the server's clock, when
    written."""

    code: str = ""
    settings: Settings = field(default_factory=Settings)
    host: str = ""
    seats: list[SeatState] = field(default_factory=list)
    phase: Phase = "lobby"
    seq: int = 0
    at: int = 0
    match_number: int = 0
    match: Match | None = None
    round: Round | None = None
    dealer: FairDealer | None = None
    secret: Secret | None = None
    proofs: list[Proof] = field(default_factory=list)  # of the rounds that are over
    shares: dict[int, bytes] = field(default_factory=dict)
    question: int = 0
    asked_at: int = 0
    dealt_at: int = 0
    exposed: dict[int, int] = field(default_factory=dict)
    presses: list[en.Pressed] = field(default_factory=list)
    pressed_at: int = 0
    ballot: Ballot | None = None
    results: list[MatchResult] = field(default_factory=list)
    ids: OrderedDict[tuple[int, str], int] = field(default_factory=OrderedDict)
    oldest_id: int = 0
    recent: deque[tuple[int, tuple[Event, ...]]] = field(default_factory=lambda: deque(maxlen=48))
    ids_kept: int = 512
    results_kept: int = 50
    _views: dict[int | None, View] = field(default_factory=dict)
    _decision: Decision | None = None
    record_id: str | None = None
    base: int = 0  # the last Opened entry

    # ------------------------------------------------------------ looks

    @property
    def rules(self) -> RuleSet:
        """The rule set played here."""
        return _rules(self.settings.rules, self.settings.edition)

    @property
    def match_name(self) -> str:
        """What the dealer calls the match."""
        return f"{self.code} {self.match_number}"

    @property
    def round_name(self) -> str:
        """What the dealer mixes in, so that no two rounds share a stream."""
        number = len(self.match.results) if self.match is not None else 0
        return f"{self.match_name} {number + 1}"

    @property
    def revealed(self) -> Proof | None:
        """The proof of the last round, once nothing it hides is played with any more."""
        hidden = self.rules.keeps_hands and self.phase in ("dealing", "playing")
        return self.proofs[-1] if self.proofs and not hidden else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats waited for."""
        return seats_of(self.decision) if self.phase == "playing" else ()

    @property
    def decision(self) -> Decision:
        """The open question, found once per entry. There has to be a round."""
        if self._decision is None:
            assert self.round is not None
            self._decision = self.round.decision
        return self._decision

    @property
    def winning_seats(self) -> list[int]:
        """The seats that have won the match."""
        if self.match is None:
            return []
        return sorted(self.match.seating.index(player) for player in self.match.winners)

    @property
    def names(self) -> list[str]:
        """How the seats are called in results and records."""
        return [seat.name or f"bot {number}" for number, seat in enumerate(self.seats)]

    def seat_of(self, guest: str) -> int | None:
        """The seat of a person, None when the person does not sit here."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def people(self) -> list[int]:
        """The seats that people own, away or not."""
        return [number for number, seat in enumerate(self.seats) if seat.guest is not None]

    def player(self, seat: int) -> str | None:
        """The kind of bot that plays a seat now, None for a person."""
        return self.seats[seat].bot

    def view(self, viewer: int | None) -> View:
        """The round as a viewer sees it, made once per entry. There has to be a round."""
        assert self.round is not None
        found = self._views.get(viewer)
        if found is None:
            another = next(iter(self._views.values()), None)
            found = self._views[viewer] = self.round.view(viewer, another)
        return found

    # ------------------------------------------------------------ the fold

    def apply(self, entry: Entry, at: int) -> tuple[Event, ...]:
        """Take in the next entry, written at `at`; gives what happened in the round.

        Raises IllegalAction, with nothing changed, for an action the rules refuse.
        """
        self._views.clear()
        self._decision = None
        events = HANDLERS[type(entry)](self, entry, at)
        self.seq += 1
        self.at = max(self.at, at)
        if events:
            self.recent.append((self.seq, events))
        return events

    def _opened(self, entry: en.Opened, _at: int) -> tuple[Event, ...]:
        self.code, self.settings, self.host = entry.code, entry.settings, entry.host
        self.seats, self.match_number, self.results = list(entry.seats), entry.match, list(entry.results)
        self.phase = "lobby"
        # What was sent before a new match began is not an action of it.
        self.base = self.oldest_id = self.seq + 1
        self.match = self.round = self.dealer = self.secret = self.ballot = None
        self.shares, self.exposed, self.presses = {}, {}, []
        self.recent.clear()
        return ()

    def _started(self, _entry: en.Started, at: int) -> tuple[Event, ...]:
        self.record_id = None
        self.phase = "dealing"
        self.match_number += 1
        self.match = self.round = self.dealer = self.secret = None
        self.proofs = []
        self.asked_at = at
        return ()

    def _seated(self, entry: en.Seated, _at: int) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        if self.phase in ("lobby", "over"):
            self.seats[entry.seat] = SeatState(entry.guest, entry.name)
        else:
            self.seats[entry.seat] = replace(seat, next_guest=entry.guest, next_name=entry.name)
        return ()

    def _bot_seated(self, entry: en.BotSeated, _at: int) -> tuple[Event, ...]:
        self.seats[entry.seat] = SeatState(None, "", entry.kind)
        return ()

    def _vacated(self, entry: en.Vacated, at: int) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        if self.phase in ("lobby", "over"):
            self.seats[entry.seat] = SeatState()
            return ()
        bot = seat.bot or self.settings.bots or "simple"
        self.seats[entry.seat] = replace(seat, guest=None, name="", bot=bot)
        if self.ballot is not None and self.ballot.what == "remove" and self.ballot.seat == entry.seat:
            self.ballot = None
        events: tuple[Event, ...] = ()
        if self.settings.leaving == "skip" and self.round is not None and not self.round.over:
            events = self._do(entry.seat, (act.Leave(),), at)
        return events

    def _took_over(self, entry: en.TookOver, _at: int) -> tuple[Event, ...]:
        self.seats[entry.seat] = replace(self.seats[entry.seat], bot=entry.kind)
        return ()

    def _handed_back(self, entry: en.HandedBack, at: int) -> tuple[Event, ...]:
        self.seats[entry.seat] = replace(self.seats[entry.seat], bot=None)
        if entry.seat in self.asked:
            self.asked_at = at
        return ()

    def _host_passed(self, entry: en.HostPassed, _at: int) -> tuple[Event, ...]:
        self.host = entry.guest
        return ()

    def _configured(self, entry: en.Configured, _at: int) -> tuple[Event, ...]:
        self.settings = entry.settings
        count = entry.settings.seats
        self.seats = (self.seats + [SeatState()] * count)[:count]
        return ()

    def _committed(self, entry: en.Committed, at: int) -> tuple[Event, ...]:
        self.secret = Secret(bytes.fromhex(entry.seed), bytes.fromhex(entry.blind))
        self.shares = {}
        self.asked_at = at
        return ()

    def _contributed(self, entry: en.Contributed, _at: int) -> tuple[Event, ...]:
        self.shares[entry.seat] = bytes.fromhex(entry.share)
        return ()

    def _round_dealt(self, _entry: en.RoundDealt, at: int) -> tuple[Event, ...]:
        assert self.secret is not None
        self.seats = [
            SeatState(seat.next_guest, seat.next_name) if seat.next_guest is not None else seat for seat in self.seats
        ]
        name = self.round_name
        if self.match is None:
            self.match = Match(self.rules, len(self.seats), match_seed(self.secret, name, self.shares))
        self.dealer = FairDealer(round_key(self.secret, name, self.shares))
        self.phase = "playing"
        self.exposed, self.presses = {}, []
        self.recent.clear()
        sat = list(self.match.seating)
        self.round = self.match.next_round(Chance.outside(self.dealer))
        # Where the rules shuffle the chairs between rounds, everybody takes name and place along.
        self.seats = [self.seats[sat.index(player)] for player in self.match.seating]
        self._ask(at)
        self.dealt_at = at
        self._after(at)
        return self.round.opening

    def _acted(self, entry: en.Acted, at: int) -> tuple[Event, ...]:
        events = self._do(entry.seat, tuple(action_of(form) for form in entry.do), at)
        if entry.id:
            self.ids[entry.seat, entry.id] = self.seq + 1
            if len(self.ids) > self.ids_kept:
                self.oldest_id = self.ids.popitem(last=False)[1]
        return events

    def _pressed(self, entry: en.Pressed, at: int) -> tuple[Event, ...]:
        if not self.presses:
            self.pressed_at = at
        self.presses.append(entry)
        return ()

    def _settled(self, _entry: en.Settled, _at: int) -> tuple[Event, ...]:
        self.presses = []
        return ()

    def _host_said(self, entry: en.HostSaid, at: int) -> tuple[Event, ...]:
        return self._do(entry.seat, (action_of(entry.do),), at)

    def _ballot_opened(self, entry: en.BallotOpened, at: int) -> tuple[Event, ...]:
        self.ballot = Ballot(entry.what, entry.seat, entry.by, at, {entry.by: True})
        return ()

    def _voted(self, entry: en.Voted, _at: int) -> tuple[Event, ...]:
        if self.ballot is not None:
            self.ballot.votes[entry.seat] = entry.yes
        return ()

    def _ballot_closed(self, _entry: en.BallotClosed, _at: int) -> tuple[Event, ...]:
        self.ballot = None
        return ()

    def _resumed(self, entry: en.Resumed, _at: int) -> tuple[Event, ...]:
        self.asked_at += entry.gap
        self.dealt_at += entry.gap
        self.pressed_at += entry.gap
        self.exposed = {seat: since + entry.gap for seat, since in self.exposed.items()}
        if self.ballot is not None:
            self.ballot.at += entry.gap
        return ()

    def _closed(self, _entry: en.Closed, _at: int) -> tuple[Event, ...]:
        self.phase = "closed"
        return ()

    # ------------------------------------------------------------ the round

    def _do(self, seat: int, chain: tuple[Action, ...], at: int) -> tuple[Event, ...]:
        """Do a chain in the round; when it is refused the dealer, too, is as it was."""
        if self.phase != "playing" or self.round is None or self.dealer is None:
            raise no("table", "nothing-played")
        mark = self.dealer.mark
        before, waited = type(self.decision), set(self.asked)
        try:
            events = self.round.act(seat, *chain)
        except IllegalAction:
            self.dealer.rewind(mark)
            raise
        self._decision = None
        # Where several seats are asked one question (a vote, a race), an answer leaves it open for the
        # others.
        still_open = type(self.decision) is before and self.asked and set(self.asked) == waited - {seat}
        if not isinstance(chain[0], OFFERS) and not still_open:
            self._ask(at)
        self._after(at)
        return events

    def _ask(self, at: int) -> None:
        self.question = self.seq + 1
        self.asked_at = at

    def _after(self, at: int) -> None:
        """What follows from the round as it stands: who is exposed, whether the round or the match is
        over."""
        assert self.round is not None
        assert self.match is not None
        assert self.secret is not None
        exposed = self.view(next(iter(seats_of(self.decision)), None)).exposed
        self.exposed = {seat: self.exposed.get(seat, at) for seat in exposed}
        if not isinstance(self.decision, RoundOver):
            return
        shares = tuple((seat, self.shares[seat].hex()) for seat in sorted(self.shares))
        secret = self.secret
        self.proofs.append(Proof(secret.commitment, secret.seed.hex(), secret.blind.hex(), shares))
        self.match.finish(self.round)
        self.secret = None
        self.presses = []
        if self.match.over:
            self._match_over()
        else:
            self.phase = "dealing"
            self.asked_at = at

    def _match_over(self) -> None:
        assert self.match is not None
        self.phase = "over"
        done = MatchResult(
            self.match_number,
            self.names,
            [seat.guest for seat in self.seats],
            self.match.by_seat(self.match.scores),
            self.winning_seats,
            len(self.match.results),
        )
        self.results = [*self.results, done][-self.results_kept :]


HANDLERS: dict[type[Entry], Callable[[Table, Entry, int], tuple[Event, ...]]] = {
    kind: getattr(Table, "_" + str(kind.__struct_config__.tag)) for kind in en.ENTRIES
}
