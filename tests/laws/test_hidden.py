"""The three laws of hidden information.

1. Whom we wait for may not depend on hidden cards. 2. An event carries all that it reveals, to each seat. 3. The same
record gives the same view: exchange cards a seat has never seen, play the same actions, and every byte it is shown
stays the same. The tests are tried on builds that leak on purpose, too.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from laws.rule_sets import random_action, random_rules
from penultimate import Chance, IllegalAction, Round, RuleConflict, RuleSet, View
from penultimate import decisions as dec
from penultimate import events as ev
from penultimate import happenings as hap
from penultimate.editions import edition_names
from penultimate.events import seen
from penultimate.happenings import KnockedOut

MOVES = 60


class Stacked:
    """Chance whose first shuffle is a given order, and whose later ones move places, whatever lies there."""

    def __init__(self, order: list[int], seed: int) -> None:
        self.order = order
        self.seed = seed
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return random.Random(f"{self.seed} {self.count}").randrange(n)

    def device(self, what: int, n: int) -> int:
        return self.below(n)

    def shuffle(self, cards: list[int]) -> list[int]:
        self.count += 1
        if self.count == 1:
            return list(self.order)
        places = random.Random(f"{self.seed} {self.count}").sample(range(len(cards)), len(cards))
        return [cards[place] for place in places]


# After these, where a card lies depends on what it is: hands go under the pile or into a pool in the order of kinds.
ORDERED = (ev.Departed, ev.HandsPooled)
FACE = re.compile(r"face='([^']+)', other=(?:'([^']+)'|None)")


def unseen_places(round: Round, order: list[int], shown: set[str], events: list[ev.Event]) -> list[int]:
    """Places of the first order whose card shows no face that the viewer has seen anywhere."""
    if any(isinstance(event, ORDERED) for event in events):
        return []
    return [
        place
        for place, kind in enumerate(order)
        if not {face.code for face in round._deck.faces[kind] if face is not None} & shown
    ]


def colours(round: Round, kind: int) -> list[str]:
    """The colours a card has."""
    return [face.colour for face in round._deck.faces[kind] if face is not None]


def faces_in(*things: object) -> set[str]:
    """The codes of all faces that something names."""
    return {code for pair in FACE.findall(repr(things)) for code in pair if code}


def swap_test(seed: int, rules: RuleSet, leak: Callable[[Round, View], View] | None = None) -> tuple[int, str]:
    """Exchange two unseen cards and play the same moves. Gives 1 and "" where all was the same, 0 where it could not
    be tried, and what differed otherwise."""
    rng = random.Random(f"swap {seed}")
    low, high = rules.values.count("players.min"), rules.values.count("players.max")
    seats = rng.choice([n for n in (2, 3, 4, 6) if low <= n <= high])
    viewer = rng.choice([None, *range(seats)])
    try:
        rules.tables(seats)
        deck = rules.deck(seats)
    except RuleConflict:
        return 0, ""
    order = [kind for kind, n in enumerate(deck.copies) for _ in range(n)]
    rng.shuffle(order)
    first = Round.deal(rules, seats, Chance.outside(Stacked(order, seed)))
    moves, texts, shown = watched(first, rng, viewer, leak)
    events = [*first.opening, *(event for move in first.history for event in move.events)]
    places = unseen_places(first, order, shown, events)
    if len(places) < 2:
        return 0, ""
    a = rng.choice(places)
    # Effects that ask for a colour show that a hand has none of it: outside the classic game colours stay in place.
    alike = [
        b for b in places if rules.edition.name == "classic" or colours(first, order[b]) == colours(first, order[a])
    ]
    b = rng.choice(alike)
    if order[a] == order[b]:
        return 0, ""
    other = list(order)
    other[a], other[b] = other[b], other[a]
    second = Round.deal(rules, seats, Chance.outside(Stacked(other, seed)))
    again = [told(second, second.opening, viewer, leak)]
    try:
        for seat, action in moves:
            events_again = second.act(seat, action)  # type: ignore[arg-type]
            again.append(told(second, events_again, viewer, leak))
    except IllegalAction:
        return 0, ""  # the hands are such that these moves are not the same game any more
    for number, (one, two) in enumerate(zip(texts, again, strict=True)):
        if one != two:
            return 1, f"{rules}, {seats} seats, viewer {viewer}, move {number}:\n{one}\n{two}"
    return 1, ""


def told(
    round: Round, events: tuple[ev.Event, ...], viewer: int | None, leak: Callable[[Round, View], View] | None
) -> str:
    view = round.view(viewer)
    if leak is not None:
        view = leak(round, view)
    return repr((view, [seen(event, viewer) for event in events], round.view(None).decision))


def watched(
    round: Round, rng: random.Random, viewer: int | None, leak: Callable[[Round, View], View] | None
) -> tuple[list[tuple[int, object]], list[str], set[str]]:
    """Random moves, what the viewer was told after each, and every face it saw by events and in its own hand."""

    def own() -> object:
        return () if viewer is None else round.view(viewer).hand

    moves: list[tuple[int, object]] = []
    texts = [told(round, round.opening, viewer, leak)]
    shown = faces_in([seen(event, viewer) for event in round.opening], own())
    for _ in range(MOVES):
        seat, action = random_action(rng, round)
        events = round.act(seat, action)
        if round.over:
            break
        moves.append((seat, action))
        texts.append(told(round, events, viewer, leak))
        shown |= faces_in([seen(event, viewer) for event in events], own())
    return moves, texts, shown


def rules_for(rng: random.Random, edition: str = "classic") -> RuleSet:
    """A random rule set in which nothing hidden decides what may be done: those that do are told by the refusal."""
    while True:
        rules = random_rules(rng, edition)
        try:
            return rules.with_options(
                **{"turn.must_play": "false", "wd4.enforce": "challenge", "turn.draw": "one"},
                **{"house.open_low": "0", "visible_backs": "false"},
            )
        except RuleConflict:
            continue


@pytest.mark.parametrize("batch", range(4))
def test_what_a_seat_is_shown_does_not_depend_on_cards_it_has_not_seen(batch: int) -> None:
    tried = 0
    for seed in range(batch * 1000, batch * 1000 + 150):
        done, difference = swap_test(seed, rules_for(random.Random(f"rules {seed}")))
        assert difference == ""
        tried += done
    assert tried > 40


@pytest.mark.parametrize("edition", edition_names())
def test_nor_in_any_edition(edition: str) -> None:
    tried = 0
    for seed in range(40):
        done, difference = swap_test(seed, rules_for(random.Random(f"{edition} {seed}"), edition))
        assert difference == ""
        tried += done
    assert tried  # how many depends on how many kinds of card nobody has seen


def leak_hands(round: Round, view: View) -> View:
    return replace(view, hands=tuple(round.hand(seat) for seat in range(round.seats)))


def leak_next_card(round: Round, view: View) -> View:
    return replace(view, discards=(*view.discards, *round.draw_pile[:1]))


def leak_worth(round: Round, view: View) -> View:
    return replace(view, pending=sum(round.worth(round.hand(seat)) for seat in range(round.seats)))


def leak_bottom(round: Round, view: View) -> View:
    return replace(view, upcard=round.draw_pile[-1] if round.draw_pile else view.upcard)


def leak_whether_playable(round: Round, view: View) -> View:
    may = [len(round.options(seat)) for seat in dec.seats_of(round.decision)]
    return replace(view, counts=(*view.counts, *may))


@pytest.mark.parametrize(
    "leak", [leak_hands, leak_next_card, leak_worth, leak_bottom, leak_whether_playable], ids=lambda f: f.__name__
)
def test_a_leaky_build_is_caught(leak: Callable[[Round, View], View]) -> None:
    caught = False
    for seed in range(400):
        rules = rules_for(random.Random(f"rules {seed}"))
        _, difference = swap_test(seed, rules, leak)
        if difference:
            caught = True
            break
    assert caught


class Follower:
    """Somebody who only hears events, and must know from them what a view shows."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.hand = Counter(view.hand)
        self.counts = list(view.counts)
        self.upcard = view.upcard
        self.colour = view.colour
        self.direction = view.direction
        self.draw_size = view.draw_size

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.Played(seat=seat, card=card):
                self.counts[seat] -= 1
                self.upcard = card
                if card.colour:
                    self.colour = card.colour
                if seat == self.seat:
                    self.hand[card] -= 1
            case ev.ColourNamed(colour=colour):
                self.colour = colour
            case ev.Drew(seat=seat, count=count, cards=cards):
                self.counts[seat] += count
                self.draw_size -= count
                if seat == self.seat:
                    assert cards is not None
                    self.hand.update(cards)
            case ev.DrewBlind(seat=seat, count=count):
                self.counts[seat] += count
                self.draw_size -= count
            case ev.Looked(seat=seat, cards=cards) if seat == self.seat:
                assert cards is not None
                self.hand.update(cards)
            case ev.NewHand(seat=seat, count=count, cards=cards):
                self.counts[seat] = count
                if seat == self.seat:
                    assert cards is not None
                    self.hand = Counter(cards)
            case ev.Reversed(direction=direction):
                self.direction = direction
            case ev.Reshuffled(cards=cards):
                self.draw_size += cards
            case hap.Gave(seat=seat, to=to, card=card):
                self.counts[seat] -= 1
                self.counts[to] += 1
                if seat == self.seat:
                    self.hand[card] -= 1
                if to == self.seat:
                    self.hand[card] += 1
            case hap.Discarded(seat=seat, card=card) | hap.LaidMore(seat=seat, card=card):
                self.counts[seat] -= 1
                if seat == self.seat:
                    self.hand[card] -= 1
            case KnockedOut(seat=seat):
                self.counts[seat] = 0
                if seat == self.seat:
                    self.hand.clear()
            case ev.TakenBack(seat=seat, card=card):
                self.counts[seat] += 1
                if seat == self.seat:
                    self.hand[card] += 1

    def agrees(self, view: View) -> None:
        assert self.counts == list(view.counts)
        assert +self.hand == Counter(view.hand)
        assert self.direction == view.direction
        assert self.draw_size == view.draw_size


@pytest.mark.parametrize("batch", range(4))
def test_events_tell_all_that_a_view_shows(batch: int) -> None:
    for number in range(60):
        rng = random.Random(f"follow {batch} {number}")
        rules = random_rules(rng)
        try:
            round = Round.deal(rules, 4, Chance.seeded(number))
        except RuleConflict:
            continue
        followers = [Follower(round.view(seat)) for seat in (0, 1, None)]
        for _ in range(150):
            if round.over:
                break
            seat, action = random_action(rng, round)
            events = round.act(seat, action)
            if any(isinstance(event, ev.Departed) for event in events):
                break
            for follower in followers:
                for event in events:
                    follower.hear(seen(event, follower.seat))
                follower.agrees(round.view(follower.seat))
