"""What a position lays on the table besides hands and two piles (case format, section 3)."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..kernel.draft import LETTERS
from ..kernel.vocabulary import TOKENS
from .reader import BadCase

if TYPE_CHECKING:
    from .filling import Filler, Table

ANY = 8  # colour of a pile that takes any card
FACE_FINE = 4


@dataclass
class Extras:
    """Cards and registers that a position needs beyond the usual ones."""

    aside: tuple[Card, ...] = ()
    row: tuple[Card, ...] = ()
    tops: tuple[Card, ...] = ()
    covered: tuple[Card, ...] = ()
    registers: dict[str, int | tuple[int, ...]] = field(default_factory=dict)


def table_extras(table: Table, filler: Filler) -> Extras:
    """The extras of a case, by the keys it gives and what its edition needs."""
    from .filling import seat_number

    given: dict[str, Any] = table.trial.given
    seats = table.seats
    g = table.rules.tables(seats)
    chance = random.Random(table.seed)
    extras = Extras()
    registers = extras.registers
    edition = table.rules.edition.name

    def seat(text: Any) -> int:
        return seat_number(text, seats)

    if g.lives_count:
        lives = [g.lives_count] * seats
        for name, n in (given.get("lives") or {}).items():
            lives[seat(name)] = int(n)
        registers["lives"] = tuple(lives)
        registers["total"] = int(given.get("total", 0))
    if edition == "blast":
        blaster = given.get("blaster") or {}
        extras.aside = tuple(filler.named(code) for code in blaster.get("cards") or [])
        registers["since"] = len(extras.aside)
        registers["clock"] = int(blaster.get("limit", max(3, len(extras.aside) + 1) + chance.randrange(4)))
    if g.fined == 1:
        registers["since"] = int(given.get("dry", 0))
    if "towers" in given:
        registers["tokens"] = tuple(
            0 if (given["towers"].get(t, "middle")) == "middle" else seat(given["towers"][t]) + 1 for t in TOKENS
        )
    if g.crowned:
        if "roles" not in given:
            raise BadCase("given.roles is missing")
        registers["roles"] = (seat(given["roles"]["king"]), seat(given["roles"]["jester"]))
        registers["clock"] = int(given.get("fanfare", 4 + chance.randrange(7)))
    if given.get("lock") not in (None, "none"):
        registers["limit"] = LETTERS.index(given["lock"]["colour"]) + 1
        registers["locker"] = seat(given["lock"]["owner"])
    if given.get("face") not in (None, "none"):
        faces = {seat(name): int(digit) for name, digit in given["face"].items()}
        registers["status"] = tuple(faces[p] + 1 if p in faces else 0 for p in range(seats))
        registers["fines"] = (FACE_FINE,) * seats
        registers["posed"] = sum(1 << p for p in faces)
    if given.get("link") not in (None, "none", []):
        one, other = (seat(name) for name in given["link"])
        registers["links"] = tuple(other + 1 if p == one else one + 1 if p == other else 0 for p in range(seats))
    if edition == "wild_jackpot":
        registers["rota"] = tuple(range(len(table.rules.values.words("jackpot.rules"))))
    if edition == "dos":
        if "row" not in given:
            raise BadCase("given.row is missing")
        extras.row = tuple(filler.named(code) for code in given["row"])
    if g.piles:
        lay_piles(extras, given.get("piles") or {}, filler, chance)
        lit = given.get("lit") or [1, 2, 3]
        registers["lit"] = sum(1 << (int(pile) - 1) for pile in lit)
    return extras


def lay_piles(extras: Extras, piles: dict[str, Any], filler: Filler, chance: random.Random) -> None:
    """Three discard piles: as given, or plain numbers without presses."""
    tops = []
    covered: list[Card] = []
    colours, presses, limits = [], [], []
    named = {p: filler.named(piles[str(p)]["top"]) for p in (1, 2, 3) if str(p) in piles}
    for p in (1, 2, 3):
        given = piles.get(str(p)) or {}
        top = named.get(p) or filler.any(1)[0]
        tops.append(top)
        covered += [filler.named(code) for code in given.get("below") or []]
        colour = given.get("colour", top.colour)
        colours.append(LETTERS.index(colour) if colour and colour != "any" else ANY)
        pressed = int(given.get("presses", 0))
        presses.append(pressed)
        limits.append(int(given.get("limit", max(4 + chance.randrange(5), pressed + 2))))
    extras.tops = tuple(tops)
    extras.covered = tuple(covered)
    extras.registers |= {
        "top_colours": tuple(colours),
        "presses": tuple(presses),
        "limits": tuple(limits),
    }
