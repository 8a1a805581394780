"""Nine rounds, gold, and who wins."""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import SEATS, asks, position, seen

import kingsroad
from kingsroad import AnyGame, IllegalChoice
from kingsroad.core.dice import Dice

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "workers": 11}


def ended(**seats: dict[str, object]) -> AnyGame:
    """The end of the ninth round."""
    return position(phase="administration", round=9, seats=seats)


@pytest.mark.parametrize("number", range(1, 9))
def test_eight_rounds_lead_to_another(number: int) -> None:
    """[round.1] [end.1] [reset.7]"""
    game = position(phase="administration", round=number)
    assert not game.over
    assert (seen(game, "round"), seen(game, "phase")) == (number + 1, "planning")


def test_the_ninth_round_is_the_last() -> None:
    """[end.1] [round.1]"""
    game = ended()
    assert game.over
    assert seen(game, "round") == 9
    with pytest.raises(IllegalChoice):
        game.play("pass")


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_has_nine_rounds(players: int) -> None:
    """[round.1] [end.1]"""
    game = kingsroad.new_game("caylus1303", players, 4)
    dice = Dice(4)
    rounds = []
    while not game.over:
        if seen(game, "round") not in rounds:
            rounds.append(seen(game, "round"))
        game.apply(game.legal[dice.below(len(game.legal))])
    assert rounds == list(range(10)), "0 is the set-up"


def test_the_ninth_round_is_played_to_its_end() -> None:
    """[end.1] Its delivery and its monuments are still asked for."""
    game = position(
        phase="delivery",
        round=9,
        queue=["blue"],
        road={1: {"tile": "residence", "owner": "red"}},
        seats={"blue": {"food": 1, "wood": 1, "gold": 1}, "red": {"gold": 1, "stone": 2}},
    )
    game.play("done")
    assert asks(game) == ("red", "ErectMonument")
    game.play("erect statue")
    assert game.over
    assert game.scores() == [2, 7, 0]


def test_gold_is_worth_two_and_nothing_else_anything() -> None:
    """[end.2] [end.3] Cubes, workers, houses and characters count nothing."""
    game = ended(
        blue={**RICH, "prestige": 10},
        red={"gold": 4, "prestige": 3, "characters": ["thief", "steward", "bailiff"]},
    )
    assert game.scores() == [10, 11, 0]


def test_gold_counts_at_the_end_only() -> None:
    """[end.2]"""
    game = position(phase="administration", round=8, seats={"blue": {"gold": 5}})
    assert game.scores() == [0, 0, 0]


def test_most_prestige_wins() -> None:
    """[end.4]"""
    game = ended(blue={"prestige": 20}, red={"prestige": 17, "gold": 2}, green={"prestige": 19})
    assert game.scores() == [20, 21, 19]
    assert game.ranking() == [2, 1, 3]


def test_ties_win_together() -> None:
    """[end.5] Whatever else they have."""
    game = ended(blue={**RICH, "prestige": 20}, red={"prestige": 16, "gold": 2})
    assert game.ranking() == [1, 1, 3]
    assert [name for name, place in zip(SEATS, game.ranking(), strict=False) if place == 1] == [
        "blue",
        "red",
    ]


@pytest.mark.parametrize(("provost", "road"), [(9, {"road": 1}), (8, {})])
def test_what_a_seat_can_count_on(provost: int, road: dict[str, int]) -> None:
    """Its gold, and what its workers bring where the provost lets them; everybody may know it."""
    game = position(
        road={9: "wood-farm"},
        workers={"wood-farm": "blue", "farm": "red"},
        provost=provost,
        phase="activation",
        seats={"blue": {"gold": 3}},
    )
    assert seen(game, "seats")["blue"]["to_come"] == {"gold": 6, **road}
    assert seen(game, "seats")["red"]["to_come"] == {}
    assert seen(ended(blue={"gold": 1}), "seats")["blue"]["to_come"] == {}
