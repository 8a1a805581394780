"""The castle and the figures of Caylus Magna Carta."""

from __future__ import annotations

from dataclasses import dataclass

from kingsroad.games.magna_carta import tiles
from kingsroad.games.magna_carta.meta import MAGNA_CARTA
from kingsroad.games.magna_carta.phases import FIVE_PHASES, SIX_PHASES
from kingsroad.games.magna_carta.state import Seat, bare_board
from kingsroad.realm.provost import REACH
from kingsroad.text.boards.common import phases_of, worth
from kingsroad.text.glyphs import Glyphs, goods


@dataclass(frozen=True)
class Section:
    """A section of the castle."""

    key: str
    points: int
    """For a token."""
    tokens: dict[str, int]
    """Tokens at the beginning, by the number of seats."""


@dataclass(frozen=True)
class Printed:
    """What the table shows besides the cards."""

    phases: list[str]
    beginner_phases: list[str]
    workers: int
    """Of a seat."""
    hand: int
    """Cards with which everybody begins."""
    start: Glyphs
    """Goods and money with which everybody begins."""
    income: int
    """In deniers, before anything that brings more."""
    provost_reach: int
    """How far a seat can move the provost, for a denier a space."""
    provost_step: int
    """How far he walks by himself after a round."""
    sections: list[Section]
    idle_tokens: int
    """Tokens that leave the game when nobody hands in a batch."""
    most_batches: Glyphs
    """For the most batches of a round."""
    left_over: list[Glyphs]
    """What is worth something at the end."""


def printed() -> Printed:
    """All of it, from the rules."""
    return Printed(
        phases=phases_of(SIX_PHASES, tiles.PHASE_NAMES),
        beginner_phases=phases_of(FIVE_PHASES, tiles.PHASE_NAMES),
        workers=int(tiles.WORKERS),
        hand=int(tiles.HAND),
        start=goods(tiles.STARTING_STOCK),
        income=int(tiles.BASIC_INCOME),
        provost_reach=int(REACH),
        provost_step=int(tiles.PROVOST_STEP),
        sections=sections(),
        idle_tokens=int(tiles.IDLE_TOKENS),
        most_batches=goods(tiles.MOST_REWARD),
        left_over=[
            worth("gold", 1, tiles.GOLD_BONUS),
            worth("plain", tiles.CUBES_PER_BONUS, 1),
            worth("deniers", tiles.DENIERS_PER_BONUS, 1),
        ],
    )


def sections() -> list[Section]:
    """The sections of the castle."""
    return [
        Section(
            tiles.SECTION_NAMES[number],
            tiles.TOKEN_PRESTIGE[number],
            {str(seats): tokens_of(seats, number) for seats in MAGNA_CARTA.seats},
        )
        for number in range(tiles.SECTIONS)
    ]


def tokens_of(seats: int, section: int) -> int:
    """The tokens of a section before the first is taken."""
    board = bare_board(seats, False)
    return int(Seat(tokens=board.tokens).tokens_of(section))
