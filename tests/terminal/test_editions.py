"""Every edition can be played at the keyboard: whatever is asked has words, and what is offered can be typed."""

from __future__ import annotations

import io

import pytest

from penultimate import Match, RuleSet
from penultimate.editions import edition_names
from penultimate.language import LANGUAGES, language
from penultimate.language.sheet import default_seats
from penultimate.notation import write_action
from penultimate.players import bot
from penultimate.players.player import waited_for
from penultimate.terminal.play import Game, Person, Quit, Screen

MOVES = 150  # of a round, then the person leaves


class Typing(Person):
    """A person who types what a bot would choose, as it is written in records."""

    def __init__(self, screen, seat):
        super().__init__(screen, seat)
        self.bot = bot("random", seat)

    def choose(self, view, options):
        if self.screen.moves > MOVES:
            raise Quit
        if not waited_for(options):
            return None
        wanted = self.bot.choose(view, options)
        if wanted is None:
            return None
        self.screen.source = io.StringIO(write_action(wanted) + "\n")
        chosen = super().choose(view, options)
        assert chosen == wanted
        return chosen


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_is_played_by_people_and_bots(name):
    seats = default_seats(RuleSet(name).values)
    lang = LANGUAGES[sum(map(ord, name)) % len(LANGUAGES)]
    names = [f"N{seat}" for seat in range(seats)]
    screen = Screen(language(lang), names, (0,), io.StringIO(), io.StringIO())
    players = [Typing(screen, 0), *(bot("simple", seat) for seat in range(1, seats))]
    game = Game(Match(RuleSet(name), seats, 3), players, screen, None)
    try:
        game.run()
    except Quit:
        assert screen.moves > MOVES
    text = screen.target.getvalue()
    assert "hidden" not in text
    assert "None" not in text
