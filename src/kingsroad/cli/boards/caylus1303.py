"""The table of Caylus 1303 as text: gate, bridge, site, road, supply, characters, seats.

It is drawn from what a seat may see: prestige lies face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    LABEL,
    STYLES,
    Board,
    headline,
    in_rows,
    row_of,
    seat_text,
    tally_by,
)
from kingsroad.core.event import Event
from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    FIRST_MONUMENT,
    FIRST_START,
    FIRST_WOODEN,
    KIND_NAMES,
    LAST_PLOT,
    OPEN_SITE_TILES,
    ROUNDS,
    STONE_PLOT,
    TILE_NUMBER,
    TILES,
    WOOD_PLOT,
)
from kingsroad.library import AnyGame
from kingsroad.realm.stock import amounts
from kingsroad.text.english_caylus1303 import WORDS

CELL = 20
"""Provost, number, name, house, workers."""
NAME = 11
GAP = "  "
SEAT = 10
COLUMNS = {
    "prestige": 8,
    "food": 6,
    "wood": 5,
    "stone": 6,
    "cloth": 6,
    "gold": 5,
    "workers": 9,
    "camp": 6,
    "recruits": 10,
    "houses": 8,
}
"""What a seat has, and the widths of the columns."""

LEGEND = """\
○ provost: the plots before him act  ♙ workers  ⌂ house  » becomes a residence
° set-up side  ✓ used in this round  (r4) open from round 4 on
supply with cost:prestige; f food  w wood  s stone  c cloth  g gold  p plain"""


def draw(game: AnyGame, width: int, reader: int) -> list[Text]:
    """The whole table, line by line."""
    view: dict[str, Any] = game.view(reader)
    phase = "the end" if view["over"] else WORDS.phases[view["phase"]]
    turn = f"round {view['round']} of {ROUNDS}" if view["round"] else "before round 1"
    head = headline(game.rules.title, turn, phase, width)
    lines = [head, gate(view), bridge(game, view), site(view), Text()]
    lines += in_rows(road(view), max(1, width // CELL), "")
    lines.append(Text())
    for kind in ("wood", "stone", "monument"):
        lines += flowing(kind, [price_tag(key, kind) for key in of_kind(view, kind)], width)
    lines += flowing("people", people(view), width, " ")
    lines.append(Text())
    lines += seats(view)
    return lines


def gate(view: dict[str, Any]) -> Text:
    """The printed buildings before the bridge, with their workers."""
    line = Text(f"{'gate':<{LABEL}}")
    for key, workers in view["printed"].items():
        line.append(f"{WORDS.tile_name(key)} ")
        line.append_text(row_of(workers, max(1, len(workers))))
        line.append(GAP)
    line.rstrip()
    return line


def bridge(game: AnyGame, view: dict[str, Any]) -> Text:
    """Who has passed, who begins and who will, who waits at the site."""
    line = Text(f"{'bridge':<{LABEL}}passed ")
    line.append_text(row_of(view["bridge"], game.players))
    line.append("  order ")
    line.append_text(row_of(view["order"], len(view["order"])))
    leader = [*view["bridge"], *view["order"]][:1]
    line.append("  start marker ")
    line.append_text(row_of(leader, 1))
    line.append("  site queue ")
    line.append_text(row_of(view["queue"], game.players))
    bundles = [(name, seat["bundles"]) for name, seat in view["seats"].items() if seat["bundles"]]
    if bundles:
        line.append("  bundles")
        for name, number in bundles:
            line.append(" ")
            line.append_text(seat_text(name))
            line.append(str(number))
    return line


def site(view: dict[str, Any]) -> Text:
    """The tiles of the construction site, and from when on the closed ones can be used."""
    line = Text(f"{'site':<{LABEL}}")
    for number, key in enumerate(view["site"], 1):
        if number > 1:
            line.append(GAP)
        is_open = number <= view["open_site_tiles"]
        sign = "°" if TILE_NUMBER[key] >= FIRST_WOODEN else ""
        style = "bold" if is_open else DIM
        line.append(f"{number} {WORDS.tile_name(key)}{sign}", style)
        if not is_open:
            line.append(f" (r{OPEN_SITE_TILES.index(number)})", DIM)
    return line


def road(view: dict[str, Any]) -> list[Text]:
    """The plots of the road, and the spots beyond its end."""
    cells = [cell(view, plot) for plot in range(1, LAST_PLOT + 1)]
    end = Text("○" if view["provost"] == LAST_PLOT else " ", "bold")
    end.append("end ", DIM)
    for spot in range(LAST_PLOT + 1, LAST_PLOT + BEYOND + 1):
        here = view["provost"] == spot
        end.append("○" if here else "·", "bold" if here else DIM)
    return [*cells, end]


def cell(view: dict[str, Any], plot: int) -> Text:
    """One plot: the provost before it, number, tile, house, workers."""
    entry = view["road"].get(str(plot))
    text = Text("○" if view["provost"] == plot - 1 else " ", "bold")
    text.append(f"{plot:>2} ", DIM)
    if entry is None:
        text.append(f"{'·':<{CELL - len(text)}}", DIM)
        return text
    tile = TILE_NUMBER[entry["tile"]]
    employs = tile < FIRST_MONUMENT
    text.append(f"{WORDS.short_tile_name(entry['tile'])[:NAME]:<{NAME}}", "" if employs else DIM)
    if "owner" in entry:
        waits = FIRST_START <= tile < FIRST_WOODEN
        text.append("»" if waits else "⌂").append_text(seat_text(entry["owner"]))
    else:
        text.append("° " if plot in (WOOD_PLOT, STONE_PLOT) else "  ")
    if "workers" in entry:
        text.append("♙").append_text(row_of(entry["workers"], len(entry["workers"])))
    text.append(" " * (CELL - len(text)))
    return text


# -- supply and people ---------------------------------------------------------------------------


def of_kind(view: dict[str, Any], kind: str) -> list[str]:
    """The tiles of a kind that can still be built."""
    return [key for key in view["supply"] if KIND_NAMES[TILES[TILE_NUMBER[key]].kind] == kind]


def price_tag(key: str, kind: str) -> Text:
    """A tile with its cost in letters and its prestige: ``spinning mill 2w:2``."""
    tile = TILES[TILE_NUMBER[key]]
    cost = [(number, good[0]) for good, number in amounts(tile.cost).items()]
    if tile.plain_cubes:
        cost.append((tile.plain_cubes, "p"))
    letters = "".join(f"{number if number > 1 else ''}{letter}" for number, letter in cost)
    text = Text(WORDS.tile_name(key).removeprefix(f"{kind} "))
    text.append(f" {letters}:{tile.prestige}", DIM)
    return text


def people(view: dict[str, Any]) -> list[Text]:
    """The characters: whose they are, and who is still on the board."""
    groups = [(seat_text(name), seat["characters"]) for name, seat in view["seats"].items()]
    groups.append((Text("board", DIM), view["characters"]))
    parts: list[Text] = []
    for holder, keys in groups:
        if parts and keys:
            parts[-1].append(";")
        for number, key in enumerate(keys):
            part = Text() if number else holder + Text(" ")
            parts.append(part.append_text(character(view, key)))
            if number < len(keys) - 1:
                parts[-1].append(",")
    return parts


def character(view: dict[str, Any], key: str) -> Text:
    """A character; some powers can be used once a round."""
    used = key in view["used"]
    return Text(WORDS.tile_name(key) + ("✓" if used else ""), DIM if used else "")


def flowing(label: str, parts: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """Parts beside a label, in as many lines as they need."""
    lines = [Text(f"{label:<{LABEL}}")]
    for part in parts:
        line = lines[-1]
        if len(line) > LABEL and len(line) + len(gap) + len(part) > width:
            line = Text(" " * LABEL)
            lines.append(line)
        elif len(line) > LABEL:
            line.append(gap)
        line.append_text(part)
    return lines


# -- seats ---------------------------------------------------------------------------------------


def seats(view: dict[str, Any]) -> list[Text]:
    """What each seat owns; the prestige of others lies face down."""
    head = f"{'seat':<{SEAT}}" + "".join(f"{name:>{wide}}" for name, wide in COLUMNS.items())
    lines = [Text(head, DIM)]
    for name, seat in view["seats"].items():
        line = Text("▸" if name == view["to_choose"] else " ", "bold")
        line.append_text(seat_text(name))
        line.append(f" {name:<{SEAT - 3}}", STYLES[name])
        for key, wide in COLUMNS.items():
            shown = "?" if seat[key] is None else str(seat[key])
            style = "bold" if key in ("prestige", "workers") else "" if seat[key] else DIM
            line.append(f"{shown:>{wide}}", style)
        lines.append(line)
    return lines


def shelves(game: AnyGame, reader: int) -> list[tuple[str, list[str]]]:
    """The tiles that can still be built, those of the site, the characters on the board."""
    view: dict[str, Any] = game.view(reader)
    found = [
        ("Wood buildings in the supply:", of_kind(view, "wood")),
        ("Stone buildings in the supply:", of_kind(view, "stone")),
        ("Monuments in the supply:", of_kind(view, "monument")),
        ("At the construction site, set-up side up:", view["site"]),
        ("Characters on the board:", view["characters"]),
    ]
    found += [
        (f"Characters of {name}:", seat["characters"]) for name, seat in view["seats"].items()
    ]
    return [(heading, keys) for heading, keys in found if keys]


# -- points --------------------------------------------------------------------------------------


def source(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score belongs."""
    if event.subject not in TILE_NUMBER:
        return event.subject
    built = before is not None and before.kind == "build" and before.subject == event.subject
    return f"built-{KIND_NAMES[TILES[TILE_NUMBER[event.subject]].kind]}" if built else "used"


BOARD = Board(draw, LEGEND, shelves, tally_by(source))
