"""What is printed on buildings, in a few words: costs, gains and offers of any game."""

from __future__ import annotations

from kingsroad.realm.effect import Offer
from kingsroad.realm.tile import Tile
from kingsroad.text import english
from kingsroad.text.vocabulary import Vocabulary
from kingsroad.text.words import capital, count, stock_text, together


def card_text(words: Vocabulary, tile: Tile, kind: str, effect: str) -> str:
    """A building as one line: kind, cost, what building it brings, what a worker does there."""
    head = words.card["head"].format(tile=words.tile_name(tile.key), kind=words.kinds[kind])
    parts = [head]
    if tile.cost:
        parts.append(words.card["cost"].format(cost=cost_text(words, tile, tile.cost)))
    gains = gains_text(words, tile)
    if gains:
        parts.append(words.card["gains"].format(gains=gains))
    parts.append(effect)
    return capital("; ".join(parts)) + "."


def cost_text(words: Vocabulary, tile: Tile, cost: int) -> str:
    """What a building costs; the cost may be less than printed."""
    parts = [stock_text(cost)] if cost else []
    if tile.any_cubes:
        parts.append(words.card["any"].format(number=tile.any_cubes))
    if tile.plain_cubes:
        parts.append(count(tile.plain_cubes, "plain"))
    return together(parts) or english.NOTHING


def gains_text(words: Vocabulary, tile: Tile) -> str:
    """What a building brings at once, or at the end, and in every turn."""
    parts = []
    if tile.prestige:
        parts.append(count(tile.prestige, "prestige"))
    if tile.favors:
        parts.append(count(tile.favors, "favors"))
    if tile.income:
        parts.append(words.card["income"].format(number=tile.income))
    if tile.harvest:
        parts.append(words.card["harvest"].format(stock=stock_text(tile.harvest)))
    return together(parts)


def offer_text(offer: Offer) -> str:
    """An offer: what is paid for what, or what comes for nothing."""
    pay = [stock_text(offer.pay)] if offer.pay else []
    if offer.give:
        pay.append(count(offer.give, "plain"))
    if offer.dismiss:
        pay.append(count(offer.dismiss, "workers"))
    get = returns_text(offer)
    return english.EFFECTS["offer"].format(pay=together(pay), get=get) if pay else get


def returns_text(offer: Offer) -> str:
    """What an offer brings."""
    get = [stock_text(offer.gain)] if offer.gain else []
    if offer.take:
        get.append(count(offer.take, "plain"))
    if offer.prestige:
        get.append(count(offer.prestige, "prestige"))
    if offer.favors:
        get.append(count(offer.favors, "favors"))
    if offer.tokens:
        get.append(count(offer.tokens, "tokens"))
    if offer.hire:
        get.append(count(offer.hire, "workers"))
    return together(get)
