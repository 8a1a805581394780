"""A game under other names is the same game."""

from __future__ import annotations

import pytest

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.research.disguise import Disguise
from kingsroad.research.text import Player, answer, bot_player, observe, play_text

NAMES = list(kingsroad.GAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(20))
def test_every_choice_has_one_new_name_that_leads_back(name: str, seed: int) -> None:
    rules = kingsroad.GAMES[name]
    disguise = Disguise(rules, seed)
    names = [choice.name for choice in rules.catalogue.choices]
    new = [disguise.put_on(each) for each in names]
    assert len(set(new)) == len(names)
    assert [disguise.take_off(each) for each in new] == names
    assert [disguise.take_off(each.upper()).lower() for each in new] == names


@pytest.mark.parametrize("name", NAMES)
def test_a_prompt_can_be_answered_under_other_names(name: str) -> None:
    game = kingsroad.new_game(name, players=2, seed=4)
    disguise = Disguise(game.rules, 7)
    chosen: list[str] = []

    def model(prompt: str) -> str:
        told = disguise.put_on(prompt)
        last = told.rsplit("\n  ", 1)[1].partition(" ")[2]
        chosen.append(last)
        return disguise.take_off(last)

    players: dict[int, Player] = {0: model, 1: bot_player(game, "random", 1)}
    play_text(game, players, options="names")
    assert game.over
    assert len(chosen) > 10


def test_names_change_in_keys_and_sentences_alike() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    disguise = Disguise(game.rules, 3)
    new = disguise.names["trading-post"]
    assert disguise.put_on("place trading-post") == f"place {new}"
    assert disguise.put_on("the trading post.") == f"the {new.replace('-', ' ')}."
    wood, gold = disguise.names["wood"], disguise.names["gold"]
    assert disguise.put_on("batch wood-gold") == f"batch {wood}-{gold}"
    assert disguise.put_on("Wood, gold") == f"{wood.capitalize()}, {gold}"
    assert disguise.put_on("deniers 4, workers 6") == "deniers 4, workers 6"


def test_seeds_give_different_names() -> None:
    rules = kingsroad.GAMES["caylus1303"]
    first, second = Disguise(rules, 1), Disguise(rules, 2)
    assert first.names != second.names
    assert first.names == Disguise(rules, 1).names
    assert sorted(first.names) == sorted(first.names.values())


def test_the_question_still_means_the_same() -> None:
    game = kingsroad.new_game("magna_carta", players=2, seed=1)
    bot_dice = Dice(1)
    while not game.over:
        disguise = Disguise(game.rules, game.players)
        told = disguise.put_on(observe(game, game.seat, options="names")).splitlines()
        for choice, line in zip(game.legal, told[-len(game.legal) :], strict=True):
            assert answer(game, disguise.take_off(line.split(" ", 3)[3])) is choice
        game.apply(game.legal[bot_dice.below(len(game.legal))])
