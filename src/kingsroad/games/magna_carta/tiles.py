"""Every card, the tokens and the figures of the game as printed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.games.magna_carta.documents import Phase
from kingsroad.realm import effect as effects
from kingsroad.realm import tile as printed
from kingsroad.realm.effect import Buy, FromCard, Gain, Nothing, Sell, Trade, Transform
from kingsroad.realm.stock import Stock, stock
from kingsroad.realm.tile import of_kinds

# -- kinds of cards ------------------------------------------------------------------------------

NEUTRAL: Final[i64] = 0
OWN: Final[i64] = 1
PRESTIGE: Final[i64] = 2
RESIDENTIAL: Final[i64] = 3

# -- what is printed on them ---------------------------------------------------------------------


class Offer(effects.Offer):
    """One line of a trade."""

    def __init__(self, pay: Stock = 0, give: i64 = 0, gain: Stock = 0, tokens: i64 = 0) -> None:
        super().__init__(pay, give, gain)
        self.tokens: Final = tokens
        """Prestige tokens of the castle."""

    def also_brings(self) -> dict[str, int]:
        """Tokens."""
        return {"tokens": int(self.tokens)}


Effect = Nothing | Gain | Trade[Offer] | Sell | Buy | FromCard | Transform
"""What the cards of this game do."""


class Tile(printed.Tile):
    """The printed facts of a card."""

    def __init__(
        self,
        key: str,
        kind: i64,
        effect: Effect,
        cost: Stock = 0,
        any_cubes: i64 = 0,
        prestige: i64 = 0,
        income: i64 = 0,
        owner: Effect | None = None,
    ) -> None:
        super().__init__(key, kind, cost, prestige, income)
        self.effect: Final = effect
        """What a worker there does."""
        self.any_cubes: Final = any_cubes
        """Cubes of any kind, gold included, on top of the cost."""
        self.owner: Final = owner
        """What its owner does when another seat's worker is there."""
        self.cubes: Final[Stock] = owner.stock if isinstance(owner, FromCard) else 0
        """The good that lies on the card when it is built."""

    def deeds(self) -> dict[str, effects.Effect]:
        """What a worker does, and what the owner does."""
        deeds: dict[str, effects.Effect] = {"worker": self.effect}
        if self.owner is not None:
            deeds["owner"] = self.owner
        return deeds

    def also_asks(self) -> dict[str, int]:
        """Cubes of any kind."""
        return {"any": int(self.any_cubes)}


# -- the cards -----------------------------------------------------------------------------------

# A card's number is its place in this list, whatever its kind: a new card is added at the end.
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
        owner=FromCard(stock(food=1)),
    ),
    Tile(
        "small-sawmill",
        OWN,
        Gain(stock(wood=1)),
        cost=stock(food=1, wood=1),
        prestige=1,
        owner=FromCard(stock(wood=1)),
    ),
    Tile(
        "small-quarry",
        OWN,
        Gain(stock(stone=1)),
        cost=stock(food=1, wood=1),
        prestige=1,
        owner=FromCard(stock(stone=1)),
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

# -- the numbers of the cards --------------------------------------------------------------------

CARD_NUMBER: Final[dict[str, int]] = {TILES[i].key: i for i in range(len(TILES))}

PEDDLER: Final[i64] = CARD_NUMBER["peddler"]
LAWYER: Final[i64] = CARD_NUMBER["lawyer"]
RESIDENCE: Final[i64] = CARD_NUMBER["residence"]

NEUTRAL_CARDS: Final = of_kinds(TILES, [NEUTRAL])
OWN_CARDS: Final = vec[i64](of_kinds(TILES, [OWN]))
"""The deck of a seat; the beginner game leaves lawyer and church out."""
PRESTIGE_CARDS: Final = vec[i64](of_kinds(TILES, [PRESTIGE]))
DECK: Final[i64] = len(OWN_CARDS)
IN_KIND: Final = vec[i64](
    [of_kinds(TILES, [TILES[card].kind]).index(card) for card in range(len(TILES))]
)
"""The place of each card among those of its kind."""
MOST_SPACES: Final[i64] = 64
"""More spaces than a road can have: 4 neutral cards and 4 decks."""
NOT_FOR_BEGINNERS: Final = [CARD_NUMBER[key] for key in ("lawyer", "church", "hotel")]


WORTH: Final = vec[i64]([tile.prestige for tile in TILES])
"""The prestige of each card."""
YIELDS: Final = vec[i64]([tile.income for tile in TILES])
"""The income of each card."""


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
MOST_ROUNDS: Final = sum(TOKENS)
"""In every round at least one token leaves."""
TOKEN_PRESTIGE: Final = [4, 3, 2]
MOST_SEATS: Final[i64] = 4
IDLE_TOKENS: Final[i64] = 2
"""Tokens that leave the game when nobody offers a batch."""

WORKERS: Final[i64] = 4
HAND: Final[i64] = 3
STARTING_STOCK: Final = stock(food=2, wood=2, deniers=4)
PRICE: Final = stock(deniers=1)
"""What a worker costs, a card from the pile, a new hand, and each cube of a peddler."""
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
