"""The command line as a person uses it: in real processes, with pipes, signals and files."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "penultimate", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "100"},
        check=False,
    )


def test_bots_play_a_whole_match_and_the_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = run("play", "--people", "0", "--seed", "7", "--record", str(file))
    assert done.returncode == 0, done.stderr
    assert "wins the match" in done.stdout
    checked = run("replay", "--verify", str(file))
    assert checked.returncode == 0
    assert "all as recorded" in checked.stdout
    again = run("play", "--people", "0", "--seed", "7")
    assert again.stdout == done.stdout, "the same seed gives the same match"


@pytest.mark.parametrize("rules", ["classic modern_house", "classic chaos single", "classic german short_250"])
def test_other_rule_sets_play_to_the_end(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = run("play", "--people", "0", "--seed", "3", "--seats", "3", "--rules", rules, "--record", str(file))
    assert done.returncode == 0, done.stderr
    assert run("replay", "--verify", str(file)).returncode == 0


def test_a_person_plays_in_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    # Always the first option: a whole match can be played by somebody who only presses 1.
    done = run(
        "play", "--rules", "classic single", "--seats", "2", "--seed", "5", "--record", str(file), typed="1\n" * 2000
    )
    assert done.returncode == 0, done.stderr
    assert "Your turn." in done.stdout
    assert "wins the match" in done.stdout
    assert run("replay", "--verify", str(file)).returncode == 0


def test_words_and_numbers_are_both_understood() -> None:
    done = run("play", "--seats", "2", "--seed", "5", typed="rubbish\nhelp\n99\nquit\n")
    assert done.returncode == 0
    assert "There is no option rubbish" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "You left" in done.stdout


def test_the_end_of_the_input_leaves_cleanly_and_the_record_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = run("play", "--seats", "3", "--seed", "2", "--record", str(file), typed="1\n1\n1\n")
    assert done.returncode == 0
    assert run("replay", "--verify", str(file)).returncode == 0


def test_ctrl_c_leaves_cleanly_and_the_record_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    process = subprocess.Popen(
        [sys.executable, "-m", "penultimate", "play", "--seed", "2", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(600):
        if file.exists() and "\n= " in file.read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors
    assert process.returncode in (0, 130)
    assert run("replay", "--verify", str(file)).returncode == 0


def test_two_people_share_a_keyboard() -> None:
    done = run(
        "play", "--people", "2", "--seats", "2", "--seed", "4", "--name", "Ada", "--name", "Bea", typed="\n1\nquit\n"
    )
    assert done.returncode == 0
    assert "Hand the keyboard to" in done.stdout


def test_clear_errors() -> None:
    for arguments, said in (
        (("play", "--rules", "classic +stackin"), "did you mean 'stacking'"),
        (("play", "--seats", "12"), "12 seats"),
        (("play", "--bot", "simpel"), "did you mean 'simple'"),
        (("play", "--lang", "fr"), "no language 'fr'"),
        (("plai",), "did you mean 'play'"),
        (("replay", "/nowhere"), "does not exist"),
    ):
        done = run(*arguments)
        assert done.returncode == 2, arguments
        assert said in done.stderr, done.stderr
        assert "Traceback" not in done.stderr


def test_a_broken_record_says_the_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text("penultimate record 1\nrules classic\nseats 2\nround 1 dealer 0 starter ? seed 1\n1 jump\n")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "line 5" in done.stderr


def test_a_record_that_the_rules_lead_elsewhere_is_told(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("play", "--people", "0", "--seed", "7", "--rules", "classic single", "--record", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("rules classic ", "rules classic deal.hand_size=8 ", 1))
    done = run("replay", "--verify", str(file))
    assert done.returncode == 1
    assert "the rules now lead elsewhere" in done.stdout
    assert run("replay", str(file)).returncode == 0, "its events still tell what was played"


def test_help_teaches() -> None:
    done = run("--help")
    assert done.returncode == 0
    for word in ("play", "replay", "rules", "cases", "bench"):
        assert word in done.stdout
        assert run(word, "--help").returncode == 0
