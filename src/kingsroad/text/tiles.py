"""What tiles and favor fields do, read from what is printed on them."""

from __future__ import annotations

from kingsroad.games.caylus2005.tiles import KIND_NAMES, TILE_NUMBER, TILES
from kingsroad.realm.effect import (
    Construct,
    Effect,
    Gain,
    Offer,
    OneOf,
    Sell,
    Swap,
    Trade,
    Transform,
)
from kingsroad.realm.tile import Tile
from kingsroad.text import english
from kingsroad.text.words import capital, count, stock_text, tile_name, together


def card(key: str) -> str:
    """A tile as one line: kind, cost, what building it brings, what a worker does there."""
    tile = TILES[TILE_NUMBER[key]]
    parts = [english.CARD["head"].format(tile=tile_name(key), kind=kind_name(tile))]
    if tile.cost:
        parts.append(english.CARD["cost"].format(cost=cost_text(tile, tile.cost)))
    if gains_text(tile):
        parts.append(english.CARD["gains"].format(gains=gains_text(tile)))
    parts.append(tile_effect(key))
    return capital("; ".join(parts)) + "."


def kind_name(tile: Tile) -> str:
    """What kind of building a tile is."""
    return english.KINDS[KIND_NAMES[tile.kind]]


def cost_text(tile: Tile, cost: int) -> str:
    """What building a tile costs; the cost may be less than printed."""
    parts = [stock_text(cost)] if cost else []
    if tile.any_cubes:
        parts.append(english.CARD["any"].format(number=tile.any_cubes))
    return together(parts) or english.CHOICES["free"]


def gains_text(tile: Tile) -> str:
    """What building a tile brings at once and in every turn."""
    parts = []
    if tile.prestige:
        parts.append(count(tile.prestige, "prestige"))
    if tile.favors:
        parts.append(count(tile.favors, "favors"))
    if tile.income:
        parts.append(english.CARD["income"].format(number=tile.income))
    return together(parts)


def tile_effect(key: str) -> str:
    """What a worker on a tile does."""
    if key in english.EFFECTS:
        return english.EFFECTS[key]
    tile = TILES[TILE_NUMBER[key]]
    if KIND_NAMES[tile.kind] in ("prestige", "residential"):
        return english.EFFECTS["employs-nobody"]
    return effect_text(tile.effect)


def effect_text(effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, Gain):
        parts = [count(effect.prestige, "prestige")] if effect.prestige else []
        return together(parts + ([stock_text(effect.stock)] if effect.stock else []))
    if isinstance(effect, OneOf):
        return english.OR.join(stock_text(gain) for gain in effect.gains)
    if isinstance(effect, Trade):
        return english.OR.join(offer_text(offer) for offer in effect.offers)
    if isinstance(effect, Sell):
        return english.EFFECTS["sell"].format(deniers=count(effect.deniers, "deniers"))
    if isinstance(effect, Swap):
        return english.EFFECTS["swap"].format(cubes=count(effect.take, "plain"))
    if isinstance(effect, Construct):
        less = "-less" if effect.less else ""
        return english.EFFECTS[f"build-{KIND_NAMES[effect.kind]}{less}"]
    if isinstance(effect, Transform):
        return english.EFFECTS["make-residence"].format(stock=stock_text(effect.pay))
    return english.EFFECTS["nothing"]


def offer_text(offer: Offer) -> str:
    """An offer: what is paid for what."""
    pay = [stock_text(offer.pay)] if offer.pay else []
    if offer.give:
        pay.append(count(offer.give, "plain"))
    get = [stock_text(offer.gain)] if offer.gain else []
    if offer.take:
        get.append(count(offer.take, "plain"))
    if offer.prestige:
        get.append(count(offer.prestige, "prestige"))
    if offer.favors:
        get.append(count(offer.favors, "favors"))
    return english.EFFECTS["offer"].format(pay=together(pay), get=together(get))
