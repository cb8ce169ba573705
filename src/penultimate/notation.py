"""Notation: cards, actions, events and positions as text, tolerant when read, strict when written.

Every reader raises BadNotation with the offending text; `read_action` with a round raises AmbiguousAction for a face
that several different cards of the hand show.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from . import actions as act
from . import events as ev
from .cards import Card, plain, read_card
from .errors import AmbiguousAction, BadNotation, meant
from .position import Position

if TYPE_CHECKING:
    from .round import Round

WORDS: dict[str, act.Action] = {
    "draw": act.Draw(),
    "pass": act.Pass(),
    "take": act.Take(),
    "challenge": act.Challenge(),
    "call": act.Call(),
    "slap": act.Slap(),
    "stop": act.Stop(),
    "leave": act.Leave(),
    "advise": act.Advise(),
    "deadline": act.Deadline(),
    "time_up": act.TimeUp(),
    "perform": act.Perform(),
    "done": act.Done(),
    "spin": act.Spin(),
    "cancel": act.Cancel(),
    "cash": act.Cash(),
    "explode": act.Explode(),
    "signal": act.Signal(),
}
SYNONYMS = {"accept": "take", "call_uno": "call", "uno": "call", "press": "slap", "slap_deadline": "deadline"}
WRITTEN = {action: word for word, action in WORDS.items()}
TAKING = (
    "play",
    "jump_in",
    "colour",
    "choose",
    "catch",
    "card",
    "row",
    "number",
    "pile",
    "token",
    "vote",
    "broken",
)
WITH_CARD: dict[str, type[act.Play | act.JumpIn | act.ChooseCard | act.ChooseRow]] = {
    "play": act.Play,
    "jump_in": act.JumpIn,
    "card": act.ChooseCard,
    "row": act.ChooseRow,
}
WITH_NUMBER: dict[str, type[act.Catch | act.ChooseNumber | act.ChoosePile | act.SayBroken]] = {
    "catch": act.Catch,
    "number": act.ChooseNumber,
    "pile": act.ChoosePile,
    "broken": act.SayBroken,
}


def write_action(action: act.Action) -> str:
    """An action as text: `play R5`, `jump_in Gskip`, `colour R`, `choose 2`, `catch 1`, `draw`."""
    match action:
        case act.Play(card):
            return f"play {card}"
        case act.JumpIn(card):
            return f"jump_in {card}"
        case act.NameColour(colour):
            return f"colour {colour}"
        case act.ChooseSeat(seat):
            return "choose none" if seat is None else f"choose {seat}"
        case act.Catch(seat):
            return f"catch {seat}"
        case act.ChooseCard(card):
            return f"card {card}"
        case act.ChooseRow(card):
            return f"row {card}"
        case act.ChooseNumber(number):
            return f"number {number}"
        case act.ChoosePile(pile):
            return f"pile {pile}"
        case act.ChooseToken(token):
            return f"token {token}"
        case act.Vote(passed):
            return f"vote {'pass' if passed else 'fail'}"
        case act.SayBroken(seat):
            return f"broken {seat}"
    return WRITTEN[action]


def read_action(text: str, round: Round | None = None, seat: int | None = None) -> act.Action:
    """The action a text means. With a round and a seat, a card may be named by the face it shows."""
    words = text.split()
    if not words:
        raise BadNotation(text, "an action is a word such as draw, or play R5")
    word = SYNONYMS.get(words[0].lower(), words[0].lower())
    if word in WORDS and len(words) == 1:
        return WORDS[word]
    if word in TAKING and len(words) == 2:
        return _with_argument(text, word, words[1], round, seat)
    if word in WORDS or word in TAKING:
        raise BadNotation(text, f"{word} takes {'one argument' if word in TAKING else 'no argument'}")
    raise BadNotation(text, f"there is no such action{meant(word, (*WORDS, *TAKING))}")


def _with_argument(text: str, word: str, value: str, round: Round | None, seat: int | None) -> act.Action:
    if word in WITH_CARD:
        return WITH_CARD[word](_card(text, value, None if word == "row" else round, seat))
    if word == "vote" and value in ("pass", "fail"):
        return act.Vote(value == "pass")
    if word == "token":
        return act.ChooseToken(value.upper())
    if word == "colour":
        if value.upper() not in "RYGBKTOV" or len(value) != 1:
            raise BadNotation(text, "a colour is one of the letters R Y G B, or K T O V on the dark side")
        return act.NameColour(value.upper())
    if word == "choose" and value == "none":
        return act.ChooseSeat(None)
    number = value.removeprefix("P")
    if not (number.isascii() and number.isdigit() and len(number) < 3) or word in ("vote", "token"):
        raise BadNotation(text, "a seat, a number or a pile is a number; a vote is pass or fail")
    return act.ChooseSeat(int(number)) if word == "choose" else WITH_NUMBER[word](int(number))


def _card(text: str, code: str, round: Round | None, seat: int | None) -> Card:
    """The card a code means: as written, or the card of the hand that shows this face."""
    card = read_card(code)
    if round is None or seat is None or card.other is not None:
        return card
    found = {held for held in round.hand(seat) if plain(code) in (held.face, held.other)}
    if len(found) > 1:
        raise AmbiguousAction(text, f"could be any of {', '.join(sorted(map(str, found)))}")
    return found.pop() if found else card


# ------------------------------------------------------------------------------------------------ events

EVENTS: dict[str, type[Any]] = {
    re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower(): kind for kind in ev.Event.__args__
}
NAMES = {kind: name for name, kind in EVENTS.items()}


def write_event(event: ev.Event) -> str:
    """An event as text: its name and its fields in order; `?` is hidden or nobody, `-` an empty list of cards."""
    return " ".join([NAMES[type(event)], *(_write_field(getattr(event, f.name)) for f in fields(event))])


def _write_field(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


def read_event(text: str) -> ev.Event:
    """The event a text means."""
    name, *values = text.split() or [""]
    kind = EVENTS.get(name)
    if kind is None:
        raise BadNotation(text, f"there is no such event{meant(name, EVENTS)}")
    wanted = fields(kind)
    if len(values) != len(wanted):
        raise BadNotation(text, f"{name} has {len(wanted)} fields")
    read = [_read_field(text, str(f.type), value) for f, value in zip(wanted, values, strict=True)]
    event: ev.Event = kind(*read)
    return event


def _read_field(text: str, kind: str, value: str) -> Any:
    if value == "?" and kind.endswith("None"):
        return None
    if kind.startswith("tuple[Card"):
        return () if value == "-" else tuple(read_card(code) for code in value.split(","))
    if kind.startswith("tuple[str"):
        return () if value == "-" else tuple(value.split(","))
    if kind.startswith("tuple[int"):
        return () if value == "-" else tuple(_number(text, part) for part in value.split(","))
    if kind.startswith("Card"):
        return read_card(value)
    if kind.startswith("bool") and value in ("yes", "no"):
        return value == "yes"
    if kind.startswith("int"):
        return _number(text, value)
    if kind.startswith("str"):
        return value
    raise BadNotation(text, f"{value!r} cannot stand there")


def _number(text: str, value: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", value):
        raise BadNotation(text, f"{value!r} is not a number")
    return int(value)


# ------------------------------------------------------------------------------------------------ positions


def write_position(position: Position) -> str:
    """A table on one line: `turn=0 dir=cw hands=R5,B1;G3 draw=G2,R9 discard=R7,R5`."""
    words = [
        f"turn={position.turn}",
        f"dir={'cw' if position.direction == 1 else 'ccw'}",
        f"dealer={position.dealer}",
        f"hands={';'.join(_cards(hand) for hand in position.hands)}",
        f"draw={_cards(position.draw)}",
        f"discard={_cards(position.discard)}",
    ]
    if position.colour:
        words.append(f"colour={position.colour}")
    for key in ("called", "out"):
        seats = getattr(position, key)
        if seats:
            words.append(f"{key}={','.join(map(str, seats))}")
    if position.side:
        words.append(f"side={position.side}")
    return " ".join(words)


def _cards(cards: tuple[Card, ...]) -> str:
    return ",".join(map(str, cards)) or "-"


def read_position(text: str) -> Position:
    """The table a line means. Raises BadNotation for unknown keys, for seats and cards that cannot be read."""
    values: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key in values:
            raise BadNotation(word, "a position is written KEY=VALUE, each key once")
        values[key] = value
    known = {"turn", "dir", "dealer", "hands", "draw", "discard", "colour", "called", "out", "side"}
    for key in values:
        if key not in known:
            raise BadNotation(key, f"a position has no such key{meant(key, known)}")
    for key in ("hands", "discard"):
        if key not in values:
            raise BadNotation(text, f"{key} is missing")

    def cards(value: str) -> tuple[Card, ...]:
        return () if value in ("-", "") else tuple(read_card(code) for code in value.split(","))

    def seats(key: str) -> tuple[int, ...]:
        return tuple(_number(text, part) for part in values.get(key, "").split(",") if part)

    hands = tuple(cards(hand) for hand in values["hands"].split(";"))
    if not 1 <= len(hands) <= 16:
        raise BadNotation(text, "a table has 1 to 16 seats")
    position = Position(
        hands=hands,
        draw=cards(values.get("draw", "-")),
        discard=cards(values["discard"]),
        turn=_number(text, values.get("turn", "0")),
        direction={"cw": 1, "ccw": -1}.get(values.get("dir", "cw"), 0),
        colour=values.get("colour", ""),
        dealer=_number(text, values.get("dealer", "0")),
        called=seats("called"),
        out=seats("out"),
        side=_number(text, values.get("side", "0")),
    )
    for seat in (position.turn, position.dealer, *position.called, *position.out):
        if not 0 <= seat < len(hands):
            raise BadNotation(text, f"there is no seat {seat}")
    if position.direction == 0:
        raise BadNotation(text, "dir is cw or ccw")
    if not position.discard or position.side not in (0, 1):
        raise BadNotation(text, "a position has an upcard, and side 0 or 1")
    if position.colour and position.colour not in "RYGBKTOV":
        raise BadNotation(text, "a colour is one of the letters R Y G B K T O V")
    return position
