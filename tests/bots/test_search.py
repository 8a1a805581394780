"""The search: its sums are right, and it finds what looking one step ahead misses."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec
from tests.bots.test_bots import GAMES, middle

import kingsroad
from kingsroad.bots.bot import foreteller
from kingsroad.bots.judge import rewards
from kingsroad.bots.library import HAND, SHIPPED, evaluator_of, judge_of
from kingsroad.bots.search import Search
from kingsroad.core.dice import Dice


def test_rewards_share_the_first_place() -> None:
    """Equal seats have equal hopes, and the hopes for the first place add up to one."""
    equal = list(rewards(vec[float]([30.0, 30.0, 30.0]), 4.0))
    assert equal == pytest.approx([0.75 / 3 + 0.25 / 2] * 3)
    ahead = list(rewards(vec[float]([40.0, 30.0]), 4.0))
    first = 1.0 / (1.0 + math.exp(-10.0 / 4.0))
    margin = 1.0 / (1.0 + math.exp(-10.0 / 8.0))
    assert ahead == pytest.approx(
        [0.75 * first + 0.25 * margin, 0.75 * (1 - first) + 0.25 * (1 - margin)]
    )


def test_a_narrow_spread_makes_a_lead_certain() -> None:
    """Near the end the same lead is worth more."""
    lead = vec[float]([33.0, 30.0])
    assert rewards(lead, 1.0)[0] > rewards(lead, 6.0)[0] > 0.5


@pytest.mark.parametrize("name", GAMES)
def test_forecasts_end_in_the_score(name: str) -> None:
    """Once the game is over the judge says what the rules say."""
    game = kingsroad.new_game(name, players=3, seed=2)
    dice = Dice(2)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    assert list(judge_of(game).forecast(game)) == game.scores()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("source", [HAND, SHIPPED])
def test_every_iteration_is_counted_once(name: str, source: str) -> None:
    """The visits of the root's options are the iterations, and values stay between 0 and 1."""
    game = middle(name)
    search = Search(game.clone(), evaluator_of(game, source), Dice(1), game.rules.secrets)
    search.run(50)
    assert sum(edge.visits for edge in search.root.edges) == 50
    assert sum(edge.prior for edge in search.root.edges) >= 0.999
    for candidate in search.thought(foreteller(game)).candidates:
        assert 0.0 <= candidate.value <= 1.0


def test_ways_to_the_same_table_share_a_node() -> None:
    """Transpositions: more ways lead into the nodes of a long search than there are nodes."""
    game = middle("caylus1303", players=2)
    search = Search(game.clone(), evaluator_of(game, HAND), Dice(1), hidden=False)
    search.run(600)
    nodes = [search.root, *search.table.values()]
    ways = sum(edge.child is not None for node in nodes for edge in node.edges)
    assert ways > len(search.table)


def test_settled_means_settled() -> None:
    """A search stops early only if the rest could not change its answer."""
    game = middle("caylus2005", players=2)
    whole = Search(game.clone(), evaluator_of(game, HAND), Dice(6), hidden=False)
    early = Search(game.clone(), evaluator_of(game, HAND), Dice(6), hidden=False)
    left = 320
    while left > 0 and not early.settled(left):
        early.run(8)
        left -= 8
    whole.run(320)
    answers = [each.thought(foreteller(game)).choice for each in (early, whole)]
    assert answers[0] is answers[1]
