"""Learn from games that were played to their end what a reading of a table is worth.

Two thirds of the games are for the fit, the last third for the figures. A decision becomes one row:
what the network said to the table, how much of the game was left, and how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from kingsroad.arena.runner import Lost, Runner, Stop
from kingsroad.bots.forecast import LEAD_UNIT, Fit, Reading, applied, read, weights
from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyRuleset

Array = np.ndarray[Any, np.dtype[np.float64]]
EVERY: Final = 2
"""Every second decision is read: neighbours say nearly the same."""
QUANTILES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
CAUTION: Final = 1e-4
"""How much the weights of a fit are held back."""
STEPS: Final = 60
BINS: Final = 10
THIRDS: Final = 3


@dataclass(frozen=True)
class Job:
    """A game to be played and read."""

    rules: AnyRuleset
    players: int
    bot: str
    seed: int
    number: int


class Row(NamedTuple):
    """A decision: when it was in the game, from 0 to 1, and what was said of it."""

    when: float
    reading: Reading


class Read(NamedTuple):
    """A game that was played to its end."""

    rows: list[Row]
    scores: list[int]
    firsts: list[float]
    """The share of the first place of each seat."""


def observe(job: Job) -> Read:
    """Play a game among equals, and read the table as the one who decides sees it."""
    bot = make_bot(job.bot)
    game = job.rules.start(job.players, {}, derived_seed(job.seed, job.number))
    dice = Dice(derived_seed(job.seed + 1, job.number))
    readings: list[Reading] = []
    decisions = 0
    while not game.over:
        if len(game.legal) == 1:
            game.apply(game.legal[0])
            continue
        seen = game.rules.conceal(game, game.seat, dice)
        if decisions % EVERY == 0:
            readings.append(read(seen))
        decisions += 1
        game.apply(bot.think(seen, dice).choice)
    places = game.ranking()
    firsts = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    rows = [Row(i / len(readings), each) for i, each in enumerate(readings)]
    return Read(rows, game.scores(), firsts)


def never() -> bool:
    """Nobody wants to stop."""
    return False


def played(
    rules: AnyRuleset,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    runner: Runner,
    stop: Stop = never,
    show: Callable[[], None] = lambda: None,
) -> list[Read]:
    """All games, in order; the bots have them in turns, each plays against its like."""
    jobs: Iterator[Job] = (
        Job(rules, players, bots[number % len(bots)], seed, number) for number in range(games)
    )
    found: dict[int, Read] = {}
    for job, answer in runner.run(observe, jobs, stop):
        if isinstance(answer, Lost):
            raise KingsroadError(f"game {job.number} was lost: {answer.reason}")
        found[job.number] = answer
        show()
    return [found[number] for number in sorted(found)]


# --- Fitting -------------------------------------------------------------------------------------


class Table(NamedTuple):
    """Rows of many games as arrays; seats are the second axis."""

    left: Array
    hopes: Array
    scores: Array
    finals: Array
    firsts: Array
    when: Array


def table_of(games: list[Read]) -> Table:
    """All rows of some games."""
    rows = [(row, game) for game in games for row in game.rows]
    return Table(
        np.array([row.reading.left for row, _ in rows]),
        np.array([row.reading.hopes for row, _ in rows]),
        np.array([row.reading.scores for row, _ in rows]),
        np.array([game.scores for _, game in rows], dtype=np.float64),
        np.array([game.firsts for _, game in rows]),
        np.array([row.when for row, _ in rows]),
    )


def fit(games: list[Read]) -> Fit:
    """The fit that explains these games best."""
    table = table_of(games)
    knots = [float(knot) for knot in np.unique(np.quantile(table.left, QUANTILES))]
    hats = np.array([weights(knots, float(left)) for left in table.left])
    middle = table.scores.mean(axis=1, keepdims=True)
    ahead = table.scores - middle
    # Chances: a logistic fit over the seats, whose weights depend on how much is left.
    each = np.stack([table.hopes, ahead / LEAD_UNIT], axis=2)
    hope, lead = np.split(logistic(spread_out(each, hats), table.firsts, len(knots)), 2)
    # Scores: least squares, likewise.
    ones = np.ones_like(ahead)
    each = np.stack([ones, ahead, middle * ones], axis=2)
    design = spread_out(each, hats).reshape(-1, 3 * len(knots))
    caution = np.diag(np.repeat([0.0, 1.0, 1.0], len(knots))) * CAUTION * len(design)
    start = np.repeat([0.0, 1.0, 1.0], len(knots))  # the network's word as it is
    goal = table.finals.ravel() - design @ start
    found = start + np.linalg.solve(
        design.T @ design + caution + 1e-6 * np.eye(len(start)), design.T @ goal
    )
    base, slope, mean = np.split(found, 3)
    off = (table.finals.ravel() - design @ found).reshape(table.finals.shape) ** 2
    seats = table.finals.shape[1]
    spread = np.sqrt((hats.T @ off.sum(axis=1)) / (hats.sum(axis=0) * seats)) * np.sqrt(6) / np.pi
    return Fit(knots, *(numbers(part) for part in (hope, lead, base, slope, mean, spread)))


def numbers(values: Array) -> list[float]:
    """Rounded, as they are written down."""
    return [round(float(value), 4) for value in values]


def spread_out(values: Array, hats: Array) -> Array:
    """Each value once for each knot, by how much the knot counts."""
    rows, seats, kinds = values.shape
    wide = values[:, :, :, None] * hats[:, None, None, :]
    return wide.reshape(rows, seats, kinds * hats.shape[1])


def logistic(design: Array, firsts: Array, knots: int) -> Array:
    """The most likely weights of a choice among the seats, by Newton's method."""
    found = np.concatenate([np.ones(knots), np.zeros(knots)])
    for _ in range(STEPS):
        chances = shares(design @ found)
        slope = np.einsum("ns,nsk->k", firsts - chances, design) / len(design) - CAUTION * found
        mean = np.einsum("ns,nsk->nk", chances, design)
        bend = np.einsum("ns,nsk,nsl->kl", chances, design, design) / len(design)
        bend += CAUTION * np.eye(len(found)) - mean.T @ mean / len(design)
        step = np.clip(np.linalg.solve(bend, slope), -1.0, 1.0)
        found = found + step
        if np.abs(step).max() < 1e-7:
            break
    return found


def shares(values: Array) -> Array:
    """Chances that add up to 1 over the seats."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    found: Array = powers / powers.sum(axis=1, keepdims=True)
    return found


# --- Figures -------------------------------------------------------------------------------------


def figures(fitted: Fit, games: list[Read]) -> list[dict[str, float]]:
    """How good a fit is in games that it has not seen, for each third of the game."""
    found = []
    rows = [(row, game) for game in games for row in game.rows]
    for third in range(THIRDS):
        part = [each for each in rows if int(THIRDS * each[0].when) == third]
        said = [applied(fitted, row.reading) for row, _ in part]
        chances = np.array([each.chances for each in said])
        firsts = np.array([game.firsts for _, game in part])
        off = np.array([game.scores for _, game in part]) - np.array([s.scores for s in said])
        found.append(
            {
                "log_loss": round(float(-(firsts * np.log(chances)).sum(axis=1).mean()), 4),
                "calibration_error": round(calibration_error(chances.ravel(), firsts.ravel()), 4),
                "bias": round(float(off.mean()), 2),
                "score_error": round(float(np.sqrt((off**2).mean())), 2),
            }
        )
    return found


def calibration_error(said: Array, true: Array) -> float:
    """By how much chances are off on the average, in ten bins."""
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    off = 0.0
    for number in range(BINS):
        those = bins == number
        if those.any():
            off += abs(float(said[those].mean() - true[those].mean())) * int(those.sum())
    return off / len(said)
