"""Whole games as OpenSpiel tells them: a change of a string, a tensor or a number shows here."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from tests.research.make_playthroughs import replayed, stored

from kingsroad import GAMES

AGAIN = "if this was meant: python -m tests.research.make_playthroughs"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_told_again_line_by_line(name: str) -> None:
    expected = stored(name)
    told = replayed(expected)
    lines = zip(expected.splitlines(), told.splitlines(), strict=False)
    for number, (before, now) in enumerate(lines, 1):
        assert now == before, f"line {number} of {name}; {AGAIN}"
    assert told == expected, AGAIN
