"""Reviews over HTTP: made once and behind the bots, told as they grow, and tried again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Client, Person, running, service_of

import kingsroad
from kingsroad.bots.reasons import Reason
from kingsroad.bots.thinker import ThinkerLost
from kingsroad.learn.judging import Judgement
from kingsroad.learn.review import Look, Reviewing, Task, look_at, loss_at
from kingsroad.record import read_record
from kingsroad.server.play.reviews import MOST_EACH, Reviews
from kingsroad.server.play.thinkers import Pool

TEXT = (Path(__file__).parents[2] / "learn" / "records" / "magna_carta.txt").read_text("utf-8")
PLANTED = 48
CREW = [{"kind": "me"}, {"kind": "bot", "bot": "journeyman"}]
MINE = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A bot that knows at once which choice was bad; the moments at which it has looked."""
    seen: list[int] = []

    async def look_once(_self: Reviews, task: Task, _position: object, _bot: str) -> Look:
        seen.append(task.at)
        await asyncio.sleep(0.001)
        best = next(choice.name for choice in task.game.legal if choice.name != task.chosen)
        found = Judgement(task.chosen, task.chosen, 0.0, 0.0, [], [])
        if task.at == PLANTED:
            found = Judgement(task.chosen, best, 0.2, 6.0, [best], [Reason("deniers", 4.0, 1.0)])
        return Look([0.6, 0.4], found if task.judged else None)

    monkeypatch.setattr(Reviews, "look_once", look_once)
    return seen


def table_of(person: Person, crew: list[dict[str, str]], text: str = TEXT) -> str:
    """A table at which a recorded game was played."""
    made = person.post("/api/tables", {"seats": crew, "origin": {"record": text}})
    return str(made["id"])


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """The whole review of a table."""
    path = f"/api/tables/{table}/review"
    found: dict[str, Any] = person.post(path, {}, status=200)
    while found["state"] == "running":
        before = found["done"]
        found = person.get(path, after=before)
        assert found["state"] != "running" or found["done"] > before
    return found


def test_a_review_tells_what_was_found(client: Client, looks: list[int]) -> None:
    ann = Person(client)
    table = table_of(ann, MINE)
    assert ann.get(f"/api/tables/{table}/review")["state"] == "none"
    found = reviewed(ann, table)
    assert found["state"] == "done"
    assert found["done"] == found["total"] == len(looks) == sum(found["judged"].values())
    assert len(found["curve"]) == len(looks) + 1
    assert found["curve"][0]["shares"] == [0.6, 0.4]
    (fault,) = found["faults"]
    assert (fault["at"], fault["grade"], fault["source"]) == (PLANTED, "blunder", "placement")
    assert fault["line"][0] == {"seat": fault["seat"], "label": fault["best"]}
    assert fault["reasons"][0]["text"]
    assert found["losses"] == [{"seat": fault["seat"], "source": "placement", "loss": 0.2}]
    assert found["worst"][fault["seat"]] == [PLANTED]
    german = ann.get(f"/api/tables/{table}/review", language="de")
    assert german["faults"][0]["best"] != fault["best"]


def test_it_is_made_once_and_kept_with_the_table(tmp_path: Path, looks: list[int]) -> None:
    with running(tmp_path) as client:
        ann = Person(client)
        table = table_of(ann, MINE)
        found = reviewed(ann, table)
        made = len(looks)
        assert reviewed(ann, table) == found
    with running(tmp_path) as client:
        again = Person(client, ann.token)
        assert again.get(f"/api/tables/{table}/review") == found
        assert reviewed(again, table) == found
    assert len(looks) == made


def test_bots_are_not_judged_where_there_are_people(client: Client, looks: list[int]) -> None:
    ann = Person(client)
    found = reviewed(ann, table_of(ann, CREW))
    assert found["judged"]["blue"] > 0
    assert found["judged"]["red"] == 0
    assert len(found["curve"]) == len(looks) + 1


def test_a_running_game_is_not_reviewed(client: Client, looks: list[int]) -> None:
    """However much of it was played: hands are open only when it is over."""
    ann = Person(client)
    record = read_record(TEXT)
    record.choices.pop()
    table = table_of(ann, MINE, record.write())
    path = f"/api/tables/{table}/review"
    assert ann.post(path, {}, status=409)["code"] == "not-over"
    assert ann.client.get(path, headers=ann.headers).status_code == 409
    body = {"at": PLANTED, "choice": "pass"}
    assert ann.post(f"{path}/try", body, status=409)["code"] == "not-over"
    assert looks == []


def test_a_review_that_failed_can_be_asked_for_again(
    client: Client, looks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    table = table_of(ann, MINE)

    async def lost(_self: Reviews, _task: Task, _bot: str) -> Look:
        raise ThinkerLost("the thinking process has died")

    with monkeypatch.context() as patch:
        patch.setattr(Reviews, "look", lost)
        assert reviewed(ann, table)["state"] == "none"
    assert reviewed(ann, table)["state"] == "done"
    assert looks


def test_nobody_has_all_the_reviews(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(_self: Reviews, _task: Task, _bot: str) -> Look:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Reviews, "look", endless)
    ann = Person(client)
    for _ in range(MOST_EACH):
        path = f"/api/tables/{table_of(ann, MINE)}/review"
        assert ann.post(path, {}, status=200)["state"] == "running"
        assert ann.post(path, {}, status=200)["state"] == "running", "it is the same review"
    refused = ann.post(f"/api/tables/{table_of(ann, MINE)}/review", {}, status=429)
    assert refused["code"] == "flood"


@pytest.mark.usefixtures("looks")
def test_trying_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(client)
    table = table_of(ann, MINE)
    reviewed(ann, table)
    path = f"/api/tables/{table}/review/try"
    game = read_record(TEXT).replay(PLANTED)
    best = next(choice.name for choice in game.legal if choice.name != "pass")
    others = [choice.name for choice in game.legal if choice.name not in (best, "pass")]
    asked: list[tuple[object, ...]] = []
    worth = {others[0]: 0.02, others[1]: 0.021}

    async def look(_self: Pool, work: object, *given: object) -> float:
        assert work is loss_at
        asked.append(given[1:])
        return worth[str(given[-1])]

    monkeypatch.setattr(Pool, "look", look)

    def tried(choice: str) -> dict[str, Any]:
        return ann.post(path, {"at": PLANTED, "choice": choice}, status=200)

    assert tried(best) == {"right": True, "loss": 0.0}
    assert tried("pass") == {"right": False, "loss": 0.2}
    assert asked == [], "both are known from the review"
    assert tried(others[0])["right"]
    assert not tried(others[1])["right"]
    assert asked == [(PLANTED, best, others[0]), (PLANTED, best, others[1])]
    illegal = ann.post(path, {"at": PLANTED, "choice": "done"}, status=409)
    assert illegal["code"] == "illegal"
    unknown = ann.post(path, {"at": PLANTED + 1, "choice": "pass"}, status=404)
    assert unknown["code"] == "unknown"


def test_a_process_looks_as_the_caller_would(client: Client) -> None:
    """With the true bot, on a moment in which there is little to think about."""
    task = Reviewing(read_record(TEXT)).tasks[-1]
    position = task.game.rules.write_position(task.game)
    given = (position, task.at, task.chosen, True, "search:4")
    portal = client.blocking_portal
    found = portal.call(service_of(client).pool.look, look_at, *given)
    assert found == look_at(*given, lambda: False)
    assert sum(found.shares) == pytest.approx(1.0)
    assert kingsroad.load_position(position).key() == task.game.key()
