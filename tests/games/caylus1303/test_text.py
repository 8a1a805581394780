"""Sentences of Caylus 1303: what choices cost and bring, what questions ask, what the log joins."""

from __future__ import annotations

from tests.cli.test_text import consequence
from tests.games.caylus1303.table import CHARACTERS, play, position

import kingsroad
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.tiles import BEYOND, LAST_PLOT, TILES
from kingsroad.realm.stock import stock
from kingsroad.text import ask, card, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.vocabulary import tile_noun, words_of

RULES = kingsroad.find_game("caylus1303")
WORDS = words_of(RULES)


def told(*events: Event) -> list[str]:
    return [line.text for line in narrate(events, RULES)]


# -- cards ---------------------------------------------------------------------------------------


def test_every_tile_and_character_has_a_card() -> None:
    for tile in TILES:
        assert "{" not in card(RULES, tile.key)
        assert len(WORDS.name(tile_noun(tile.key), "short")) <= 11
    assert card(RULES, "covered-market") == (
        "Covered market (wood building); costs 1 wood, 1 plain cube; gives 3 prestige; "
        "worker: 3 workers; set-up side: 2 workers, 1 prestige."
    )
    assert card(RULES, "stone-farm") == (
        "Stone farm (stone building); costs 1 food, 1 stone; gives 3 prestige; "
        "worker: 2 food, 1 cloth; owner: 1 food; set-up side: 1 food, 1 cloth."
    )
    assert card(RULES, "garden") == (
        "Garden (monument); costs 1 wood, 1 gold; gives 4 prestige, recruits +2; employs nobody."
    )
    assert card(RULES, "wood-market").endswith("worker: 1 plain cube.")
    assert set(WORDS.keys("character-")) == set(book_of(RULES).characters) == set(CHARACTERS)
    assert card(RULES, "day-labourer") == "Day Labourer (character); recruits +1."


def test_the_provost_has_a_name_for_every_spot() -> None:
    names = [WORDS.say("spot", space=spot) for spot in range(LAST_PLOT + BEYOND + 1)]
    assert len(set(names)) == len(names)
    assert not any(str(LAST_PLOT + n) in "".join(names) for n in range(1, BEYOND + 1))
    assert names[0] == "right behind the bridge"
    assert names[LAST_PLOT] == "behind plot 23"


# -- choices -------------------------------------------------------------------------------------


def test_placing_says_price_owner_and_company() -> None:
    game = position(
        built=["red tailor", "blue manor", "green church"],
        workers={"farm": "green"},
        seats={
            "blue": {"characters": ["journeyman"]},
            "red": {"characters": ["steward"]},
            "green": {"characters": ["thief"]},
        },
        agenda=["PlaceWorker blue"],
    )
    assert consequence(game, "place sawmill") == "1 worker"
    assert consequence(game, "place farm") == "1 worker, joins green"
    assert consequence(game, "place tailor") == "1 worker, red gains 2 prestige"
    assert consequence(game, "place manor") == "1 worker"
    assert consequence(game, "place church") == "1 worker, green gains 1 prestige, past the provost"
    assert consequence(game, "place site") == "1 worker, number 1 of the queue"
    assert consequence(game, "pass") == (
        "number 1, start marker; later placements cost 1 worker more"
    )


def test_placing_after_a_pass_costs_more() -> None:
    game = position(
        built=["red tailor"],
        bridge=["red"],
        seats={"blue": {"characters": ["thief"]}},
        agenda=["PlaceWorker blue"],
    )
    assert consequence(game, "place sawmill") == "2 workers"
    assert "gains" not in consequence(game, "place tailor")
    assert consequence(game, "pass") == "number 2"
    game = position(
        bridge=["red"],
        seats={"blue": {"characters": ["night-worker"]}},
        agenda=["PlaceWorker blue"],
    )
    assert consequence(game, "place sawmill") == "1 worker"


def test_the_early_riser_pays_two() -> None:
    game = position(seats={"red": {"characters": ["early-riser", "night-worker"]}})
    assert ask(game) == "Red, you have the Early Riser: do you place a worker before all others?"
    assert consequence(game, "place farm") == "2 workers"
    assert consequence(game, "decline") == "wait for your turn"


def test_the_provost_says_price_and_whom_he_reaches() -> None:
    game = position(
        phase="activation",
        workers={"stone-guild": "red", "second-market": "blue green"},
        seats={"blue": {"workers": 2}, "green": {"characters": ["journeyman"]}},
        provost=6,
    )
    assert ask(game) == "Blue, do you move the provost? Each step costs 1 worker."
    assert consequence(game, "provost +1") == (
        "1 worker, he goes behind plot 7, reaches blue's second market, green's second market"
    )
    assert consequence(game, "provost 0") == "he stays behind plot 6"
    assert consequence(game, "provost -2") == "2 workers, he goes behind plot 4"


def test_toll_and_bailiff_are_told_apart() -> None:
    game = position(
        phase="activation",
        workers={"toll": "blue"},
        seats={"red": {"characters": ["bailiff"]}},
        provost=0,
    )
    assert ask(game) == "Blue, the toll lets you move the provost up to 2 steps, free of charge."
    assert consequence(game, "provost 0") == "he stays right behind the bridge"
    assert consequence(game, "provost +2") == "free, he goes behind plot 2"
    play(game, "provost 0")
    assert ask(game) == "Red, the Bailiff lets you move the provost up to 1 step, free of charge."


def test_buildings_say_what_they_give() -> None:
    game = position(
        phase="activation",
        workers={"farm": "blue", "market": "blue", "guild": "blue", "stone-guild": "blue"},
        seats={"blue": {"workers": 8, "stone": 3}},
    )
    play(game, "provost 0")
    assert ask(game) == "Blue, take 1 food from the farm?"
    assert consequence(game, "use") == "+1 food"
    play(game, "use")
    assert consequence(game, "take cloth") == "+1 cloth for 1 worker"
    play(game, "take cloth")
    assert consequence(game, "give stone") == "−1 stone, +3 workers"
    assert consequence(game, "decline") == "do nothing"
    play(game, "give stone")
    assert consequence(game, "offer 1") == "1 stone for 4 workers"


def test_a_short_camp_is_told() -> None:
    game = position(
        phase="activation",
        workers={"guild": "blue", "stone-guild": "blue", "covered-market": "blue"},
        road={9: "covered-market"},
        seats={"blue": {"workers": 11, "stone": 3}},
    )
    play(game, "provost 0")
    assert consequence(game, "give stone") == "−1 stone, +3 workers (only 1 left in the camp)"
    play(game, "decline")
    assert consequence(game, "offer 1") == "1 stone for 4 workers (only 2 left in the camp)"
    play(game, "offer 1")
    assert consequence(game, "use") == "+1 worker, 1 prestige (only 1 left in the camp)"


def test_building_says_cost_gain_and_effect() -> None:
    game = position(
        phase="activation",
        workers={"carpenter": "blue", "mason": "blue"},
        built=["red mason"],
        seats={"blue": {"wood": 2, "stone": 2, "cloth": 1, "characters": ["architect"]}},
    )
    assert ask(game) == "Blue, which wood building do you put on plot 12?"
    assert consequence(game, "build manor") == (
        "1 wood, 1 cloth: 4 prestige, +1 (Architect); worker: 1 royal favor"
    )
    play(game, "build tailor")
    assert ask(game) == "Blue, which cube do you give (tailor)?"
    assert consequence(game, "give stone") == "−1 stone"


def test_the_masons_setup_side_saves_a_stone() -> None:
    game = position(
        phase="delivery",
        queue=["blue"],
        site=["second-farm", "mason"],
        seats={"blue": {"food": 2, "wood": 1, "stone": 1}},
    )
    play(game, "bundle food-wood-stone")
    assert ask(game) == (
        "Blue, a royal favor: an opponent's character or a tile of the construction site?"
    )
    assert consequence(game, "site 1") == "second farm: 1 food, then you may take a character"
    assert consequence(game, "site 2") == (
        "mason: build a stone building without its fixed stone, then you may take a character"
    )
    play(game, "site 2")
    assert ask(game) == (
        "Blue, which stone building do you put on plot 10? Its fixed stone is free."
    )
    assert consequence(game, "build stone-farm") == (
        "1 food: 3 prestige; worker: 2 food, 1 cloth; owner: 1 food"
    )


def test_favors_say_from_whom_and_what_for() -> None:
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={
            "blue": {"food": 1, "wood": 1, "stone": 1, "characters": ["foreman"]},
            "red": {"characters": ["thief"]},
            "green": {"characters": ["steward"]},
        },
        characters=["early-riser", "bailiff", "architect"],
    )
    assert consequence(game, "bundle food-wood-stone") == "+5 prestige, +1 (Foreman)"
    assert consequence(game, "done") == "deliver nothing"
    play(game, "bundle food-wood-stone")
    assert consequence(game, "steal thief") == "from red: owners gain no prestige from your workers"
    play(game, "site 1", "use")
    assert ask(game) == "Blue, do you also take a character from the board?"
    assert consequence(game, "engage early-riser") == "place before all others for 1 worker more"
    assert consequence(game, "decline") == "take none"


def test_a_bundle_with_gold() -> None:
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={"blue": {"food": 2, "wood": 2, "gold": 2, "characters": ["foreman", "goldsmith"]}},
    )
    assert consequence(game, "bundle food-wood-gold") == (
        "+5 prestige, +1 (Foreman), +5 (Goldsmith)"
    )
    play(game, "bundle food-wood-gold")
    assert consequence(game, "bundle food-wood-gold") == "+5 prestige, +1 (Foreman)"
    assert consequence(game, "done") == "deliver no more"


def test_the_lawyer_and_monuments() -> None:
    game = position(
        phase="activation",
        workers={"lawyer": "blue", "quarry": "red"},
        seats={"blue": {"cloth": 1, "stone": 3, "gold": 3}},
    )
    assert consequence(game, "claim farm") == "1 cloth, plot 1: recruits +1"
    assert consequence(game, "claim quarry") == (
        "1 cloth, plot 3: recruits +1, red's worker still acts"
    )
    game = position(
        phase="administration",
        road={3: {"tile": "residence", "owner": "blue"}},
        seats={"blue": {"stone": 3, "gold": 3, "characters": ["architect"]}},
    )
    assert ask(game) == "Blue, which monument do you build over your residence on plot 3?"
    assert consequence(game, "erect granary") == (
        "1 stone, 1 gold: 7 prestige, 1 food in every round, +1 (Architect), "
        "the residence's recruit is lost"
    )
    assert consequence(game, "decline") == "keep the residence"


def test_set_up_says_where_tiles_go() -> None:
    game = RULES.start(2, {"setup": "random"})
    assert ask(game) == "Chance lays a tile at the construction site, as tile 1."
    play(game, "lay farm")
    assert ask(game) == "Chance lays a tile on plot 1."
    assert consequence(game, "lay quarry") == "on plot 1"


# -- the log -------------------------------------------------------------------------------------


def test_the_log_tells_the_set_up_in_a_few_sentences() -> None:
    start = stock(food=1, wood=2, stone=1)
    assert told(
        Event("lay-site", NOBODY, "farm", 1, 0),
        Event("lay", NOBODY, "quarry", 1, 0),
        Event("lay", NOBODY, "market", 2, 0),
        Event("lay-site", NOBODY, "manor", 2, 0),
        Event("character", NOBODY, "early-riser", 0, 0),
        Event("character", NOBODY, "thief", 0, 0),
        Event("engage", 1, "thief", 0, 0),
        Event("hire", 0, "setup", 6, 0),
        Event("gain", 0, "setup", 0, start),
        Event("hire", 1, "setup", 6, 0),
        Event("gain", 1, "setup", 0, start),
    ) == [
        "Along the road lie: 1 quarry, 2 market. At the construction site lie: 1 farm, 2 manor.",
        "The characters of this game: Early Riser, Thief.",
        "Red takes the Thief.",
        "Everybody begins with 6 workers, 1 food, 2 wood, 1 stone.",
    ]


def test_a_character_drawn_alone_is_named_and_not_called_all_of_them() -> None:
    drawn = told(Event("character", NOBODY, "thief", 0, 0))
    assert drawn == ["The Thief comes into the game."]


def test_the_log_joins_a_placement_with_its_price_and_points() -> None:
    assert told(
        Event("place", 0, "tailor", 0, 0),
        Event("score", 1, "visitor", 2, 0),
        Event("dismiss", 1, "wages", 1, 0),
        Event("place", 1, "site", 0, 0),
        Event("dismiss", 2, "early-riser", 1, 0),
        Event("place", 2, "farm", 0, 0),
        Event("pass", 0, "bridge", 1, 0),
        Event("pass", 1, "bridge", 2, 0),
    ) == [
        "Blue places a worker at the tailor; red gains 2 prestige.",
        "Red places a worker at the construction site and sends another to the camp.",
        "Green rises early, places a worker in the farm and sends another to the camp.",
        "Blue passes first and takes the start marker.",
        "Red passes and takes number 2 of the bridge.",
    ]


def test_the_log_joins_what_is_paid_with_what_comes_of_it() -> None:
    bundle = stock(food=1, wood=1, gold=1)
    assert told(
        Event("dismiss", 0, "bribe", 2, 0),
        Event("provost", 0, "", 10, 0),
        Event("pay", 0, "stone-guild", 0, stock(stone=1)),
        Event("hire", 0, "stone-guild", 4, 0),
        Event("home", 0, "stone-guild", 0, 0),
        Event("pay", 1, "tailor", 0, stock(wood=1)),
        Event("pay", 1, "tailor", 0, stock(food=1)),
        Event("build", 1, "tailor", 11, 0),
        Event("score", 1, "tailor", 4, 0),
        Event("score", 1, "architect", 1, 0),
        Event("pay", 2, "delivery", 0, bundle),
        Event("score", 2, "delivery", 5, 0),
        Event("score", 2, "foreman", 1, 0),
        Event("score", 2, "goldsmith", 5, 0),
        Event("favor", 2, "", 0, 0),
        Event("steal", 2, "thief", 1, 0),
        Event("pay", 0, "lawyer", 0, stock(cloth=1)),
        Event("claim", 0, "farm", 3, 0),
        Event("transform", 0, "farm", 3, 0),
    ) == [
        "Blue pays 2 workers, and the provost stands behind plot 10.",
        "Blue pays 1 stone and gains 4 workers (stone guild).",
        "Red builds the tailor on plot 11 for 1 food, 1 wood and gains 5 prestige.",
        "Green delivers 1 food, 1 wood, 1 gold and gains 11 prestige.",
        "Green receives a royal favor and takes the Thief from red.",
        "Blue pays 1 cloth and puts a house above the farm on plot 3.",
        "The farm on plot 3 becomes blue's residence.",
    ]


def test_the_log_tells_gains_and_homecomings() -> None:
    assert told(
        Event("hire", 0, "covered-market", 2, 0),
        Event("score", 0, "covered-market", 1, 0),
        Event("gain", 0, "stone-farm", 0, stock(food=2, cloth=1)),
        Event("gain", 1, "stone-farm", 0, stock(food=1)),
        Event("home", 0, "stone-farm", 0, 0),
        Event("home", 1, "farm", 0, 0),
        Event("home", 2, "site", 0, 0),
        Event("hire", 0, "recruiting", 3, 0),
        Event("hire", 1, "recruiting", 4, 0),
        Event("score", 0, "final-gold", 0, 0),
    ) == [
        "Blue gains 2 workers, 1 prestige (covered market).",
        "Blue receives 2 food, 1 cloth (stone farm).",
        "Red receives 1 food (stone farm).",
        "Workers go to the camp: red (farm), green (construction site).",
        "Recruits: blue 3, red 4.",
    ]
    assert tell(Event("hire", 0, "recruiting", 0, 0), RULES) == (
        "Blue has no workers left in the camp (recruits)."
    )
    assert tell(Event("reset", NOBODY, "", 0, 0), RULES) == (
        "The provost takes his place right behind the bridge."
    )
