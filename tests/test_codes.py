"""The codes of choices are promises: each game keeps the list of their names."""

from __future__ import annotations

import hashlib
import importlib

import pytest
from tests.parts import part_of

import kingsroad


@pytest.mark.parametrize("game", kingsroad.GAMES)
def test_the_first_codes_are_as_they_were_promised(game: str) -> None:
    count, digest = part_of(game, "pinned").CODES
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
