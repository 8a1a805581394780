"""What is printed on boards and in rulebooks besides the tiles: tables, rows and figures.

Each game has one file here, named by its key: the type `Printed` and `printed()`, which takes every
figure from the rules. Clients draw from it and repeat no number.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from kingsroad.library import AnyRuleset


def board_of(rules: AnyRuleset) -> ModuleType:
    """The file of a game."""
    return import_module(f"{__name__}.{rules.key}")
