"""A scorepad to hand on: as text that keeps its columns, or as CSV."""

from __future__ import annotations

import csv
import io

from penultimate.paper import decks
from penultimate.paper.scorepad import AskHand, Over, Pad
from penultimate.paper.words import say


def terms_line(pad: Pad, lang: str) -> str:
    """The terms in one line."""
    terms = pad.terms
    if terms.rounds == 1:
        length = say(lang, "pad.single")
    elif terms.rounds:
        length = say(lang, "pad.rounds", rounds=terms.rounds)
    else:
        length = say(lang, "pad.target", target=terms.target) if terms.target else say(lang, "pad.open")
    return " · ".join((decks.title_of(terms.edition), say(lang, f"pad.mode_{terms.mode}"), length))


def names_of(pad: Pad, seats: tuple[int, ...], lang: str) -> str:
    """Names in a row: "Ada", "Ada and Bea", "Ada, Bea and Cem"."""
    names = [pad.terms.players[s] for s in seats]
    if len(names) == 1:
        return names[0]
    return say(lang, "pad.and", first=", ".join(names[:-1]), last=names[-1])


def state_line(pad: Pad, lang: str) -> str:
    """Who has won, or who is ahead and who deals next."""
    asked = pad.asked
    if isinstance(asked, Over):
        key = "pad.won" if len(asked.winners) == 1 else "pad.shared"
        return say(lang, key, names=names_of(pad, asked.winners, lang))
    deals = say(lang, "pad.deals_next", name=pad.terms.players[pad.dealer])
    if isinstance(asked, AskHand):
        return say(lang, "pad.unfinished", number=len(pad.rounds) + 1)
    if not pad.rounds:
        return deals
    if len(pad.leaders) == len(pad.terms.players):
        return say(lang, "pad.level") + " " + deals
    key = "pad.ahead" if len(pad.leaders) == 1 else "pad.ahead_many"
    return say(lang, key, names=names_of(pad, pad.leaders, lang)) + " " + deals


def as_text(pad: Pad, lang: str = "en") -> str:
    """The whole pad as a table of plain text."""
    names = pad.terms.players
    head, last = say(lang, "pad.round"), say(lang, "pad.sum")
    rows = [[str(i), *map(str, pad.points(r))] for i, r in enumerate(pad.rounds, 1)]
    table = [[head, *names], *rows, [last, *map(str, pad.totals)]]
    widths = [max(len(row[c]) for row in table) for c in range(len(names) + 1)]

    def row_text(row: list[str]) -> str:
        first, *rest = (t.ljust(w) if i == 0 else t.rjust(w) for i, (t, w) in enumerate(zip(row, widths, strict=True)))
        return "  ".join([first, *rest])

    rule = "-" * len(row_text(table[0]))
    body = [row_text(r) for r in table]
    return "\n".join([terms_line(pad, lang), "", body[0], rule, *body[1:-1], rule, body[-1], "", state_line(pad, lang)])


def _harmless(text: str) -> str:
    """A name that a spreadsheet would take for a formula stays a name."""
    return "'" + text if text[:1] in "=+-@" else text


def as_csv(pad: Pad, lang: str = "en") -> str:
    """Complete rounds as CSV: round, dealer, who went out, and the points of every player; then the sums."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n")
    names = [_harmless(n) for n in pad.terms.players]
    write.writerow([say(lang, f"pad.{k}") for k in ("round", "dealer", "went_out")] + names)
    for i, one in enumerate(pad.rounds):
        dealer = names[(pad.terms.dealer + i) % len(names)]
        write.writerow([i + 1, dealer, "" if one.out is None else names[one.out], *pad.points(one)])
    write.writerow([say(lang, "pad.sum"), "", "", *pad.totals])
    return out.getvalue()
