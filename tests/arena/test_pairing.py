"""Who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from kingsroad.arena.pairing import BadPairing, Pairing, circular_orders

NAMES = tuple("abcdefgh")


def tables(bots: tuple[str, ...], players: int, games: int) -> list[tuple[str, ...]]:
    pairing = Pairing(bots, players)
    return [pairing.table(number) for number in range(games)]


def seats_of(played: list[tuple[str, ...]]) -> Counter[tuple[int, str]]:
    return Counter(place for table in played for place in enumerate(table))


def test_as_many_bots_as_seats_play_as_named_and_rotate() -> None:
    played = tables(("a", "b", "b", "b"), 4, 5)
    assert played == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
        ("a", "b", "b", "b"),
    ]


def test_after_all_rotations_comes_another_order() -> None:
    played = tables(("a", "b", "c"), 3, 6)
    assert played[:3] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert played[3:] == [("a", "c", "b"), ("b", "a", "c"), ("c", "b", "a")]
    assert len(circular_orders(("a", "b", "c", "d"))) == 6
    assert len(circular_orders(("a", "a", "b", "b"))) == 2


def test_fewer_bots_than_seats_go_around_the_table() -> None:
    assert tables(("a", "b"), 4, 2) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert tables(("a",), 3, 1) == [("a", "a", "a")]
    # Five seats for two bots: each has the odd one as often.
    assert [Counter(table) for table in tables(("a", "b"), 5, 2)] == [
        {"a": 3, "b": 2},
        {"a": 2, "b": 3},
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 8])
def test_a_round_is_balanced(count: int, players: int) -> None:
    bots = NAMES[:count]
    pairing = Pairing(bots, players)
    played = tables(bots, players, pairing.round)
    assert len(set(seats_of(played).values())) == 1
    met = Counter(
        frozenset(pair) for table in played for pair in combinations(table, 2) if len({*pair}) == 2
    )
    assert len(met) == comb(count, 2)
    assert len(set(met.values())) <= 1
    # And so is every round after it.
    assert seats_of(tables(bots, players, 3 * pairing.round)) == Counter(
        {place: 3 * times for place, times in seats_of(played).items()}
    )


def test_more_bots_than_seats_are_balanced_long_before_a_round_is_over() -> None:
    assert Pairing(NAMES, 3).round == comb(8, 3) * 3
    played = tables(NAMES, 3, 8)
    assert set(seats_of(played).values()) == {1}


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        ((), 2, "name at least one bot"),
        (("a", "a", "b"), 4, "a is named 2 times; that is possible only where each of the 4 seats"),
        (tuple(str(i) for i in range(25)), 4, "at most 24 bots"),
    ],
)
def test_what_cannot_be_seated_is_refused(bots: tuple[str, ...], players: int, said: str) -> None:
    with pytest.raises(BadPairing, match=said):
        Pairing(bots, players)
