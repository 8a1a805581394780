"""A table in the languages of those who sit there."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.helpers import Client, Person, two_people


def test_each_connection_in_its_own_language(client: Client) -> None:
    """One reads German and the other French: questions, buttons and what happens."""
    ann, bob, table = two_people(client, "caylus2005")
    with ann.at(table, language="de") as one, bob.at(table, language="fr") as two:
        one.expect("people")
        asked, other = (one, two) if one.question["options"] else (two, one)
        texts = {one: "Arbeiter", two: "ouvrier"}
        for each in (one, two):
            assert texts[each] in each.question["text"]
        labels = {option["choice"]: option["label"] for option in asked.question["options"]}
        assert labels["place trading-post"] == (
            "Im Kontor einsetzen" if asked is one else "Placer un ouvrier au comptoir"
        )
        asked.choose("place trading-post")
        told = {each: each.expect("update") for each in (asked, other)}
        assert told[one]["log"] != told[two]["log"]
        assert any("Kontor" in line["text"] for line in told[one]["log"])
        assert told[one]["changes"][0] == told[two]["changes"][0]


def test_a_language_that_is_not_there(client: Client) -> None:
    ann, _bob, table = two_people(client, "caylus2005")
    with ann.at(table, language="tlh") as connection:
        assert connection.frames
        with pytest.raises(WebSocketDisconnect):
            connection.receive()
    refused = client.get("/api/games/caylus2005/tiles?language=tlh")
    assert refused.status_code == 404
    assert "en, de, nl, fr" in refused.json()["reason"]


def test_tiles_in_every_language(client: Client) -> None:
    names = {
        language: {
            tile["key"]: tile["name"]
            for tile in Person(client).get("/api/games/caylus2005/tiles", language=language)
        }["quarry"]
        for language in ("en", "de", "nl", "fr")
    }
    assert names == {"en": "Quarry", "de": "Steinbruch", "nl": "Steengroeve", "fr": "Carrière"}


def test_the_past_in_another_language(client: Client) -> None:
    ann, _bob, table = two_people(client, "caylus2005")
    told = {
        language: ann.get(f"/api/tables/{table}/at/7", language=language)["question"]["text"]
        for language in ("en", "nl")
    }
    assert told["en"] != told["nl"]
    log = {
        language: [
            line
            for frame in ann.get(f"/api/tables/{table}/frames", language=language)
            for line in frame["log"]
        ]
        for language in ("en", "nl")
    }
    assert len(log["en"]) == len(log["nl"]) > 0
    assert log["en"] != log["nl"]
