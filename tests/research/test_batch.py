"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import numpy as np

import kingsroad
from kingsroad.core.dice import derived_seed
from kingsroad.research.batch import BatchedGames
from kingsroad.research.observation import Scribe
from kingsroad.research.rewards import rewards_of, rewards_of_all

GAMES = 3


@pytest.mark.parametrize("name", kingsroad.GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_batch_is_what_its_games_are_alone(name: str, players: int) -> None:
    batch = BatchedGames(name, GAMES, players=players, seed=3)
    rules, scribe = kingsroad.find_game(name), Scribe(name)
    alone = [kingsroad.new_game(name, players, derived_seed(3, at)) for at in range(GAMES)]
    begun = [1] * GAMES
    ended = 0
    for number in range(360):
        for at, game in enumerate(alone):
            assert batch.seats[at] == game.seat
            assert (batch.action_masks[at] == scribe.legal(game, game.seat)).all()
            if number % 6 == 0:
                assert (batch.observations[at] == scribe.observe(game, game.seat)).all()
        actions = batch.random_actions()
        rewards = batch.step(actions)
        for at, game in enumerate(alone):
            game.apply(rules.catalogue.choices[actions[at]])
            assert batch.ended[at] == game.over
            if game.over:
                assert batch.scores[at].tolist() == game.scores()
                assert rewards[at].tolist() == pytest.approx(rewards_of(game.scores(), "rank"))
                seed = derived_seed(3, at + GAMES * begun[at])
                alone[at] = kingsroad.new_game(name, players, seed)
                begun[at] += 1
                ended += 1
            else:
                assert not rewards[at].any()
    assert ended


def test_a_choice_that_is_not_offered_changes_nothing_anywhere() -> None:
    batch = BatchedGames("caylus2005", 3, seed=1)
    before = batch.observations.copy()
    actions = batch.random_actions()
    for wrong in (batch.batch.actions, -1, int(np.flatnonzero(batch.action_masks[2] == 0)[0])):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(kingsroad.IllegalChoice, match="not offered in game 2"):
            batch.step(bad)
        assert (batch.observations == before).all()
    with pytest.raises(kingsroad.IllegalChoice, match="3 choices are needed"):
        batch.step(actions[:2])
    batch.step(actions)
    assert (batch.observations != before).any()


def test_reset_begins_anew() -> None:
    batch = BatchedGames("magna_carta", 4, players=3, seed=2, rules="beginner")
    first = batch.observations.copy()
    for _ in range(10):
        batch.step(batch.random_actions())
    assert (batch.observations != first).any()
    batch.reset(seed=2)
    assert (batch.observations == first).all()
    batch.reset(seed=3)
    assert (batch.observations != first).any()


def test_the_arrays_cannot_be_written_to() -> None:
    batch = BatchedGames("caylus1303", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([5, 3], [1.0, -1.0]),
        ([4, 4], [0.0, 0.0]),
        ([9, 5, 7], [1.0, -1.0, 0.0]),
        ([9, 9, 7, 1], [2 / 3, 2 / 3, -1 / 3, -1.0]),
        ([1, 1, 1, 1, 1], [0.0] * 5),
    ],
)
def test_rewards_by_rank(scores: list[int], expected: list[float]) -> None:
    assert rewards_of(scores, "rank") == pytest.approx(expected)
    assert rewards_of(scores, "score") == scores
    rows = np.array([scores, scores[::-1]], np.int16)
    ranked = rewards_of_all(rows, "rank")
    assert [row.tolist() for row in ranked] == [
        pytest.approx(expected),
        pytest.approx(expected[::-1]),
    ]
    assert rewards_of_all(rows, "score").tolist() == rows.tolist()
