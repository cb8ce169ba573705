"""Points: what cards count, and who writes them down (clauses 43 to 47, 49)."""

from ..kernel.draft import Draft
from .option import Rule, Values, choice, count

OPTIONS = (
    count("score.action", 20, 0, 500),
    count("score.wild", 50, 0, 500),
    count("score.wd4", 50, 0, 500),
    count("score.extra_wild", 40, 0, 500),
    choice("score.mode", "winner_takes", "own_points", "none"),
)
EXTRA = ("Wblank", "Wcustom", "Wswap", "Wshuffle")


def shape(draft: Draft, values: Values) -> None:
    for pair in draft.deck:
        for face in pair:
            if face is None or face.digit or face.symbol in draft.points or "*" in draft.points:
                continue
            if face.sign == "W":
                points = values.count("score.wild")
            elif face.sign == "W+4":
                points = values.count("score.wd4")
            elif face.sign in EXTRA:
                points = values.count("score.extra_wild")
            elif face.wild:
                points = 50
            else:
                points = values.count("score.action")
            draft.points.setdefault(face.sign, points)


def conflict(values: Values) -> str | None:
    if values["score.mode"] == "none" and values["match.kind"] == "target":
        return "score.mode=none keeps no points, so no target can be reached; choose match.kind=single or rounds"
    return None


RULE = Rule("score", OPTIONS, shape, conflict=conflict)
