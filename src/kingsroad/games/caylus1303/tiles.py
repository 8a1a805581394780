"""Every tile, the road, the characters and the figures of the game as printed.

Some values rest on one witness or on reconstruction; each carries its doubt beside it, and
``kingsroad rules caylus1303 --doubts`` lists them. Whoever holds the tiles corrects a line here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.games.caylus1303.documents import Phase
from kingsroad.realm import effect as effects
from kingsroad.realm import tile as printed
from kingsroad.realm.effect import Construct, Guide, Nothing, Trade, Transform
from kingsroad.realm.stock import Stock, stock
from kingsroad.realm.tile import Doubt, of_kinds

# -- kinds of tiles ------------------------------------------------------------------------------

PRINTED: Final[i64] = 0
START: Final[i64] = 1
WOODEN: Final[i64] = 2
OF_STONE: Final[i64] = 3
MONUMENT: Final[i64] = 4
RESIDENTIAL: Final[i64] = 5

KIND_NAMES: Final = ["printed", "start", "wood", "stone", "monument", "residential"]

# -- confidence ----------------------------------------------------------------------------------

PROBABLE: Final = "probable"
"""One witness, and it fits everything else."""
CHECK: Final = "check"
"""One witness, and something speaks against it."""
RECONSTRUCTED: Final = "reconstructed"
"""No witness: it follows from the tiles around it."""

PRICE: Final = Doubt("cost and prestige", PROBABLE, "read from the picture by one witness")
COST: Final = Doubt("cost", PROBABLE, "read from the picture by one witness")
GOODS_GIVEN: Final = Doubt("effect", PROBABLE, "the amounts are sure, the goods have one witness")
SETUP_SIDE: Final = Doubt(
    "set-up side", RECONSTRUCTED, "the amounts are sure; the good is taken from the build side"
)
COPIES: Final = Doubt("copies", PROBABLE, "nine tiles share seven effects; one witness doubles it")
MONUMENT_PRICE: Final = Doubt("cost and prestige", PROBABLE, "one witness; no name is printed")

# -- what is printed on them ---------------------------------------------------------------------


class Gain(effects.Gain):
    """Receive goods, workers, prestige or a favor."""

    def __init__(self, stock: Stock = 0, prestige: i64 = 0, hire: i64 = 0, favors: i64 = 0) -> None:
        super().__init__(stock)
        self.prestige: Final = prestige
        self.hire: Final = hire
        """Workers from the camp."""
        self.favors: Final = favors

    def also_brings(self) -> dict[str, int]:
        """Workers, prestige and favors."""
        return {
            "workers": int(self.hire),
            "prestige": int(self.prestige),
            "favors": int(self.favors),
        }


class Offer(effects.Offer):
    """One line of a trade."""

    def __init__(
        self,
        pay: Stock = 0,
        give: i64 = 0,
        gain: Stock = 0,
        take: i64 = 0,
        prestige: i64 = 0,
        favors: i64 = 0,
        dismiss: i64 = 0,
        hire: i64 = 0,
    ) -> None:
        super().__init__(pay, give, gain)
        self.take: Final = take
        """Cubes of any kinds but gold, at the taker's choice."""
        self.prestige: Final = prestige
        self.favors: Final = favors
        self.dismiss: Final = dismiss
        """Workers that are sent to the camp."""
        self.hire: Final = hire
        """Workers from the camp."""

    def also_asks(self) -> dict[str, int]:
        """Cubes and workers."""
        return {"plain": int(self.give), "workers": int(self.dismiss)}

    def also_brings(self) -> dict[str, int]:
        """Cubes, prestige, favors and workers."""
        return {
            "plain": int(self.take),
            "prestige": int(self.prestige),
            "favors": int(self.favors),
            "workers": int(self.hire),
        }


Effect = Nothing | Gain | Trade[Offer] | Construct | Transform | Guide
"""What the tiles of this game do."""


class Tile(printed.Tile):
    """The printed facts of a building."""

    def __init__(
        self,
        key: str,
        kind: i64,
        effect: Effect,
        cost: Stock = 0,
        plain_cubes: i64 = 0,
        prestige: i64 = 0,
        favors: i64 = 0,
        income: i64 = 0,
        owner: Gain | None = None,
        harvest: Stock = 0,
        setup: Effect | None = None,
        doubts: list[Doubt] | None = None,
    ) -> None:
        super().__init__(key, kind, cost, prestige, income, doubts)
        self.effect: Final = effect
        """What a worker there does."""
        self.plain_cubes: Final = plain_cubes
        """Cubes of any kind but gold, on top of the cost."""
        self.favors: Final = favors
        """Royal favors for building it."""
        self.owner: Final = owner
        """What its owner receives when another seat's worker is there."""
        self.harvest: Final = harvest
        """Goods for its owner in every income phase."""
        self.setup: Final = effect if setup is None else setup
        """What a worker does on the other side, that of tiles laid before the game."""

    def deeds(self) -> dict[str, effects.Effect]:
        """What a worker does on either side, and what the owner receives."""
        deeds: dict[str, effects.Effect] = {"worker": self.effect}
        if self.owner is not None:
            deeds["owner"] = self.owner
        if self.setup is not self.effect:
            deeds["setup"] = self.setup
        return deeds

    def also_asks(self) -> dict[str, int]:
        """Plain cubes."""
        return {"plain": int(self.plain_cubes)}

    def also_brings(self) -> dict[str, int]:
        """Favors."""
        return {"favors": int(self.favors)}

    def harvested(self) -> Stock:
        """The good of a monument."""
        return self.harvest


# -- the tiles -----------------------------------------------------------------------------------

# A tile's number is its place in this list, whatever its kind: a new tile is added at the end.
TILES: Final[list[Tile]] = [
    # Printed on the board before the bridge, in the order of activation.
    Tile("fairground", PRINTED, Trade([Offer(pay=stock(wood=1), favors=1)])),
    Tile(
        "lawyer",
        PRINTED,
        Transform(pay=stock(cloth=1)),
        doubts=[Doubt("price", PROBABLE, "cloth, by one witness and by the game of 2005")],
    ),
    Tile("carpenter", PRINTED, Construct(WOODEN)),
    Tile("toll", PRINTED, Guide(reach=2)),
    # [start.8] Start tiles; their backs are residences.
    Tile("farm", START, Gain(stock(food=1))),
    Tile("second-farm", START, Gain(stock(food=1)), doubts=[COPIES]),
    Tile("sawmill", START, Gain(stock(wood=1))),
    Tile("quarry", START, Gain(stock(stone=1))),
    Tile("start-carpenter", START, Construct(WOODEN)),
    Tile("market", START, Trade([Offer(dismiss=1, take=1)])),
    Tile("second-market", START, Trade([Offer(dismiss=1, take=1)]), doubts=[COPIES]),
    Tile("guild", START, Trade([Offer(give=1, hire=3)])),
    Tile(
        "stone-guild",
        START,
        Trade([Offer(pay=stock(stone=1), hire=4)]),
        doubts=[Doubt("price", PROBABLE, "the four workers are sure, stone has one witness")],
    ),
    # [wood.1] Wood tiles.
    Tile(
        "wood-farm",
        WOODEN,
        Gain(stock(food=2)),
        setup=Gain(stock(food=1), prestige=1),
        cost=stock(food=1, wood=1),
        prestige=2,
        doubts=[PRICE, GOODS_GIVEN],
    ),
    Tile(
        "wood-sawmill",
        WOODEN,
        Gain(stock(wood=2)),
        setup=Gain(stock(wood=1), prestige=1),
        cost=stock(food=1, wood=1),
        prestige=2,
        doubts=[PRICE, GOODS_GIVEN, SETUP_SIDE],
    ),
    Tile(
        "wood-quarry",
        WOODEN,
        Gain(stock(stone=2)),
        setup=Gain(stock(stone=1), prestige=1),
        cost=stock(food=1, wood=1),
        prestige=2,
        doubts=[COST, GOODS_GIVEN, SETUP_SIDE],
    ),
    Tile(
        "spinning-mill",
        WOODEN,
        Gain(stock(cloth=2)),
        setup=Gain(stock(cloth=1), prestige=1),
        cost=stock(wood=2),
        prestige=2,
        doubts=[PRICE, GOODS_GIVEN, SETUP_SIDE],
    ),
    Tile(
        "wood-market",
        WOODEN,
        Trade([Offer(take=1)]),
        cost=stock(food=1, wood=1),
        prestige=3,
        doubts=[PRICE],
    ),
    Tile(
        "covered-market",
        WOODEN,
        Gain(hire=3),
        setup=Gain(hire=2, prestige=1),
        cost=stock(wood=1),
        plain_cubes=1,
        prestige=3,
        doubts=[PRICE],
    ),
    Tile(
        "manor",
        WOODEN,
        Gain(favors=1),
        setup=Gain(prestige=2),
        cost=stock(wood=1, cloth=1),
        prestige=4,
        doubts=[PRICE],
    ),
    Tile(
        "tailor",
        WOODEN,
        Trade([Offer(pay=stock(cloth=1), prestige=4), Offer(pay=stock(cloth=2), prestige=6)]),
        cost=stock(wood=1),
        plain_cubes=1,
        prestige=4,
        doubts=[PRICE, Doubt("price", PROBABLE, "the amounts are sure, cloth has one witness")],
    ),
    Tile(
        "mason",
        WOODEN,
        Construct(OF_STONE),
        setup=Construct(OF_STONE, less=stock(stone=1)),
        cost=stock(wood=1),
        plain_cubes=1,
        prestige=4,
        doubts=[PRICE],
    ),
    # [stone.1] Stone tiles.
    Tile(
        "stone-farm",
        OF_STONE,
        Gain(stock(food=2, cloth=1)),
        setup=Gain(stock(food=1, cloth=1)),
        owner=Gain(stock(food=1)),
        cost=stock(food=1, stone=1),
        prestige=3,
        doubts=[
            COST,
            Doubt("prestige", RECONSTRUCTED, "both sister tiles and the farm of 2005 bring 3"),
            GOODS_GIVEN,
        ],
    ),
    Tile(
        "stone-sawmill",
        OF_STONE,
        Gain(stock(wood=2, cloth=1)),
        setup=Gain(stock(wood=1, cloth=1)),
        owner=Gain(stock(wood=1)),
        cost=stock(food=1, stone=1),
        prestige=3,
        doubts=[
            PRICE,
            Doubt("both sides", CHECK, "cloth as third good; its like of 2005 gives food"),
        ],
    ),
    Tile(
        "stone-quarry",
        OF_STONE,
        Gain(stock(stone=2, cloth=1)),
        setup=Gain(stock(stone=1, cloth=1)),
        owner=Gain(stock(stone=1)),
        cost=stock(food=1, stone=1),
        prestige=3,
        doubts=[PRICE, GOODS_GIVEN],
    ),
    Tile(
        "gold-mine",
        OF_STONE,
        Gain(stock(gold=1)),
        cost=stock(food=1, stone=1),
        prestige=4,
        doubts=[PRICE],
    ),
    Tile(
        "foundry",
        OF_STONE,
        Trade([Offer(dismiss=1, gain=stock(gold=1)), Offer(dismiss=3, gain=stock(gold=2))]),
        cost=stock(wood=1, stone=1),
        prestige=5,
        doubts=[PRICE, GOODS_GIVEN],
    ),
    Tile(
        "alchemist",
        OF_STONE,
        Trade([Offer(give=1, gain=stock(gold=1)), Offer(give=2, gain=stock(gold=2))]),
        cost=stock(wood=1, stone=1),
        prestige=5,
        doubts=[PRICE],
    ),
    Tile(
        "guild-house",
        OF_STONE,
        Trade([Offer(give=1, hire=5)]),
        cost=stock(stone=1),
        plain_cubes=1,
        prestige=4,
        doubts=[PRICE],
    ),
    Tile(
        "church",
        OF_STONE,
        Trade([Offer(dismiss=2, prestige=4), Offer(dismiss=4, prestige=6)]),
        cost=stock(stone=1, cloth=1),
        prestige=5,
        doubts=[PRICE],
    ),
    Tile(
        "jeweller",
        OF_STONE,
        Trade([Offer(pay=stock(gold=1), prestige=5), Offer(pay=stock(gold=2), prestige=9)]),
        cost=stock(wood=1, stone=1),
        prestige=5,
        doubts=[PRICE],
    ),
    # [monument.9] Monuments, each built over a residence of its owner.
    Tile(
        "theatre",
        MONUMENT,
        Nothing(),
        cost=stock(wood=4, gold=3),
        prestige=12,
        favors=1,
        doubts=[COST],
    ),
    Tile(
        "garden",
        MONUMENT,
        Nothing(),
        cost=stock(wood=1, gold=1),
        prestige=4,
        income=2,
        doubts=[PRICE],
    ),
    Tile(
        "granary",
        MONUMENT,
        Nothing(),
        cost=stock(stone=1, gold=1),
        prestige=7,
        harvest=stock(food=1),
        doubts=[COST, Doubt("prestige", CHECK, "better than the statue in all; 5 or 6 would fit")],
    ),
    Tile(
        "manufacture",
        MONUMENT,
        Nothing(),
        cost=stock(cloth=1, gold=1),
        prestige=5,
        harvest=stock(cloth=1),
        doubts=[PRICE],
    ),
    Tile(
        "statue",
        MONUMENT,
        Nothing(),
        cost=stock(stone=2, gold=1),
        prestige=7,
        doubts=[MONUMENT_PRICE],
    ),
    Tile(
        "cathedral",
        MONUMENT,
        Nothing(),
        cost=stock(stone=3, gold=3),
        prestige=15,
        doubts=[MONUMENT_PRICE],
    ),
    Tile(
        "mansion",
        MONUMENT,
        Nothing(),
        cost=stock(stone=5, gold=5),
        prestige=20,
        doubts=[
            Doubt("cost and prestige", CHECK, "little more than the cathedral; 25 would fit better")
        ],
    ),
    # The back of the start tiles.
    Tile("residence", RESIDENTIAL, Nothing(), income=1),
]

# -- the numbers of the tiles --------------------------------------------------------------------

NO_TILE: Final[i64] = -1
TILE_NUMBER: Final[dict[str, int]] = {TILES[i].key: i for i in range(len(TILES))}

LAWYER: Final[i64] = TILE_NUMBER["lawyer"]
TOLL: Final[i64] = TILE_NUMBER["toll"]
MASON: Final[i64] = TILE_NUMBER["mason"]
RESIDENCE: Final[i64] = TILE_NUMBER["residence"]

OF_KIND: Final = [vec[i64](of_kinds(TILES, [kind])) for kind in range(len(KIND_NAMES))]
"""The tiles of each kind."""
BUILDABLE: Final = vec[i64](of_kinds(TILES, [WOODEN, OF_STONE, MONUMENT]))
"""The tiles that seats build."""
WORKPLACES: Final = of_kinds(TILES, [PRINTED, START, WOODEN, OF_STONE])
"""[plan.4] [residence.2] Neither monuments nor residences take workers."""
TAKES_WORKERS: Final[i64] = sum([BIT[tile] for tile in WORKPLACES])


YIELDS: Final = vec[i64]([tile.income for tile in TILES])
"""The workers that each tile brings its owner at recruiting."""


def takes_workers(tile: i64) -> bool:
    """[plan.4] Whether a worker can stand on a tile."""
    return bool(TAKES_WORKERS >> tile & 1)


def effect_of(tile: i64, setup_side: bool) -> Effect:
    """What is printed on the side of a tile that shows."""
    return TILES[tile].setup if setup_side else TILES[tile].effect


# -- the road ------------------------------------------------------------------------------------

LAST_START_PLOT: Final[i64] = 8
WOOD_PLOT: Final[i64] = 9
STONE_PLOT: Final[i64] = 14
LAST_PLOT: Final[i64] = 23
BEYOND: Final[i64] = 3
"""Spots for the provost beyond the end of the road."""
PROVOST_START: Final[i64] = 8
"""He stands between two plots; number n is behind plot n, and 0 is right behind the bridge."""

OPEN_SITE_TILES: Final = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
"""How many tiles of the construction site a favor can use, by round."""
SITE_TILES: Final[i64] = 3

# -- the characters ------------------------------------------------------------------------------

EARLY_RISER: Final[i64] = 0
NIGHT_WORKER: Final[i64] = 1
JOURNEYMAN: Final[i64] = 2
THIEF: Final[i64] = 3
STEWARD: Final[i64] = 4
BAILIFF: Final[i64] = 5
ARCHITECT: Final[i64] = 6
DELIVERYMAN: Final[i64] = 7
CHAMBERLAIN: Final[i64] = 8
FOREMAN: Final[i64] = 9
GOLDSMITH: Final[i64] = 10
DAY_LABOURER: Final[i64] = 11
CHARACTERS: Final[i64] = 12

CHARACTER_KEYS: Final = [
    "early-riser",
    "night-worker",
    "journeyman",
    "thief",
    "steward",
    "bailiff",
    "architect",
    "deliveryman",
    "chamberlain",
    "foreman",
    "goldsmith",
    "day-labourer",
]
SPARE_CHARACTERS: Final[i64] = 3
"""Characters beyond one for each seat; they begin beside the castle."""

# -- the recommended first game ------------------------------------------------------------------

FIRST_GAME_CHARACTERS: Final = [
    ARCHITECT,
    FOREMAN,
    BAILIFF,
    DAY_LABOURER,
    CHAMBERLAIN,
    DELIVERYMAN,
    JOURNEYMAN,
    EARLY_RISER,
]
"""The first five for two seats, and one more for each further seat."""
FIRST_GAME_SITE: Final = ["second-farm", "covered-market", "jeweller"]
FIRST_GAME_ROAD: Final = [
    "farm",
    "sawmill",
    "quarry",
    "market",
    "start-carpenter",
    "guild",
    "second-market",
    "stone-guild",
]
FIRST_GAME_WOOD: Final = "wood-market"
FIRST_GAME_STONE: Final = "gold-mine"

# -- other figures -------------------------------------------------------------------------------

ROUNDS: Final[i64] = 9
WORKERS: Final[i64] = 15
STARTING_WORKERS: Final = vec[i64]([0, 0, 10, 6, 6, 10])
"""By the number of seats."""
RECRUITS: Final = vec[i64]([0, 0, 3, 3, 3, 2])
"""By the number of seats."""
STARTING_STOCK: Final = stock(food=1, wood=2, stone=1)
HOUSES: Final[i64] = 9
"""Ten, of which one always stands at the bridge."""
WORKERS_A_STEP: Final[i64] = 1
"""What a seat pays for each step that it moves the provost."""
WORKER_PRICE: Final[i64] = 1
"""The workers of a placement."""
DEAR_PRICE: Final[i64] = 2
"""The same once a seat has passed, and for the Early Riser."""
VISITOR_PRESTIGE: Final[i64] = 1
STEWARD_PRESTIGE: Final[i64] = 2
ARCHITECT_PRESTIGE: Final[i64] = 1
BUNDLE_CUBES: Final[i64] = 3
BUNDLE_PRESTIGE: Final[i64] = 5
FOREMAN_PRESTIGE: Final[i64] = 1
GOLDSMITH_PRESTIGE: Final[i64] = 5
DAY_LABOURER_RECRUITS: Final[i64] = 1
BAILIFF_REACH: Final[i64] = 1
GOLD_BONUS: Final[i64] = 2

BOARD_DOUBTS: Final[list[Doubt]] = [
    Doubt("plots: 4 free before the stone plot, 9 behind it", PROBABLE, "one witness"),
    Doubt("provost: 3 spots beyond the end of the road", RECONSTRUCTED, "more than one is sure"),
    Doubt(
        "first game: buildings of the road and the site",
        RECONSTRUCTED,
        "only a picture existed; the gold mine as stone tile follows from the examples",
    ),
]
"""Doubts about what is printed on no tile."""

# -- the phases of a round ------------------------------------------------------------------------

PHASES: Final[list[Phase]] = ["setup", "planning", "activation", "delivery", "administration"]
PHASE_NAMES: Final[list[str]] = [*PHASES]
"""The same as plain texts: lists of them go where any names go."""
