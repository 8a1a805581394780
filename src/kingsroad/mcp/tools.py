"""The tools of the Model Context Protocol: what a model can do at a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from kingsroad.bots.levels import LEVELS, OPPONENT, is_offered
from kingsroad.bots.persons import PERSONS
from kingsroad.core.errors import KingsroadError
from kingsroad.library import GAMES, AnyRuleset, find_game
from kingsroad.mcp.local import LocalPlace
from kingsroad.mcp.place import Place
from kingsroad.mcp.remote import join, read_link
from kingsroad.text.rulebook import RULES, find, for_players, read_rules
from kingsroad.version import VERSION

MOST: Final = 64
"""So many tables are kept; of more, the oldest is left."""
LONGEST: Final = 300.0
USUAL: Final = 50.0
"""Seconds to wait: most clients give a tool up after a minute."""
INSTRUCTIONS: Final = f"""\
Play board games of the Caylus family ({", ".join(GAMES)}) against bots, or with people.
Begin with new_game, or with join if you were given a link. Both name your table; the other tools
want that name. Answer each question with choose: it waits until you are asked again. Read the
rules before your first game: rules(game) lists the topics."""

P = ParamSpec("P")
Tool = Callable[P, Coroutine[Any, Any, str]]


def refusing(tool: Tool[P]) -> Tool[P]:
    """A tool whose refusals reach the model with their reason."""

    @wraps(tool)
    async def tried(*arguments: P.args, **named: P.kwargs) -> str:
        try:
            return await tool(*arguments, **named)
        except KingsroadError as error:
            raise ToolError(str(error)) from None

    return tried


class Tools:
    """The tables of all models that this program serves, each known by its secret name."""

    def __init__(self) -> None:
        self.places: Final[dict[str, Place]] = {}

    def place(self, table: str) -> Place:
        """A table by its name."""
        found = self.places.get(table.strip())
        if found is None:
            raise KingsroadError(
                f"there is no table called {table!r}; new_game and join name the table they open"
            )
        return found

    async def sit_down(self, place: Place) -> str:
        """Keep a place, under a name that nobody can guess, and show its table."""
        table = secrets.token_hex(6)
        self.places[table] = place
        while len(self.places) > MOST:
            await self.places.pop(next(iter(self.places))).leave()
        await place.wait(USUAL)
        place.news()  # the setting up is on the table
        return f"table: {table}\n{await self.look(table)}"

    async def new_game(
        self,
        game: str,
        players: int = 2,
        seat: str = "blue",
        bot: str = OPPONENT,
        seed: int | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Begin a game against bots, played here.

        bot: who plays all other seats: novice, apprentice, journeyman, master or grand-master, or
        a person such as odile or renaud, who has a level and a style.
        seat: your colour. seed: the same seed gives the same start. options: of the game.
        """
        if not is_offered(bot):
            raise KingsroadError(
                f"there is no bot called {bot!r}; there are: {', '.join([*LEVELS, *PERSONS])}"
            )
        draws = secrets.randbits(32) if seed is None else seed
        place = LocalPlace(find_game(game), players, options or {}, seat, bot, draws)
        return await self.sit_down(place)

    async def join(self, link: str, name: str = "Model") -> str:
        """Take the open seat of a table on a Kingsroad server, where people play in the browser.

        link: what the browser shows for an open seat, http://host/t/TABLE#seat=red&invite=SECRET.
        """
        return await self.sit_down(await join(read_link(link), name))

    async def look(self, table: str) -> str:
        """See the whole table as your seat sees it, and the question."""
        place = self.place(table)
        return f"{await place.table()}\n{await place.question()}"

    async def choose(self, table: str, option: str = "", seconds: float = USUAL) -> str:
        """Choose one of your options, by number or name, and wait until you are asked again.

        The answer tells what happened and what is asked now; call look for the whole table.
        Without an option it only waits, which is what to do after an answer "still waiting".
        """
        place = self.place(table)
        if option:
            await place.choose(option)
        asked = await place.wait(min(max(seconds, 0.0), LONGEST))
        news = [f"- {line}" for line in place.news()]
        waiting = [] if asked else ["still waiting: call choose again without an option"]
        return "\n".join([*news, *waiting, await place.question()])

    async def rules(self, game: str, topic: str = "") -> str:
        """Read the rules of a game: the topics, one of them, or all rules with a word.

        topic: a topic of the list, any word such as provost or favor, or "all".
        """
        return rules_about(find_game(game), topic.strip())

    async def record(self, table: str) -> str:
        """Read the record of the game: every choice so far that your seat may know."""
        return await self.place(table).record()


def rules_about(rules: AnyRuleset, topic: str) -> str:
    """The rules under a heading, or all with a word; without a topic the headings."""
    text = for_players(read_rules(rules, RULES))
    parts = chapters(text)
    if not topic:
        return "\n".join(["topics:", *(f"- {heading}" for heading in parts)])
    if topic.lower() == "all":
        return text
    for heading, chapter in parts.items():
        if heading.lower() == topic.lower():
            return chapter
    found = find(text, topic)
    if not found:
        raise KingsroadError(f"no rule has the word {topic!r}; topics: {', '.join(parts)}")
    return found


def chapters(text: str) -> dict[str, str]:
    """The chapters of the rules by their headings."""
    parts = text.split("\n## ")[1:]
    return {part.split("\n", 1)[0].strip(): f"## {part.strip()}" for part in parts}


def make_server(tools: Tools) -> MCPServer:
    """A server with the tools."""
    server: MCPServer = MCPServer(
        "kingsroad", instructions=INSTRUCTIONS, version=VERSION, log_level="WARNING"
    )
    for tool in (tools.new_game, tools.join, tools.look, tools.choose, tools.rules, tools.record):
        server.add_tool(refusing(tool), structured_output=False)
    return server
