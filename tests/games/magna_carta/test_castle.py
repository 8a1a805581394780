"""Phase 5: batches and tokens."""

from __future__ import annotations

from typing import Any

from tests.games.magna_carta.table import (
    BATCH,
    asks,
    held,
    offered,
    play,
    position,
    seat,
    seen,
    tokens,
)

from kingsroad import AnyGame

ONE = "batch food-wood-stone"
NONE = {"dungeon": 0, "walls": 0, "towers": 0}


def times(number: int) -> dict[str, int]:
    """So many batches."""
    return dict.fromkeys(BATCH, number)


def castle(*batches: int, **tracks: Any) -> AnyGame:
    """The castle phase; each seat has cubes for so many batches."""
    names = ["blue", "red", "green", "orange"]
    seats = {name: times(number) for name, number in zip(names, batches, strict=False)}
    return position(max(len(batches), 2), phase="castle", seats=seats, **tracks)


def gold(game: AnyGame) -> list[int]:
    """The gold of all seats."""
    return [seat(game, name)["gold"] for name in ("blue", "red", "green")[: game.players]]


def test_one_castle_turn_each_in_passing_order() -> None:
    """[castle.1] [castle.2] [pass.5]"""
    game = castle(3, 2, 1, bridge=["green", "red", "blue"])
    play(game, f"green: {ONE}", f"red: {ONE}", "red: done", f"blue: {ONE}", f"blue: {ONE}")
    assert seat(game, "blue")["batches"] == 2
    play(game, "blue: done")
    assert seen(game, "round") == 2, "red, who has cubes for one more, is not asked again"
    assert held(game, "red") == {**times(1), "deniers": 2}


def test_as_many_batches_as_one_wants() -> None:
    """[castle.2] None at all, too."""
    game = castle(3, 0, 1)
    play(game, "blue: done")
    assert asks(game) == ("green", "OfferBatch"), "red has no batch"
    play(game, "green: done")
    assert seen(game, "round") == 2


def test_a_batch_and_its_gold() -> None:
    """[castle.3] [pay.2] [pay.3]"""
    game = position(phase="castle", seats={"blue": {**times(1), "gold": 3}})
    assert offered(game) == [
        "batch food-wood-stone",
        "batch food-wood-gold",
        "batch food-gold-stone",
        "batch food-gold-gold",
        "batch gold-wood-stone",
        "batch gold-wood-gold",
        "batch gold-gold-stone",
        "batch gold-gold-gold",
        "done",
    ]
    play(game, "blue: batch gold-gold-gold")
    assert held(game, "blue") == times(1)
    play(game, f"blue: {ONE}")
    assert tokens(game, "blue") == [2, 0, 0]
    for purse in ({"gold": 2}, {"food": 9, "wood": 9}, {"food": 2, "wood": 1}):
        assert seen(position(phase="castle", seats={"blue": purse}), "round") == 2


def test_batches_earn_the_best_tokens() -> None:
    """[castle.4] [castle.5]"""
    game = castle(8, 1, tokens={"dungeon": 1, "walls": 6, "towers": 7})
    play(game, *[f"blue: {ONE}"] * 8, f"red: {ONE}")
    assert tokens(game, "blue") == [1, 6, 1]
    assert tokens(game, "red") == [0, 0, 1]
    assert tokens(game) == [0, 0, 5]


def test_no_batches_without_tokens() -> None:
    """[castle.6] [end.1]"""
    game = castle(3, 3, tokens={**NONE, "towers": 2})
    play(game, f"blue: {ONE}", f"blue: {ONE}")
    assert game.over
    assert held(game, "blue") == {**times(1), "gold": 1}
    assert held(game, "red") == times(3)


def test_most_batches_bring_a_gold() -> None:
    """[castle.7] After the last castle turn, to the seat with most batches only."""
    game = castle(1, 2, 1)
    play(game, f"blue: {ONE}", f"red: {ONE}", f"red: {ONE}")
    assert gold(game) == [0, 0, 0]
    play(game, f"green: {ONE}")
    assert gold(game) == [0, 1, 0]


def test_gold_in_the_last_round_too() -> None:
    """[castle.7] [end.5]"""
    game = castle(1, 2, tokens={**NONE, "towers": 3})
    play(game, f"blue: {ONE}", f"red: {ONE}", f"red: {ONE}")
    assert game.over
    assert gold(game) == [0, 1]
    assert game.scores() == [2, 4 + 1]


def test_ties_go_to_who_passed_first() -> None:
    """[castle.8]"""
    game = castle(1, 1, 1, bridge=["green", "blue", "red"])
    play(game, f"green: {ONE}", f"blue: {ONE}", f"red: {ONE}")
    assert gold(game) == [0, 0, 1]
    game = castle(2, 1, 2, bridge=["red", "green", "blue"])
    play(game, f"red: {ONE}", *[f"green: {ONE}"] * 2, *[f"blue: {ONE}"] * 2)
    assert gold(game) == [0, 0, 1]


def test_each_round_counts_its_own_batches() -> None:
    """[castle.7] Green's two of the last round are forgotten."""
    game = castle(0, 1, 2)
    play(game, "red: done", f"green: {ONE}", f"green: {ONE}")
    assert gold(game) == [0, 0, 1]
    assert [seat(game, name)["batches"] for name in ("blue", "red", "green")] == [0, 0, 0]
    play(game, "red: pass", "green: pass", "blue: pass")
    play(game, "red: provost 0", "green: provost 0", "blue: provost 0", f"red: {ONE}")
    assert gold(game) == [0, 1, 1]


def test_an_idle_castle_loses_two_tokens() -> None:
    """[castle.9]"""
    game = castle(1, 0, 0)
    play(game, "blue: done")
    assert tokens(game) == [4, 7, 8]
    assert gold(game) == [0, 0, 0]
    game = castle(0, 0, tokens={"dungeon": 1, "walls": 6, "towers": 7})
    assert tokens(game) == [0, 5, 7]
    assert tokens(game, "blue") == tokens(game, "red") == [0, 0, 0]


def test_an_idle_castle_with_one_token_left() -> None:
    """[castle.9] [end.1]"""
    game = castle(0, 0, tokens={**NONE, "towers": 1})
    assert game.over
    assert tokens(game) == [0, 0, 0]
