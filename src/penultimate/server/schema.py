"""The database: its tables, its version, and the steps from each version to the next.

A database remembers its version; an old one is brought up to date when it is opened, a newer one is refused.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    inspect,
    text,
)

from penultimate.errors import PenultimateError

VERSION = 3
metadata = MetaData()

meta = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", String, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("epoch", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("quiet_at", BigInteger),  # since when nobody was there; None while it is played
    Column("wake_at", BigInteger),  # when a sleeping table has to wake by itself
    Column("first_seq", Integer, nullable=False),  # the last Opened entry: older ones are not needed to play on
)

log = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

Index("tables_to_wake", tables.c.wake_at, sqlite_where=tables.c.wake_at.is_not(None))

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),  # hash of the secret
    Column("name", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rules", String, nullable=False),
    Column("text", LargeBinary),  # the record itself, compressed: it must not change with a later program
    UniqueConstraint("table_id", "match"),
)

Index("records_to_make", records.c.id, sqlite_where=records.c.text.is_(None))

answers = Table(
    "answers",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String, primary_key=True),  # of an action that was refused
    Column("number", Integer, nullable=False),  # the order in which they were given
    Column("code", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("rule", String, nullable=False),
    Column("name", String, nullable=False, server_default=""),  # of the text that says why
    Column("gaps", String, nullable=False, server_default="{}"),  # what fills its gaps, as JSON
)

results = Table(
    "results",
    metadata,
    Column("record", String, ForeignKey("records.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("results_name", "name"),
)

process = Table(
    "process",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String, nullable=False),
    Column("code", String, nullable=False),
)

# The database itself refuses what an earlier owner of a table still tries to write.
FENCE = """
CREATE TRIGGER IF NOT EXISTS one_writer BEFORE INSERT ON log
WHEN NEW.epoch IS NOT (SELECT epoch FROM tables WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'an old epoch'); END
"""
# What is written stays written.
KEEP = """
CREATE TRIGGER IF NOT EXISTS log_stays BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is never changed'); END
"""


def create(connection: Connection) -> None:
    """All tables of a new database."""
    metadata.create_all(connection)
    connection.execute(text(FENCE))
    connection.execute(text(KEEP))
    connection.execute(meta.insert().values(key="version", value=str(VERSION)))


def _name_texts(connection: Connection) -> None:
    """Refusals name the text that says why."""
    there = {column["name"] for column in inspect(connection).get_columns("answers")}
    for name, default in (("name", ""), ("gaps", "{}")):
        if name not in there:
            connection.execute(text(f"ALTER TABLE answers ADD COLUMN {name} VARCHAR NOT NULL DEFAULT '{default}'"))


STEPS: dict[int, Callable[[Connection], None]] = {1: answers.create, 2: _name_texts}
"""From a version to the next: `STEPS[1]` makes a database of version 1 one of version 2."""


def bring_up(connection: Connection) -> None:
    """Make a new database, or bring an old one up to date. Raises PenultimateError for a newer one."""
    if not inspect(connection).has_table("meta"):
        create(connection)
        return
    found = connection.execute(meta.select().where(meta.c.key == "version")).one()
    version = int(found.value)
    if version > VERSION:
        raise PenultimateError(
            f"this database is of version {version}, and this program reads up to {VERSION}: use a newer one"
        )
    while version < VERSION:
        STEPS[version](connection)
        version += 1
        connection.execute(meta.update().where(meta.c.key == "version").values(value=str(version)))
