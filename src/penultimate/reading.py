"""Values of the engine read back from plain JSON: actions, events, decisions and views, as messages and logs are."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from functools import cache
from typing import Any

from .cards import Card, read_card

TAGS = ("do", "what", "ask")
"""The key that names which action, event or decision it is."""


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def tag_of(kind: type) -> str:
    """How a member of a union is called: ChooseSeat is `choose_seat`."""
    return re.sub(r"\B([A-Z])", r"_\1", kind.__name__).lower()


def read_value(hint: Any, value: Any) -> Any:
    """The value that plain JSON means where the engine has this type. Raises ValueError, KeyError or TypeError."""
    if value is None:
        return None
    if hint is Card:
        return read_card(value)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        wanted = (field for field in dataclasses.fields(hint) if field.name in value)
        return hint(**{field.name: read_value(_hints(hint)[field.name], value[field.name]) for field in wanted})
    inner = typing.get_args(hint)
    if typing.get_origin(hint) is tuple:
        kinds = inner[:1] * len(value) if inner[-1] is Ellipsis else inner
        return tuple(read_value(kind, item) for kind, item in zip(kinds, value, strict=True))
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return read_value(_member(inner, value), value)
    return value


def _member(kinds: tuple[Any, ...], value: Any) -> Any:
    """The member of a union that a value is of."""
    if isinstance(value, dict):
        name = next(value[tag] for tag in TAGS if tag in value)
        return next(kind for kind in kinds if isinstance(kind, type) and tag_of(kind) == name)
    if isinstance(value, list):
        return next(kind for kind in kinds if typing.get_origin(kind) is tuple)
    return Card if Card in kinds and isinstance(value, str) else type(value)
