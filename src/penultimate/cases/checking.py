"""What a case expects, compared with what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from .. import decisions as dec
from .. import events as ev
from ..cards import plain
from ..kernel import codes
from ..kernel.vocabulary import TOKENS
from ..round import Round
from ..scoring import round_points
from .doing import Doing
from .filling import Table, seat_number
from .reader import BadCase
from .words import EXPECT, check_code, unknown

Check = Callable[[Doing, Round, Any], Any]


def words(values: Any) -> list[str]:
    """Card codes as writers write them, sorted: sets with repetition."""
    codes_written = [str(code) for code in values]
    for code in codes_written:
        check_code(code)
    return sorted(plain(code) for code in codes_written)


def shown(cards: Any, round: Round | None = None) -> list[str]:
    """Cards as the codes of the faces in play, sorted."""
    return sorted(round.face(card) if round else card.face for card in cards)


def truth(value: Any) -> bool:
    return str(value).lower() == "true"


def seat_names(seats: Any) -> list[str]:
    return [f"P{seat}" for seat in seats]


def waiting(round: Round) -> list[str]:
    """What is awaited, one text for each seat: `P1 stack_or_take`."""
    decision = round.decision
    wheel = not round.wild_on_top
    match decision:
        case dec.TakeTurn():
            said = ["play", "draw"]
        case dec.PlayOrExplode() | dec.MustPlay():
            said = ["play"]
        case dec.UseDrawn():
            said = ["play", "pass"]
        case dec.AnswerPenalty():
            said = ["stack"] * decision.stack + ["take"] + ["challenge"] * decision.challenge
            said += ["reflect"] * decision.reflect + ["cancel"] * decision.cancel
        case dec.PickColour(active=active):
            said = ["choose_colour"] if active or not wheel or round.row else ["card"]
        case dec.PickSeat():
            said = ["choose_seat"]
        case dec.Race():
            said = ["slap"]
        case dec.PickCard():
            said = ["card"] + ["take"] * decision.take + ["explode"] * decision.explode
        case dec.PickNumber():
            said = ["card"]
        case dec.PickRow():
            said = ["match", "draw" if decision.draw else "place" if decision.place else "end"]
        case dec.PickPile():
            said = ["choose_pile"]
        case dec.PickToken():
            said = ["choose_tower"]
        case dec.CancelOrAccept():
            said = ["take", "cancel"]
        case dec.FacePrompt():
            said = ["perform", "take"]
        case dec.Performing():
            said = ["done"]
        case dec.Voting():
            said = ["vote"]
        case dec.Pointing():
            said = ["point"]
        case dec.WorkDevice():
            said = ["spin"]
        case dec.LayMore():
            said = ["play", "stop"]
        case dec.MatchFirst():
            said = ["play", "pass"]
        case _:
            return []
    return [f"P{seat} {'_or_'.join(sorted(said))}" for seat in dec.seats_of(decision)]


SAME = {
    "accept": "take",
    "press": "slap",
    "pull": "spin",
    "choose_give_colour": "choose_colour",
    "choose_as": "choose_colour",
    "choose_on_as": "choose_colour",
    **dict.fromkeys(("choose_swap", "choose_target", "choose_jester", "choose_link"), "choose_seat"),
    **dict.fromkeys(
        ("give", "discard", "add", "place", "hold", "show", "choose_with", "choose_top", "choose_number"), "card"
    ),
}


def awaited(round: Round, value: Any) -> list[str]:
    """The same from the case: the order of the words does not count, `accept` is `take`."""
    if value == "none":
        return []
    same = dict(SAME)
    same["choose_give"] = "choose_seat" if isinstance(round.decision, dec.PickSeat) else "card"
    if isinstance(round.decision, dec.PickRow):
        del same["place"]
    texts = []
    for text in value if isinstance(value, list) else [value]:
        seat, _, said = str(text).partition(" ")
        for key in sorted(same, key=len, reverse=True):
            said = "_or_".join(same[word] if word == key else word for word in said.split("_or_"))
        texts.append(f"{seat} {'_or_'.join(sorted(said.split('_or_')))}")
    return sorted(texts)


def hands(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    want = {name: words(cards) for name, cards in value.items()}
    return want, {name: shown(round.hand(seat_number(name, round.seats)), round) for name in value}


def includes(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    missing = {
        name: words(
            (Counter(words(cards)) - Counter(shown(round.hand(seat_number(name, round.seats)), round))).elements()
        )
        for name, cards in value.items()
    }
    return {name: [] for name in value}, missing


def counts(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    want = {name: int(n) for name, n in value.items()}
    return want, {name: len(round.hand(seat_number(name, round.seats))) for name in value}


def legal_cards(round: Round) -> list[str]:
    from ..actions import ChooseCard, Play

    seats = dec.seats_of(round.decision)
    laid = (Play, ChooseCard)
    return sorted({round.face(a.card) for seat in seats for a in round.options(seat) if isinstance(a, laid)})


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


def distinct(round: Round) -> int:
    deck = round.rules.deck(round.seats)
    listed = Counter(dict(zip(deck.cards, deck.copies, strict=True)))
    return (Counter(round.cards) & listed).total()


def bottom(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    return words(value), shown(round.draw_pile[-len(value) :], round)


def winner_text(doing: Doing) -> Any:
    names = seat_names(doing.table.match.winners)
    return names[0] if len(names) == 1 else names


def winner(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    """One seat, `none`, or a list where several won together."""
    came = seat_names(round.winners) or ["none"]
    if isinstance(value, list):
        return sorted(value), came
    return value, came[0] if len(came) == 1 else came


def places(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    """Places of seats that are out while the round goes on; 0 for one that has none."""
    want = {name: int(place) for name, place in value.items()}
    return want, {name: round._s.places[seat_number(name, round.seats)] for name in value}


def open_hands(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    """The seats whose hand a spectator sees."""
    return sorted(value), seat_names(seat for seat, hand in enumerate(round.view(None).hands) if hand is not None)


def unseen(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    """The cards of a hand that its own seat has not seen yet."""
    want = {name: words(cards) for name, cards in value.items()}
    came = {}
    for name in value:
        seat = seat_number(name, round.seats)
        came[name] = shown((Counter(round.hand(seat)) - Counter(round.view(seat).hand)).elements())
    return want, came


def season(doing: Doing, _round: Round, value: Any) -> tuple[Any, Any]:
    """The points carried over from earlier matches."""
    match = doing.table.match
    return {k: int(n) for k, n in value.items()}, {k: match.season[seat_number(k, match.seats)] for k in value}


def copies(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    deck = round.rules.deck(round.seats)
    have = {str(card): n for card, n in zip(deck.cards, deck.copies, strict=True)}
    return {k: int(v) for k, v in value.items()}, {k: have.get(plain(k), 0) for k in value}


def sees(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    want = {viewer: {name: words(faces) for name, faces in seen.items()} for viewer, seen in value.items()}
    came: dict[str, dict[str, list[str]]] = {}
    for viewer, seen in value.items():
        view = round.view(seat_number(viewer, round.seats))
        came[viewer] = {name: sorted(view.backs[seat_number(name, round.seats)] or ()) for name in seen}
    return want, came


def piles(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    came = {}
    for number, wanted in value.items():
        pile = round.view(None).table.piles[int(number) - 1]
        have = {
            "top": pile.upcard.face,
            "colour": pile.colour or "any",
            "presses": str(pile.presses),
            "lamp": pile.lamp,
        }
        came[number] = {key: have.get(key) for key in wanted}
    return {n: {k: plain(str(v)) if k == "top" else str(v) for k, v in w.items()} for n, w in value.items()}, came


def lives(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    have = round._s.lives
    return {k: int(v) for k, v in value.items()}, {k: have[seat_number(k, round.seats)] for k in value}


def blaster(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    cards = value.get("cards", []) if isinstance(value, dict) else value
    return words(cards), shown(round.aside)


def towers(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    owners = round._s.tokens
    have = {t: f"P{owners[n] - 1}" if owners[n] else "middle" for n, t in enumerate(TOKENS)}
    return dict(value), {t: have.get(t) for t in value}


def roles(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    have = {"king": f"P{round._s.roles[0]}", "jester": f"P{round._s.roles[1]}"}
    return dict(value), {role: have.get(role) for role in value}


def lock(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    lock = round.view(None).table.lock
    came = {"colour": lock[0], "owner": f"P{lock[1]}"} if lock else {}
    return {} if value == "none" else dict(value), came


def kept(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    prompts = round.view(None).table.prompts
    came = {f"P{seat}": str(n) for seat, n in enumerate(prompts) if n is not None}
    return {} if value == "none" else {k: str(v) for k, v in value.items()}, came


def link(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    linked = round.view(None).table.link
    return [] if value in ("none", {}, "{}") else sorted(value), seat_names(linked or ())


def prompt(_doing: Doing, round: Round, value: Any) -> tuple[Any, Any]:
    came = {}
    if isinstance(round.decision, dec.FacePrompt | dec.Performing):
        came[f"P{round.decision.seat}"] = str(round.decision.number)
    elif isinstance(round.decision, dec.Voting):
        came[f"P{round.decision.performer}"] = str(round._s.prompted)
    for seat, n in enumerate(round.view(None).table.prompts):
        if n is not None:
            came.setdefault(f"P{seat}", str(n))
    return {} if value == "none" else {k: str(v) for k, v in value.items()}, came


# Each gives what was expected and what came, in the same terms.
CHECKS: dict[str, Callable[[Doing, Round, Any], tuple[Any, Any]]] = {
    "top": lambda d, r, v: (plain(v), r.face(r.discard_pile[-1]) if r.discard_pile else ""),
    "colour": lambda d, r, v: (v, r.view(None).colour),
    "dir": lambda d, r, v: (v, "cw" if r.view(None).direction == 1 else "ccw"),
    "turn": lambda d, r, v: (v, f"P{turn_of(r)}"),
    "awaiting": lambda d, r, v: (awaited(r, v), sorted(waiting(r))),
    "pending": lambda d, r, v: (int(v), r.view(None).pending),
    "hands": hands,
    "includes": includes,
    "counts": counts,
    "draw": lambda d, r, v: ([plain(c) for c in v], [r.face(card) for card in r.draw_pile]),
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
    "winner": winner,
    "points": lambda d, r, v: (int(v), 0 if r.winner is None else round_points(r)[r.winner]),
    "scores": lambda d, r, v: (
        {k: int(n) for k, n in v.items()},
        {k: d.table.match.scores[seat_number(k, d.table.seats)] for k in v},
    ),
    "match_over": lambda d, r, v: (truth(v), d.table.match.over),
    "match_winner": lambda d, r, v: (v, winner_text(d)),
    "players_left": lambda d, r, v: (sorted(v), seat_names(r.active)),
    "out": lambda d, r, v: (sorted(v), seat_names(p for p in range(r.seats) if p not in r.active)),
    "total_cards": lambda d, r, v: (int(v), len(r.cards)),
    "distinct_cards": lambda d, r, v: (int(v), distinct(r)),
    "copies_in_deck": copies,
    "places": places,
    "open": open_hands,
    "unseen": unseen,
    "season": season,
    "side": lambda d, r, v: (v, "dark" if r.view(None).table.side else "light"),
    "sees": sees,
    "piles": piles,
    "row": lambda d, r, v: (words(v), shown(r.row)),
    "total": lambda d, r, v: (int(v), r.view(None).table.total),
    "lives": lives,
    "blaster": blaster,
    "blaster_size": lambda d, r, v: (int(v), len(r.aside)),
    "towers": towers,
    "roles": roles,
    "lock": lock,
    "face": kept,
    "link": link,
    "prompt": prompt,
    "set_aside": lambda d, r, v: (words(v), shown(r.aside)),
    "pile_up": lambda d, r, v: (words(v), shown(r.aside)),
    "stake": lambda d, r, v: (words(v), shown(r.aside)),
}


OF_THE_MATCH = ("season", "scores", "match_over", "match_winner")
"""What may be expected when no round is at the table."""


def turn_of(round: Round) -> int:
    """The seat whose turn it is; while another seat's answer is open, the seat that played."""
    s = round._s
    played = (codes.PENALTY, codes.RACE, codes.GUARD, codes.PROMPT, codes.PERFORM, codes.POINT)
    return s.player if s.question in played or (s.question == codes.VOTE and not s.posed) else s.turn


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
    if table.foretold is not None and table.foretold.left():
        raise BadCase(f"chance: nothing used {', '.join(table.foretold.left())}")
    for key, value in expect.items():
        if key == "dealer":
            if value != f"P{table.dealer}":
                wrong.append(f"dealer: expected {value}, came P{table.dealer}")
            continue
        if key not in CHECKS:
            raise unknown("expect:", key, EXPECT)
        if table.round is None and key not in OF_THE_MATCH:
            raise BadCase(f"expect.{key}: there is no round")
        try:
            want, came = CHECKS[key](doing, table.round, value)  # type: ignore[arg-type]
        except (AttributeError, TypeError, ValueError) as error:
            raise BadCase(f"expect.{key}: {error}") from error
        if want != came:
            wrong.append(f"{key}: expected {want}, came {came}")
    return wrong
