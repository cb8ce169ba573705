"""Elimination: after each round the seat with the most points in hand leaves the match; the last one standing wins."""

from .option import Rule, Values, switch

OPTIONS = (switch("house.elimination"),)


def conflict(values: Values) -> str | None:
    if not values.on("house.elimination"):
        return None
    for other in ("house.music_chairs", "house.secret_partner", "challenge_elimination"):
        if values.on(other):
            return f"house.elimination does not go with {other}; keep one of them"
    if values["match.kind"] in ("single", "lives"):
        return f"house.elimination goes over several rounds; match.kind={values['match.kind']} does not"
    return None


RULE = Rule("elimination", OPTIONS, switched=(("house.elimination", "true"),), conflict=conflict)
