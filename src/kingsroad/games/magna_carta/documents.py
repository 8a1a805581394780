"""The types of this game's documents: its views, and what positions share with them.

Not compiled: whoever reads these types at run time (schemas, tests) needs them as they are written.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kingsroad.core.documents import CommonView

Colour = Literal["blue", "red", "green", "orange"]
Phase = Literal["setup", "income", "actions", "provost", "buildings", "castle", "end-of-round"]


class Tokens(TypedDict):
    """Tokens of each section of the castle."""

    dungeon: int
    walls: int
    towers: int


class Space(TypedDict):
    """A card of the road."""

    card: str
    """The key of a neutral card, or a colour and the key of a card of that deck."""
    top: NotRequired[str]
    """What covers the card: a residence or a prestige building."""
    cubes: NotRequired[int]
    """Cubes that lie on it for its owner."""
    worker: NotRequired[Colour]
    turning: NotRequired[Literal[True]]
    """It becomes a residence once its worker has acted."""


class Holdings(TypedDict):
    """What a seat owns in the open: the part of it that a position writes down."""

    food: int
    wood: int
    stone: int
    gold: int
    deniers: int
    tokens: Tokens
    prestige: list[str]
    """Its prestige buildings."""
    discard: list[str]
    batches: int
    """Batches handed over in this castle phase."""
    hand: NotRequired[list[str]]
    """Only for the seat itself."""


class SeatView(Holdings):
    """What a seat owns, and what follows from it."""

    workers: int
    """Workers at home."""
    hand_size: int
    pile_size: int
    income: int
    score: int
    """What its open holdings are worth now."""
    to_come: dict[str, int]
    """Points that it can count on and does not have yet, by source; none when the game is over."""


class Table(TypedDict):
    """Everything that lies open, but for the seats."""

    round: int
    phase: Phase
    order: list[Colour]
    bridge: list[Colour]
    """Who has passed, the first one first."""
    tokens: Tokens
    road: list[Space]
    provost: NotRequired[int]
    """The beginner game has none."""


class View(Table, CommonView):
    """All that a seat may see."""

    seats: dict[Colour, SeatView]
    supply: list[str]
    """The prestige buildings that can still be built."""
