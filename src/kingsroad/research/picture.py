"""The table as a picture, drawn from the view: the road, who owns and works where, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from kingsroad.library import AnyGame
from kingsroad.research.profile import Cell, View, profile_of
from kingsroad.research.render import pairs
from kingsroad.text import ask

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
LETTERS = {"black": "K"}
"""The letters of seats that are not the first of their names."""


def picture(game: AnyGame, seat: int) -> Image.Image:
    """The table as a seat sees it."""
    view: View = game.view(seat)
    profile = profile_of(game.rules)
    before = [] if profile.before is None else profile.before(view)
    road = profile.road(view)
    rows = bool(before) + profile.road_rows
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
