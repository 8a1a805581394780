"""What is printed in Caylus 1303, in words: effects, cards, and values that are in doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    BOARD_DOUBTS,
    CHARACTER_KEYS,
    FIRST_GAME_ROAD,
    FIRST_GAME_SITE,
    FIRST_GAME_STONE,
    FIRST_GAME_WOOD,
    KIND_NAMES,
    LAST_PLOT,
    STONE_PLOT,
    TILE_NUMBER,
    TILES,
    WOOD_PLOT,
    Effect,
    Gain,
    Tile,
)
from kingsroad.realm.effect import Construct, Guide, Nothing, Trade, Transform
from kingsroad.text.doubts import PART, Doubtful, about_board, about_tiles, worst_first
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.vocabulary import Vocabulary, tile_noun, vocabulary


def effect_text(words: Vocabulary, effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, Gain):
        return gain_text(words, effect, effect.hire)
    if isinstance(effect, Trade):
        return words.joined("or", [offer_text(words, offer) for offer in effect.offers])
    if isinstance(effect, Construct):
        less = "-less" if effect.less else ""
        return words.say(f"effect-build-{KIND_NAMES[effect.kind]}{less}")
    if isinstance(effect, Transform):
        return words.say("effect-make-residence", stock=words.stock(effect.pay))
    if isinstance(effect, Guide):
        return words.say("effect-guide", steps=words.count(effect.reach, "steps"))
    if isinstance(effect, Nothing):
        return words.say("effect-nothing")
    assert_never(effect)


def gain_text(words: Vocabulary, gain: Gain, workers: int) -> str:
    """What a building gives, with as many workers as there are."""
    parts = [words.stock(gain.stock)] if gain.stock else []
    if workers:
        parts.append(words.count(workers, "workers"))
    if gain.prestige:
        parts.append(words.count(gain.prestige, "prestige"))
    if gain.favors:
        parts.append(words.count(gain.favors, "favors"))
    return words.together(parts)


def tile_effect(words: Vocabulary, tile: Tile) -> str:
    """What a built tile does for its worker, and for its owner."""
    deed = effect_text(words, tile.effect)
    if tile.owner is None:
        return deed
    owner = words.say("effect-owner", effect=effect_text(words, tile.owner))
    return words.joined("semicolon", [deed, owner])


def employment(words: Vocabulary, tile: Tile) -> str:
    """The same beside other facts of the tile."""
    return words.say("effect-worker", effect=tile_effect(words, tile))


def setup_side(words: Vocabulary, tile: Tile) -> str:
    """What the side of tiles laid before the game does."""
    return words.say("effect-setup", effect=effect_text(words, tile.setup))


def card(words: Vocabulary, key: str) -> str:
    """A tile or a character as one line."""
    if key in CHARACTER_KEYS:
        return words.sentence("card-character", tile=tile_noun(key))
    tile = TILES[TILE_NUMBER[key]]
    kind = KIND_NAMES[tile.kind]
    effect = employment(words, tile)
    if kind in ("monument", "residential"):
        effect = words.say("effect-employs-nobody")
    elif tile.setup is not tile.effect:
        effect = words.joined("semicolon", [effect, setup_side(words, tile)])
    return card_text(words, tile, kind, effect)


# -- doubts --------------------------------------------------------------------------------------


def cost(words: Vocabulary, tile: Tile) -> str:
    """What it costs to build."""
    return cost_text(words, tile, tile.cost)


def prestige(words: Vocabulary, tile: Tile) -> str:
    """What building it is worth."""
    return words.count(tile.prestige, "prestige")


def cost_and_prestige(words: Vocabulary, tile: Tile) -> str:
    """What it costs and brings."""
    return words.say("choice-erect", cost=cost(words, tile), gains=gains_text(words, tile))


def set_up_side(words: Vocabulary, tile: Tile) -> str:
    """What the side does that only tiles of the set-up show."""
    return effect_text(words, tile.setup)


def both_sides(words: Vocabulary, tile: Tile) -> str:
    """What it does, whichever side lies up."""
    return words.joined("semicolon", [tile_effect(words, tile), setup_side(words, tile)])


def copies(words: Vocabulary, tile: Tile) -> str:
    """How many tiles do the same."""
    effect = effect_text(words, tile.effect)
    number = sum(
        other.kind == tile.kind and effect_text(words, other.effect) == effect for other in TILES
    )
    return vocabulary(words.language, PART).say("doubts-copies", number=number, effect=effect)


VALUES: dict[str, Callable[[Vocabulary, Tile], str]] = {
    "cost": cost,
    "prestige": prestige,
    "cost and prestige": cost_and_prestige,
    "price": tile_effect,
    "effect": tile_effect,
    "set-up side": set_up_side,
    "both sides": both_sides,
    "copies": copies,
}
"""How each fact that can be in doubt is told."""


def value(words: Vocabulary, tile: Tile, fact: str) -> str:
    """What the engine has for a fact."""
    return VALUES[fact](words, tile)


def board_values(words: Vocabulary) -> dict[str, str]:
    """What the engine has for the facts of the board."""
    own = vocabulary(words.language, PART)
    before, behind = STONE_PLOT - WOOD_PLOT - 1, LAST_PLOT - STONE_PLOT
    road = row(words, [*FIRST_GAME_ROAD, FIRST_GAME_WOOD, FIRST_GAME_STONE])
    return {
        "plots": own.say("doubts-plots", before=before, behind=behind),
        "provost": own.say("doubts-provost", beyond=BEYOND),
        "first game": own.say("doubts-first-game", road=road, site=row(words, FIRST_GAME_SITE)),
    }


def row(words: Vocabulary, keys: Sequence[str]) -> str:
    """Tiles side by side."""
    return words.together([words.name(tile_noun(key)) for key in keys])


def doubts(words: Vocabulary) -> list[Doubtful]:
    """Every printed value that nobody of us has seen."""
    tiles = about_tiles(words, TILES, value)
    return worst_first(tiles + about_board(words, BOARD_DOUBTS, board_values(words)))
