"""Tables over HTTP: setting up, sitting down, looking back, and what is refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.helpers import (
    GENEROUS,
    Client,
    Person,
    running,
    service_of,
    two_people,
    view_through,
)

import kingsroad
from kingsroad.bots.thinker import ThinkerLost
from kingsroad.core.dice import Dice
from kingsroad.server.app import make_app
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.security.limits import Limits
from kingsroad.server.security.requests import COOKIE
from kingsroad.server.security.tokens import holder_of
from kingsroad.server.settings import ServerSettings
from kingsroad.server.static import Client as StaticClient
from kingsroad.server.wire.frames import FromServer

JSON = {"Content-Type": "application/json"}


def finished(name: str, players: int = 2, seed: int = 3) -> kingsroad.AnyGame:
    """A game that is over."""
    game = kingsroad.new_game(name, players=players, seed=seed)
    dice = Dice(seed)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    return game


def from_record(person: Person, text: str, players: int = 2, **more: object) -> dict[str, Any]:
    """A table that goes on from a record."""
    origin: dict[str, object] = {"record": text, **more}
    return person.post("/api/tables", {"seats": [{"kind": "me"}] * players, "origin": origin})


def test_my_tables_tell_which_are_over(client: Client) -> None:
    """The end is written with the last choice, and taken back with it."""
    person = Person(client)
    game = finished("caylus2005")
    assert game.history is not None
    at = len(game.history) - 1
    table = from_record(person, kingsroad.record_of(game).write(), at=at)["id"]
    assert not person.get("/api/tables")[0]["over"]
    with person.at(table) as seat:
        seat.choose(game.history[at].name)
        seat.expect("update")
        assert person.get("/api/tables")[0]["over"]
        seat.send(type="undo", lines=seat.lines)
        seat.expect("update")
        assert not person.get("/api/tables")[0]["over"]
    over = from_record(person, kingsroad.record_of(game).write())["id"]
    assert {each["id"]: each["over"] for each in person.get("/api/tables")} == {
        table: False,
        over: True,
    }


def test_the_catalogue_and_the_rules(client: Client) -> None:
    person = Person(client)
    games = person.get("/api/games")
    assert [game["key"] for game in games["games"]] == list(kingsroad.GAMES)
    assert list(games["bots"]) == ["novice", "apprentice", "journeyman", "master", "grand-master"]
    assert (games["opponent"], games["adviser"]) == ("apprentice", "grand-master")
    persons = {person["key"]: person for person in games["persons"]}
    assert persons["margot"] == {
        "key": "margot", "name": "Margot", "level": "apprentice", "style": "builder",
    }  # fmt: skip
    assert all(persons[key]["level"] in ("novice", "apprentice") for key in games["opponents"])
    for key in kingsroad.GAMES:
        rules = client.get(f"/api/games/{key}/rules")
        assert rules.text.startswith("# ")
        assert rules.headers["content-type"].startswith("text/markdown")
        assert client.get(f"/api/games/{key}/rules?rulings=true").text != rules.text
        german = client.get(f"/api/games/{key}/rules?language=de&ids=true").text
        assert "- [setup.1] Es spielen zwei" in german
        assert "Auslegungen" in client.get(f"/api/games/{key}/rules?language=de&rulings=1").text
        tiles = person.get(f"/api/games/{key}/tiles")
        assert len(tiles) > 20
        assert all(tile["name"] and tile["text"] for tile in tiles)
    assert client.get("/api/games/chess/rules").status_code == 404
    assert client.get("/api/games/caylus2005/rules?language=xx").status_code == 404


def test_schemas_are_served(client: Client) -> None:
    paths = Person(client).get("/schema/openapi.json")["paths"]
    assert "/api/tables/{table}/seats/{seat}" in paths
    wire = Person(client).get("/schema/wire.json")
    assert "TableState" in wire["$defs"]


def test_a_secret_is_hashed_and_hidden_from_scripts(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": "caylus2005", "seats": [{"kind": "me"}] * 2})
    cookie = answer.headers["set-cookie"]
    for flag in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert flag in cookie
    assert "Secure" not in cookie
    token = answer.cookies[COOKIE]
    assert len(token) == 64
    stored = service_of(client).rooms.awake[answer.json()["id"]].room.chairs[0].holder
    assert stored == holder_of(token) != token
    client.cookies.clear()
    secure = client.post(
        "https://testserver.local/api/tables",
        json={"game": "caylus2005", "seats": [{"kind": "me"}] * 2},
    )
    assert "Secure" in secure.headers["set-cookie"]


def test_headers_protect_the_page(client: Client) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/tables/nothing", "/health", "/no.js"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_open_seats_are_taken_by_their_link(client: Client) -> None:
    ann, bob = Person(client), Person(client)
    info = ann.create("caylus2005", "me", "open", "open", "journeyman")
    table = info["id"]
    assert list(info["invites"]) == ["red", "green"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open", "bot"]
    assert bob.get(f"/api/tables/{table}")["invites"] == {}
    path = f"/api/tables/{table}/seats"
    bob.post(f"{path}/red", {"invite": "guess"}, status=404)
    bob.post(f"{path}/red", {"invite": info["invites"]["green"]}, status=404)
    bob.post(f"{path}/purple", {"invite": "guess"}, status=404)
    taken = bob.post(f"{path}/red", {"invite": info["invites"]["red"], "name": "Bob"})
    assert taken["yours"] == ["red"]
    assert list(taken["invites"]) == ["green"]
    Person(client).post(f"{path}/red", {"invite": info["invites"]["red"]}, status=409)
    assert [each["id"] for each in bob.get("/api/tables")] == [table]
    assert Person(client).get("/api/tables") == []
    assert client.delete(f"{path}/blue", headers=bob.headers).status_code == 409
    assert client.delete(f"{path}/red", headers=bob.headers).json()["yours"] == []


def test_a_table_that_cannot_be(client: Client) -> None:
    person = Person(client)
    me = {"kind": "me"}
    for body, status in (
        ({"game": "chess", "seats": [me, me]}, 404),
        ({"game": "caylus2005", "seats": [me]}, 404),
        ({"game": "caylus2005", "seats": []}, 400),
        ({"game": "caylus2005", "seats": [me] * 9}, 400),
        ({"game": "caylus2005", "seats": [{"kind": "bot", "bot": "genius"}, me]}, 404),
        ({"game": "caylus2005", "seats": [me, me], "options": {"a": "b"}}, 404),
        ({"game": "caylus2005", "seats": [me, me], "more": 1}, 400),
        ({"game": "caylus2005", "seats": "me"}, 400),
        ({"seats": [me, me], "origin": {}}, 400),
        ({"seats": [me, me], "origin": {"record": "kingsroad 9"}}, 400),
        ({"seats": [me, me], "origin": {"table": "0" * 20}}, 404),
        ([1, 2], 400),
    ):
        problem = person.post("/api/tables", body, status=status)
        assert problem["reason"]
        assert "Traceback" not in problem["reason"]
    for content in (b"", b"{", b"\xff"):
        answer = client.post("/api/tables", content=content, headers=JSON)
        assert answer.status_code == 400
    large = client.post("/api/tables", content=b" " * (GENEROUS.body_bytes + 10), headers=JSON)
    assert large.status_code == 413
    assert large.json()["code"] == "too-large"


def test_pages_of_other_sites_may_change_nothing(client: Client) -> None:
    body = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
    answer = client.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    host = client.base_url.netloc.decode()
    answer = client.post("/api/tables", json=body, headers={"Origin": f"http://{host}"})
    assert answer.status_code == 201


def test_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(requests=0.001, requests_burst=5, creations=0.001, creations_burst=2)
    with running(tmp_path, limits=limits) as client:
        body = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
        codes = [client.post("/api/tables", json=body).status_code for _ in range(6)]
        assert codes == [201, 201, 429, 429, 429, 429]
        assert client.get("/api/games").status_code == 429
        assert client.get("/health").status_code == 200
        assert client.get("/assets/some.js").status_code == 404  # a page has dozens of these


@pytest.mark.parametrize("name", list(kingsroad.GAMES))
def test_a_record_comes_back_as_it_went(client: Client, name: str) -> None:
    """Upload, look at every part of it, download."""
    game = finished(name)
    text = kingsroad.record_of(game).write()
    person = Person(client)
    table = from_record(person, text)["id"]
    downloaded = client.get(f"/api/tables/{table}/record").text
    header, remarks, rest = downloaded.split("\n\n", 2)
    assert f"{header}\n\n{rest}" == text, "but for the remarks"
    assert all(line.startswith("#") for line in remarks.splitlines())
    total = len(game.history or [])
    half = total // 2
    record = kingsroad.read_record(text)
    for seat, at in (("blue", half), ("red", 0), ("red", total)):
        moment = person.get(f"/api/tables/{table}/at/{at}", seat=seat)
        assert moment["view"] == view_through(record.replay(at), ("blue", "red").index(seat))
        assert moment["total"] == total
    frames: list[Any] = []
    while len(frames) < total:
        found = person.get(f"/api/tables/{table}/frames", since=len(frames))
        assert found
        frames += found
    assert [frame["made"]["number"] for frame in frames] == list(range(1, total + 1))
    assert "".join(line["text"] for frame in frames for line in frame["log"])
    sheet = person.get(f"/api/tables/{table}/sheet")
    assert sheet["scores"] == game.scores()
    assert sheet["places"] == game.ranking()
    for number, score in enumerate(sheet["scores"]):
        assert sum(row["points"][number] for row in sheet["rows"]) == score
    assert sheet["rounds"][-1]["scores"] == game.scores()
    assert [each["round"] for each in sheet["rounds"]] == list(range(1, len(sheet["rounds"]) + 1))
    for path in (f"at/{total + 1}", "at/x", "frames?since=-1", "frames?upto=x"):
        assert client.get(f"/api/tables/{table}/{path}").status_code in (400, 404)


def test_play_on_from_here(client: Client) -> None:
    game = finished("caylus2005")
    person = Person(client)
    table = from_record(person, kingsroad.record_of(game).write())["id"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    copy = person.post("/api/tables", {"seats": seats, "origin": {"table": table, "at": 100}})
    assert copy["choices"] >= 100
    assert not copy["over"]
    assert copy["id"] != table
    person.post("/api/tables", {"seats": seats[:1], "origin": {"table": table}}, status=400)
    person.post("/api/tables", {"seats": seats, "origin": {"table": table, "at": 9999}}, status=400)


def test_a_running_game_keeps_its_secrets(client: Client) -> None:
    """No copy, no foreign eyes, no whole record, no advice, no score until it is over."""
    ann, _bob, table = two_people(client, "magna_carta", settings={"analysis": True})
    stranger = Person(client)
    seats = [{"kind": "me"}, {"kind": "me"}]
    origin = {"seats": seats, "origin": {"table": table}}
    assert ann.post("/api/tables", origin, status=403)["code"] == "not-allowed"
    record = client.get(f"/api/tables/{table}/record", headers=stranger.headers).text
    assert record.count("deal ?") == 6
    record = client.get(f"/api/tables/{table}/record", headers=ann.headers).text
    assert record.count("deal ?") == 3
    path = f"/api/tables/{table}/at/3?seat=red"
    assert client.get(path, headers=ann.headers).status_code == 409
    assert client.get(path, headers=stranger.headers).status_code == 409
    assert "hand" not in stranger.get(f"/api/tables/{table}/at/6")["view"]["seats"]["blue"]
    frames = stranger.get(f"/api/tables/{table}/frames")
    hidden = [frame["made"]["choice"] for frame in frames if frame["made"]["seat"] == "chance"]
    assert hidden.count("deal ?") == 6
    assert not any(change["path"][-1] == "hand" for each in frames for change in each["changes"])
    assert client.get(f"/api/tables/{table}/sheet").status_code == 409
    path = f"/api/tables/{table}/analysis"
    stranger.post(path, {"bot": "journeyman"}, status=403)


def test_tables_without_spectators(client: Client) -> None:
    ann, bob, table = two_people(client, "caylus2005", settings={"spectators": False})
    nobody = Person(client)
    path = f"/api/tables/{table}/record"
    assert client.get(path, headers=nobody.headers).status_code == 403
    assert client.get(path, headers=bob.headers).status_code == 200
    assert ann.get(f"/api/tables/{table}/at/8")["you"] == "blue"
    shown = {who: who.get(f"/api/tables/{table}")["seats"] for who in (ann, nobody)}
    assert "Bob" in [each["name"] for each in shown[ann]]
    assert {(each["kind"], each["name"], each["seen"]) for each in shown[nobody]} == {
        ("person", "", None)
    }


def test_advice(client: Client) -> None:
    """About finished games for everybody; in a running one for one's own question, if allowed."""
    person = Person(client)
    game = finished("caylus1303")
    over = from_record(person, kingsroad.record_of(game).write())["id"]
    path = f"/api/tables/{over}/analysis"
    stranger = Person(client)
    found = stranger.post(path, {"at": 40, "bot": "journeyman"}, status=200)
    assert found["choices"] == 40
    assert found["choice"] in [each["choice"] for each in found["candidates"]]
    stranger.post(path, {"bot": "journeyman"}, status=409)  # nobody is asked at the end
    stranger.post(path, {"at": 40, "bot": "search:99999999"}, status=404)
    for allowed, status in ((False, 403), (True, 200)):
        info = person.create("caylus1303", "me", "me", settings={"analysis": allowed})
        path = f"/api/tables/{info['id']}/analysis"
        person.post(path, {"bot": "journeyman"}, status=status)
        person.post(path, {"bot": "journeyman", "at": 3}, status=403)
        stranger.post(path, {"bot": "journeyman"}, status=403)


def test_the_client_is_served_from_the_package(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>table</title>" + " " * 2000)
    (folder / "assets" / "app-1234.js").write_text("let a = 1;")
    (tmp_path / "secret.txt").write_text("secret")
    files = StaticClient(folder)
    assert files.built
    from litestar.testing import TestClient  # noqa: PLC0415

    with TestClient(make_app(ServerSettings(tmp_path / "data"), files)) as client:
        page = client.get("/")
        assert page.text.startswith("<!doctype")
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        assert client.get("/t/whatever").text == page.text
        again = client.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        script = client.get("/assets/app-1234.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/no.js"):
            assert client.get(path).status_code == 404
        assert client.get("/api/nothing").status_code == 404


def test_without_a_client_the_page_says_so(client: Client) -> None:
    if not StaticClient().built:
        assert "without the client" in client.get("/").text


def test_frames_of_the_socket_fit_their_schema(client: Client) -> None:
    person = Person(client)
    table = person.create("caylus1303", "me", "me")["id"]
    with person.at(table) as one:
        one.choose()
        one.expect("update")
        one.send(type="say", text="hello")
        one.expect("said")
        one.send(type="stand-in", seat="blue", bot="nobody")
        one.expect("refused")
        for text in one.frames:
            msgspec.json.decode(text, type=FromServer)


def test_what_no_client_sends_is_refused_too(client: Client) -> None:
    """Brackets without end, and an origin that is no address."""
    for content in (b"[" * 200_000, b'{"seats":' + b"[" * 200_000):
        answer = client.post("/api/tables", content=content, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    answer = client.post("/api/tables", json={}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")


def test_a_finished_game_without_spectators_is_not_copied_by_them(client: Client) -> None:
    ann = Person(client)
    text = kingsroad.record_of(finished("caylus2005")).write()
    me = {"kind": "me"}
    body = {"seats": [me, me], "settings": {"spectators": False}, "origin": {"record": text}}
    table = ann.post("/api/tables", body)["id"]
    copy = {"seats": [me, me], "origin": {"table": table}}
    assert Person(client).post("/api/tables", copy, status=403)["code"] == "not-allowed"
    ann.post("/api/tables", copy)


def test_advice_of_a_bot_that_does_not_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is no mistake of the one who asked."""
    person = Person(client)
    table = person.create("caylus2005", "me", "me", settings={"analysis": True})["id"]

    async def lost(*_given: object) -> None:
        raise ThinkerLost("the thinking process has died")

    monkeypatch.setattr(Pool, "answer", lost)
    problem = person.post(f"/api/tables/{table}/analysis", {"bot": "journeyman"}, status=503)
    assert problem["code"] == "busy"


def test_nobody_has_all_the_advice(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(client)
    table = person.create("caylus2005", "me", "me", settings={"analysis": True})["id"]

    async def slow(*_given: object, **_named: object) -> None:
        await asyncio.sleep(1.0)
        raise ThinkerLost("enough")

    monkeypatch.setattr(Pool, "think", slow)
    headers = person.headers

    def ask(_number: int) -> int:
        path = f"/api/tables/{table}/analysis"
        return client.post(path, json={"bot": "journeyman"}, headers=headers).status_code

    with ThreadPoolExecutor(5) as threads:
        assert sorted(threads.map(ask, range(5))) == [429, 429, 503, 503, 503]
    assert not service_of(client).advised
