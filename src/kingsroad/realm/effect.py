"""What a tile or a field prints: a small closed set of effects, as values.

An effect says what, not who or how: the steps of each game carry it out. The union of all of them
stands at the end; each game names in its tiles.py those that it prints. Whoever tells effects
apart ends in `assert_never`, so a new one that somebody does not know is found by the type check.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, assert_never

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.realm.stock import KINDS, Stock, amount


class Nothing:
    """A field without effect."""


class Gain:
    """Receive goods or money. A game whose tiles give more adds it in a class of its own."""

    def __init__(self, stock: Stock = 0) -> None:
        self.stock: Final = stock

    def also_brings(self) -> dict[str, int]:
        """What is received beside goods, by what it is: for whoever describes it."""
        return {}


class OneOf:
    """Receive one of several gains; each is known by the kind of good it gives."""

    def __init__(self, gains: list[Stock]) -> None:
        self.gains: Final = gains


class Offer:
    """One line of a trade: what is given and what is received for it.

    A game that trades in more than goods adds it in a class of its own.
    """

    def __init__(self, pay: Stock = 0, give: i64 = 0, gain: Stock = 0) -> None:
        self.pay: Final = pay
        self.give: Final = give
        """Cubes of any kinds but gold, at the giver's choice."""
        self.gain: Final = gain

    def also_asks(self) -> dict[str, int]:
        """What is given beside goods of known kinds, by what it is: for whoever describes it."""
        return {"plain": int(self.give)}

    def also_brings(self) -> dict[str, int]:
        """What is received beside goods of known kinds."""
        return {}


O_co = TypeVar("O_co", bound=Offer, covariant=True)


class Trade(Generic[O_co]):
    """Accept one of the offers, once, or none."""

    def __init__(self, offers: list[O_co]) -> None:
        self.offers: Final = offers


class Sell:
    """Sell one cube of any kind, gold included."""

    def __init__(self, deniers: i64) -> None:
        self.deniers: Final = deniers


class Buy:
    """Buy cubes of any kinds but gold, one at a time, 1 denier each."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most


class FromCard:
    """Take a cube that lies on the card itself."""

    def __init__(self, stock: Stock) -> None:
        self.stock: Final = stock


class Swap:
    """Give one cube of any kind, gold included, for some cubes of any kinds but gold."""

    def __init__(self, take: i64) -> None:
        self.take: Final = take


class Construct:
    """Build a tile of one kind, perhaps at a discount."""

    def __init__(self, kind: i64, less: Stock = 0) -> None:
        self.kind: Final = kind
        self.less: Final = less


class Transform:
    """Turn a tile into a residence."""

    def __init__(self, pay: Stock) -> None:
        self.pay: Final = pay


class Guide:
    """Move the provost for nothing, a few spaces either way."""

    def __init__(self, reach: i64) -> None:
        self.reach: Final = reach


Effect = (
    Nothing
    | Gain
    | OneOf
    | Trade[Offer]
    | Sell
    | Buy
    | FromCard
    | Swap
    | Construct
    | Transform
    | Guide
)
"""Every effect there is; a game prints some of them."""


def goods_of(effect: Effect) -> i64:
    """The kinds of goods that a production gives, as a set; else none."""
    given: Stock = 0
    if isinstance(effect, Gain):
        given = effect.stock
    elif isinstance(effect, OneOf):
        for gain in effect.gains:
            given |= gain
    elif not isinstance(
        effect, (Nothing, Trade, Sell, Buy, FromCard, Swap, Construct, Transform, Guide)
    ):
        assert_never(effect)
    kinds: i64 = 0
    for kind in range(len(KINDS)):
        if amount(given, kind) > 0:
            kinds |= BIT[kind]
    return kinds
