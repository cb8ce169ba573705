"""From the kernel's integer log to events. Neighbouring entries that tell one thing become one event."""

from __future__ import annotations

from collections.abc import Callable

from . import events as ev
from .cards import Card
from .kernel import codes
from .kernel.draft import LETTERS

HOW = ("turn", "jump_in", "answer", "more")
WHY = {
    codes.WENT_OUT: "went_out",
    codes.LAST_SEAT: "last_seat",
    codes.BLOCKED: "blocked",
    codes.TIME_UP: "time_up",
}
Entry = tuple[int, int, int, int, int]
Cards = tuple[Card, ...]

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
    codes.PLACED: lambda e, d: ev.Placed(e[1], e[2]),
    codes.WON: lambda e, d: ev.RoundEnded(e[1] if e[1] >= 0 else None, WHY[e[2]]),
}
# Entries that stand for one card each: which of them belong to one event.
ALIKE: dict[int, Callable[[Entry, Cards], ev.Event]] = {
    codes.DREW: lambda e, cards: ev.Drew(e[1], len(cards), bool(e[3]), cards),
    codes.SHOWED: lambda e, cards: ev.HandShown(e[1], e[3] if e[3] >= 0 else None, cards),
    codes.HAND_NOW: lambda e, cards: ev.NewHand(e[1], len(cards), cards),
}


def read_log(log: list[int], length: int, deck: Cards) -> tuple[ev.Event, ...]:
    """The events that `length` integers of log stand for."""
    found: list[ev.Event] = []
    at = 0
    while at < length:
        entry: Entry = tuple(log[at : at + codes.EVENT])  # type: ignore[assignment]
        what = entry[0]
        at += codes.EVENT
        if what not in ALIKE:
            found.append(READERS[what](entry, deck))
            continue
        cards = [deck[entry[2]]]
        while at < length and log[at] == what and log[at + 1] == entry[1] and log[at + 3] == entry[3]:
            cards.append(deck[log[at + 2]])
            at += codes.EVENT
        found.append(ALIKE[what](entry, tuple(cards)))
    return tuple(found)
