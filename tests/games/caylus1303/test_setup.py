"""Before the first round: tiles, first seat, characters, goods; the first game."""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import (
    CHARACTERS,
    FREE_PLOTS,
    MONUMENTS,
    PRINTED,
    SEATS,
    START,
    STONE,
    WOOD,
    asks,
    camp,
    hands,
    held,
    laid,
    offered,
    places,
    play,
    position,
    seat,
    seen,
)

import kingsroad
from kingsroad import AnyGame, UnknownGame

LAID_START = ["guild", "quarry", "second-farm", "market", "sawmill", "stone-guild"]
LAID_START += ["second-market", "start-carpenter"]


def bare(players: int = 3, setup: str = "random") -> AnyGame:
    """A new game in which every draw of chance is left open."""
    return kingsroad.new_game("caylus1303", players, None, setup=setup)


def nouns(game: AnyGame) -> list[str]:
    """What is offered, without the verb."""
    return [name.split()[1] for name in offered(game)]


def lay_all(game: AnyGame, wood: tuple[str, str], stone: tuple[str, str]) -> None:
    """Chance lays the start tiles as above and these for site and road."""
    play(game, *[f"chance: lay {tile}" for tile in ["farm", *LAID_START, *wood, *stone]])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_seats(players: int) -> None:
    """[setup.1] Clockwise is the order of the colours."""
    game = kingsroad.new_game("caylus1303", players, 1)
    assert game.players == players
    first = SEATS.index(seen(game, "order")[0])
    assert seen(game, "order") == [SEATS[(first + i) % players] for i in range(players)]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_seats(players: int) -> None:
    """[setup.1]"""
    with pytest.raises(UnknownGame):
        kingsroad.new_game("caylus1303", players)


def test_start_tiles_are_drawn_for_site_and_road() -> None:
    """[setup.5] [setup.4] [setup.10] One for the site, then eight for plots 1 to 8."""
    game = bare()
    left = ["farm", "second-farm", "sawmill", "quarry", "start-carpenter", "market"]
    left += ["second-market", "guild", "stone-guild"]
    for tile in ["farm", *LAID_START]:
        assert asks(game) == ("chance", "LayTiles")
        assert nouns(game) == left
        play(game, f"chance: lay {tile}")
        left.remove(tile)
    assert seen(game, "site") == ["farm"]
    assert laid(game) == dict(enumerate(LAID_START, 1))
    assert "owner" not in str(seen(game, "road"))


def test_wood_and_stone_tiles_are_drawn_for_site_and_road() -> None:
    """[setup.6] [setup.8] [setup.9] [setup.4] Two of each; the other seven form the supply."""
    game = bare()
    play(game, *[f"chance: lay {tile}" for tile in ["farm", *LAID_START]])
    assert sorted(nouns(game)) == sorted(WOOD)
    play(game, "chance: lay manor")
    assert sorted(nouns(game)) == sorted(set(WOOD) - {"manor", "mason"})
    play(game, "chance: lay tailor")
    assert sorted(nouns(game)) == sorted(STONE)
    play(game, "chance: lay church")
    assert sorted(nouns(game)) == sorted(set(STONE) - {"church"})
    play(game, "chance: lay foundry")
    assert seen(game, "site") == ["farm", "manor", "church"]
    assert laid(game) == {**dict(enumerate(LAID_START, 1)), 9: "tailor", 14: "foundry"}
    expected = set(WOOD) | set(STONE) | set(MONUMENTS)
    expected -= {"manor", "tailor", "church", "foundry"}
    assert sorted(seen(game, "supply")) == sorted(expected)
    assert len(seen(game, "supply")) == 7 + 7 + 7


def test_the_mason_may_lie_on_the_site_only() -> None:
    """[setup.7]"""
    game = bare()
    play(game, *[f"chance: lay {tile}" for tile in ["farm", *LAID_START]])
    assert "lay mason" in offered(game)
    play(game, "chance: lay manor")
    assert "lay mason" not in offered(game)
    game = bare()
    lay_all(game, ("mason", "manor"), ("church", "foundry"))
    assert seen(game, "site")[1] == "mason"


def test_tiles_of_the_set_up_show_their_set_up_side() -> None:
    """[setup.6] [setup.8] [setup.10] 2 PP from the manor and no favor; nobody's building."""
    game = position(road={9: "manor", 14: "stone-farm"})
    play(game, "blue: place manor", "red: place stone-farm")
    assert game.scores() == [0, 0, 0]
    game = position(
        phase="activation",
        road={9: "manor", 14: "stone-farm"},
        built=["green church", "green foundry", "green tailor", "green alchemist", "green mason"],
        workers={"manor": "blue", "stone-farm": "red"},
        queue=["green"],
        seats={"green": {"food": 1, "wood": 1, "stone": 1}},
    )
    play(game, "blue: use", "red: use")
    assert game.scores() == [2, 0, 0]
    assert held(game, "red") == {"food": 1, "cloth": 1}


def test_the_road_before_and_behind_the_bridge() -> None:
    """[setup.3] [setup.4] Four printed buildings, then 23 plots of which thirteen are free."""
    game = position()
    assert places(game)[:4] == ["fairground", "lawyer", "carpenter", "toll"]
    assert list(seen(game, "printed")) == PRINTED
    free = [plot for plot in range(1, 24) if plot not in laid(game)]
    assert free == [10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23] == FREE_PLOTS


def test_the_table_before_the_first_round() -> None:
    """[setup.11] [setup.12] [setup.13] [setup.19]"""
    game = kingsroad.new_game("caylus1303", 4, 3)
    while asks(game)[1] == "DraftCharacter":
        assert seen(game, "round") == 0
        game.apply(game.legal[0])
    assert (seen(game, "provost"), seen(game, "round")) == (8, 1)
    assert (seen(game, "bridge"), seen(game, "queue")) == ([], [])
    for name in SEATS[:4]:
        owned = seat(game, name)
        assert owned["workers"] + owned["camp"] == 15
        assert owned["houses"] == 9, "and the tenth waits at the bridge"
        assert owned["prestige"] == 0


@pytest.mark.parametrize(("players", "workers"), [(2, 10), (3, 6), (4, 6), (5, 10)])
def test_workers_and_goods_to_start_with(players: int, workers: int) -> None:
    """[setup.14] [setup.18]"""
    game = kingsroad.new_game("caylus1303", players, 2)
    while asks(game)[1] == "DraftCharacter":
        assert hands(game) == [0] * players
        game.apply(game.legal[-1])
    assert hands(game) == [workers] * players
    assert camp(game) == [15 - workers] * players
    for name in SEATS[:players]:
        assert held(game, name) == {"food": 1, "wood": 2, "stone": 1}


@pytest.mark.parametrize("first", ["blue", "red", "green", "yellow"])
def test_first_seat_and_draft(first: str) -> None:
    """[setup.2] [setup.15] [setup.16] [setup.17] The last seat chooses first, the first last."""
    game = bare(4)
    lay_all(game, ("manor", "tailor"), ("church", "foundry"))
    assert asks(game) == ("chance", "DrawFirst")
    assert offered(game) == [f"first {name}" for name in SEATS[:4]]
    play(game, f"chance: first {first}")
    in_game = ["thief", "steward", "bailiff", "architect", "foreman", "goldsmith", "chamberlain"]
    left = list(CHARACTERS)
    for one in in_game:
        assert asks(game) == ("chance", "DealCharacters")
        assert nouns(game) == left
        play(game, f"chance: deal {one}")
        left.remove(one)
    start = SEATS.index(first)
    chosen = ["foreman", "thief", "chamberlain", "architect"]
    for back, one in enumerate(chosen, 1):
        name = SEATS[(start - back) % 4]
        assert asks(game) == (name, "DraftCharacter")
        assert sorted(nouns(game)) == sorted(set(in_game) - set(chosen[: back - 1]))
        play(game, f"{name}: engage {one}")
        assert seen(game, "seats")[name]["characters"] == [one], "open for all to see"
    assert seen(game, "characters") == ["steward", "bailiff", "goldsmith"]
    assert seen(game, "order")[0] == first
    assert asks(game) == (first, "PlaceWorker"), "who was drawn begins"


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_characters_in_the_game(players: int, count: int) -> None:
    """[setup.15] [setup.17]"""
    game = kingsroad.new_game("caylus1303", players, 5)
    assert len(seen(game, "characters")) == count
    for _ in range(players):
        game.apply(game.legal[0])
    assert len(seen(game, "characters")) == 3
    assert [len(seat(game, name)["characters"]) for name in SEATS[:players]] == [1] * players


def test_chance_draws_every_seat_and_tile_at_times() -> None:
    """[setup.2] [setup.5]"""
    games = [kingsroad.new_game("caylus1303", 2, seed) for seed in range(60)]
    assert {seen(game, "order")[0] for game in games} == {"blue", "red"}
    assert {seen(game, "site")[0] for game in games} == set(START)
    assert {laid(game)[1] for game in games} == set(START)


# -- the first game ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (2, []),
        (3, ["deliveryman"]),
        (4, ["deliveryman", "journeyman"]),
        (5, ["deliveryman", "journeyman", "early-riser"]),
    ],
)
def test_first_game(players: int, more: list[str]) -> None:
    """[first.1] [first.2] [first.3] [first.4] Only the first seat is drawn; seats still choose."""
    game = bare(players, setup="first-game")
    assert asks(game) == ("chance", "DrawFirst")
    assert laid(game) == {
        1: "farm",
        2: "sawmill",
        3: "quarry",
        4: "market",
        5: "start-carpenter",
        6: "guild",
        7: "second-market",
        8: "stone-guild",
        9: "wood-market",
        14: "gold-mine",
    }
    assert seen(game, "site") == ["second-farm", "covered-market", "jeweller"]
    expected = set(WOOD) | set(STONE) | set(MONUMENTS)
    expected -= {"wood-market", "covered-market", "gold-mine", "jeweller"}
    assert set(seen(game, "supply")) == expected
    play(game, "chance: first red")
    in_game = {"architect", "foreman", "bailiff", "day-labourer", "chamberlain", *more}
    assert set(seen(game, "characters")) == in_game
    assert asks(game) == ("blue", "DraftCharacter")
    assert set(nouns(game)) == in_game
    for _ in range(players):
        game.apply(game.legal[0])
    assert len(seen(game, "characters")) == 3
    assert seen(game, "round") == 1
    assert seen(game, "order")[0] == "red"
    assert hands(game) == [10 if players in (2, 5) else 6] * players
