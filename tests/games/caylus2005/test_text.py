"""Sentences of Caylus (2005): what tiles are, what choices cost and bring, what is lost and why."""

from __future__ import annotations

from tests.cli.test_text import consequence, good
from tests.games.caylus2005.table import offered, play, position

import kingsroad
from kingsroad.core.event import Chronicle, Event
from kingsroad.text import ask, card, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.vocabulary import tile_noun, words_of

RULES = kingsroad.find_game("caylus2005")


def test_every_tile_has_a_card_and_a_short_name() -> None:
    words = words_of(RULES)
    for tile in book_of(RULES).tiles:
        assert good(card(RULES, tile.key))
        assert len(words.name(tile_noun(tile.key), "short")) <= 11 or tile.kind == 0
    assert words.name(tile_noun("merchants-guild")) == "merchants' guild"
    assert card(RULES, "park") == (
        "Park (stone tile); costs 1 food, 1 stone; gives 3 prestige; 1 food, 2 wood."
    )


def test_placing_says_price_and_owner() -> None:
    game = position(
        road={9: {"tile": "mason", "owner": "red"}, 10: {"tile": "park", "owner": "blue"}},
        seats={"blue": {"deniers": 9}},
        bridge=["green"],
        agenda=["PlaceWorker blue"],
    )
    assert consequence(game, "place market") == "2 deniers"
    assert consequence(game, "place mason") == "2 deniers, red gains 1 prestige, past the provost"
    assert consequence(game, "place park") == "1 denier, past the provost"
    assert consequence(game, "place castle") == "2 deniers, number 1"
    assert consequence(game, "pass") == "number 2"


def test_the_provost_says_whom_he_reaches() -> None:
    game = position(
        phase="provost",
        road={5: {"worker": "red"}, 6: {"worker": "blue"}, 7: {"worker": "green"}},
        seats={"blue": {"deniers": 3}},
        provost=6,
    )
    assert consequence(game, "provost -2") == (
        "2 deniers, to space 4, stops short of red's market, blue's carpenter"
    )
    assert consequence(game, "provost +1") == "1 denier, to space 7, reaches green's peddler"
    assert consequence(game, "provost 0") == "he stays on space 6"


def test_building_says_cost_and_gain() -> None:
    game = position(
        phase="buildings",
        road={
            1: {"worker": "blue", "tile": "farm"},
            9: {"tile": "residence", "owner": "blue"},
            10: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        seats={"blue": {"stone": 2, "gold": 1}},
        provost=10,
        bailiff=10,
    )
    play(game, "take food")
    assert consequence(game, "build statue") == "2 stone, 1 gold: 7 prestige, 1 royal favor"
    play(game, "build statue")
    assert offered(game) == ["over 9"]
    assert ask(game) == "Blue, which of your residences makes room for the statue?"
    assert consequence(game, "over 9") == "the residence's income of 1 is lost"


def test_a_batch_says_section_and_prestige() -> None:
    game = position(
        phase="castle",
        special={"castle": ["blue"]},
        seats={"blue": {"food": 1, "wood": 1, "stone": 1}},
    )
    assert consequence(game, "batch wood-stone") == "+5 prestige (dungeon)"
    assert consequence(game, "done") == "nothing built: −2 prestige"


def test_losses_are_told_with_their_reason() -> None:
    def told(subject: str, amount: int) -> str:
        return tell(Event("score", 1, subject, amount, 0), RULES)

    assert told("castle", -2) == "Red loses 2 prestige (built nothing at the castle)."
    assert told("castle", 0) == "Red has no prestige to lose (built nothing at the castle)."
    assert told("count-walls", -3) == "Red loses 3 prestige (no house in the walls)."
    assert told("final-gold", 0) == "Red gains no prestige (gold left over)."
    assert told("visitor", 1) == "Red gains 1 prestige (a visitor)."


def test_a_provost_left_alone_is_not_told_as_moved() -> None:
    game = position(
        phase="provost",
        seats={"blue": {"deniers": 2}, "red": {"deniers": 2}},
        bridge=["blue", "red", "green"],
        provost=9,
    )
    game.listener = heard = Chronicle()
    play(game, "provost 0", "provost +1")
    assert [line.text for line in narrate(heard.events[:3], RULES)] == [
        "Blue leaves the provost on space 9.",
        "Red pays 1 denier, and the provost goes to space 10.",
    ]


def test_german_says_where_a_worker_is_placed() -> None:
    places = {
        "carpenter": "Blau setzt einen Arbeiter beim Zimmermann ein.",
        "trading-post": "Blau setzt einen Arbeiter im Kontor ein.",
        "joust-field": "Blau setzt einen Arbeiter auf dem Turnierplatz ein.",
        "stables": "Blau setzt einen Arbeiter in den Ställen ein.",
        "gold-mine": "Blau setzt einen Arbeiter in der Goldmine ein.",
    }
    for tile, told in places.items():
        assert tell(Event("place", 0, tile, 0, 0), RULES, "de") == told
