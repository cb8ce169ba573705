"""Around the rounds: the first dealer, running points, the end of the match (clauses 4 and 48 to 50)."""

from model.cards import is_number, points_of
from model.options import Options
from model.table import Table


def cut_value(card: str, options: Options) -> int | None:
    """Worth of a card in the cut for the deal; None: this seat cuts again."""
    if is_number(card):
        return int(card[1:])
    symbols = options["deal.high_card_symbols"]
    if symbols == "points":
        return points_of(card, options)
    return 0 if symbols == "zero" else None


def cut_for_deal(options: Options, cut: dict[int, str], second: dict[int, str] | None = None) -> int | None:
    """The highest card deals. Ties, and symbols under `redraw`, are settled by the second cut."""
    again = second or {}
    values = {}
    for seat, card in cut.items():
        value = cut_value(card, options)
        if value is None and seat in again:
            value = cut_value(again[seat], options)
        if value is not None:
            values[seat] = value
    highest = [seat for seat in values if values[seat] == max(values.values())]
    if len(highest) == 1:
        return highest[0]
    tied = {seat: again[seat] for seat in highest if seat in again}
    return cut_for_deal(options, tied) if tied else None


class Match:
    """Scores before the round, and what a finished round makes of them."""

    def __init__(self, options: Options, scores: list[int], round_number: int = 1) -> None:
        self.options = options
        self.scores = list(scores)
        self.round_number = round_number
        self.over = False
        self.winners: list[int] = []

    def finish_round(self, table: Table) -> None:
        won_rounds_count = self.options["score.mode"] == "none" and self.options["match.kind"] == "rounds"
        for seat, points in enumerate(table.points()):
            self.scores[seat] += points
        if won_rounds_count and table.winner is not None:
            self.scores[table.winner] += 1

        if len(table.active) == 1:  # everybody else left (case E114)
            self.end(list(table.active))
        elif self.options["match.kind"] == "single":
            self.end([] if table.winner is None else [table.winner])
        elif self.options["match.kind"] == "rounds":
            if self.round_number >= self.options["match.rounds"]:
                self.end_by_scores(table.active)
        elif max(self.scores) >= self.options["match.target"]:
            self.end_by_scores(table.active)

    def end_by_scores(self, seats: list[int]) -> None:
        """The highest total wins; under own_points the lowest. A tie may need an extra round."""
        low_wins = self.options["score.mode"] == "own_points"
        totals = [self.scores[seat] for seat in seats]
        best = min(totals) if low_wins else max(totals)
        winners = [seat for seat in seats if self.scores[seat] == best]
        if len(winners) == 1 or self.options["match.tie"] == "shared":
            self.end(winners)

    def end(self, winners: list[int]) -> None:
        self.over = True
        self.winners = winners
