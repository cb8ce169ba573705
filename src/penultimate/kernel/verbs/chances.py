"""Chance: devices whose result is drawn, logged, and jumped to."""

from __future__ import annotations

from ..cards import note
from ..chance import below, device
from ..codes import DEVICE, OPERATE, RULE, RULED, SPIN_BIT
from ..devices import weighted
from ..questions import ask
from ..registers import BIT, KINDS, Registers, Tables
from ..vocabulary import verb


@verb("chance COUNT COUNT")
def chance(g: Tables, s: Registers, what: int, n: int, _c: int) -> int:
    """Go on at one of the next COUNT steps, all as likely."""
    s.pc += 4 * device(s, what, n)
    return 0


@verb("chance DEVICE")
def chance_device(g: Tables, s: Registers, what: int, _b: int, _c: int) -> int:
    """Go on at one of the next steps, as the weights of DEVICE say."""
    result = weighted(g, s, what)
    note(s, DEVICE, s.player, what, result, 0)
    s.pc += 4 * result
    return 0


@verb("roll DEVICE")
def roll(g: Tables, s: Registers, what: int, _b: int, _c: int) -> int:
    """A result of DEVICE is picked."""
    s.picked = weighted(g, s, what)
    return 0


@verb("roll clock DEVICE", internal=True)
def roll_clock(g: Tables, s: Registers, what: int, _b: int, _c: int) -> int:
    """A hidden countdown, as the weights of DEVICE say."""
    s.clock = weighted(g, s, what)
    return 0


@verb("read number")
def read_number(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The number on the upcard is picked."""
    s.picked = g.rank[s.discard[s.discarded - 1] + s.side * KINDS]
    return 0


@verb("pick COUNT")
def pick_number(g: Tables, s: Registers, n: int, _b: int, _c: int) -> int:
    """COUNT is picked."""
    s.picked = n
    return 0


@verb("go LABEL")
def go(g: Tables, s: Registers, label: int, _b: int, _c: int) -> int:
    """Go on at LABEL."""
    s.pc = label
    return 0


@verb("do PROGRAM")
def do(g: Tables, s: Registers, program: int, _b: int, _c: int) -> int:
    """Go on with PROGRAM, and not come back."""
    s.pc = program
    return 0


@verb("ask device", internal=True)
def ask_device_use(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that plays works the wheel or the lever."""
    return ask(s, OPERATE, BIT[s.player], 0, 0, SPIN_BIT)


@verb("shuffle rules COUNT", internal=True)
def shuffle_rules(g: Tables, s: Registers, n: int, _b: int, _c: int) -> int:
    """The stack of rules in a new order."""
    for i in range(n):
        s.rota[i] = i
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        k = s.rota[i]
        s.rota[i] = s.rota[j]
        s.rota[j] = k
    s.turned_rule = 0
    return 0


@verb("turn rule COUNT", internal=True)
def turn_rule(g: Tables, s: Registers, n: int, _b: int, _c: int) -> int:
    """The next rule is turned, and goes under the stack: go on at that one of the next COUNT steps."""
    rule = s.rota[s.turned_rule]
    s.turned_rule = (s.turned_rule + 1) % n
    note(s, RULED, s.target, rule, RULE, 0)
    s.pc += 4 * rule
    return 0
