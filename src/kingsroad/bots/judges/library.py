"""The judges and evaluators by game."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kingsroad.bots.evaluator import Evaluator, HandMade
from kingsroad.bots.inputs import Inputs
from kingsroad.bots.judge import Judge
from kingsroad.bots.judges.caylus1303 import Caylus1303Judge
from kingsroad.bots.judges.caylus2005 import Caylus2005Judge
from kingsroad.bots.judges.magna_carta import MagnaCartaJudge
from kingsroad.bots.learned import Learned
from kingsroad.bots.weight_file import SUFFIX, WrongWeights, read_network
from kingsroad.core.features import Features
from kingsroad.library import AnyGame, AnyRuleset, find_game

JUDGES: dict[str, Judge[Any]] = {
    "caylus2005": Caylus2005Judge(),
    "magna_carta": MagnaCartaJudge(),
    "caylus1303": Caylus1303Judge(),
}

SHIPPED: Final = ""
"""The network that comes with the program."""
HAND: Final = "hand"
"""The hand-made judge; any other source is the path of a file of weights."""


def judge_of(g: AnyGame) -> Judge[Any]:
    """The judge of a game."""
    return JUDGES[g.rules.key]


def features_of(rules: AnyRuleset) -> Features[Any]:
    """How a game is written down for a seat."""
    features: Features[Any] = import_module(f"kingsroad.games.{rules.key}.features").FEATURES
    return features


def inputs_of(rules: AnyRuleset) -> Inputs[Any]:
    """What a network of a game is shown."""
    return Inputs(features_of(rules), JUDGES[rules.key])


def evaluator_of(g: AnyGame, source: str = SHIPPED) -> Evaluator[Any]:
    """Who judges the tables of a game."""
    return evaluator(g.rules.key, source)


@cache
def evaluator(key: str, source: str) -> Evaluator[Any]:
    """One evaluator for each game and source. It is not for several threads at once."""
    if source == HAND:
        return HandMade(JUDGES[key])
    if source == SHIPPED:
        return shipped(key)
    return learned(key, Path(source).read_bytes())


def learned(key: str, weights: bytes) -> Learned[Any]:
    """An evaluator with the weights of a file."""
    inputs = inputs_of(find_game(key))
    return Learned(inputs, read_network(weights, inputs))


def shipped(key: str) -> Evaluator[Any]:
    """The network that comes with the program; if it does not fit, the hand-made judge."""
    try:
        return learned(key, shipped_weights(key))
    except (WrongWeights, OSError) as error:
        warnings.warn(f"the bots play by hand-made judgement: {error}", stacklevel=2)
        return HandMade(JUDGES[key])


def shipped_weights(key: str) -> bytes:
    """The file that comes with the program."""
    return (files("kingsroad.bots") / "weights" / f"{key}{SUFFIX}").read_bytes()
