"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.choices import COLOURS, ROAD_KEYS
from kingsroad.games.magna_carta.documents import Holdings, Space, Table, Tokens
from kingsroad.games.magna_carta.state import UNCOVERED, Board, Seat
from kingsroad.games.magna_carta.tiles import (
    OWN_CARDS,
    PHASES,
    PRESTIGE_CARDS,
    TILES,
)
from kingsroad.realm.stock import DENIER, FOOD, GOLD, STONE, WOOD, amount


def describe_board(b: Board) -> Table:
    """Everything that lies open, but for the seats."""
    described: Table = {
        "round": int(b.round),
        "phase": PHASES[b.phase],
        "order": [COLOURS[seat] for seat in b.order],
        "bridge": [COLOURS[seat] for seat in b.bridge],
        "tokens": describe_tokens(b.tokens),
        "road": [describe_space(b, space) for space in range(1, len(b.road))],
    }
    if not b.beginner:
        described["provost"] = int(b.provost)
    return described


def describe_space(b: Board, space: i64) -> Space:
    """One card of the road: what it is, what lies on it, and who stands there."""
    entry: Space = {"card": ROAD_KEYS[b.road[space]]}
    if b.tops[space] != UNCOVERED:
        entry["top"] = TILES[b.tops[space]].key
    if b.cubes[space] > 0:
        entry["cubes"] = int(b.cubes[space])
    if b.workers[space] != NOBODY:
        entry["worker"] = COLOURS[b.workers[space]]
    if b.turning >> space & 1:
        entry["turning"] = True
    return entry


def describe_seat(seat: Seat) -> Holdings:
    """What a seat owns, in the open."""
    stock = seat.stock
    return {
        "food": int(amount(stock, FOOD)),
        "wood": int(amount(stock, WOOD)),
        "stone": int(amount(stock, STONE)),
        "gold": int(amount(stock, GOLD)),
        "deniers": int(amount(stock, DENIER)),
        "tokens": describe_tokens(seat.tokens),
        "prestige": card_names(seat.monuments, PRESTIGE_CARDS),
        "discard": card_names(seat.discard, OWN_CARDS),
        "batches": int(seat.batches),
    }


def describe_tokens(tokens: i64) -> Tokens:
    """Tokens by castle section, eight bits a section."""
    return {
        "dungeon": int(tokens & 255),
        "walls": int((tokens >> 8) & 255),
        "towers": int((tokens >> 16) & 255),
    }


def card_names(cards: i64, among: vec[i64]) -> list[str]:
    """The keys of a set of cards, which are of one kind."""
    return [TILES[card].key for card in among if cards >> card & 1]
