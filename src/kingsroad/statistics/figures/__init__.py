"""The figures that come with the program: one file a game, with the command behind each."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kingsroad.library import AnyRuleset
from kingsroad.statistics.counting import Count
from kingsroad.statistics.series import Series
from kingsroad.version import VERSION

SUFFIX: Final = ".json"

Document = dict[str, Any]


@cache
def figures_of(rules: AnyRuleset) -> dict[int, Document]:
    """The figures of a game by the number of seats; a game may have none."""
    path = files(rules.home).joinpath("statistics", "figures", rules.key + SUFFIX)
    if not path.is_file():
        return {}
    return by_seats(json.loads(path.read_text(encoding="utf-8")))


def by_seats(document: Document) -> dict[int, Document]:
    """The figures of a file by the number of seats."""
    return {int(seats): found for seats, found in document["seats"].items()}


def figures(series: Series, count: Count) -> Document:
    """What was counted in a series, with how it came about."""
    command = (
        f"kingsroad statistics {series.rules.key} --players {series.players} "
        f"--games {count.games} --seed {series.seed} --keep games"
    )
    return {"command": command, "version": VERSION, **series.header(), **count.document()}


def write_figures(path: Path, rules: AnyRuleset, found: dict[int, Document]) -> None:
    """Write figures; those of other numbers of seats stay in the file."""
    known = by_seats(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}
    seats = {str(number): each for number, each in sorted({**known, **found}.items())}
    lines = [f'"{number}": {json.dumps(each)}' for number, each in seats.items()]
    body = ",\n".join(lines)
    path.write_text(f'{{"game": "{rules.key}", "seats": {{\n{body}\n}}}}\n', encoding="utf-8")
