"""What lies on a table besides its cards, as its rules say: partners, devices, the list its prompts are on."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

import msgspec

from penultimate.errors import PenultimateError
from penultimate.rules.ruleset import RuleSet


class Kit(msgspec.Struct, frozen=True):
    """`title` is the edition's; `call_at` is how many cards left have to be called, 0 where nobody calls; `mercy` how
    many cards put a seat out, 0 for none; `partners` the partner of each seat, empty where nobody plays in teams;
    `devices` the names of those in use; `prompts` a list of dares, `dances`, `faces`, or `text` for a rule that people
    wrote themselves; `names` and `signs` are those of home-made cards, by their sign."""

    title: str = ""
    call_at: int = 1
    mercy: int = 0
    partners: list[int] = []
    devices: list[str] = []
    prompts: str = "text"
    names: dict[str, str] = {}
    signs: dict[str, str] = {}


@lru_cache(maxsize=256)
def kit_of(rules: RuleSet, seats: int) -> Kit:
    """The kit of a rule set for so many seats; a bare one where they do not go together yet."""
    try:
        draft, tables = rules.draft(seats), rules.tables(seats)
    except PenultimateError:
        return Kit()
    partners = [(seat + seats // 2) % seats for seat in range(seats)] if rules.teams else []
    signs = {face.symbol.removeprefix("W") for face, _ in draft.deck}
    return Kit(
        title=rules.edition.title,
        call_at=tables.call_at if tables.uno else 0,
        mercy=tables.mercy,
        partners=partners,
        devices=list(draft.devices),
        prompts=prompts_of(signs, rules.values.word("dare.list")),
        names=draft.names,
        signs=rules.edition.signs,
    )


def prompts_of(signs: Set[str], dares: str) -> str:
    """Which list the numbers of prompts are on, by the signs of a deck."""
    if any(sign.startswith("dare") for sign in signs):
        return dares
    return "dances" if "dance" in signs else "faces" if "emoji" in signs else "text"
