"""Editions that people write: read from a text, every mistake told with its line and what was perhaps meant.

The text comes from strangers. It is bounded in size; programs of cards are made of public verbs and only go forward;
the turn itself may only run as in an edition that comes with Penultimate, with steps of one's own before it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from ..errors import BadEdition
from .checking import Checker, own_name
from .places import Places
from .register import Edition, read_edition

LARGEST = 32_768  # characters of a file


@lru_cache(maxsize=64)
def own_edition(text: str, file: str, read_option: Callable[[str, str], object]) -> Edition:
    """The edition a text describes. `file` is what errors call it; `read_option` reads the value of an option.

    Raises BadEdition with the line of the first mistake.
    """
    if len(text) > LARGEST:
        raise BadEdition(file, 1, f"{len(text)} characters are too many: an edition may have {LARGEST}")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, line = str(error).partition(" (at line ")
        raise BadEdition(file, int(line.partition(",")[0]) if line else text.count("\n") + 1, reason) from error
    checker = Checker(table, Places(text), file)
    checker.check(read_option)
    try:
        return replace(read_edition(own_name(table["title"]), table), like=checker.like)
    except (ValueError, KeyError) as error:
        raise BadEdition(file, checker.places.of("deck"), f"the deck cannot be read: {error}") from error
