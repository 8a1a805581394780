"""The table of Caylus (2005) as text: castle, special buildings, bridge, road, seats.

It is drawn from the public view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    Board,
    headline,
    in_rows,
    label,
    phase_name,
    row_of,
    seat_or_free,
    seat_rows,
    seat_text,
)
from kingsroad.cli.terminal.speech import Speech, own_words, speech_of
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    COUNT_SPACE,
    ROOM,
    SECTION_NAMES,
)
from kingsroad.library import AnyGame
from kingsroad.text import ENGLISH

SPACES = 28
CELL = 19
"""Number, count symbol, marker, name, house, worker."""
NARROW = 4
WIDE = 7
"""Spaces in a row of the road."""
SEAT = 10
GOODS = ("deniers", "food", "wood", "stone", "cloth", "gold")
COLUMNS = {"prestige": 0, **dict.fromkeys(GOODS, 1), "workers": 2, "lines": 2, "income": 2}
"""The columns of the seats, and the room before each of them."""


def draw(game: AnyGame, width: int, reader: int, language: str = ENGLISH) -> list[Text]:
    """The whole table, line by line."""
    speech = speech_of(game.rules, language)
    view: Mapping[str, Any] = game.view(reader)
    turn = speech.say("board-turn", number=view["turn"])
    head = headline(game.rules.title, turn, phase_name(speech, view), width)
    lines = [head, castle(speech, view), special(speech, view), bridge(speech, game, view), Text()]
    lines += road(speech, view, WIDE if width >= WIDE * (CELL + 1) else NARROW)
    lines.append(Text())
    lines += seats(speech, view)
    return lines


def castle(speech: Speech, view: Mapping[str, Any]) -> Text:
    """The three sections with their houses, and where they are counted."""
    line = label(speech, "castle")
    current = current_section(view)
    for number, section in enumerate(SECTION_NAMES):
        owners = [
            name for name, seat in view["seats"].items() for _ in range(seat["houses"][section])
        ]
        done = section in view["counted"]
        style = DIM if done else "bold underline" if section == current else ""
        line.append(speech.say("board-section", section=section), style)
        line.append(" ")
        line.append_text(row_of(speech, owners, ROOM[number]))
        symbol = " ✓  " if done else f" ♜{COUNT_SPACE[number]}"
        line.append(symbol, DIM)
        if number < len(SECTION_NAMES) - 1:
            line.append("  ")
    return line


def current_section(view: Mapping[str, Any]) -> str:
    """The section that is built now; empty if all are closed."""
    for number, section in enumerate(SECTION_NAMES):
        built = sum(seat["houses"][section] for seat in view["seats"].values())
        if section not in view["counted"] and built < ROOM[number]:
            return section
    return ""


def special(speech: Speech, view: Mapping[str, Any]) -> Text:
    """The special buildings with their workers."""
    stand = view["special"]
    line = label(speech, "special")
    for key in ("gate", "trading-post", "merchants-guild", "joust-field"):
        line.append(f"{speech.tile(key, 'short')} ")
        line.append_text(seat_or_free(speech, stand[key]))
        line.append("  ")
    line.append(f"{speech.tile('stables', 'short')} ")
    line.append_text(row_of(speech, stand["stables"], 3))
    line.append(f"  {speech.tile('inn', 'short')} ")
    line.append_text(seat_or_free(speech, stand["inn-left"]))
    line.append("→", DIM)
    line.append_text(seat_or_free(speech, stand["inn-right"]))
    return line


def bridge(speech: Speech, game: AnyGame, view: Mapping[str, Any]) -> Text:
    """Who has passed, who stands at the castle, the turn order."""
    line = label(speech, "bridge").append(f"{speech.say('board-passed')} ")
    line.append_text(row_of(speech, view["bridge"], game.players))
    line.append(f"  {speech.say('board-order')} ")
    line.append_text(row_of(speech, view["order"], len(view["order"])))
    line.append(f"  {speech.say('board-castle-workers')} ")
    line.append_text(row_of(speech, view["special"]["castle"], game.players))
    section = current_section(view)
    if section:
        worth = BATCH_PRESTIGE[SECTION_NAMES.index(section)]
        line.append(f"  {speech.say('board-batch', points=worth)}", DIM)
    return line


def road(speech: Speech, view: Mapping[str, Any], in_row: int) -> list[Text]:
    """The spaces of the road, some in a row."""
    return in_rows([cell(speech, view, space) for space in range(1, SPACES + 1)], in_row, " ")


def cell(speech: Speech, view: Mapping[str, Any], space: int) -> Text:
    """One space: number, count symbol, markers, tile, house, worker."""
    entry = view["road"].get(str(space))
    text = Text(f"{space:>2}", DIM)
    text.append("♜" if space in COUNT_SPACE else " ", DIM)
    provost, bailiff = view["provost"] == space, view["bailiff"] == space
    text.append("◉" if provost and bailiff else "○" if provost else "●" if bailiff else " ", "bold")
    if entry is None:
        text.append(f"{'·':<11}    ", DIM)
        return text
    text.append(f"{speech.tile(entry['tile'], 'short')[:11]:<11}")
    if "claim" in entry:
        text.append("»").append_text(seat_text(speech, entry["claim"]))
    elif "owner" in entry:
        text.append("⌂").append_text(seat_text(speech, entry["owner"]))
    else:
        text.append("  ")
    if "worker" in entry:
        text.append("♙").append_text(seat_text(speech, entry["worker"]))
    else:
        text.append("  ")
    return text


def seats(speech: Speech, view: Mapping[str, Any]) -> list[Text]:
    """What each seat owns."""
    return seat_rows(speech, view, SEAT, COLUMNS, cells)


def cells(seat: Mapping[str, Any]) -> dict[str, tuple[object, str]]:
    """What stands in the columns of a seat; goods that it lacks are dim."""
    shown = {**seat, "lines": " ".join(str(seat["markers"][line]) for line in "abcd")}
    return {
        key: (
            shown[key],
            "bold" if key == "prestige" else DIM if key in GOODS and not shown[key] else "",
        )
        for key in COLUMNS
    }


def shelves(game: AnyGame, reader: int, language: str = ENGLISH) -> list[tuple[str, list[str]]]:
    """The tiles that can still be built."""
    supply: Any = game.view(reader)["supply"]
    return [(own_words(language).say("shelf-supply"), [str(key) for key in supply])]


BOARD = Board(draw, shelves)
