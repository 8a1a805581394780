"""What is printed on buildings, in a few words: costs, gains and offers of any game."""

from __future__ import annotations

from collections.abc import Mapping

from kingsroad.realm.effect import Offer
from kingsroad.realm.tile import Tile
from kingsroad.text.vocabulary import Vocabulary, tile_noun


def card_text(words: Vocabulary, tile: Tile, kind: str, effect: str) -> str:
    """A building as one line: kind, cost, what building it brings, what a worker does there."""
    parts = [words.say("card-head", tile=tile_noun(tile.key), kind=kind)]
    if tile.cost:
        parts.append(words.say("card-cost", cost=cost_text(words, tile, tile.cost)))
    gains = gains_text(words, tile)
    if gains:
        parts.append(words.say("card-gains", gains=gains))
    parts.append(effect)
    return words.sentence("card", parts=words.joined("semicolon", parts))


def cost_text(words: Vocabulary, tile: Tile, cost: int) -> str:
    """What a building costs; the cost may be less than printed."""
    parts = [words.stock(cost)] if cost else []
    asked = tile.also_asks()
    if asked.get("any"):
        parts.append(words.say("card-any", number=asked.pop("any")))
    return words.together(parts + counted(words, asked)) or words.say("nothing")


def gains_text(words: Vocabulary, tile: Tile) -> str:
    """What a building brings at once, or at the end, and in every turn."""
    parts = []
    if tile.prestige:
        parts.append(words.count(tile.prestige, "prestige"))
    parts += counted(words, tile.also_brings())
    if tile.income:
        parts.append(words.say("card-income", number=tile.income))
    if tile.harvested():
        parts.append(words.say("card-harvest", stock=words.stock(tile.harvested())))
    return words.together(parts)


def offer_text(words: Vocabulary, offer: Offer) -> str:
    """An offer: what is paid for what, or what comes for nothing."""
    pay = [words.stock(offer.pay)] if offer.pay else []
    pay += counted(words, offer.also_asks())
    get = returns_text(words, offer)
    return words.say("effect-offer", pay=words.together(pay), get=get) if pay else get


def returns_text(words: Vocabulary, offer: Offer) -> str:
    """What an offer brings."""
    get = [words.stock(offer.gain)] if offer.gain else []
    return words.together(get + counted(words, offer.also_brings()))


def counted(words: Vocabulary, numbers: Mapping[str, int]) -> list[str]:
    """So many of this and so many of that; what there is none of is left out."""
    return [words.count(number, sort) for sort, number in numbers.items() if number]
