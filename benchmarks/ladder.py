"""Let the bots play each other and show how they fare against the bars of their ladder.

`make strength` starts it in the environment of the benchmarks; all bars take some hours on two
cores. Games run one to a core; all bots of a bar play the same deals from every seat. Shares of
first places stand with their 95 % (Wilson) intervals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import partial
from itertools import pairwise
from pathlib import Path

from sense import RICH_PASSES, Sense, goals_of

import kingsroad
from kingsroad.arena.match import Outcome as Played
from kingsroad.arena.match import Result
from kingsroad.arena.results import wilson
from kingsroad.arena.runner import LocalRunner, Lost, usable_cores
from kingsroad.arena.tournament import Plan, hold
from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice
from kingsroad.library import find_game, first_game

RIVAL = "openspiel"
EARLIER = "earlier"
"""Stands for the network of --earlier."""
RIVAL_SECONDS = 0.3


@dataclass(frozen=True)
class Bar:
    """What a bot has to reach: a share of first places against others."""

    name: str
    bots: tuple[str, ...]
    games: int
    goal: float
    goals: dict[str, float] = field(default_factory=dict)
    """Other goals of some games."""
    most: float = 1.0
    """A step of a ladder must not be too high either."""

    def goal_in(self, game: str) -> float:
        """What has to be reached in a game."""
        return self.goals.get(game, self.goal)


def against_hand(name: str, bot: str, seats: int, games: int, goal: float, first: float) -> Bar:
    """A learned bot against the same one with the hand-made judge in all other seats."""
    return Bar(name, (bot, *[f"{bot}:hand"] * (seats - 1)), games, goal, {first_game().key: first})


def steps(*levels: str) -> list[Bar]:
    """Each level against the one below: better, and not out of reach."""
    return [
        Bar(f"{above}-{below}", (above, below), 100, 0.65, most=0.97)
        for below, above in pairwise(levels)
    ]


BARS = (
    against_hand("learned-hand", "search:200", 2, 200, 0.80, 0.92),
    against_hand("learned-hand-0.3s", "search:0.3s", 2, 60, 0.80, 0.92),
    against_hand("learned-two-hand", "search:100", 3, 99, 1 / 3, 1 / 3),
    against_hand("learned-three-hand", "search:100", 4, 100, 0.50, 0.65),
    against_hand("learned-four-hand", "search:100", 5, 100, 1 / 5, 1 / 5),
    against_hand("greedy-hand", "greedy", 2, 400, 0.85, 0.95),
    against_hand("greedy-three-hand", "greedy", 4, 400, 1 / 4, 1 / 4),
    Bar("shipped-earlier", ("search:200", f"search:200:{EARLIER}"), 200, 0.65),
    Bar("greedy-random", ("greedy", "random"), 400, 0.95),
    Bar("novice-random", ("novice", "random"), 200, 0.65),
    *steps("novice", "apprentice", "journeyman", "master", "grand-master"),
    Bar("master-three-greedy", ("master", "greedy", "greedy", "greedy"), 60, 0.55),
    Bar("scaling", ("search:2000", "search:300"), 60, 0.60),
    Bar("search-openspiel", ("search:0.3s", RIVAL), 20, 0.75),
)


@dataclass(frozen=True)
class Watched:
    """Games of strong bots among themselves, in which is looked for sense."""

    name: str
    bot: str
    seats: int
    games: int


WATCHED = (
    Watched("sense-2", "grand-master", 2, 20),
    Watched("sense-4", "grand-master", 4, 12),
    Watched("sense-greedy-2", "greedy", 2, 200),
    Watched("sense-greedy-4", "greedy", 4, 100),
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
        verdict = "met" if goal <= rate <= self.bar.most else "MISSED"
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
    parser.add_argument(
        "--earlier", metavar="DIR", help="GAME.weights of an earlier network, to measure against"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable result on stdout")
    asked = parser.parse_args()
    if not kingsroad.COMPILED:
        print("this kingsroad is interpreted; its searches would be slow and weak", file=sys.stderr)
        return 2
    told = sys.stderr if asked.json else sys.stdout
    chosen = kingsroad.GAMES if asked.game is None else (asked.game,)
    found: list[dict[str, object]] = []
    for bar in BARS:
        if not fnmatchcase(bar.name, asked.only):
            continue
        if EARLIER in bar.bots[-1] and asked.earlier is None:
            print(f"{bar.name}: name the earlier networks with --earlier", file=told)
            continue
        for game in chosen:
            games = rounded(bar.games * asked.share, len(bar.bots))
            run = rival_match if RIVAL in bar.bots else arena_match
            outcome = run(with_earlier(bar, game, asked.earlier), game, games, asked)
            found.append(as_data(outcome))
            print(outcome.line(), file=told, flush=True)
    for watched in WATCHED:
        if not fnmatchcase(watched.name, asked.only):
            continue
        for game in chosen:
            games = rounded(watched.games * asked.share, watched.seats)
            seen = look_for_sense(watched, game, games, asked)
            found.append({"bar": watched.name, "game": game, **seen.figures()})
            for line in sense_lines(watched, game, seen):
                print(line, file=told, flush=True)
    if asked.json:
        print(json.dumps(found, indent=2))
    return 0


def rounded(games: float, seats: int) -> int:
    """A number of games with which everybody has had every seat as often."""
    return max(1, round(games / seats)) * seats


def with_earlier(bar: Bar, game: str, folder: str | None) -> Bar:
    """A bar with the path of the earlier network, where it is asked for."""
    if folder is None:
        return bar
    path = str(Path(folder) / f"{game}.weights")
    return replace(bar, bots=tuple(name.replace(EARLIER, path) for name in bar.bots))


def look_for_sense(watched: Watched, game: str, games: int, asked: argparse.Namespace) -> Sense:
    """Strong bots among themselves."""
    plan = Plan(game, watched.seats, (watched.bot,) * watched.seats, games, asked.seed)
    seen = Sense(find_game(game))
    for outcome in hold(plan, LocalRunner(asked.workers)):
        seen.add(finished(game, outcome).record)
    return seen


def sense_lines(watched: Watched, game: str, seen: Sense) -> Iterator[str]:
    """A line for each figure."""
    goals = goals_of(game, watched.seats)
    for name, figure in seen.figures().items():
        goal, verdict = goals.get(name), ""
        if goal is not None:
            met = figure <= goal if name == RICH_PASSES else figure >= goal
            verdict = f", goal {goal:g}: {'met' if met else 'MISSED'}"
        yield (
            f"{watched.name:<20} {game:<12} {name}: {figure:.3g} in {seen.games} games of "
            f"{watched.seats} {watched.bot}{verdict}"
        )


def finished(game: str, outcome: Played) -> Result:
    """A game that was played to its end; any other ends the measuring."""
    if not isinstance(outcome, Result):
        raise SystemExit(f"{game}, game {outcome.number}: {outcome.error}\n{outcome.trace}")
    return outcome


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


def arena_match(bar: Bar, game: str, games: int, asked: argparse.Namespace) -> Outcome:
    """The first bot of a bar against the others."""
    plan = Plan(game, len(bar.bots), bar.bots, games, asked.seed, paired=True)
    hero = bar.bots[0]
    firsts, played = 0.0, 0
    points: dict[bool, list[int]] = {True: [], False: []}
    thought: dict[bool, list[float]] = {True: [0.0, 0.0], False: [0.0, 0.0]}
    started = time.monotonic()
    for each in hold(plan, LocalRunner(asked.workers)):
        outcome = finished(game, each)
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
    rival = Rival(RIVAL_SECONDS, seed + number)
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


def rival_match(bar: Bar, game: str, games: int, asked: argparse.Namespace) -> Outcome:
    """Our search against OpenSpiel's at the same time a decision."""
    started = time.monotonic()
    results = list(rival_results(game, games, asked.seed, asked.workers))
    won = sum(1.0 for r in results if r.scores[0] > r.scores[1])
    firsts = won + sum(0.5 for r in results if r.scores[0] == r.scores[1])
    means = [sum(r.scores[side] for r in results) / len(results) for side in (0, 1)]
    spent = [sum(r.seconds[side] for r in results) for side in (0, 1)]
    decided = [sum(r.decisions[side] for r in results) for side in (0, 1)]
    speed = [sum(r.iterations[side] for r in results) / spent[side] for side in (0, 1)]
    return Outcome(
        bar,
        game,
        len(results),
        firsts,
        (means[0], means[1]),
        (spent[0] / decided[0], spent[1] / decided[1]),
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
