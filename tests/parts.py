"""What the tests know of one game stands in a folder of its own and is found by the game's key.

All folders have the same parts (test_parts.py lists them), and snapshots lie beside them. A
game that lives in the tests altogether has its parts there.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import kingsroad

ROOT = Path(__file__).parent.parent


def package_of(key: str) -> str:
    """Where the tests of a game are."""
    home = kingsroad.find_game(key).home
    return f"{'tests' if home == 'kingsroad' else home}.games.{key}"


def part_of(key: str, name: str) -> ModuleType:
    """A module of a game's tests: ``part_of("caylus2005", "laws")``."""
    return import_module(f"{package_of(key)}.{name}")


def folder_of(key: str) -> Path:
    """The folder of a game's tests, with its golden records and other snapshots."""
    return ROOT.joinpath(*package_of(key).split("."))


def golden_of(key: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((folder_of(key) / "golden").glob("*.log"))
