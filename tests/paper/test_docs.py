"""Every command of docs/paper.md runs as it stands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from click.testing import CliRunner

from penultimate.commands.paper import main
from penultimate.paper.own import read_own

DOC = Path(__file__).parents[2] / "docs" / "paper.md"


def blocks(kind):
    return re.findall(rf"```{kind}\n(.*?)```", DOC.read_text(encoding="utf-8"), re.S)


def test_every_command_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PENULTIMATE_HOME", str(tmp_path))
    (tmp_path / "own.toml").write_text(blocks("toml")[0], encoding="utf-8")
    assert read_own(tmp_path / "own.toml")[0].copies == 2
    commands = [line for block in blocks("console") for line in block.splitlines()]
    assert len(commands) > 10
    for command in commands:
        program, *args = shlex.split(command)
        assert program == "penultimate"
        result = CliRunner().invoke(main, args, input="quit\n")
        assert result.exit_code == 0, (command, result.output)
