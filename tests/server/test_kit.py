"""The kit of a table: what its rules say lies there besides cards."""

from __future__ import annotations

import pytest

from penultimate.editions import edition, edition_names
from penultimate.rules.ruleset import RuleSet
from penultimate.server.kit import Kit, kit_of


@pytest.mark.parametrize(
    ("rules", "seats", "kit"),
    [
        ("classic", 4, Kit("Classic")),
        ("classic +teams", 4, Kit("Classic", partners=[2, 3, 0, 1])),
        ("teams", 6, Kit("Teams", partners=[3, 4, 5, 0, 1, 2])),
        ("classic house.silent=true", 4, Kit("Classic", call_at=0)),
        ("dos", 3, Kit("Dos", call_at=2)),
        ("no_mercy", 4, Kit("Show 'Em No Mercy", mercy=25)),
        ("boom_o", 3, Kit("Boom-O", call_at=0)),
        ("spin", 3, Kit("Spin", devices=["wheel"])),
        ("dare", 3, Kit("Dare", prompts="family")),
        ("dare dare.list=show_off", 3, Kit("Dare", prompts="show_off")),
        ("bts", 3, Kit("BTS", devices=["dance"], prompts="dances")),
        ("emoji", 3, Kit("Emoji", prompts="faces")),
        ("teams", 5, Kit()),
    ],
)
def test_the_kit_follows_from_the_rules(rules: str, seats: int, kit: Kit) -> None:
    assert kit_of(RuleSet.parse(rules), seats) == kit


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_has_a_kit(name: str) -> None:
    assert isinstance(kit_of(RuleSet.parse(name), edition(name).seats[0]), Kit)
