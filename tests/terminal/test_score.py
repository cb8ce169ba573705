"""The scorepad at a terminal: questions, answers, and what is said."""

from __future__ import annotations

import pytest

from penultimate.paper.padfile import PadFile
from penultimate.paper.scorepad import Hand, Out, Terms
from penultimate.terminal.score import ScoreTable


@pytest.fixture
def sit(tmp_path):
    """Sit down at a pad, type lines, and get what was asked and shown."""
    path = tmp_path / "t.pad"

    def sitting(*typed, lang="en", **terms):
        lines, said = iter(typed), []

        def ask(question):
            said.append(question)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        new = not path.exists()
        file = (
            PadFile.create(path, Terms(**{"players": ("Ada", "Adele", "Bea"), **terms})) if new else PadFile.open(path)
        )
        with file:
            ScoreTable(file, lang, ask, said.append).run()
            return file.pad, said

    return sitting


def test_a_round(sit):
    pad, said = sit("bea", "5", "skip 2")
    assert pad.entries == (Out(2), Hand(0, 5, ("5",)), Hand(1, 22, ("skip", "2")))
    assert "Round 1, Ada deals. Who went out?" in said
    assert "Cards left with Adele:" in said
    assert "Round 2, Adele deals. Who went out?" in said


def test_names_are_told_apart(sit):
    pad, said = sit("ad", "ada", "1", "1")
    assert "'ad' could be several players: Ada, Adele." in said
    assert pad.entries[0] == Out(0)


@pytest.mark.parametrize("typed", ["Zoe", "7", "b e a"])
def test_nobody_of_that_name(sit, typed):
    pad, said = sit(typed)
    assert pad.entries == ()
    assert any(s.startswith("There is no player") for s in said)


def test_a_number_a_beginning_nobody(sit):
    assert sit("2")[0].entries == (Out(1),)


def test_nobody_went_out(sit):
    pad, said = sit("-")
    assert pad.entries == (Out(None),)
    assert "Nobody went out." in said


def test_enter_alone_writes_nothing_down(sit):
    assert sit("", "bea", "", "")[0].entries == (Out(2),)


def test_a_sitting_ends_and_goes_on_mid_round(sit):
    sit("bea", "5")
    pad, said = sit("9")
    assert said[1] == "Round 1 is not written down whole yet."
    assert pad.totals == (0, 0, 14)


def test_undo_share_csv_help(sit):
    _, said = sit("undo", "bea", "undo", "ada", "3", "4", "share", "csv", "help", "quit")
    text = "\n".join(said)
    assert "There is nothing to take back." in text
    assert "Taken back." in text
    assert "1,Ada,Ada,7,0,0" in text
    assert "2xskip" in text


def test_a_match_that_is_over_still_takes_undo(sit):
    pad, said = sit("bea", "=30", "=30", "ada", "undo", "=10", target=50)
    assert "Bea has won." in said
    assert pad.totals == (0, 0, 40)


def test_knocked_out(sit):
    pad, said = sit("bea", "out", "5", edition="no_mercy", target=1000)
    assert pad.totals == (0, 0, 255)
    assert "  Ada: 250" in said


def test_commands_in_other_languages(sit):
    _, said = sit("bea", "deshacer", "ayuda", "salir", lang="es")
    assert "Deshecho." in said
    assert any("mano vacía" in s for s in said)
    _, said = sit("bea", "zurück", "ende", lang="de")
    assert "Zurückgenommen." in said
