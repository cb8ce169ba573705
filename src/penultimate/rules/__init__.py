"""The rules: one module each. `RULES` is the fixed order in which those in force shape a draft."""

from __future__ import annotations

from . import (
    bounce,
    challenge,
    custom,
    deal,
    deck,
    editions,
    finish,
    first,
    illegal,
    jump_in,
    match,
    pile,
    players,
    reverse,
    score,
    seven_zero,
    slap,
    stacking,
    start,
    suggestion,
    turn,
    uno,
    wd4,
    wild,
)
from .option import Option, Rule

RULES: tuple[Rule, ...] = (
    players.RULE,
    deal.RULE,
    deck.RULE,
    custom.RULE,
    start.RULE,
    first.RULE,
    turn.RULE,
    wild.RULE,
    reverse.RULE,
    wd4.RULE,
    uno.RULE,
    illegal.RULE,
    suggestion.RULE,
    finish.RULE,
    pile.RULE,
    score.RULE,
    match.RULE,
    stacking.RULE,
    bounce.RULE,
    jump_in.RULE,
    seven_zero.RULE,
    slap.RULE,
    challenge.RULE,
    editions.RULE,
)
OPTIONS: dict[str, Option] = {option.key: option for rule in RULES for option in rule.options}
SWITCHES: dict[str, Rule] = {rule.name: rule for rule in RULES if rule.switched}
