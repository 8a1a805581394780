"""What the tables of all games have in common: colours, letters, headings.

Every seat has a letter, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from kingsroad.core.event import Event
from kingsroad.library import AnyGame

LETTERS = {"blue": "B", "red": "R", "green": "G", "orange": "O", "black": "K"}
STYLES = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "green": "bold bright_green",
    "orange": "bold dark_orange",
    "black": "bold reverse",
}
FREE = ("·", "bright_black")
DIM = "bright_black"


@dataclass(frozen=True)
class Board:
    """How the terminal shows one game."""

    draw: Callable[[AnyGame, int, int], list[Text]]
    """The table, line by line: the game, the width, and the seat that looks (or NOBODY)."""
    legend: str
    """What the signs mean."""
    shelves: Callable[[AnyGame, int], list[tuple[str, list[str]]]]
    """What a seat can build and may look through: headings with the keys of buildings."""
    tally: Callable[[AnyGame, Sequence[Event]], dict[str, list[int]]]
    """The points of each seat, by source."""
    secrets: bool = False
    """Whether seats hold what others may not see."""
    reveals: frozenset[str] = frozenset()
    """The kinds of events in which a seat shows what it held in secret."""


def seat_text(name: str) -> Text:
    """The letter of a seat in its colour."""
    return Text(LETTERS[name], STYLES[name])


def seat_or_free(name: str | None) -> Text:
    """The letter of a seat, or a free place."""
    return Text(*FREE) if name is None else seat_text(name)


def row_of(names: list[str], places: int) -> Text:
    """Several places side by side."""
    row = Text()
    for at in range(places):
        row.append_text(seat_or_free(names[at] if at < len(names) else None))
    return row


def headline(title: str, turn: str, phase: str, width: int) -> Text:
    """Game, turn and phase across the width."""
    line = Text(f"── {title} · {turn} · {phase} ", "bold")
    line.append("─" * max(0, width - len(line)), DIM)
    return line


def in_rows(cells: Sequence[Text], in_row: int, gap: str) -> list[Text]:
    """Cells side by side, some in a row."""
    lines = []
    for first in range(0, len(cells), in_row):
        line = Text(gap).join(cells[first : first + in_row])
        line.rstrip()
        lines.append(line)
    return lines
