"""Teams: seats opposite are partners; a side wins when one of it goes out, and scores are per side."""

from .option import Rule, Values, switch

OPTIONS = (switch("house.teams"),)


def conflict(values: Values) -> str | None:
    if not values.on("house.teams"):
        return None
    for other in ("house.secret_partner", "house.last_one_loses", "house.elimination", "house.music_chairs"):
        if values.on(other):
            return f"house.teams and {other} cannot both say who wins together; keep one of them"
    return None


RULE = Rule("teams", OPTIONS, switched=(("house.teams", "true"),), conflict=conflict)
