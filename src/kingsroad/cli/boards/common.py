"""What the tables of all games have in common: colours, letters, headings.

Every seat has a letter, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from kingsroad.cli.terminal.speech import Speech
from kingsroad.library import AnyGame
from kingsroad.text import ENGLISH

STYLES = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "green": "bold bright_green",
    "orange": "bold dark_orange",
    "yellow": "bold bright_yellow",
    "black": "bold reverse",
}
FREE = ("·", "bright_black")
DIM = "bright_black"
LABEL = 9
"""The width of the labels before the lines of a table."""


class Draw(Protocol):
    """Draws a table, line by line."""

    def __call__(
        self, game: AnyGame, width: int, reader: int, language: str = ENGLISH
    ) -> list[Text]:
        """The table in some width, for the seat that looks (or NOBODY)."""


class Shelves(Protocol):
    """What a seat can build and may look through."""

    def __call__(
        self, game: AnyGame, reader: int, language: str = ENGLISH
    ) -> list[tuple[str, list[str]]]:
        """Headings with the keys of buildings."""


@dataclass(frozen=True)
class Board:
    """How the terminal shows one game."""

    draw: Draw
    shelves: Shelves


def seat_text(speech: Speech, name: str) -> Text:
    """The letter of a seat in its colour."""
    return Text(speech.seat(name, "letter"), STYLES[name])


def seat_or_free(speech: Speech, name: str | None) -> Text:
    """The letter of a seat, or a free place."""
    return Text(*FREE) if name is None else seat_text(speech, name)


def row_of(speech: Speech, names: list[str], places: int) -> Text:
    """Several places side by side."""
    row = Text()
    for at in range(places):
        row.append_text(seat_or_free(speech, names[at] if at < len(names) else None))
    return row


def label(speech: Speech, key: str) -> Text:
    """The label before a line of the table."""
    return Text(f"{speech.say(f'board-{key}'):<{LABEL}}")


def phase_name(speech: Speech, view: Mapping[str, object]) -> str:
    """The phase that is played, or the end."""
    return speech.say("board-end") if view["over"] else speech.phase(str(view["phase"]))


def headings(speech: Speech, gaps: Mapping[str, int]) -> dict[str, str]:
    """The heads of columns, each with so much room before it that numbers stand apart."""
    heads = {key: speech.say(f"column-{key}") for key in gaps}
    return {key: f"{head:>{max(len(head) + gaps[key], 3)}}" for key, head in heads.items()}


def seat_rows(
    speech: Speech,
    view: Mapping[str, Any],
    room: int,
    columns: Mapping[str, int],
    cells: Callable[[Mapping[str, Any]], Mapping[str, tuple[object, str]]],
) -> list[Text]:
    """A row for each seat: its name, then what `cells` says of it by column, with its style."""
    heads = headings(speech, columns)
    lines = [Text(f"{speech.say('column-seat'):<{room}}{''.join(heads.values())}", DIM)]
    for name, seat in view["seats"].items():
        line = Text("▸" if name == view["to_choose"] else " ", "bold")
        line.append_text(seat_text(speech, name))
        line.append(f" {speech.seat(name):<{room - 3}}", STYLES[name])
        shown = cells(seat)
        for key, head in heads.items():
            value, style = shown[key]
            line.append(f"{value!s:>{len(head)}}", style)
        lines.append(line)
    return lines


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


def labelled(label: str, text: str, width: int, indent: int = LABEL) -> list[Text]:
    """Text beside a label, in as many lines as it needs."""
    lines: list[Text] = []
    line = f"{label:<{indent}}"
    start = len(line)
    for word in text.split():
        if len(line) > start and len(line) + 1 + len(word) > width:
            lines.append(Text(line))
            line = " " * indent
            start = len(line)
        line += word if len(line) == start else f" {word}"
    return [*lines, Text(line.rstrip())]
