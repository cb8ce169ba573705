"""A scorepad on disk: one file, one line an entry, only ever added to.

An entry is on the disk before it is shown as taken, so neither a kill nor a power cut loses one. A line
torn by a kill was never acknowledged; it is cut off when the file is opened again.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from penultimate.paper.errors import PaperError
from penultimate.paper.scorepad import Entry, Hand, Out, Pad, PadError, Terms, Undo, pad_of

_VERSION = 1
_ENDING = ".pad"
# Windows would write two bytes for the end of a line.
_MODE = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


def pads_folder() -> Path:
    """Where pads are kept on this device; `PENULTIMATE_HOME` decides where it is set."""
    if home := os.environ.get("PENULTIMATE_HOME"):
        return Path(home) / "pads"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "penultimate" / "pads"


def pad_path(name: str) -> Path:
    """The file of the pad of that name. PadError where a name could be no file."""
    if not re.fullmatch(r"\w[\w -]{0,39}", name):
        raise PadError(f"{name!r} is no name for a pad. Take up to 40 letters, digits, spaces or dashes.")
    return pads_folder() / (name.strip() + _ENDING)


def pad_names() -> list[str]:
    """The names of all pads on this device."""
    folder = pads_folder()
    return sorted(p.stem for p in folder.glob("*" + _ENDING)) if folder.is_dir() else []


# ---------------------------------------------------------------- lines
def _terms_line(terms: Terms) -> dict[str, Any]:
    return {
        "pad": _VERSION,
        "players": list(terms.players),
        "edition": terms.edition,
        "mode": terms.mode,
        "target": terms.target,
        "rounds": terms.rounds,
        "tie": terms.tie,
        "dealer": terms.dealer,
    }


def _entry_line(entry: Entry) -> dict[str, Any]:
    match entry:
        case Out(seat):
            return {"out": seat}
        case Undo():
            return {"undo": True}
        case Hand(seat, points, cards, knocked_out):
            line: dict[str, Any] = {"hand": seat, "points": points, "cards": list(cards)}
            return {**line, "knocked_out": True} if knocked_out else line


def _read_terms(line: dict[str, Any]) -> Terms:
    if line.get("pad") != _VERSION:
        raise PadError("it was written by another version of Penultimate")
    rest = {k: v for k, v in line.items() if k not in ("pad", "players")}
    return Terms(players=tuple(line["players"]), **rest)


def _read_entry(line: dict[str, Any]) -> Entry:
    if "undo" in line:
        return Undo()
    if "out" in line:
        return Out(line["out"])
    return Hand(line["hand"], line["points"], tuple(line["cards"]), line.get("knocked_out", False))


def _read(path: Path, lines: list[bytes]) -> Pad:
    terms: Terms | None = None
    entries: list[Entry] = []
    for number, raw in enumerate(lines, 1):
        try:
            line = json.loads(raw)
            if terms is None:
                terms = _read_terms(line)
            else:
                entries.append(_read_entry(line))
        except (ValueError, KeyError, TypeError, AttributeError) as e:
            raise PadError(f"{path}, line {number} cannot be read: {e}. The file has not been changed.") from None
    if terms is None:
        raise PadError(f"{path} is empty. Delete it and begin anew.")
    try:
        return pad_of(terms, entries)
    except (PadError, TypeError) as e:
        raise PadError(f"{path} holds an entry that does not fit: {e} The file has not been changed.") from None


# ---------------------------------------------------------------- the file
def _lock(handle: int, path: Path) -> None:
    """Two windows must not write on one pad; the lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # no such lock on Windows; single lines are still appended whole
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise PadError(f"The pad {path.stem!r} is open in another window. Close it there first.") from None


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":  # a new file is safe only when its folder is on disk too
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class PadFile:
    """An open pad. `pad` is what is on the disk; `enter` adds to both."""

    def __init__(self, path: Path, handle: int, pad: Pad) -> None:
        self.path = path
        self.pad = pad
        self._handle = handle

    @classmethod
    def create(cls, path: Path, terms: Terms) -> PadFile:
        """A new pad. PadError when there is one already."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, _MODE | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            raise PadError(f"There is a pad {path.stem!r} already. Go on with it, or take another name.") from None
        except OSError as e:
            raise PaperError(f"{path} cannot be written: {e.strerror}.") from None
        _lock(handle, path)
        new = cls(path, handle, Pad(terms))
        new._write(_terms_line(terms))
        _sync_folder(path.parent)
        return new

    @classmethod
    def open(cls, path: Path) -> PadFile:
        """A pad that was begun before, with all its entries."""
        try:
            handle = os.open(path, _MODE)
        except FileNotFoundError:
            raise PadError(f"There is no pad {path.stem!r}.") from None
        except OSError as e:
            raise PaperError(f"{path} cannot be opened: {e.strerror}.") from None
        try:
            _lock(handle, path)
            text = path.read_bytes()
            whole, _, torn = text.rpartition(b"\n")
            pad = _read(path, whole.split(b"\n") if whole else [])
            if torn:
                os.truncate(handle, len(text) - len(torn))
                os.fsync(handle)
        except BaseException:
            os.close(handle)
            raise
        return cls(path, handle, pad)

    def _write(self, line: dict[str, Any]) -> None:
        data = json.dumps(line, ensure_ascii=False).encode() + b"\n"
        start = os.fstat(self._handle).st_size
        try:
            if os.write(self._handle, data) != len(data):
                raise OSError(28, "the disk is full")
            os.fsync(self._handle)
        except OSError as e:
            os.truncate(self._handle, start)  # half a line would spoil the next one
            raise PaperError(f"{self.path} cannot be written: {e.strerror}. The entry was not taken.") from None

    def enter(self, entry: Entry) -> Pad:
        """Take an entry: on the disk first, then into `pad`. PadError leaves both as they were."""
        pad = self.pad.add(entry)
        self._write(_entry_line(entry))
        self.pad = pad
        return pad

    def close(self) -> None:
        """Let go of the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> PadFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()
