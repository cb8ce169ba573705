"""Chance: devices whose result is drawn, logged, and jumped to."""

from __future__ import annotations

from ..chance import device
from ..registers import Registers, Tables
from ..vocabulary import verb


@verb("chance COUNT COUNT")
def chance(g: Tables, s: Registers, what: int, n: int, _c: int) -> int:
    """Go on at one of the next COUNT steps, all as likely."""
    s.pc += 4 * device(s, what, n)
    return 0


@verb("go LABEL")
def go(g: Tables, s: Registers, label: int, _b: int, _c: int) -> int:
    """Go on at LABEL."""
    s.pc = label
    return 0
