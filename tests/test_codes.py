"""The codes of choices are promises: each game keeps the list of their names."""

from __future__ import annotations

import hashlib
import importlib

import pytest

import kingsroad

PINNED = {
    "caylus2005": (162, "96bbcfe00677426e"),
    "magna_carta": (153, "db6255299b1e4e46"),
    "caylus1303": (193, "5bea3be774286f27"),
}
"""How many names were promised first, and what they were. These lines never change."""


@pytest.mark.parametrize("game", PINNED)
def test_the_first_codes_are_as_they_were_promised(game: str) -> None:
    count, digest = PINNED[game]
    names = [choice.name for choice in kingsroad.GAMES[game].catalogue.choices[:count]]
    assert hashlib.sha256("\n".join(names).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize("game", kingsroad.GAMES)
def test_every_choice_is_promised(game: str) -> None:
    """A choice that is missing here has a code already: write its name down behind the others."""
    codes = importlib.import_module(f"kingsroad.games.{game}.codes")
    names = [choice.name for choice in kingsroad.GAMES[game].catalogue.choices]
    assert names == codes.CODES, f"src/kingsroad/games/{game}/codes.py"


@pytest.mark.parametrize("game", kingsroad.GAMES)
def test_tiles_and_causes_have_one_name_each(game: str) -> None:
    causes = importlib.import_module(f"kingsroad.games.{game}.causes")
    tiles = importlib.import_module(f"kingsroad.games.{game}.tiles")
    assert len(set(causes.CAUSES)) == len(causes.CAUSES)
    assert causes.CAUSES[: len(tiles.TILES)] == [tile.key for tile in tiles.TILES]
