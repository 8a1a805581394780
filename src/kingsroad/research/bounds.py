"""How long a game can last at most, and how often chance can draw: bounds with their reasons.

They are true for every course of play, also for one that nobody would choose, and so many times
longer than usual games. Each is a sum over the phases of a round; the figures are the printed ones.
The sums stand with the games; here is what they count alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from kingsroad.realm.effect import (
    Buy,
    Construct,
    Effect,
    FromCard,
    Gain,
    Guide,
    Nothing,
    Offer,
    OneOf,
    Sell,
    Swap,
    Trade,
    Transform,
)
from kingsroad.realm.stock import DENIER, amount


def chosen_cubes(offer: Offer) -> int:
    """The cubes of an offer that are given and taken one by one."""
    return offer.also_asks().get("plain", 0) + offer.also_brings().get("plain", 0)


def questions(effect: Effect | None) -> int:
    """The most questions that what is printed can put to one seat, favors left out."""
    if effect is None or isinstance(effect, Nothing):
        return 0
    if isinstance(effect, Trade):  # which offer; then cube by cube
        return 1 + max(chosen_cubes(offer) for offer in effect.offers)
    if isinstance(effect, Swap):  # which cube for which
        return 1 + int(effect.take)
    if isinstance(effect, Buy):
        return int(effect.most)
    if isinstance(effect, (Construct, Transform)):  # which tile; how it is paid or where it goes
        return 2
    if isinstance(effect, (Gain, OneOf, Sell, FromCard, Guide)):  # whether, or which
        return 1
    assert_never(effect)


def most_questions(effects: Iterable[Effect | None]) -> int:
    """The most questions of any of these."""
    return max(questions(effect) for effect in effects)


def deniers_of(effect: Effect | None) -> int:
    """The money that what is printed brings to one seat."""
    if isinstance(effect, Sell):
        return int(effect.deniers)
    if isinstance(effect, Gain):
        return int(amount(effect.stock, DENIER))
    if effect is None or isinstance(
        effect, (Nothing, OneOf, Trade, Buy, FromCard, Swap, Construct, Transform, Guide)
    ):
        return 0
    assert_never(effect)
