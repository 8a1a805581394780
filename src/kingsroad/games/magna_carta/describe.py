"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.choices import GOODS, ROAD_KEYS, SEAT_NAMES
from kingsroad.games.magna_carta.state import UNCOVERED, Board, Seat
from kingsroad.games.magna_carta.tiles import (
    OWN_CARDS,
    PHASE_NAMES,
    PRESTIGE_CARDS,
    SECTION_NAMES,
    SECTIONS,
    TILES,
)
from kingsroad.realm.stock import DENIER, KINDS, amount


def describe_board(b: Board) -> dict[str, object]:
    """Everything that lies open, but for the seats."""
    described: dict[str, object] = {
        "round": int(b.round),
        "phase": PHASE_NAMES[b.phase],
        "order": [SEAT_NAMES[seat] for seat in b.order],
        "bridge": [SEAT_NAMES[seat] for seat in b.bridge],
        "tokens": describe_tokens(b.tokens),
        "road": [describe_space(b, space) for space in range(1, len(b.road))],
    }
    if not b.beginner:
        described["provost"] = int(b.provost)
    return described


def describe_space(b: Board, space: i64) -> dict[str, object]:
    """One card of the road: what it is, what lies on it, and who stands there."""
    entry: dict[str, object] = {"card": ROAD_KEYS[b.road[space]]}
    if b.tops[space] != UNCOVERED:
        entry["top"] = TILES[b.tops[space]].key
    if b.cubes[space] > 0:
        entry["cubes"] = int(b.cubes[space])
    if b.workers[space] != NOBODY:
        entry["worker"] = SEAT_NAMES[b.workers[space]]
    if b.turning >> space & 1:
        entry["turning"] = True
    return entry


def describe_seat(seat: Seat) -> dict[str, object]:
    """What a seat owns, in the open."""
    described: dict[str, object] = {
        KINDS[kind]: int(amount(seat.stock, kind)) for kind in [*GOODS, DENIER]
    }
    described["tokens"] = describe_tokens(seat.tokens)
    described["prestige"] = card_names(seat.monuments, PRESTIGE_CARDS)
    described["discard"] = card_names(seat.discard, OWN_CARDS)
    described["batches"] = int(seat.batches)
    return described


def describe_tokens(tokens: i64) -> dict[str, int]:
    """Tokens by castle section."""
    return {
        SECTION_NAMES[section]: int((tokens >> (8 * section)) & 255) for section in range(SECTIONS)
    }


def card_names(cards: i64, among: vec[i64]) -> list[str]:
    """The keys of a set of cards, which are of one kind."""
    return [TILES[card].key for card in among if cards >> card & 1]
