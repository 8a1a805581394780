"""Sentences: every event, question and choice that occurs has one."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import NOBODY, Ask, Draw
from kingsroad.library import part
from kingsroad.realm.steps import TileAsk
from kingsroad.realm.stock import stock
from kingsroad.text import LogLine, ask, card, explain, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.vocabulary import Noun, tile_noun, words_of

CAYLUS = kingsroad.find_game("caylus2005")
MAGNA_CARTA = kingsroad.find_game("magna_carta")
CAYLUS_1303 = kingsroad.find_game("caylus1303")
GAMES = 40
GOODS = ["deniers", "food", "wood", "stone", "cloth", "gold"]
VARIANTS = {
    "caylus2005": {"lose", "lose-nothing", "score-nothing"},
    "magna_carta": {"draw-secret", "erect-aside", "provost-alone", "token-lost"},
    "caylus1303": {"hire-nothing", "pass-first", "score-nothing"},
}
"""Templates that are no kinds of events, but cases of one."""


FRAMES = (Ask, Draw, TileAsk)
"""What questions are made from."""


def good(sentence: str) -> bool:
    """No gap is left open, nothing is blank."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence


def rich_caylus() -> kingsroad.AnyGame:
    """A game in which nobody lacks anything, so that rare things happen too."""
    wealth = dict.fromkeys(GOODS, 30)
    return position(
        road={
            9: {"tile": "lawyer", "owner": "red"},
            10: {"tile": "architect", "owner": "green"},
            11: {"tile": "residence", "owner": "blue"},
            12: {"tile": "alchemist", "owner": "blue"},
        },
        seats={name: dict(wealth) for name in ("blue", "red", "green")},
    )


def table_of(rules: kingsroad.AnyRuleset, seed: int) -> kingsroad.AnyGame:
    """A game to play at random: poor or rich, with every option now and then."""
    if rules is CAYLUS:
        options = {"favors": "simple" if seed % 8 == 6 else "standard", "jeweller": "on"}
        return rich_caylus() if seed % 4 == 3 else rules.start(2 + seed % 4, options)
    if rules is CAYLUS_1303:
        game = rules.start(2 + seed % 4, {"setup": "first-game" if seed % 4 == 2 else "random"})
        wealth = stock(food=20, wood=20, stone=20, cloth=20, gold=20)
    else:
        game = rules.start(2 + seed % 3, {"rules": "beginner" if seed % 4 == 2 else "standard"})
        wealth = stock(food=20, wood=20, stone=20, gold=20, deniers=40)
    if seed % 2:
        for seat in game.state.seats:
            seat.stock = wealth
    return game


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_random_games_have_words_for_everything(rules: kingsroad.AnyRuleset) -> None:
    kinds: set[str] = set()
    questions: set[str] = set()
    verbs: set[str] = set()
    seen: set[tuple[int, str]] = set()
    for seed in range(GAMES):
        game = table_of(rules, seed)
        heard = Chronicle()
        game.listener = heard
        dice = Dice(seed)
        while not game.over:
            questions.add(type(game.pending).__name__)
            assert good(ask(game)), game.question
            for choice in game.legal:
                verbs.add(choice.verb)
                assert good(explain(game, choice)), choice
            # What this kind of table has not seen yet comes first, so that rare things happen.
            new = [choice for choice in game.legal if (seed % 4, choice.verb) not in seen]
            pool = new or game.legal
            choice = pool[dice.below(len(pool))]
            seen.add((seed % 4, choice.verb))
            game.apply(choice)
            events = heard.take()
            kinds.update(event.kind for event in events)
            for reader in (None, NOBODY, 0):
                assert all(good(line.text) for line in narrate(events, rules, reader))
            assert all(good(tell(event, rules)) for event in events)
            assert all(good(tell(event.seen_by(NOBODY), rules)) for event in events)
        assert ask(game) == "The game is over."
    book = book_of(rules)
    words = words_of(rules)
    assert questions <= set(words.keys("question-"))
    assert verbs == set(book.explain)
    assert kinds == set(words.keys("event-")) - VARIANTS[rules.key]


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_question_of_a_game_has_a_sentence(rules: kingsroad.AnyRuleset) -> None:
    found = set()
    package = part(rules, "games")
    for module in pkgutil.iter_modules(package.__path__):
        members = inspect.getmembers(import_module(f"{package.__name__}.{module.name}"))
        found |= {
            name
            for name, value in members
            if inspect.isclass(value)
            and issubclass(value, Ask)
            and value not in (Ask, Draw, TileAsk)
        }
    assert found <= set(words_of(rules).keys("question-"))


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_verb_of_the_catalogue_is_explained(rules: kingsroad.AnyRuleset) -> None:
    assert {choice.verb for choice in rules.catalogue.choices} == set(book_of(rules).explain)


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_cause_and_phase_has_a_name(rules: kingsroad.AnyRuleset) -> None:
    words = words_of(rules)
    causes = part(rules, "games", "causes").CAUSES
    phases = part(rules, "games", "tiles").PHASE_NAMES
    names = [words.name(Noun("cause", cause)) for cause in causes]
    assert all(names)
    assert not any("-" in name for name in names)
    assert set(phases) <= set(words.keys("phase-"))


def test_every_tile_has_a_card_and_a_short_name() -> None:
    words = words_of(CAYLUS)
    for tile in book_of(CAYLUS).tiles:
        assert good(card(CAYLUS, tile.key))
        assert len(words.name(tile_noun(tile.key), "short")) <= 11 or tile.kind == 0
    assert words.name(tile_noun("merchants-guild")) == "merchants' guild"
    assert card(CAYLUS, "park") == (
        "Park (stone tile); costs 1 food, 1 stone; gives 3 prestige; 1 food, 2 wood."
    )
    words = words_of(MAGNA_CARTA)
    for tile in book_of(MAGNA_CARTA).tiles:
        assert good(card(MAGNA_CARTA, tile.key))
        assert len(words.name(tile_noun(tile.key), "short")) <= 14
    assert words.name(tile_noun("red-own-peddler"), "the") == "red's peddler"
    assert words.name(tile_noun("own-peddler"), "the") == "the player's peddler"
    assert card(MAGNA_CARTA, "gold-mine") == (
        "Gold mine (player card); costs 1 food, 2 stone; worth 2 prestige; take 1 gold; "
        "owner: pay 1 plain cube for 1 gold."
    )


def consequence(game: kingsroad.AnyGame, name: str) -> str:
    return explain(game, game.rules.catalogue.named(name))


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
        return tell(Event("score", 1, subject, amount, 0), CAYLUS)

    assert told("castle", -2) == "Red loses 2 prestige (built nothing at the castle)."
    assert told("castle", 0) == "Red has no prestige to lose (built nothing at the castle)."
    assert told("count-walls", -3) == "Red loses 3 prestige (no house in the walls)."
    assert told("final-gold", 0) == "Red gains no prestige (gold left over)."
    assert told("visitor", 1) == "Red gains 1 prestige (a visitor)."


# -- Magna Carta ---------------------------------------------------------------------------------


def road_of_cards(agenda: list[str], **more: Any) -> kingsroad.AnyGame:
    """A game of Magna Carta with three seats, at some question."""
    document: dict[str, object] = {
        "game": "magna_carta",
        "phase": "actions",
        "round": 1,
        "provost": 5,
        "order": ["blue", "red", "green"],
        "road": [
            {"card": "park"},
            {"card": "forest"},
            {"card": "peddler"},
            {"card": "red-bank"},
            {"card": "blue-church"},
            {"card": "red-small-farm", "cubes": 3},
        ],
        "seats": {
            "blue": {
                "food": 3,
                "wood": 3,
                "stone": 3,
                "gold": 3,
                "deniers": 9,
                "hand": ["market", "gold-mine"],
            },
            "red": {"hand": ["lawyer"]},
            "green": {"hand": []},
        },
        **more,
    }
    if agenda:
        document["agenda"] = agenda
    return kingsroad.load_position(document)


def test_actions_of_magna_carta_say_price_and_owner() -> None:
    game = road_of_cards(["TakeAction blue"])
    assert consequence(game, "place park") == "1 denier"
    assert consequence(game, "place blue-church") == "1 denier"
    assert consequence(game, "place red-bank") == "1 denier, red may pay 2 deniers for 1 gold"
    assert consequence(game, "place red-small-farm") == (
        "1 denier, red may take 1 food from the card, past the provost"
    )
    assert consequence(game, "build market") == (
        "1 wood, any cube: 2 prestige, sell any cube for 4 deniers"
    )
    assert consequence(game, "exchange") == "1 denier, put your hand away, draw 2 cards"
    assert consequence(game, "pass") == "number 1, +1 denier"


def test_payments_of_magna_carta_say_what_is_paid() -> None:
    game = road_of_cards(["TakeAction blue"])
    play(game, "build gold-mine", "gold 0")
    assert ask(game) == "Blue, how much stone for the gold mine do you pay in gold?"
    assert consequence(game, "gold 0") == "pay 2 stone"
    assert consequence(game, "gold 1") == "pay 1 stone, 1 gold"


def test_offers_and_batches_of_magna_carta() -> None:
    game = road_of_cards(
        [],
        phase="buildings",
        bridge=["blue", "red", "green"],
        road=[
            {"card": "park"},
            {"card": "forest"},
            {"card": "peddler"},
            {"card": "red-bank", "worker": "blue"},
        ],
        provost=4,
    )
    assert ask(game) == "Blue, do you accept an offer of the bank?"
    assert consequence(game, "offer 2") == "3 deniers for 2 gold"
    game = road_of_cards([], phase="castle", bridge=["blue", "red", "green"])
    assert consequence(game, "batch food-wood-stone") == "dungeon token, 4 prestige"
    assert consequence(game, "done") == "hand in no batch"


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    drawn = [Event("draw", 1, key, 0, 0, 1) for key in ("bank", "market")]
    paid = Event("pay", 1, "drawing", 0, stock(deniers=1))
    assert narrate([paid, *drawn], MAGNA_CARTA, 1) == [
        LogLine("pay", "Red draws the bank and the market for 1 denier.")
    ]
    assert narrate([paid, *drawn], MAGNA_CARTA, 0) == [
        LogLine("pay", "Red draws 2 cards for 1 denier.")
    ]
    assert narrate(drawn[:1], MAGNA_CARTA, NOBODY) == [LogLine("draw", "Red draws a card.")]
    assert tell(drawn[0], MAGNA_CARTA) == "Red draws the bank."
    assert tell(drawn[0].seen_by(0), MAGNA_CARTA) == "Red draws a card."


def test_the_log_of_magna_carta_joins_what_belongs_together() -> None:
    def told(*events: Event) -> list[str]:
        return [line.text for line in narrate(events, MAGNA_CARTA)]

    batch = stock(food=1, wood=1, stone=1)
    castle = [Event("pay", 0, "castle", 0, batch), Event("token", 0, "walls", 1, 0)]
    assert told(*castle) == [
        "Blue hands in 1 food, 1 wood, 1 stone and takes 1 token of the walls."
    ]
    lost = [Event("token", NOBODY, key, 1, 0) for key in ("walls", "towers")]
    assert told(*lost) == [
        "Nobody builds the castle: 1 token of the walls and 1 token of the towers out of the game."
    ]
    market = [
        Event("pay", 0, "market", 0, stock(food=1)),
        Event("gain", 0, "market", 0, stock(deniers=4)),
        Event("gain", 1, "market", 0, stock(deniers=1)),
    ]
    assert told(*market) == [
        "Blue pays 1 food and receives 4 deniers (market).",
        "Red receives 1 denier (market).",
    ]
    residence = [
        Event("pay", 2, "residence", 0, stock(food=1)),
        Event("transform", 2, "bank", 7, 0),
    ]
    assert told(*residence) == ["Green turns the bank on space 7 into a residence for 1 food."]


def test_headings() -> None:
    for rules, heading in (
        (CAYLUS, "Turn 3 begins."),
        (MAGNA_CARTA, "Round 3 begins."),
        (CAYLUS_1303, "Round 3 begins."),
    ):
        turn = Event("turn", NOBODY, "", 3, 0)
        assert tell(turn, rules) == heading
        told = narrate([turn, Event("pass", 1, "bridge", 2, 0)], rules)
        assert [line.kind for line in told] == ["turn", "pass"]
        assert [line.heading for line in told] == [True, False]
