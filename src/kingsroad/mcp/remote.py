"""A seat at a table of a running server, taken by its link: people sit there with browsers.

The program is a client as any other (docs/wire.md): the server sends it what its seat may know.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs, quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kingsroad.core.errors import IllegalChoice, KingsroadError
from kingsroad.library import find_game
from kingsroad.mcp.place import NotYet, Place
from kingsroad.research.text import end_line, meant, option_lines, table_text

Json = dict[str, Any]
PATIENCE: Final = 20.0
"""Seconds within which a server must have answered."""
PAUSE: Final = 1.0
"""Seconds before a connection that broke is opened again."""
SHUT: Final = 4000
"""The code with which a server says not to come back."""


class ServerTrouble(KingsroadError):
    """The server refuses, or cannot be reached."""


@dataclass(frozen=True)
class Link:
    """The link of an open seat, as the browser shows it for sending to a friend."""

    server: str
    table: str
    seat: str
    invite: str

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws/tables/{quote(self.table)}"

    def path(self, more: str) -> str:
        """An address below that of the table."""
        return f"{self.server}/api/tables/{quote(self.table)}{more}"


def read_link(text: str) -> Link:
    """A link of the form ``http://host/t/TABLE#seat=red&invite=SECRET``; older ones have a ?."""
    parts = urlsplit(text.strip())
    asked = parse_qs(parts.fragment or parts.query)
    before, _, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        raise ServerTrouble(
            f"{text.strip()!r} is no link of a seat; it looks like "
            "http://host:8303/t/TABLE#seat=red&invite=SECRET"
        )
    if "seat" not in asked or "invite" not in asked:
        raise ServerTrouble("this link is for looking on; ask for the link of an open seat")
    server = f"{parts.scheme}://{parts.netloc}{before}"
    return Link(server, table, asked["seat"][0], asked["invite"][0])


class Visitor:
    """Who asks a server over HTTP, known by a cookie."""

    def __init__(self) -> None:
        self.cookie = ""

    def fetch(self, address: str, body: object = None) -> str:
        """What the server answers; a refusal is raised with the reason it gives."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data, headers)  # noqa: S310 - see read_link
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310 - likewise
                given: str = reply.headers.get("Set-Cookie", "")
                self.cookie = given.partition(";")[0] or self.cookie
                text: str = reply.read().decode()
                return text
        except urllib.error.HTTPError as error:
            with error:
                raise ServerTrouble(reason_in(error.read().decode(errors="replace"))) from None
        except OSError as error:
            raise ServerTrouble(f"the server cannot be reached: {error}") from None


def reason_in(text: str) -> str:
    """The reason in the body of a refusal."""
    try:
        return str(json.loads(text)["reason"])
    except (ValueError, KeyError, TypeError):
        return "this is no table of a Kingsroad server"


async def join(link: Link, name: str) -> RemotePlace:
    """Take the seat of a link and sit down."""
    visitor = Visitor()
    seat = link.path(f"/seats/{quote(link.seat)}")
    claimed = await asyncio.to_thread(visitor.fetch, seat, {"invite": link.invite, "name": name})
    try:
        game: str = json.loads(claimed)["game"]
    except (ValueError, KeyError, TypeError):
        raise ServerTrouble("this is no table of a Kingsroad server") from None
    place = RemotePlace(link, game, visitor)
    await place.arrive()
    return place


class RemotePlace(Place):
    """A seat at a server: a task listens, and what it hears is taken in."""

    def __init__(self, link: Link, game: str, visitor: Visitor) -> None:
        super().__init__(find_game(game))
        self.link: Final = link
        self.visitor: Final = visitor
        self.state: Json = {}
        """The last whole table, brought up to date."""
        self.told: list[str] = []
        self.refusal = ""
        """Why the last choice was refused."""
        self.lost = ""
        """Why the connection has ended for good."""
        self.socket: ClientConnection | None = None
        self.changed: Final = asyncio.Condition()
        self.listening: Final = asyncio.create_task(self.listen())

    # -- listening ---------------------------------------------------------------------------

    async def listen(self) -> None:
        """Take in what the server sends, until it sends no more."""
        try:
            while not await self.attend():  # noqa: ASYNC110 - it lasts as long as a connection
                await asyncio.sleep(PAUSE)
            why = self.refusal or "the server has closed the table"
        except (LookupError, TypeError, ValueError) as error:
            why = f"the server cannot be understood: {error!r}"
        async with self.changed:
            self.lost = why
            self.changed.notify_all()

    async def attend(self) -> bool:
        """Take messages in while a connection lasts; whether it ended for good."""
        headers = {"Cookie": self.visitor.cookie}
        try:
            async with connect(self.link.socket, additional_headers=headers) as socket:
                self.socket = socket
                async for frame in socket:
                    await self.hear(json.loads(frame))
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == SHUT
        except (WebSocketException, OSError, ServerTrouble):
            return False  # the server may be starting anew
        return False

    async def hear(self, message: Json) -> None:
        """Take one message in, and wake whoever waits."""
        kind = message["type"]
        async with self.changed:
            if kind == "table":
                self.state = message
            elif kind == "update":
                self.update(message)
            elif kind == "said":
                line = message["line"]
                self.told.append(f"{line['name'] or line['seat']} says: {line['text']}")
            elif kind == "refused":
                self.refusal = message["reason"]
            elif kind == "people":
                self.state |= {"seats": message["seats"], "asked": message["asked"]}
            self.changed.notify_all()
        await self.agree()

    def update(self, message: Json) -> None:
        """What is new at the table."""
        if message["undone"]:
            self.told.append("The game went back.")
        self.told += [line["text"] for line in message["log"]]
        apply_changes(self.state["view"], message["changes"])
        self.state |= {key: message[key] for key in ("lines", "question", "over")}

    async def agree(self) -> None:
        """Agree to whoever wants to take a choice back: the model is a guest at the table."""
        asked = self.state.get("asked")
        if asked and self.link.seat in asked["waiting"]:
            await self.send({"type": "answer", "lines": self.state["lines"], "agree": True})

    async def send(self, message: Json) -> None:
        """Say something to the server."""
        if self.socket is None:
            raise ServerTrouble("there is no connection to the server")
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            raise ServerTrouble("the connection to the server is broken; try again") from None

    async def until(self, happened: Callable[[], bool], seconds: float) -> bool:
        """Wait for something to happen; whether it did in time."""

        def ready() -> bool:
            return bool(self.lost) or happened()

        try:
            async with self.changed:
                await asyncio.wait_for(self.changed.wait_for(ready), seconds)
        except TimeoutError:
            return False
        if self.lost:
            raise ServerTrouble(self.lost)
        return True

    # -- playing -----------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Wait for the first table."""
        if not await self.until(lambda: bool(self.state), PATIENCE):
            await self.leave()
            raise ServerTrouble("the server does not show the table")

    @property
    def asked(self) -> bool:
        """Whether this seat must choose."""
        return bool(self.state["question"]["seat"] == self.link.seat)

    async def table(self) -> str:
        names = {each["seat"]: each["name"] or each["kind"] for each in self.state["seats"]}
        text = table_text(self.state["game"], self.state["options"], self.state["view"])
        return f"{text}\npeople: {', '.join(f'{seat} {name}' for seat, name in names.items())}"

    async def question(self) -> str:
        if self.state["over"]:
            sheet = json.loads(await self.ask("/sheet"))
            return end_line(sheet["seats"], sheet["scores"], sheet["places"])
        asked = self.state["question"]
        lines = [f"question: {asked['name']} {asked['seat']} ({asked['text']})"]
        offered = [(option["choice"], option["text"]) for option in asked["options"]]
        return "\n".join([*lines, *option_lines(offered)])

    async def choose(self, text: str) -> None:
        if self.state["over"]:
            raise IllegalChoice("the game is over")
        if not self.asked:
            raise NotYet(f"it is the turn of {self.state['question']['seat']}")
        names = [option["choice"] for option in self.state["question"]["options"]]
        choice = names[meant(names, text)]
        before = self.state["lines"]
        self.refusal = ""
        await self.send({"type": "choose", "lines": before, "choice": choice})
        if not await self.until(
            lambda: bool(self.refusal) or self.state["lines"] != before, PATIENCE
        ):
            raise ServerTrouble("the server does not answer; look whether the choice was made")
        if self.refusal:
            raise ServerTrouble(self.refusal)

    async def wait(self, seconds: float) -> bool:
        return await self.until(lambda: self.asked or self.state["over"], seconds)

    def news(self) -> list[str]:
        told, self.told = self.told, []
        return told

    async def record(self) -> str:
        return await self.ask("/record")

    async def ask(self, path: str) -> str:
        """Something about the table, over HTTP."""
        return await asyncio.to_thread(self.visitor.fetch, self.link.path(path))

    async def leave(self) -> None:
        self.listening.cancel()
        await asyncio.wait({self.listening})


def apply_changes(view: Json, changes: list[Mapping[str, Any]]) -> None:
    """Lead from the last view to the new one (docs/wire.md)."""
    for change in changes:
        table = view
        *way, last = change["path"]
        for key in way:
            table = table[key]
        if change.get("gone"):
            del table[last]
        else:
            table[last] = change.get("value")
