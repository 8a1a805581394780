"""What a record and a link say of the people at a table."""

from __future__ import annotations

import html
import re

import pytest
from tests.server.helpers import Client, Person

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.server.table.plain_text import clean

CREW = [{"kind": "me", "name": "Ann # 1"}, {"kind": "bot", "bot": "journeyman"}]


def test_a_record_says_who_played_when_and_how_it_ended(client: Client) -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=3)
    dice = Dice(3)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    person = Person(client)
    origin = {"record": kingsroad.record_of(game).write()}
    table = person.post("/api/tables", {"seats": CREW, "origin": origin})["id"]
    text = client.get(f"/api/tables/{table}/record").text
    head = text.split("\n\n")[1].splitlines()
    blue, red = game.scores()
    assert head[0] == "# Caylus (2005)"
    assert re.fullmatch(r"# date \d{4}-\d\d-\d\d", head[1])
    assert head[2:4] == ["# blue is Ann # 1", "# red is bot: journeyman"]
    assert head[4] == f"# result blue {blue}, red {red}"
    # Remarks are comments: whatever reads records reads this one.
    assert kingsroad.read_record(text).replay().scores() == game.scores()


def test_a_link_shows_the_table_and_nothing_can_be_smuggled_in(client: Client) -> None:
    person = Person(client)
    crew = [{"kind": "me", "name": '<b>"Ann"</b>'}, {"kind": "open"}]
    table = person.post("/api/tables", {"game": "magna_carta", "seats": crew})["id"]
    page = client.get(f"/t/{table}").text
    assert "<b>" not in page
    told = dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', page))
    if not told:
        pytest.skip("the client is not built")
    assert told["title"] == "Caylus Magna Carta: join the table"
    assert html.unescape(told["description"]) == '<b>"Ann"</b> and 1 free'


def test_a_link_to_a_closed_table_names_nobody(client: Client) -> None:
    person = Person(client)
    settings = {"spectators": False}
    plan = {"game": "magna_carta", "seats": CREW, "settings": settings}
    table = person.post("/api/tables", plan)["id"]
    assert "Ann" not in client.get(f"/t/{table}").text
    assert client.get("/t/nowhere").status_code == 200


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann\u0301e", "Anńe"),
        ("👩‍👩‍👧‍👦" * 5, "👩‍👩‍👧‍👦" * 3),
        ("🇫🇷" * 15, "🇫🇷" * 12),
        ("x" * 23 + "👍🏽", "x" * 23),
        ("a\u200d", "a"),
        ("  two\nlines\x07 ", "two lines"),
    ],
)
def test_names_are_cut_between_signs(name: str, kept: str) -> None:
    assert clean(name, 24) == kept
