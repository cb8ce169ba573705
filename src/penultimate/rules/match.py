"""The match: to a target, over some rounds, or one round (clauses 48 to 50)."""

from .option import Rule, choice, count

OPTIONS = (
    choice("match.kind", "target", "rounds", "single", "lives"),
    count("match.target", 500, 1, 99999),
    count("match.rounds", 10, 1, 999),
    choice("match.tie", "extra_round", "shared"),
)

RULE = Rule("match", OPTIONS)
