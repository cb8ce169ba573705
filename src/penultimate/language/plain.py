"""A sheet as plain text, wrapped to a width."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from .catalogue import catalogue
from .sentences import CardRow, Section, Sentence
from .sheet import Sheet

MARK = "* "  # before what differs from the edition as it comes
NARROW = 40  # below that nothing is set in columns


def sheet_text(sheet: Sheet, width: int = 80) -> str:
    """The whole sheet, to read in a terminal."""
    say = catalogue(sheet.lang).say
    lines = [
        say("sheet-title", edition=sheet.title),
        *wrap(sheet.rules, width),
        *wrap(" · ".join(sheet.summary), width),
    ]
    lines.append(say("sheet-table", seats=sheet.seats))
    if sheet.changed:
        lines += ["", *wrap(say("sheet-changed"), width)]
    lines += ["", heading(say("heading-deck")), *_deck(sheet.deck, width)]
    for section in sheet.sections:
        lines += ["", *_section(section, width)]
    return "\n".join(lines)


def deck_text(sheet: Sheet, width: int = 80) -> str:
    """The deck alone: every card, how often it is there, what it counts and what it does."""
    summary = wrap(" · ".join(sheet.summary), width)
    return "\n".join([heading(sheet.title), *summary, "", *_deck(sheet.deck, width)])


def heading(text: str) -> str:
    """A heading is underlined."""
    return f"{text}\n{'-' * len(text)}"


def wrap(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Lines of a text; `first` stands before the first of them, `rest` before the others."""
    return textwrap.wrap(text, max(width, 20), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def columns(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Two columns: names, and texts beside them (below them where it is narrow)."""
    room = max((len(name) for name, _ in rows), default=0) + 2
    if width - room < NARROW:
        return [line for name, text in rows for line in (name, *wrap(text, width, "    ", "    "))]
    return [line for name, text in rows for line in wrap(text, width, name.ljust(room), " " * room) or [name]]


def _deck(rows: Sequence[CardRow], width: int) -> list[str]:
    said = []
    for row in rows:
        points = f", {row.points}" if row.points else ""
        mark = MARK if row.changed else "  "
        said.append((f"{mark}{row.count:>3} {row.name}{points}", row.text + _reasons(row.changed)))
    return columns(said, width)


def _section(section: Section, width: int) -> list[str]:
    return [heading(section.heading), *(line for said in section.sentences for line in _sentence(said, width))]


def _sentence(said: Sentence, width: int) -> list[str]:
    return wrap(said.text + _reasons(said.changed), width, MARK if said.changed else "  ", "  ")


def _reasons(changed: Sequence[str]) -> str:
    return f" ({', '.join(changed)})" if changed else ""
