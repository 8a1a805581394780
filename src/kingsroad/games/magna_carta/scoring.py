"""The end: what everything is worth. Nothing is scored before."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.games.magna_carta.state import Board, Seat
from kingsroad.games.magna_carta.tiles import (
    CUBES_PER_BONUS,
    DENIERS_PER_BONUS,
    GOLD_BONUS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    TOKEN_PRESTIGE,
    WORTH,
    effect_of,
)
from kingsroad.realm.effect import Gain
from kingsroad.realm.stock import DENIER, GOLD, Stock, amount, plain_cubes

TOKEN_WORTH: Final = vec[i64](TOKEN_PRESTIGE)
SOURCES: Final = ["tokens", "buildings", "residences", "prestige", "gold", "cubes", "deniers"]


Parts = tuple[i64, i64, i64, i64, i64, i64, i64]
"""Points in the order of SOURCES."""


def score_parts(owned: Seat) -> Parts:
    """[end.3] to [end.8] The prestige of a seat if the game ended now."""
    tokens: i64 = 0
    for section in range(SECTIONS):
        tokens += TOKEN_WORTH[section] * owned.tokens_of(section)
    monuments: i64 = 0
    if owned.monuments:
        for card in PRESTIGE_CARDS:
            if owned.monuments >> card & 1:
                monuments += WORTH[card]
    residences = owned.residences * WORTH[RESIDENCE]
    gold, cubes, deniers = goods_parts(owned.stock)
    return tokens, owned.buildings, residences, monuments, gold, cubes, deniers


def goods_parts(held: Stock) -> tuple[i64, i64, i64]:
    """[end.6] to [end.8] What gold, other cubes and deniers are worth."""
    gold = GOLD_BONUS * amount(held, GOLD)
    cubes = plain_cubes(held) // CUBES_PER_BONUS
    deniers = amount(held, DENIER) // DENIERS_PER_BONUS
    return gold, cubes, deniers


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
    road = then[0] - now[0] + then[1] - now[1] + then[2] - now[2]
    return {"road": int(road)} if road else {}


def score_sheet(b: Board, seat: i64) -> dict[str, int]:
    """The prestige of a seat if the game ended now, by source."""
    parts = score_parts(b.seats[seat])
    return {source: int(points) for source, points in zip(SOURCES, parts, strict=True)}


def score_of(owned: Seat) -> i64:
    """The prestige of a seat if the game ended now."""
    tokens, buildings, residences, monuments, gold, cubes, deniers = score_parts(owned)
    return tokens + buildings + residences + monuments + gold + cubes + deniers
