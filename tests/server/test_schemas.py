"""The served schemas: the same from run to run, and true of what a server says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.server.helpers import Client, Person, Table, two_people

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.server import schemas

CHOICES = 120
"""How much of a game is played."""


def validator(schema: dict[str, Any], part: str) -> Draft202012Validator:
    """What checks one of the types of a schema."""
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator({**schema["properties"][part], "$defs": schema["$defs"]})


def served(client: Client, path: str) -> Any:
    """A schema that the server serves."""
    return Person(client).get(path)


def written(folder: Path, seed: str) -> dict[str, str]:
    """The files that the command writes; sets and tables of a process are ordered by its seed."""
    subprocess.run(
        [sys.executable, "-m", "kingsroad.server.schemas", str(folder)],
        check=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def play(table: Table, others: list[Table], dice: Dice) -> bool:
    """The seat that is asked makes some choice; everybody hears of it. False at the end."""
    tables = [table, *others]
    asked = next((each for each in tables if each.question["options"]), None)
    if asked is None:
        return False
    options = asked.question["options"]
    asked.choose(options[dice.below(len(options))]["choice"])
    for each in tables:
        each.expect("update")
    return True


def test_the_files_are_the_same_from_run_to_run(tmp_path: Path) -> None:
    first, second = written(tmp_path / "a", "1"), written(tmp_path / "b", "2")
    assert first == second
    assert json.loads(first["wire.json"]) == schemas.wire_schema()
    assert json.loads(first["views.json"]) == schemas.views_schema()
    assert json.loads(first["events.json"]) == schemas.events_schema()
    assert json.loads(first["printed.json"]) == schemas.printed_schema()
    assert json.loads(first["openapi.json"]) == schemas.openapi_schema()


def test_a_server_serves_the_same(client: Client) -> None:
    assert served(client, "/schema/wire.json") == schemas.wire_schema()
    assert served(client, "/schema/views.json") == schemas.views_schema()
    assert served(client, "/schema/events.json") == schemas.events_schema()
    assert served(client, "/schema/printed.json") == schemas.printed_schema()
    assert served(client, "/schema/openapi.json") == schemas.openapi_schema()


@pytest.mark.parametrize("game", sorted(kingsroad.GAMES))
def test_frames_and_views_of_a_game_are_as_the_schemas_say(client: Client, game: str) -> None:
    frame = validator(schemas.wire_schema(), "server")
    view = validator(schemas.views_schema(), game)
    kind = validator(schemas.events_schema(), game)
    ann, bob, table = two_people(client, game)
    dice = Dice(5)
    with ann.at(table) as one, bob.at(table) as two:
        for _ in range(CHOICES):
            if not play(one, [two], dice):
                break
            for each in (one, two):
                view.validate(each.view)
                for option in each.question["options"]:
                    assert option["choice"] == f"{option['verb']} {option['noun']}".strip()
                    assert bool(option["noun"]) == bool(option["sort"])
        one.send(type="say", text="hello")
        one.expect("said")
        one.send(type="choose", lines=-1, choice="nonsense")
        one.expect("refused")
        for each in (one, two):
            for message in map(json.loads, each.frames):
                frame.validate(message)
                for told in (*message.get("events", []), *message.get("log", [])):
                    kind.validate(told["kind"])


@pytest.mark.parametrize("game", sorted(kingsroad.GAMES))
def test_what_is_printed_is_served_as_its_schema_says(client: Client, game: str) -> None:
    board = validator(schemas.printed_schema(), game)
    told = served(client, f"/api/games/{game}/printed")
    board.validate(told)
    assert not board.is_valid({**told, "more": 1})


@pytest.mark.parametrize("game", sorted(kingsroad.GAMES))
def test_every_type_of_a_view_can_be_found(game: str) -> None:
    schema = schemas.views_schema()
    view = validator(schema, game)
    seen = {**kingsroad.new_game(game, seed=1).view(0)}
    assert not view.is_valid(seen), "the options are sent with the question"
    del seen["options"]
    view.validate(seen)
    assert not view.is_valid({**seen, "phase": "no phase"})
    assert not view.is_valid({**seen, "more": 1})
