"""Every tile, the road, the favor table and the castle as printed, in rulebook order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.games.caylus2005.documents import Phase
from kingsroad.realm import effect as effects
from kingsroad.realm import tile as printed
from kingsroad.realm.effect import Construct, Nothing, OneOf, Sell, Swap, Trade, Transform
from kingsroad.realm.stock import Stock, stock
from kingsroad.realm.tile import of_kinds

# -- kinds of tiles ------------------------------------------------------------------------------

SPECIAL: Final[i64] = 0
NEUTRAL: Final[i64] = 1
FIXED: Final[i64] = 2
WOODEN: Final[i64] = 3
OF_STONE: Final[i64] = 4
PRESTIGE: Final[i64] = 5
RESIDENTIAL: Final[i64] = 6

KIND_NAMES: Final = ["special", "neutral", "fixed", "wood", "stone", "prestige", "residential"]

# -- what is printed on them ---------------------------------------------------------------------


class Gain(effects.Gain):
    """Receive goods, money or prestige."""

    def __init__(self, stock: Stock = 0, prestige: i64 = 0) -> None:
        super().__init__(stock)
        self.prestige: Final = prestige

    def also_brings(self) -> dict[str, int]:
        """Prestige."""
        return {"prestige": int(self.prestige)}


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
    ) -> None:
        super().__init__(pay, give, gain)
        self.take: Final = take
        """Cubes of any kinds but gold, at the taker's choice."""
        self.prestige: Final = prestige
        self.favors: Final = favors

    def also_brings(self) -> dict[str, int]:
        """Cubes, prestige and favors."""
        return {
            "plain": int(self.take),
            "prestige": int(self.prestige),
            "favors": int(self.favors),
        }


Effect = Nothing | Gain | OneOf | Trade[Offer] | Sell | Swap | Construct | Transform
"""What tiles and favor fields of this game do."""


class Tile(printed.Tile):
    """The printed facts of a building."""

    def __init__(
        self,
        key: str,
        kind: i64,
        effect: Effect,
        cost: Stock = 0,
        any_cubes: i64 = 0,
        prestige: i64 = 0,
        favors: i64 = 0,
        income: i64 = 0,
        optional: str = "",
    ) -> None:
        super().__init__(key, kind, cost, prestige, income)
        self.effect: Final = effect
        """What a worker there does."""
        self.any_cubes: Final = any_cubes
        """Cubes of any kind, gold included, on top of the cost."""
        self.favors: Final = favors
        """Royal favors for building it."""
        self.optional: Final = optional
        """What the option says that brings it into the game; empty for tiles of every game."""

    def deeds(self) -> dict[str, effects.Effect]:
        """What a worker does."""
        return {"worker": self.effect}

    def also_asks(self) -> dict[str, int]:
        """Cubes of any kind."""
        return {"any": int(self.any_cubes)}

    def also_brings(self) -> dict[str, int]:
        """Favors."""
        return {"favors": int(self.favors)}


# -- the tiles -----------------------------------------------------------------------------------

# A tile's number is its place in this list, whatever its kind: a new tile is added at the end.
TILES: Final[list[Tile]] = [
    # Special buildings, before the bridge, in the order of activation. The gate, the guild, the
    # stables and the inn move pieces and not goods: their steps are in special.py.
    Tile("gate", SPECIAL, Nothing()),
    Tile("trading-post", SPECIAL, Gain(stock(deniers=3))),
    Tile("merchants-guild", SPECIAL, Nothing()),
    Tile("joust-field", SPECIAL, Trade([Offer(pay=stock(deniers=1, cloth=1), favors=1)])),
    Tile("stables", SPECIAL, Nothing()),
    Tile("inn", SPECIAL, Nothing()),
    Tile("castle", SPECIAL, Nothing()),
    # Neutral tiles, shuffled onto the first six spaces.
    Tile("farm", NEUTRAL, OneOf([stock(food=1), stock(cloth=1)])),
    Tile("forest", NEUTRAL, OneOf([stock(food=1), stock(wood=1)])),
    Tile("sawmill", NEUTRAL, Gain(stock(wood=1))),
    Tile("quarry", NEUTRAL, Gain(stock(stone=1))),
    Tile("market", NEUTRAL, Sell(deniers=4)),
    Tile("carpenter", NEUTRAL, Construct(WOODEN)),
    # Fixed buildings, printed on the board.
    Tile("peddler", FIXED, Trade([Offer(pay=stock(deniers=2), take=1)])),
    Tile("fixed-carpenter", FIXED, Construct(WOODEN)),
    Tile("gold-mine", FIXED, Gain(stock(gold=1))),
    # Wood tiles.
    Tile(
        "food-farm",
        WOODEN,
        OneOf([stock(food=2), stock(cloth=1)]),
        cost=stock(wood=1, food=1),
        prestige=2,
    ),
    Tile(
        "cloth-farm",
        WOODEN,
        OneOf([stock(food=1), stock(cloth=2)]),
        cost=stock(wood=1, food=1),
        prestige=2,
    ),
    Tile("wood-quarry", WOODEN, Gain(stock(stone=2)), cost=stock(wood=1, food=1), prestige=2),
    Tile("wood-sawmill", WOODEN, Gain(stock(wood=2)), cost=stock(wood=1, food=1), prestige=2),
    Tile("wood-market", WOODEN, Sell(deniers=6), cost=stock(wood=1), any_cubes=1, prestige=4),
    Tile(
        "wood-peddler",
        WOODEN,
        Trade([Offer(pay=stock(deniers=1), take=1), Offer(pay=stock(deniers=2), take=2)]),
        cost=stock(wood=1),
        any_cubes=1,
        prestige=4,
    ),
    Tile("mason", WOODEN, Construct(OF_STONE), cost=stock(wood=1, food=1), prestige=4),
    Tile(
        "lawyer",
        WOODEN,
        Transform(pay=stock(deniers=1, cloth=1)),
        cost=stock(wood=1, cloth=1),
        prestige=4,
    ),
    # Stone tiles.
    Tile("stone-farm", OF_STONE, Gain(stock(food=2, cloth=1)), stock(stone=1, food=1), prestige=3),
    Tile("park", OF_STONE, Gain(stock(wood=2, food=1)), stock(stone=1, food=1), prestige=3),
    Tile("workshop", OF_STONE, Gain(stock(stone=2, cloth=1)), stock(stone=1, food=1), prestige=3),
    Tile(
        "church",
        OF_STONE,
        Trade([Offer(pay=stock(deniers=2), prestige=3), Offer(pay=stock(deniers=4), prestige=5)]),
        cost=stock(stone=1, cloth=1),
        prestige=3,
        favors=1,
    ),
    Tile(
        "tailor",
        OF_STONE,
        Trade([Offer(pay=stock(cloth=2), prestige=4), Offer(pay=stock(cloth=3), prestige=6)]),
        cost=stock(stone=1, wood=1),
        prestige=6,
    ),
    Tile(
        "bank",
        OF_STONE,
        Trade(
            [
                Offer(pay=stock(deniers=2), gain=stock(gold=1)),
                Offer(pay=stock(deniers=5), gain=stock(gold=2)),
            ]
        ),
        cost=stock(stone=1, wood=1),
        prestige=6,
    ),
    Tile(
        "alchemist",
        OF_STONE,
        Trade([Offer(give=2, gain=stock(gold=1)), Offer(give=4, gain=stock(gold=2))]),
        cost=stock(stone=1, food=1),
        prestige=6,
    ),
    Tile("architect", OF_STONE, Construct(PRESTIGE), cost=stock(stone=1, food=1), prestige=6),
    Tile("second-architect", OF_STONE, Construct(PRESTIGE), stock(stone=1, food=1), prestige=6),
    # The tenth stone tile, an option.
    Tile(
        "jeweller",
        OF_STONE,
        Trade([Offer(pay=stock(gold=1), prestige=5), Offer(pay=stock(gold=2), prestige=9)]),
        cost=stock(stone=1, cloth=1),
        prestige=6,
        optional="the later tenth stone tile can be built",
    ),
    # Prestige tiles.
    Tile("statue", PRESTIGE, Nothing(), cost=stock(stone=2, gold=1), prestige=7, favors=1),
    Tile("granary", PRESTIGE, Nothing(), cost=stock(food=3, gold=1), prestige=10),
    Tile("library", PRESTIGE, Nothing(), cost=stock(wood=3, gold=1), prestige=10, income=1),
    Tile("weaver", PRESTIGE, Nothing(), cost=stock(cloth=3, gold=1), prestige=12),
    Tile("theater", PRESTIGE, Nothing(), cost=stock(wood=3, gold=2), prestige=14, favors=1),
    Tile("college", PRESTIGE, Nothing(), cost=stock(stone=3, gold=2), prestige=14, favors=1),
    Tile("monument", PRESTIGE, Nothing(), cost=stock(stone=4, gold=2), prestige=14, favors=2),
    Tile("hotel", PRESTIGE, Nothing(), cost=stock(stone=3, gold=2), prestige=16, income=2),
    Tile("cathedral", PRESTIGE, Nothing(), cost=stock(stone=5, gold=3), prestige=25),
    # Residences, without limit.
    Tile("residence", RESIDENTIAL, Nothing(), prestige=2, income=1),
]

# -- the numbers of the tiles --------------------------------------------------------------------

NO_TILE: Final[i64] = -1
TILE_NUMBER: Final[dict[str, int]] = {TILES[i].key: i for i in range(len(TILES))}

GATE: Final[i64] = TILE_NUMBER["gate"]
TRADING_POST: Final[i64] = TILE_NUMBER["trading-post"]
MERCHANTS_GUILD: Final[i64] = TILE_NUMBER["merchants-guild"]
JOUST_FIELD: Final[i64] = TILE_NUMBER["joust-field"]
STABLES: Final[i64] = TILE_NUMBER["stables"]
INN: Final[i64] = TILE_NUMBER["inn"]
CASTLE: Final[i64] = TILE_NUMBER["castle"]
"""Not a building, but a worker is placed there like in one. All tiles after it lie on the road."""
PEDDLER: Final[i64] = TILE_NUMBER["peddler"]
FIXED_CARPENTER: Final[i64] = TILE_NUMBER["fixed-carpenter"]
GOLD_MINE: Final[i64] = TILE_NUMBER["gold-mine"]
LAWYER: Final[i64] = TILE_NUMBER["lawyer"]
ARCHITECT: Final[i64] = TILE_NUMBER["architect"]
SECOND_ARCHITECT: Final[i64] = TILE_NUMBER["second-architect"]
RESIDENCE: Final[i64] = TILE_NUMBER["residence"]


OF_KIND: Final = [vec[i64](of_kinds(TILES, [kind])) for kind in range(len(KIND_NAMES))]
"""The tiles of each kind."""
BUILDABLE: Final = vec[i64](of_kinds(TILES, [WOODEN, OF_STONE, PRESTIGE]))
"""The tiles of the supply."""
OPTIONAL: Final = [tile.key for tile in TILES if tile.optional]
"""Tiles that are in the game only if the table says so; old games never meet a new one."""
WORKPLACES: Final = of_kinds(TILES, [SPECIAL, NEUTRAL, FIXED, WOODEN, OF_STONE])
"""[place.8] Of the buildings on the road, prestige tiles and residences take no workers."""
TAKES_WORKERS: Final[i64] = sum([BIT[tile] for tile in WORKPLACES])


YIELDS: Final = vec[i64]([tile.income for tile in TILES])
"""The income of each tile."""


def takes_workers(tile: i64) -> bool:
    """[place.8] Whether a worker can stand on a tile."""
    return bool(TAKES_WORKERS >> tile & 1)


# -- the road ------------------------------------------------------------------------------------

FIRST_SPACE: Final[i64] = 1
LAST_SPACE: Final[i64] = 28
LAST_NEUTRAL_SPACE: Final[i64] = 6
GOLD_MINE_SPACE: Final[i64] = 16
PRINTED: Final[dict[int, int]] = {7: PEDDLER, 8: FIXED_CARPENTER, GOLD_MINE_SPACE: GOLD_MINE}
"""What is printed on the board, by space."""
FIRST_PLOT: Final[i64] = 9

# -- the favor table -----------------------------------------------------------------------------

LINES: Final[i64] = 4
LINE_NAMES: Final = ["a", "b", "c", "d"]
FIELDS: Final[i64] = 5
LINE_A: Final[i64] = 0
LINE_B: Final[i64] = 1
LINE_C: Final[i64] = 2
LINE_D: Final[i64] = 3
CARPENTER_FIELD: Final[i64] = 1
MASON_FIELD: Final[i64] = 2
LAWYER_FIELD: Final[i64] = 3
"""The fields of line d that stand for a building, counted from zero."""

FAVOR_TABLE: Final[list[list[Effect]]] = [
    [Gain(prestige=1), Gain(prestige=2), Gain(prestige=3), Gain(prestige=4), Gain(prestige=5)],
    [
        Gain(stock(deniers=3)),
        Gain(stock(deniers=4)),
        Gain(stock(deniers=5)),
        Gain(stock(deniers=6)),
        Gain(stock(deniers=7)),
    ],
    [
        Gain(stock(food=1)),
        OneOf([stock(wood=1), stock(stone=1)]),
        Gain(stock(cloth=1)),
        Swap(take=2),
        Gain(stock(gold=1)),
    ],
    [
        Nothing(),
        Construct(WOODEN, less=stock(wood=1)),
        Construct(OF_STONE, less=stock(stone=1)),
        Transform(pay=stock(cloth=1)),
        Construct(PRESTIGE),
    ],
]
OPEN_FIELDS: Final = [2, 4, 5, 5]
"""How many fields of a line are open, by the number of sections already counted."""
SIMPLE_FAVOR: Final[i64] = 3
"""What a favor is worth without the table."""

# -- the castle ----------------------------------------------------------------------------------

DUNGEON: Final[i64] = 0
WALLS: Final[i64] = 1
TOWERS: Final[i64] = 2
SECTIONS: Final[i64] = 3
SECTION_NAMES: Final = ["dungeon", "walls", "towers"]
ROOM: Final = [6, 10, 14]
BATCH_PRESTIGE: Final = [5, 4, 3]
COUNT_SPACE: Final = [12, 18, 24]
"""The space of the road that brings the count of a section."""
MOST_TURNS: Final[int] = COUNT_SPACE[TOWERS] - LAST_NEUTRAL_SPACE
"""The bailiff needs as many single steps to the last count."""
COUNT_LOSS: Final = [2, 3, 4]
"""What a seat without a house loses in a count."""
COUNT_FAVORS: Final = [[0, 0, 1], [0, 0, 1, 2, 2, 3], [0, 0, 1, 1, 2, 2, 3]]
"""Favors by the number of houses; more houses bring no more than the last figure."""
IDLE_LOSS: Final[i64] = 2
"""What a seat at the castle loses that builds nothing."""

# -- other figures -------------------------------------------------------------------------------

WORKERS: Final[i64] = 6
STARTING_DENIERS: Final = [5, 6, 6, 7, 7]
"""By place in the turn order; with two seats both get the first figure."""
STARTING_CUBES: Final = stock(food=2, wood=1)
BASIC_INCOME: Final[i64] = 2
PRICE: Final[i64] = 1
"""Deniers for a worker in an own building, and anywhere before a seat has passed."""
PRICE_AFTER_PASS_OF_TWO: Final[i64] = 3
VISITOR_PRESTIGE: Final[i64] = 1
"""For the owner of a building when another seat's worker enters it."""
GOLD_BONUS: Final[i64] = 3
CUBES_PER_BONUS: Final[i64] = 3
DENIERS_PER_BONUS: Final[i64] = 4

# -- the phases of a round ------------------------------------------------------------------------

PHASES: Final[list[Phase]] = [
    "setup",
    "income",
    "placement",
    "special-buildings",
    "provost",
    "buildings",
    "castle",
    "end-of-turn",
]
PHASE_NAMES: Final[list[str]] = [*PHASES]
"""The same as plain texts: lists of them go where any names go."""
