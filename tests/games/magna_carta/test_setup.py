"""Before the first round."""

from __future__ import annotations

import pytest
from tests.games.magna_carta.table import (
    MONUMENTS,
    SEATS,
    asks,
    cards,
    deniers,
    held,
    offered,
    play,
    position,
    seat,
    seen,
    tokens,
)

import kingsroad
from kingsroad import AnyGame, ImpossiblePosition, UnknownGame


def bare(players: int) -> AnyGame:
    """A new game in which every draw of chance is left open."""
    return kingsroad.new_game("magna_carta", players, None)


def to_first_question(game: AnyGame) -> None:
    """Let chance draw whatever it likes until a seat is asked."""
    while game.seat_name(game.seat) == "chance":
        game.apply(game.legal[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_seats(players: int) -> None:
    """[setup.1]"""
    assert kingsroad.new_game("magna_carta", players).players == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_seats(players: int) -> None:
    """[setup.1]"""
    with pytest.raises(UnknownGame):
        kingsroad.new_game("magna_carta", players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_cards_in_the_order_of_drawing(players: int) -> None:
    """[setup.2] [setup.3] [setup.4] [setup.5] [setup.8]"""
    game = bare(players)
    drawn = ["trading-post", "quarry", "park"][: players - 1]
    left = ["park", "forest", "quarry", "trading-post"]
    for key in drawn:
        assert asks(game) == ("chance", "LayNeutral")
        assert offered(game) == [f"lay {other}" for other in left]
        play(game, f"chance: lay {key}")
        left.remove(key)
    assert cards(game) == [*drawn, "peddler"]
    assert len(cards(game)) == players
    assert seen(game, "provost") == players
    to_first_question(game)
    play(game, *["keep"] * players, "chance: first blue")
    assert [name for name in offered(game) if name.startswith("place")] == [
        f"place {key}" for key in cards(game)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_prestige_buildings_are_there_for_all(players: int) -> None:
    """[setup.6]"""
    assert seen(bare(players), "supply") == MONUMENTS


@pytest.mark.parametrize(("players", "expected"), [(4, [7, 8, 9]), (3, [6, 7, 8]), (2, [5, 6, 7])])
def test_tokens_by_number_of_seats(players: int, expected: list[int]) -> None:
    """[setup.7]"""
    assert tokens(bare(players)) == expected


def test_everybody_starts_with_the_same_goods() -> None:
    """[setup.9] [setup.10]"""
    game = kingsroad.new_game("magna_carta", players=4, seed=1)
    for name in SEATS:
        assert held(game, name) == {"food": 2, "wood": 2, "deniers": 4}
        assert seat(game, name)["workers"] == 4


def test_four_workers_and_never_more() -> None:
    """[setup.10] The fifth worker cannot be placed, whatever one has."""
    game = position(
        players=4, road=["blue-bank", "blue-church"], seats={"blue": {"deniers": 20, "gold": 9}}
    )
    play(game, "blue: place park", "red: pass", "green: pass", "orange: pass")
    play(game, *[f"blue: place {key}" for key in ("forest", "quarry", "peddler")])
    assert seat(game, "blue")["workers"] == 0
    assert offered(game) == ["draw", "pass"]
    with pytest.raises(ImpossiblePosition):
        position(
            players=4,
            road=["blue-bank"],
            workers=dict.fromkeys(["park", "forest", "quarry", "peddler", "blue-bank"], "blue"),
        )


def test_the_bank_never_runs_out() -> None:
    """[setup.11] More cubes and coins than a box could hold."""
    rich = {"gold": 99, "deniers": 300, "food": 99}
    game = position(
        phase="buildings",
        road=["blue-gold-mine", "blue-large-farm"],
        workers={"blue-gold-mine": "blue", "blue-large-farm": "blue"},
        seats={"blue": {**rich, "wood": 1, "stone": 1}, "red": {"deniers": 999}},
    )
    play(game, "blue: use", "blue: use")
    assert held(game, "blue") == {**rich, "gold": 100, "food": 101, "wood": 1, "stone": 1}
    play(game, "blue: done")
    assert deniers(game) == [302, 1001, 2]


@pytest.mark.parametrize("first", ["blue", "red", "green"])
def test_chance_draws_the_first_seat(first: str) -> None:
    """[setup.12] [action.1] It is drawn last; the others follow clockwise."""
    game = bare(3)
    to_first_question(game)
    play(game, "blue: keep", "red: keep", "green: keep")
    assert asks(game) == ("chance", "DrawFirst")
    assert offered(game) == ["first blue", "first red", "first green"]
    play(game, f"chance: first {first}")
    start = SEATS.index(first)
    assert seen(game, "order") == [SEATS[(start + i) % 3] for i in range(3)]
    assert asks(game) == (first, "TakeAction")
