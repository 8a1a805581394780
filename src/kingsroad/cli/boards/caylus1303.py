"""The table of Caylus 1303 as text: gate, bridge, site, road, supply, characters, seats.

It is drawn from what a seat may see: prestige lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    LABEL,
    Board,
    headline,
    in_rows,
    label,
    phase_name,
    row_of,
    seat_rows,
    seat_text,
)
from kingsroad.cli.terminal.speech import Speech, own_words, speech_of
from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    KIND_NAMES,
    LAST_PLOT,
    OPEN_SITE_TILES,
    ROUNDS,
    START,
    STONE_PLOT,
    TILE_NUMBER,
    TILES,
    WOOD_PLOT,
    takes_workers,
)
from kingsroad.library import AnyGame
from kingsroad.realm.stock import amounts
from kingsroad.text import ENGLISH
from kingsroad.text.vocabulary import seat_noun

CELL = 20
"""Provost, number, name, house, workers."""
NAME = 11
GAP = "  "
SEAT = 10
COLUMNS = {
    "prestige": 0,
    "food": 2,
    "wood": 1,
    "stone": 1,
    "cloth": 1,
    "gold": 1,
    "workers": 2,
    "camp": 2,
    "recruits": 2,
    "houses": 2,
}
"""What a seat has, and the room before each column."""


def draw(game: AnyGame, width: int, reader: int, language: str = ENGLISH) -> list[Text]:
    """The whole table, line by line."""
    speech = speech_of(game.rules, language)
    view: Mapping[str, Any] = game.view(reader)
    turn = speech.say("board-round-of", number=view["round"], rounds=ROUNDS)
    head = headline(game.rules.title, turn, phase_name(speech, view), width)
    lines = [head, gate(speech, view), *bridge(speech, game, view, width)]
    lines += [*site(speech, view, width), Text()]
    lines += in_rows(road(speech, view), max(1, width // CELL), "")
    lines.append(Text())
    for kind in ("wood", "stone", "monument"):
        tags = [price_tag(speech, key) for key in of_kind(view, kind)]
        lines += flowing(label(speech, kind), tags, width)
    lines += flowing(label(speech, "people"), people(speech, view), width, " ")
    lines.append(Text())
    lines += seats(speech, view)
    return lines


def gate(speech: Speech, view: Mapping[str, Any]) -> Text:
    """The printed buildings before the bridge, with their workers."""
    line = label(speech, "gate")
    for key, workers in view["printed"].items():
        line.append(f"{speech.tile(key)} ")
        line.append_text(row_of(speech, workers, max(1, len(workers))))
        line.append(GAP)
    line.rstrip()
    return line


def bridge(speech: Speech, game: AnyGame, view: Mapping[str, Any], width: int) -> list[Text]:
    """Who has passed, who begins and who will, who waits at the site."""
    leader = [*view["bridge"], *view["order"]][:1]
    parts = [
        Text(f"{speech.say(f'board-{key}')} ").append_text(row_of(speech, names, places))
        for key, names, places in (
            ("passed", view["bridge"], game.players),
            ("order", view["order"], len(view["order"])),
            ("start-marker", leader, 1),
            ("queue", view["queue"], game.players),
        )
    ]
    bundles = [(name, seat["bundles"]) for name, seat in view["seats"].items() if seat["bundles"]]
    if bundles:
        parts.append(Text(speech.say("board-bundles")))
        for name, number in bundles:
            parts[-1].append(" ").append_text(seat_text(speech, name)).append(str(number))
    return flowing(label(speech, "bridge"), parts, width)


def site(speech: Speech, view: Mapping[str, Any], width: int) -> list[Text]:
    """The tiles of the construction site, and from when on the closed ones can be used."""
    parts = []
    for number, key in enumerate(view["site"], 1):
        is_open = number <= view["open_site_tiles"]
        sign = "" if TILES[TILE_NUMBER[key]].kind == START else "°"
        part = Text(f"{number} {speech.tile(key)}{sign}", "bold" if is_open else DIM)
        if not is_open:
            opens = OPEN_SITE_TILES.index(number)
            part.append(f" ({speech.say('board-opens', number=opens)})", DIM)
        parts.append(part)
    return flowing(label(speech, "site"), parts, width)


def road(speech: Speech, view: Mapping[str, Any]) -> list[Text]:
    """The plots of the road, and the spots beyond its end."""
    cells = [cell(speech, view, plot) for plot in range(1, LAST_PLOT + 1)]
    end = Text("○" if view["provost"] == LAST_PLOT else " ", "bold")
    end.append(f"{speech.say('board-road-end')} ", DIM)
    for spot in range(LAST_PLOT + 1, LAST_PLOT + BEYOND + 1):
        here = view["provost"] == spot
        end.append("○" if here else "·", "bold" if here else DIM)
    return [*cells, end]


def cell(speech: Speech, view: Mapping[str, Any], plot: int) -> Text:
    """One plot: the provost before it, number, tile, house, workers."""
    entry = view["road"].get(str(plot))
    text = Text("○" if view["provost"] == plot - 1 else " ", "bold")
    text.append(f"{plot:>2} ", DIM)
    if entry is None:
        text.append(f"{'·':<{CELL - len(text)}}", DIM)
        return text
    tile = TILE_NUMBER[entry["tile"]]
    employs = takes_workers(tile)
    text.append(f"{speech.tile(entry['tile'], 'short')[:NAME]:<{NAME}}", "" if employs else DIM)
    if "owner" in entry:
        waits = TILES[tile].kind == START
        text.append("»" if waits else "⌂").append_text(seat_text(speech, entry["owner"]))
    else:
        text.append("° " if plot in (WOOD_PLOT, STONE_PLOT) else "  ")
    if "workers" in entry:
        text.append("♙").append_text(row_of(speech, entry["workers"], len(entry["workers"])))
    text.append(" " * (CELL - len(text)))
    return text


# -- supply and people ---------------------------------------------------------------------------


def of_kind(view: Mapping[str, Any], kind: str) -> list[str]:
    """The tiles of a kind that can still be built."""
    return [key for key in view["supply"] if KIND_NAMES[TILES[TILE_NUMBER[key]].kind] == kind]


def price_tag(speech: Speech, key: str) -> Text:
    """A tile with its cost in letters and its prestige: ``spinning mill 2w:2``."""
    tile = TILES[TILE_NUMBER[key]]
    cost = list(amounts(tile.cost).items())
    if tile.plain_cubes:
        cost.append(("plain", tile.plain_cubes))
    letters = "".join(
        f"{number if number > 1 else ''}{speech.say('board-letter', good=good)}"
        for good, number in cost
    )
    text = Text(speech.tile(key, "plain"))
    text.append(f" {letters}:{tile.prestige}", DIM)
    return text


def people(speech: Speech, view: Mapping[str, Any]) -> list[Text]:
    """The characters: whose they are, and who is still on the board."""
    groups = [(seat_text(speech, name), seat["characters"]) for name, seat in view["seats"].items()]
    groups.append((Text(speech.say("board-board"), DIM), view["characters"]))
    parts: list[Text] = []
    for holder, keys in groups:
        if parts and keys:
            parts[-1].append(";")
        for number, key in enumerate(keys):
            part = Text() if number else holder + Text(" ")
            parts.append(part.append_text(character(speech, view, key)))
            if number < len(keys) - 1:
                parts[-1].append(",")
    return parts


def character(speech: Speech, view: Mapping[str, Any], key: str) -> Text:
    """A character; some powers can be used once a round."""
    used = key in view["used"]
    return Text(speech.tile(key) + ("✓" if used else ""), DIM if used else "")


def flowing(head: Text, parts: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """Parts beside a label, in as many lines as they need."""
    lines = [head]
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


def seats(speech: Speech, view: Mapping[str, Any]) -> list[Text]:
    """What each seat owns; the prestige of others lies face down."""
    return seat_rows(speech, view, SEAT, COLUMNS, cells)


def cells(seat: Mapping[str, Any]) -> dict[str, tuple[object, str]]:
    """What stands in the columns of a seat; what it lacks is dim."""
    return {
        key: (
            "?" if seat[key] is None else seat[key],
            "bold" if key in ("prestige", "workers") else "" if seat[key] else DIM,
        )
        for key in COLUMNS
    }


def shelves(game: AnyGame, reader: int, language: str = ENGLISH) -> list[tuple[str, list[str]]]:
    """The tiles that can still be built, those of the site, the characters on the board."""
    view: Mapping[str, Any] = game.view(reader)
    own = own_words(language)
    found = [
        (own.say("shelf-wood"), of_kind(view, "wood")),
        (own.say("shelf-stone"), of_kind(view, "stone")),
        (own.say("shelf-monument"), of_kind(view, "monument")),
        (own.say("shelf-site"), view["site"]),
        (own.say("shelf-characters"), view["characters"]),
    ]
    for name, seat in view["seats"].items():
        found.append((own.say("shelf-characters-of", seat=seat_noun(name)), seat["characters"]))
    return [(heading, keys) for heading, keys in found if keys]


BOARD = Board(draw, shelves)
