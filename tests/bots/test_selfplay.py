"""Self-play: what is written down, and what a view should have hoped for."""

from __future__ import annotations

import struct

import pytest
from librt.vecs import vec
from tests.bots.networks import chance_evaluator
from tests.bots.test_bots import GAMES

import kingsroad
from kingsroad.bots.evaluator import HandMade
from kingsroad.bots.library import judge_of
from kingsroad.bots.selfplay import Manner, Samples, Story, learned_hopes, self_play
from kingsroad.core.dice import Dice


def played(name: str, hand: bool, manner: Manner, seed: int = 3) -> tuple[Samples, int, list[int]]:
    """A game of self-play: what was written, the decisions, the scores."""
    game = kingsroad.new_game(name, players=3, seed=seed)
    reader = chance_evaluator(name)
    out = Samples()
    player = HandMade(judge_of(game)) if hand else reader
    decisions = self_play(game, player, reader, manner, Dice(seed), out)
    return out, decisions, game.scores()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("hand", [True, False])
def test_every_kept_view_has_its_targets(name: str, hand: bool) -> None:
    """All decisions kept: a row for each seat, with its pairs, its score and its lead."""
    manner = Manner(heat=0.1, wild=0.0, opening=0, trace=1.0, kept=1.0)
    out, decisions, scores = played(name, hand, manner)
    rows = list(struct.iter_unpack("<4f", out.targets.getvalue()))
    assert len(rows) == 3 * decisions
    assert sum(row[0] for row in rows) * 4 == len(out.pairs.getvalue())
    for at, (_, hope, score, lead) in enumerate(rows):
        seat = at % 3
        rivals = [other for i, other in enumerate(scores) if i != seat]
        assert (score, lead) == (scores[seat], scores[seat] - max(rivals))
        assert 0.0 <= hope <= 1.0
        assert hope == rows[seat][1], "with a trace of 1 all learn from the end alone"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_write_the_same(name: str) -> None:
    """Self-play can be repeated."""
    manner = Manner(heat=0.1, wild=0.05, opening=6, trace=0.9, kept=0.5)
    first, second = (played(name, False, manner)[0] for _ in range(2))
    assert first.pairs.getvalue() == second.pairs.getvalue()
    assert first.targets.getvalue() == second.targets.getvalue()


def story(hopes: list[float], wild: list[bool], searched: list[bool] | None = None) -> Story:
    """What one seat hoped, decision by decision."""
    told = Story(1)
    told.hopes.extend(hopes)
    told.wild.extend(wild)
    told.searched.extend(searched or [False] * len(wild))
    return told


def test_hopes_follow_from_what_comes_later() -> None:
    """Half of each target is the next hope, the other half the target after it."""
    told = story([0.5, 0.6, 0.7], [False, False, False])
    last = 1.0
    middle = 0.5 * 0.7 + 0.5 * last
    first = 0.5 * 0.6 + 0.5 * middle
    assert learned_hopes(told, vec[float]([1.0]), 0.5) == pytest.approx([first, middle, last])


def test_a_blind_choice_says_nothing_about_what_was_before() -> None:
    """Before it, the hope at that moment stands for the rest of the game."""
    told = story([0.5, 0.6, 0.7], [False, True, False])
    targets = learned_hopes(told, vec[float]([0.0]), 0.9)
    assert targets[0] == pytest.approx(0.6)
    assert targets[2] == 0.0


def test_a_search_counts_as_much_as_what_follows_it() -> None:
    """Half of the target of a searched view is what the search found; so on backwards."""
    told = story([0.5, 0.8, 0.7], [False, False, False], [False, True, False])
    targets = learned_hopes(told, vec[float]([0.0]), 1.0)
    assert targets == pytest.approx([0.4, 0.4, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_a_searched_game_is_written_down_as_any_other(name: str) -> None:
    """Every decision searched: a row for each seat, and hopes that lie within bounds."""
    manner = Manner(0.0, 0.0, 0, trace=0.9, kept=1.0, searched=1.0, iterations=4)
    out, decisions, _ = played(name, False, manner)
    rows = list(struct.iter_unpack("<4f", out.targets.getvalue()))
    assert len(rows) == 3 * decisions
    assert all(0.0 <= row[1] <= 1.0 for row in rows)
