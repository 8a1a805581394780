"""Tables over WebSockets: two people, secrets, refusals, floods, nonsense."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from tests.server.helpers import (
    GENEROUS,
    PATIENCE,
    Client,
    Person,
    Table,
    running,
    service_of,
    two_people,
)

from kingsroad.core.dice import Dice
from kingsroad.server.connections.connection import decode
from kingsroad.server.errors import Refusal
from kingsroad.server.security.limits import Limits
from kingsroad.server.wire.frames import DECODER


def mover(*tables: Table) -> Table:
    """The connection that is asked."""
    return next(table for table in tables if table.question["options"])


def test_two_people_play(client: Client) -> None:
    """Both see every choice, each their own options, and a spectator none."""
    ann, bob, table = two_people(client, "caylus1303")
    with ann.at(table) as one, bob.at(table) as two, Person(client).at(table) as three:
        one.expect("people")
        assert three.state["you"] is None
        assert three.state["yours"] == []
        assert {one.state["you"], two.state["you"]} == {"blue", "red"}
        for _ in range(15):
            asked = mover(one, two)
            asked.choose()
            updates = [each.expect("update") for each in (one, two, three)]
            assert len({update["lines"] for update in updates}) == 1
            assert not three.question["options"]
        assert one.view["seats"]["red"]["prestige"] is None
        assert two.view["seats"]["red"]["prestige"] is not None


def test_hidden_hands_never_reach_another(client: Client) -> None:
    """All frames of a whole game of Magna Carta, read by the eyes of each."""
    ann, bob, table = two_people(client, "magna_carta")
    dice = Dice(5)
    with ann.at(table) as one, bob.at(table) as two, Person(client).at(table) as three:
        one.expect("people")
        everybody = (one, two, three)
        while not one.over:
            asked = mover(one, two)
            options = asked.question["options"]
            asked.choose(options[dice.below(len(options))]["choice"])
            for each in everybody:
                each.expect("update")
        for each, own in ((one, one.state["you"]), (two, two.state["you"]), (three, None)):
            for text in each.frames:
                assert hidden(json.loads(text), own) == []
        dealt = [made for text in one.frames for made in json.loads(text).get("made", [])]
        assert any(made["choice"] == "deal ?" for made in dealt)
        assert any(made["choice"].startswith("deal ") for made in dealt)
    record = client.get(f"/api/tables/{table}/record").text
    assert "?" not in record  # it is over: now everybody may know


def hidden(message: dict[str, Any], own: str | None) -> list[str]:
    """What a message tells that its reader may not know."""
    found = []
    for name, seat in message.get("view", {}).get("seats", {}).items():
        if name != own and "hand" in seat:
            found.append(f"the hand of {name}")
    found += [
        f"a new hand: {change}"
        for change in message.get("changes", [])
        if "hand" in change["path"] and change["path"][1] != own
    ]
    draws = [event for event in message.get("events", []) if event["kind"] == "draw"]
    found += [f"a draw: {each}" for each in draws if each["seat"] != own and "subject" in each]
    mine = [each.get("subject") for each in draws if each["seat"] == own]
    for made in message.get("made", []):
        verb, _, card = made["choice"].partition(" ")
        if verb == "deal" and card != "?" and card not in mine:
            found.append(f"a card: {made}")
    question = message.get("question", {})
    if question.get("options") and question["seat"] != own:
        found.append("options of another")
    return found


def test_choices_are_refused_with_the_reason_and_the_table(client: Client) -> None:
    ann, bob, table = two_people(client, "caylus2005")
    with ann.at(table) as one, bob.at(table) as two, Person(client).at(table) as three:
        for each in (one, one, two):  # they hear of each other, and of the one who looks on
            each.expect("people")
        asked = mover(one, two)
        other = two if asked is one else one
        for who, choice, lines, code in (
            (asked, "pass", asked.lines - 1, "stale"),
            (asked, "pass", 10**9, "stale"),
            (asked, "build cathedral", asked.lines, "illegal"),
            (asked, "do as I say", asked.lines, "illegal"),
            (other, "pass", other.lines, "foreign"),
            (three, "pass", three.lines, "foreign"),
        ):
            who.choose(choice, lines)
            answer = who.receive()
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer["reason"]
            assert who.receive()["type"] == "table"
        asked.choose("pass")
        assert other.expect("update")["made"][0]["choice"] == "pass"


def test_undo_over_the_wire(client: Client) -> None:
    ann, bob, table = two_people(client, "caylus2005")
    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        first = mover(one, two)
        second = two if first is one else one
        first.choose()
        assert first.expect("update")["undo"] == "free"
        second.expect("update")
        first.send(type="undo", lines=first.lines)
        assert first.expect("update")["undone"]
        assert second.expect("update")["undone"]
        assert first.question["options"]
        first.choose()
        first.expect("update")
        second.expect("update")
        second.choose()
        assert first.expect("update")["undo"] == "ask"
        second.expect("update")
        first.send(type="undo", lines=first.lines)
        assert second.expect("people")["asked"]["waiting"] == [second.state["you"]]
        second.send(type="answer", lines=second.lines, agree=True)
        assert first.expect("update")["undone"]
        assert first.question["options"]


def test_chat_and_names_are_kept(client: Client) -> None:
    ann, bob, table = two_people(client, "caylus2005")
    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        one.send(type="rename", seat=one.state["you"], name="Ann <b>")
        assert "Ann <b>" in [seat["name"] for seat in two.expect("people")["seats"]]
        one.send(type="say", text="good evening")
        assert two.expect("said")["line"]["text"] == "good evening"
        one.send(type="rename", seat=two.state["you"], name="me")
        assert one.expect("refused")["code"] == "foreign"
    service_of(client).rooms.put_to_sleep(float("inf"))
    with bob.at(table) as two:
        assert two.state["chat"][0]["text"] == "good evening"
        assert "Ann <b>" in [seat["name"] for seat in two.state["seats"]]


def test_rooms_sleep_and_wake(client: Client) -> None:
    """Asleep a room is nothing but lines; awake it is what it was."""
    ann = Person(client)
    table = ann.create("caylus2005", "me", "me")["id"]
    with ann.at(table) as one:
        for _ in range(10):
            one.choose()
            one.expect("update")
            one.expect("table") if one.question["seat"] != one.view["you"] else None
        one.send(type="sync")
        before = one.expect("table")
        rooms = service_of(client).rooms
        rooms.put_to_sleep(float("inf"))
        assert table in rooms.awake  # somebody is there
    deadline = time.monotonic() + PATIENCE
    while len(rooms.awake[table].room.viewers) or rooms.awake[table].lock.locked():
        assert time.monotonic() < deadline, "the server has not noticed that the client is gone"
        time.sleep(0.01)
    rooms.put_to_sleep(float("inf"))
    assert rooms.awake == {}
    with ann.at(table) as one:
        after = dict(one.state)
        for each in (before, after):
            each.pop("seats")
        assert after == before


def test_nobody_waits_for_ever_for_a_table_that_is_not(client: Client) -> None:
    for name in ("0" * 20, "nonsense", "%2e%2e", "'; drop table lines --"):
        with client.websocket_connect(f"/ws/tables/{name}") as session:
            assert json.loads(session.receive_text(timeout=10))["code"] == "unknown"
            with pytest.raises(WebSocketDisconnect):
                session.receive_text(timeout=10)


def test_pages_of_other_sites_may_not_connect(client: Client) -> None:
    ann = Person(client)
    table = ann.create("caylus2005", "me", "me")["id"]
    path = f"/ws/tables/{table}"
    for origin in (
        "http://evil.example",
        "null",
        "http://[",
        "http://testserver.local.evil.example",
    ):
        headers = {**ann.headers, "Origin": origin}
        with client.websocket_connect(path, headers=headers) as session:
            assert json.loads(session.receive_text(timeout=10))["code"] == "not-allowed"
    host = client.base_url.netloc.decode()
    headers = {**ann.headers, "Origin": f"http://{host}"}
    with client.websocket_connect(path, headers=headers) as session:
        assert json.loads(session.receive_text(timeout=10))["type"] == "table"


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(frames=0.001, frames_burst=5, flood=10)
    with running(tmp_path, limits=limits) as client:
        ann = Person(client)
        table = ann.create("caylus2005", "me", "me")["id"]
        with ann.at(table) as one:
            for _ in range(16):
                one.send(type="ping")
            kinds = [one.receive()["type"] for _ in range(16)]
            assert kinds == ["pong"] * 5 + ["refused"] * 11
            with pytest.raises(WebSocketDisconnect):
                one.receive()
        with ann.at(table) as again:
            assert again.state["type"] == "table"


def test_more_connections_are_no_louder_voice(tmp_path: Path) -> None:
    """Each of them may send much, but what one person says is counted together."""
    limits = Limits(sayings=0.001, sayings_burst=5)
    with running(tmp_path, limits=limits) as client:
        ann = Person(client)
        table = ann.create("caylus2005", "me", "me")["id"]
        with ann.at(table) as one, ann.at(table) as other:
            for _ in range(5):
                one.send(type="say", text="spam")
                assert one.expect("said")["line"]["text"] == "spam"
            for mouth in (other, one):
                mouth.send(type="say", text="spam")
                assert mouth.expect("refused")["code"] == "flood"


def test_too_many_viewers_and_connections(tmp_path: Path) -> None:
    limits = Limits(viewers=1, connections_each=2)
    with running(tmp_path, limits=limits) as client:
        ann = Person(client)
        table = ann.create("caylus2005", "me", "me")["id"]
        other = ann.create("caylus2005", "me", "me")["id"]
        with ann.at(table):
            with client.websocket_connect(f"/ws/tables/{table}") as session:
                assert json.loads(session.receive_text(timeout=10))["code"] == "busy"
            with ann.at(other), client.websocket_connect(f"/ws/tables/{other}") as session:
                assert json.loads(session.receive_text(timeout=10))["code"] == "busy"
        with ann.at(table):
            pass


def test_nonsense_is_refused_and_the_table_goes_on(client: Client) -> None:
    ann = Person(client)
    table = ann.create("caylus2005", "me", "me")["id"]
    with ann.at(table) as one:
        for frame in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"choose"}',
            '{"type":"choose","lines":"1","choice":"pass"}',
            '{"type":"choose","lines":1e400,"choice":"pass"}',
            '{"type":"choose","lines":1,"choice":"pass","extra":1}',
            '{"type":"table"}',
            "[" * 5000,
            '{"type":"say","text":"\\ud800"}',
        ):
            one.session.send_text(frame)
            assert one.expect("refused")["code"] == "malformed", frame
        one.session.send_bytes(b"\xff\xfe\x00")
        assert one.expect("refused")["code"] == "malformed"
        one.session.send_text("x" * (GENEROUS.frame_bytes + 1))
        assert one.expect("refused")["code"] == "too-large"
        one.send(type="sync")
        one.expect("table")
        one.choose()
        one.expect("update")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TYPES = st.sampled_from(["choose", "undo", "answer", "say", "stand-in", "rename", "sync", "ping"])
MESSAGES = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "lines": st.integers() | JSON,
        "choice": st.text(max_size=30) | JSON,
        "seat": st.sampled_from(["blue", "red"]) | JSON,
        "text": st.text(max_size=30) | JSON,
        "agree": st.booleans() | JSON,
        "bot": st.sampled_from(["journeyman", None]) | JSON,
        "name": st.text(max_size=30) | JSON,
    },
)


@settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(frame=MESSAGES.map(json.dumps) | JSON.map(json.dumps) | st.text() | st.binary(max_size=60))
def test_whatever_comes_is_answered(shared: Table, frame: str | bytes) -> None:
    """No frame ends the connection, stalls the table or makes the server stumble."""
    if isinstance(frame, str):
        shared.session.send_text(frame.encode("utf-8", "replace").decode())
    else:
        shared.session.send_bytes(frame)
    shared.send(type="ping")
    while True:
        answer = shared.receive()
        assert answer.get("code") != "internal"
        if answer["type"] == "pong":
            return


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One table for all examples; a bot may take a seat."""
    with running(tmp_path_factory.mktemp("shared")) as client:
        ann = Person(client)
        table = ann.create("magna_carta", "me", "me")["id"]
        with ann.at(table) as one:
            yield one


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_decoding_refuses_or_understands(frame: bytes | str) -> None:
    with suppress(Refusal):
        assert decode(frame, 100) == DECODER.decode(frame)
