"""Whole games, kept as records: they replay, end as they ended, and together show everything.

`python -m tests.make_golden` searches for a new set. Do that only when the rules have changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests import golden_caylus1303, golden_magna_carta

import kingsroad
from kingsroad import NOBODY, Chronicle, Record
from kingsroad.games.caylus2005.tiles import FIELDS, LINE_NAMES, TILES

FOLDER = Path(__file__).parent / "golden"
PATHS = sorted(FOLDER.glob("*/*.log"))
SPECIAL_PLACES = ("gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn")

NEVER_OFFERED = {
    "take gold": "gold is mined, bought or a favor, but never chosen among cubes",
    "over 7": "the peddler is printed there and never becomes a residence",
    "over 8": "the fixed carpenter is printed there and never becomes a residence",
    "over 16": "the gold mine is printed there and never becomes a residence",
}
"""Choices that the catalogue holds for the regularity of its codes, and why nobody makes them."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = kingsroad.read_record(text).replay()
    assert game.over
    told = re.search(r"^# the end: (.*)$", text, re.MULTILINE)
    assert told is not None, "the record does not tell how the game ended"
    points = dict(part.rsplit(" ", 1) for part in told[1].split(", "))
    names = [game.seat_name(seat) for seat in range(game.players)]
    assert {name: int(score) for name, score in points.items()} == dict(
        zip(names, game.scores(), strict=True)
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert kingsroad.read_record(text).write() == text


def test_every_game_has_golden_records() -> None:
    assert {path.parent.name for path in PATHS} == set(kingsroad.GAMES)


# -- Caylus (2005) -------------------------------------------------------------------------------


def features(record: Record) -> set[str]:
    """What a game of Caylus (2005) shows."""
    chronicle = Chronicle()
    game = record.replay(listener=chronicle)
    found = {f"seats {record.players}"}
    found |= {f"option {key} {value}" for key, value in record.options.items()}
    found |= {f"choice {choice.name}" for choice in record.choices}
    neutral = {tile.key for tile in TILES[7:13]}
    provost = 6
    waiting: set[int] = set()
    for event in chronicle.events:
        if event.kind in ("build", "place"):
            found.add(f"{event.kind} {event.subject}")
        elif event.kind == "field":
            found.add(f"field {event.subject}{event.amount}")
        elif event.kind in ("provost", "bailiff"):
            provost = event.amount
        elif event.kind == "claim":
            waiting.add(event.amount)
        elif event.kind == "transform":
            whose = "neutral" if event.subject in neutral else "own"
            when = "at once"
            if event.amount in waiting:
                waiting.remove(event.amount)
                when = "later on the road" if event.amount <= provost else "later beyond"
            found |= {f"transform {whose}", f"transform {when}"}
    if game.over:
        found |= endings(game.view(NOBODY))
    return found


def endings(seen: Mapping[str, object]) -> set[str]:
    """How the towers came to be counted."""
    seats = seen["seats"]
    bailiff = seen["bailiff"]
    assert isinstance(seats, dict)
    assert isinstance(bailiff, int)
    houses = sum(seat["houses"]["towers"] for seat in seats.values())
    found = set()
    if bailiff >= 24:
        found.add("end bailiff")
    if houses == 14:
        found.add("end towers full")
    return found


def wanted() -> set[str]:
    """What the golden records of Caylus (2005) must show together."""
    rules = kingsroad.find_game("caylus2005")
    found = {f"seats {players}" for players in rules.seats}
    found |= {f"option {o.key} {value}" for o in rules.options for value in o.values}
    found |= {f"choice {c.name}" for c in rules.catalogue.choices if c.name not in NEVER_OFFERED}
    found |= {f"place {key}" for key in SPECIAL_PLACES}
    found |= {f"place {tile.key}" for tile in TILES[6:34]}
    found |= {f"build {tile.key}" for tile in TILES[16:43]}
    found |= {f"field {line}{field}" for line in LINE_NAMES for field in range(1, FIELDS + 1)}
    found.remove("field d1")  # it does nothing, so it is never offered
    found |= {"transform neutral", "transform own", "transform at once"}
    found |= {"transform later on the road", "transform later beyond"}
    return found | {"end bailiff", "end towers full"}


def test_together_they_show_everything() -> None:
    shown: set[str] = set()
    for path in sorted((FOLDER / "caylus2005").glob("*.log")):
        shown |= features(kingsroad.read_record(path.read_text(encoding="utf-8")))
    assert wanted() - shown == set()
    for name in NEVER_OFFERED:
        assert f"choice {name}" not in shown


# -- Magna Carta ---------------------------------------------------------------------------------


def test_together_those_of_magna_carta_show_everything() -> None:
    shown: set[str] = set()
    for path in sorted((FOLDER / "magna_carta").glob("*.log")):
        record = kingsroad.read_record(path.read_text(encoding="utf-8"))
        shown |= golden_magna_carta.features(record)
    assert golden_magna_carta.wanted() - shown == set()
    for name in golden_magna_carta.NEVER_OFFERED:
        assert f"choice {name}" not in shown


# -- Caylus 1303 ---------------------------------------------------------------------------------


def test_together_those_of_caylus_1303_show_everything() -> None:
    shown: set[str] = set()
    for path in sorted((FOLDER / "caylus1303").glob("*.log")):
        record = kingsroad.read_record(path.read_text(encoding="utf-8"))
        shown |= golden_caylus1303.features(record)
    assert golden_caylus1303.wanted() - shown == set()
    assert not golden_caylus1303.NEVER_USED.keys() & shown
