"""What a tile or a field prints: a small closed set of effects, as values.

An effect says what, not who or how: the steps of each game carry it out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.realm.stock import KINDS, Stock, amount


class Effect:
    """The base of all effects."""


class Nothing(Effect):
    """A field without effect."""


class Gain(Effect):
    """Receive goods, money, prestige, workers or a favor."""

    def __init__(self, stock: Stock = 0, prestige: i64 = 0, hire: i64 = 0, favors: i64 = 0) -> None:
        self.stock: Final = stock
        self.prestige: Final = prestige
        self.hire: Final = hire
        """Workers from the camp."""
        self.favors: Final = favors


class OneOf(Effect):
    """Receive one of several gains; each is known by the kind of good it gives."""

    def __init__(self, gains: list[Stock]) -> None:
        self.gains: Final = gains


class Offer:
    """One line of a trade: what is given and what is received for it."""

    def __init__(
        self,
        pay: Stock = 0,
        give: i64 = 0,
        gain: Stock = 0,
        take: i64 = 0,
        prestige: i64 = 0,
        favors: i64 = 0,
        tokens: i64 = 0,
        dismiss: i64 = 0,
        hire: i64 = 0,
    ) -> None:
        self.pay: Final = pay
        self.give: Final = give
        """Cubes of any kinds but gold, at the giver's choice."""
        self.gain: Final = gain
        self.take: Final = take
        """Cubes of any kinds but gold, at the taker's choice."""
        self.prestige: Final = prestige
        self.favors: Final = favors
        self.tokens: Final = tokens
        """Prestige tokens of the castle."""
        self.dismiss: Final = dismiss
        """Workers that are sent to the camp."""
        self.hire: Final = hire
        """Workers from the camp."""


class Trade(Effect):
    """Accept one of the offers, once, or none."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers: Final = offers


class Sell(Effect):
    """Sell one cube of any kind, gold included."""

    def __init__(self, deniers: i64) -> None:
        self.deniers: Final = deniers


class Buy(Effect):
    """Buy cubes of any kinds but gold, one at a time, 1 denier each."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most


class FromCard(Effect):
    """Take a cube that lies on the card itself."""


class Swap(Effect):
    """Give one cube of any kind, gold included, for some cubes of any kinds but gold."""

    def __init__(self, take: i64) -> None:
        self.take: Final = take


class Construct(Effect):
    """Build a tile of one kind, perhaps at a discount."""

    def __init__(self, kind: i64, less: Stock = 0) -> None:
        self.kind: Final = kind
        self.less: Final = less


class Transform(Effect):
    """Turn a tile into a residence."""

    def __init__(self, pay: Stock) -> None:
        self.pay: Final = pay


class Guide(Effect):
    """Move the provost for nothing, a few spaces either way."""

    def __init__(self, reach: i64) -> None:
        self.reach: Final = reach


def kinds_of(effect: Effect) -> list[int]:
    """The kinds of goods that a production gives, in the order of the kinds."""
    given: Stock = 0
    if isinstance(effect, Gain):
        given = effect.stock
    elif isinstance(effect, OneOf):
        for gain in effect.gains:
            given |= gain
    return [kind for kind in range(len(KINDS)) if amount(given, kind)]
