"""Players: how many seats a table may have (clause 1)."""

from .option import Rule, Values, count

OPTIONS = (count("players.min", 2, 1, 16), count("players.max", 10, 1, 16))


def conflict(values: Values) -> str | None:
    if values.count("players.min") > values.count("players.max"):
        return "players.min is more than players.max"
    return None


RULE = Rule("players", OPTIONS, conflict=conflict)
