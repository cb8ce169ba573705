"""Writes what is written about the protocol from the types themselves: `python -m
penultimate.server.documents docs`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from . import authority
from . import protocol as p
from .forms import ACTION_FORMS, DECISION_FORMS, EVENT_FORMS
from .limits import Limits
from .openapi import openapi
from .refusals import CODES
from .routes import ROUTES

INTRODUCTION = """# The table protocol

Made from the message types by `python -m penultimate.server.documents docs`; do not edit. The JSON schema is
`docs/protocol.json` (served as `/api/protocol.json`), the HTTP part `docs/openapi.json`
(`/api/openapi.json`).
`examples/bot_client.py` plays a match over it.

1. `POST /api/guests` gives an identity: a secret in an `HttpOnly` cookie, to be sent with everything else.
2. `POST /api/tables` with settings makes a table and gives its code and link.
3. Open a WebSocket to `/api/tables/CODE/socket` with the cookie, send `enter`, get a `snapshot`, then
`update`s.

Every message is one JSON object in a text frame, told apart by `t`; frames of clients have at most {frame}
bytes.
Entries of a table's log are numbered; `seq` names one. An `update` carries only the fields that changed:
merge `table`
and `view` into what the snapshot gave, and append `more` to lists. What an update tells is on disk already.

An `act` carries an `id` the client made up (32 hexadecimal digits) and `seq`, the last entry it has seen.
The answer is
`ack` (it is on disk), `refused` (nothing has changed) or first `held` (an answer follows). Sent again with
the same id, it
gets the first answer, after a restart too (the last `action_ids_kept` that were done and `answers_kept` a seat that
were refused, as long as the match is the table's last); after a lost connection send what is unanswered again.
`enter` with `last_seq` gives in
`snapshot.missed` what happened since. One connection per person and table: a newer one closes the older
with code 4001;
4008 is for those that read too slowly, 1012 when the server stops or restarts (try again).

While a seat may still call in private, `catch` is not offered to others, and the next seat's action is held.
Presses (jump in, catch, slap) are held until all that may have been quicker had time to arrive, then
ordered by arrival
less half the measured round trip, and in races the seat's head start (`head_starts_ms`); with `races` set to `drawn`
nobody has to press, and the lot decides. Answer every `ping` with a `pong` at once: that is how the round trip is
measured.
"""


def fields_of(kind: Any) -> str:
    """The fields of a message, with their types."""
    found = []
    for field in msgspec.structs.fields(kind):
        text = str(field.type).replace("typing.", "").replace("penultimate.server.", "").replace("NoneType", "None")
        short = text if len(text) < 40 and "Annotated" not in text and "class" not in text else _short(field.type)
        found.append(f"`{field.name}` {short}{'' if field.required else ', optional'}")
    return "; ".join(found) or "no fields"


def _short(kind: Any) -> str:
    schema = msgspec.json.schema(kind)
    if "anyOf" in schema:
        names = [str(one.get("type", "object")) for one in schema["anyOf"]]
        return " or ".join(dict.fromkeys(names))
    found = str(schema.get("type", "object"))
    if "pattern" in schema:
        found += f" {schema['pattern']}"
    if "minimum" in schema and "maximum" in schema and schema["maximum"] < 2**50:
        found += f" from {schema['minimum']} to {schema['maximum']}"
    if "enum" in schema:
        found += " of " + ", ".join(map(str, schema["enum"]))
    return found


def says(kind: Any) -> str:
    """The docstring in one line."""
    return " ".join((kind.__doc__ or "").split())


def protocol_md() -> str:
    """The page about the protocol."""
    lines = [INTRODUCTION.replace("{frame}", str(Limits().frame_bytes)), "## From a client\n"]
    lines += [f"- `{kind.__struct_config__.tag}`: {says(kind)} ({fields_of(kind)})" for kind in p.CLIENT]
    lines += ["\n## From the server\n"]
    lines += [f"- `{kind.__struct_config__.tag}`: {says(kind)} ({fields_of(kind)})" for kind in p.SERVER]
    for title, forms in (("Actions (`do`)", ACTION_FORMS), ("Events (`what`)", EVENT_FORMS),
                         ("Questions (`ask`)", DECISION_FORMS)):  # fmt: skip
        lines += [f"\n## {title}\n"]
        lines += [
            f"- `{form.__struct_config__.tag}`: {says(member)} ({fields_of(form)})" for member, form in forms.items()
        ]
    lines += ["\n## Who may do what\n", "| message | " + " | ".join(authority.PHASES) + " |"]
    lines += ["|---|" + "---|" * len(authority.PHASES)]
    for kind, row in authority.MAY.items():
        cells = [", ".join(role for role in authority.ROLES if role in cell) or "-" for cell in row]
        lines += [f"| `{kind.__struct_config__.tag}` | " + " | ".join(cells) + " |"]  # type: ignore[attr-defined]
    lines += ["\n## Refusals\n"] + [f"- `{code}`: {text}" for code, text in CODES.items()]
    lines += ["\n## Limits\n"] + [f"- `{name}`: {value}" for name, value in vars(Limits()).items()]
    lines += ["\n## HTTP\n"] + [f"- `{method} {path}`: {text}" for method, path, text, *_ in ROUTES]
    return "\n".join(lines) + "\n"


def documents() -> dict[str, str]:
    """All pages that are made from the code, by name."""
    return {
        "protocol.md": protocol_md(),
        "protocol.json": json.dumps(p.protocol_schema(), indent=1) + "\n",
        "openapi.json": json.dumps(openapi(""), indent=1) + "\n",
    }


if __name__ == "__main__":
    for name, text in documents().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
