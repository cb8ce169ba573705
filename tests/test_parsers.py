"""Any text fed to a parser gives a typed error with the offending text, never a traceback, never a changed round."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate import (
    AmbiguousAction,
    BadNotation,
    Chance,
    IllegalAction,
    PenultimateError,
    Round,
    RuleSet,
    read_card,
)
from penultimate.cases.reader import BadCase, read_case
from penultimate.kernel.compile import BadProgram, parse
from penultimate.kernel.registers import NAMES
from penultimate.notation import read_action, read_event, read_position, write_position
from penultimate.record import Record
from penultimate.rules import OPTIONS, SWITCHES

WORDS = st.sampled_from(
    [
        "classic", "spanish", "+stacking", "-jump-in", "house.stack=any", "uno.penalty=4", "uno.penalty=-1",
        "turn.draw=", "=", "+", "-", "deck.lost=R7,G2", "deck.lost=Q1", "deal.hand_size=999999999999", "house.slap=x",
        "play", "R5", "Rd2", "WD4", "B1/Vskipall", "draw", "catch", "1", "-1", "colour", "choose", "none", "P3",
        "turn=0", "hands=R5;G3", "draw=-", "discard=R9", "dir=up", "seat", "é", "\x00", "١", "a" * 300,
    ]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=8).map(" ".join))
FUZZ = settings(max_examples=400, deadline=None)


@FUZZ
@given(TEXTS)
def test_rule_sets(text: str) -> None:
    try:
        rules = RuleSet.parse(text)
    except PenultimateError as error:
        assert str(error)
    else:
        assert RuleSet.parse(rules.text) == rules
        try:
            rules.tables(4)
        except PenultimateError as error:
            assert str(error)


@FUZZ
@given(TEXTS)
def test_cards_actions_events_positions(text: str) -> None:
    for read in (read_card, read_action, read_event, read_position):
        try:
            read(text)  # type: ignore[operator]
        except BadNotation as error:
            assert error.text in text or error.text.strip() in text


@FUZZ
@given(st.lists(st.one_of(TEXTS, st.just("round 1 dealer 0 starter ? seed 3"), st.just("1 draw")), max_size=8))
def test_records(lines: list[str]) -> None:
    text = "\n".join(["penultimate record 1", "rules classic", "seats 2", *lines])
    try:
        record = Record.parse(text)
    except BadNotation as error:
        assert error.line is not None
        assert f"line {error.line}" in str(error)
    else:
        assert Record.parse(str(record)) == record


def test_a_damaged_record_says_the_line() -> None:
    round = Round.deal(RuleSet.parse("classic"), 2, Chance.seeded(1))
    record = Record(round.rules, 2, ("Ada", "Bea"))
    entry = record.begin(round)
    rng = random.Random(1)
    while not round.over:
        seats = [seat for seat in (0, 1) if round.options(seat)]
        seat = rng.choice(seats)
        round.act(seat, rng.choice(round.options(seat)))
    entry.moves = round.history
    lines = str(record).splitlines()[:60]
    whole = 0
    for number in range(len(lines)):
        for damage in ("?? nonsense", lines[number][:-3] + "~~~", ""):
            text = "\n".join([*lines[:number], damage, *lines[number + 1 :]])
            try:
                list(Record.parse(text).replay())
                whole += 1
            except BadNotation as error:
                # A header that is missing is told where the headers end.
                assert error.line is None or abs(error.line - number - 1) <= (1 if number > 4 else 4)
            except PenultimateError as error:
                assert str(error)
    assert whole < len(lines) * 2


@FUZZ
@given(st.recursive(st.text(max_size=10), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
    st.sampled_from(["id", "given", "do", "expect", "variants", "options", "players", "turn", "top", "x"]),
    inner, max_size=6,
), max_leaves=12))  # fmt: skip
def test_cases(document: object) -> None:
    try:
        case = read_case(document)
    except BadCase as error:
        assert str(error)
    else:
        assert case.trials


@FUZZ
@given(TEXTS | st.lists(st.sampled_from(["skip 1", "draw next 2", "reverse", "a:", "go a", "skip", "draw you 2"])).map(
    "; ".join
))  # fmt: skip
def test_programs(text: str) -> None:
    try:
        parse(text)
    except BadProgram as error:
        assert error.reason


@FUZZ
@given(st.integers(-3, 20), TEXTS, st.integers(0, 50))
def test_no_action_text_harms_a_round(seat: int, text: str, seed: int) -> None:
    round = Round.deal(RuleSet.parse("classic +jump-in +seven-0"), 3, Chance.seeded(seed))
    before = [getattr(round._s, name) for name in NAMES]
    copies = [value[:] if isinstance(value, list) else value for value in before]
    try:
        round.act(seat, read_action(text, round, seat if 0 <= seat < 3 else None))
    except (BadNotation, IllegalAction):
        assert [getattr(round._s, name) for name in NAMES] == copies


def test_a_misspelt_word_says_which_was_meant() -> None:
    for word, meant in (("+stackin", "stacking"), ("uno.penalti=4", "uno.penalty"), ("spansh", "spanish")):
        with pytest.raises(BadNotation, match=f"did you mean '{meant}'"):
            RuleSet.parse(f"classic {word}")
    with pytest.raises(BadNotation, match="did you mean 'classic'"):
        RuleSet.parse("clasic")
    with pytest.raises(BadNotation, match="did you mean 'same_kind'"):
        RuleSet.parse("classic house.stack=samekind")
    with pytest.raises(BadProgram, match="did you mean 'skip COUNT'"):
        parse("skipp 1")


def test_positions_read_as_they_were_written() -> None:
    text = "turn=1 dir=ccw dealer=2 hands=R5,B1;G3;- draw=G2,R9 discard=R7,W colour=G called=1 out=2"
    assert write_position(read_position(text)) == text


def test_a_two_sided_face_may_be_ambiguous() -> None:
    from penultimate import Card

    class Hand:
        def hand(self, seat: int) -> tuple[Card, ...]:
            return (Card("B1", "Vskipall"), Card("B1", "K3"))

    with pytest.raises(AmbiguousAction, match=r"B1/K3, B1/Vskipall"):
        read_action("play B1", Hand(), 0)  # type: ignore[arg-type]
    assert read_action("play B1/K3", Hand(), 0)  # type: ignore[arg-type]


def test_every_option_refuses_what_it_cannot_be() -> None:
    for option in OPTIONS.values():
        if option.values or isinstance(option.default, bool | int):
            with pytest.raises(BadNotation) as error:
                option.read("no such thing")
            assert option.key in str(error.value)


def test_every_house_rule_switches_something() -> None:
    for name in SWITCHES:
        try:
            assert RuleSet.parse(f"classic +{name}").text != "classic"
        except PenultimateError as error:
            assert "needs" in str(error), name
