"""The laws, held against games that Hypothesis draws and makes small when they fail."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fuzz import all_setups
from tests.laws import Watch, start
from tests.test_golden import PATHS

import kingsroad
from kingsroad import NOBODY, AnyRuleset
from kingsroad.core.dice import Dice

RULES = list(kingsroad.GAMES.values())


class Drawn(NamedTuple):
    """A game to play: after the drawn indices a dice chooses, so that every game ends."""

    name: str
    players: int
    options: dict[str, str]
    seed: int | None
    indices: list[int]
    later: int


@st.composite
def games(draw: st.DrawFn) -> Drawn:
    """Any game, seats, options, seed or open chance, and what is chosen there."""
    name, players, options = draw(st.sampled_from(all_setups()))
    seed = draw(st.none() | st.integers(0, 2**40))
    indices = draw(st.lists(st.integers(0, 40), max_size=400))
    return Drawn(name, players, options, seed, indices, draw(st.integers(0, 2**32)))


def follow(drawn: Drawn, deep_at: set[int]) -> Watch:
    """Play a drawn game to its end under the cheap laws, and at some decisions under all."""
    watch = start(drawn.name, drawn.players, drawn.options, drawn.seed)
    dice = Dice(drawn.later)
    watch.check()
    while not watch.game.over:
        if watch.decisions in deep_at:
            watch.check_deep(dice)
        if watch.decisions < len(drawn.indices):
            watch.play(drawn.indices[watch.decisions])
        else:
            watch.play(dice.below(len(watch.game.legal)))
        watch.check()
    watch.check_deep(dice)
    watch.finish()
    return watch


@settings(max_examples=60)
@given(drawn=games())
def test_laws_hold_at_every_decision(drawn: Drawn) -> None:
    follow(drawn, set())


@settings(max_examples=30)
@given(drawn=games(), deep_at=st.sets(st.integers(0, 300), max_size=6))
def test_copies_records_and_positions_hold(drawn: Drawn, deep_at: set[int]) -> None:
    follow(drawn, deep_at)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_laws_hold_in_golden_records(path: Path) -> None:
    """They show what random play rarely reaches."""
    record = kingsroad.read_record(path.read_text(encoding="utf-8"))
    watch = start(record.rules.key, record.players, record.options, None)
    watch.check()
    for choice in record.choices:
        watch.game.apply(choice)
        watch.check()
    watch.finish()


@settings(max_examples=25)
@given(drawn=games())
def test_the_same_choices_lead_to_the_same_game(drawn: Drawn) -> None:
    seed = 0 if drawn.seed is None else drawn.seed
    one = kingsroad.find_game(drawn.name).start(drawn.players, drawn.options, seed)
    two = kingsroad.find_game(drawn.name).start(drawn.players, drawn.options, seed)
    for index in drawn.indices[:120]:
        assert one.key() == two.key()
        assert one.legal == two.legal
        if one.over:
            break
        one.apply(one.legal[index % len(one.legal)])
        two.apply(two.legal[index % len(two.legal)])
    assert one.rules.write_position(one) == two.rules.write_position(two)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.key))
def test_open_chance_can_do_whatever_a_dealer_can(rules: AnyRuleset) -> None:
    for players in rules.seats:
        dealt = rules.start(players, {}, seed=players)
        assert dealt.history is not None
        replayed = rules.start(players, {}, seed=None)
        for choice in dealt.history:
            replayed.apply(choice)
        assert replayed.key() == dealt.key()


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.key))
def test_a_position_differs_from_the_next(rules: AnyRuleset) -> None:
    """Within a game no two decisions share a key."""
    for players in rules.seats:
        game = rules.start(players, {}, seed=players)
        dice = Dice(players)
        seen = {game.key()}
        while not game.over:
            game.apply(game.legal[dice.below(len(game.legal))])
            assert game.key() not in seen
            seen.add(game.key())


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.key))
def test_different_options_lead_to_different_positions(rules: AnyRuleset) -> None:
    """Each option leads to another position than its default: the keys differ."""
    for option in rules.options:
        keys = {rules.start(3, {option.key: value}, seed=1).key() for value in option.values}
        assert len(keys) == len(option.values), f"option {option.key} is not in the key"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.key))
def test_a_game_that_is_over_says_so(rules: AnyRuleset) -> None:
    drawn = Drawn(rules.key, rules.seats[0], {}, 1, [], 1)
    game = follow(drawn, set()).game
    assert game.over
    assert game.seat == NOBODY
    assert game.question == "the game is over"
    assert game.outlook == []
    assert sorted(game.scores(), reverse=True)[0] == game.scores()[game.ranking().index(1)]
