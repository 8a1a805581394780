"""The end: what everything is worth. Nothing is scored before."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.games.magna_carta.state import UNCOVERED, Board
from kingsroad.games.magna_carta.tiles import (
    CUBES_PER_BONUS,
    DENIERS_PER_BONUS,
    FIRST_PRESTIGE,
    GOLD_BONUS,
    RESIDENCE,
    SECTIONS,
    TILES,
    TOKEN_PRESTIGE,
)
from kingsroad.realm.stock import DENIER, GOLD, amount, plain_cubes


def score_sheet(b: Board, seat: i64) -> dict[str, int]:
    """[end.3] to [end.8] The prestige of a seat if the game ended now, by source."""
    owned = b.seats[seat]
    tokens: i64 = 0
    for section in range(SECTIONS):
        tokens += TOKEN_PRESTIGE[section] * owned.tokens_of(section)
    buildings: i64 = 0
    residences: i64 = 0
    for space in range(1, len(b.road)):
        if b.owner_at(space) == seat:
            if b.tops[space] == UNCOVERED:
                buildings += TILES[b.card_at(space)].prestige
            elif b.tops[space] == RESIDENCE:
                residences += TILES[RESIDENCE].prestige
    monuments: i64 = 0
    for card in range(FIRST_PRESTIGE, RESIDENCE):
        if owned.monuments >> card & 1:
            monuments += TILES[card].prestige
    return {
        "tokens": int(tokens),
        "buildings": int(buildings),
        "residences": int(residences),
        "prestige": int(monuments),
        "gold": int(GOLD_BONUS * amount(owned.stock, GOLD)),
        "cubes": int(plain_cubes(owned.stock) // CUBES_PER_BONUS),
        "deniers": int(amount(owned.stock, DENIER) // DENIERS_PER_BONUS),
    }


def score_of(b: Board, seat: i64) -> int:
    """The prestige of a seat if the game ended now."""
    return sum(score_sheet(b, seat).values())
