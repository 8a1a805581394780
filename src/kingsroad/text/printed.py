"""What is printed on buildings, in a few words: costs, gains and offers of any game."""

from __future__ import annotations

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
    if tile.any_cubes:
        parts.append(words.say("card-any", number=tile.any_cubes))
    if tile.plain_cubes:
        parts.append(words.count(tile.plain_cubes, "plain"))
    return words.together(parts) or words.say("nothing")


def gains_text(words: Vocabulary, tile: Tile) -> str:
    """What a building brings at once, or at the end, and in every turn."""
    parts = []
    if tile.prestige:
        parts.append(words.count(tile.prestige, "prestige"))
    if tile.favors:
        parts.append(words.count(tile.favors, "favors"))
    if tile.income:
        parts.append(words.say("card-income", number=tile.income))
    if tile.harvest:
        parts.append(words.say("card-harvest", stock=words.stock(tile.harvest)))
    return words.together(parts)


def offer_text(words: Vocabulary, offer: Offer) -> str:
    """An offer: what is paid for what, or what comes for nothing."""
    pay = [words.stock(offer.pay)] if offer.pay else []
    if offer.give:
        pay.append(words.count(offer.give, "plain"))
    if offer.dismiss:
        pay.append(words.count(offer.dismiss, "workers"))
    get = returns_text(words, offer)
    return words.say("effect-offer", pay=words.together(pay), get=get) if pay else get


def returns_text(words: Vocabulary, offer: Offer) -> str:
    """What an offer brings."""
    get = [words.stock(offer.gain)] if offer.gain else []
    if offer.take:
        get.append(words.count(offer.take, "plain"))
    if offer.prestige:
        get.append(words.count(offer.prestige, "prestige"))
    if offer.favors:
        get.append(words.count(offer.favors, "favors"))
    if offer.tokens:
        get.append(words.count(offer.tokens, "tokens"))
    if offer.hire:
        get.append(words.count(offer.hire, "workers"))
    return words.together(get)
