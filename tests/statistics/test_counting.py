"""What is counted adds up to what happened."""

from __future__ import annotations

from array import array
from functools import cache

import pytest

import kingsroad
from kingsroad.library import AnyRuleset, part
from kingsroad.record import Record
from kingsroad.statistics.counting import STEPS, Count, first_shares, step
from kingsroad.statistics.debate import settle
from kingsroad.statistics.figures import figures_of
from kingsroad.statistics.series import Job, Series, play
from kingsroad.statistics.watching import GameFacts, watch
from kingsroad.text.sources import score_by_source

GAMES = list(kingsroad.GAMES.values())
by_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)


@cache
def played(rules: AnyRuleset, number: int = 0) -> tuple[list[int], GameFacts]:
    codes = list(array("H", play(Job(Series(rules, 2, 9), number))))
    return codes, watch(rules, 2, codes)


@by_game
def test_a_watched_game_adds_up(rules: AnyRuleset) -> None:
    # Some games of two go by without a building; those prove less.
    games = (played(rules, number) for number in range(20))
    codes, facts = next(each for each in games if any(seat.built for seat in each[1].seats))
    choices = [rules.catalogue.choices[code] for code in codes]
    record = Record(rules, 2, rules.checked(2, {}), choices)
    game = record.replay()
    assert facts.scores == game.scores()
    assert facts.places == game.ranking()
    assert facts.rounds == game.state.turn()
    assert sorted(facts.order) == [0, 1]
    assert {k: list(v) for k, v in facts.sources.items()} == score_by_source(record)
    placed = [choice for choice in choices if choice.verb == "place"]
    assert sum(facts.visits.values()) == sum(seat.placed for seat in facts.seats) == len(placed)
    assert sum(facts.halted.values()) == sum(seat.stopped for seat in facts.seats)
    built = [choice for choice in choices if choice.verb in ("build", "erect")]
    assert sum(len(seat.built) for seat in facts.seats) >= len(built) > 0
    assert sum(seat.first_passes for seat in facts.seats) == facts.rounds


def test_the_provost_stops_whoever_stands_behind_him() -> None:
    """The worker before him acts, the one behind him does not."""
    rules = kingsroad.GAMES["caylus2005"]
    game = rules.start(2, {}, 4)
    for name in ("place trading-post", "place peddler", "pass", "pass"):
        game.play(name)
    while game.state.turn() == 1:  # the provost stands on space 6, the peddler on 7
        game.play(next(c.name for c in game.legal if c.name in ("provost 0", "done", "pass")))
    while not game.over:
        game.apply(game.legal[-1])
    facts = watch(rules, 2, [choice.code for choice in game.history or []])
    assert facts.halted["7"] == 1
    assert sum(seat.stopped for seat in facts.seats) == 1


def test_numbers_are_counted_together() -> None:
    assert [step("bribes", number) for number in (0, 1, 3, 4, 12, 13, 99)] == [
        "0", "1-3", "1-3", "4-7", "8-12", "13+", "13+",
    ]  # fmt: skip
    assert step("empty-turns", 2) == "2"
    assert all(steps[0] == 0 for steps in STEPS.values())


def test_a_shared_first_place_counts_as_a_share() -> None:
    assert first_shares([1, 1, 3]) == [0.5, 0.5, 0.0]


@by_game
def test_counts_add_up(rules: AnyRuleset) -> None:
    count = Count(rules, 2)
    for number in range(2):
        count.add(played(rules, number)[1])
    found = count.document()
    start = found["topics"]["start"]
    assert {value: row["seats"] for value, row in start.items()} == {"1": 2, "2": 2}
    assert sum(row["share"] * row["seats"] for row in start.values()) == pytest.approx(2)
    assert sum(row["ahead"] for row in start.values()) == pytest.approx(0)
    assert sum(mean for mean, _ in found["sources"].values()) == pytest.approx(
        found["means"]["points"], abs=0.01
    )
    assert sum(visits for visits, _ in found["places"].values()) == pytest.approx(
        found["means"]["workers"], abs=0.05
    )


@by_game
def test_the_figures_that_come_with_the_program_are_sound(rules: AnyRuleset) -> None:
    figures = figures_of(rules)
    assert list(figures) == rules.seats
    for seats, found in figures.items():
        assert found["games"] >= 10_000
        assert f"--players {seats} --games {found['games']}" in found["command"]
        assert found["rules"] == rules.version
        start = found["topics"]["start"]
        assert [row["seats"] for row in start.values()] == [found["games"]] * seats
        assert sum(row["share"] for row in start.values()) == pytest.approx(1, abs=0.001)
        for rows in found["topics"].values():
            for row in rows.values():
                assert row["interval"][0] <= row["share"] <= row["interval"][1]
        assert sum(group["games"] for group in found["groups"]["rounds"].values()) == found["games"]


@by_game
def test_every_debate_is_settled(rules: AnyRuleset) -> None:
    settled = settle(rules, figures_of(rules))
    assert [debate for debate, _ in settled] == list(part(rules, "statistics.debates").DEBATES)
    for _, found in settled:
        assert found.verdict in ("true", "partly", "false")
        assert all(0 <= value <= 1 for name, value in found.numbers.items() if "share" in name)
    assert settle(rules, {}) == []
