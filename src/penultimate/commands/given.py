"""The rule set a person names on the command line: a line of text, whose edition may be a file."""

from __future__ import annotations

from pathlib import Path

from ..errors import PenultimateError
from ..rules.ruleset import RuleSet


def is_file(word: str) -> bool:
    """Whether the edition of a rule set is meant as a file of one's own."""
    return word.endswith(".toml")


def given_rules(text: str) -> RuleSet:
    """The rule set a text describes; `storm.toml +stacking` reads the edition from that file.

    Raises BadEdition with file and line, BadNotation, RuleConflict, and PenultimateError for a file that cannot be
    read.
    """
    words = text.split()
    if not words or not is_file(words[0]):
        return RuleSet.parse(text)
    return RuleSet.of_edition(read_file(words[0]), " ".join(words[1:]), words[0])


def read_file(name: str) -> str:
    """The text of an edition's file. Raises PenultimateError."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise PenultimateError(f"{name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PenultimateError(f"{name} is not a text in UTF-8") from error
