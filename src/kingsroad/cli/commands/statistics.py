"""The command statistics: what is true, from many games of bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from kingsroad.arena.runner import LocalRunner, Lost, Runner, Stop, usable_cores
from kingsroad.cli.arguments import BadUsage, add_game, add_json, add_seed, at_least, describe
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.commands.arena import extra, stop_on_interrupt
from kingsroad.cli.commands.calibrate import chosen_seats
from kingsroad.cli.console import print_json, progress, screen
from kingsroad.cli.status import BAD, GOOD, INTERRUPTED
from kingsroad.core.errors import KingsroadError
from kingsroad.library import find_game
from kingsroad.statistics.counting import Count
from kingsroad.statistics.debate import settle
from kingsroad.statistics.figures import Document, figures, figures_of, write_figures
from kingsroad.statistics.gifts import Gifts, GiftSeries, play_with_gifts
from kingsroad.statistics.series import PLAYER, Job, Series, SeriesFile, play
from kingsroad.statistics.watching import watch

if TYPE_CHECKING:
    from kingsroad.statistics.parquet import SeatFile

SHOWN = ("start", "line", "character", "castle", "builder", "first-passes", "empty-turns")
"""The topics of the short report; --json has all."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Wins by start place, favors, buildings and characters, points by source, lengths, what "
        f"the provost does, and the old debates, from games of bots ({PLAYER}s) among "
        "themselves. Without --games it shows the figures that come with the program. With it the "
        "games are played and kept in --keep; those that are there already are not played again, "
        "and Ctrl-C loses none.",
        "kingsroad statistics caylus2005\n"
        "kingsroad statistics magna_carta --players 3 --json\n"
        "kingsroad statistics caylus1303 --games 10000 --keep games --out figures.json",
    )
    add_game(parser)
    parser.add_argument(
        "--players", metavar="N,N", help="numbers of seats (default: all of the game)"
    )
    parser.add_argument("--games", type=int, metavar="G", help="how many games to have, for each")
    parser.add_argument(
        "--gifts",
        type=int,
        metavar="G",
        help="how many games to play to their end with gifts, for what goods are worth",
    )
    add_seed(parser)
    parser.add_argument("--keep", metavar="DIR", help="the folder of the games")
    parser.add_argument("--out", metavar="FILE", help="the file to write the figures to")
    parser.add_argument(
        "--parquet",
        metavar="FILE",
        help="write what each seat did to this Parquet file (needs kingsroad[parquet])",
    )
    parser.add_argument("--workers", type=int, metavar="W", help="games at once (default: cores)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, count, report."""
    rules = find_game(arguments.game)
    seats = chosen_seats(arguments.players, rules.seats)
    status = GOOD
    if arguments.games is None:
        if arguments.out or arguments.keep or arguments.parquet or arguments.gifts:
            raise BadUsage("--gifts, --keep, --out and --parquet go with --games")
        known = figures_of(rules)
        found = {number: known[number] for number in seats if number in known}
        if not found:
            raise BadUsage(f"there are no figures of {rules.title} yet; make some with --games")
    else:
        if arguments.keep is None:
            raise BadUsage("--games needs --keep, the folder in which the games are kept")
        games = at_least(arguments.games, 1, "--games")
        gifts = at_least(arguments.gifts or 0, 0, "--gifts")
        workers = usable_cores() if arguments.workers is None else arguments.workers
        runner = LocalRunner(at_least(workers, 1, "--workers"))
        seat_file = parquet_file(arguments.parquet)
        note_interpreted()
        found = {}
        with stop_on_interrupt() as stop:
            for number in seats:
                path = Path(arguments.keep) / f"{rules.key}-{number}.games"
                file = SeriesFile(path, Series(rules, number, arguments.seed))
                complete(file, games, play, runner, stop.asked)
                found[number] = count(file, games, seat_file)
                if gifts and not stop.heard:
                    series = GiftSeries(rules, number, arguments.seed)
                    file = SeriesFile(path.with_suffix(".gifts"), series)
                    complete(file, gifts, play_with_gifts, runner, stop.asked)
                    add_gifts(found[number], file, gifts)
                if stop.heard:
                    status = INTERRUPTED
                    break
        if seat_file is not None:
            seat_file.close()
        if arguments.out is not None:
            write_figures(Path(arguments.out), rules, found)
    if not all(each["games"] for each in found.values()):
        return BAD
    if arguments.json:
        print_json({"game": rules.key, "seats": found, "debates": debates(rules.key, found)})
    else:
        report(rules.key, found)
    return status


def complete(
    file: SeriesFile, games: int, work: Callable[[Job], bytes], runner: Runner, stop: Stop
) -> None:
    """Play the games that are missing."""
    known = file.numbers()
    missing = [number for number in range(games) if number not in known]
    jobs: Iterator[Job] = (Job(file.series, number) for number in missing)
    what = f"games with {file.series.players} seats"
    with progress(what, len(missing)) as show, closing(runner.run(work, jobs, stop)) as answers:
        for done, (job, answer) in enumerate(answers, 1):
            if isinstance(answer, Lost):
                raise KingsroadError(f"game {job.number} was lost: {answer.reason}")
            file.add(job.number, answer)
            show(done)


def parquet_file(path: str | None) -> SeatFile | None:
    """The file for what seats did, if one is wanted."""
    if path is None:
        return None
    with extra("--parquet", "parquet"):
        module = import_module("kingsroad.statistics.parquet")
    file: SeatFile = module.SeatFile(Path(path))
    return file


def count(file: SeriesFile, games: int, seat_file: SeatFile | None) -> Document:
    """Count the first games of a series."""
    series = file.series
    counted = Count(series.rules, series.players)
    for number, codes in file.games():
        if number < games:
            facts = watch(series.rules, series.players, codes)
            counted.add(facts)
            if seat_file is not None:
                seat_file.add(series, number, facts)
    return figures(series, counted)


def add_gifts(document: Document, file: SeriesFile, games: int) -> None:
    """Add what gifts have brought to the figures of a series."""
    gifts = Gifts(file.series)
    for number, scores in file.games():
        if number < games:
            gifts.add(number, scores)
    document["gifts"] = gifts.document()
    document["command"] += f" --gifts {document['gifts']['games']}"


def debates(game: str, found: dict[int, Document]) -> list[Document]:
    """The old debates, with what was found."""
    return [
        {
            "key": debate.key,
            "source": debate.source,
            "verdict": finding.verdict,
            "numbers": {name: round(value, 4) for name, value in finding.numbers.items()},
        }
        for debate, finding in settle(find_game(game), found)
    ]


def report(game: str, found: dict[int, Document]) -> None:
    """A short report."""
    console = screen()
    for seats, document in found.items():
        means = document["means"]
        console.print(
            f"{document['games']} games with {seats} seats: {means['rounds']:.1f} rounds, winners "
            f"with {means['winner_points']:.1f} points; the provost stops {means['stopped']:.1f} "
            f"workers ({means['stopped_unmoved']:.1f} if nobody moved him)"
        )
        table = Table()
        for title in ("", "", "seats", "first", "95 % interval", "points ahead"):
            table.add_column(title, justify="right" if title else "left")
        for topic in SHOWN:
            for value, row in document["topics"].get(topic, {}).items():
                low, high = row["interval"]
                table.add_row(
                    topic,
                    value,
                    str(row["seats"]),
                    f"{row['share']:.1%}",
                    f"{low:.1%} to {high:.1%}",
                    f"{row['ahead']:+.1f}",
                )
        console.print(table)
    for each in debates(game, found):
        numbers = ", ".join(f"{name} {value:.4g}" for name, value in each["numbers"].items())
        console.print(f"{each['key']}: {each['verdict']} ({numbers})")
