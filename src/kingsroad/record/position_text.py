"""The position in the header of a record: JSON that people can read and edit.

position {
  "turn": 3,
  "road": {
    "1": {"tile": "farm"}
  }
}

What the header says anyway (the game, its rules, its options) is left out of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from kingsroad.core.errors import BrokenRecord, ImpossiblePosition
from kingsroad.library import load_position

POSITION = "position"
IN_HEADER = ("game", "rules", "options")


def position_lines(document: dict[str, object]) -> list[str]:
    """A position for the header of a record: what belongs together stands on one line."""
    parts = []
    for key, value in document.items():
        if key not in IN_HEADER:
            parts.append(f"  {json.dumps(key)}: {spread(value)}")
    return [f"{POSITION} {{", *",\n".join(parts).splitlines(), "}"]


def spread(value: object) -> str:
    """A value as JSON: on one line, but tables of tables and lists of tables one a line."""
    if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
        rows = [f"    {json.dumps(key)}: {json.dumps(inner)}" for key, inner in value.items()]
        return "{\n" + ",\n".join(rows) + "\n  }"
    if isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        return "[\n" + ",\n".join(f"    {json.dumps(inner)}" for inner in value) + "\n  ]"
    return json.dumps(value)


def read_block(lines: Sequence[str], first: int) -> tuple[dict[str, object], int]:
    """The document that begins on a line, after the word, and the line behind it."""
    text = "\n".join([lines[first].strip().removeprefix(POSITION), *lines[first + 1 :]])
    start = len(text) - len(text.lstrip())
    try:
        document, end = json.JSONDecoder().raw_decode(text, start)
    except json.JSONDecodeError as error:
        raise BrokenRecord(f"line {first + error.lineno}: {error.msg}") from None
    behind = first + text.count("\n", 0, end)
    rest = text[end:].split("\n", 1)[0].strip()
    if rest:
        raise BrokenRecord(f"line {behind + 1}: {rest!r} follows the position")
    if not isinstance(document, dict):
        raise BrokenRecord(f"line {first + 1}: a position must be a table")
    for key in IN_HEADER:
        if key in document:
            line = line_of(key, lines[first : behind + 1])
            raise BrokenRecord(f"line {first + line}: {key!r} belongs before the position")
    return document, behind + 1


def checked(document: dict[str, object], players: int, lines: Sequence[str], first: int) -> None:
    """Refuse a position that no game can reach, or that has other seats than the record."""
    try:
        seats = load_position(document).players
    except ImpossiblePosition as error:
        line = first + line_of(str(error), lines)
        raise BrokenRecord(f"line {line}: the position cannot be: {error}") from None
    if seats != players:
        raise BrokenRecord(
            f"line {first + line_of('seats', lines)}: "
            f"the position has {seats} seats, the header {players}"
        )


def line_of(path: str, lines: Sequence[str]) -> int:
    """The line, from 1, on which stands what a message begins with: ``seats.blue.food must``."""
    at = 0
    for key in re.split(r"[.: ]", path):
        found = [i for i in range(at, len(lines)) if f'"{key}"' in lines[i]]
        if not found:
            break
        at = found[0]
    return at + 1
