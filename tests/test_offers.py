"""Options told as a set: they are those of the list, and what they follow from adds up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import kingsroad
from kingsroad.core.bits import lowest, members, nth, size_of
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.choices import KEYS
from kingsroad.games.caylus2005.placement import building_at
from kingsroad.games.magna_carta.state import FIRST_DEED

BUILDING_AT: dict[str, Callable[[Any, int], str]] = {
    "caylus2005": building_at,
    "caylus1303": lambda table, place: KEYS[table.tile_on(place)],
}
"""The building to which a place belongs, read from the tiles; by its number in these games."""


def decisions(name: str, seed: int) -> Iterator[kingsroad.AnyGame]:
    """A random game, decision by decision."""
    random = Random(seed)
    players = kingsroad.find_game(name).seats[seed % len(kingsroad.find_game(name).seats)]
    game = kingsroad.new_game(name, players=players, seed=seed)
    while not game.over:
        yield game
        game.apply(random.choice(game.legal))


def test_sets_are_counted_and_told_in_order() -> None:
    random = Random(1)
    for _ in range(500):
        chosen = sorted(random.sample(range(62), random.randrange(1, 62)))
        these = sum(1 << number for number in chosen)
        assert size_of(these) == len(chosen)
        assert lowest(these) == chosen[0]
        assert list(members(these)) == chosen
        assert [nth(these, n) for n in range(len(chosen))] == chosen
    assert size_of(0) == 0
    assert list(members(0)) == []


@pytest.mark.parametrize("name", kingsroad.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_set_offers_what_the_list_does(name: str, seed: int) -> None:
    told = 0
    for game in decisions(name, seed):
        asked = game.pending
        assert asked is not None
        if game.offered:
            told += 1
            numbered = asked.numbered(game)
            options = [numbered[number] for number in members(game.offered)]
            assert options == game.legal == asked.options(game)
            assert game.draw(Dice(told)) is game.legal[Dice(told).below(len(game.legal))]
        assert game.clone().legal == game.legal
    assert told > 50


@pytest.mark.parametrize("name", kingsroad.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_the_table_remembers_is_what_lies_there(name: str, seed: int) -> None:
    """A position is read piece by piece: what was kept up to date in play comes out the same."""
    for decision, game in enumerate(decisions(name, seed)):
        table: Any = game.state
        taken = [place for place in range(len(table.workers)) if table.workers[place] != NOBODY]
        assert list(members(table.taken)) == taken
        for number, seat in enumerate(table.seats):
            own = [place for place in taken if table.workers[place] == number]
            assert list(members(seat.standing)) == own
        if decision % 10 == 0:
            read: Any = kingsroad.load_position(game.rules.write_position(game)).state
            assert (read.taken, read.open) == (table.taken, table.open)
            for place in members(table.open):
                assert read.placings[place] is table.placings[place]
            assert [seat.standing for seat in read.seats] == [seat.standing for seat in table.seats]


@pytest.mark.parametrize("name", BUILDING_AT)
def test_a_place_is_chosen_by_what_lies_there(name: str) -> None:
    """Copies share the list of these choices: what is built later makes another one."""
    at_first: Any = kingsroad.new_game(name, players=3, seed=1).state.placings
    first = list(at_first)
    copies: list[tuple[list[Choice], list[Choice]]] = []
    for game in decisions(name, 1):
        table: Any = game.state
        for place in members(table.open):
            assert table.placings[place].name == f"place {BUILDING_AT[name](table, place)}"
        shared: Any = game.clone().state
        copies.append((shared.placings, list(shared.placings)))
    assert len({id(shared) for shared, _ in copies}) > 1
    assert all(shared == then for shared, then in copies)
    assert at_first == first


def test_a_road_too_long_for_a_set_is_listed() -> None:
    game = kingsroad.new_game("magna_carta", players=4, seed=2)
    while type(game.pending).__name__ != "TakeAction":
        game.apply(game.legal[0])
    table: Any = game.state
    asked = game.pending
    assert asked is not None
    lying = set(table.road)
    for number in range(53):
        if number not in lying:
            table.extend(number, 0)
    assert table.last_space() > FIRST_DEED
    assert asked.offered(game) == 0
    options = asked.options(game)
    places = [choice for choice in options if choice.verb == "place"]
    assert len(places) == table.last_space()
    assert options[: len(places)] == places
    assert options[-1].name == "pass"
