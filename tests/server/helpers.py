"""People at web tables, for tests: each with a cookie and connections of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from kingsroad.library import AnyGame
from kingsroad.server.app import make_app
from kingsroad.server.desk import Desk, ServerSettings
from kingsroad.server.limits import Limits
from kingsroad.server.origin import COOKIE

PATIENCE = 30.0
GENEROUS = Limits(
    frames=10_000,
    frames_burst=10_000,
    requests=10_000,
    requests_burst=10_000,
    creations=10_000,
    creations_burst=10_000,
)

Client = TestClient[Litestar]
Json = dict[str, Any]


def view_through(game: AnyGame, seat: int) -> Json:
    """What the engine shows to a seat, but for the options, which stand in the question."""
    return {key: part for key, part in game.view(seat).items() if key != "options"}


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Client]:
    """A server without a network."""
    wanted: dict[str, Any] = {"limits": GENEROUS} | settings
    app = make_app(ServerSettings(data, **wanted))
    with TestClient(app) as client:
        yield client


def desk_of(client: Client) -> Desk:
    """What the server behind a client has."""
    desk: Desk = client.app.state.desk
    return desk


class Table:
    """A connection to a table, with the view that its deltas lead to."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frames: list[str] = []
        self.lines = -1
        self.view: Json = {}
        self.question: Json = {}
        self.state: Json = {}
        self.over = False

    def receive(self) -> Json:
        """The next message; what it tells about the table is taken in."""
        text = self.session.receive_text(timeout=PATIENCE)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.state, self.view = message, message["view"]
        if message["type"] == "update":
            self.apply(message["changes"])
        if message["type"] in ("table", "update"):
            self.lines = message["lines"]
            self.question = message["question"]
            self.over = message["over"]
        return message

    def apply(self, changes: list[Json]) -> None:
        """What a client does with a delta."""
        for change in changes:
            table = self.view
            for key in change["path"][:-1]:
                table = table[key]
            if change.get("gone"):
                del table[change["path"][-1]]
            else:
                table[change["path"][-1]] = change.get("value")

    def expect(self, kind: str) -> Json:
        """The next message of a type; others are taken in on the way."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def send(self, **message: object) -> None:
        """Send a message."""
        self.session.send_text(json.dumps(message))

    def choose(self, choice: str | None = None, lines: int | None = None) -> None:
        """Choose something, by default the first option of the table as it was seen."""
        name = choice if choice is not None else self.question["options"][0]["choice"]
        self.send(type="choose", lines=self.lines if lines is None else lines, choice=name)


class Person:
    """Somebody with a browser."""

    def __init__(self, client: Client, token: str = "") -> None:
        self.client = client
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """The cookie of this person and of nobody else."""
        self.client.cookies.clear()
        return {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}

    def get(self, path: str, **query: str | int) -> Any:
        """Ask for something that must be there."""
        answer = self.client.get(path, headers=self.headers, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object, status: int = 201) -> Json:
        """Ask for something to be done."""
        answer = self.client.post(path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        self.token = answer.cookies.get(COOKIE) or self.token
        found: Json = answer.json()
        return found

    def create(self, game: str, *seats: str, **more: object) -> Json:
        """A table; seats are ``me``, ``open`` or levels of bots."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": plans, **more})

    @contextmanager
    def at(self, table: str, language: str = "en") -> Iterator[Table]:
        """A connection; the first message is taken in."""
        path = f"/ws/tables/{table}?language={language}"
        with self.client.websocket_connect(path, headers=self.headers) as session:
            connection = Table(session)
            connection.receive()
            yield connection


def two_people(client: Client, game: str, **more: object) -> tuple[Person, Person, str]:
    """Two people at a table for two."""
    ann, bob = Person(client), Person(client)
    info = ann.create(game, "me", "open", **more)
    seat, invite = next(iter(info["invites"].items()))
    bob.post(f"/api/tables/{info['id']}/seats/{seat}", {"invite": invite, "name": "Bob"})
    return ann, bob, info["id"]
