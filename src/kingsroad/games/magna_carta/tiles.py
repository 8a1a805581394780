"""Every card, the tokens and the figures of the game as printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.magna_carta.documents import Phase
from kingsroad.realm.effect import (
    Buy,
    Effect,
    FromCard,
    Gain,
    Nothing,
    Offer,
    Sell,
    Trade,
    Transform,
)
from kingsroad.realm.stock import stock
from kingsroad.realm.tile import Tile

# -- kinds of cards ------------------------------------------------------------------------------

NEUTRAL: Final[i64] = 0
OWN: Final[i64] = 1
PRESTIGE: Final[i64] = 2
RESIDENTIAL: Final[i64] = 3

# -- the numbers of the cards --------------------------------------------------------------------

PEDDLER: Final[i64] = 4
FIRST_OWN: Final[i64] = 5
LAWYER: Final[i64] = 10
CHURCH: Final[i64] = 16
FIRST_PRESTIGE: Final[i64] = 17
HOTEL: Final[i64] = 19
RESIDENCE: Final[i64] = 24

TILES: Final[list[Tile]] = [
    # Neutral cards. The peddler is always on the road, of the others some.
    Tile("park", NEUTRAL, Gain(stock(food=1))),
    Tile("forest", NEUTRAL, Gain(stock(wood=1))),
    Tile("quarry", NEUTRAL, Gain(stock(stone=1))),
    Tile("trading-post", NEUTRAL, Gain(stock(deniers=2))),
    Tile("peddler", NEUTRAL, Buy(most=1)),
    # The deck of each seat.
    Tile(
        "small-farm",
        OWN,
        Gain(stock(food=1)),
        cost=stock(food=1, wood=1),
        prestige=1,
        owner=FromCard(),
        cubes=stock(food=1),
    ),
    Tile(
        "small-sawmill",
        OWN,
        Gain(stock(wood=1)),
        cost=stock(food=1, wood=1),
        prestige=1,
        owner=FromCard(),
        cubes=stock(wood=1),
    ),
    Tile(
        "small-quarry",
        OWN,
        Gain(stock(stone=1)),
        cost=stock(food=1, wood=1),
        prestige=1,
        owner=FromCard(),
        cubes=stock(stone=1),
    ),
    Tile(
        "own-peddler",
        OWN,
        Buy(most=2),
        cost=stock(wood=1),
        any_cubes=1,
        prestige=2,
        owner=Buy(most=1),
    ),
    Tile(
        "market",
        OWN,
        Sell(deniers=4),
        cost=stock(wood=1),
        any_cubes=1,
        prestige=2,
        owner=Gain(stock(deniers=1)),
    ),
    Tile(
        "lawyer",
        OWN,
        Transform(pay=stock(food=1)),
        cost=stock(food=1, wood=1),
        prestige=2,
        owner=Gain(stock(deniers=2)),
    ),
    Tile(
        "large-farm",
        OWN,
        Gain(stock(food=2)),
        cost=stock(food=1, stone=2),
        prestige=2,
        owner=Gain(stock(food=1)),
    ),
    Tile(
        "large-sawmill",
        OWN,
        Gain(stock(wood=2)),
        cost=stock(food=1, stone=2),
        prestige=2,
        owner=Gain(stock(wood=1)),
    ),
    Tile(
        "large-quarry",
        OWN,
        Gain(stock(stone=2)),
        cost=stock(food=1, stone=2),
        prestige=2,
        owner=Gain(stock(stone=1)),
    ),
    Tile(
        "gold-mine",
        OWN,
        Gain(stock(gold=1)),
        cost=stock(food=1, stone=2),
        prestige=2,
        owner=Trade([Offer(give=1, gain=stock(gold=1))]),
    ),
    Tile(
        "bank",
        OWN,
        Trade(
            [
                Offer(pay=stock(deniers=1), gain=stock(gold=1)),
                Offer(pay=stock(deniers=3), gain=stock(gold=2)),
            ]
        ),
        cost=stock(wood=1, stone=2),
        prestige=3,
        owner=Trade([Offer(pay=stock(deniers=2), gain=stock(gold=1))]),
    ),
    Tile(
        "church",
        OWN,
        Trade([Offer(pay=stock(deniers=2), tokens=1), Offer(pay=stock(deniers=5), tokens=2)]),
        cost=stock(wood=1, stone=2),
        prestige=3,
        owner=Trade([Offer(pay=stock(deniers=3), tokens=1)]),
    ),
    # Prestige buildings.
    Tile("theatre", PRESTIGE, Nothing(), cost=stock(wood=2, gold=1), prestige=6),
    Tile("statue", PRESTIGE, Nothing(), cost=stock(stone=2, gold=1), prestige=6),
    Tile("hotel", PRESTIGE, Nothing(), cost=stock(stone=3, gold=1), prestige=6, income=1),
    Tile("stables", PRESTIGE, Nothing(), cost=stock(food=3, gold=2), prestige=10),
    Tile("town-hall", PRESTIGE, Nothing(), cost=stock(wood=3, gold=2), prestige=10),
    Tile("monument", PRESTIGE, Nothing(), cost=stock(stone=3, gold=2), prestige=10),
    Tile("cathedral", PRESTIGE, Nothing(), cost=stock(stone=5, gold=3), prestige=14),
    # The back of every card but the lawyer.
    Tile("residence", RESIDENTIAL, Nothing(), cost=stock(food=1), prestige=1, income=1),
]

DECK: Final[i64] = 12
"""The cards of a seat; the beginner game leaves lawyer and church out."""
MOST_SPACES: Final[i64] = 64
"""More spaces than a road can have: 4 neutral cards and 4 decks."""
NOT_FOR_BEGINNERS: Final[list[int]] = [LAWYER, CHURCH, HOTEL]


def effect_of(card: i64, for_owner: bool) -> Effect:
    """What a card does for the worker's seat, or for its owner."""
    if not for_owner:
        return TILES[card].effect
    owner = TILES[card].owner
    assert owner is not None, "only cards with an owner have an owner's effect"
    return owner


# -- tokens and other figures --------------------------------------------------------------------

SECTIONS: Final[i64] = 3
SECTION_NAMES: Final = ["dungeon", "walls", "towers"]
TOKENS: Final = [7, 8, 9]
"""With four seats; one of each less with three, two less with two."""
TOKEN_PRESTIGE: Final = [4, 3, 2]
MOST_SEATS: Final[i64] = 4
IDLE_TOKENS: Final[i64] = 2
"""Tokens that leave the game when nobody offers a batch."""

WORKERS: Final[i64] = 4
HAND: Final[i64] = 3
STARTING_STOCK: Final = stock(food=2, wood=2, deniers=4)
BASIC_INCOME: Final[i64] = 2
CUBES_ON_CARD: Final[i64] = 4
CUBES_ON_CARD_OF_TWO: Final[i64] = 2
PROVOST_STEP: Final[i64] = 2
MOST_REWARD: Final = stock(gold=1)
GOLD_BONUS: Final[i64] = 1
CUBES_PER_BONUS: Final[i64] = 3
DENIERS_PER_BONUS: Final[i64] = 3

# -- the phases of a round ------------------------------------------------------------------------

PHASES: Final[list[Phase]] = [
    "setup",
    "income",
    "actions",
    "provost",
    "buildings",
    "castle",
    "end-of-round",
]
PHASE_NAMES: Final[list[str]] = [*PHASES]
"""The same as plain texts: lists of them go where any names go."""
