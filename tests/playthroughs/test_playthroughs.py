"""Every recorded playthrough replays to what it says, and none is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from penultimate.record import Record
from playthroughs.play import FOLDER, wanted


def test_none_is_missing() -> None:
    assert set(FOLDER.iterdir()) == set(wanted())


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.stem)
def test_it_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text
    *_, (_, last, _) = record.replay()
    assert last.over
