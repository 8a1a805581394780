"""Let the bots play each other and show how they fare against the bars of their ladder.

`make strength` starts it in the environment of the benchmarks; all bars take some hours on two
cores. Games run one to a core. Shares of first places stand with their 95 % (Wilson) intervals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import partial

import kingsroad
from kingsroad.arena.match import Result
from kingsroad.arena.results import wilson
from kingsroad.arena.runner import LocalRunner, Lost, usable_cores
from kingsroad.arena.tournament import Plan, hold
from kingsroad.bots.levels import MASTER_SECONDS, make_bot
from kingsroad.core.dice import Dice
from kingsroad.library import first_game

RIVAL = "openspiel"


@dataclass(frozen=True)
class Bar:
    """What a bot has to reach: a share of first places against others."""

    name: str
    bots: tuple[str, ...]
    games: int
    goal: float
    goals: dict[str, float] = field(default_factory=dict)
    """Other goals of some games."""

    def goal_in(self, game: str) -> float:
        """What has to be reached in a game."""
        return self.goals.get(game, self.goal)


def against_hand(name: str, bot: str, seats: int, games: int, goal: float, first: float) -> Bar:
    """A learned bot against the same one with the hand-made judge in all other seats."""
    return Bar(name, (bot, *[f"{bot}:hand"] * (seats - 1)), games, goal, {first_game().key: first})


BARS = (
    against_hand("learned-hand", "search:200", 2, 200, 0.80, 0.92),
    against_hand("learned-hand-0.3s", "search:0.3s", 2, 60, 0.80, 0.92),
    against_hand("learned-two-hand", "search:100", 3, 99, 1 / 3, 1 / 3),
    against_hand("learned-three-hand", "search:100", 4, 100, 0.50, 0.65),
    against_hand("learned-four-hand", "search:100", 5, 100, 1 / 5, 1 / 5),
    against_hand("greedy-hand", "greedy", 2, 400, 0.85, 0.95),
    Bar("greedy-random", ("greedy", "random"), 400, 0.95),
    Bar("master-greedy", ("master", "greedy"), 60, 0.75),
    Bar("master-three-greedy", ("master", "greedy", "greedy", "greedy"), 60, 0.55),
    Bar("grand-master-master", ("grand-master", "master"), 60, 0.60),
    Bar("scaling", ("search:2000", "search:300"), 60, 0.60),
    Bar("master-openspiel", ("master", RIVAL), 20, 0.75),
)


@dataclass
class Outcome:
    """How a bar was met."""

    bar: Bar
    game: str
    games: int
    firsts: float
    scores: tuple[float, float]
    """The mean score of the bot, and of its rivals."""
    seconds: tuple[float, float]
    """A decision of the bot, and of its rivals, on the average."""
    wall: float
    note: str = ""

    def line(self) -> str:
        """One line of the report."""
        low, high = wilson(self.firsts, self.games)
        rate = self.firsts / self.games
        goal = self.bar.goal_in(self.game)
        verdict = "met" if rate >= goal else "MISSED"
        return (
            f"{self.bar.name:<20} {self.game:<12} {rate:6.1%} [{low:.0%} to {high:.0%}] "
            f"of {self.games} games, goal {goal:.0%}: {verdict}; points "
            f"{self.scores[0]:.1f} to {self.scores[1]:.1f}; ms a decision "
            f"{self.seconds[0] * 1000:.0f} and {self.seconds[1] * 1000:.0f}{self.note}"
        )


def main() -> int:
    """Run the bars that are asked for."""
    parser = argparse.ArgumentParser(prog="strength.py", description=__doc__)
    parser.add_argument("--only", default="*", metavar="NAME", help="bars; * and ? are understood")
    parser.add_argument("--game", choices=kingsroad.GAMES, help="one game instead of all")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the games to play")
    parser.add_argument("--seed", type=int, default=0, help="the same seed deals the same games")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes")
    parser.add_argument("--json", action="store_true", help="machine-readable result on stdout")
    asked = parser.parse_args()
    if not kingsroad.COMPILED:
        print("this kingsroad is interpreted; its searches would be slow and weak", file=sys.stderr)
        return 2
    found = []
    for bar in BARS:
        if not fnmatchcase(bar.name, asked.only):
            continue
        for game in kingsroad.GAMES if asked.game is None else (asked.game,):
            games = max(2, round(bar.games * asked.share / len(bar.bots)) * len(bar.bots))
            run = rival_match if RIVAL in bar.bots else arena_match
            outcome = run(bar, game, games, asked.seed, asked.workers)
            found.append(outcome)
            print(outcome.line(), file=sys.stderr if asked.json else sys.stdout, flush=True)
    if asked.json:
        print(json.dumps([as_data(outcome) for outcome in found], indent=2))
    return 0


def as_data(outcome: Outcome) -> dict[str, object]:
    """An outcome for machines."""
    return {
        "bar": outcome.bar.name,
        "game": outcome.game,
        "bots": list(outcome.bar.bots),
        "games": outcome.games,
        "firsts": outcome.firsts,
        "interval": wilson(outcome.firsts, outcome.games),
        "goal": outcome.bar.goal_in(outcome.game),
        "scores": outcome.scores,
        "seconds_per_decision": outcome.seconds,
        "wall_seconds": outcome.wall,
    }


def arena_match(bar: Bar, game: str, games: int, seed: int, workers: int) -> Outcome:
    """The first bot of a bar against the others."""
    plan = Plan(game, len(bar.bots), bar.bots, games, seed)
    hero = bar.bots[0]
    firsts, played = 0.0, 0
    points: dict[bool, list[int]] = {True: [], False: []}
    thought: dict[bool, list[float]] = {True: [0.0, 0.0], False: [0.0, 0.0]}
    started = time.monotonic()
    for outcome in hold(plan, LocalRunner(workers)):
        if not isinstance(outcome, Result):
            raise SystemExit(f"{game}, game {outcome.number}: {outcome.error}\n{outcome.trace}")
        played += 1
        best = [seat for seat, place in enumerate(outcome.places) if place == 1]
        firsts += sum(outcome.bots[seat] == hero for seat in best) / len(best)
        for seat, name in enumerate(outcome.bots):
            mine = name == hero
            points[mine].append(outcome.scores[seat])
            thought[mine][0] += outcome.seconds[seat]
            thought[mine][1] += outcome.decisions[seat]
    means = tuple(sum(points[mine]) / len(points[mine]) for mine in (True, False))
    times = tuple(thought[mine][0] / max(1.0, thought[mine][1]) for mine in (True, False))
    wall = time.monotonic() - started
    return Outcome(bar, game, played, firsts, (means[0], means[1]), (times[0], times[1]), wall)


# -- OpenSpiel -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class RivalResult:
    """A game against OpenSpiel's MCTS."""

    scores: tuple[int, int]
    """Ours, and theirs."""
    seconds: tuple[float, float]
    decisions: tuple[int, int]
    iterations: tuple[int, int]


def rival_game(number: int, game: str, seed: int) -> RivalResult:
    """One game; the seats change from game to game."""
    from openspiel_rival import Rival  # only this bar needs open_spiel

    table = kingsroad.new_game(game, players=2, seed=seed + number)
    ours = number % 2
    bot = make_bot("master")
    rival = Rival(MASTER_SECONDS, seed + number)
    dice = Dice(seed + number + 1)
    spent, decisions, iterations = 0.0, [0, 0], 0
    while not table.over:
        if len(table.legal) == 1:
            table.apply(table.legal[0])
        elif table.seat == ours:
            started = time.perf_counter()
            thought = bot.choose(table, dice)
            spent += time.perf_counter() - started
            iterations += thought.iterations
            decisions[0] += 1
            table.apply(thought.choice)
        else:
            decisions[1] += 1
            table.apply(rival.choose(table))
    scores = table.scores()
    return RivalResult(
        (scores[ours], scores[1 - ours]),
        (spent, rival.spent),
        (decisions[0], decisions[1]),
        (iterations, rival.simulations),
    )


def rival_match(bar: Bar, game: str, games: int, seed: int, workers: int) -> Outcome:
    """Our search against OpenSpiel's at the same time a decision."""
    started = time.monotonic()
    results = list(rival_results(game, games, seed, workers))
    won = sum(1.0 for r in results if r.scores[0] > r.scores[1])
    firsts = won + sum(0.5 for r in results if r.scores[0] == r.scores[1])
    means = [sum(r.scores[side] for r in results) / len(results) for side in (0, 1)]
    spent = [sum(r.seconds[side] for r in results) for side in (0, 1)]
    asked = [sum(r.decisions[side] for r in results) for side in (0, 1)]
    speed = [sum(r.iterations[side] for r in results) / spent[side] for side in (0, 1)]
    return Outcome(
        bar,
        game,
        len(results),
        firsts,
        (means[0], means[1]),
        (spent[0] / asked[0], spent[1] / asked[1]),
        time.monotonic() - started,
        f"; iterations a second {speed[0]:,.0f} and {speed[1]:,.0f}",
    )


def rival_results(game: str, games: int, seed: int, workers: int) -> Iterator[RivalResult]:
    """The games, in processes of their own."""
    work = partial(rival_game, game=game, seed=seed)
    for number, answer in LocalRunner(workers).run(work, range(games), lambda: False):
        if isinstance(answer, Lost):
            raise SystemExit(f"{game}, game {number}: {answer.reason}")
        yield answer


if __name__ == "__main__":
    sys.exit(main())
