"""Whole games, kept as records: they replay, end as they ended, and together show everything.

`python -m tests.make_golden` searches for a new set. Do that only when the rules have changed.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.parts import golden_of, part_of

import kingsroad

PATHS = [path for key in kingsroad.GAMES for path in golden_of(key)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = kingsroad.read_record(text).replay()
    assert game.over
    told = re.search(r"^# the end: (.*)$", text, re.MULTILINE)
    assert told is not None, "the record does not tell how the game ended"
    points = dict(part.rsplit(" ", 1) for part in told[1].split(", "))
    names = [game.seat_name(seat) for seat in range(game.players)]
    assert {name: int(score) for name, score in points.items()} == dict(
        zip(names, game.scores(), strict=True)
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert kingsroad.read_record(text).write() == text


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_a_record_is_of_the_game_in_whose_folder_it_lies(key: str) -> None:
    assert golden_of(key)
    for path in golden_of(key):
        assert kingsroad.read_record(path.read_text(encoding="utf-8")).rules.key == key


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_together_they_show_everything(key: str) -> None:
    golden = part_of(key, "golden")
    shown: set[str] = set()
    for path in golden_of(key):
        shown |= golden.features(kingsroad.read_record(path.read_text(encoding="utf-8")))
    assert golden.wanted() - shown == set()
    assert not golden.NEVER_SHOWN.keys() & shown
