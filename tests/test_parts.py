"""Every game is held to the same tests: its folder has the same parts."""

from __future__ import annotations

import pytest
from tests.parts import ROOT, folder_of, part_of

import kingsroad

PARTS = {
    "from_view": ["pieces"],
    "golden": ["DEALT", "NEVER_SHOWN", "Guide", "features", "options", "wanted"],
    "laws": ["LAWS"],
    "pinned": ["CITED", "CODES", "DIGEST", "EXPLAINED", "LAYOUT", "PERFT_AFTER", "RULES"],
    "table": ["SEATS", "offered", "play", "position", "road", "seat"],
    "test_positions": ["ODD", "QUESTIONS", "REFUSED", "load"],
    "words": ["HEADING", "STORY", "VARIANTS", "table"],
}
SNAPSHOTS = {"orders.txt", "perft.txt", "playthrough.txt.gz"}


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_every_game_has_the_same_parts(key: str) -> None:
    for part, names in PARTS.items():
        assert set(names) <= vars(part_of(key, part)).keys(), part
    assert {path.name for path in folder_of(key).iterdir()} >= SNAPSHOTS | {"golden"}


def test_every_folder_is_of_a_game() -> None:
    found = {path.name for path in (ROOT / "tests" / "games").iterdir() if path.is_dir()}
    assert found - {"__pycache__"} == set(kingsroad.GAMES)
