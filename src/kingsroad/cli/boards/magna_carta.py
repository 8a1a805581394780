"""The table of Magna Carta as text: castle, bridge, road, seats, and the hand of who looks.

It is drawn from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    FREE,
    LABEL,
    STYLES,
    Board,
    headline,
    in_rows,
    labelled,
    row_of,
    seat_text,
)
from kingsroad.core.event import Event
from kingsroad.games.magna_carta.choices import KEYS
from kingsroad.games.magna_carta.scoring import score_sheet
from kingsroad.games.magna_carta.tiles import SECTION_NAMES, TILES, TOKEN_PRESTIGE
from kingsroad.library import AnyGame
from kingsroad.text.english_magna_carta import WORDS
from kingsroad.text.magna_carta import card_effect
from kingsroad.text.printed import cost_text, gains_text

NAME = 14
CELL = 24
"""Number, provost, owner, name, cubes, worker."""
GAP = "  "
SEAT = 9
GOODS = {"deniers": 7, "food": 5, "wood": 5, "stone": 6, "gold": 5}
SIZES = {"workers": 8, "hand": 5, "pile": 5, "away": 5, "income": 7, "score": 6}
"""The columns of the seats and their widths."""
HAND_LABEL = 16

LEGEND = "○ provost  ⌂ residence  ★ prestige building  ▪ cubes  ♙ worker  » lawyer waits"
COLUMNS = "d w t: tokens of dungeon, walls, towers; away: cards put away, open to all"


def draw(game: AnyGame, width: int, reader: int) -> list[Text]:
    """The whole table, line by line; with the hand of the seat that looks."""
    view: dict[str, Any] = game.view(reader)
    phase = "the end" if view["over"] else WORDS.phases[view["phase"]]
    lines = [headline(game.rules.title, f"round {view['round']}", phase, width)]
    lines += [castle(view), bridge(game, view)]
    lines += labelled("prestige", prestige_left(view), width)
    lines.append(Text())
    in_row = (width + len(GAP)) // (CELL + len(GAP))
    cells = [cell(view, space, entry) for space, entry in enumerate(view["road"], 1)]
    lines += in_rows(cells, max(1, in_row), GAP)
    lines.append(Text())
    lines += seats(view)
    if "provost" not in view:
        lines += erected(view, width)
    if view["you"] is not None and "hand" in view["seats"][view["you"]]:
        lines += [Text(), *hand(view, width)]
    return lines


def castle(view: dict[str, Any]) -> Text:
    """The tokens that are left, with their value; the best are next."""
    line = Text(f"{'castle':<{LABEL}}")
    best = next((key for key in SECTION_NAMES if view["tokens"][key]), "")
    for section, worth in zip(SECTION_NAMES, TOKEN_PRESTIGE, strict=True):
        left = view["tokens"][section]
        style = "bold underline" if section == best else "" if left else DIM
        line.append(WORDS.sections[section], style)
        line.append(f" {left} × {worth}   ", "" if left else DIM)
    line.append("(tokens × prestige)", DIM)
    return line


def bridge(game: AnyGame, view: dict[str, Any]) -> Text:
    """Who has passed, and the order of the actions."""
    line = Text(f"{'bridge':<{LABEL}}passed ")
    line.append_text(row_of(view["bridge"], game.players))
    if view["order"]:
        line.append("   order ")
        line.append_text(row_of(view["order"], len(view["order"])))
    batches = [(name, seat["batches"]) for name, seat in view["seats"].items() if seat["batches"]]
    if batches:
        line.append("   batches ")
        for name, number in batches:
            line.append_text(seat_text(name))
            line.append(f"{number} ")
    return line


def prestige_left(view: dict[str, Any]) -> str:
    """The prestige buildings that nobody has, by what they are worth."""
    by_worth: dict[int, list[str]] = {}
    for key in view["supply"]:
        by_worth.setdefault(TILES[KEYS.index(key)].prestige, []).append(WORDS.tile_name(key))
    return "; ".join(f"{', '.join(names)} {worth}" for worth, names in by_worth.items())


def cell(view: dict[str, Any], space: int, entry: dict[str, Any]) -> Text:
    """One card of the road: number, provost, owner, what shows, cubes, worker."""
    owner, key = WORDS.parted(entry["card"])
    text = Text(f"{space:>2}", DIM)
    text.append("○" if view.get("provost") == space else " ", "bold")
    text.append_text(seat_text(owner) if owner else Text(*FREE))
    top = entry.get("top")
    sign = " " if top is None else "⌂" if top == "residence" else "★"
    shown = key if top in (None, "residence") else top
    text.append(f"{sign}{WORDS.short_tile_name(shown)[:NAME]:<{NAME}}", "" if top is None else DIM)
    if "turning" in entry:
        text.append("» ", "bold")
    elif "cubes" in entry:
        text.append(f"▪{entry['cubes']}")
    else:
        text.append("  ")
    if "worker" in entry:
        text.append("♙").append_text(seat_text(entry["worker"]))
    else:
        text.append("  ")
    text.append(" " * (CELL - len(text)))
    return text


def seats(view: dict[str, Any]) -> list[Text]:
    """What each seat owns, and how many cards it has where."""
    head = f"{'seat':<{SEAT}}" + "".join(f"{name:>{wide}}" for name, wide in GOODS.items())
    head += f"{'d w t':>7}" + "".join(f"{name:>{wide}}" for name, wide in SIZES.items())
    lines = [Text(head, DIM)]
    for name, seat in view["seats"].items():
        line = Text("▸" if name == view["to_choose"] else " ", "bold")
        line.append_text(seat_text(name))
        line.append(f" {name:<{SEAT - 3}}", STYLES[name])
        for good, wide in GOODS.items():
            line.append(f"{seat[good]:>{wide}}", "" if seat[good] else DIM)
        tokens = " ".join(str(seat["tokens"][section]) for section in SECTION_NAMES)
        line.append(f"{tokens:>7}")
        sizes = {
            **seat,
            "hand": seat["hand_size"],
            "pile": seat["pile_size"],
            "away": len(seat["discard"]),
        }
        for size, wide in SIZES.items():
            line.append(f"{sizes[size]:>{wide}}", "bold" if size == "score" else "")
        lines.append(line)
    return lines


def erected(view: dict[str, Any], width: int) -> list[Text]:
    """The prestige buildings before their builders, where they are no part of the road."""
    lines: list[Text] = []
    for name, seat in view["seats"].items():
        if seat["prestige"]:
            lines += labelled(name, ", ".join(map(WORDS.tile_name, seat["prestige"])), width)
    return lines


def hand(view: dict[str, Any], width: int) -> list[Text]:
    """The cards of the seat that looks: cost, prestige, effects."""
    name = view["you"]
    cards = view["seats"][name]["hand"]
    line = Text("hand of ", DIM)
    line.append(name, STYLES[name])
    if not cards:
        line.append(": no cards")
    lines = [line]
    for key in cards:
        tile = TILES[KEYS.index(key)]
        cost, gains = cost_text(WORDS, tile, tile.cost), gains_text(WORDS, tile)
        label = f"  {WORDS.short_tile_name(key)}"
        lines += labelled(label, f"{cost}: {gains}; {card_effect(key)}", width, HAND_LABEL)
    return lines


def shelves(game: AnyGame, reader: int) -> list[tuple[str, list[str]]]:
    """The own hand, the prestige buildings, and what lies open."""
    view: dict[str, Any] = game.view(reader)
    found = [("Prestige buildings that nobody has:", [str(key) for key in view["supply"]])]
    if view["you"] is not None:
        found.insert(0, ("Your hand:", view["seats"][view["you"]]["hand"]))
    for name, seat in view["seats"].items():
        found.append((f"Put away by {name}:", seat["discard"]))
    return [(heading, keys) for heading, keys in found if keys]


def tally(game: AnyGame, _events: Sequence[Event]) -> dict[str, list[int]]:
    """The points of each seat, by source: they are counted once, at the end."""
    sheets = [score_sheet(game.state, seat) for seat in range(game.players)]
    return {source: [sheet[source] for sheet in sheets] for source in sheets[0]}


BOARD = Board(
    draw,
    f"{LEGEND}\n{COLUMNS}",
    shelves,
    tally,
    secrets=True,
    reveals=frozenset({"build", "discard"}),
)
