"""Statistics over HTTP."""

from __future__ import annotations

import pytest
from tests.server.helpers import Client

from kingsroad import GAMES
from kingsroad.statistics.figures import figures_of


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_served(client: Client, game: str) -> None:
    found = client.get(f"/api/games/{game}/statistics").json()
    assert [each["seats"] for each in found["figures"]] == GAMES[game].seats
    for each in found["figures"]:
        known = figures_of(GAMES[game])[each["seats"]]
        assert each["games"] == known["games"]
        assert [row["value"] for row in each["topics"]["start"]] == list(known["topics"]["start"])
        assert each["topics"]["start"][0]["share"] == known["topics"]["start"]["1"]["share"]
    assert all(debate["commands"] for debate in found["debates"])


def test_an_unknown_game_has_none(client: Client) -> None:
    assert client.get("/api/games/chess/statistics").status_code == 404
