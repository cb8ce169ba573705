"""What people read, by language: catalogues in `locale/<lang>/<name>.toml`, read when first needed.

Plain TOML with `{gaps}` for `str.format`, so that card names and the scorepad need no package beyond Python.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from penultimate.paper.errors import UnknownName

LANGUAGES = ("en", "es", "de")


def check_language(lang: str) -> str:
    """The language itself; UnknownName when there are no catalogues for it."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


@lru_cache(maxsize=32)
def catalogue(name: str, lang: str) -> dict[str, Any]:
    """A whole catalogue as nested dictionaries. UnknownName when there is no such language."""
    path = files("penultimate") / "locale" / check_language(lang) / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def say(lang: str, key: str, /, **gaps: object) -> str:
    """One text of the paper catalogue, `key` dotted, its gaps filled."""
    found: Any = catalogue("paper", lang)
    for part in key.split("."):
        found = found[part]
    if not isinstance(found, str):
        raise KeyError(key)
    return found.format(**gaps) if gaps else found
