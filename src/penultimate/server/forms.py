"""Forms: how actions, events and decisions look in messages, derived from the closed unions of the engine.

Nothing here names a single action or event: a new member of a union has its form at once.
"""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from penultimate import actions, decisions, events
from penultimate.cards import Card, read_card

from .refusals import Refusal


def snake(name: str) -> str:
    """`ColourNamed` is `colour_named`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _form_type(hint: Any) -> Any:
    """The type a field has in a message: a card is its code, everything else is itself."""
    if hint is Card:
        return typing.Annotated[str, msgspec.Meta(max_length=32)]
    if hint is str:
        return typing.Annotated[str, msgspec.Meta(max_length=200)]
    args = typing.get_args(hint)
    if not args:
        return hint
    origin = typing.get_origin(hint)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return tuple[_form_type(args[0]), ...]  # type: ignore[misc]
    inner = tuple(arg if arg is Ellipsis or arg is type(None) else _form_type(arg) for arg in args)
    if origin is tuple:
        return tuple[inner]  # type: ignore[valid-type]
    return typing.Union[inner]  # noqa: UP007 - the members are only known now


def _forms(union: Any, field: str) -> dict[type, type[msgspec.Struct]]:
    """A message struct for every member of a union, tagged by its name in `field`."""
    members = typing.get_args(union) or (union,)
    found: dict[type, type[msgspec.Struct]] = {}
    for member in members:
        hints = typing.get_type_hints(member)
        shape = [(f.name, _form_type(hints[f.name])) for f in dataclasses.fields(member)]
        found[member] = msgspec.defstruct(
            f"{member.__name__}Form",
            shape,
            tag_field=field,
            tag=snake(member.__name__),
            frozen=True,
            forbid_unknown_fields=True,
            namespace={"__doc__": member.__doc__},
            module=__name__,
        )
    return found


ACTION_FORMS = _forms(actions.Action, "do")
EVENT_FORMS = _forms(events.Event, "what")
DECISION_FORMS = _forms(decisions.Decision, "ask")
FORMS = ACTION_FORMS | EVENT_FORMS | DECISION_FORMS
ACTIONS: dict[type, type] = {form: member for member, form in ACTION_FORMS.items()}

# For annotations that msgspec reads: unions made at run time.
ActionForm: Any = typing.Union[tuple(ACTION_FORMS.values())]  # noqa: UP007
EventForm: Any = typing.Union[tuple(EVENT_FORMS.values())]  # noqa: UP007
DecisionForm: Any = typing.Union[tuple(DECISION_FORMS.values())]  # noqa: UP007

_NAMES = {member: tuple(f.name for f in dataclasses.fields(member)) for member in FORMS}


_ATOMS = (int, str, bool, type(None))


def plain(value: Any) -> Any:
    """A value of the engine as it goes into a message."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple:
        return [_TEXTS[item] if type(item) is Card else plain(item) for item in value]
    if kind is Card:
        return _TEXTS[value]
    if kind in FORMS:
        return _form(value)
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    return value


class _Texts(dict[Card, str]):
    """Cards as they are written; there are few, and they are written often."""

    def __missing__(self, card: Card) -> str:
        if len(self) > 4096:
            self.clear()
        text = self[card] = str(card)
        return text


_TEXTS = _Texts()


@lru_cache(maxsize=8192)
def _form(value: Any) -> msgspec.Struct:
    kind = type(value)
    return FORMS[kind](*[plain(getattr(value, name)) for name in _NAMES[kind]])


def _readers() -> dict[type, dict[str, Callable[[Any], Any]]]:
    """Which fields of which action have to be read back from text into cards."""
    found: dict[type, dict[str, Callable[[Any], Any]]] = {}
    for member in ACTION_FORMS:
        hints = typing.get_type_hints(member)
        found[member] = {name: _reader(hints[name]) for name in _NAMES[member]}
    return found


def _reader(hint: Any) -> Callable[[Any], Any]:
    if hint is Card:
        return read_card
    args = typing.get_args(hint)
    if Card in args:
        if typing.get_origin(hint) is tuple:
            return lambda value: tuple(read_card(item) for item in value)
        return lambda value: read_card(value) if isinstance(value, str) else value
    return lambda value: tuple(value) if isinstance(value, list) else value


_READERS = _readers()


def action_of(form: Any) -> actions.Action:
    """The action a form stands for. Raises Refusal("malformed") for a card that cannot be one."""
    member = ACTIONS[type(form)]
    readers = _READERS[member]
    try:
        return member(*[readers[name](getattr(form, name)) for name in _NAMES[member]])  # type: ignore[no-any-return]
    except ValueError as error:
        raise Refusal("malformed", str(error)) from error
