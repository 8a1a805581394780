"""A Gymnasium environment: one seat is yours, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from kingsroad.bots.bot import Bot
from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyGame, find_game
from kingsroad.research.observation import Mask, Scribe, layout_of
from kingsroad.research.rendering import RENDER_MODES, check_render_mode, render_as
from kingsroad.research.rewards import check_reward, rewards_of

MOST_SEED = 1 << 62
ILLEGAL_REWARD = -0.1
MOST_ILLEGAL = 10
Observation = NDArray[Any]


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """One seat against bots, which are named as in the arena (``random``, ``greedy``, ...).

    The reward comes with the end of the game. A choice that is not offered changes nothing, costs
    0.1, and with the tenth of them the game is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        reward: str = "rank",
        scaled: bool = True,
        **options: str,
    ) -> None:
        self.rules = find_game(game)
        self.options = self.rules.checked(players, options)
        self.players = players
        if seat is not None and not 0 <= seat < players:
            raise KingsroadError(f"seat is 0 to {players - 1}, or None for any, not {seat}")
        self.wanted_seat = seat
        self.bots = seat_bots(opponents, players - 1)
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_reward(reward)
        self.layout = layout_of(game)
        self.scaled = scaled
        self.action_space = Discrete(len(self.rules.catalogue.choices))
        if scaled:
            units = self.layout.units
            self.observation_space = Box(
                self.layout.low / units, self.layout.high / units, dtype=np.float32
            )
        else:
            self.observation_space = Box(self.layout.low, self.layout.high, dtype=np.int16)
        self.scribe = Scribe(game)
        self.game: AnyGame | None = None
        self.seat = 0 if seat is None else seat
        self.dice = Dice(0)
        self.illegal = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; everything that is drawn follows from the seed."""
        super().reset(seed=seed)
        drawn = self.np_random.integers(MOST_SEED, size=2).tolist()
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self.dice = Dice(drawn[1])
        self.illegal = 0
        self.game = self.rules.start(self.players, self.options, drawn[0])
        self.let_others_choose(self.game)
        return self.seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice; then the others choose until it is this seat's turn again."""
        game = self.game
        assert game is not None, "reset the environment first"
        choice = self.rules.catalogue.choices[int(action)]
        if not game.offers(choice):
            self.illegal += 1
            observation, info = self.seen()
            return observation, ILLEGAL_REWARD, False, self.illegal >= MOST_ILLEGAL, info
        game.apply(choice)
        self.let_others_choose(game)
        reward = rewards_of(game.scores(), self.reward)[self.seat] if game.over else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self.seen()
        return observation, reward, game.over, False, info

    def let_others_choose(self, game: AnyGame) -> None:
        """The bots play until this seat must choose or the game is over."""
        while not game.over and game.seat != self.seat:
            bot = self.bots[(game.seat - self.seat) % self.players - 1]
            if bot is None:
                game.apply(game.legal[self.dice.below(len(game.legal))])
            else:
                game.apply(bot.choose(game, self.dice).choice)

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the seat sees; the mask and how many choices were illegal stand in the info."""
        game = self.game
        assert game is not None
        observation: Observation = self.scribe.observe(game, self.seat)
        if self.scaled:
            observation = self.layout.scaled(observation)
        info: dict[str, Any] = {"action_mask": self.action_masks(), "illegal": self.illegal}
        if game.over:
            info["scores"] = game.scores()
            info["place"] = game.ranking()[self.seat]
        return observation, info

    def action_masks(self) -> Mask:
        """A one for each choice that is offered; sb3-contrib asks for it by this name."""
        assert self.game is not None, "reset the environment first"
        return self.scribe.legal(self.game, self.seat)

    def render(self) -> Any:  # Gymnasium's own type for what a mode brings
        """The table as this seat sees it: text, an image, or (human) text on the terminal."""
        assert self.game is not None, "reset the environment first"
        return render_as(self.render_mode, self.game, self.seat)

    def close(self) -> None:
        """Nothing is open."""


def seat_bots(names: str | Sequence[str], count: int) -> list[Bot | None]:
    """The bots behind this seat, in the order of the seats; one name is for all of them.

    None stands for the random one: it needs neither a look at the table nor a judge.
    """
    each = [names] * count if isinstance(names, str) else list(names)
    if len(each) != count:
        raise KingsroadError(f"{count} opponents are needed, not {len(each)}")
    return [None if name == "random" else make_bot(name) for name in each]
