"""What is printed in Caylus 1303, in words: effects, cards, and values that are in doubt."""

from __future__ import annotations

from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    BOARD_DOUBTS,
    FIRST_GAME_ROAD,
    FIRST_GAME_SITE,
    FIRST_GAME_STONE,
    FIRST_GAME_WOOD,
    GOLD_BONUS,
    KIND_NAMES,
    LAST_PLOT,
    STONE_PLOT,
    TILE_NUMBER,
    TILES,
    WOOD_PLOT,
)
from kingsroad.realm.effect import Construct, Effect, Gain, Guide, Trade, Transform
from kingsroad.realm.tile import Tile
from kingsroad.text import english
from kingsroad.text.doubts import Doubtful, about_board, about_tiles, worst_first
from kingsroad.text.english_caylus1303 import BOARD_FACTS, POWERS, WORDS
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.words import count, stock_text, together


def effect_text(effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, Gain):
        return gain_text(effect, effect.hire)
    if isinstance(effect, Trade):
        return english.OR.join(offer_text(offer) for offer in effect.offers)
    if isinstance(effect, Construct):
        less = "-less" if effect.less else ""
        return WORDS.effects[f"build-{KIND_NAMES[effect.kind]}{less}"]
    if isinstance(effect, Transform):
        return WORDS.effects["make-residence"].format(stock=stock_text(effect.pay))
    if isinstance(effect, Guide):
        return WORDS.effects["guide"].format(steps=count(effect.reach, "steps"))
    return WORDS.effects["nothing"]


def gain_text(gain: Gain, workers: int) -> str:
    """What a building gives, with as many workers as there are."""
    parts = [stock_text(gain.stock)] if gain.stock else []
    if workers:
        parts.append(count(workers, "workers"))
    if gain.prestige:
        parts.append(count(gain.prestige, "prestige"))
    if gain.favors:
        parts.append(count(gain.favors, "favors"))
    return together(parts)


def tile_effect(tile: Tile) -> str:
    """What a built tile does for its worker, and for its owner."""
    deed = effect_text(tile.effect)
    if tile.owner is None:
        return deed
    owner = WORDS.effects["owner"].format(effect=effect_text(tile.owner))
    return f"{deed}; {owner}"


def employment(tile: Tile) -> str:
    """The same beside other facts of the tile."""
    return WORDS.effects["worker"].format(effect=tile_effect(tile))


def setup_side(tile: Tile) -> str:
    """What the side of tiles laid before the game does."""
    return WORDS.effects["setup"].format(effect=effect_text(tile.setup))


def card(key: str) -> str:
    """A tile or a character as one line."""
    if key in POWERS:
        return WORDS.card["character"].format(tile=WORDS.tile_name(key), power=POWERS[key])
    tile = TILES[TILE_NUMBER[key]]
    kind = KIND_NAMES[tile.kind]
    effect = employment(tile)
    if kind in ("monument", "residential"):
        effect = WORDS.effects["employs-nobody"]
    elif tile.setup is not tile.effect:
        effect = f"{effect}; {setup_side(tile)}"
    return card_text(WORDS, tile, kind, effect)


# -- doubts --------------------------------------------------------------------------------------


def cost(tile: Tile) -> str:
    """What it costs to build."""
    return cost_text(WORDS, tile, tile.cost)


def prestige(tile: Tile) -> str:
    """What building it is worth."""
    return count(tile.prestige, "prestige")


def cost_and_prestige(tile: Tile) -> str:
    """What it costs and brings."""
    return WORDS.choices["erect"].format(cost=cost(tile), gains=gains_text(WORDS, tile))


def both_sides(tile: Tile) -> str:
    """What it does, whichever side lies up."""
    return f"{tile_effect(tile)}; {setup_side(tile)}"


def copies(tile: Tile) -> str:
    """How many tiles do the same."""
    effect = effect_text(tile.effect)
    number = sum(other.kind == tile.kind and effect_text(other.effect) == effect for other in TILES)
    return english.DOUBTS["copies"].format(number=number, effect=effect)


VALUES = {
    "cost": cost,
    "prestige": prestige,
    "cost and prestige": cost_and_prestige,
    "price": tile_effect,
    "effect": tile_effect,
    "set-up side": lambda tile: effect_text(tile.setup),
    "both sides": both_sides,
    "copies": copies,
}
"""How each fact that can be in doubt is told."""


def value(tile: Tile, fact: str) -> str:
    """What the engine has for a fact."""
    return VALUES[fact](tile)


def board_values() -> dict[str, str]:
    """What the engine has for the facts of the board."""
    road = [*FIRST_GAME_ROAD, FIRST_GAME_WOOD, FIRST_GAME_STONE]
    gaps = {
        "before": STONE_PLOT - WOOD_PLOT - 1,
        "behind": LAST_PLOT - STONE_PLOT,
        "beyond": BEYOND,
        "points": count(GOLD_BONUS, "prestige"),
        "road": together([WORDS.tile_name(key) for key in road]),
        "site": together([WORDS.tile_name(key) for key in FIRST_GAME_SITE]),
    }
    return {fact: told.format_map(gaps) for fact, told in BOARD_FACTS.items()}


def doubts() -> list[Doubtful]:
    """Every printed value that nobody of us has seen."""
    tiles = about_tiles(WORDS, TILES, value)
    return worst_first(tiles + about_board(BOARD_DOUBTS, board_values()))
