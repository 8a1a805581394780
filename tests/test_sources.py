"""The score by source, and what events tell of goods: for users of the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.fuzz import all_setups
from tests.games.caylus2005.table import position

import kingsroad
from kingsroad import AnyGame, Chronicle, KingsroadError, amounts, score_by_source
from kingsroad.core.dice import Dice
from kingsroad.core.playout import play_out

PATHS = sorted((Path(__file__).parent / "golden").glob("*/*.log"))


def sums(rows: dict[str, list[int]], players: int) -> list[int]:
    return [sum(row[seat] for row in rows.values()) for seat in range(players)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_sources_of_a_whole_game_add_up_to_its_scores(path: Path) -> None:
    record = kingsroad.read_record(path.read_text(encoding="utf-8"))
    game = record.replay()
    rows = score_by_source(record)
    assert sums(rows, game.players) == game.scores()
    assert score_by_source(game) == rows
    assert len([row for row in rows.values() if any(row)]) > 3, "several sources, each with points"


def random_game(name: str, players: int, options: dict[str, str], seed: int) -> AnyGame:
    game = kingsroad.find_game(name).start(players, options, seed)
    play_out(game, Dice(seed))
    return game


def test_the_sources_of_random_games_add_up() -> None:
    for number, (name, players, options) in enumerate(all_setups()):
        game = random_game(name, players, options, number)
        assert sums(score_by_source(game), players) == game.scores()


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_the_sources_add_up_at_any_time_and_from_any_position(name: str) -> None:
    game = kingsroad.new_game(name, 3, 5)
    dice = Dice(5)
    for number in range(120):
        if number % 30 == 0:
            assert sums(score_by_source(game), 3) == game.scores()
        game.apply(game.legal[dice.below(len(game.legal))])
    loaded = kingsroad.load_position(game.rules.write_position(game))
    loaded.dealer = Dice(6)
    assert sums(score_by_source(loaded), 3) == loaded.scores()
    play_out(loaded, dice)
    assert sums(score_by_source(loaded), 3) == loaded.scores()


def test_points_of_a_position_are_a_source() -> None:
    game = position(seats={"blue": {"prestige": 7}, "red": {"prestige": 2}})
    assert score_by_source(game) == {"position": [7, 2, 0]}
    assert score_by_source(position()) == {}


def test_a_game_without_history_has_no_sources() -> None:
    with pytest.raises(KingsroadError, match="kept no history"):
        score_by_source(kingsroad.new_game("caylus2005", 2).clone())


def test_the_goods_of_an_event_can_be_read() -> None:
    log = Chronicle()
    game = kingsroad.new_game("caylus2005", 2, seed=1, listener=log)
    while not game.over:
        game.apply(game.legal[0])
    kinds = {"food", "wood", "stone", "cloth", "gold", "deniers"}
    first = next(event for event in log.events if event.kind == "gain")
    assert amounts(first.stock) == {"food": 2, "wood": 1, "deniers": 5}, "what a seat begins with"
    for event in log.events:
        read = amounts(event.stock)
        assert set(read) <= kinds
        assert bool(read) == (event.kind in ("gain", "pay"))
        assert all(count > 0 for count in read.values())
