"""OpenAPI for the HTTP part, generated from its table of routes and msgspec types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .routes import ROUTES, Error
from .settings import Settings


def openapi(url: str) -> dict[str, Any]:
    """The description of the HTTP part."""
    types = [t for _, _, _, given, found in ROUTES for t in (given, found) if t is not None]
    types += [Settings, Error]
    _, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for method, path, says, given, found in ROUTES:
        if path == "/api/tables" and method == "POST":
            given = Settings
        operation: dict[str, Any] = {"summary": says, "responses": {"default": _content("Why not.", Error)}}
        operation["responses"]["200"] = _content("Done.", found)
        if given is not None:
            operation["requestBody"] = _content("", given)
        names = re.findall(r"{(\w+)}", path)
        query = re.findall(r"\?(\w+)=", says)
        operation["parameters"] = [_parameter(name, "path") for name in names] + [
            _parameter(name, "query") for name in query
        ]
        paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Penultimate tables", "version": "1"},
        "servers": [{"url": url or "/"}],
        "paths": paths,
        "components": {"schemas": parts},
    }


def _content(says: str, kind: type | None) -> dict[str, Any]:
    found: dict[str, Any] = {"description": says} if says else {}
    if kind is not None:
        found["content"] = {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
    return found


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": True, "schema": {"type": "string"}}
