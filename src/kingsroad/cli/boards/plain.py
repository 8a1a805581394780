# ruff: noqa: ARG001 - the arguments are those of every board
"""A table for games that have none of their own: what the view says, line by line."""

from __future__ import annotations

from rich.text import Text

from kingsroad.cli.boards.common import Board, labelled
from kingsroad.library import AnyGame
from kingsroad.research.render import render
from kingsroad.research.text import ASKED
from kingsroad.text import ENGLISH


def draw(game: AnyGame, width: int, reader: int, language: str = ENGLISH) -> list[Text]:
    """The whole view, the question left out."""
    table = {key: value for key, value in game.view(reader).items() if key not in ASKED}
    lines = [Text(game.rules.title, "bold")]
    for line in render(table).splitlines():
        indent = " " * (len(line) - len(line.lstrip()))
        lines += labelled(indent, line, width, indent=len(indent) + 2)
    return lines


def shelves(game: AnyGame, reader: int, language: str = ENGLISH) -> list[tuple[str, list[str]]]:
    """Nothing is known about what can be built."""
    return []


PLAIN = Board(draw, shelves)
