"""Meeting others: the lobby, a quick match, playing again, invitations, notes, reports; admin."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.accounts.test_accounts import Browser
from tests.server.helpers import Client, VirtualClock, running, service_of

from kingsroad.cli.main import main
from kingsroad.server.table.outcome import ToStore

GAME = "caylus1303"


def test_the_lobby_shows_listed_tables_until_they_are_full(client: Client) -> None:
    ann, bob, cat = Browser(client), Browser(client), Browser(client)
    ann.create(GAME, "me", "open")  # by link only
    table = ann.create(GAME, "me", "open", listed=True)["id"]
    (shown,) = bob.get("/api/lobby")
    assert (shown["id"], shown["free"], shown["yours"]) == (table, 1, False)
    assert ann.get("/api/lobby")[0]["yours"]
    assert bob.post(f"/api/lobby/{table}", {"name": "Bob"})["yours"] == ["red"]
    assert bob.get("/api/lobby") == []
    assert cat.refused("POST", f"/api/lobby/{table}", {}) == "taken"


def test_a_table_is_shown_and_taken_from_the_lobby_by_its_people_only(client: Client) -> None:
    ann, bob = Browser(client), Browser(client)
    table = ann.create(GAME, "me", "open")["id"]
    path = f"/api/tables/{table}/listed"
    assert bob.refused("POST", path, {"listed": True}) == "foreign"
    assert bob.refused("POST", f"/api/lobby/{table}", {}) == "taken"
    for almost in (0, 1, "true", None):
        assert ann.refused("POST", path, {"listed": almost}) == "malformed"
    ann.post(path, {"listed": True}, status=200)
    assert len(bob.get("/api/lobby")) == 1
    ann.post(path, {"listed": False}, status=200)
    assert bob.get("/api/lobby") == []


@pytest.mark.parametrize("players", [-1, 0, 9, 212_140_847_750])
def test_a_quick_match_is_at_a_table_of_some_size(client: Client, players: int) -> None:
    """One of billions took all the memory there was."""
    wish = {"game": "caylus2005", "players": players}
    refused = client.post("/api/lobby", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_two_who_want_a_quick_match_meet(client: Client) -> None:
    ann, bob, cat = Browser(client), Browser(client), Browser(client)
    wish = {"game": GAME, "players": 2}
    first = ann.post("/api/lobby", wish)
    other = cat.post("/api/lobby", {"game": "magna_carta", "players": 2})
    second = bob.post("/api/lobby", wish)
    assert first["id"] == second["id"] != other["id"]
    assert (first["yours"], second["yours"]) == (["blue"], ["red"])
    # Whoever waits already waits on, at another table.
    assert ann.post("/api/lobby", wish)["id"] not in (first["id"], other["id"])


def test_a_table_is_for_those_within_its_range(client: Client) -> None:
    """Who is outside is told with which rating; a link lets in anybody; a match looks elsewhere."""
    ann, bob = Browser(client), Browser(client)
    good = {"settings": {"range": {"least": 1200}}, "listed": True}
    info = ann.create(GAME, "me", "open", **good)
    (shown,) = bob.get("/api/lobby")
    assert shown["range"] == {"least": 1200, "most": None}
    assert (shown["rating"], shown["fits"]) == (1000, False)
    assert bob.refused("POST", f"/api/lobby/{info['id']}", {}) == "out-of-range"
    matched = bob.post("/api/lobby", {"game": GAME, "players": 2})
    assert matched["id"] != info["id"]
    link = {"invite": info["invites"]["red"]}
    assert bob.post(f"/api/tables/{info['id']}/seats/red", link)["yours"] == ["red"]
    even = {"settings": {"range": {"least": 1000, "most": 1000}}, "listed": True}
    table = ann.create(GAME, "me", "open", **even)["id"]
    assert Browser(client).post(f"/api/lobby/{table}", {})["yours"] == ["red"]


def test_a_range_that_holds_nobody_is_refused(client: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats, "settings": {"range": {"least": 1100, "most": 900}}}
    assert Browser(client).refused("POST", "/api/tables", body) == "malformed"


def play_to_the_end(client: Client, table: str) -> None:
    """The game is over by what the engine is told, quicker than by asking."""
    service = service_of(client)
    awake = service.rooms.awake[table]
    ledger = awake.room.ledger
    lines = []
    while not ledger.game.over:
        lines += ledger.choose(ledger.game.legal[-1])[0]
    with service.storage.engine.begin() as connection:
        service.storage.write(connection, [(table, ToStore(lines, over=True))])


def test_all_play_again_at_one_table(client: Client) -> None:
    ann, bob = Browser(client), Browser(client)
    info = ann.create(GAME, "me", "open")
    table = info["id"]
    bob.post(f"/api/tables/{table}/seats/red", {"invite": info["invites"]["red"], "name": "Bob"})
    path = f"/api/tables/{table}/rematch"
    assert ann.refused("POST", path) == "not-over"
    play_to_the_end(client, table)
    assert Browser(client).refused("POST", path) == "foreign"
    with bob.at(table) as seen:
        again = ann.post(path, {})["id"]
        assert seen.expect("people")["rematch"] == again
    assert bob.post(path, {})["id"] == again
    fresh = bob.get(f"/api/tables/{again}")
    assert (fresh["yours"], fresh["over"], fresh["seats"][1]["name"]) == (["red"], False, "Bob")
    games = {each["id"]: each for each in bob.get("/api/tables")}
    assert set(games) == {table, again}
    assert games[table]["over"]


def test_my_games_say_whose_turn_it_is_and_how_it_ended(client: Client) -> None:
    ann = Browser(client)
    over = ann.create(GAME, "me", "me")["id"]
    play_to_the_end(client, over)
    service_of(client).rooms.awake.pop(over)
    with ann.at(over):  # woken, it is noted
        pass
    ann.create(GAME, "me", "me")
    ann.create(GAME, "open", "open")  # when this is stored, all before it is
    listed = ann.get("/api/tables")
    assert [(each["your_turn"], each["over"]) for each in listed] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    assert listed[0]["to_choose"] in listed[0]["yours"]
    assert len(listed[2]["scores"]) == 2
    assert listed[2]["round"] > 1


def test_invitations_by_name(client: Client) -> None:
    ann, bob, cat = Browser(client), Browser(client), Browser(client)
    for person, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
        person.post("/api/account", {"name": name})
    info = ann.create(GAME, "me", "open")
    path = f"/api/tables/{info['id']}/seats/red/invitation"
    assert ann.refused("POST", path, {"name": "Nobody"}) == "no-account"
    assert cat.refused("POST", path, {"name": "Bob"}) == "foreign"
    ann.post(path, {"name": "bob"}, status=200)
    (offered,) = bob.get("/api/invitations")
    assert (offered["seat"], offered["by"]) == ("red", "Ann")
    assert cat.get("/api/invitations") == []
    answer = f"/api/invitations/{info['id']}/red"
    assert cat.refused("POST", answer, {"accept": True}) == "bad-link"
    assert bob.post(answer, {"accept": True}, status=200)["yours"] == ["red"]
    assert bob.get("/api/invitations") == []
    assert bob.refused("POST", answer, {"accept": True}) == "bad-link"


def test_notes_are_for_one_pair_of_eyes(client: Client) -> None:
    ann, bob = Browser(client), Browser(client)
    info = ann.create(GAME, "me", "open")
    path = f"/api/tables/{info['id']}/notes"
    assert bob.refused("PUT", path, {"text": "x"}) == "foreign"
    assert ann.ask("PUT", path, {"text": "build\nthe church"})[0] == 200
    assert ann.get(path)["text"] == "build\nthe church"
    assert bob.get(path)["text"] == ""
    ann.post("/api/account", {"name": "Ann"})
    assert ann.get(path)["text"] == "build\nthe church"
    assert ann.refused("PUT", path, {"text": "x" * 5001}) == "too-large"


def test_operators_see_reports_hide_lines_and_close_accounts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        status = main(["admin", "--data", str(tmp_path), *words])
        told = capsys.readouterr()
        return told.out if status == 0 else told.err

    with running(tmp_path, clock=VirtualClock()) as client:
        ann, bob = Browser(client), Browser(client)
        ann.post("/api/account", {"name": "Ann"})
        info = ann.create(GAME, "me", "open")
        table = info["id"]
        bob.post(f"/api/tables/{table}/seats/red", {"invite": info["invites"]["red"]})
        assert admin("reports") == "Nothing is reported.\n"
        with ann.at(table) as said, bob.at(table) as heard:
            said.send(type="say", text="you fool")
            heard.expect("said")
            path = f"/api/tables/{table}/chat"
            assert bob.refused("POST", f"{path}/9/report", {}) == "unknown"
            bob.post(f"{path}/0/report", {"reason": "rude"}, status=200)
            assert admin("reports") == f"{table} 0  Ann: you fool (rude)\n"
            assert "hidden" in admin("hide", table, "0")
            assert "closed" in admin("close", "ann")
            look(client)
            line = heard.expect("said")["line"]
            assert (line["number"], line["text"], line["hidden"]) == (0, "", True)
        assert not ann.account()["signed_in"]
        assert admin("reports") == "Nothing is reported.\n"
        for words in (
            ("hide", table, "7"),
            ("hide", table, "x"),
            ("close", "Zoe"),
            ("link", "Zoe"),
        ):
            assert admin(*words).startswith("kingsroad admin: ")
        assert "open" in admin("open", "Ann")
        ticket = admin("link", "Ann", "--address", "https://x.org").strip()
        assert ticket.startswith("https://x.org/sign-in#")
        back = Browser(client)
        back.post("/api/account/ticket", {"ticket": ticket.partition("#")[2]}, status=200)
        assert back.tables() == [table]
        fresh = admin("link", "new@example.org").strip().partition("#")[2]
        newcomer = Browser(client)
        newcomer.post("/api/account/ticket", {"ticket": fresh, "name": "New"}, status=200)
        assert newcomer.account()["mail"] == "new@example.org"


def look(client: Client) -> None:
    """Let the server look at once."""
    service = service_of(client)
    asyncio.run_coroutine_threadsafe(service.upkeep.look(), service.writer.loop).result(30)
