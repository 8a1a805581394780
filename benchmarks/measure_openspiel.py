"""open_spiel: its games in C++ and in Python, and ours, driven from Python through pyspiel."""

from importlib import import_module
from random import Random

import pyspiel
from clock import OptionCount, Sample, microseconds, rate

IN_PYTHON = {"python_": "open_spiel.python.games", "kingsroad_": "kingsroad.research.openspiel"}
COUNTED_GAMES = 20
CLONED_STATES = 16
CLONES_PER_STATE = 100


def load(name: str) -> pyspiel.Game:
    """A game by its name; those in Python are there once their module is imported."""
    for prefix, module in IN_PYTHON.items():
        if name.startswith(prefix):
            import_module(module)
    return pyspiel.load_game(name)


def pass_chance(state: pyspiel.State, draw: float) -> None:
    """Apply the outcome that a draw in [0, 1) stands for."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        draw -= probability
        if draw < 0.0:
            state.apply_action(action)
            return
    state.apply_action(outcomes[-1][0])


def driven(name: str, seconds: float, seed: int) -> Sample:
    """Decisions per second of whole games; chance is sampled but not counted."""
    game = load(name)
    has_chance = game.max_chance_outcomes() > 0
    random = Random(seed).random

    def one_game(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if has_chance and state.is_chance_node():
                pass_chance(state, random())
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return rate(one_game, seconds, seed)


def observed(name: str, seconds: float, seed: int) -> Sample:
    """Steps per second as a learner takes them: with the observation and the mask of each."""
    game = load(name)
    random = Random(seed).random

    def one_game(_: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                pass_chance(state, random())
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return rate(one_game, seconds, seed)


def count(name: str, seed: int) -> dict[str, float]:
    """Options per decision, untimed."""
    game = load(name)
    chance = Random(seed)
    counted = OptionCount()
    for _ in range(COUNTED_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                pass_chance(state, chance.random())
                continue
            actions = state.legal_actions()
            counted.add(len(actions))
            state.apply_action(chance.choice(actions))
        counted.games += 1
    return counted.facts()


def clone(name: str, after: int, seconds: float, seed: int) -> Sample:
    """Microseconds per clone of games some decisions in."""
    game = load(name)
    chance = Random(seed)
    states: list[pyspiel.State] = []
    while len(states) < CLONED_STATES:
        state = game.new_initial_state()
        decisions = 0
        while decisions < after and not state.is_terminal():
            if state.is_chance_node():
                pass_chance(state, chance.random())
                continue
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        if not state.is_terminal():
            states.append(state)

    def clones(_: int) -> int:
        for state in states:
            for _ in range(CLONES_PER_STATE):
                state.clone()
        return CLONED_STATES * CLONES_PER_STATE

    return microseconds(clones, seconds)
