"""The types of this game's documents: its views, and what positions share with them.

Not compiled: whoever reads these types at run time (schemas, tests) needs them as they are written.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kingsroad.core.documents import CommonView

Colour = Literal["blue", "red", "green", "yellow", "black"]
Phase = Literal["setup", "planning", "activation", "delivery", "administration"]


class Plot(TypedDict):
    """A plot of the road with a building."""

    tile: str
    owner: NotRequired[Colour]
    workers: NotRequired[list[Colour]]
    """The first one first."""


class Holdings(TypedDict):
    """What a seat owns in the open: the part of it that a position writes down."""

    food: int
    wood: int
    stone: int
    cloth: int
    gold: int
    workers: int
    """Workers in its supply, which are its money too."""
    characters: list[str]
    bundles: int
    """Bundles delivered in this round."""


class SeatView(Holdings):
    """What a seat owns, and what follows from it."""

    prestige: int | None
    """Face down: until the end only the seat itself knows it."""
    camp: int
    houses: int
    """Houses that are left."""
    recruits: int
    """Workers that come at the end of the round."""
    price: int
    """What placing a worker costs now, in workers."""
    to_come: dict[str, int]
    """Points that it can count on and does not have yet, by source; none when the game is over."""


class Table(TypedDict):
    """The board without the seats."""

    round: int
    phase: Phase
    order: list[Colour]
    bridge: list[Colour]
    """Who has passed, the first one first."""
    provost: int
    """The plot behind which he stands."""
    site: list[str]
    """The tiles of the construction site."""
    queue: list[Colour]
    """The workers before the site."""
    characters: list[str]
    """The characters that belong to no seat."""
    used: list[str]
    """The characters used in this round."""
    printed: dict[str, list[Colour]]
    """The workers in the buildings before the bridge, the first one first."""
    road: dict[str, Plot]
    """By the number of the plot."""


class View(Table, CommonView):
    """All that a seat may see."""

    seats: dict[Colour, SeatView]
    open_site_tiles: int
    supply: list[str]
    """The tiles that can still be built."""
