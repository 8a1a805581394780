"""A model against bots, through the tools of `kingsroad mcp`."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("mcp", reason="play with a model is an extra")

from mcp import Client, StdioServerParameters, stdio_client
from tests.models.model import Model
from tests.server.processes import free_port

import kingsroad
from kingsroad.cli.commands.mcp import make_server as made_by_command
from kingsroad.mcp.local import LocalPlace
from kingsroad.mcp.tools import MOST, Tools, make_server

NAMES = list(kingsroad.GAMES)
Script = Callable[[Model, Tools], Awaitable[None]]


def with_model(script: Script) -> None:
    """Let a model play by a script, in memory."""

    async def main() -> None:
        tools = Tools()
        async with Client(make_server(tools)) as client:
            await script(Model(client), tools)

    asyncio.run(main())


def game_of(model: Model, tools: Tools) -> kingsroad.AnyGame:
    """The true game behind a table, which the model never sees."""
    place = tools.places[model.table]
    assert isinstance(place, LocalPlace)
    return place.game


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_played(name: str) -> None:
    async def script(model: Model, tools: Tools) -> None:
        last = await model.play(await model.begin("new_game", game=name, seat="red", seed=3))
        game = game_of(model, tools)
        assert game.over
        scores = ", ".join(
            f"{game.seat_name(seat)} {score} (place {game.ranking()[seat]})"
            for seat, score in enumerate(game.scores())
        )
        assert last.endswith(f"over: {scores}")
        record = kingsroad.read_record(await model.call("record", table=model.table))
        assert record.replay().key() == game.key()
        refused, said = await model.attempt("choose", table=model.table, option="1")
        assert refused
        assert "the game is over" in said

    with_model(script)


def test_hidden_hands_stay_hidden() -> None:
    """Both decks of Magna Carta have the same cards: a text is judged by what it speaks of."""

    async def script(model: Model, tools: Tools) -> None:
        # A novice asks no network: it draws the same whatever others learn.
        text = await model.begin("new_game", game="magna_carta", seed=5, players=3, bot="novice")
        game = game_of(model, tools)
        cards = sorted({card for seat in range(3) for card in hand(game, seat)})
        assert len(cards) > 3
        drawn = 0
        while not game.over:
            seen = await model.look()
            held = hand(game, 0)
            assert seen.count(", hand ") == bool(held)
            assert not held or f", hand {' '.join(held)}" in seen
            record = await model.call("record", table=model.table)
            drawn = max(drawn, record.count(" ?\n"))
            text = await model.choose("draw" if "draw: " in text else "1")
        assert drawn > 5
        told = [line for text in model.heard for line in text.splitlines()]
        foreign = [line for line in told if re.match(r"- (Red|Green) (draws|exchanges)", line)]
        assert len(foreign) >= 3
        assert not [line for line in foreign for card in cards if card.replace("-", " ") in line]

    with_model(script)


def hand(game: kingsroad.AnyGame, seat: int) -> list[str]:
    """The cards that a seat holds."""
    seats: Any = game.view(seat)["seats"]
    held: list[str] = seats[game.seat_name(seat)].get("hand") or []
    return held


def test_a_choice_brings_the_next_question_and_what_happened() -> None:
    async def script(model: Model, _tools: Tools) -> None:
        await model.begin("new_game", game="caylus2005", players=3, seed=1)
        text = await model.choose("place stables")
        assert text.startswith("- Blue places a worker in the stables for 1 denier.\n- Green ")
        assert re.search(r"\n- Red (places a worker|passes)", text)
        assert "\nquestion: PlaceWorker blue" in text
        assert "\n  1 place " in text

    with_model(script)


def test_a_bot_may_think_longer_than_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(model: Model, tools: Tools) -> None:
        await model.begin("new_game", game="caylus2005", seed=1)
        place = tools.places[model.table]
        assert isinstance(place, LocalPlace)
        think, held = place.bot.choose, threading.Event()

        def slow(*arguments: Any) -> Any:
            held.wait(30)
            return think(*arguments)

        monkeypatch.setattr(place.bot, "choose", slow)
        text = await model.choose("place gate", seconds=0.1)
        assert "still waiting: call choose again without an option\n" in text
        assert "  1 " not in text
        refused, said = await model.attempt("choose", table=model.table, option="pass")
        assert refused
        assert "it is the turn of red" in said
        held.set()
        assert "question: PlaceWorker blue" in await model.choose()

    with_model(script)


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("new_game", {"game": "checkers"}, "there is no game called 'checkers'"),
        ("new_game", {"game": "caylus2005", "players": 9}, "9"),
        ("new_game", {"game": "caylus2005", "seat": "pink"}, "no seat called 'pink'"),
        ("new_game", {"game": "caylus2005", "seat": "green"}, "green does not play with 2 seats"),
        ("new_game", {"game": "caylus2005", "bot": "search:99"}, "there are: novice, "),
        ("new_game", {"game": "caylus2005", "options": {"favors": "odd"}}, "standard or simple"),
        ("new_game", {}, "game"),
        ("look", {"table": "mine"}, "there is no table called 'mine'; new_game and join"),
        ("choose", {"table": "mine", "option": "1"}, "there is no table called 'mine'"),
        ("record", {"table": ""}, "there is no table called ''"),
        ("rules", {"game": "caylus2005", "topic": "zeppelin"}, "no rule has the word 'zeppelin'"),
        ("join", {"link": "red"}, "is no link of a seat; it looks like http"),
        ("join", {"link": "file:///t/x?seat=red&invite=y"}, "is no link of a seat"),
        ("join", {"link": "http://127.0.0.1:9/t/x"}, "this link is for looking on"),
        ("join", {"link": "http://127.0.0.1:9/t/x?seat=red&invite=y"}, "cannot be reached"),
    ],
)
def test_what_cannot_be_done_is_said(tool: str, arguments: dict[str, Any], said: str) -> None:
    async def script(model: Model, tools: Tools) -> None:
        refused, text = await model.attempt(tool, **arguments)
        assert refused
        assert said in text
        assert not tools.places

    with_model(script)


def test_a_choice_that_is_not_offered_is_refused_with_the_options() -> None:
    async def script(model: Model, tools: Tools) -> None:
        await model.begin("new_game", game="caylus2005", seed=1)
        before = game_of(model, tools).key()
        for option in ("99", "castle", "place"):
            refused, text = await model.attempt("choose", table=model.table, option=option)
            assert refused
            assert f"'{option}' is not offered" in text
            assert "1 place gate, 2 place " in text
        assert game_of(model, tools).key() == before

    with_model(script)


@pytest.mark.parametrize("name", NAMES)
def test_rules_by_topic(name: str) -> None:
    async def script(model: Model, _tools: Tools) -> None:
        topics = [line[2:] for line in (await model.call("rules", game=name)).splitlines()[1:]]
        assert len(topics) > 8
        for topic in topics:
            text = await model.call("rules", game=name, topic=topic.upper())
            assert text.startswith(f"## {topic}\n")
            assert text.count("\n## ") == 0
        found = await model.call("rules", game=name, topic="provost")
        assert found.lower().count("provost") > 5
        assert len(found) < len(await model.call("rules", game=name, topic="all"))

    with_model(script)


def test_the_oldest_table_is_left_when_there_are_too_many() -> None:
    async def script(model: Model, tools: Tools) -> None:
        await model.begin("new_game", game="caylus2005", seed=1)
        first = model.table
        for seed in range(MOST):
            await model.begin("new_game", game="caylus2005", seed=seed)
        assert len(tools.places) == MOST
        assert first not in tools.places

    with_model(script)


def test_it_costs_a_model_little_to_know_the_tools() -> None:
    async def main() -> None:
        async with Client(made_by_command()) as client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == [
                "new_game", "join", "look", "choose", "rules", "record",
            ]  # fmt: skip
            assert sum(len(tool.model_dump_json(exclude_none=True)) for tool in tools) < 4000

    asyncio.run(main())


async def a_few_choices(client: Client) -> None:
    """Enough to see that a transport carries all there is."""
    model = Model(client)
    assert "you blue" in await model.begin("new_game", game="caylus1303", seed=1)
    assert "question: " in await model.choose("1")
    assert (await model.attempt("choose", table=model.table, option="zeppelin"))[0]


def test_the_program_talks_over_its_streams() -> None:
    async def main() -> None:
        started = StdioServerParameters(
            command=sys.executable, args=["-m", "kingsroad", "mcp"], env=dict(os.environ)
        )
        async with Client(stdio_client(started)) as client:
            await a_few_choices(client)

    asyncio.run(main())


def test_the_program_talks_over_http() -> None:
    port = free_port()
    command = [sys.executable, "-m", "kingsroad", "mcp", "--http", "--port", str(port)]
    process = subprocess.Popen(command)

    async def main() -> None:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            await a_few_choices(client)

    try:
        await_port(port, process)
        asyncio.run(main())
    finally:
        process.terminate()
        process.wait(20)


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
        except OSError:
            assert process.poll() is None, "the program has ended"
            assert time.monotonic() < deadline, "nobody listens"
            time.sleep(0.05)
        else:
            return
