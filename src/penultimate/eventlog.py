"""From the kernel's integer log to events. Neighbouring entries that tell one thing become one event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from . import events as ev
from . import happenings as hap
from .cards import Card
from .kernel import codes
from .kernel.draft import LETTERS
from .kernel.vocabulary import DEVICES, TOKENS

HOW = ("turn", "jump_in", "answer", "more")
WHY = {
    codes.WENT_OUT: "went_out",
    codes.LAST_SEAT: "last_seat",
    codes.BLOCKED: "blocked",
    codes.TIME_UP: "time_up",
}
Entry = tuple[int, int, int, int, int]
Cards = tuple[Card, ...]
DEVICE_NAMES = {number: name for name, number in DEVICES.items()} | {codes.RACE: "tie"}
TOKEN_NAMES = tuple(TOKENS)
ROLES = ("king", "jester")


def seat_of(number: int) -> int | None:
    """A seat of the log; -1 is nobody."""
    return number if number >= 0 else None


READERS: dict[int, Callable[[Entry, Cards], ev.Event]] = {
    codes.DEALT: lambda e, d: ev.Dealt(e[1], e[2]),
    codes.TURNED_UP: lambda e, d: ev.TurnedUp(d[e[2]]),
    codes.PUT_BACK: lambda e, d: ev.PutBack(d[e[2]]),
    codes.PLAYED: lambda e, d: ev.Played(e[1], d[e[2]], HOW[e[3]]),
    codes.COLOURED: lambda e, d: ev.ColourNamed(e[1], LETTERS[e[2]]),
    codes.PASSED: lambda e, d: ev.Passed(e[1]),
    codes.SKIPPED: lambda e, d: ev.Skipped(e[1]),
    codes.REVERSED: lambda e, d: ev.Reversed(e[2]),
    codes.OWED: lambda e, d: ev.Owed(e[1], e[2]),
    codes.CHALLENGED: lambda e, d: ev.Challenged(e[1], e[2], bool(e[3])),
    codes.CALLED: lambda e, d: ev.Called(e[1]),
    codes.CAUGHT: lambda e, d: ev.Caught(e[1], e[2], e[3]),
    codes.FALSE_CALL: lambda e, d: ev.CalledFalsely(e[1], e[2]),
    codes.FALSE_CATCH: lambda e, d: ev.AccusedFalsely(e[1], e[2], e[3]),
    codes.SWAPPED: lambda e, d: ev.Swapped(e[1], e[2]),
    codes.PASSED_ALONG: lambda e, d: ev.HandsPassed(e[1], e[2]),
    codes.REDEALT: lambda e, d: ev.HandsPooled(e[1]),
    codes.RESHUFFLED: lambda e, d: ev.Reshuffled(e[2]),
    codes.SLAPPED: lambda e, d: ev.Slapped(e[1], e[2]),
    codes.MISPLAYED: lambda e, d: ev.Misplayed(e[1], d[e[2]], e[3]),
    codes.ADVICE: lambda e, d: ev.Advised(e[1], e[2]),
    codes.LEFT: lambda e, d: ev.Departed(e[1]),
    codes.TOOK_BACK: lambda e, d: ev.TakenBack(e[1], d[e[2]]),
    codes.WON: lambda e, d: ev.RoundEnded(seat_of(e[1]), WHY[e[2]]),
    codes.REVEALED: lambda e, d: hap.Revealed(e[1], d[e[2]]),
    codes.KNOCKED_OUT: lambda e, d: hap.KnockedOut(e[1], e[2]),
    codes.DEVICE: lambda e, d: hap.DeviceResult(seat_of(e[1]), DEVICE_NAMES.get(e[2], "lot"), e[3]),
    codes.INSERTED: lambda e, d: hap.Inserted(e[1], e[2]),
    codes.BLASTED: lambda e, d: hap.Blasted(e[1], e[2]),
    codes.DISCARDED: lambda e, d: hap.Discarded(e[1], d[e[2]]),
    codes.GAVE: lambda e, d: hap.Gave(e[1], e[3], d[e[2]]),
    codes.FLIPPED: lambda e, d: hap.Flipped(e[1], e[2], d[e[3]]),
    codes.LOCKED: lambda e, d: hap.Locked(e[1], LETTERS[e[2]] if e[2] >= 0 else None),
    codes.POSED: lambda e, d: hap.Posed(e[1], e[2] - 1 if e[2] else None),
    codes.PROMPTED: lambda e, d: hap.Prompted(e[1], e[2]),
    codes.PERFORMED: lambda e, d: hap.Performed(e[1], bool(e[2])),
    codes.VOTED: lambda e, d: hap.Voted(e[1], bool(e[2])),
    codes.JUDGED: lambda e, d: hap.Judged(e[1], bool(e[2])),
    codes.ACCUSED: lambda e, d: hap.BreachClaimed(e[1], e[2]),
    codes.TOKEN: lambda e, d: hap.TokenTaken(e[1], TOKEN_NAMES[e[2]]),
    codes.ROLE: lambda e, d: hap.RoleGiven(e[1], ROLES[e[2]]),
    codes.TOTAL: lambda e, d: hap.TotalChanged(e[1], e[2]),
    codes.EXPLODED: lambda e, d: hap.Exploded(e[1], e[2]),
    codes.POINTED: lambda e, d: hap.PointedAt(e[1], e[2]),
    codes.LINKED: lambda e, d: hap.Linked(e[1], e[2]),
    codes.ADDED: lambda e, d: hap.Added(e[1], d[e[2]]),
    codes.STAKED: lambda e, d: hap.Staked(e[1], e[2]),
    codes.SIGNALLED: lambda e, d: hap.Signalled(),
    codes.REFLECTED: lambda e, d: hap.Reflected(e[1], e[2], e[3]),
    codes.CANCELLED: lambda e, d: hap.Cancelled(e[1], TOKEN_NAMES[e[2]]),
    codes.CASHED: lambda e, d: hap.Cashed(e[1]),
    codes.LIT: lambda e, d: hap.Lit(e[1], tuple(p + 1 for p in range(3) if e[2] >> p & 1)),
    codes.PRESSED: lambda e, d: hap.Pressed(e[1], e[2] + 1),
    codes.OVERLOADED: lambda e, d: hap.Overloaded(e[1], e[2] + 1, e[3]),
    codes.CLEARED: lambda e, d: hap.Cleared(e[1], e[2] + 1),
    codes.LAID: lambda e, d: hap.LaidMore(e[1], d[e[2]]),
    codes.MATCHED: lambda e, d: hap.Matched(e[1], d[e[2]], d[e[3]]),
    codes.SET_DOWN: lambda e, d: hap.SetDown(seat_of(e[1]), d[e[2]]),
    codes.RULED: lambda e, d: hap.RuleTurned(e[1], e[2]),
    codes.CHOSE: lambda e, d: hap.ChoseSecretly(e[1]),
    codes.FINISHED: lambda e, d: hap.SeatFinished(e[1]),
    codes.UNCOVERED: lambda e, d: hap.Uncovered(e[1], d[e[2]]),
    codes.TARGETED: lambda e, d: hap.Targeted(e[1], seat_of(e[2])),
    codes.FALLEN_SHORT: lambda e, d: hap.FellShort(e[1], e[2]),
    codes.PLACED: lambda e, d: ev.Placed(e[1], e[2]),
}
# Entries that stand for one card each: which of them belong to one event.
ALIKE: dict[int, Callable[[Entry, Cards], ev.Event]] = {
    codes.DREW: lambda e, cards: ev.Drew(e[1], len(cards), bool(e[3] & 1), cards, bool(e[3] & 2)),
    codes.SHOWED: lambda e, cards: ev.HandShown(e[1], e[3] if e[3] >= 0 else None, cards),
    codes.HAND_NOW: lambda e, cards: ev.NewHand(e[1], len(cards), cards),
}


def with_backs(event: ev.Event, backs: Cards) -> ev.Event:
    """The event with the faces the other seats see, which hold the cards by their inactive side."""
    if isinstance(event, ev.Drew | ev.NewHand):
        return replace(event, backs=tuple(sorted(card.face for card in backs)))
    return event


def read_log(
    log: list[int], length: int, decks: tuple[Cards, Cards], side: int = 0, backs: bool = False
) -> tuple[ev.Event, ...]:
    """The events that `length` integers of log stand for. `side` of the cards was up before them; `backs` when the
    inactive faces lie open to the other seats."""
    found: list[ev.Event] = []
    at = 0
    while at < length:
        entry: Entry = tuple(log[at : at + codes.EVENT])  # type: ignore[assignment]
        what = entry[0]
        at += codes.EVENT
        if what not in ALIKE:
            side = entry[2] if what == codes.FLIPPED else side
            found.append(READERS[what](entry, decks[side]))
            continue
        kinds = [entry[2]]
        while at < length and log[at] == what and log[at + 1] == entry[1] and log[at + 3] == entry[3]:
            kinds.append(log[at + 2])
            at += codes.EVENT
        event = ALIKE[what](entry, tuple(decks[side][kind] for kind in kinds))
        found.append(with_backs(event, tuple(decks[1 - side][kind] for kind in kinds)) if backs else event)
    return tuple(found)
