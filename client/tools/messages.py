"""Write the types of all messages for TypeScript, from the JSON schema the server publishes.

Run by `client/check`; what it writes is committed. A view has no schema of its own in a message, so its type
is made here from the engine's `View` in the same way as the forms of events.
"""

from __future__ import annotations

import dataclasses
import json
import typing
from pathlib import Path
from typing import Any

import msgspec

from penultimate.cards import COLOUR_NAMES
from penultimate.language.sheet import Sheet
from penultimate.server.catalogue import Catalogue, RulesShown
from penultimate.server.forms import FORMS, _form_type
from penultimate.server.kit import Kit
from penultimate.server.lessons import Lesson
from penultimate.server.projection import VIEW_FIELDS, BallotShown, SeatShown
from penultimate.server.protocol import PHRASES, protocol_schema
from penultimate.server.replay import Replay
from penultimate.server.routes import Error, GuestShown, TableMade, TableShown
from penultimate.server.settings import TIMERS_MS
from penultimate.view import Pile, Table, View

TARGET = Path(__file__).parent.parent / "src" / "wire" / "protocol.ts"


def name_of(reference: str) -> str:
    """The TypeScript name of a definition: forms of the engine keep what they are in their name."""
    return reference.rsplit("/", 1)[-1]


def written(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(written(part) for part in schema["prefixItems"]) + "]"
        inner = written(schema["items"]) if schema.get("items") else "unknown"
        return f"ReadonlyArray<{inner}>"
    if kind == "object":
        if "properties" in schema:
            return fields(schema)
        more = schema.get("additionalProperties")
        return f"Readonly<Record<string, {written(more) if isinstance(more, dict) else 'unknown'}>>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}[kind]


def fields(schema: dict[str, Any]) -> str:
    """An object with its fields; those that have a default may be missing."""
    required = schema.get("required", [])
    parts = [
        f"readonly {name}{'' if name in required else '?'}: {written(part)}"
        for name, part in schema["properties"].items()
    ]
    return "{ " + "; ".join(parts) + " }"


def view_form() -> type[msgspec.Struct]:
    """The fields of a view, as they are in messages."""
    hints = typing.get_type_hints(View)
    return msgspec.defstruct("ViewShown", [(name, shown(hints[name])) for name in VIEW_FIELDS])


# What lies open on a table, as it is in messages: cards are texts there.
OPEN = {Table: "BoardShown", Pile: "PileShown"}


def shown(hint: Any) -> Any:
    """The form of a hint, members of the closed unions included."""
    if hint in FORMS:
        return FORMS[hint]
    if hint in OPEN:
        hints = typing.get_type_hints(hint)
        return msgspec.defstruct(
            OPEN[hint], [(field.name, shown(hints[field.name])) for field in dataclasses.fields(hint)]
        )
    args = typing.get_args(hint)
    if not args:
        return _form_type(hint)
    if typing.get_origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis:
        return tuple[shown(args[0]), ...]  # type: ignore[misc]
    if any(arg in FORMS or typing.get_origin(arg) for arg in args):
        return typing.Union[tuple(shown(arg) for arg in args)]  # noqa: UP007
    return _form_type(hint)


def main() -> None:
    """Write the file."""
    schema = protocol_schema()
    own = [
        SeatShown,
        BallotShown,
        Kit,
        TableMade,
        TableShown,
        GuestShown,
        RulesShown,
        Catalogue,
        Error,
        Replay,
        Sheet,
        Lesson,
    ]
    _, more = msgspec.json.schema_components([view_form(), *own], ref_template="#/$defs/{name}")
    parts = {**schema["$defs"], **more}
    lines = ["// Made by tools/messages.py from the server's JSON schema. Not to be changed by hand.", ""]
    for name, part in sorted(parts.items()):
        lines.append(f"export type {name} = {written(part)};")
    lines.append("")
    for title, kinds in (("Action", "do"), ("Event", "what"), ("Decision", "ask")):
        found = [n for n, part in sorted(parts.items()) if n.endswith("Form") and kinds in part["properties"]]
        lines.append(f"export type {title} = {' | '.join(found)};")
    lines += [
        f"export type ClientMessage = {written(schema['client'])};",
        f"export type ServerMessage = {written(schema['server'])};",
        "",
        f"export const COLOURS = {json.dumps(COLOUR_NAMES)} as const;",
        f"export const TIMERS = {json.dumps(list(TIMERS_MS))} as const;",
        f"export const PHRASE_COUNT = {len(PHRASES)};",
        "",
    ]
    TARGET.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    assert dataclasses.is_dataclass(View)
    main()
