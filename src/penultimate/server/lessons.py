"""Lessons: a few moves on a real table, recorded, in which a person does what is asked for and sees what comes of it.

Every view, option and reason in them is the engine's. The first lesson is a position of the classic game, played by a
script; that of a card is a moment of a round at exactly these rules in which the card can be laid.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.actions import Action
from penultimate.cards import Card, read_card
from penultimate.chance import Chance
from penultimate.errors import PenultimateError
from penultimate.events import Event, seen
from penultimate.language.sheet import default_seats, sheet
from penultimate.language.speaking import Language, language_for
from penultimate.players import bot
from penultimate.players.host import next_action
from penultimate.position import Position
from penultimate.round import Round
from penultimate.rules.ruleset import RuleSet
from penultimate.view import View

from .forms import ActionForm, EventForm, plain
from .kit import Kit, kit_of
from .projection import fields_of

YOU = 0
ROUNDS = 60  # rounds looked through for a moment in which a card can be laid
DEEP = 80  # moves of each
AFTER = 4  # what others do after it, at most
NAMES = (
    "you",
    "Robin",
    "Sasha",
    "Noor",
    "Mika",
    "Toni",
    "Remy",
    "Juno",
    "Niko",
    "Ari",
    "Uli",
    "Lou",
    "Ren",
    "Sam",
    "Jo",
)


class Why(msgspec.Struct, frozen=True):
    """Why a card has to wait, as in an answer to `why_not`."""

    rule: str
    reason: str
    why: str
    values: dict[str, int | str]


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has just happened, how the table looks to the person now, and what is to be done, if it is theirs to do."""

    events: list[EventForm]
    view: dict[str, Any]
    say: str = ""
    expect: ActionForm | None = None
    why: dict[str, Why] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson. `seats` are the names of the others; the person sits at seat 0 and has none."""

    title: str
    rules: str
    kit: Kit
    seats: list[str]
    steps: list[LessonStep]


class Teacher:
    """Plays a round and writes down every step of it."""

    def __init__(self, round: Round, words: Language) -> None:
        self.round = round
        self.words = words
        self.steps: list[LessonStep] = []

    def ask(self, say: str, action: Action, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The person is to do this; gives what comes of it."""
        view = self.round.view(YOU)
        action = as_offered(view, action)
        why = {}
        for card in dict.fromkeys(view.hand):
            refusal = self.round.why_not(YOU, act.Play(card))
            if refusal is not None:
                why[str(card)] = Why(refusal.rule, refusal.reason, refusal.name, dict(refusal.values))
        self.note(events, say, action, why)
        return self.round.act(YOU, action)

    def note(
        self, events: tuple[Event, ...], say: str = "", expect: Action | None = None, why: dict[str, Why] | None = None
    ) -> None:
        """Write a step down."""
        told = [plain(seen(event, YOU)) for event in events]
        view = {name: plain(value) for name, value in fields_of(self.round.view(YOU)).items()}
        self.steps.append(LessonStep(told, view, say, None if expect is None else plain(expect), why or {}))

    def lesson(self, title: str) -> Lesson:
        """All of it."""
        rules = self.round.rules
        return Lesson(
            title, rules.text, kit_of(rules, self.round.seats), ["", *NAMES[1 : self.round.seats]], self.steps
        )


def as_offered(view: View, action: Action) -> Action:
    """An action as the person's view offers it: of two-sided cards it shows one side."""
    if isinstance(action, act.Play | act.ChooseCard | act.JumpIn) and action not in view.options:
        for option in view.options:
            if type(option) is type(action) and _sides(option.card) & _sides(action.card):
                return option
    return action


# ---------------------------------------------------------------- the first lesson

HANDS = ("R7 Y2 G7 B5", "B7 Yskip Y+2 G1 G8", "B2 G4 B8 R3 Y1")
DISCARD = "R4"
DRAW = "Y9 R1 Y4 W R2 Y6 G3 B1 R9 Y8 B4 G6 R5 Y3 G9 B6"
SCRIPT: tuple[tuple[int, str, str], ...] = (
    (0, "R7", "colour"),
    (1, "B7", ""),
    (2, "B2", ""),
    (0, "Y2", "number"),
    (1, "Yskip", ""),
    (0, "draw", "draw"),
    (0, "Y9", "drawn"),
    (1, "Y+2", ""),
    (0, "draw", "two"),
    (0, "W", "wild"),
    (0, "G", "name"),
    (1, "G1", ""),
    (0, "catch 1", "catch-no-call"),
    (2, "G4", ""),
    (0, "G7", "last-but-one"),
    (0, "call", "call"),
    (1, "G8", ""),
    (2, "B8", ""),
    (0, "B5", "last"),
)
"""Who does what, and under which name the lesson speaks of it."""


def first_lesson(lang: str) -> Lesson:
    """The game in two minutes."""
    rules = RuleSet.parse("classic")
    words = language_for(rules, lang)
    position = Position(
        hands=tuple(_cards(hand) for hand in HANDS), draw=_cards(DRAW), discard=_cards(DISCARD), dealer=2
    )
    teacher = Teacher(Round.at(rules, position), words)
    events: tuple[Event, ...] = ()
    for seat, move, name in SCRIPT:
        action = _move(teacher.round, move)
        if seat != YOU:
            teacher.note(events)
            events = teacher.round.act(seat, action)
        else:
            card = words.card(action.card) if isinstance(action, act.Play) else "-"
            events = teacher.ask(words.say(f"lesson-{name}", card=card), action, events)
    teacher.note(events, words.say("lesson-end"))
    return teacher.lesson(words.say("lesson-first"))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(read_card(word) for word in text.split())


def _move(round: Round, text: str) -> Action:
    """A move of the script."""
    if text == "draw":
        return act.Draw()
    if text == "call":
        return act.Call()
    if text.startswith("catch "):
        return act.Catch(int(text.split()[1]))
    if isinstance(round.decision, dec.PickColour):
        return act.NameColour(text)
    return act.Play(read_card(text))


# ---------------------------------------------------------------- a lesson for each card


def card_lesson(rules: RuleSet, code: str, lang: str) -> Lesson:
    """A card at these rules, laid once. Raises PenultimateError where no moment for it is found."""
    words = language_for(rules, lang)
    row = next((row for row in sheet(rules, _few(rules), lang).deck if code in row.cards), None)
    if row is None:
        raise PenultimateError(f"{code!r} is no card of this deck")
    found = next(_moments(rules, set(row.cards)), None)
    if found is None:
        raise PenultimateError(f"there was no moment to lay {code}")
    round, action, choose = found
    teacher = Teacher(round, words)
    say = f"{words.say('lesson-play', card=words.card(action.card))} {row.text}"
    asked = type(round.decision)
    events = teacher.ask(say, action, ())
    others = 0
    while not round.over and others < AFTER:
        seat, move = choose()
        if seat == YOU and type(round.decision) is asked and not isinstance(move, act.Call | act.Catch):
            break
        if seat == YOU:
            view = round.view(YOU)
            question = words.question(round.decision, view.drawn)
            option = words.option(move, NAMES[: round.seats], view.counts, view.pending)
            events = teacher.ask(words.say("lesson-answer", asked=question, option=option), move, events)
        else:
            teacher.note(events)
            events = round.act(seat, move)
            others += 1
    teacher.note(events, f"{row.text} {words.say('lesson-card-end')}")
    return teacher.lesson(row.name)


def _few(rules: RuleSet) -> int:
    """Three seats are enough to see what a card does to the next one; more where the edition asks for more."""
    low, high = rules.values.count("players.min"), rules.values.count("players.max")
    return max(low, min(3, high)) if low <= 3 <= high else default_seats(rules.values)


Found = tuple[Round, act.Play | act.ChooseCard, Callable[[], tuple[int, Action]]]


def _moments(rules: RuleSet, codes: set[str]) -> Iterator[Found]:
    """Moments in which seat 0 may lay one of these cards in its turn, the table as bots have played so far."""
    seats = _few(rules)
    for seed in range(ROUNDS):
        round = Round.deal(rules, seats, Chance.seeded(seed))
        players = [bot("simple", seed * seats + seat) for seat in range(seats)]
        order = random.Random(seed)

        def choose(round: Round = round, players: list[Any] = players, order: random.Random = order) -> Any:
            return next_action(round, players, order)

        for _ in range(DEEP):
            if round.over:
                break
            if dec.seats_of(round.decision) == (YOU,) and len(round.hand(YOU)) > 2:
                for option in round.options(YOU):
                    if isinstance(option, act.Play | act.ChooseCard) and _sides(option.card) & codes:
                        yield round, option, choose
                        break
            seat, action = choose()
            round.act(seat, action)


def _sides(card: Card) -> set[str]:
    """The codes of a card's faces, as a sheet has them."""
    light, _, dark = str(card).partition("/")
    return {light, dark, f"/{dark}"} if dark else {light}
