"""Files: records and positions, told apart by what is in them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from kingsroad.core.errors import BrokenRecord, ImpossiblePosition
from kingsroad.library import AnyGame, load_position
from kingsroad.record import Record, read_record

RECORD_START = "kingsroad"


@dataclass
class Saved:
    """What a file holds: a record, or a position."""

    record: Record | None
    position: dict[str, object] | None

    def game(self, upto: int | None = None) -> AnyGame:
        """The game of the file, after so many choices of a record."""
        if self.record is not None:
            return self.record.replay(upto)
        assert self.position is not None
        return load_position(self.position)


def read_saved(path: str) -> Saved:
    """Read a record or a position."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BrokenRecord(f"{path} is not a text file") from None
    first = next((line for line in text.splitlines() if line.split("#", 1)[0].strip()), "")
    if first.lstrip().startswith("{"):
        return Saved(None, read_document(path, text))
    if first.split()[:1] == [RECORD_START]:
        try:
            return Saved(read_record(text), None)
        except BrokenRecord as error:
            raise BrokenRecord(f"{path}: {error}") from None
    raise BrokenRecord(
        f"{path} is neither a record (it would start with `kingsroad 1`) nor a position (JSON)"
    )


def read_document(path: str, text: str) -> dict[str, object]:
    """A position document."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise ImpossiblePosition(f"{path}: line {error.lineno}: {error.msg}") from None
    assert isinstance(document, dict)  # it starts with a brace
    return document


def write_text(path: str, text: str) -> None:
    """Write a file in one go: a crash leaves the old one, never half of the new one."""
    draft = Path(f"{path}.part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def position_text(game: AnyGame) -> str:
    """The position of a game as JSON."""
    return json.dumps(game.rules.write_position(game), indent=2) + "\n"
