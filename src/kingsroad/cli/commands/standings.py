"""The standings of an arena: live on standard error, and at the end."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kingsroad.arena.archive import Archive
from kingsroad.arena.tournament import Report
from kingsroad.cli.console import SECONDS_BETWEEN_BARS
from kingsroad.library import find_game


@contextmanager
def live(report: Report) -> Iterator[Callable[[], None]]:
    """A bar and the standings, if standard error is a terminal; call the function to redraw."""
    if not sys.stderr.isatty():
        yield ignore
        return
    columns = [TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    bar = Progress(*columns, auto_refresh=False)
    task = bar.add_task("games", total=report.plan.games)
    drawn = 0.0

    def picture() -> Group:
        return Group(bar, Text("\n".join(short_lines(report))))

    # Drawn only between two games: a thread of its own would take time from the workers.
    console = Console(stderr=True)
    with Live(picture(), console=console, transient=True, auto_refresh=False) as screen:

        def show() -> None:
            nonlocal drawn
            now = time.perf_counter()
            if now - drawn >= SECONDS_BETWEEN_BARS:
                drawn = now
                bar.update(task, completed=report.results.finished + len(report.failures))
                screen.update(picture(), refresh=True)

        screen.refresh()
        yield show


def ignore() -> None:
    """Nothing to draw."""


def short_lines(report: Report) -> list[str]:
    """A line for each bot, and one for failures."""
    width = name_width(report)
    lines = []
    for name in report.standings():
        bot = report.results.bots[name]
        lines.append(f"  {name:<{width}}  {bot.first_rate():6.1%} first of {bot.games}")
    if report.failures:
        lines.append(f"  {len(report.failures)} failed")
    return lines


def name_width(report: Report) -> int:
    """The longest name."""
    return max(len(name) for name in report.results.bots)


def print_report(report: Report, archive: Archive) -> None:
    """The run for people."""
    plan = report.plan
    options = " ".join(f"{key}={value}" for key, value in plan.options.items())
    title = find_game(plan.game).title
    print(f"{title}, {plan.players} seats, seed {plan.seed}, {options}")
    print(f"games: {progress_line(report)}")
    if archive.folder is not None:
        print(f"records: {archive.folder}")
    if report.results.finished:
        print_bots(report)
        print_pairs(report)
    for failure in report.failures:
        print(f"\ngame {failure.number} failed ({', '.join(failure.bots)}): {failure.error}")
        print(f"  its record: {archive.failures[failure.number]}")


def progress_line(report: Report) -> str:
    """How many games there were."""
    plan, finished, failed = report.plan, report.results.finished, len(report.failures)
    said = f"{finished} of {plan.games}"
    if failed:
        said += f", {failed} failed"
    if finished + failed < plan.games:
        said += ", stopped"
    if plan.games % plan.pairing().round:
        said += f" (seats are in full balance after every {plan.pairing().round})"
    return said


def print_bots(report: Report) -> None:
    """A line for each bot."""
    width = max(3, name_width(report))
    print(
        f"\n{'bot':<{width}} {'games':>6} {'first':>6}  {'95 % interval':<15} {'fair':>5}"
        f" {'rating':>18} {'points':>7} {'decisions/s':>12} {'thinking':>9}"
    )
    ratings = report.ratings()
    for name in report.standings():
        bot = report.results.bots[name]
        if not bot.games:
            continue
        low, high = bot.interval()
        rating = ratings.get(name)
        rated = f"{rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f})" if rating else "-"
        speed = f"{bot.decisions / bot.seconds:,.0f}" if bot.seconds else "-"
        print(
            f"{name:<{width}} {bot.games:>6} {bot.first_rate():>6.1%}"
            f"  {f'{low:.1%} to {high:.1%}':<15} {bot.fair_rate(report.plan.players):>5.0%}"
            f" {rated:>18} {bot.points / bot.seats:>7.1f}"
            f" {speed:>12} {f'{bot.seconds:,.1f} s':>9}"
        )


def print_pairs(report: Report) -> None:
    """A line for each pair that met."""
    ranks = {name: rank for rank, name in enumerate(report.standings())}
    lines = []
    for (first, second), pair in report.results.pairs.items():
        if pair.games:
            share, (low, high) = pair.share(), pair.interval()
            better, worse = first, second
            if ranks[first] > ranks[second]:
                better, worse = second, first
                share, low, high = 1 - share, 1 - high, 1 - low
            said = f"{share:.1%} ({low:.1%} to {high:.1%})"
            lines.append((ranks[better], ranks[worse], f"{better} before {worse}: {said}"))
    if lines:
        print()
    for _, _, line in sorted(lines):
        print(line)
