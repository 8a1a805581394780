"""The schemas of the frames of the WebSocket and of what every game shows: views, events, board."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from kingsroad.library import GAMES, AnyRuleset, part
from kingsroad.server.wire.frames import FromClient, FromServer

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
    """The views of every game, by its key."""
    return types_of_games("Views", "View", lambda rules: part(rules, "games", "documents"))


def printed_schema() -> Schema:
    """What is printed on the board of every game, by its key."""
    return types_of_games("Printed", "Printed", lambda rules: part(rules, "text.boards"))


def types_of_games(title: str, name: str, module_of: Callable[[AnyRuleset], ModuleType]) -> Schema:
    """A type that every game declares, with those it is made of."""
    chosen: Schema = {}
    found: Schema = {}
    for key, rules in sorted(GAMES.items()):
        prefix, module = prefix_of(key), module_of(rules)
        _, components = msgspec.json.schema_components([getattr(module, name)])
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
    return "".join(word.capitalize() for word in key.split("_"))


def words_in(types: ModuleType) -> dict[str, list[str]]:
    """The closed lists of words that a module declares, such as colours and phases."""
    return {
        name: sorted(get_args(found))
        for name, found in vars(types).items()
        if get_origin(found) is Literal
    }


def renamed(components: Schema, prefix: str, words: dict[str, list[str]]) -> Schema:
    """The types of a game under names of their own, as other games use the same."""

    def told(schema: Any) -> Any:
        if isinstance(schema, list):
            return [told(each) for each in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            return {"$ref": f"#/$defs/{prefix}{schema['$ref'].rpartition('/')[2]}"}
        for name, values in words.items():
            if schema.get("enum") == values:
                return {"$ref": f"#/$defs/{prefix}{name}"}
        return {key: told(each) for key, each in schema.items()}

    return {
        f"{prefix}{name}": schema if name in words else told(schema)
        for name, schema in components.items()
    }
