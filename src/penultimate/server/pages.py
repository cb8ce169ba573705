"""The built client: files with hashed names that may be kept for ever, and one page that names them.

A file is compressed once, when it is first asked for. Addresses in the page are relative to the root of the
application, so that it works under any path.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from .refusals import Refusal

FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
A_WHILE = "private, max-age=600"
WORTH_PACKING = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/javascript")

BESIDE = {
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
"""What a browser looks for under names that stay: the icons, what makes the page installable, its worker."""

MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Penultimate</title>"
    "<h1>Penultimate</h1><p>The table server works. Its page was not built; play with"
    " <code>penultimate play --join ADDRESS</code>.</p></html>"
)


@dataclass(frozen=True)
class Built:
    """A file of the bundle, as it is and packed."""

    body: bytes
    kind: str

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed, None when that is not worth it."""
        if not self.kind.startswith(WORTH_PACKING):
            return None
        return gzip.compress(self.body, 9, mtime=0)


class Bundle:
    """The built client of this installation, served under `prefix`."""

    def __init__(self, prefix: str, root: Traversable | None = None) -> None:
        self.prefix = prefix
        self.root = root or resources.files("penultimate").joinpath("web")
        self._files: dict[str, Built] = {}
        self._beside: dict[str, Built] = {}
        self._page: Built | None = None

    def file(self, name: str) -> Built:
        """A hashed file by its name. Raises Refusal("no_page"). Nothing but plain names is looked up."""
        found = self._files.get(name)
        if found is not None:
            return found
        place = self.root.joinpath("assets", name)
        if "/" in name or "\\" in name or name.startswith(".") or not place.is_file():
            raise Refusal("no_page", "there is no such file")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        built = self._files[name] = Built(place.read_bytes(), kind)
        return built

    def beside(self, name: str) -> Built:
        """One of the files beside the page. Raises Refusal("no_page")."""
        found = self._beside.get(name)
        if found is None:
            place = self.root.joinpath(name)
            if not place.is_file():
                raise Refusal("no_page", "there is no such file")
            found = self._beside[name] = Built(place.read_bytes(), BESIDE[name])
        return found

    def page(self) -> Built:
        """The one page. Every address of the client begins with it."""
        if self._page is None:
            place = self.root.joinpath("index.html")
            text = place.read_text(encoding="utf-8") if place.is_file() else MISSING
            self._page = Built(text.replace('"./', f'"{self.prefix}/').encode(), "text/html")
        return self._page


def sent(request: Request, built: Built, keep: str) -> Response:
    """A file as an answer, packed where the browser can unpack it."""
    kind = built.kind + ("; charset=utf-8" if built.kind.startswith("text/") else "")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    packed = built.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(built.body, headers=headers, media_type=kind)
