"""The commands, as a person types them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from click.testing import CliRunner
from paper.pdf_reading import page_sizes, words

from penultimate.commands.paper import main
from penultimate.editions.starting import starting_text


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PENULTIMATE_HOME", str(tmp_path / "home"))

    def call(*args, typed=None):
        return CliRunner().invoke(main, args, input=typed)

    return call


def test_cards(run, tmp_path):
    result = run("print", "cards", "classic", "-o", "x.pdf", "--paper", "Letter")
    assert result.exit_code == 0, result.output
    assert len(page_sizes((tmp_path / "x.pdf").read_bytes())) == 4
    assert run("print", "cards", "flip", "--no-backs").exit_code == 0
    assert len(page_sizes((tmp_path / "flip-cards.pdf").read_bytes())) == 4


def test_cards_with_blank_and_home_made_ones(run, tmp_path):
    (tmp_path / "own.toml").write_text('[[card]]\ntitle = "Tax"\ntext = "Pay."\n')
    result = run("print", "cards", "classic", "--own", "own.toml", "--blanks", "2", "--backs", "-o", "x.pdf")
    assert result.exit_code == 0, result.output
    pdf = (tmp_path / "x.pdf").read_bytes()
    assert len(page_sizes(pdf)) == 8
    assert "Tax" in words(pdf)


def test_scores_and_proof(run, tmp_path):
    assert run("print", "scores", "--names", "Ada, Bea,Cem", "-o", "s.pdf", "--lang", "es").exit_code == 0
    text = words((tmp_path / "s.pdf").read_bytes())
    assert "Cem" in text
    assert "Jugador" not in text
    assert run("print", "proof", "--lang", "de", "-o", "p.pdf").exit_code == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("print", "cards", "clasic"), "did you mean 'classic'?"),
        (("print", "cards", "classic", "--paper", "A5"), "There is no paper 'A5'"),
        (("print", "cards", "classic", "--lang", "fr"), "There is no language 'fr'"),
        (("print", "cards", "classic", "--own", "none.toml"), "cannot be read"),
        (("print", "cards", "classic", "-o", "no/such/place.pdf"), "cannot be written"),
        (("print", "rules", "clasic +stacking", "--lang", "es"), "did you mean 'classic'"),
        (("print", "rules", "flip", "--paper", "A5"), "There is no paper"),
        (("print", "scores", "--players", "40"), "2 to 16"),
        (("score", "x", "--players", "Ada"), "2 to 16"),
        (("score", "x", "--players", "Ada,Bea", "--edition", "nomercy"), "Did you mean no_mercy?"),
        (("score", "x", "--players", "Ada,Bea", "--dealer", "Cem"), "There is no player 'Cem'"),
        (("score", "../x"), "no name for a pad"),
        (("score", "x", "--text"), "There is no pad 'x'"),
    ],
)
def test_what_goes_wrong_is_one_clear_line(run, args, message):
    result = run(*args)
    assert result.exit_code == 1
    assert message in result.output
    assert result.output.count("\n") == 1
    assert "Traceback" not in result.output


def test_a_pad_from_the_first_deal_to_csv(run):
    result = run("score", "friday", "--players", "Ada,Bea,Cem", "--target", "100", typed="b\n5 skip W+4\n=10\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Bea is ahead. Bea deals next." in result.output
    assert "friday" in run("score", "--list").output
    result = run("score", "friday", "--csv")
    assert result.output == "Round,Dealer,Went out,Ada,Bea,Cem\n1,Ada,Bea,0,85,0\nSum,,,0,85,0\n"
    result = run("score", "friday", typed="undo\n=30\n")
    assert "Bea has won." in result.output
    assert "Bea has won." in run("score", "friday", "--text").output
    assert "already" in run("score", "friday", "--players", "X,Y").output


def test_players_are_asked_for(run):
    result = run("score", "--edition", "boom_o", "--rounds", "2", typed="Ada, Bea\nAda\nAda\n")
    assert "Ada has won." in result.output, result.output


def test_importing_paper_costs_little():
    code = "import sys, penultimate.paper, penultimate.commands.paper; print(*sorted(sys.modules))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    loaded = set(out)
    assert not {"typst", "fluent", "numba"} & loaded
    assert not {m for m in loaded if m.startswith("penultimate.paper.faces")}


def test_without_typst_it_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    result = run("print", "cards", "classic")
    assert result.exit_code == 1
    assert "pip install 'penultimate[print]'" in result.output


def test_a_pad_of_an_edition_in_a_file(run, tmp_path):
    (tmp_path / "storm.toml").write_text(starting_text("Storm"))
    began = run(
        "score",
        "friday",
        "--players",
        "Ada,Bea",
        "--edition",
        "storm.toml",
        typed="a\ngust wild-storm 2x5 bgust\nquit\n",
    )
    assert began.exit_code == 0, began.output
    # The pad keeps the edition: it goes on without the file.
    (tmp_path / "storm.toml").unlink()
    went_on = run("score", "friday", typed="a\nfog\ngust\nquit\n")
    assert "is no card of Storm" in went_on.output
    text = run("score", "friday", "--text").output
    assert text.startswith("Storm · ")
    assert "150" in text
    assert "cannot be read" in run("score", "x", "--players", "Ada,Bea", "--edition", "none.toml").output
