"""A model and a person share a table of a running server, by the link of an open seat."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import pytest

pytest.importorskip("mcp", reason="play with a model is an extra")

import uvicorn
from mcp import Client
from tests.models.model import Model
from tests.server.helpers import GENEROUS
from tests.server.processes import free_port
from websockets.asyncio.client import ClientConnection, connect

from kingsroad.mcp.tools import Tools, make_server
from kingsroad.record import read_record
from kingsroad.server.app import make_app
from kingsroad.server.settings import ServerSettings

PATIENCE = 60.0
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on loopback, for people who choose faster than people do."""
    app = make_app(ServerSettings(tmp_path_factory.mktemp("shared"), limits=GENEROUS))
    port = free_port()
    config = uvicorn.Config(
        cast(Any, app), port=port, ws="websockets-sansio", log_level="warning", access_log=False
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        assert thread.is_alive()
        time.sleep(0.02)
    yield f"127.0.0.1:{port}"
    running.should_exit = True
    thread.join(30)


class Person:
    """Somebody at the first seat: everything the server sends is kept."""

    def __init__(self, where: str, game: str, seats: int = 2) -> None:
        plans = [{"kind": "me", "name": "Ann"}, *([{"kind": "open"}] * (seats - 1))]
        request = urllib.request.Request(
            f"http://{where}/api/tables",
            json.dumps({"game": game, "seats": plans}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            self.info: Json = json.load(answer)
        self.where = where
        self.seat: str = self.info["yours"][0]
        self.state: Json = {}
        self.people: list[Json] = []

    def link(self, seat: str = "red") -> str:
        invite = self.info["invites"][seat]
        return f"http://{self.where}/t/{self.info['id']}#seat={seat}&invite={invite}"

    def connect(self) -> connect:
        address = f"ws://{self.where}/ws/tables/{self.info['id']}"
        return connect(address, additional_headers={"Cookie": self.cookie})

    async def hear(self, socket: ClientConnection) -> Json:
        """The next message that brings a table or news of it."""
        while True:
            frame = await asyncio.wait_for(socket.recv(), PATIENCE)
            message: Json = json.loads(frame)
            if message["type"] in ("table", "people"):
                self.people = message["seats"]
            if message["type"] in ("table", "update"):
                self.state = {**self.state, **message}
                return message

    async def choose(self, socket: ClientConnection, option: int = 0) -> None:
        """Choose for one's seat, once it is asked."""
        while self.state["question"]["seat"] != self.seat:
            await self.hear(socket)
        choice = self.state["question"]["options"][option]["choice"]
        message = {"type": "choose", "lines": self.state["lines"], "choice": choice}
        await socket.send(json.dumps(message))
        await self.hear(socket)

    async def play(self) -> None:
        """Play to the end."""
        async with self.connect() as socket:
            await self.hear(socket)
            while not self.state["over"]:
                if self.state["question"]["seat"] == self.seat:
                    await self.choose(socket, len(self.state["question"]["options"]) // 2)
                else:
                    await self.hear(socket)


Script = Callable[[Model], Awaitable[None]]


def with_model(script: Script) -> None:
    async def main() -> None:
        tools = Tools()
        try:
            async with Client(make_server(tools)) as client:
                await script(Model(client))
        finally:
            for place in tools.places.values():
                await place.leave()

    asyncio.run(main())


@pytest.mark.parametrize("game", ["caylus2005", "magna_carta", "caylus1303"])
def test_a_whole_game_is_shared(server: str, game: str) -> None:
    async def script(model: Model) -> None:
        ann = Person(server, game)
        playing = asyncio.create_task(ann.play())
        text = await model.begin("join", link=ann.link(), name="Ada")
        assert "you red" in text
        assert "people: blue Ann, red Ada" in text
        last = await model.play(text)
        await asyncio.wait_for(playing, PATIENCE)
        assert [seat["name"] for seat in ann.people] == ["Ann", "Ada"]
        played = read_record(await model.call("record", table=model.table)).replay()
        assert played.over
        assert f"over: blue {played.scores()[0]} (place " in last

    with_model(script)


def test_a_hidden_hand_is_never_told(server: str) -> None:
    async def script(model: Model) -> None:
        ann = Person(server, "magna_carta")
        playing = asyncio.create_task(ann.play())
        text = await model.begin("join", link=ann.link())
        for _ in range(40):
            seats = (await model.look()).partition("\nseats:\n")[2]
            (mine,) = [line for line in seats.splitlines() if line.startswith("  red: ")]
            assert ", hand_size" in mine
            assert seats.count(", hand ") == mine.count(", hand ")
            if "over: " in text:
                break
            hidden = await model.call("record", table=model.table)
            assert "chance: draw ?" in hidden or "chance: deal ?" in hidden
            text = await model.choose("1")
        told = [line for text in model.heard for line in text.splitlines()]
        drawn = {line for line in told if re.match("- Blue (draws|exchanges)", line)}
        assert drawn
        assert not [line for line in drawn if re.search(r"\bthe\b", line)]  # no card is named
        playing.cancel()

    with_model(script)


def test_who_waits_is_told_so_and_hears_what_is_said(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsroad.mcp.tools.USUAL", 0.1)  # blue may have the first turn

    async def script(model: Model) -> None:
        ann = Person(server, "caylus2005")
        async with ann.connect() as socket:
            await ann.hear(socket)
            text = await model.begin("join", link=ann.link())
            text = await model.choose("1" if "\n  1 " in text else "", seconds=0.2)
            assert "still waiting: call choose again without an option" in text
            assert "question: " in text
            refused, said = await model.attempt("choose", table=model.table, option="1")
            assert refused
            assert "it is the turn of blue" in said
            await socket.send(json.dumps({"type": "say", "text": "one moment"}))
            waiting = asyncio.create_task(model.choose())
            await ann.choose(socket)
            told = await waiting
            assert "- Ann says: one moment\n" in told
            assert "- Blue places a worker " in told
            assert "\n  1 place " in told

    with_model(script)


def test_a_person_may_take_a_choice_back(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsroad.mcp.tools.USUAL", 0.1)  # blue may have the first turn

    async def script(model: Model) -> None:
        ann = Person(server, "caylus2005")
        async with ann.connect() as socket:
            await ann.hear(socket)
            text = await model.begin("join", link=ann.link())
            if "\n  1 " in text:
                await model.choose("1", seconds=0.1)
            await ann.choose(socket)
            await model.choose("")
            await model.choose("1", seconds=0.5)
            choices = ann.state["choices"]
            while ann.state["question"]["seat"] != "blue":
                await ann.hear(socket)
            await socket.send(json.dumps({"type": "undo", "lines": ann.state["lines"]}))
            while not ann.state.get("undone"):
                await ann.hear(socket)
            assert ann.state["choices"] <= choices
            assert "- The game went back.\n" in await model.choose("", seconds=0.5)

    with_model(script)


def test_bad_links_are_refused(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsroad.mcp.tools.USUAL", 0.1)  # nobody plays: it need not be red's turn

    async def script(model: Model) -> None:
        ann = Person(server, "caylus2005")
        link = ann.link()
        for wrong, said in [
            (
                link[:-1] + ("1" if link.endswith("0") else "0"),
                "this link does not lead to that seat",
            ),
            (link.replace("seat=red", "seat=blue"), "this link does not lead to that seat"),
            (link.replace("/t/", "/t/x"), "table"),
            (link.replace("seat=red", "seat=pink"), "pink"),
        ]:
            refused, text = await model.attempt("join", link=wrong)
            assert refused, (wrong, text)
            assert said in text
        await model.begin("join", link=link)
        refused, text = await model.attempt("join", link=link)
        assert refused, text
        assert "somebody sits there already" in text

    with_model(script)
