"""The pictures of the tiles, against the facts sheets and not against the engine's data."""

from __future__ import annotations

import pytest

from kingsroad.library import GAMES
from kingsroad.text.books import book_of
from kingsroad.text.glyphs import Picture, picture
from kingsroad.text.signs import Glyph

SIGNS = {
    *("food", "wood", "stone", "cloth", "gold", "deniers", "any", "plain", "points", "favor"),
    *("worker", "provost", "token", "card", "place", "order", "house", "income"),
    *("build-wood", "build-stone", "build-prestige", "build-residence"),
    *("arrow", "slash", "plus", "less"),
}
"""What the clients can draw: web/src/art/Sign.svelte."""
KINDS = {
    *("special", "neutral", "fixed", "own", "wood", "stone", "prestige", "residence", "character"),
}
WORDS_ONLY = {"early-riser", "night-worker", "journeyman", "deliveryman"}


def spelled(row: tuple[Glyph, ...]) -> str:
    """Signs in a row, with their numbers."""
    return " ".join(one.sign if one.number == 1 else f"{one.number} {one.sign}" for one in row)


def drawn(game: str, key: str) -> tuple[str, int, str, str, str]:
    """A picture in short."""
    one = picture(GAMES[game], key)
    return one.kind, one.points, spelled(one.cost), spelled(one.effect), spelled(one.bonus)


def keys(game: str) -> list[str]:
    """Everything in a game that has a picture."""
    book = book_of(GAMES[game])
    return [*dict.fromkeys([*(tile.key for tile in book.tiles), *book.characters])]


@pytest.mark.parametrize(("game", "key"), [(game, key) for game in GAMES for key in keys(game)])
def test_everything_has_a_picture(game: str, key: str) -> None:
    one = picture(GAMES[game], key)
    assert one.kind in KINDS
    signs = [*one.cost, *one.effect, *one.bonus, *one.setup]
    assert {glyph.sign for glyph in signs} <= SIGNS
    assert all(glyph.number >= 1 for glyph in signs)
    if one.kind not in ("prestige", "residence") and key not in WORDS_ONLY:
        assert one.effect, "a worker there does something"


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("trading-post", ("special", 0, "", "3 deniers", "")),
        ("joust-field", ("special", 0, "", "cloth deniers arrow favor", "")),
        ("farm", ("neutral", 0, "", "food slash cloth", "")),
        ("market", ("neutral", 0, "", "any arrow 4 deniers", "")),
        ("peddler", ("fixed", 0, "", "2 deniers arrow plain", "")),
        ("food-farm", ("wood", 2, "food wood", "2 food slash cloth", "")),
        (
            "wood-peddler",
            ("wood", 4, "wood any", "deniers arrow plain slash 2 deniers arrow 2 plain", ""),
        ),
        ("lawyer", ("wood", 4, "wood cloth", "cloth deniers arrow build-residence", "")),
        ("park", ("stone", 3, "food stone", "food 2 wood", "house food slash wood")),
        (
            "church",
            (
                *("stone", 3, "stone cloth"),
                *("2 deniers arrow 3 points slash 4 deniers arrow 5 points", "favor"),
            ),
        ),
        (
            "alchemist",
            ("stone", 6, "food stone", "2 plain arrow gold slash 4 plain arrow 2 gold", ""),
        ),
        ("architect", ("stone", 6, "food stone", "build-prestige", "")),
        ("monument", ("prestige", 14, "4 stone 2 gold", "", "2 favor")),
        ("hotel", ("prestige", 16, "3 stone 2 gold", "", "income 2 deniers")),
        ("residence", ("residence", 2, "", "", "income deniers")),
    ],
)
def test_tiles_of_2005(key: str, expected: tuple[str, int, str, str, str]) -> None:
    assert drawn("caylus2005", key) == expected


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("peddler", ("neutral", 0, "", "deniers arrow plain", "")),
        ("small-farm", ("own", 1, "food wood", "food", "house card arrow food")),
        ("market", ("own", 2, "wood any", "any arrow 4 deniers", "house deniers")),
        ("lawyer", ("own", 2, "food wood", "food arrow build-residence", "house 2 deniers")),
        ("gold-mine", ("own", 2, "food 2 stone", "gold", "house plain arrow gold")),
        (
            "church",
            (
                *("own", 3, "wood 2 stone"),
                *("2 deniers arrow token slash 5 deniers arrow 2 token",),
                *("house 3 deniers arrow token",),
            ),
        ),
        ("hotel", ("prestige", 6, "3 stone gold", "", "income deniers")),
        ("residence", ("residence", 1, "food", "", "income deniers")),
    ],
)
def test_cards_of_magna_carta(key: str, expected: tuple[str, int, str, str, str]) -> None:
    assert drawn("magna_carta", key) == expected


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("fairground", ("fixed", 0, "", "wood arrow favor", "")),
        ("toll", ("fixed", 0, "", "2 provost", "")),
        ("market", ("neutral", 0, "", "worker arrow plain", "")),
        ("guild", ("neutral", 0, "", "plain arrow 3 worker", "")),
        ("covered-market", ("wood", 3, "wood plain", "3 worker", "")),
        ("stone-farm", ("stone", 3, "food stone", "2 food cloth", "house food")),
        ("garden", ("prestige", 4, "wood gold", "", "income 2 worker")),
        ("manufacture", ("prestige", 5, "cloth gold", "", "income cloth")),
        ("residence", ("residence", 0, "", "", "income worker")),
        ("steward", ("character", 0, "", "house 2 points", "")),
    ],
)
def test_tiles_of_1303(key: str, expected: tuple[str, int, str, str, str]) -> None:
    assert drawn("caylus1303", key) == expected


def test_the_side_that_is_laid_before_the_game() -> None:
    rules = GAMES["caylus1303"]
    assert spelled(picture(rules, "mason").setup) == "build-stone less stone"
    assert spelled(picture(rules, "covered-market").setup) == "2 worker points"
    assert picture(rules, "wood-market").setup == ()


def test_pictures_are_values() -> None:
    assert picture(GAMES["caylus2005"], "gold-mine") == Picture("fixed", effect=(Glyph("gold"),))
