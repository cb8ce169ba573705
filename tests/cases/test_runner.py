"""The runner notices what does not hold: a case that could not fail would be worth nothing."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from penultimate.cases import runner
from penultimate.cases.checking import CHECKS
from penultimate.cases.reader import BadCase, NotYet, Trial, read_case
from penultimate.cases.runner import run_case, run_file
from penultimate.commands.cases import cases as command

# Cases that hold, each with many things expected.
BLUFF = """
id: BLUFF
given: {players: 3, turn: P0, top: R5, discard_below: [Y3], draw: [Y1, Y2, Y4, Y6, Y7, Y8],
        hands: {P0: [WD4, R2, B1], P1: [G1], P2: [G3]}}
do: [P0 play R9, P0 play WD4 colour=B, P1 challenge]
expect: {rejected: [1], top: WD4, colour: B, dir: cw, turn: P1, awaiting: P1 draw_or_play, pending: 0,
         hands: {P0: [B1, R2, Y1, Y2, Y4, Y6]}, includes: {P0: [B1, Y6]}, counts: {P0: 6, P1: 1}, draw: [Y7, Y8],
         draw_size: 2, discard_size: 3, bottom_of_draw: [Y8, Y7], legal: [], illegal: [G1], revealed_to: [P1],
         not_revealed_to: [P2], round_over: false, winner: none, points: 0, players_left: [P0, P1, P2], out: [],
         vulnerable: [], uno_called: [], total_cards: 13, match_over: false, copies_in_deck: {W: 4}, open: []}
"""
ENDED = """
id: ENDED
options: {match.target: 60}
given: {players: 3, dealer: P2, turn: P0, top: R5, scores: {P0: 40, P1: 3}, hands: {P0: [R2], P1: [Gskip], P2: [B9]}}
do: [P0 play R2]
expect: {round_over: true, winner: P0, points: 29, scores: {P0: 69, P1: 3}, match_over: true, match_winner: P0,
         awaiting: none, season: {P0: 0}, dealer: P2}
"""
CALLED = """
id: CALLED
given: {players: 3, turn: P0, top: R5, hands: {P0: [R2, R3], P1: [R9, G1], P2: [G3]}}
do: [P0 play R2, P1 call_uno, P1 play R9, P2 catch P1]
expect: {rejected: [4], uno_called: [P1], vulnerable: [], turn: P2}
"""
PLACES = """
id: PLACES
options: {house.last_one_loses: true}
given: {players: 3, turn: P0, top: R5, hands: {P0: [R2], P1: [R9, G1], P2: [G3]}}
do: [P0 play R2]
expect: {places: {P0: 1, P1: 0}, out: [P0], players_left: [P1, P2], legal: [R9], illegal: [G1]}
"""
BLIND = """
id: BLIND
options: {house.blind_draw: true, house.open_low: 1}
given: {players: 3, turn: P0, top: R5, draw: [Y1, Y2], hands: {P0: [B2, B3], P1: [R9, G1], P2: [G3]}}
do: [P0 draw]
expect: {unseen: {P0: [Y1]}, open: [P2]}
"""
DEALT = """
id: DEALT
given: {players: 4, dealer: P1, turn_up: Rrev}
do: [start]
expect: {dealer: P1, turn: P1, dir: ccw, total_cards: 108, distinct_cards: 108, copies_in_deck: {R0: 1, W: 4}}
"""
REFUSED = """
id: REFUSED
given: {players: 11}
do: [start]
expect: {rejected: true}
"""
HOLDING = [BLUFF, ENDED, CALLED, PLACES, BLIND, DEALT, REFUSED]

FALSE: list[tuple[str, str, Any]] = [
    (BLUFF, "rejected", []),
    (BLUFF, "rejected", ["1", "3"]),
    (BLUFF, "rejected", "true"),
    (BLUFF, "top", "R5"),
    (BLUFF, "colour", "R"),
    (BLUFF, "dir", "ccw"),
    (BLUFF, "turn", "P2"),
    (BLUFF, "awaiting", "P1 take"),
    (BLUFF, "awaiting", "P2 draw_or_play"),
    (BLUFF, "awaiting", "none"),
    (BLUFF, "pending", "4"),
    (BLUFF, "hands", {"P0": ["B1", "R2", "Y1", "Y2", "Y4"]}),
    (BLUFF, "hands", {"P0": ["B1", "R2", "Y1", "Y1", "Y4", "Y6"]}),
    (BLUFF, "includes", {"P0": ["Y7"]}),
    (BLUFF, "includes", {"P0": ["B1", "B1"]}),
    (BLUFF, "counts", {"P0": "5"}),
    (BLUFF, "draw", ["Y8", "Y7"]),
    (BLUFF, "draw_size", "3"),
    (BLUFF, "discard_size", "2"),
    (BLUFF, "bottom_of_draw", ["Y7"]),
    (BLUFF, "legal", ["G1"]),
    (PLACES, "illegal", ["R9"]),
    (PLACES, "legal", []),
    (PLACES, "legal", ["R9", "G1"]),
    (CALLED, "uno_called", []),
    (CALLED, "uno_called", ["P0", "P1"]),
    (CALLED, "vulnerable", ["P1"]),
    (CALLED, "rejected", ["1", "4"]),
    (BLUFF, "revealed_to", ["P1", "P2"]),
    (BLUFF, "not_revealed_to", ["P1", "P2"]),
    (BLUFF, "round_over", "true"),
    (ENDED, "round_over", "false"),
    (ENDED, "winner", "P1"),
    (ENDED, "winner", "none"),
    (ENDED, "winner", ["P0", "P1"]),
    (ENDED, "points", "30"),
    (ENDED, "scores", {"P0": "29"}),
    (ENDED, "scores", {"P1": "0"}),
    (ENDED, "match_over", "false"),
    (ENDED, "match_winner", "P1"),
    (ENDED, "match_winner", ["P0", "P1"]),
    (ENDED, "awaiting", "P1 play_or_draw"),
    (ENDED, "season", {"P0": "69"}),
    (ENDED, "dealer", "P0"),
    (PLACES, "players_left", ["P0", "P1", "P2"]),
    (PLACES, "out", []),
    (PLACES, "places", {"P0": "2"}),
    (BLIND, "unseen", {"P0": []}),
    (BLIND, "open", []),
    (DEALT, "dealer", "P0"),
    (DEALT, "total_cards", "107"),
    (DEALT, "distinct_cards", "107"),
    (DEALT, "copies_in_deck", {"R0": "2"}),
    (DEALT, "rejected", "true"),
    (REFUSED, "rejected", []),
]


def document(text: str) -> dict[str, Any]:
    """A case as the reader finds it: every value is text."""
    found: dict[str, Any] = yaml.load(text, yaml.BaseLoader)
    return found


@pytest.mark.parametrize("text", HOLDING, ids=lambda text: document(text)["id"])
def test_these_hold(text: str) -> None:
    assert run_case(read_case(document(text))).wrong == ()


@pytest.mark.parametrize(
    ("text", "key", "value"), FALSE, ids=[f"{n}-{document(t)['id']}-{k}" for n, (t, k, _) in enumerate(FALSE)]
)
def test_a_false_expectation_is_noticed(text: str, key: str, value: Any) -> None:
    case = document(text)
    case["expect"] = case["expect"] | {key: value}
    verdict = run_case(read_case(case))
    assert verdict.wrong
    assert not verdict.skipped
    assert all(case["id"] in line for line in verdict.wrong)
    assert any(key in line or "refused" in line for line in verdict.wrong)


EDITION_KEYS = sorted({*CHECKS, "rejected", "dealer"} - {key for _, key, _ in FALSE})


def spoilt(value: Any) -> Any:
    """Another value of the same shape, that cannot hold where `value` does."""
    if isinstance(value, dict):
        name = next(iter(value))
        return {**value, name: spoilt(value[name])}
    if isinstance(value, list):
        return value[1:]
    if value.isdigit():
        return str(int(value) + 1)
    others = {"light": "dark", "dark": "light", "true": "false", "false": "true", "none": "P0", "middle": "P0"}
    if value in others:
        return others[value]
    return ("P0" if value != "P0" else "P1") if value[0] == "P" else ("R" if value != "R" else "G")


def expecting(key: str) -> dict[str, Any]:
    """A case of an edition that expects something of this key."""
    for file in sorted(Path(__file__).parent.glob("*.yaml")):
        for case in yaml.load_all(file.read_text(encoding="utf-8"), yaml.BaseLoader):
            if case and case["expect"].get(key) and "variants" not in case:
                found: dict[str, Any] = case
                return found
    raise AssertionError(f"no case expects {key}")


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_every_other_key_is_falsified_in_a_case_of_an_edition(key: str) -> None:
    case = expecting(key)
    assert not run_case(read_case(case)).wrong
    case["expect"] = {**case["expect"], key: spoilt(case["expect"][key])}
    verdict = run_case(read_case(case))
    assert any(key in line for line in verdict.wrong), verdict


def test_a_failing_variant_fails_its_case() -> None:
    case = document(CALLED)
    case["variants"] = [{"do": ["P0 draw"], "expect": {"counts": {"P0": "9"}}}]
    verdict = run_case(read_case(case))
    assert [line.partition(":")[0] for line in verdict.wrong] == ["CALLED/1"] * len(verdict.wrong)
    assert verdict.wrong


# What is written wrongly: changes to a case that holds, and words that must stand in the report.
WRONG: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("case key", {"expects": {}}, ("unknown key 'expects'",)),
    ("given key", {"given": {"players": "3", "turn": "P0", "top": "R5", "hand": {}}}, ("given", "'hand'", "hands")),
    ("expect key", {"expect": {"trun": "P0"}}, ("expect", "'trun'", "'turn'")),
    ("choice", {"do": ["P0 play WD4 color=B"]}, ("'color'", "'colour'")),
    ("card given", {"given": {"players": "3", "turn": "P0", "top": "Q5"}}, ("'Q5'",)),
    ("card done", {"do": ["P0 play R11x"]}, ("'R11x'",)),
    ("card expected", {"expect": {"illegal": ["X7"]}}, ("illegal", "'X7'")),
    ("card in hands", {"expect": {"hands": {"P0": ["Rdraw"]}}}, ("hands", "'Rdraw'")),
    ("card twice", {"given": {"players": "3", "turn": "P0", "top": "R0", "hands": {"P0": ["R0"]}}}, ("R0",)),
    ("seat done", {"do": ["P7 draw"]}, ("'P7'",)),
    ("seat given", {"given": {"players": "3", "turn": "P3", "top": "R5"}}, ("'P3'",)),
    ("seat expected", {"expect": {"counts": {"P9": "1"}}}, ("counts", "'P9'")),
    ("seat accused", {"do": ["P0 catch P8"]}, ("'P8'",)),
    ("word of a seat", {"do": ["P0 darw"]}, ("'darw'", "'draw'")),
    ("word of the host", {"do": ["begin"]}, ("'begin'",)),
    ("word without its card", {"do": ["P0 play"]}, ("P0 play",)),
    ("option", {"options": {"house.stak": "any"}}, ("'house.stak'", "'house.stack'")),
    ("value of an option", {"options": {"house.stack": "anyy"}}, ("house.stack=anyy", "'any'")),
    ("number of an option", {"options": {"uno.penalty": "many"}}, ("uno.penalty=many",)),
    ("preset", {"preset": "offical"}, ("'offical'", "'official'")),
    ("edition", {"edition": "clasic"}, ("'clasic'",)),
    ("chance", {"given": {"players": "3", "turn": "P0", "top": "R5", "chance": ["shufle R1"]}}, ("'shufle'",)),
    ("no players", {"given": {"turn": "P0", "top": "R5"}}, ("given.players",)),
    ("no top", {"given": {"players": "3", "turn": "P0"}}, ("given.top",)),
    ("players no number", {"given": {"players": "three", "turn": "P0", "top": "R5"}}, ("given.players", "'three'")),
    ("hands no mapping", {"given": {"players": "3", "turn": "P0", "top": "R5", "hands": ["R1"]}}, ("given.hands",)),
    ("counts no mapping", {"expect": {"counts": ["P0"]}}, ("expect.counts",)),
    ("number expected", {"expect": {"pending": "lots"}}, ("expect.pending",)),
    ("do no list", {"do": "P0 draw"}, ("do is not a list",)),
    ("variant without expect", {"variants": [{"do": []}]}, ("BLUFF/1", "expect")),
    ("nothing said", {"do": ["P0"]}, ("'P0'",)),
]


@pytest.mark.parametrize(("what", "change", "said"), WRONG, ids=[what for what, _, _ in WRONG])
def test_what_is_written_wrongly_is_reported_and_stops_nothing(
    tmp_path: Path, what: str, change: dict[str, Any], said: tuple[str, ...]
) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(yaml.safe_dump_all([document(BLUFF) | change, document(CALLED)]), encoding="utf-8")
    result = CliRunner().invoke(command, [str(file), "--all"])
    assert result.exit_code == 1
    report, *rest = [line for line in result.output.splitlines() if "BLUFF" in line]
    assert str(file) in report
    for word in said:
        assert word in report
    assert all("BLUFF" in line for line in rest)
    assert "CALLED: holds" in result.output
    assert result.output.endswith("1 passed, 1 failed\n")


def test_one_id_twice_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "twice.yaml"
    file.write_text(f"{CALLED}---{CALLED}", encoding="utf-8")
    first, second = run_file(file)
    assert not first.wrong
    assert "stands twice" in second.wrong[0]


def test_a_file_that_is_no_yaml_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("id: [", encoding="utf-8")
    result = CliRunner().invoke(command, [str(file)])
    assert result.exit_code == 1
    assert "bad.yaml" in result.output


def test_comments_and_empty_documents_are_no_cases(tmp_path: Path) -> None:
    file = tmp_path / "empty.yaml"
    file.write_text(f"# nothing\n---\n---{CALLED}---\n", encoding="utf-8")
    result = CliRunner().invoke(command, [str(file)])
    assert result.output == "1 passed, 0 failed\n"
    assert result.exit_code == 0


def test_what_is_not_known_yet_is_skipped_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = runner.run_trial

    def run_trial(trial: Trial) -> list[str]:
        if trial.id == "BLUFF":
            raise NotYet("a word of the future")
        return known(trial)

    monkeypatch.setattr(runner, "run_trial", run_trial)
    file = tmp_path / "later.yaml"
    file.write_text(yaml.safe_dump_all([document(BLUFF), document(CALLED)]), encoding="utf-8")
    result = CliRunner().invoke(command, [str(file)])
    assert result.output.startswith("BLUFF: skipped, ")
    assert result.output.endswith("1 passed, 0 failed, 1 skipped\n")
    assert result.exit_code == 0


def test_a_disputed_case_is_shown_and_does_not_fail(tmp_path: Path) -> None:
    file = tmp_path / "disputed.yaml"
    case = document(BLUFF)
    case["expect"] = {"turn": "P2"}
    case["disputed"] = "the texts say otherwise"
    file.write_text(yaml.safe_dump_all([case, document(CALLED)]), encoding="utf-8")
    result = CliRunner().invoke(command, [str(file)])
    assert "BLUFF: disputed, the texts say otherwise" in result.output
    assert result.output.endswith("1 passed, 0 failed, 1 skipped\n")
    assert result.exit_code == 0


def test_exit_status_over_several_files(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(CALLED, encoding="utf-8")
    case = document(BLUFF)
    case["expect"] = {"turn": "P2"}
    bad.write_text(yaml.safe_dump(case), encoding="utf-8")
    both = CliRunner().invoke(command, [str(bad), str(good)])
    assert both.exit_code == 1
    assert both.output == "BLUFF: rejected: expected [], came [1] 1: there is no R9 in this hand (hand)\n" + (
        "BLUFF: turn: expected P2, came P1\n1 passed, 1 failed\n"
    )
    assert CliRunner().invoke(command, [str(good)]).exit_code == 0
    assert CliRunner().invoke(command, [str(tmp_path / "none.yaml")]).exit_code == 2


def test_values_are_text() -> None:
    """`Y`, `N`, `on` and numbers come out as they were written."""
    case = read_case(document("{id: Y, title: on, given: {players: 3}, do: [], expect: {colour: Y, pending: 0}}"))
    assert (case.id, case.title) == ("Y", "on")
    assert case.trials[0].expect == {"colour": "Y", "pending": "0"}


@pytest.mark.parametrize("lacking", ["id", "given", "do", "expect"])
def test_a_case_lacks_nothing(lacking: str) -> None:
    case = document(CALLED)
    del case[lacking]
    with pytest.raises(BadCase, match=lacking):
        read_case(case)
