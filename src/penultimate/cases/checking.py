"""What a case expects, compared with what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from .. import decisions as dec
from .. import events as ev
from ..cards import Card, plain
from ..kernel import codes
from ..round import Round
from ..scoring import round_points
from .doing import Doing
from .filling import Table, seat_number
from .reader import BadCase, NotYet

Check = Callable[[Doing, Round, Any], Any]


def words(values: Any) -> list[str]:
    """Card codes as writers write them, sorted: sets with repetition."""
    return sorted(plain(str(code)) for code in values)


def shown(cards: Any) -> list[str]:
    """Cards as their codes, sorted."""
    return sorted(card.face for card in cards)


def truth(value: Any) -> bool:
    return str(value).lower() == "true"


def seat_names(seats: Any) -> list[str]:
    return [f"P{seat}" for seat in seats]


def waiting(round: Round) -> list[str]:
    """What is awaited, one text for each seat: `P1 stack_or_take`."""
    decision = round.decision
    match decision:
        case dec.TakeTurn():
            said = ["play", "draw"]
        case dec.UseDrawn():
            said = ["play", "pass"]
        case dec.AnswerPenalty():
            said = ["stack"] * decision.stack + ["take"] + ["challenge"] * decision.challenge
        case dec.PickColour():
            said = ["choose_colour"]
        case dec.PickSeat():
            said = ["choose_seat"]
        case dec.Race():
            said = ["slap"]
        case dec.LayMore():
            said = ["play", "stop"]
        case dec.MatchFirst():
            said = ["play", "pass"]
        case _:
            return []
    return [f"P{seat} {'_or_'.join(sorted(said))}" for seat in dec.seats_of(decision)]


def awaited(value: Any) -> list[str]:
    """The same from the case: the order of the words does not count, `accept` is `take`."""
    if value == "none":
        return []
    texts = []
    for text in value if isinstance(value, list) else [value]:
        seat, _, said = str(text).partition(" ")
        same = {"accept": "take", "choose_swap": "choose_seat", "choose_target": "choose_seat", "press": "slap"}
        texts.append(f"{seat} {'_or_'.join(sorted(same.get(word, word) for word in said.split('_or_')))}")
    return sorted(texts)


def hands(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    want = {name: words(cards) for name, cards in value.items()}
    return want, {name: shown(round.hand(seat_number(name, round.seats))) for name in value}


def includes(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    missing = {
        name: words((Counter(words(cards)) - Counter(shown(round.hand(seat_number(name, round.seats))))).elements())
        for name, cards in value.items()
    }
    return {name: [] for name in value}, missing


def counts(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    want = {name: int(n) for name, n in value.items()}
    return want, {name: len(round.hand(seat_number(name, round.seats))) for name in value}


def legal_cards(round: Round) -> list[str]:
    from ..actions import Play

    seats = dec.seats_of(round.decision)
    return sorted({a.card.face for seat in seats for a in round.options(seat) if isinstance(a, Play)})


def illegal(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    legal = legal_cards(round)
    return [], [code for code in words(value) if code in legal]


def last_shown(doing: Doing) -> list[int]:
    """The seats that saw the hand in the last challenge."""
    seats: list[int] = []
    for event in doing.events:
        if isinstance(event, ev.Challenged):
            seats = []
        elif isinstance(event, ev.HandShown):
            everyone = [seat for seat in range(doing.table.seats) if seat != event.seat]
            seats = everyone if event.to is None else [event.to]
    return seats


def not_revealed(doing: Doing, _round: Round, value: Any) -> tuple[Any, Any]:
    return [], [name for name in value if seat_number(name, doing.table.seats) in last_shown(doing)]


def everywhere(round: Round) -> list[Card]:
    """All cards in all places."""
    cards = [card for seat in range(round.seats) for card in round.hand(seat)]
    return cards + list(round.draw_pile) + list(round.discard_pile)


def distinct(round: Round) -> int:
    deck = round.rules.deck(round.seats)
    listed = Counter(dict(zip(deck.cards, deck.copies, strict=True)))
    return (Counter(everywhere(round)) & listed).total()


def bottom(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    return words(value), shown(round.draw_pile[-len(value) :])


def winner_text(doing: Doing) -> Any:
    names = seat_names(doing.table.match.winners)
    return names[0] if len(names) == 1 else names


def copies(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    deck = round.rules.deck(round.seats)
    have = {str(card): n for card, n in zip(deck.cards, deck.copies, strict=True)}
    return {k: int(v) for k, v in value.items()}, {k: have.get(plain(k), 0) for k in value}


# Each gives what was expected and what came, in the same terms.
CHECKS: dict[str, Callable[[Doing, Round, Any], tuple[Any, Any]]] = {
    "top": lambda d, r, v: (plain(v), r.discard_pile[-1].face),
    "colour": lambda d, r, v: (v, r.view(None).colour),
    "dir": lambda d, r, v: (v, "cw" if r.view(None).direction == 1 else "ccw"),
    "turn": lambda d, r, v: (v, f"P{turn_of(r)}"),
    "awaiting": lambda d, r, v: (awaited(v), sorted(waiting(r))),
    "pending": lambda d, r, v: (int(v), r.view(None).pending),
    "hands": hands,
    "includes": includes,
    "counts": counts,
    "draw": lambda d, r, v: ([plain(c) for c in v], [card.face for card in r.draw_pile]),
    "draw_size": lambda d, r, v: (int(v), len(r.draw_pile)),
    "discard_size": lambda d, r, v: (int(v), len(r.discard_pile)),
    "bottom_of_draw": bottom,
    "legal": lambda d, r, v: (words(v), legal_cards(r)),
    "illegal": illegal,
    "uno_called": lambda d, r, v: (sorted(v), seat_names(r.view(None).called)),
    "vulnerable": lambda d, r, v: (sorted(v), seat_names(r.view(None).exposed)),
    "revealed_to": lambda d, r, v: (sorted(v), seat_names(last_shown(d))),
    "not_revealed_to": not_revealed,
    "round_over": lambda d, r, v: (truth(v), r.over),
    "winner": lambda d, r, v: (v, "none" if r.winner is None else f"P{r.winner}"),
    "points": lambda d, r, v: (int(v), 0 if r.winner is None else round_points(r)[r.winner]),
    "scores": lambda d, r, v: (
        {k: int(n) for k, n in v.items()},
        {k: d.table.match.scores[seat_number(k, r.seats)] for k in v},
    ),
    "match_over": lambda d, r, v: (truth(v), d.table.match.over),
    "match_winner": lambda d, r, v: (v, winner_text(d)),
    "players_left": lambda d, r, v: (sorted(v), seat_names(r.active)),
    "out": lambda d, r, v: (sorted(v), seat_names(p for p in range(r.seats) if p not in r.active)),
    "total_cards": lambda d, r, v: (int(v), len(everywhere(r))),
    "distinct_cards": lambda d, r, v: (int(v), distinct(r)),
    "copies_in_deck": copies,
}


def turn_of(round: Round) -> int:
    """The seat whose turn it is; while another seat's answer is open, the seat that played."""
    s = round._s
    return s.player if s.question in (codes.PENALTY, codes.RACE) else s.turn


def check(doing: Doing) -> list[str]:
    """What does not hold, one line each: expected, and what came."""
    table: Table = doing.table
    wrong = []
    expect = dict(table.trial.expect)
    rejected = expect.pop("rejected", [])
    if rejected == "true":
        return ["rejected: expected the set-up to be refused, but it was dealt"]
    numbers = [int(n) for n in rejected]
    if numbers != doing.refused:
        wrong.append(f"rejected: expected {numbers}, came {doing.refused} {'; '.join(doing.reasons)}".rstrip())
    for key, value in expect.items():
        if key == "dealer":
            if value != f"P{table.dealer}":
                wrong.append(f"dealer: expected {value}, came P{table.dealer}")
            continue
        if key not in CHECKS:
            raise NotYet(f"expect.{key} is not known yet")
        if table.round is None:
            raise BadCase(f"expect.{key}: there is no round")
        want, came = CHECKS[key](doing, table.round, value)
        if want != came:
            wrong.append(f"{key}: expected {want}, came {came}")
    return wrong
