"""Write pads for the test of the browser's scorepad: entries, and what Python makes of them after each.

Half are matches that bots played, whose points `penultimate.scoring` gave; half are entries at random. Run by
`client/check`; same code, same file.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from points import LANGUAGES, kind_of, kinds

from penultimate.match import Match
from penultimate.paper import decks
from penultimate.paper.padfile import _entry_line, _terms_line
from penultimate.paper.scorepad import TIES, AskHand, Entry, Hand, Out, Over, Pad, Terms, Undo
from penultimate.paper.share import as_csv, as_text
from penultimate.players.host import play_round
from penultimate.players.random import RandomPlayer
from penultimate.rules.ruleset import RuleSet

TARGET = Path(__file__).parent.parent / "src" / "score" / "made" / "pads.json"
NAMES = ("Ada", "Bea, B.", 'Cem "C"', "=Dora", "Émile", "Zoë")
MODES = {"winner": "winner_takes", "own": "own_points"}
PLAYED = ("classic", "flip", "attack", "dos", "no_mercy", "party")


def state(pad: Pad) -> dict[str, Any]:
    """What a pad says of itself."""
    asked = pad.asked
    over = list(asked.winners) if isinstance(asked, Over) else None
    return {
        "totals": pad.totals,
        "dealer": pad.dealer,
        "leaders": pad.leaders,
        "asked": asked.seat if isinstance(asked, AskHand) else None,
        "over": over,
    }


def written(pad: Pad, language: str) -> dict[str, Any]:
    """A pad, what it says after each entry, and how it is handed on."""
    states, grown = [], Pad(pad.terms)
    for entry in pad.entries:
        grown = grown.add(entry)
        states.append(state(grown))
    return {
        "terms": _terms_line(pad.terms),
        "entries": [_entry_line(entry) for entry in pad.entries],
        "states": states,
        "points": [pad.points(one) for one in pad.rounds],
        "language": language,
        "text": as_text(pad, language),
        "csv": as_csv(pad, language),
    }


def played(edition: str, chance: random.Random) -> Pad:
    """A match of bots on a pad; its points are those of the engine."""
    mode = chance.choice(list(MODES))
    tie = chance.choice(TIES)
    rounds = chance.choice((None, 1, 3))
    kind = f"match.kind=rounds match.rounds={rounds}" if rounds else "match.target=250"
    rules = RuleSet.parse(f"{edition} score.mode={MODES[mode]} match.tie={tie} {kind}")
    seats = max(rules.values.count("players.min"), chance.choice((2, 3, 4)))
    known = kinds(edition)
    match = Match(rules, seats, chance.randrange(10**6))
    pad: Pad | None = None
    while not match.over and len(match.results) < 6:
        round_ = match.next_round()
        target = None if rounds else 250
        pad = pad or Pad(Terms(NAMES[:seats], edition, mode, target, rounds, tie, match.dealer))  # type: ignore[arg-type]
        play_round(round_, [RandomPlayer(chance.randrange(10**6)) for _ in range(seats)], 1)
        match.finish(round_)
        pad = pad.add(Out(round_.winner))
        while isinstance(pad.asked, AskHand):
            seat = pad.asked.seat
            if seat in round_.fallen:
                pad = pad.add(Hand(seat, 0, (), knocked_out=True))
            else:
                hand = round_.hand(seat)
                cards = () if edition == "flip" else tuple(known[kind_of(str(card))] for card in hand)
                pad = pad.add(Hand(seat, round_.worth(hand), cards))
        assert list(pad.totals) == match.scores, (edition, pad.totals, match.scores)
    assert pad is not None
    return pad


def scribbled(chance: random.Random) -> Pad:
    """Entries at random, some of them taken back."""
    edition = chance.choice(decks.editions())
    usual = decks.scoring(edition)
    mode: decks.Mode = "none" if usual.mode == "none" else chance.choice(("winner", "own", "none"))
    rounds = chance.choice((None, 1, 4))
    target = None if rounds else chance.choice((None, 3 if mode == "none" else 250))
    seats = chance.randint(2, len(NAMES))
    pad = Pad(Terms(NAMES[:seats], edition, mode, target, rounds, chance.choice(TIES), chance.randrange(seats)))
    for _ in range(chance.randint(0, 24)):
        entry: Entry
        if pad.standing and (isinstance(pad.asked, Over) or chance.random() < 0.15):
            entry = Undo()
        elif isinstance(pad.asked, AskHand):
            fallen = usual.knockout > 0 and chance.random() < 0.2
            entry = Hand(pad.asked.seat, 0 if fallen else chance.randint(0, 120), (), fallen)
        else:
            entry = Out(chance.choice((*range(seats), None)))
        pad = pad.add(entry)
    return pad


def main() -> None:
    """Write the file, a pad a line."""
    chance = random.Random(7)
    pads = [played(edition, chance) for edition in PLAYED for _ in range(3)] + [scribbled(chance) for _ in range(40)]
    lines = [
        json.dumps(written(pad, LANGUAGES[place % 3]), ensure_ascii=False, separators=(",", ":"))
        for place, pad in enumerate(pads)
    ]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
