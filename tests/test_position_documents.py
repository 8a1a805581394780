"""Positions of all games: they come back as they were written, and faulty ones are refused.

What can be asked, what is refused and what is odd in one game its own `test_positions` lists.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.fuzz import all_setups
from tests.laws import Watch, check_position, chooser, comes_back, play_to_end
from tests.parts import part_of

import kingsroad
from kingsroad import AnyGame, ImpossiblePosition, UnknownGame
from kingsroad.core.dice import Dice

KEYS = list(kingsroad.GAMES)
SETUPS = all_setups()


def listed(name: str) -> list[tuple[str, Any]]:
    """What the games list under a name: key of the game, entry."""
    return [(key, entry) for key in KEYS for entry in getattr(part_of(key, "test_positions"), name)]


def load(key: str, told: dict[str, Any]) -> AnyGame:
    """The game that goes on from a table, told in the words of its tests."""
    game: AnyGame = part_of(key, "test_positions").load(told)
    return game


# -- sound positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "players", "options"),
    SETUPS,
    ids=["-".join([key, str(players), *options.values()]) for key, players, options in SETUPS],
)
def test_every_position_of_a_game_comes_back(
    key: str, players: int, options: dict[str, str]
) -> None:
    """Chance is left open, so that the whole set-up is written and read too."""
    game = kingsroad.find_game(key).start(players, options)
    dice = Dice(40 + players)
    while not game.over:
        comes_back(game)
        game.apply(game.legal[dice.below(len(game.legal))])
    comes_back(game)


@pytest.mark.parametrize(("key", "name"), listed("QUESTIONS"))
def test_every_question_can_be_written_and_read(key: str, name: str) -> None:
    told = part_of(key, "test_positions").QUESTIONS[name]
    game = load(key, told)
    assert game.legal
    assert comes_back(game)["agenda"] == told["agenda"]
    watch, dice = Watch(game), Dice(1)
    choose = chooser(dice, game.rules.catalogue.choices, 1)
    watch.check()
    while not game.over:
        if dice.below(12) == 0:
            check_position(game, dice)
        if dice.below(30) == 0:
            watch.check_deep(dice)
        watch.play(choose(game.legal))
        watch.check()
    watch.check_deep(dice)
    watch.finish()


# -- what is refused, and why --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "case"),
    listed("REFUSED"),
    ids=[f"{key}-{message}" for key, (message, _) in listed("REFUSED")],
)
def test_refused(key: str, case: tuple[str, dict[str, Any]]) -> None:
    message, told = case
    with pytest.raises(ImpossiblePosition, match=re.escape(message)):
        load(key, told)


COMMON: list[tuple[str, dict[str, Any]]] = [
    ("rules must be a whole number, not '1'", {"rules": "1"}),
    ("rules must be 1 to ", {"rules": 0}),
    ("options.wind is not known here", {"options": {"wind": "on"}}),
    ("options must be a table", {"options": [1]}),
    ("weather is not known here", {"weather": "fine"}),
    ("seats must be the first 2 to ", {"seats": {"blue": {}}}),
    ("not none", {"seats": {}}),
    ("not blue, green", {"seats": {"blue": {}, "green": {}}}),
    ("seats.pink is not known here", {"seats": {"blue": {}, "red": {}, "pink": {}}}),
    ("phase cannot be 'night'", {"phase": "night"}),
    ("agenda must be a list", {"agenda": "Dance blue"}),
    ("agenda must hold texts only, not 3", {"agenda": [3]}),
    ("agenda: there is no step called 'Dance'", {"agenda": ["Dance blue"]}),
]
"""Faults that a document of any game can have."""


def begun(key: str) -> dict[str, Any]:
    """The first position of a game in which a seat is asked."""
    game = kingsroad.new_game(key, 3, seed=1)
    assert game.seat >= 0
    return {**game.rules.write_position(game)}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("message", "fault"), COMMON, ids=[message for message, _ in COMMON])
def test_a_fault_of_any_game_is_refused(key: str, message: str, fault: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition, match=re.escape(message)):
        kingsroad.load_position({**begun(key), **fault})


@pytest.mark.parametrize("key", KEYS)
def test_later_rules_and_unknown_options_are_refused(key: str) -> None:
    rules = kingsroad.find_game(key)
    later = rules.version + 1
    with pytest.raises(
        ImpossiblePosition, match=f"rules must be 1 to {rules.version}, not {later}"
    ):
        kingsroad.load_position({**begun(key), "rules": later})
    for option in rules.options:
        with pytest.raises(ImpossiblePosition, match=f"options.{option.key} cannot be 'odd'"):
            kingsroad.load_position({**begun(key), "options": {option.key: "odd"}})


@pytest.mark.parametrize("key", KEYS)
def test_a_step_needs_its_facts(key: str) -> None:
    document = begun(key)
    step = document["agenda"][0].split()[0]
    with pytest.raises(ImpossiblePosition, match=f"must be: {step} seat"):
        kingsroad.load_position({**document, "agenda": [step]})
    with pytest.raises(ImpossiblePosition, match="seat is one of: blue, red"):
        kingsroad.load_position({**document, "agenda": [f"{step} pink"]})


def test_a_document_must_name_a_known_game() -> None:
    with pytest.raises(ImpossiblePosition, match="must name its game"):
        kingsroad.load_position({})
    with pytest.raises(ImpossiblePosition, match="must name its game"):
        kingsroad.load_position({"game": 3})
    with pytest.raises(UnknownGame, match="no game called 'ludo'"):
        kingsroad.load_position({"game": "ludo"})


@pytest.mark.parametrize("key", KEYS)
def test_a_game_reads_its_own_positions_only(key: str) -> None:
    for other in {*KEYS, "ludo"} - {key}:
        with pytest.raises(ImpossiblePosition, match=f"game cannot be '{other}'"):
            kingsroad.find_game(key).read_position({"game": other})


@pytest.mark.parametrize("key", KEYS)
def test_a_document_must_be_a_table(key: str) -> None:
    broken: Any = [key]
    with pytest.raises(ImpossiblePosition):
        kingsroad.load_position(broken)


# -- refused, or playable under the laws ---------------------------------------------------------


@pytest.mark.parametrize(("key", "name"), listed("ODD"))
def test_refused_or_playable(key: str, name: str) -> None:
    """A document that is accepted gives a game that goes to its end under the laws."""
    told = part_of(key, "test_positions").ODD[name]
    try:
        load(key, told)
    except ImpossiblePosition:
        return
    for number in range(3):
        dice = Dice(number)
        watch = Watch(load(key, told))
        choose = chooser(dice, watch.game.rules.catalogue.choices, number * 2)
        for _ in range(4):  # what is odd shows soon, if at all
            watch.check()
            watch.check_deep(dice)
            if not watch.game.over:
                watch.play(choose(watch.game.legal))
        play_to_end(watch, choose, dice, 30)
