"""Verbs, phrases and programs as sentences."""

from __future__ import annotations

import re

import pytest

from penultimate.editions import edition_names
from penultimate.kernel.vocabulary import DEVICES, PHRASES, TOKENS, VERBS, WHO
from penultimate.language import LANGUAGES
from penultimate.language.catalogue import catalogue, text_name
from penultimate.language.programs import PLACES, clause, gaps_of, patterns, sentence
from penultimate.language.sheet import default_seats
from penultimate.rules.custom import MENU
from penultimate.rules.ruleset import RuleSet

from .catalogues import texts

PATTERNS = patterns()
EXAMPLE = {"WHO": "target", "COUNT": "2"}
SHOWN = [tuple(phrase.split()) for phrase in PHRASES] + [verb.pattern for verb in VERBS if not verb.internal]
SORTS = {"cards", "device", "token", "program"}  # what arguments name, and is said by a text of its own


def written(pattern, **words):
    """A step of that pattern."""
    return " ".join(({**EXAMPLE, **words}).get(want, want.lower()) if want.isupper() else want for want in pattern)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pattern", SHOWN, ids=" ".join)
def test_every_verb_and_phrase_says_itself(pattern, lang):
    assert catalogue(lang).has(text_name("verb", *pattern)), f"{lang}/verbs.ftl: {text_name('verb', *pattern)}"
    for at in PLACES:
        for who in WHO if "WHO" in pattern else ["next"]:
            for count in ("0", "1", "2", "5") if "COUNT" in pattern else ["1"]:
                text, _ = clause(written(pattern, WHO=who, COUNT=count), lang, at)
                assert text
                assert "“" not in text, "a step that no language knows is quoted"
                assert not text.endswith("."), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verbs_have_no_gaps_but_their_arguments(lang):
    known = {text_name("verb", *pattern): pattern for pattern in PATTERNS}
    seats = {text_name("who", who) for who in WHO}
    for name, text in texts(lang, "verbs.ftl").items():
        base, _, part = name.partition(".")
        if base in known:
            gaps = gaps_of(known[base])
            numbers = [gap.removeprefix("who") for gap in gaps if gaps[gap] == "WHO"]
            allowed = {"at", *gaps, *(f"form{n}" for n in numbers), *(f"whom{n}" for n in numbers)}
            assert text.gaps <= allowed, name
            assert text.variants.get("at", set()) <= set(PLACES), name
        else:
            named = base.partition("-")[0] in SORTS
            assert named or base in seats | {"join-parts"}, f"{name}: there is no such verb"
            assert part in ("", "form", "whom")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", WHO)
def test_every_seat_of_a_verb_has_its_forms(who, lang):
    words, name = catalogue(lang), text_name("who", who)
    assert words.say(name)
    assert words.part(name, "form") in ("you", "one", "many")
    assert words.part(name, "whom")


@pytest.mark.parametrize(
    ("program", "at", "en", "es", "de"),
    [
        (
            "name colour; penalty 4",
            "play",
            "Name a colour, and the next seat draws 4 cards and loses its turn.",
            "Elige un color, y el puesto siguiente roba 4 cartas y pierde el turno.",
            "Nenne eine Farbe, und der nächste Platz zieht 4 Karten und setzt aus.",
        ),
        (
            "choose seat; swap target; name colour",
            "play",
            "Choose another seat, swap hands with that seat, and name a colour.",
            "Elige otro puesto, cambia tu mano con ese puesto, y elige un color.",
            "Wähle einen anderen Platz, tausche die Hand mit diesem Platz, und nenne eine Farbe.",
        ),
        (
            "draw rivals 1",
            "play",
            "All others draw one card.",
            "Todos los demás roban una carta.",
            "Alle anderen ziehen eine Karte.",
        ),
        ("draw me 2", "play", "You draw 2 cards.", "Robas 2 cartas.", "Du ziehst 2 Karten."),
        (
            "skip 1",
            "play",
            "The next seat loses its turn.",
            "El puesto siguiente pierde el turno.",
            "Der nächste Platz setzt aus.",
        ),
        (
            "skip 2",
            "play",
            "The next 2 seats lose their turn.",
            "Los 2 puestos siguientes pierden el turno.",
            "Die nächsten 2 Plätze setzen aus.",
        ),
        ("skip 1", "open", "The starter loses the turn.", "Quien empieza pierde el turno.", "Wer beginnt, setzt aus."),
        (
            "draw next 1",
            "open",
            "The starter draws one card.",
            "Quien empieza roba una carta.",
            "Wer beginnt, zieht eine Karte.",
        ),
        (
            "turn back; begin dealer 1",
            "open",
            "The direction of play turns, and the seat after the dealer begins.",
            "Se invierte el sentido del juego, y empieza el puesto después de quien reparte.",
            "Die Spielrichtung dreht sich um, und der Platz nach dem Geber beginnt.",
        ),
        ("judge 1; next turn", "play", "", "", ""),
        ("", "play", "", "", ""),
    ],
)
def test_programs_are_sentences(program, at, en, es, de):
    assert {lang: sentence(program, lang, at) for lang in LANGUAGES} == {"en": en, "es": es, "de": de}


def test_the_word_itself_comes_before_an_argument():
    assert sentence("may lay upper", "en") == "You may lay one more card of its colour on it."


def test_a_note_follows_its_sentence():
    assert (
        sentence("restricted; name colour", "en") == "Name a colour. When it is honest is said under its own heading."
    )


def test_a_verb_nobody_knows_is_shown_as_it_is_written():
    assert sentence("name colour; juggle 3", "en") == "Name a colour, and “juggle 3”."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", edition_names())
def test_every_program_of_every_edition_is_told(name, lang):
    draft = RuleSet(name).draft(default_seats(RuleSet(name).values))
    programs = [*draft.effects.values(), *draft.last.values(), *draft.reply.values(), *MENU.values()]
    programs += [text for text in draft.open.values() if text]
    for program in programs:
        text = sentence(program, lang)
        assert not re.search(r"[“{…]|\bNone\b", text), (program, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_programs_name_has_a_name(lang):
    """A set of cards, a device, a token or a program that a card names is said in words."""
    words = catalogue(lang)
    named = {text_name("device", word) for word in DEVICES} | {text_name("token", word) for word in TOKENS}
    for name in edition_names():
        draft = RuleSet(name).draft(default_seats(RuleSet(name).values))
        named |= {text_name("cards", word) for word in draft.sets}
        done = [*draft.effects.values(), *draft.open.values(), *draft.last.values(), *draft.programs.values()]
        named |= {text_name("program", word) for text in done for word in re.findall(r"\bdo (\w+)", text or "")}
    assert {name for name in named if not words.has(name)} == set()


def test_what_hangs_together_is_said_together():
    program = "may lay face; if picked shown; name colour; go on; shown: pose next 4; on:"
    assert sentence(program, "en") == (
        "You may lay a number card on it, if there was none, name a colour, and otherwise the next seat keeps up the"
        " face of that number or draws 4 cards."
    )
