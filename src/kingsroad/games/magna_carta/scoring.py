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
    effect_of,
)
from kingsroad.realm.effect import Gain
from kingsroad.realm.stock import DENIER, GOLD, Stock, amount, plain_cubes

WORTH: Final = vec[i64]([tile.prestige for tile in TILES])
"""The prestige of each card."""
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
                buildings += WORTH[b.card_at(space)]
            elif b.tops[space] == RESIDENCE:
                residences += WORTH[RESIDENCE]
    monuments: i64 = 0
    if owned.monuments:
        for card in PRESTIGE_CARDS:
            if owned.monuments >> card & 1:
                monuments += WORTH[card]
    goods = goods_parts(owned.stock)
    return vec[i64]([tokens, buildings, residences, monuments, goods[0], goods[1], goods[2]])


def goods_parts(held: Stock) -> vec[i64]:
    """[end.6] to [end.8] What gold, other cubes and deniers are worth."""
    gold = GOLD_BONUS * amount(held, GOLD)
    cubes = plain_cubes(held) // CUBES_PER_BONUS
    deniers = amount(held, DENIER) // DENIERS_PER_BONUS
    return vec[i64]([gold, cubes, deniers])


def to_come(b: Board, seat: i64) -> dict[str, int]:
    """The points that a seat can count on besides its score, by source, as if no round came.

    Goods are in the score already. This is what its workers on the road bring besides if the
    provost stays: only what a card simply gives, nothing that is for the seat to decide.
    """
    held = b.seats[seat].stock
    made: Stock = 0
    last = b.last_space() if b.beginner else b.provost
    for space in range(1, last + 1):
        if b.workers[space] == seat:
            effect = effect_of(b.card_at(space), False)
            if isinstance(effect, Gain):
                made += effect.stock
    now = goods_parts(held)
    then = goods_parts(held + made)
    road: i64 = 0
    for i in range(len(now)):
        road += then[i] - now[i]
    return {"road": int(road)} if road else {}


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
