"""What is open and what is face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.caylus1303.table import SEATS, offered, play, position, seat, seen

import kingsroad
from kingsroad import NOBODY, AnyGame
from kingsroad.core.dice import Dice


def moments(players: int, games: int = 2, setup: str = "random") -> Iterator[AnyGame]:
    """Games in all stages, chance's questions left open."""
    for number in range(games):
        game = kingsroad.new_game("caylus1303", players, None, setup=setup)
        dice = Dice(number)
        step = 0
        while not game.over:
            if step % 11 == 0:
                yield game
            game.apply(game.legal[dice.below(len(game.legal))])
            step += 1


def at_table() -> AnyGame:
    """Three seats in the middle of a game."""
    return position(
        built=["red church"],
        road={3: {"tile": "residence", "owner": "blue"}},
        seats={
            "blue": {"food": 2, "workers": 4, "prestige": 11, "characters": ["thief"]},
            "red": {"gold": 3, "workers": 7, "prestige": 23, "characters": ["steward", "foreman"]},
            "green": {"cloth": 1, "workers": 0, "prestige": 5},
        },
    )


def test_cubes_and_workers_are_open() -> None:
    """[view.1] For every seat and for a spectator."""
    game = at_table()
    for number in (NOBODY, 0, 1, 2):
        seats: Any = game.view(number)["seats"]
        assert [seats[name]["workers"] for name in SEATS[:3]] == [4, 7, 0]
        assert [seats[name]["camp"] for name in SEATS[:3]] == [11, 8, 15]
        assert (seats["blue"]["food"], seats["red"]["gold"], seats["green"]["cloth"]) == (2, 3, 1)


def test_characters_tiles_and_houses_are_open() -> None:
    """[view.2]"""
    game = at_table()
    views = [game.view(number) for number in (NOBODY, 0, 1, 2)]
    for key in ("road", "printed", "site", "supply", "characters", "provost", "order", "bridge"):
        assert [view[key] for view in views] == [views[0][key]] * 4
    for view in views:
        seats: Any = view["seats"]
        assert seats["red"]["characters"] == ["steward", "foreman"]
        assert [seats[name]["houses"] for name in SEATS[:3]] == [8, 8, 9]
    assert "church" not in seen(game, "supply")
    assert seen(game, "road")["10"] == {"tile": "church", "owner": "red"}


def test_prestige_lies_face_down() -> None:
    """[view.3] One's own total only; a spectator sees none."""
    game = at_table()
    shown = {NOBODY: [None] * 3, 0: [11, None, None], 1: [None, 23, None], 2: [None, None, 5]}
    for number, totals in shown.items():
        seats: Any = game.view(number)["seats"]
        assert [seats[name]["prestige"] for name in SEATS[:3]] == totals


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_view_tells_the_total_of_another(players: int) -> None:
    """[view.3] Totals of others can be anything: what a seat is shown stays the same."""
    for game in moments(players, 1):
        document: Any = game.rules.write_position(game)
        if seen(game, "phase") == "setup":
            continue
        for name in SEATS[1:players]:
            document["seats"][name]["prestige"] += 7
        other = kingsroad.load_position(document)
        assert other.view(0) == game.view(0)
        assert other.view(1) != game.view(1)


def test_at_the_end_all_totals_are_shown() -> None:
    """[view.4]"""
    game = position(
        phase="administration", round=9, seats={"blue": {"prestige": 3}, "red": {"gold": 2}}
    )
    assert game.over
    for number in (NOBODY, 0, 1, 2):
        seats: Any = game.view(number)["seats"]
        assert [seats[name]["prestige"] for name in SEATS[:3]] == [3, 4, 0]


def test_the_question_and_its_options_are_known_to_all() -> None:
    """[view.1] What is hidden, the prestige, has no part in them."""
    game = at_table()
    play(game, "blue: place farm")
    for number in (NOBODY, 0, 1, 2):
        assert game.view(number)["options"] == offered(game)
        assert game.view(number)["to_choose"] == "red"


def test_the_view_counts_houses_and_prices() -> None:
    """[view.2] [limits.5] [plan.14]"""
    game = at_table()
    assert [seat(game, name)["price"] for name in SEATS[:3]] == [1, 1, 1]
    play(game, "blue: pass")
    assert [seat(game, name)["price"] for name in SEATS[:3]] == [2, 2, 2]


@pytest.mark.parametrize("setup", ["random", "first-game"])
def test_positions_can_be_written_and_read_again(setup: str) -> None:
    """[limits.2] The camp follows from the rest of the 15 workers."""
    for players in (2, 4):
        for game in moments(players, setup=setup):
            again = kingsroad.load_position(game.rules.write_position(game))
            assert again.key() == game.key()
            assert offered(again) == offered(game)
            for name in SEATS[:players]:
                assert seat(again, name) == seat(game, name)
