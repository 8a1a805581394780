"""Moments of Caylus 1303 that once were against its laws."""

from __future__ import annotations

from typing import Any

from tests.asking import asking
from tests.laws import Watch

import kingsroad


def test_a_guild_with_nobody_to_hire_keeps_the_laws() -> None:
    """The worker that leaves it is in the camp only when the seat has not been asked."""
    game = kingsroad.new_game("caylus1303", 2, seed=1, setup="first-game")
    while game.view()["phase"] == "setup":
        game.apply(game.legal[-1])
    document: Any = game.rules.write_position(game)
    first = document["order"][0]
    document["seats"][first]["workers"] = 15
    watch = Watch(kingsroad.load_position(document))
    for name in ("place guild", "pass", "pass"):
        watch.game.play(name)
        watch.check()
    while watch.game.view()["phase"] == "activation":
        assert asking(watch.game.view()) != "UseTrade"
        watch.game.play("provost 0")
        watch.check()
    seats: Any = watch.game.view()["seats"]
    assert seats[first]["workers"] == 15
