"""A match in the terminal in other languages: what is offered can be typed as it is read."""

from __future__ import annotations

import io
import re

import pytest

from penultimate import Match, RuleSet
from penultimate.language import language
from penultimate.players import bot
from penultimate.terminal.play import Game, Person, Quit, Screen


def play(lang, *typed):
    screen = Screen(language(lang), ["Ada", "Bea", "Cem"], (0,), io.StringIO("\n".join(typed) + "\n"), io.StringIO())
    players = [Person(screen, 0), bot("simple", 1), bot("simple", 2)]
    with pytest.raises(Quit):
        Game(Match(RuleSet.parse("classic"), 3, 3), players, screen, None).run()
    return screen.target.getvalue()


@pytest.mark.parametrize(
    ("lang", "draw", "drew"),
    [("en", "Draw", r"Ada drew \w+"), ("es", "Robar", r"Ada robó \w+"), ("de", "ziehen", r"Ada hat .* gezogen")],
)
def test_an_option_may_be_typed_in_its_own_words(lang, draw, drew):
    assert re.search(drew, play(lang, draw))


@pytest.mark.parametrize("lang", ["es", "de"])
def test_codes_and_english_words_are_understood_everywhere(lang):
    assert play(lang, "draw") == play(lang, "3").replace("3\n", "")
