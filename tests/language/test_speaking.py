"""Events, decisions and actions in words."""

from __future__ import annotations

import dataclasses

import pytest

from penultimate import actions as act
from penultimate import decisions as dec
from penultimate import events as ev
from penultimate import happenings as hap
from penultimate.cards import Card
from penultimate.language import LANGUAGES, language
from penultimate.language.speaking import event_name, option_name, question_name

from .catalogues import texts

NAMES = ("Ada", "Bea", "Cem")
EVENTS = ev.Event.__args__
ACTIONS = act.Action.__args__
DECISIONS = dec.Decision.__args__


def samples(kind):
    """Values of that kind: with much and with little in every field."""
    for much in (True, False):
        yield kind(**{field.name: sample(field, much) for field in dataclasses.fields(kind)})


def sample(field, much):
    kind = str(field.type)
    if "None" in kind and not much:
        return None
    if field.name == "partners":
        return (1, 0, 2)
    if field.name == "colour":
        return "G"
    if kind.startswith("tuple[Card"):
        return (Card("R5"), Card("W+4")) if much else ()
    if kind.startswith("tuple"):
        return (0, 2)
    if kind.startswith("Card"):
        return Card("Y+2")
    if kind.startswith("bool"):
        return much
    if kind.startswith("int"):
        return 2 if much else 1
    return "turn"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_a_sentence(kind, lang):
    for event in samples(kind):
        text = language(lang).event(event, NAMES)
        assert text[0].isupper() or text[0].isdigit()
        assert text[-1] in ".!"
        assert not any(word in text for word in ("None", "hidden", "True", "False")), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_every_decision_is_a_question(kind, lang):
    for decision in samples(kind):
        text = language(lang).question(decision, Card("R5"))
        assert text[-1] in ".?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_can_be_offered(kind, lang):
    for action in samples(kind):
        text = language(lang).option(action, NAMES, (7, 2, 1), 4)
        assert text
        assert "hidden" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_no_gaps_but_their_fields(lang):
    known = {event_name(kind): {f.name for f in dataclasses.fields(kind)} for kind in EVENTS}
    known |= {question_name(kind): {"drawn", *(f.name for f in dataclasses.fields(kind))} for kind in DECISIONS}
    known |= {option_name(kind): {"pending", "count", *(f.name for f in dataclasses.fields(kind))} for kind in ACTIONS}
    told = {**texts(lang, "events.ftl"), **texts(lang, "terminal.ftl")}
    for name, gaps in known.items():
        assert told[name].gaps <= gaps, name
    left = {name for name in told if name.startswith(("event-", "ask-", "option-"))} - known.keys()
    assert left == {"ask-offer", "option-decline"}
    for name in told:
        if name.startswith("result-"):
            assert told[name].gaps <= {"seat", "result"}, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("device", "results"), [("wheel", 9), ("lever", 5), ("launcher", 3)])
def test_devices_say_what_they_gave_in_words(lang, device, results):
    words = language(lang)
    said = {words.event(hap.DeviceResult(0, device, result), NAMES) for result in range(results)}
    assert len(said) == results


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_and_how_are_told_apart(lang):
    words = language(lang)
    ends = {words.event(ev.RoundEnded(0, why), NAMES) for why in ("went_out", "last_seat", "time_up", "blocked")}
    assert len(ends) == 4
    plays = {words.event(ev.Played(0, Card("R5"), how), NAMES) for how in ("turn", "jump_in", "answer", "more")}
    assert len(plays) == 4


def test_a_few_sentences():
    en, es, de = map(language, LANGUAGES)
    assert en.event(ev.TurnedUp(Card("Rskip")), NAMES) == "Red skip was turned up."
    assert es.event(ev.Drew(1, 1, False, None), NAMES) == "Bea robó una carta."
    assert de.event(ev.Played(0, Card("W+4"), "jump_in"), NAMES) == "Ada hat Farbwahl Zieh vier zwischengeworfen."
    assert en.option(act.ChooseSeat(2), NAMES, (7, 2, 1), 0) == "Cem, one card"
    assert de.option(act.ChooseSeat(None), NAMES, (7, 2, 1), 0) == "niemand"
    assert es.option(act.Take(), NAMES, (7, 2, 1), 4) == "aceptar 4 cartas"
    assert en.question(dec.AnswerPenalty(0, 1, True, False)) == "One card is on you."
    assert en.event(ev.PartnersShown((1, 0, 2)), NAMES) == "The secret partners: Ada + Bea; Cem."
