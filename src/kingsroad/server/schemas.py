"""The schemas of all that the server says, for generated clients.

``python -m kingsroad.server.schemas FOLDER`` writes them without a running server: the frames of
the WebSocket, the HTTP API, and of every game its views, the kinds of its
events and what is printed on its board.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from kingsroad.library import GAMES, part
from kingsroad.server.wire import FromClient, FromServer

Schema: TypeAlias = dict[str, Any]
"""JSON Schema is a language of its own: tables within tables."""
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


# --- The schemas ---------------------------------------------------------------------------------


def wire_schema() -> Schema:
    """The frames of the WebSocket."""
    (client, server), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    components |= {"FromClient": client, "FromServer": server}
    sides = {side.lower(): {"$ref": f"#/$defs/From{side}"} for side in ("Client", "Server")}
    return document("Wire", sides, components)


def views_schema() -> Schema:
    """The views of every game, by its key, as they are sent: the question has the options."""
    return types_of_games("Views", "View", ("games", "documents"), ["options"])


def printed_schema() -> Schema:
    """What is printed on the board of every game, by its key."""
    return types_of_games("Printed", "Printed", ("text.boards", ""), [])


def types_of_games(title: str, name: str, place: tuple[str, str], unsent: Sequence[str]) -> Schema:
    """A type that every game declares, with those it is made of, without some of its fields."""
    chosen: Schema = {}
    found: Schema = {}
    for key, rules in sorted(GAMES.items()):
        prefix, module = prefix_of(key), part(rules, *place)
        _, components = msgspec.json.schema_components([getattr(module, name)])
        for field in unsent:
            del components[name]["properties"][field]
            components[name]["required"].remove(field)
        words = words_in(module)
        components |= {word: {"enum": values} for word, values in words.items()}
        found |= renamed(components, prefix, words)
        chosen[key] = {"$ref": f"#/$defs/{prefix}{name}"}
    return document(title, chosen, found)


def events_schema() -> Schema:
    """The kinds of events of every game, by its key."""
    kinds: Schema = {}
    found: Schema = {}
    for key, rules in sorted(GAMES.items()):
        name = f"{prefix_of(key)}Event"
        found[name] = {"enum": sorted(part(rules, "games", "events").EVENTS)}
        kinds[key] = {"$ref": f"#/$defs/{name}"}
    return document("Events", kinds, found)


def openapi_schema() -> Schema:
    """The HTTP API."""
    # Imported here: the application serves the other schemas.
    from kingsroad.server.app import make_app  # noqa: PLC0415
    from kingsroad.server.desk import ServerSettings  # noqa: PLC0415

    schema: Schema = make_app(ServerSettings(Path())).openapi_schema.to_schema()
    return schema


# --- Their parts ---------------------------------------------------------------------------------


def document(title: str, properties: Schema, components: Schema) -> Schema:
    """A schema of several types; each has the fields that it names and no others."""
    for name, component in components.items():
        component["title"] = name
        if "properties" in component:
            component["additionalProperties"] = False
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": properties,
        "required": sorted(properties),
        "additionalProperties": False,
        "$defs": components,
    }


def prefix_of(key: str) -> str:
    """How the names of a game's types begin."""
    return "".join(part.capitalize() for part in key.split("_"))


def words_in(types: ModuleType) -> dict[str, list[str]]:
    """The closed lists of words that a module declares, such as colours and phases."""
    return {
        name: sorted(get_args(found))
        for name, found in vars(types).items()
        if get_origin(found) is Literal
    }


def renamed(components: Schema, prefix: str, words: dict[str, list[str]]) -> Schema:
    """The types of a game under names of their own, as other games use the same."""

    def told(part: Any) -> Any:
        if isinstance(part, list):
            return [told(each) for each in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return {"$ref": f"#/$defs/{prefix}{part['$ref'].rpartition('/')[2]}"}
        for name, values in words.items():
            if part.get("enum") == values:
                return {"$ref": f"#/$defs/{prefix}{name}"}
        return {key: told(each) for key, each in part.items()}

    return {
        f"{prefix}{name}": part if name in words else told(part)
        for name, part in components.items()
    }


# --- Writing them --------------------------------------------------------------------------------


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
