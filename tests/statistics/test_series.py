"""Series of games: the same everywhere, ended and gone on with, never mixed up."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

import kingsroad
from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice
from kingsroad.statistics.series import (
    WARM_TURNS,
    Job,
    OtherSeries,
    Series,
    SeriesFile,
    play,
)

RULES = kingsroad.GAMES["caylus1303"]
SERIES = Series(RULES, 2, seed=5)


def test_after_the_first_turns_the_bot_plays_its_best() -> None:
    codes = array("H", play(Job(SERIES, 0)))
    assert codes == array("H", play(Job(SERIES, 0)))
    assert codes != array("H", play(Job(SERIES, 1)))
    game = RULES.start(2, {}, None)
    bot, dice = make_bot("journeyman"), Dice(1)
    checked = 0
    for code in codes:
        if game.seat >= 0 and len(game.legal) > 1 and game.state.turn() > WARM_TURNS + 3:
            assert bot.choose(game, dice).choice.code == code
            checked += 1
        game.apply(RULES.catalogue.choices[code])
    assert game.over
    assert checked > 10


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games" / "some.games"
    file = SeriesFile(path, SERIES)
    file.add(3, array("H", [1, 2, 300]).tobytes())
    file.add(7, array("H", [5]).tobytes())
    again = SeriesFile(path, SERIES)
    assert again.numbers() == {3, 7}
    assert list(again.games()) == [(3, [1, 2, 300]), (7, [5])]


def test_half_a_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "some.games"
    SeriesFile(path, SERIES).add(3, array("H", [1]).tobytes())
    with path.open("a") as file:
        file.write("4 AQAC")
    mended = SeriesFile(path, SERIES)
    assert mended.numbers() == {3}
    mended.add(4, array("H", [9]).tobytes())
    assert list(mended.games()) == [(3, [1]), (4, [9])]


def test_other_games_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.games"
    SeriesFile(path, SERIES)
    with pytest.raises(OtherSeries, match="other games"):
        SeriesFile(path, Series(RULES, 2, seed=6))
    with pytest.raises(OtherSeries):
        SeriesFile(path, Series(RULES, 3, seed=5))
