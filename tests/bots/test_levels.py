"""The levels that people meet, the persons behind them, and what these like."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from kingsroad.bots.bot import Bot, GreedyBot, SearchBot, with_forecast
from kingsroad.bots.fallible import FallibleBot, sight_in
from kingsroad.bots.forecast import certain, forecast
from kingsroad.bots.leaning import LeaningBot, fondness_in
from kingsroad.bots.levels import LEAST_ITERATIONS, LEVELS, hurried, is_offered, make_bot, plain_bot
from kingsroad.bots.library import HAND
from kingsroad.bots.persons import OPPONENTS, PERSONS, STYLES, bot_name
from kingsroad.bots.thought import Candidate, Thought
from kingsroad.core.dice import Dice
from kingsroad.library import GAMES, AnyGame, find_game, new_game, part

FONDNESS = fondness_in(find_game("caylus2005"), "castle")["place castle"]


def play(name: str, bots: list[Bot], seed: int) -> AnyGame:
    """A game between bots, without its records."""
    game = new_game(name, players=len(bots), seed=seed)
    dice = Dice(seed)
    while not game.over:
        game.apply(bots[game.seat].choose(game, dice).choice)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_is_better_than_luck_and_worse_than_a_journeyman(name: str) -> None:
    """Over some games together; docs/bots.md has the figures of many."""
    novice, good, luck = make_bot("novice"), make_bot("journeyman"), make_bot("random")
    against_luck = [play(name, [novice, luck], seed).scores() for seed in range(4)]
    against_good = [play(name, [novice, good], seed).scores() for seed in range(4)]
    assert sum(mine - theirs for mine, theirs in against_luck) > 0
    assert sum(mine - theirs for mine, theirs in against_good) < 0


def test_no_level_looks_at_a_clock() -> None:
    for level in LEVELS:
        bot = plain_bot(level)
        assert isinstance(bot, (FallibleBot, GreedyBot, SearchBot))
        if isinstance(bot, SearchBot):
            assert bot.budget.seconds == 0
            assert bot.budget.iterations > 0


def test_a_fallible_bot_overlooks_but_never_takes_what_makes_no_sense() -> None:
    bot = FallibleBot("test", HAND, sight=0.5, reach=0.1)
    values = [0.50, 0.45, 0.39, 0.48]
    dice = Dice(1)
    times = [0, 0, 0, 0]
    for _ in range(1000):
        for option in bot.seen(values, bot.sight, dice):
            times[option] += 1
    assert times[2] == 0, "it is too much worse than the best"
    # What is near is seen more often than what is far; if nothing is seen, the nearest is taken.
    assert times[0] > times[1] + 50 > times[3] + 100 > 250
    assert bot.seen(values, -1.0, dice) == [0]


def test_a_game_says_how_closely_an_apprentice_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game("magna_carta")
    monkeypatch.setattr(part(rules, "bots.styles"), "SIGHT", {"apprentice": 0.42})
    said = sight_in.__wrapped__  # what was asked before is remembered
    assert said(rules, "apprentice", 0.7) == 0.42
    assert said(rules, "novice", 0.65) == 0.65


def test_a_fallible_bot_shows_only_what_it_saw() -> None:
    game = new_game("caylus2005", players=2, seed=5)
    thought = make_bot("apprentice").choose(game, Dice(2))
    assert thought.candidates[0].choice is thought.choice
    assert len(thought.candidates) < len(game.legal)
    values = [each.value for each in thought.candidates]
    assert values == sorted(values, reverse=True)


class Fixed(Bot):
    """Always has the same thought."""

    name = "fixed"

    def __init__(self, *candidates: tuple[str, int, float]) -> None:
        named = find_game("caylus2005").catalogue.named
        self.candidates = [Candidate(named(each[0]), *each[1:]) for each in candidates]

    def think(self, g: AnyGame, dice: Dice, stop: object = None) -> Thought:
        choice = self.candidates[0].choice
        return with_forecast(g, choice, self.candidates, [choice], 0)


@pytest.mark.parametrize(
    ("second", "taken"),
    [
        (("place castle", 30, 0.60 - 0.9 * FONDNESS), "place castle"),
        (("place castle", 30, 0.60 - 1.1 * FONDNESS), "place gate"),  # it would cost too much
        (("place castle", 9, 0.60), "place gate"),  # hardly tried: nobody knows
        (("place quarry", 30, 0.60), "place gate"),  # as good, but not liked
    ],
)
def test_a_style_decides_among_nearly_equal_options(
    second: tuple[str, int, float], taken: str
) -> None:
    game = new_game("caylus2005", players=2, seed=5)
    liked = fondness_in(game.rules, "castle")
    assert liked["place castle"] == FONDNESS
    assert "place quarry" not in liked
    bot = LeaningBot("test", Fixed(("place gate", 40, 0.60), second), "castle")
    thought = bot.think(game, Dice(1))
    assert thought.choice.name == taken
    assert thought.line == [thought.choice]


def test_an_end_that_is_known_is_no_forecast_of_another_choice() -> None:
    class Sure(Fixed):
        def think(self, g: AnyGame, dice: Dice, stop: object = None) -> Thought:
            best = self.candidates[0].choice
            return Thought(best, self.candidates, [best], 1, lambda: certain([99.0, 1.0]))

    game = new_game("caylus2005", players=2, seed=5)
    sure = Sure(("place gate", 40, 0.60), ("place castle", 30, 0.60))
    assert LeaningBot("test", sure, "castle").think(game, Dice(1)).forecast == forecast(game)
    kept = LeaningBot("test", Sure(("place gate", 40, 0.60)), "castle").think(game, Dice(1))
    assert kept.forecast.scores == [99.0, 1.0]


@pytest.mark.parametrize("name", GAMES)
def test_what_styles_like_exists(name: str) -> None:
    rules = find_game(name)
    tastes = part(rules, "bots.styles")
    assert set(tastes.LIKES) == set(tastes.FONDNESS) == set(STYLES)
    for patterns in tastes.LIKES.values():
        for pattern in patterns:
            assert any(fnmatchcase(each.name, pattern) for each in rules.catalogue.choices), pattern


def test_the_cast() -> None:
    assert len(PERSONS) >= 8
    levels = [person.level for person in PERSONS.values()]
    assert levels == sorted(levels, key=list(LEVELS).index)
    assert set(levels) == set(LEVELS)
    assert {person.style for person in PERSONS.values()} == set(STYLES)
    assert all(PERSONS[key].level in ("novice", "apprentice") for key in OPPONENTS)
    for key, person in PERSONS.items():
        bot = make_bot(key)
        assert isinstance(bot, LeaningBot)
        assert (bot.name, bot.thinker.name, bot.style) == (key, person.level, person.style)
        assert is_offered(key)
    assert bot_name("alienor") == "Aliénor"
    assert bot_name("journeyman") == "journeyman"
    assert not is_offered("search:100000")


def test_in_a_hurry_only_searches_are_shortened() -> None:
    person = hurried(make_bot("joscelin"), 0.25)
    assert isinstance(person, LeaningBot)
    full = plain_bot("grand-master")
    short = person.thinker
    assert isinstance(short, SearchBot)
    assert isinstance(full, SearchBot)
    assert short.budget.iterations == full.budget.iterations // 4
    assert (person.name, person.style) == ("joscelin", "builder")
    least = hurried(make_bot("master"), 0.001)
    assert isinstance(least, SearchBot)
    assert least.budget.iterations == LEAST_ITERATIONS
    seconds = hurried(make_bot("search:2s"), 0.5)
    assert isinstance(seconds, SearchBot)
    assert (seconds.budget.iterations, seconds.budget.seconds) == (0, 1.0)
    assert hurried(make_bot("novice"), 0.1).name == "novice"
