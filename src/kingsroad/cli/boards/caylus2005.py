"""The table of Caylus (2005) as text: castle, special buildings, bridge, road, seats.

It is drawn from the public view.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    STYLES,
    Board,
    headline,
    in_rows,
    row_of,
    seat_or_free,
    seat_text,
    tally_by,
)
from kingsroad.core.event import Event
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    COUNT_SPACE,
    KIND_NAMES,
    ROOM,
    SECTION_NAMES,
    TILE_NUMBER,
    TILES,
)
from kingsroad.library import AnyGame
from kingsroad.text.english_caylus2005 import WORDS

SPACES = 28
CELL = 19
"""Number, count symbol, marker, name, house, worker."""
NARROW = 4
WIDE = 7
"""Spaces in a row of the road."""
GOODS = {"deniers": 8, "food": 5, "wood": 5, "stone": 6, "cloth": 6, "gold": 5}
"""The goods and the widths of their columns."""

LEGEND = "● bailiff ○ provost ◉ both  ♜ count ✓ counted  ⌂ house ♙ worker » lawyer waits"


def draw(game: AnyGame, width: int, reader: int) -> list[Text]:
    """The whole table, line by line."""
    view: dict[str, Any] = game.view(reader)
    phase = "the end" if view["over"] else WORDS.phases[view["phase"]]
    head = headline(game.rules.title, f"turn {view['turn']}", phase, width)
    lines = [head, castle(view), special(view), bridge(game, view), Text()]
    lines += road(view, WIDE if width >= WIDE * (CELL + 1) else NARROW)
    lines.append(Text())
    lines += seats(view)
    return lines


def castle(view: dict[str, Any]) -> Text:
    """The three sections with their houses, and where they are counted."""
    line = Text("castle   ")
    current = current_section(view)
    for number, section in enumerate(SECTION_NAMES):
        owners = [
            name for name, seat in view["seats"].items() for _ in range(seat["houses"][section])
        ]
        done = section in view["counted"]
        style = DIM if done else "bold underline" if section == current else ""
        line.append(section, style)
        line.append(" ")
        line.append_text(row_of(owners, ROOM[number]))
        symbol = " ✓  " if done else f" ♜{COUNT_SPACE[number]}"
        line.append(symbol, DIM)
        if number < len(SECTION_NAMES) - 1:
            line.append("  ")
    return line


def current_section(view: dict[str, Any]) -> str:
    """The section that is built now; empty if all are closed."""
    for number, section in enumerate(SECTION_NAMES):
        built = sum(seat["houses"][section] for seat in view["seats"].values())
        if section not in view["counted"] and built < ROOM[number]:
            return section
    return ""


def special(view: dict[str, Any]) -> Text:
    """The special buildings with their workers."""
    stand = view["special"]
    line = Text("special  ")
    for key, name in (
        ("gate", "gate"),
        ("trading-post", "trading post"),
        ("merchants-guild", "guild"),
        ("joust-field", "joust field"),
    ):
        line.append(f"{name} ")
        line.append_text(seat_or_free(stand[key]))
        line.append("  ")
    line.append("stables ")
    line.append_text(row_of(stand["stables"], 3))
    line.append("  inn ")
    line.append_text(seat_or_free(stand["inn-left"]))
    line.append("→", DIM)
    line.append_text(seat_or_free(stand["inn-right"]))
    return line


def bridge(game: AnyGame, view: dict[str, Any]) -> Text:
    """Who has passed, who stands at the castle, the turn order."""
    line = Text("bridge   passed ")
    line.append_text(row_of(view["bridge"], game.players))
    line.append("  order ")
    line.append_text(row_of(view["order"], len(view["order"])))
    line.append("  castle workers ")
    line.append_text(row_of(view["special"]["castle"], game.players))
    section = current_section(view)
    if section:
        worth = BATCH_PRESTIGE[SECTION_NAMES.index(section)]
        line.append(f"  a batch: {worth} prestige", DIM)
    return line


def road(view: dict[str, Any], in_row: int) -> list[Text]:
    """The spaces of the road, some in a row."""
    return in_rows([cell(view, space) for space in range(1, SPACES + 1)], in_row, " ")


def cell(view: dict[str, Any], space: int) -> Text:
    """One space: number, count symbol, markers, tile, house, worker."""
    entry = view["road"].get(str(space))
    text = Text(f"{space:>2}", DIM)
    text.append("♜" if space in COUNT_SPACE else " ", DIM)
    provost, bailiff = view["provost"] == space, view["bailiff"] == space
    text.append("◉" if provost and bailiff else "○" if provost else "●" if bailiff else " ", "bold")
    if entry is None:
        text.append(f"{'·':<11}    ", DIM)
        return text
    text.append(f"{WORDS.short_tile_name(entry['tile'])[:11]:<11}")
    if "claim" in entry:
        text.append("»").append_text(seat_text(entry["claim"]))
    elif "owner" in entry:
        text.append("⌂").append_text(seat_text(entry["owner"]))
    else:
        text.append("  ")
    if "worker" in entry:
        text.append("♙").append_text(seat_text(entry["worker"]))
    else:
        text.append("  ")
    return text


def seats(view: dict[str, Any]) -> list[Text]:
    """What each seat owns."""
    goods = "".join(f"{name:>{wide}}" for name, wide in GOODS.items())
    head = f"{'seat':<10}{'prestige':>8}{goods}{'workers':>9}{'a b c d':>9}{'income':>8}"
    lines = [Text(head, DIM)]
    for name, seat in view["seats"].items():
        line = Text("▸" if name == view["to_choose"] else " ", "bold")
        line.append_text(seat_text(name))
        line.append(f" {name:<7}", STYLES[name])
        line.append(f"{seat['prestige']:>8}", "bold")
        for good, wide in GOODS.items():
            line.append(f"{seat[good]:>{wide}}", "" if seat[good] else DIM)
        markers = " ".join(str(seat["markers"][favor]) for favor in "abcd")
        line.append(f"{seat['workers']:>9}{markers:>9}{seat['income']:>8}")
        lines.append(line)
    return lines


def shelves(game: AnyGame, reader: int) -> list[tuple[str, list[str]]]:
    """The tiles that can still be built."""
    supply: Any = game.view(reader)["supply"]
    return [("In the supply:", [str(key) for key in supply])]


# -- points --------------------------------------------------------------------------------------


def source(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score belongs."""
    if event.subject == "castle":
        return "castle" if event.amount > 0 else "idle"
    if event.subject in ("line-a", "simple-favor"):
        return "favors"
    if event.subject not in TILE_NUMBER:
        return event.subject
    kind = KIND_NAMES[TILES[TILE_NUMBER[event.subject]].kind]
    if kind == "residential":
        return kind
    built = before is not None and before.kind == "build" and before.subject == event.subject
    return f"built-{kind}" if built else "used"


BOARD = Board(draw, LEGEND, shelves, tally_by(source))
