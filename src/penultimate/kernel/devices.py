"""Devices: launcher, blaster, wheel, lots. Each result is drawn, logged, and may be foretold by a test.

The weights of a device stand in `data`: how many, their sum, then each.
"""

from __future__ import annotations

from .cards import draw_cards, gain, note, take
from .chance import device
from .codes import BLASTED, BURST, DEVICE, DREW, INSERTED, LAUNCHER, LOT, THRESHOLD
from .registers import BIT, Registers, Tables


def weighted(g: Tables, s: Registers, what: int) -> int:
    """The result of a device: a place in its list of weights."""
    at = g.device[what]
    ticket = device(s, what, g.data[at + 1])
    for i in range(g.data[at]):
        ticket -= g.data[at + 2 + i]
        if ticket < 0:
            return i
    return 0


def lot(g: Tables, s: Registers, seats: int) -> int:
    """One of the seats in a mask, drawn by lot."""
    n = 0
    for seat in range(g.seats):
        if seats & BIT[seat]:
            n += 1
    k = device(s, LOT, n)
    for seat in range(g.seats):
        if seats & BIT[seat]:
            if k == 0:
                note(s, DEVICE, seat, LOT, 0, 0)
                return seat
            k -= 1
    return -1


def press_launcher(g: Tables, s: Registers, seat: int) -> bool:
    """One press of the launcher, the likelier to fire the longer it has been dry; whether it fired."""
    at = g.device[LAUNCHER]
    likely = g.data[at + 2 + min(s.since, g.data[at] - 1)]
    if device(s, LAUNCHER, 100) >= likely:
        s.since += 1
        note(s, DEVICE, seat, LAUNCHER, 0, 0)
        return False
    s.since = 0
    burst = weighted(g, s, BURST) + 1
    note(s, DEVICE, seat, LAUNCHER, burst, 0)
    draw_cards(g, s, seat, burst)
    return True


def insert_card(g: Tables, s: Registers, seat: int) -> int:
    """The next card goes into the blaster. 1 when it fired everything at the seat, -1 when there was no card."""
    card = take(g, s)
    if card < 0:
        return -1
    s.idle = 0
    s.extra[card] += 1
    s.kept += 1
    s.since += 1
    note(s, INSERTED, seat, s.kept, 0, 0)
    if s.since < s.clock:
        return 0
    note(s, BLASTED, seat, s.kept, 0, 0)
    for kind in range(g.kinds):
        for _ in range(s.extra[kind]):
            gain(s, seat, kind)
            note(s, DREW, seat, kind, 1, 0)
        s.extra[kind] = 0
    s.kept = 0
    arm_blaster(g, s)
    return 1


def arm_blaster(g: Tables, s: Registers) -> None:
    """A new hidden threshold."""
    s.since = 0
    s.clock = weighted(g, s, THRESHOLD)


def fine(g: Tables, s: Registers, seat: int, cards: int) -> None:
    """Cards for a missed call: drawn, launched, or put into the blaster."""
    if g.fined == 0:
        draw_cards(g, s, seat, cards)
    else:
        for _ in range(cards):
            if g.fined == 1:
                press_launcher(g, s, seat)
            else:
                insert_card(g, s, seat)
