"""Lessons over HTTP: what will do goes on, what will not gets a reason and another try."""

from __future__ import annotations

from typing import Any

from tests.server.helpers import Client, apply_changes

QUARRY = "/api/games/caylus2005/lessons/workers"


def asked(client: Client, **data: object) -> dict[str, Any]:
    answer = client.post(QUARRY + "?language=en", json=data)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_lessons_are_listed_in_the_readers_language(client: Client) -> None:
    listed = client.get("/api/games/caylus2005/lessons?language=de").json()
    assert listed[0] == {"key": "workers", "title": "Einen Arbeiter einsetzen", "length": 6}
    assert len(listed) == 8


def test_a_lesson_goes_on_by_what_will_do(client: Client) -> None:
    begun = asked(client)
    assert begun["steps"] == []
    assert begun["right"] == []
    assert "most prestige" in begun["text"]
    read = asked(client, trial="")
    assert read["steps"] == [""]
    assert read["right"] == ["place quarry"]
    assert begun["glow"] == ["castle"]
    assert read["glow"] == []  # what will do glows of itself
    placed = asked(client, steps=read["steps"], trial="place quarry")
    assert placed["steps"] == ["", "place quarry"]
    assert [frame["made"]["choice"] for frame in placed["frames"]] == ["place quarry", "place farm"]
    view = placed["view"]
    for frame in placed["frames"]:
        apply_changes(view, frame["changes"])
    assert view["road"]["4"]["worker"] == "blue"
    assert view["road"]["1"]["worker"] == "red"
    assert placed["question"]["seat"] == "blue"


def test_what_will_not_do_gets_a_reason_and_changes_nothing(client: Client) -> None:
    told = asked(client, steps=[""], trial="place gate")
    assert (
        told["wrong"] == "There are many good places. Begin with the quarry; it glows on the road."
    )
    assert told["steps"] == [""]
    assert told["frames"] == []
    assert told["view"] == asked(client, steps=[""])["view"]
    again = asked(client, steps=["", "place quarry", "place sawmill"], trial="place gate")
    assert again["wrong"].startswith("Not yet of use here")
    assert again["view"]["road"]["3"]["worker"] == "blue"


def test_the_last_step_ends_the_lesson(client: Client) -> None:
    steps = ["", "place quarry", "place sawmill", "pass", "provost 0", ""]
    ended = asked(client, steps=steps, trial="")
    assert ended["over"]
    assert "heart of the game" in ended["text"]
    assert asked(client, steps=ended["steps"], trial="")["over"]


def test_what_is_no_lesson_or_no_step_is_refused(client: Client) -> None:
    for path, data in (
        ("/api/games/caylus2005/lessons/flying", {}),
        ("/api/games/chess/lessons/workers", {}),
        (QUARRY, {"steps": ["place gate"]}),
        (QUARRY, {"steps": [""] * 99}),
    ):
        answer = client.post(path, json=data)
        assert answer.status_code == 404, answer.text
