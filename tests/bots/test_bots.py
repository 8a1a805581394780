"""The players: what they are shown, what they answer, and that they know how to play."""

from __future__ import annotations

import pytest

import kingsroad
from kingsroad import AnyGame
from kingsroad.bots.bot import Bot
from kingsroad.bots.levels import UnknownBot, make_bot
from kingsroad.core.dice import Dice

GAMES = list(kingsroad.GAMES)


def middle(name: str, players: int = 3, decisions: int = 60, seed: int = 5) -> AnyGame:
    """A game some way on, at a question with a choice."""
    game = kingsroad.new_game(name, players=players, seed=seed)
    dice = Dice(seed)
    while decisions > 0 or len(game.legal) < 3:
        game.apply(game.legal[dice.below(len(game.legal))])
        decisions -= 1
    return game


def play(name: str, bots: list[Bot], seed: int) -> AnyGame:
    """A whole game."""
    game = kingsroad.new_game(name, players=len(bots), seed=seed)
    dice = [Dice(seed * 10 + seat) for seat in range(len(bots))]
    while not game.over:
        game.apply(bots[game.seat].choose(game, dice[game.seat]).choice)
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "bot",
    [
        "novice", "apprentice", "journeyman", "random", "greedy", "search:24", "search:0.02s",
        "margot", "search:8+castle",
    ],
)  # fmt: skip
def test_every_bot_answers_with_an_option(name: str, bot: str) -> None:
    """Whatever the bot, its choice and all it shows of the first step are legal."""
    game = middle(name)
    thought = make_bot(bot).choose(game, Dice(3))
    assert game.offers(thought.choice)
    assert all(game.offers(candidate.choice) for candidate in thought.candidates)
    assert thought.line[0] is thought.choice
    forecast = thought.forecast
    assert len(forecast.scores) == len(forecast.places) == game.players
    assert sum(forecast.places) == pytest.approx(6.0)  # places 1 + 2 + 3, shared or not
    assert sum(forecast.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_thinking_leaves_the_game_alone(name: str) -> None:
    """The true game is neither changed nor advanced."""
    game = middle(name)
    before = game.rules.write_position(game)
    make_bot("search:30").choose(game, Dice(1))
    assert game.rules.write_position(game) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_brings_the_same_thought(name: str) -> None:
    """With a budget in iterations nothing but position and dice decides."""
    game = middle(name)
    first, second = (make_bot("search:40").choose(game, Dice(9)) for _ in range(2))
    assert first.choice is second.choice
    assert first.forecast == second.forecast
    assert [c.visits for c in first.candidates] == [c.visits for c in second.candidates]
    assert first.line == second.line


def test_no_bot_sees_hidden_cards() -> None:
    """Two tables that look the same to a seat bring the same thought, whatever lies hidden."""
    game = middle("magna_carta", decisions=80)
    other = game.rules.conceal(game, game.seat, Dice(77))
    assert game.key() != other.key(), "the other table must differ in what is hidden"
    for bot in ("greedy", "search:60"):
        here, there = (make_bot(bot).choose(table, Dice(4)) for table in (game, other))
        assert here.choice is there.choice
        assert here.forecast == there.forecast


@pytest.mark.parametrize("name", GAMES)
def test_search_can_be_stopped(name: str) -> None:
    """A bot that is told to stop answers with what it has found."""
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    thought = make_bot("search:100000").choose(middle(name), Dice(1), stop)
    assert thought.iterations == 24


def test_an_only_option_needs_no_thought() -> None:
    """Forced choices cost nothing."""
    game = middle("caylus2005")
    dice = Dice(1)
    while len(game.legal) != 1:
        game.apply(game.legal[dice.below(len(game.legal))])
    assert make_bot("grand-master").choose(game, Dice(1)).iterations == 0


@pytest.mark.parametrize("name", GAMES)
def test_greedy_knows_how_to_play(name: str) -> None:
    """Six games against random from either side: all are won."""
    greedy, luck = make_bot("greedy"), make_bot("random")
    for seed in range(3):
        assert play(name, [greedy, luck], seed).ranking() == [1, 2]
        assert play(name, [luck, greedy], seed).ranking() == [2, 1]


@pytest.mark.parametrize(
    "name", ["", "searching", "search:", "search:0", "search:-5", "Master", "greedy+tall"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    """The error names what there is."""
    with pytest.raises(UnknownBot, match="grand-master"):
        make_bot(name)
