"""All schemas of the server as files, for clients that are generated.

``python -m kingsroad.server.schemas FOLDER`` writes them without a running server: the frames of
the WebSocket, the HTTP API, and of every game its views, the kinds of its events and what is
printed on its board.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kingsroad.server.app import make_app
from kingsroad.server.reference.schemas import (
    Schema,
    events_schema,
    printed_schema,
    views_schema,
    wire_schema,
)
from kingsroad.server.settings import ServerSettings


def openapi_schema() -> Schema:
    """The HTTP API."""
    schema: Schema = make_app(ServerSettings(Path())).openapi_schema.to_schema()
    return schema


def write(folder: Path) -> None:
    """Write all schemas, each the same from run to run."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (
        ("wire", wire_schema()),
        ("openapi", openapi_schema()),
        ("views", views_schema()),
        ("events", events_schema()),
        ("printed", printed_schema()),
    ):
        text = json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
