"""Sentences: every event, question and choice that occurs has one."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

from tests.table import offered, play, position

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import Ask
from kingsroad.games import caylus2005
from kingsroad.games.caylus2005.bank import CAUSES
from kingsroad.games.caylus2005.phases import PHASE_NAMES
from kingsroad.games.caylus2005.tiles import TILES
from kingsroad.text import ask, card, english, explain, narrate, tell
from kingsroad.text.choices import EXPLAIN
from kingsroad.text.words import cause_name, short_tile_name, tile_name

NAMES = kingsroad.find_game("caylus2005").seat_names
GAMES = 40


def good(sentence: str) -> bool:
    """No gap is left open, nothing is blank."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence


def rich_table() -> kingsroad.AnyGame:
    """A game in which nobody lacks anything, so that rare things happen too."""
    wealth = dict.fromkeys(["deniers", "food", "wood", "stone", "cloth", "gold"], 30)
    return position(
        road={
            9: {"tile": "lawyer", "owner": "red"},
            10: {"tile": "architect", "owner": "green"},
            11: {"tile": "residence", "owner": "blue"},
            12: {"tile": "alchemist", "owner": "blue"},
        },
        seats={name: dict(wealth) for name in ("blue", "red", "green")},
    )


def test_random_games_have_words_for_everything() -> None:
    kinds: set[str] = set()
    questions: set[str] = set()
    verbs: set[str] = set()
    rules = kingsroad.find_game("caylus2005")
    for seed in range(GAMES):
        options = {"favors": "simple" if seed % 8 == 6 else "standard", "jeweller": "on"}
        game = rich_table() if seed % 4 == 3 else rules.start(2 + seed % 4, options)
        heard = Chronicle()
        game.listener = heard
        dice = Dice(seed)
        while not game.over:
            questions.add(type(game.pending).__name__)
            assert good(ask(game)), game.question
            for choice in game.legal:
                verbs.add(choice.verb)
                assert good(explain(game, choice)), choice
            game.apply(game.legal[dice.below(len(game.legal))])
            events = heard.take()
            kinds.update(event.kind for event in events)
            assert all(good(tell(event, NAMES)) for event in events)
            assert all(good(sentence) for sentence in narrate(events, NAMES))
        assert ask(game) == "The game is over."
    assert questions == {question.split("-")[0] for question in english.QUESTIONS}
    assert verbs == set(EXPLAIN)
    assert kinds == set(english.EVENTS) - {"lose", "lose-nothing", "score-nothing"}


def test_every_question_of_the_game_has_a_sentence() -> None:
    found = set()
    for module in pkgutil.iter_modules(caylus2005.__path__):
        members = inspect.getmembers(import_module(f"{caylus2005.__name__}.{module.name}"))
        found |= {
            name
            for name, value in members
            if inspect.isclass(value) and issubclass(value, Ask) and value is not Ask
        }
    assert found == {question.split("-")[0] for question in english.QUESTIONS}


def test_every_verb_of_the_catalogue_is_explained() -> None:
    catalogue = kingsroad.find_game("caylus2005").catalogue
    assert {choice.verb for choice in catalogue.choices} == set(EXPLAIN)


def test_every_cause_and_phase_has_a_name() -> None:
    assert all(cause_name(cause) for cause in CAUSES)
    assert not any("-" in cause_name(cause) for cause in CAUSES)
    assert set(PHASE_NAMES) == set(english.PHASES)


def test_every_tile_has_a_card_and_a_short_name() -> None:
    for tile in TILES:
        assert good(card(tile.key))
        assert len(short_tile_name(tile.key)) <= 11 or tile.kind == 0
    assert tile_name("merchants-guild") == "merchants' guild"
    assert card("park") == (
        "Park (stone tile); costs 1 food, 1 stone; gives 3 prestige; 1 food, 2 wood."
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
        return tell(Event("score", 1, subject, amount, 0), NAMES)

    assert told("castle", -2) == "Red loses 2 prestige (built nothing at the castle)."
    assert told("castle", 0) == "Red has no prestige to lose (built nothing at the castle)."
    assert told("count-walls", -3) == "Red loses 3 prestige (no house in the walls)."
    assert told("final-gold", 0) == "Red gains no prestige (gold left over)."
    assert told("visitor", 1) == "Red gains 1 prestige (a visitor)."
