"""The table of Caylus (2005) as text: castle, special buildings, bridge, road, seats.

It is drawn from the public view. Every seat has a letter, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kingsroad.games.caylus2005.tiles import BATCH_PRESTIGE, COUNT_SPACE, ROOM, SECTION_NAMES
from kingsroad.library import AnyGame
from kingsroad.text.english import PHASES
from kingsroad.text.words import short_tile_name

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

SPACES = 28
CELL = 19
"""Number, count symbol, marker, name, house, worker."""
NARROW = 4
WIDE = 7
"""Spaces in a row of the road."""
GOODS = {"deniers": 8, "food": 5, "wood": 5, "stone": 6, "cloth": 6, "gold": 5}
"""The goods and the widths of their columns."""

LEGEND = "● bailiff ○ provost ◉ both  ♜ count ✓ counted  ⌂ house ♙ worker » lawyer waits"


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


def draw(game: AnyGame, width: int) -> list[Text]:
    """The whole table, line by line."""
    view: dict[str, Any] = game.view()
    lines = [headline(game, view, width), castle(view), special(view), bridge(game, view), Text()]
    lines += road(view, WIDE if width >= WIDE * (CELL + 1) else NARROW)
    lines.append(Text())
    lines += seats(view)
    return lines


def headline(game: AnyGame, view: dict[str, Any], width: int) -> Text:
    """Game, turn and phase across the width."""
    phase = "the end" if view["over"] else PHASES[view["phase"]]
    line = Text(f"── {game.rules.title} · turn {view['turn']} · {phase} ", "bold")
    line.append("─" * max(0, width - len(line)), DIM)
    return line


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
    lines = []
    for first in range(1, SPACES + 1, in_row):
        line = Text()
        for space in range(first, first + in_row):
            line.append_text(cell(view, space))
            if space < first + in_row - 1:
                line.append(" ")
        line.rstrip()
        lines.append(line)
    return lines


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
    text.append(f"{short_tile_name(entry['tile'])[:11]:<11}")
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


def tiles_in_supply(game: AnyGame) -> list[str]:
    """The keys of the tiles that can still be built."""
    supply: Any = game.view()["supply"]
    return [str(key) for key in supply]
