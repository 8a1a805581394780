"""The end of the game and the score."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magna_carta.table import (
    BATCH,
    SEATS,
    asks,
    deniers,
    held,
    play,
    position,
    seat,
    seen,
)

import kingsroad
from kingsroad import Chronicle
from kingsroad.core.dice import Dice

NONE = {"dungeon": 0, "walls": 0, "towers": 0}
ONE = "batch food-wood-stone"
PRINTED = {
    "small-farm": 1,
    "small-sawmill": 1,
    "small-quarry": 1,
    "own-peddler": 2,
    "market": 2,
    "lawyer": 2,
    "large-farm": 2,
    "large-sawmill": 2,
    "large-quarry": 2,
    "gold-mine": 2,
    "bank": 3,
    "church": 3,
    "residence": 1,
    "theatre": 6,
    "statue": 6,
    "hotel": 6,
    "stables": 10,
    "town-hall": 10,
    "monument": 10,
    "cathedral": 14,
}


def score(road: list[Any] | None = None, **blue: Any) -> int:
    """Blue's points with these cards on the road and this before it."""
    return position(road=road or [], seats={"blue": blue}).scores()[0]


def test_the_last_token_ends_the_game_with_the_round() -> None:
    """[end.1] Earned, bought or removed; the provost and the first-player card still move."""
    game = position(
        players=2,
        phase="castle",
        road=["red-bank", "red-market"],
        tokens={**NONE, "towers": 1},
        seats={"blue": BATCH, "red": BATCH},
    )
    play(game, f"blue: {ONE}")
    assert game.over
    assert (seen(game, "round"), seen(game, "phase")) == (1, "end-of-round")
    assert seen(game, "provost") == 4
    assert seen(game, "order") == ["red", "blue"]
    assert deniers(game) == [0, 0], "there is no further income"
    assert position(players=2, phase="castle", tokens={**NONE, "towers": 2}).over


def test_the_game_goes_on_while_there_are_tokens() -> None:
    """[end.1] [turn.2]"""
    game = position(players=2, phase="castle", tokens={**NONE, "towers": 3})
    assert not game.over
    assert seen(game, "tokens")["towers"] == 1


def test_the_road_acts_on_after_the_last_token() -> None:
    """[end.2] [castle.6] The farm behind the church still feeds blue."""
    game = position(
        phase="buildings",
        road=["blue-church", "red-large-farm"],
        workers={"blue-church": "blue", "red-large-farm": "blue"},
        tokens={**NONE, "towers": 2},
        seats={"blue": {"deniers": 5}, "green": BATCH},
    )
    play(game, "blue: offer 2")
    assert asks(game) == ("blue", "UseGain")
    play(game, "blue: use", "red: use")
    assert game.over
    assert held(game, "blue") == {"food": 2}
    assert held(game, "green") == BATCH


def test_tokens_score_four_three_two() -> None:
    """[end.3]"""
    assert score(tokens={"dungeon": 1}) == 4
    game = position(
        players=2,
        tokens={**NONE, "towers": 3},
        seats={
            "blue": {"tokens": {"dungeon": 2, "walls": 3, "towers": 4}},
            "red": {"tokens": {"dungeon": 3, "walls": 3}},
        },
    )
    assert game.scores() == [8 + 9 + 8, 12 + 9]


@pytest.mark.parametrize("key", [key for key, _ in list(PRINTED.items())[:12]])
def test_cards_score_what_they_show(key: str) -> None:
    """[end.4] The card itself, or 1 as a residence; nothing for anybody else."""
    game = position(road=[f"blue-{key}"])
    assert game.scores() == [PRINTED[key], 0, 0]
    if key != "lawyer":
        game = position(road=[{"card": f"blue-{key}", "top": "residence"}])
        assert game.scores() == [1, 0, 0]


@pytest.mark.parametrize("key", [key for key, _ in list(PRINTED.items())[13:]])
def test_prestige_buildings_score_instead_of_the_residence(key: str) -> None:
    """[end.4] [prestige.4]"""
    assert position(road=[{"card": "blue-bank", "top": key}]).scores() == [PRINTED[key], 0, 0]


def test_each_gold_scores() -> None:
    """[end.5]"""
    assert [score(gold=gold) for gold in (0, 1, 4)] == [0, 1, 4]


def test_three_plain_cubes_score() -> None:
    """[end.6] In any mix, all kinds together, no rounding up."""
    assert [score(food=food) for food in (2, 3, 5, 6)] == [0, 1, 1, 2]
    assert score(food=1, wood=1, stone=1) == 1
    assert score(food=2, wood=2, stone=1) == 1
    assert score(food=2, wood=2, stone=2) == 2
    assert score(food=2, gold=1) == 1, "the gold scores alone"


def test_three_deniers_score() -> None:
    """[end.7] Not together with cubes."""
    assert [score(deniers=deniers) for deniers in (2, 3, 8)] == [0, 1, 2]
    assert score(deniers=2, food=2) == 0


def test_hidden_cards_and_stocks_score_nothing() -> None:
    """[end.8]"""
    assert score(hand=["bank", "church"], discard=["market"]) == 0
    assert score([{"card": "blue-small-farm", "cubes": 4}]) == 1


def test_most_prestige_wins() -> None:
    """[end.9]"""
    game = position(
        phase="end-of-round", tokens=NONE, seats={"red": {"gold": 2}, "green": {"gold": 1}}
    )
    assert game.over
    assert game.scores() == [0, 2, 1]
    assert game.ranking() == [3, 1, 2]


def test_tied_seats_win_together() -> None:
    """[end.10] Whatever their points are made of."""
    game = position(
        phase="end-of-round",
        tokens=NONE,
        order=["green", "blue", "red"],
        road=["red-large-farm"],
        seats={"blue": {"gold": 1, "food": 3, "deniers": 2}},
    )
    assert game.scores() == [2, 2, 0]
    assert game.ranking() == [1, 1, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_score_what_is_left(players: int) -> None:
    """[turn.8] [end.3] [end.4] [end.5] [end.6] [end.7] Points are counted from the last table."""
    told = Chronicle()
    game = kingsroad.new_game("magna_carta", players, seed=players, listener=told)
    dice = Dice(players)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    assert not [event for event in told.events if event.kind == "score"]
    for number, name in enumerate(SEATS[:players]):
        owned = seat(game, name)
        points = sum(
            worth * owned["tokens"][part]
            for part, worth in (("dungeon", 4), ("walls", 3), ("towers", 2))
        )
        for entry in seen(game, "road"):
            owner, _, key = entry["card"].partition("-")
            if owner == name:
                points += PRINTED[entry.get("top", key)]
        points += owned["gold"] + owned["deniers"] // 3
        points += (owned["food"] + owned["wood"] + owned["stone"]) // 3
        assert game.scores()[number] == points


def test_what_a_seat_can_count_on() -> None:
    """Its score has its goods; to come is what its workers make if the provost stays."""
    game = position(
        provost=2,
        workers={"forest": "blue", "quarry": "red"},
        players=4,
        seats={"blue": {"food": 2}, "red": {"food": 2}},
    )
    assert seat(game, "blue")["to_come"] == {"road": 1}, "the third cube"
    assert seat(game, "red")["to_come"] == {}, "beyond the provost"
