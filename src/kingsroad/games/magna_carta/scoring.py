"""The end: what everything is worth. Nothing is scored before."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.games.magna_carta.state import UNCOVERED, Board
from kingsroad.games.magna_carta.tiles import (
    CUBES_PER_BONUS,
    DENIERS_PER_BONUS,
    GOLD_BONUS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    TILES,
    TOKEN_PRESTIGE,
)
from kingsroad.realm.stock import DENIER, GOLD, amount, plain_cubes

SOURCES: Final = ["tokens", "buildings", "residences", "prestige", "gold", "cubes", "deniers"]


def score_parts(b: Board, seat: i64) -> vec[i64]:
    """[end.3] to [end.8] The prestige of a seat if the game ended now, in the order of SOURCES."""
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
    for card in PRESTIGE_CARDS:
        if owned.monuments >> card & 1:
            monuments += TILES[card].prestige
    gold = GOLD_BONUS * amount(owned.stock, GOLD)
    cubes = plain_cubes(owned.stock) // CUBES_PER_BONUS
    deniers = amount(owned.stock, DENIER) // DENIERS_PER_BONUS
    return vec[i64]([tokens, buildings, residences, monuments, gold, cubes, deniers])


def score_sheet(b: Board, seat: i64) -> dict[str, int]:
    """The prestige of a seat if the game ended now, by source."""
    parts = score_parts(b, seat)
    return {SOURCES[i]: int(parts[i]) for i in range(len(SOURCES))}


def score_of(b: Board, seat: i64) -> int:
    """The prestige of a seat if the game ended now."""
    points: i64 = 0
    for part in score_parts(b, seat):
        points += part
    return points
