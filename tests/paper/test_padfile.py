"""A pad on disk: nothing that was taken is lost, whatever happens to the process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.paper import padfile
from penultimate.paper.errors import PaperError
from penultimate.paper.padfile import PadFile, pad_names, pad_path
from penultimate.paper.scorepad import AskHand, Hand, Out, PadError, Terms, Undo

TERMS = Terms(("Ada", "Bea", "Çem"), dealer=1)
ENTRIES = (Out(0), Hand(1, 20, ("skip",)), Hand(2, 7, ("7",)), Undo(), Hand(2, 9, ("9",)), Out(None), Out(2))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.pad"


def filled(path):
    with PadFile.create(path, TERMS) as file:
        for entry in ENTRIES:
            file.enter(entry)
    return path


def test_a_pad_goes_on_where_it_was(path):
    filled(path)
    with PadFile.open(path) as file:
        assert file.pad.terms == TERMS
        assert file.pad.entries == ENTRIES
        assert file.pad.asked == AskHand(0)
        file.enter(Hand(0, 3))
    with PadFile.open(path) as file:
        assert len(file.pad.entries) == len(ENTRIES) + 1


def test_terms_of_every_kind_come_back(tmp_path):
    for i, terms in enumerate(
        (
            Terms(("A", "B"), "no_mercy", "own", 1000, None, "shared", 1),
            Terms(("A", "B"), "boom_o", "none", None, 5),
        )
    ):
        path = tmp_path / f"{i}.pad"
        PadFile.create(path, terms).close()
        with PadFile.open(path) as file:
            assert file.pad.terms == terms


def test_a_refused_entry_is_not_written(path):
    with PadFile.create(path, TERMS) as file:
        before = path.read_bytes()
        with pytest.raises(PadError):
            file.enter(Hand(0, 1))
        assert path.read_bytes() == before


@settings(deadline=None)
@given(st.data())
def test_a_file_torn_anywhere_keeps_every_whole_line(data):
    with tempfile.TemporaryDirectory() as folder:
        path = filled(Path(folder) / "a.pad")
        text = path.read_bytes()
        head = text.index(b"\n") + 1
        cut = data.draw(st.integers(head, len(text)))
        path.write_bytes(text[:cut])
        whole = text[:cut].count(b"\n") - 1
        with PadFile.open(path) as file:
            assert file.pad.entries == ENTRIES[:whole]
            file.enter(Undo() if file.pad.standing else Out(0))
        with PadFile.open(path) as file:
            assert len(file.pad.entries) == whole + 1


CHILD = """
import sys
from pathlib import Path
from penultimate.paper.padfile import PadFile
from penultimate.paper.scorepad import Hand, Out, Terms
with PadFile.create(Path(sys.argv[1]), Terms(("Ada", "Bea"), target=None)) as file:
    n = 0
    while True:
        file.enter(Out(0)); n += 1; print(n, flush=True)
        file.enter(Hand(1, 1)); n += 1; print(n, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_kill_loses_nothing_that_was_acknowledged(path):
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    acknowledged = 0
    for line in child.stdout:
        acknowledged = int(line)
        if acknowledged >= 25:
            break
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    with PadFile.open(path) as file:
        assert len(file.pad.entries) >= acknowledged


def test_a_disk_that_is_full_says_so_and_keeps_the_rest(path, monkeypatch):
    filled(path)
    with PadFile.open(path) as file:

        def half(handle, data):
            return write(handle, data[: len(data) // 2])

        write = os.write
        monkeypatch.setattr(os, "write", half)
        with pytest.raises(PaperError, match="not taken"):
            file.enter(Hand(0, 1))
        monkeypatch.undo()
        assert file.pad.entries == ENTRIES
        file.enter(Hand(0, 2))
    with PadFile.open(path) as file:
        assert file.pad.entries == (*ENTRIES, Hand(0, 2))


def test_two_windows(path):
    pytest.importorskip("fcntl")
    with PadFile.create(path, TERMS), pytest.raises(PadError, match="open in another window"):
        PadFile.open(path)
    PadFile.open(path).close()


def test_an_old_pad_is_never_overwritten(path):
    filled(path)
    with pytest.raises(PadError, match="already"):
        PadFile.create(path, TERMS)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"half a li",
        b"{}\n",
        b'{"pad": 9}\n',
        b"nonsense\n",
        b'{"pad": 1, "players": 3}\n',
        b"\xff\xfe\n",
    ],
)
def test_a_file_that_is_no_pad_is_left_alone(path, text):
    path.write_bytes(text)
    with pytest.raises(PadError):
        PadFile.open(path)
    assert path.read_bytes() == text


def test_a_spoilt_line_in_the_middle_is_named_and_left_alone(path):
    lines = filled(path).read_bytes().split(b"\n")
    lines[2] = b"?"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(PadError, match="line 3"):
        PadFile.open(path)
    assert path.read_bytes() == b"\n".join(lines)


@settings(deadline=None)
@given(st.data())
def test_whatever_is_in_a_file_it_opens_or_is_refused_in_one_line(data):
    with tempfile.TemporaryDirectory() as folder:
        path = filled(Path(folder) / "a.pad")
        text = bytearray(path.read_bytes())
        for _ in range(data.draw(st.integers(1, 4))):
            at = data.draw(st.integers(0, len(text) - 1))
            text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
        path.write_bytes(bytes(text))
        message = ""
        try:
            PadFile.open(path).close()
        except PaperError as e:
            message = str(e)
        assert "\n" not in message


def test_names_and_places(tmp_path, monkeypatch):
    monkeypatch.setenv("PENULTIMATE_HOME", str(tmp_path))
    assert pad_names() == []
    PadFile.create(pad_path("friday table"), TERMS).close()
    assert pad_names() == ["friday table"]
    assert pad_path("friday table").stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    for name in ("", "../x", "a/b", "-x", "x" * 60):
        with pytest.raises(PadError, match="no name for a pad"):
            pad_path(name)
    monkeypatch.delenv("PENULTIMATE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "penultimate" in str(padfile.pads_folder())
