"""Scoring: what a finished round is worth to each seat (clauses 43 to 47, 49; R13)."""

from __future__ import annotations

from .round import Round


def round_points(round: Round) -> tuple[int, ...]:
    """Points each seat writes down for a finished round, by seat.

    `winner_takes`: the winner scores all other hands (each seat of a side what the other sides hold), and
    `score.knockout` for every seat that was knocked out. `own_points`: every seat its own hand, or `score.knockout`
    where it was knocked out. `none`: nobody.
    A round won because everybody else left scores nothing, nor does one that nobody won.
    """
    mode = round.rules.values["score.mode"]
    points = [0] * round.seats
    if mode == "none" or not round.over or round.winner is None or round.deserted:
        return tuple(points)
    worth = [round.worth(round.hand(seat)) for seat in range(round.seats)]
    factor = 2 if round.rules.values.on("house.double_score") else 1
    knockout = round.rules.values.count("score.knockout")
    if mode == "own_points" or round.rules.values.on("challenge_elimination"):
        # The hand of a seat knocked out lies aside and counts for nobody: the knockout does.
        for seat in round.fallen:
            worth[seat] += knockout
        return tuple(factor * n for n in worth)
    # Partners win together: each scores what all the others hold.
    total = sum(n for seat, n in enumerate(worth) if seat not in round.winners)
    total += knockout * len(round.fallen)
    for seat in round.winners:
        points[seat] = factor * total
    return tuple(points)
