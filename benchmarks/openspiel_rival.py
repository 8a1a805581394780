"""OpenSpiel's own MCTS bot at our tables, through a plain adapter.

It is the bot written in Python: the one in C++ (2.0.2) crashes on any game written in Python. It
sees the whole table, hidden cards included, which is more than ours are shown. It has no clock of
its own, so its number of simulations is set such that a decision takes the time allowed.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import kingsroad

PLAYERS = 2
UCT_C = 2.0


class RivalGame:
    """What the bot asks about a game."""

    def get_type(self) -> pyspiel.GameType:
        """The type of a game that is much like ours: in turns, with a result at the end."""
        return pyspiel.load_game("backgammon").get_type()

    def max_utility(self) -> float:
        """What a win is worth."""
        return 1.0


class RivalState:
    """What the bot asks about a state, with the codes of the catalogue as actions."""

    def __init__(self, game: kingsroad.AnyGame) -> None:
        self.game = game

    def current_player(self) -> int:
        """The seat that must choose."""
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.is_chance_node() else self.game.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def is_chance_node(self) -> bool:
        """Whether a card is drawn."""
        return self.game.seat == kingsroad.CHANCE

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """The options, by their codes."""
        return [choice.code for choice in self.game.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All draws are equally likely."""
        return [(choice.code, 1.0 / len(self.game.legal)) for choice in self.game.legal]

    def apply_action(self, action: int) -> None:
        """Choose."""
        self.game.apply(self.game.rules.catalogue.choices[action])

    def clone(self) -> RivalState:
        """A copy."""
        return RivalState(self.game.clone())

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss."""
        mine, theirs = self.game.scores()
        won = float((mine > theirs) - (mine < theirs))
        return [won, -won]


class Rival:
    """OpenSpiel's MCTS with random playouts, at about so many seconds a decision."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.dice = np.random.RandomState(seed)
        self.rate = 100.0
        """Simulations a second, as measured at the last decisions."""
        self.simulations = 0
        self.spent = 0.0

    def choose(self, game: kingsroad.AnyGame) -> kingsroad.Choice:
        """The choice for the seat that must choose."""
        simulations = max(2, round(self.rate * self.seconds))
        evaluator = mcts.RandomRolloutEvaluator(1, self.dice)
        bot = mcts.MCTSBot(RivalGame(), UCT_C, simulations, evaluator, False, self.dice)
        started = perf_counter()
        action = bot.step(RivalState(game.clone()))
        spent = perf_counter() - started
        self.rate = 0.5 * self.rate + 0.5 * simulations / spent
        self.simulations += simulations
        self.spent += spent
        choices = game.rules.catalogue.choices
        return choices[int(action)]
