"""Editions that people write: every mistake has its line, and what passes plays like any other."""

from __future__ import annotations

import pytest

from editions.strangers import play_strangers
from penultimate import BadEdition, BadNotation, Card, RuleSet
from penultimate.editions import edition_names, edition_text
from penultimate.editions.own import LARGEST
from penultimate.editions.starting import starting_text
from penultimate.language import language_for
from penultimate.language.sheet import default_seats, sheet
from penultimate.match import Match
from penultimate.players.host import play_round
from penultimate.players.random import RandomPlayer
from penultimate.record import Record
from penultimate.trial import try_out

STORM = '''title = "Storm"
seats = [2, 8]
hand = 7

[deck]
coloured = { "0-9" = 2, skip = 2, gust = 2 }
wild = { W = 4, Wstorm = 2 }

[effects]
skip = "skip 1"
gust = "draw rivals 1; again"
W = "name colour"
Wstorm = """name colour;
pass hands"""

[points]
gust = 30
'''
GUST = 'gust = "draw rivals 1; again"'


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("seats = [2, 8]", "seats = [2, 80]", 2, "2 to 16"),
        ("seats = [2, 8]", "seats = [5, 4]", 2, "fewest and the most"),
        ("hand = 7", "hand = 70", 3, "1 to 15"),
        ("hand = 7", "", 1, "write hand = 7"),
        ("hand = 7", "hnd = 7", 3, "did you mean 'hand'"),
        ("hand = 7", 'hand = "7"', 3, "a number"),
        ("[deck]", "[deck", 5, "Expected"),
        ("gust = 2", "gust = 0", 6, "1 to 60"),
        ("gust = 2", "Gust = 2", 6, "no sign of a card"),
        ("gust = 2", '"d2" = 2', 6, "no sign of a card"),
        ("Wstorm = 2", "WDstorm = 2", 7, "no sign of a card"),
        ("coloured", "colourd", 6, "did you mean 'coloured'"),
        ('"skip 1"', '"skpi 1"', 10, "did you mean 'skip COUNT'"),
        ('"skip 1"', '"next turn"', 10, "part of the machine"),
        ("pass hands", "pas hands", 14, "did you mean 'pass hands'"),
        (GUST, 'gust = "a: again; go a"', 11, "may not loop"),
        (GUST, 'gust = "do wheel"', 11, "no 'wheel'"),
        (GUST, 'gust = "draw me until reds"', 11, "no 'reds'"),
        (GUST, 'gust = "draw me until picked"', 11, "pick colour"),
        (GUST, 'gust = "swap target"', 11, "choose seat"),
        (GUST, 'gust = "may choose seat; draw target 2"', 11, "perhaps nobody"),
        (GUST, 'gust = "press pile"', 11, "an edition with piles"),
        (GUST, 'gust = "chance 3 4; again"', 11, "there are fewer"),
        (GUST, 'gust = "draw rivals 100"', 11, "too many"),
        (GUST, 'gust = "go on; again; on:"', 11, "no way leads here"),
        (GUST, 'gust = "go again; again:"', 11, "another for the label"),
        ("gust = 30", "gst = 30", 17, "did you mean 'gust'"),
        ("gust = 30", 'gust = "x"', 17, "a number"),
        ("[points]", '[options]\n"uno.penlty" = 3\n[points]', 17, "did you mean 'uno.penalty'"),
        ("[points]", '[options]\n"uno.penalty" = "x"\n[points]', 17, "a number from"),
        ("[points]", '[programs]\non_turn = "again"\n[points]', 17, "the machine's"),
        ("[points]", '[programs]\nnext = "penalty 1; next turn"\n[points]', 17, "before a turn"),
        (
            "[points]",
            '[programs]\non_turn = "name colour; ask turn; answer turn"\n[points]',
            17,
            "nothing can be asked",
        ),
        ("[points]", '[programs]\nnext = "lot turn"\n[points]', 17, "--from EDITION"),
        ("[points]", '[programs]\na = "do b"\nb = "do a"\n[points]', 17, "circle"),
        ("[points]", "[devices]\nwheel = [1, -1]\n[points]", 17, "weights"),
        ("[points]", "[devices]\nweel = [1]\n[points]", 17, "did you mean 'wheel'"),
        ("[points]", '[sets]\nreds = "red"\n[points]', 17, "no card of the deck"),
        ("[points]", "[numbers]\npils = 3\n[points]", 17, "did you mean 'piles'"),
        ("[points]", "[pionts]", 16, "did you mean 'points'"),
        ('title = "Storm"', 'title = "Flip"', 1, "another title"),
        ('title = "Storm"', 'title = ""', 1, "a title is one line"),
    ],
)
def test_a_mistake_has_its_line_and_a_suggestion(old: str, new: str, line: int, why: str) -> None:
    assert old in STORM
    text = STORM.replace(old, new, 1)
    with pytest.raises(BadEdition) as caught:
        RuleSet.of_edition(text, file="storm.toml")
    assert (caught.value.line, why in caught.value.reason) == (line, True), caught.value
    assert str(caught.value).startswith(f"storm.toml:{line}: ")


def test_a_file_too_large_is_refused() -> None:
    with pytest.raises(BadEdition, match="too many"):
        RuleSet.of_edition(STORM + "#" * LARGEST)


def test_the_name_comes_from_the_title_and_the_rule_set_has_to_agree() -> None:
    assert RuleSet.of_edition(STORM, "+stacking").text == "storm house.stack=draw_two"
    assert RuleSet.of_edition(STORM.replace("Storm", "Sturm & Böen", 1)).text == "sturm_boen"
    with pytest.raises(BadNotation, match="'storm'"):
        RuleSet.parse("classic", STORM)


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_that_comes_with_penultimate_may_be_begun_from(name: str) -> None:
    rules = RuleSet.of_edition(starting_text("Mine", name))
    seats = default_seats(rules.values)
    theirs, mine = RuleSet.parse(name).draft(seats), rules.draft(seats)
    assert (mine.deck, mine.effects, mine.points) == (theirs.deck, theirs.effects, theirs.points)
    assert edition_text(name).splitlines()[1:] == starting_text("Mine", name).splitlines()[1:]
    assert try_out(rules, 3).given_up == 0


def test_an_edition_of_ones_own_is_played_recorded_and_replayed() -> None:
    rules = RuleSet.of_edition(starting_text("My Storm"), "+stacking single")
    match = Match(rules, 3, seed=5)
    record = Record(rules, 3)
    round = match.next_round()
    entry = record.begin(round)
    play_round(round, [RandomPlayer(seat) for seat in range(3)], 5)
    entry.moves = list(round.history)
    again = Record.parse(str(record))
    assert again.rules == rules
    for _, replayed, _ in again.replay():
        last = replayed
    assert last.over
    assert [last.hand(seat) for seat in range(3)] == [round.hand(seat) for seat in range(3)]


def test_its_cards_are_called_by_the_names_they_were_given() -> None:
    rules = RuleSet.of_edition(starting_text("Storm"))
    words = language_for(rules, "de")
    assert words.card(Card("Wstorm")) == "wild storm"
    assert words.card(Card("Rgust")) == language_for(RuleSet.parse("classic"), "de").card(Card("Rskip")).replace(
        "Aussetzen", "gust"
    )
    assert "gust" in [row.name for row in sheet(rules, 4, "de").deck]


def test_a_trial_tells_of_cards_that_are_never_laid() -> None:
    assert try_out(RuleSet.of_edition(STORM), 60).never_laid == ()
    # Where nothing turns the table over, nobody comes to lay a dark face.
    text = starting_text("Half", "flip").replace('flip = "flip; if coloured on; name colour; on:"', 'flip = "again"')
    never = try_out(RuleSet.of_edition(text), 60).never_laid
    assert "Kskipall" in never
    assert not [code for code in never if code[0] in "RYGB"]


@pytest.mark.parametrize("seed", range(60))
def test_whatever_passes_the_check_can_be_played(seed: int) -> None:
    """Random decks and random programs of every public verb: no card is lost, nothing else is touched, somebody may
    always act. A longer run, from tests/: python -m editions.strangers 1000"""
    play_strangers(seed)
