"""The table as a picture, drawn from the view: the road, who owns and works where, the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from kingsroad.library import AnyGame
from kingsroad.research.render import pairs
from kingsroad.text import ask

View = Mapping[str, Any]

COLOURS = {
    "blue": (47, 95, 179),
    "red": (190, 52, 48),
    "green": (52, 128, 64),
    "orange": (214, 120, 28),
    "yellow": (202, 164, 22),
    "black": (45, 45, 48),
}
PAPER, CARD, EMPTY = (247, 243, 233), (255, 253, 247), (236, 230, 214)
INK, FAINT, EDGE = (40, 36, 30), (130, 122, 108), (190, 180, 160)

WIDTH, MARGIN, IN_ROW = 1000, 20, 8
CELL, HEIGHT, GAP = 113, 62, 8
LINE = 22
LETTERS_IN_LINE = 150
"""How much of a line fits into the picture."""
ROAD_ROWS = {"caylus2005": 4, "caylus1303": 3, "magna_carta": 7}
"""Room for the longest road, so that all pictures of a game have one size."""
LETTERS = {"black": "K"}
"""The letters of seats that are not the first of their names."""


@dataclass
class Cell:
    """A place of the table: a building, a space of the road."""

    number: str
    name: str = ""
    owner: str | None = None
    workers: list[str] = field(default_factory=list)
    marks: str = ""
    """Who else stands there: P for the provost, B for the bailiff; cubes as a number."""


def picture(game: AnyGame, seat: int) -> Image.Image:
    """The table as a seat sees it."""
    view: View = game.view(seat)
    before, road = cells_of(game.rules.key, view)
    rows = bool(before) + ROAD_ROWS[game.rules.key]
    height = 2 * MARGIN + 3 * LINE + rows * (HEIGHT + GAP) + (2 + game.players) * LINE
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(image)
    turn = view.get("turn", view.get("round"))
    title = f"{game.rules.title}   turn {turn}   {'the end' if game.over else view['phase']}"
    write(pen, MARGIN, MARGIN, title, INK, 18)
    write(pen, MARGIN, MARGIN + LINE + 6, ask(game)[:LETTERS_IN_LINE], FAINT, 13)
    top = MARGIN + 3 * LINE
    for cells in (before, road):
        for at, cell in enumerate(cells):
            column, row = at % IN_ROW, at // IN_ROW
            draw_cell(pen, MARGIN + column * (CELL + GAP), top + row * (HEIGHT + GAP), cell)
        top += -(-len(cells) // IN_ROW) * (HEIGHT + GAP)
    for number, line in enumerate(seat_lines(view)):
        name = line.split(":")[0]
        y = top + LINE + number * LINE
        pen.rectangle((MARGIN, y + 2, MARGIN + 12, y + 14), fill=COLOURS[name])
        write(pen, MARGIN + 22, y, line[:LETTERS_IN_LINE], INK, 12)
    return image


def write(
    pen: ImageDraw.ImageDraw, x: int, y: int, text: str, colour: tuple[int, int, int], size: int
) -> None:
    """One line of text."""
    pen.text((x, y), text, fill=colour, font=ImageFont.load_default(size))


def draw_cell(pen: ImageDraw.ImageDraw, x: int, y: int, cell: Cell) -> None:
    """A place with its building; the edge has the colour of the owner."""
    edge = COLOURS[cell.owner] if cell.owner else EDGE
    fill = CARD if cell.name else EMPTY
    box = (x, y, x + CELL, y + HEIGHT)
    pen.rounded_rectangle(box, 6, fill=fill, outline=edge, width=4 if cell.owner else 1)
    write(pen, x + 8, y + 6, cell.number, FAINT, 11)
    write(pen, x + 8, y + 21, cell.name.replace("-", " ")[:18], INK, 12)
    if cell.marks:
        pen.text((x + CELL - 8, y + 6), cell.marks, INK, ImageFont.load_default(12), anchor="ra")
    for number, worker in enumerate(cell.workers):
        left = x + 8 + 18 * number
        pen.ellipse((left, y + 41, left + 15, y + 56), fill=COLOURS[worker], outline=INK)
        letter = LETTERS.get(worker, worker[0].upper())
        pen.text((left + 8, y + 49), letter, CARD, ImageFont.load_default(10), anchor="mm")


def seat_lines(view: View) -> Iterator[str]:
    """What each seat owns, in one line."""
    for name in view["order"] or view["seats"]:
        yield f"{name}: {pairs(without_zeros(view['seats'][name]))}"


def without_zeros(table: View) -> View:
    """What a seat has none of is not said."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            if inner := without_zeros(value):
                found[key] = inner
        elif value:
            found[key] = value
    return found


# --- The places of each game ---------------------------------------------------------------------


def cells_of(game: str, view: View) -> tuple[list[Cell], list[Cell]]:
    """The places before the bridge, and the road."""
    if game == "caylus2005":
        return special_2005(view), road_2005(view)
    if game == "caylus1303":
        return printed_1303(view), road_1303(view)
    return [], road_of_cards(view)


def special_2005(view: View) -> list[Cell]:
    """The special buildings and the castle."""
    stand = view["special"]
    cells = [
        Cell("", key, workers=[stand[key]] if stand[key] else [])
        for key in ("gate", "trading-post", "merchants-guild", "joust-field")
    ]
    inn = [stand[side] for side in ("inn-left", "inn-right") if stand[side]]
    cells += [Cell("", "stables", workers=stand["stables"]), Cell("", "inn", workers=inn)]
    return [*cells, Cell("", "castle", workers=stand["castle"])]


def road_2005(view: View) -> list[Cell]:
    """The 28 spaces."""
    cells = []
    for space in range(1, 29):
        entry = view["road"].get(str(space), {})
        workers = [entry["worker"]] if "worker" in entry else []
        marks = "P" * (view["provost"] == space) + "B" * (view["bailiff"] == space)
        cells.append(Cell(str(space), entry.get("tile", ""), entry.get("owner"), workers, marks))
    return cells


def printed_1303(view: View) -> list[Cell]:
    """The buildings before the bridge, and the construction site."""
    cells = [Cell("", key, workers=there) for key, there in view["printed"].items()]
    return [*cells, Cell("", "site", workers=view["queue"])]


def road_1303(view: View) -> list[Cell]:
    """The 23 plots; the provost stands behind one of them."""
    cells = []
    for plot in range(1, 24):
        entry = view["road"].get(str(plot), {})
        marks = "P" if view["provost"] == plot else ""
        owner, workers = entry.get("owner"), entry.get("workers", [])
        cells.append(Cell(str(plot), entry.get("tile", ""), owner, workers, marks))
    return cells


def road_of_cards(view: View) -> list[Cell]:
    """The cards of Magna Carta: residences and monuments show what they are."""
    cells = []
    for space, entry in enumerate(view["road"], 1):
        colour, _, rest = entry["card"].partition("-")
        owner = colour if colour in COLOURS else None
        name = entry.get("top", rest if owner else entry["card"])
        workers = [entry["worker"]] if "worker" in entry else []
        marks = f"{entry['cubes']} " if "cubes" in entry else ""
        marks += "P" if view.get("provost") == space else ""
        cells.append(Cell(str(space), name, owner, workers, marks.strip()))
    return cells
