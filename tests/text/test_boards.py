"""What is printed on boards: the figures of the rulebooks, and what the rules make of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.library import part
from kingsroad.text.glyphs import Glyph, Glyphs


def printed(key: str) -> Any:
    """What is printed in a game."""
    return part(kingsroad.GAMES[key], "text.boards").printed()


def written(glyphs: Glyphs) -> str:
    """Signs in one line."""
    return " ".join(f"{glyph.number} {glyph.sign}" for glyph in glyphs)


def test_the_favor_table_of_2005() -> None:
    lines = {
        line.key: [written(field) for field in line.fields]
        for line in printed("caylus2005").favor_lines
    }
    assert lines["a"] == [f"{points} points" for points in (1, 2, 3, 4, 5)]
    assert lines["b"] == [f"{deniers} deniers" for deniers in (3, 4, 5, 6, 7)]
    assert lines["c"] == [
        "1 food",
        "1 wood 1 slash 1 stone",
        "1 cloth",
        "1 any 1 arrow 2 plain",
        "1 gold",
    ]
    assert lines["d"] == [
        "",
        "1 build-wood 1 less 1 wood",
        "1 build-stone 1 less 1 stone",
        "1 cloth 1 arrow 1 build-residence",
        "1 build-prestige",
    ]
    assert list(lines) == ["a", "b", "c", "d"]


def test_the_castle_of_2005() -> None:
    board = printed("caylus2005")
    assert [
        (each.key, each.room, each.points, each.space, each.loss) for each in board.sections
    ] == [
        ("dungeon", 6, 5, 12, 2),
        ("walls", 10, 4, 18, 3),
        ("towers", 14, 3, 24, 4),
    ]
    steps = [
        [each.favors.index(favors) for favors in range(1, max(each.favors) + 1)]
        for each in board.sections
    ]
    assert steps == [[2], [2, 3, 5], [2, 4, 6]], "the houses for one, two, three favors"
    assert all(each.favors == sorted(each.favors) for each in board.sections)
    assert board.open_fields == [2, 4, 5, 5]


def test_the_rest_of_the_board_of_2005() -> None:
    board = printed("caylus2005")
    assert board.prices == {
        "2": [1, 3],
        "3": [1, 2, 3],
        "4": [1, 2, 3, 4],
        "5": [1, 2, 3, 4, 5],
    }
    assert (board.own_price, board.provost_reach, board.spaces, board.stables) == (1, 3, 28, 3)
    assert board.special == [
        *("gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"),
    ]
    assert (written(board.start), board.workers, board.income) == ("2 food 1 wood", 6, 2)
    assert written(board.simple_favor) == "1 favor 1 arrow 3 points"
    assert [written(row) for row in board.left_over] == [
        "1 gold 1 arrow 3 points",
        "3 plain 1 arrow 1 points",
        "4 deniers 1 arrow 1 points",
    ]


def test_the_castle_of_magna_carta() -> None:
    board = printed("magna_carta")
    assert [(each.key, each.points, each.tokens) for each in board.sections] == [
        ("dungeon", 4, {"2": 5, "3": 6, "4": 7}),
        ("walls", 3, {"2": 6, "3": 7, "4": 8}),
        ("towers", 2, {"2": 7, "3": 8, "4": 9}),
    ]
    assert (board.idle_tokens, written(board.most_batches)) == (2, "1 gold")
    assert (board.workers, board.hand, board.income) == (4, 3, 2)
    assert written(board.start) == "2 food 2 wood 4 deniers"
    assert set(board.phases) - set(board.beginner_phases) == {"provost"}
    assert (board.provost_reach, board.provost_step) == (3, 2)


def test_the_board_of_1303() -> None:
    board = printed("caylus1303")
    assert board.printed == ["fairground", "lawyer", "carpenter", "toll"]
    assert (board.rounds, board.plots, board.beyond, board.site_tiles) == (9, 23, 3, 3)
    assert board.open_site_tiles == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert (board.bridge_reach, board.toll_reach, board.bailiff_reach) == (3, 2, 1)
    assert written(board.bundle) == "1 food 1 plus 1 any 1 plus 1 any 1 arrow 5 points"
    assert board.start_workers == {"2": 10, "3": 6, "4": 6, "5": 10}
    assert board.recruits == {"2": 3, "3": 3, "4": 3, "5": 2}
    assert board.characters == {"2": 5, "3": 6, "4": 7, "5": 8}
    assert (board.prices, board.visitor_points, board.houses) == ([1, 2], 1, 9)
    assert board.left_over == [(Glyph("gold"), Glyph("arrow"), Glyph("points", 2))]


@pytest.mark.parametrize("key", sorted(kingsroad.GAMES))
def test_phases_come_as_they_are_printed(key: str) -> None:
    board, rules = printed(key), kingsroad.GAMES[key]
    for players in rules.seats:
        game, dice = rules.start(players, {}, players), Dice(players)
        while not game.over:
            phase = str(game.view()["phase"])
            assert phase == "setup" or phase in board.phases
            game.apply(game.legal[dice.below(len(game.legal))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_worker_costs_what_is_printed(players: int) -> None:
    board = printed("caylus2005")
    game, dice = kingsroad.new_game("caylus2005", players, seed=players), Dice(players)
    seen = set()
    while not game.over:
        view: Any = game.view()
        if view["phase"] == "placement" and view["to_choose"] != view["special"]["inn-right"]:
            passed = len(view["bridge"])
            seen.add(passed)
            price = view["seats"][view["to_choose"]]["price"]
            assert price == board.prices[str(players)][passed]
        game.apply(game.legal[dice.below(len(game.legal))])
    assert seen == set(range(players))


@pytest.mark.parametrize("key", sorted(kingsroad.GAMES))
def test_it_is_of_its_declared_type(key: str) -> None:
    declared = part(kingsroad.GAMES[key], "text.boards").Printed
    plain = msgspec.to_builtins(printed(key))
    assert msgspec.convert(plain, declared, strict=True) == printed(key)
