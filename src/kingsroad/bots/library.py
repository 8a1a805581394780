"""Who judges which game: the judge of each, and the networks that learned from them."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.evaluator import Evaluator, HandMade
from kingsroad.bots.inputs import Inputs
from kingsroad.bots.judge import Judge
from kingsroad.bots.learned import Learned, Stakes
from kingsroad.bots.weight_file import SUFFIX, WrongWeights, read_header, read_network
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, part

PLAIN_SPREAD = 10.0
SHIPPED: Final = ""
"""The network that comes with the program."""
HAND: Final = "hand"
"""The hand-made judge; any other source is the path of a file of weights."""


# --- Judges --------------------------------------------------------------------------------------


class PlainJudge(Judge[Any]):
    """For a game without a judge: everybody may expect the points that they have."""

    def part_names(self) -> list[str]:
        return ["points"]

    def parts(self, g: AnyGame, observer: i64) -> vec[float]:
        return vec[float]([float(score) for score in g.scores()])

    def spread(self, g: AnyGame) -> float:
        """It knows nothing of how much is still to come."""
        return PLAIN_SPREAD

    def merits(self, g: AnyGame) -> list[float]:
        """It has no quick guess."""
        return []


def judge_of(g: AnyGame) -> Judge[Any]:
    """The judge of a game."""
    return judge_for(g.rules)


@cache
def judge_for(rules: AnyRuleset) -> Judge[Any]:
    """The judge of a game, by its rules; the plain one if it has none of its own."""
    try:
        judge: Judge[Any] = part(rules, "bots.judges").JUDGE
    except MissingPart:
        return PlainJudge()
    return judge


# --- Evaluators ----------------------------------------------------------------------------------


def inputs_of(rules: AnyRuleset) -> Inputs[Any]:
    """What a network of a game is shown."""
    return Inputs(part(rules, "games", "features").FEATURES, judge_for(rules))


def evaluator_of(g: AnyGame, source: str = SHIPPED) -> Evaluator[Any]:
    """Who judges the tables of a game."""
    return evaluator(g.rules, source)


def search_evaluator_of(g: AnyGame, source: str = SHIPPED) -> Evaluator[Any]:
    """Who judges for a search: the shipped network only where games have proven it."""
    if source == SHIPPED and g.players not in proven_seats(g.rules):
        return evaluator(g.rules, HAND)
    return evaluator(g.rules, source)


@cache
def proven_seats(rules: AnyRuleset) -> list[int]:
    """The numbers of seats with which the search trusts the shipped network."""
    weights = shipped_weights(rules)
    return [] if weights is None else read_header(weights).search_seats


@cache
def evaluator(rules: AnyRuleset, source: str) -> Evaluator[Any]:
    """One evaluator for each game and source. It is not for several threads at once."""
    if source == HAND:
        return HandMade(judge_for(rules))
    if source == SHIPPED:
        return shipped(rules)
    return learned(rules, Path(source).read_bytes())


def learned(rules: AnyRuleset, weights: bytes) -> Learned[Any]:
    """An evaluator with the weights of a file."""
    inputs = inputs_of(rules)
    header = read_header(weights)
    stakes = Stakes(header.first_share, header.lead_unit)
    return Learned(inputs, read_network(weights, inputs), stakes)


def shipped(rules: AnyRuleset) -> Evaluator[Any]:
    """The network that comes with the program; without one that fits, the hand-made judge."""
    weights = shipped_weights(rules)
    if weights is None:
        return HandMade(judge_for(rules))
    try:
        return learned(rules, weights)
    except WrongWeights as error:
        warnings.warn(f"the bots play by hand-made judgement: {error}", stacklevel=2)
        return HandMade(judge_for(rules))


def shipped_weights(rules: AnyRuleset) -> bytes | None:
    """The file that comes with a game, if it has one."""
    file = files(rules.home) / "bots" / "weights" / f"{rules.key}{SUFFIX}"
    return file.read_bytes() if file.is_file() else None
