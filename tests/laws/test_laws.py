"""Laws that hold for every rule set: conservation, somebody may act, copies, records, notation, commuting rules."""

from __future__ import annotations

import itertools
import random

import pytest

from laws.rule_sets import random_action, random_round, random_rules
from penultimate import IllegalAction, Round, RuleConflict, RuleSet
from penultimate import decisions as dec
from penultimate.editions import edition_names
from penultimate.kernel.registers import NAMES
from penultimate.notation import read_action, read_event, write_action, write_event
from penultimate.players.player import waited_for
from penultimate.record import Record
from penultimate.rules import SWITCHES
from penultimate.view import OWN

BATCHES = 12
ROUNDS = 70
MOVES = 250


def registers(round: Round) -> dict[str, object]:
    return {name: getattr(round._s, name) for name in NAMES}


def total(round: Round) -> int:
    return len(round.cards)


def check(round: Round) -> None:
    assert total(round) == sum(round._deck.copies), "every card is in exactly one place"
    if round.over:
        assert all(round.options(seat) == () for seat in range(round.seats))
        return
    waited = dec.seats_of(round.decision)
    assert waited or isinstance(round.decision, dec.LastCall), "somebody is waited for"
    for seat in range(round.seats):
        options = round.options(seat)
        assert len(set(options)) == len(options), "options are distinct"
        assert options == round.options(seat), "and in a fixed order"
        if seat in waited:
            assert waited_for(options), f"seat {seat} is waited for and has no answer"
        else:
            assert not waited_for(options), f"seat {seat} is not waited for and has an answer"
        assert all(round.why_not(seat, option) is None for option in options)


def check_copy(rng: random.Random, round: Round) -> None:
    before = registers(round)
    before = {name: list(value) if isinstance(value, list) else value for name, value in before.items()}
    twin = round.copy()
    seat, action = random_action(rng, twin)
    events = twin.act(seat, action)
    assert registers(round) == before, "what is done to a copy does not show in the original"
    assert round.act(seat, action) == events, "a copy goes on as the original does"
    assert registers(round) == registers(twin)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_round_keeps_the_laws(batch: int) -> None:
    keep_the_laws(f"laws {batch}", "classic", ROUNDS)


@pytest.mark.parametrize("edition", edition_names())
def test_every_edition_keeps_the_laws(edition: str) -> None:
    keep_the_laws(f"laws {edition}", edition, 12)


def keep_the_laws(name: str, edition: str, rounds: int) -> None:
    for number in range(rounds):
        rng = random.Random(f"{name} {number}")
        round = random_round(rng, edition)
        record = Record(round.rules, round.seats)
        entry = record.begin(round)
        try:
            check(round)
            for _ in range(MOVES):
                if round.over:
                    break
                if rng.random() < 0.1:
                    check_copy(rng, round)
                else:
                    round.act(*random_action(rng, round))
                check(round)
        except (AssertionError, IllegalAction) as error:
            moves = [write_action(a) for m in round.history[-5:] for a in m.chain]
            raise AssertionError(f"{round.rules}, {round.seats} seats, after {moves}: {error}") from error
        entry.moves = round.history
        check_record(record, round)


@pytest.mark.parametrize("edition", edition_names())
def test_views_of_one_moment_differ_in_a_seats_own_fields_only(edition: str) -> None:
    """So that what lies open to everybody may be taken from another's view, and be told to all as the same."""
    rng = random.Random(edition)
    for _ in range(3):
        round = random_round(rng, edition)
        for _ in range(MOVES):
            viewers = [None, *range(round.seats)]
            rng.shuffle(viewers)
            views = {viewer: round.view(viewer) for viewer in viewers}
            for one, other in itertools.pairwise(viewers):
                assert round.view(one, beside=views[other]) == views[one]
                differ = {name for name, value in vars(views[one]).items() if value != getattr(views[other], name)}
                assert differ <= OWN
            if round.over:
                break
            round.act(*random_action(rng, round))


def check_record(record: Record, round: Round) -> None:
    text = str(record)
    again = Record.parse(text)
    assert str(again) == text, "a record reads as it was written"
    *_, (_, last, _) = again.replay()
    assert registers(last) == registers(round), "a record replays to the same state"
    for move in round.history:
        for action in move.chain:
            assert read_action(write_action(action)) == action
        for event in move.events:
            assert read_event(write_event(event)) == event


@pytest.mark.parametrize("batch", range(4))
def test_house_rules_commute(batch: int) -> None:
    rng = random.Random(f"commute {batch}")
    found = 0
    while found < 60:
        names = rng.sample(list(SWITCHES), rng.randint(2, 6))
        keys = [key for name in names for key, _ in SWITCHES[name].switched]
        if len(keys) != len(set(keys)):
            continue  # two names for one option: the later wins, as the text says
        results = []
        for _ in range(2):
            rng.shuffle(names)
            try:
                rules = RuleSet.parse(" ".join(["classic", *(f"+{name}" for name in names)]))
                tables = rules.tables(4)
                results.append((rules.text, {slot: getattr(tables, slot) for slot in type(tables).__slots__}))
            except RuleConflict as error:
                results.append((str(error), {}))
        assert results[0] == results[1], names
        found += 1


def test_a_rule_set_reads_as_it_was_written() -> None:
    rng = random.Random("texts")
    for _ in range(200):
        rules = random_rules(rng)
        assert RuleSet.parse(rules.text) == rules
        assert RuleSet.parse(rules.text).values == rules.values
