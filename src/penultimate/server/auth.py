"""Identity: a guest is whoever holds a 256-bit secret. It travels in a cookie only, and is stored only as
its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from urllib.parse import urlsplit

from .refusals import Refusal

COOKIE = "penultimate_guest"


def new_secret() -> str:
    """256 bits, as text for a cookie."""
    return secrets.token_urlsafe(32)


def guest_of(secret: str) -> str:
    """The public name of whoever holds a secret: its hash. From it the secret cannot be found."""
    return hashlib.sha256(b"penultimate guest\0" + secret.encode("utf-8", "surrogateescape")).hexdigest()[:32]


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The guest secret in a request's headers, None when there is none."""
    for key, value in headers:
        if key.lower() == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, equals, text = part.strip().partition("=")
                if equals and name == COOKIE and 20 <= len(text) <= 64:
                    return text
    return None


def set_cookie(secret: str, path: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script can read it, no other site can send it."""
    tail = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path={path or '/'}; HttpOnly; SameSite=Lax; Max-Age=31536000{tail}"


def check_origin(headers: Iterable[tuple[bytes, bytes]], allowed: frozenset[str]) -> None:
    """Raises Refusal("origin") when a page of another site asks. Programs send no Origin and carry no
    cookie jar."""
    for key, value in headers:
        if key.lower() == b"origin" and value.decode("latin-1") not in allowed:
            raise Refusal("origin", "this page is not of this server; see --public-url")


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as a browser writes an Origin."""
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port not in (None, 80 if parts.scheme == "http" else 443) else ""
    return f"{parts.scheme}://{parts.hostname}{port}"


def clean_text(text: str, length: int) -> str:
    """A name or a line of chat: one line, no control or direction marks, at most `length` characters."""
    kept = "".join(
        character if not unicodedata.category(character).startswith(("C", "Zl", "Zp")) else " "
        for character in unicodedata.normalize("NFC", text[: length * 4])
    )
    return " ".join(kept.split())[:length]
