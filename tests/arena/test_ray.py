"""The same games on a local Ray, which listens on this machine only and ends with the test."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

from kingsroad.arena.match import Result
from kingsroad.arena.ray_runner import RayRunner
from kingsroad.arena.runner import InlineRunner, Lost
from kingsroad.arena.tournament import Plan, hold, never

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
    pytest.mark.filterwarnings("default"),  # what Ray warns of is not ours to mend
]


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> RayRunner:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return RayRunner(workers=1)


def test_ray_plays_the_same_games(runner: RayRunner) -> None:
    plan = Plan("caylus2005", 2, ("random", "greedy"), games=3, seed=6)
    there = list(hold(plan, runner))
    assert all(isinstance(outcome, Result) for outcome in there)
    here = list(hold(plan, InlineRunner()))
    assert [outcome.record for outcome in there] == [outcome.record for outcome in here]
    assert not runner.ray.is_initialized()


def test_ray_reports_a_worker_that_dies_and_leaves_a_connection_alone(runner: RayRunner) -> None:
    runner.connect()
    try:
        assert runner.ray.get_runtime_context().gcs_address.startswith("127.0.0.1:")
        [(job, answer)] = runner.run(os._exit, [3], never)
        assert runner.ray.is_initialized()
    finally:
        runner.ray.shutdown()
    assert job == 3
    assert isinstance(answer, Lost)
