"""Runs of the arena: the same games whoever plays them, and failures that stop nobody."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.arena import faulty

import kingsroad
from kingsroad.arena.archive import Archive, OccupiedFolder
from kingsroad.arena.match import Failure, Job, Match, Outcome, Result, broken_record, play
from kingsroad.arena.runner import (
    Answers,
    InlineRunner,
    J,
    LocalRunner,
    Lost,
    R,
    Runner,
    Stop,
)
from kingsroad.arena.tournament import Plan, Report, hold, never
from kingsroad.record import read_record

PLAN = Plan("caylus2005", 2, ("greedy", "random"), games=2, seed=5)
SMALL = Plan("magna_carta", 2, ("random", "search:2"), games=3, seed=9)
WITH_FAULTY = Plan("caylus2005", 2, ("faulty", "random"), games=8, seed=1)


def played(plan: Plan, runner: Runner) -> list[Outcome]:
    return list(hold(plan, runner, make=faulty.make))


def results(outcomes: list[Outcome]) -> list[Result]:
    return [outcome for outcome in outcomes if isinstance(outcome, Result)]


def test_paired_games_share_their_deal() -> None:
    """In a round every bot sits in every seat with the same deal; the next round has another."""
    plan = Plan("caylus2005", 2, ("random", "greedy"), games=4, seed=6, paired=True)
    jobs = list(plan.jobs())
    assert [job.bots for job in jobs[:2]] == [("random", "greedy"), ("greedy", "random")]
    dealt = [Match(job).start().history for job in jobs]
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]


# -- one game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_record_says_who_played_and_can_be_replayed(name: str) -> None:
    done = play(Job(kingsroad.find_game(name), {}, 3, 17, ("random", "search:2")))
    assert isinstance(done, Result)
    assert "# arena, seed 3, game 17: blue random, red search:2\n" in done.record
    game = read_record(done.record).replay()
    assert game.over
    assert game.scores() == done.scores
    assert game.ranking() == done.places
    assert min(done.decisions) > 5
    assert min(done.seconds) > 0


def test_a_bot_is_not_asked_where_there_is_nothing_to_choose() -> None:
    done = play(Job(kingsroad.find_game("caylus2005"), {}, 3, 0, ("random", "random"), rows=True))
    assert isinstance(done, Result)
    assert done.rows is not None
    assert done.rows.asked.count(True) == sum(done.decisions) < len(done.rows)
    assert all(
        asked == (len(o) > 1) for asked, o in zip(done.rows.asked, done.rows.options, strict=True)
    )


def test_a_game_depends_on_its_seed_and_number_only() -> None:
    job = Job(kingsroad.find_game("magna_carta"), {}, 3, 0, ("random", "random"))
    again, other, another = (
        play(Job(kingsroad.find_game("magna_carta"), {}, seed, number, ("random", "random")))
        for seed, number in ((3, 0), (4, 0), (3, 1))
    )
    assert play(job).record == again.record
    assert len({again.record, other.record, another.record}) == 3


def test_options_reach_the_table() -> None:
    done = play(
        Job(kingsroad.find_game("caylus2005"), {"favors": "simple"}, 0, 0, ("random", "random"))
    )
    assert "option favors simple\n" in done.record


def test_a_game_that_breaks_at_its_last_choice_keeps_what_can_be_replayed() -> None:
    job = Job(kingsroad.find_game("caylus2005"), {}, 0, 0, ("random", "random"))
    game = kingsroad.new_game("caylus2005", players=2, seed=0)
    assert game.history is not None
    illegal = next(c for c in game.rules.catalogue.choices if not game.offers(c))
    text = broken_record(job, [*game.history, illegal], "IllegalChoice: no")
    assert f"# stopped by IllegalChoice: no\n# while carrying out: {illegal.name}\n" in text
    assert len(read_record(text)) == len(game.history)
    # Not even that: then it is at least said which game it was.
    assert broken_record(job, [illegal, illegal], "X").startswith("# arena, seed 0, game 0: ")


class Backwards:
    """Does the last job first, and one not at all."""

    def __init__(self, skip: int = -1) -> None:
        self.skip = skip

    def run(self, work: Callable[[J], R], jobs: Iterable[J], stop: Stop) -> Answers[J, R]:
        for index, job in reversed(list(enumerate(jobs))):
            if index != self.skip:
                yield job, work(job)


# -- many games ----------------------------------------------------------------------------------


def test_any_number_of_workers_plays_the_same_games() -> None:
    here = played(SMALL, InlineRunner())
    assert [outcome.number for outcome in here] == [0, 1, 2]
    there = played(SMALL, LocalRunner(3))
    assert [outcome.record for outcome in there] == [outcome.record for outcome in here]


def test_a_failure_is_reported_with_its_record_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    outcomes = played(WITH_FAULTY, InlineRunner())
    assert [outcome.number for outcome in outcomes] == list(range(8))
    failures = [outcome for outcome in outcomes if isinstance(outcome, Failure)]
    assert 0 < len(failures) < 8
    report, archive, spare = Report(WITH_FAULTY), Archive(tmp_path / "run"), Archive(None)
    for outcome in outcomes:
        report.add(outcome)
        archive.add(outcome)
        spare.add(outcome)
    archive.close(report.document())
    assert report.results.finished == 8 - len(failures) == report.document()["finished"]
    for failure in failures:
        assert failure.error == "ValueError: no idea"
        assert "go_wrong" in failure.trace
        for kept in (archive.failures[failure.number], spare.failures[failure.number]):
            text = kept.read_text(encoding="utf-8")
            assert "# stopped by ValueError: no idea\n" in text
            assert "# ValueError: no idea" in text  # the traceback, as comments
            stopped = read_record(text).replay()
            assert not stopped.over
            assert len(stopped.history or []) > 10
    for done in results(outcomes):
        path = tmp_path / "run" / "games" / "000" / f"game-00000{done.number}.txt"
        assert read_record(path.read_text(encoding="utf-8")).replay().over
    assert (tmp_path / "run" / "summary.json").exists()
    with pytest.raises(OccupiedFolder, match="choose another"):
        Archive(tmp_path / "run")


def test_a_worker_that_dies_costs_one_game() -> None:
    plan = Plan("caylus2005", 2, ("deadly", "random"), games=8, seed=1)
    outcomes = played(plan, LocalRunner(2))
    assert [outcome.number for outcome in outcomes] == list(range(8))
    expected = [isinstance(outcome, Failure) for outcome in played(WITH_FAULTY, InlineRunner())]
    assert [isinstance(outcome, Failure) for outcome in outcomes] == expected
    lost = next(outcome for outcome in outcomes if isinstance(outcome, Failure))
    assert lost.error == "the worker ended with status 7"
    assert read_record(lost.record).players == 2


def test_a_runner_says_how_a_worker_ended() -> None:
    lost = list(LocalRunner(1).run(os._exit, [3, 0], never))
    assert lost == [
        (3, Lost("the worker ended with status 3")),
        (0, Lost("the worker ended with status 0")),
    ]
    # A job that kills its own process, as a crash of compiled code does.
    [(_, killed)] = LocalRunner(1).run(signal.raise_signal, [signal.SIGKILL], never)
    assert killed == Lost("the worker was ended by signal 9 (Killed)")


def test_outcomes_come_in_order_and_a_stop_keeps_what_is_done() -> None:
    plan = Plan("caylus2005", 2, ("random",), games=4)
    assert [outcome.number for outcome in hold(plan, Backwards())] == [0, 1, 2, 3]
    assert [outcome.number for outcome in hold(plan, Backwards(skip=1))] == [0, 2, 3]


@pytest.mark.parametrize("runner", [InlineRunner(), LocalRunner(2)])
def test_stop(runner: Runner) -> None:
    done = count()
    plan = Plan("caylus2005", 2, ("random",), games=1000)
    outcomes = list(hold(plan, runner, stop=lambda: next(done) >= 2))
    # In order, each once; with two workers the second may be done before the first.
    numbers = [outcome.number for outcome in outcomes]
    assert numbers == sorted(set(numbers))
    assert len(outcomes) <= 4


def test_report() -> None:
    outcomes = played(PLAN, InlineRunner())
    report = Report(PLAN)
    for outcome in outcomes:
        report.add(outcome)
    told: dict[str, Any] = report.document()
    assert (told["games"], told["finished"], told["failed"], told["round"]) == (2, 2, 0, 2)
    first, second = told["bots"]
    assert (first["name"], second["name"]) == ("greedy", "random")
    assert first["firsts"] + second["firsts"] == 2
    assert first["rating"] > 1000 > second["rating"]
    low, high = first["rating_interval"]
    assert low < first["rating"] < high
