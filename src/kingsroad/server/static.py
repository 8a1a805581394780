"""The client in the browser: files that come with the package, read once."""

from __future__ import annotations

import gzip
import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import MimeTypes
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingsroad.server.preview import preview
from kingsroad.server.service import Service

INDEX: Final = "index.html"
PREVIEW: Final = b"<!-- preview -->"
"""Where the page says what it is about, for those who show links to it."""
ASSETS: Final = "assets/"
"""Files below here have their content in their name, so they never change."""
SMALL: Final = 1024
KINDS: Final = MimeTypes()
"""Python's own table: what a machine adds to it can be wrong, as for scripts on Windows."""
KINDS.add_type("application/manifest+json", ".webmanifest")
KINDS.add_type("font/woff2", ".woff2")
UNKNOWN: Final = "application/octet-stream"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kingsroad</title>
<h1>Kingsroad</h1>
<p>The server runs, but this installation came without the client for the browser.</p>
<p>Programs find the API at <a href="/schema/openapi.json">/schema/openapi.json</a> and the
messages of the table at <a href="/schema/wire.json">/schema/wire.json</a>.</p></html>
"""


class File(NamedTuple):
    """A file of the client."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


class Client:
    """All files of the client, by their paths. What is not among them is never read."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files: Final[dict[str, File]] = {}
        root = folder if folder is not None else files("kingsroad.server").joinpath("static")
        if root.is_dir():
            self.read(root, "")
        self.built: Final = INDEX in self.files
        if not self.built:
            self.files[INDEX] = as_file(INDEX, NOT_BUILT)

    def read(self, folder: Traversable, path: str) -> None:
        """Read a folder and those below."""
        for entry in folder.iterdir():
            if entry.is_dir():
                self.read(entry, f"{path}{entry.name}/")
            elif not entry.name.startswith(".") and not entry.name.endswith((".py", ".pyc")):
                self.files[path + entry.name] = as_file(entry.name, entry.read_bytes())

    def find(self, path: str) -> tuple[str, File] | None:
        """A file; paths without a dot are places inside the client, which its page shows."""
        name = path.lstrip("/") or INDEX
        if name in self.files:
            return name, self.files[name]
        if "." in name.rsplit("/", 1)[-1] or name.startswith(("api/", "ws/", "schema/")):
            return None
        return INDEX, self.files[INDEX]


def as_file(name: str, content: bytes) -> File:
    """A file with what a browser wants to know about it."""
    kind = KINDS.guess_type(name)[0] or UNKNOWN
    texts = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
    packed = gzip.compress(content, 9, mtime=0) if texts and len(content) > SMALL else None
    if kind.endswith("javascript") and not kind.startswith("text/"):
        kind += "; charset=utf-8"  # which Litestar adds to texts by itself
    return File(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(
    request: Request[Any, Any, Any],
    client: NamedDependency[Client],
    service: NamedDependency[Service],
    path: FromPath[str] = "/",
) -> Response[bytes]:
    """A file of the client; its page with what a link to it shows."""
    found = client.find(path)
    if found is None:
        return Response(b"there is no such page", status_code=404, media_type="text/plain")
    name, file = found
    if name == INDEX:
        told = await preview(service, path, str(request.base_url))
        file = as_file(INDEX, file.content.replace(PREVIEW, told.encode()))
    lasting = "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"
    headers = {"ETag": file.tag, "Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)
