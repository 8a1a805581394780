"""Bots in processes of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.test_bots import middle

import kingsroad
from kingsroad.bots.bot import Bot
from kingsroad.bots.levels import UnknownBot, make_bot
from kingsroad.bots.thinker import Thinker, ThinkerLost
from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError

PATIENCE = 60.0


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One process for all tests that leave it alive."""
    shared = Thinker()
    yield shared
    shared.close()


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_process_thinks_as_the_caller_would(thinker: Thinker, name: str) -> None:
    """The answer depends on game, bot and seed only."""
    game = middle(name)
    thinker.begin(game, "search:40", 8)
    answer = thinker.answer(PATIENCE)
    bot: Bot = make_bot("search:40")
    here = bot.think(game.rules.conceal(game, game.seat, Dice(8)), Dice(8))
    assert answer is not None
    assert answer["choice"] == here.choice.name
    assert answer["scores"] == here.forecast.scores
    assert answer["line"] == [choice.name for choice in here.line]


def test_thinking_stops_on_demand(thinker: Thinker) -> None:
    """A long thought is cut short and answered; the process can be asked again."""
    game = middle("caylus1303")
    thinker.begin(game, "search:100000000", 1)
    assert thinker.answer(0.05) is None
    thinker.stop()
    answer = thinker.answer(PATIENCE)
    assert answer is not None
    assert 0 < answer["iterations"] < 100000000
    thinker.stop()  # too late, and of no effect
    thinker.begin(game, "greedy", 1)
    assert thinker.answer(PATIENCE) is not None


def test_one_question_at_a_time(thinker: Thinker) -> None:
    """A busy process is not asked again, and an unknown bot not at all."""
    game = middle("caylus1303")
    with pytest.raises(UnknownBot):
        thinker.begin(game, "genius", 1)
    thinker.begin(game, "search:2000", 1)
    with pytest.raises(KingsroadError, match="busy"):
        thinker.begin(game, "greedy", 1)
    thinker.stop()
    assert thinker.answer(PATIENCE) is not None


def test_a_dead_process_is_noticed() -> None:
    """Whoever waits for a process that was killed hears of it."""
    lost = Thinker()
    lost.begin(middle("caylus1303"), "search:100000000", 1)
    lost.process.kill()
    with pytest.raises(ThinkerLost, match="died"):
        lost.answer(PATIENCE)
    lost.close()
