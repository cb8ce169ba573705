"""What `penultimate admin` does: on the database file, beside a running server. It reads no log, so it sees
no hand."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select

from . import schema
from .rooms import read_code


def _engine(data: Path) -> Any:
    return create_engine(f"sqlite:///{data}", connect_args={"timeout": 10})


def tables(data: Path, everything: bool) -> list[Any]:
    """The tables' own rows."""
    shown = schema.tables.c
    look = select(shown.code, shown.phase, shown.seats, shown.rules, shown.made_at).order_by(shown.made_at)
    if not everything:
        look = look.where(shown.phase != "closed")
    engine = _engine(data)
    with engine.connect() as connection:
        found = list(connection.execute(look))
    engine.dispose()
    return found


def close(data: Path, text: str) -> bool:
    """Ask the server to close a table; False when there is none."""
    code = read_code(text)
    engine = _engine(data)
    with engine.begin() as connection:
        look = select(schema.tables.c.id).where(schema.tables.c.code == code)
        there = code is not None and connection.execute(look).one_or_none() is not None
        if there:
            connection.execute(schema.requests.insert().values(what="close", code=code))
    engine.dispose()
    return there


def backup(data: Path, target: Path) -> None:
    """A whole, consistent copy, made while others write."""
    source, copy = sqlite3.connect(data, timeout=10), sqlite3.connect(target)
    try:
        source.backup(copy, pages=256)
    finally:
        copy.close()
        source.close()
