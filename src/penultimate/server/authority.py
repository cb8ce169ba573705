"""Who may do what in which phase: one table, enforced from here and tested cell by cell.

Roles: `watcher` (may watch, sits nowhere), `seat` (a person on a seat), `host` (besides, as watcher or
seat). Whoever
may not even watch has no role, and may enter nothing.
"""

from __future__ import annotations

from . import protocol as p
from .refusals import Refusal

PHASES = ("lobby", "dealing", "playing", "over", "closed")
ROLES = ("watcher", "seat", "host")

ANYBODY = frozenset(ROLES)
WATCHER = frozenset({"watcher"})
SEAT = frozenset({"seat"})
HOST = frozenset({"host"})
NOBODY: frozenset[str] = frozenset()

#                       lobby     dealing   playing   over      closed
MAY: dict[type, tuple[frozenset[str], ...]] = {
    p.Enter:           (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY),
    p.Act:             (NOBODY,   NOBODY,   SEAT,     NOBODY,   NOBODY),
    p.WhyNot:          (NOBODY,   NOBODY,   SEAT,     NOBODY,   NOBODY),
    p.Sit:             (WATCHER,  WATCHER,  WATCHER,  WATCHER,  NOBODY),
    p.Stand:           (SEAT,     SEAT,     SEAT,     SEAT,     NOBODY),
    p.Start:           (HOST,     NOBODY,   NOBODY,   HOST,     NOBODY),
    p.Configure:       (HOST,     NOBODY,   NOBODY,   HOST,     NOBODY),
    p.SeatBot:         (HOST,     NOBODY,   NOBODY,   HOST,     NOBODY),
    p.Contribute:      (NOBODY,   SEAT,     NOBODY,   NOBODY,   NOBODY),
    p.Remove:          (HOST,     HOST,     HOST,     HOST,     NOBODY),
    p.GiveHost:        (HOST,     HOST,     HOST,     HOST,     NOBODY),
    p.OpenBallot:      (NOBODY,   SEAT,     SEAT,     NOBODY,   NOBODY),
    p.Vote:            (NOBODY,   SEAT,     SEAT,     NOBODY,   NOBODY),
    p.Rematch:         (NOBODY,   NOBODY,   NOBODY,   SEAT,     NOBODY),
    p.Phrase:          (SEAT,     SEAT,     SEAT,     SEAT,     NOBODY),
    p.Say:             (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY,  NOBODY),
    p.Mute:            (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY,  NOBODY),
    p.Pong:            (ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY,  ANYBODY),
}  # fmt: skip


def check(message: type, phase: str, roles: frozenset[str]) -> None:
    """Raises Refusal when none of these roles may send such a message in this phase."""
    if phase == "closed" and MAY[message][PHASES.index(phase)] == NOBODY:
        raise Refusal("closed", "this table is closed")
    if not MAY[message][PHASES.index(phase)] & roles:
        name = message.__name__.lower()
        raise Refusal("forbidden", f"{' and '.join(sorted(roles)) or 'nobody'} may not {name} in phase {phase}")
