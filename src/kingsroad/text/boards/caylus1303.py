"""The board of Caylus 1303."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.games.caylus1303 import tiles
from kingsroad.games.caylus1303.meta import CAYLUS_1303
from kingsroad.games.caylus1303.phases import FOUR_PHASES
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.state import BRIDGE, bare_board
from kingsroad.realm.effect import Guide
from kingsroad.realm.provost import REACH
from kingsroad.text.boards.common import phases_of, worth
from kingsroad.text.glyphs import ARROW, PLUS, Glyph, Glyphs, goods


@dataclass(frozen=True)
class Printed:
    """What is printed on the board."""

    phases: list[str]
    rounds: int
    printed: list[str]
    """The buildings before the bridge, in the order of activation."""
    plots: int
    """The plots of the road."""
    beyond: int
    """Spots for the provost beyond the end of the road."""
    site_tiles: int
    """The tiles of the construction site."""
    open_site_tiles: list[int]
    """How many of them a favor can use, by round from the first."""
    bundle: Glyphs
    """What is delivered to the castle, for how many points."""
    bridge_reach: int
    """How far a seat can move the provost at the bridge, for a worker a space."""
    toll_reach: int
    """The same for a worker at the toll."""
    bailiff_reach: int
    """The same for who has the Bailiff."""
    prices: list[int]
    """What placing a worker costs, in workers, before and after the first pass."""
    visitor_points: int
    """For the owner of a building in which somebody else places a worker."""
    workers: int
    """Of a seat, in all."""
    houses: int
    """Of a seat, besides the one at the bridge."""
    start: Glyphs
    """The cubes with which everybody begins."""
    start_workers: dict[str, int]
    """The workers with which everybody begins, by the number of seats."""
    recruits: dict[str, int]
    """The workers that come after every round, by the number of seats."""
    characters: dict[str, int]
    """The characters in the game, by the number of seats."""
    left_over: list[Glyphs]
    """What is worth something at the end."""


def printed() -> Printed:
    """All of it, from the rules."""
    toll = tiles.TILES[tiles.TOLL].effect
    assert isinstance(toll, Guide)
    seats = CAYLUS_1303.seats
    return Printed(
        phases=phases_of(FOUR_PHASES, tiles.PHASE_NAMES),
        rounds=int(tiles.ROUNDS),
        printed=[tile.key for tile in tiles.TILES[:BRIDGE]],
        plots=int(tiles.LAST_PLOT),
        beyond=int(tiles.BEYOND),
        site_tiles=int(tiles.SITE_TILES),
        open_site_tiles=list(tiles.OPEN_SITE_TILES[1:]),
        bundle=bundle(),
        bridge_reach=int(REACH),
        toll_reach=int(toll.reach),
        bailiff_reach=int(tiles.BAILIFF_REACH),
        prices=prices(),
        visitor_points=int(tiles.VISITOR_PRESTIGE),
        workers=int(tiles.WORKERS),
        houses=int(tiles.HOUSES),
        start=goods(tiles.STARTING_STOCK),
        start_workers={str(number): int(tiles.STARTING_WORKERS[number]) for number in seats},
        recruits={str(number): int(tiles.RECRUITS[number]) for number in seats},
        characters={str(number): int(number + tiles.SPARE_CHARACTERS) for number in seats},
        left_over=[worth("gold", 1, tiles.GOLD_BONUS)],
    )


def bundle() -> Glyphs:
    """A food and other cubes for points."""
    cubes: Glyphs = (Glyph("food"),)
    for _ in range(tiles.BUNDLE_CUBES - 1):
        cubes = (*cubes, PLUS, Glyph("any"))
    return (*cubes, ARROW, Glyph("points", int(tiles.BUNDLE_PRESTIGE)))


def prices() -> list[int]:
    """What placing a worker costs before and after the first pass."""
    board = bare_board(3, False)
    before = price(board, 0)
    board.bridge = vec[i64]([1])
    return [int(before), int(price(board, 0))]
