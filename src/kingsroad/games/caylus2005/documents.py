"""The types of this game's documents: its views, and what positions share with them.

Not compiled: whoever reads these types at run time (schemas, tests) needs them as they are written.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kingsroad.core.documents import CommonView

Colour = Literal["blue", "red", "green", "orange", "black"]
Phase = Literal[
    "setup",
    "income",
    "placement",
    "special-buildings",
    "provost",
    "buildings",
    "castle",
    "end-of-turn",
]

Special = TypedDict(
    "Special",
    {
        "gate": Colour | None,
        "trading-post": Colour | None,
        "merchants-guild": Colour | None,
        "joust-field": Colour | None,
        "stables": list[Colour],
        "inn-left": Colour | None,
        "inn-right": Colour | None,
        "castle": list[Colour],
    },
)
"""The workers before the bridge and at the castle; rows of them in the order of the places."""


class Space(TypedDict):
    """A space of the road with a building."""

    tile: str
    owner: NotRequired[Colour]
    worker: NotRequired[Colour]
    claim: NotRequired[Colour]
    """Whose residence it becomes once the worker has acted."""


class Markers(TypedDict):
    """The column of a seat's marker in each line of favors; 0 before the first."""

    a: int
    b: int
    c: int
    d: int


class Houses(TypedDict):
    """Houses in each section of the castle."""

    dungeon: int
    walls: int
    towers: int


class Holdings(TypedDict):
    """What a seat owns: the part of it that a position writes down."""

    food: int
    wood: int
    stone: int
    cloth: int
    gold: int
    deniers: int
    prestige: int
    markers: Markers
    lines_used: list[str]
    """The lines of favors used in this phase."""
    houses: Houses
    batches: int
    """Batches handed over in this castle phase."""


class SeatView(Holdings):
    """What a seat owns, and what follows from it."""

    workers: int
    """Workers at home."""
    income: int
    price: int
    """What placing a worker costs now."""
    to_come: dict[str, int]
    """Points that it can count on and does not have yet, by source; none when the game is over."""


class Table(TypedDict):
    """The board without the seats."""

    turn: int
    phase: Phase
    order: list[Colour]
    bridge: list[Colour]
    """Who has passed, the first one first."""
    provost: int
    bailiff: int
    counted: list[str]
    special: Special
    road: dict[str, Space]
    """By the number of the space."""


class View(Table, CommonView):
    """All that a seat may see."""

    seats: dict[Colour, SeatView]
    supply: list[str]
    """The tiles that can still be built."""
