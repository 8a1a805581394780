"""How good a choice was."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsroad.bots.bot import with_forecast
from kingsroad.bots.levels import make_bot
from kingsroad.bots.thought import Candidate
from kingsroad.core.dice import Dice
from kingsroad.learn import judging
from kingsroad.learn.judging import LEAST, Gap, Judgement, gap, good_enough, grade, judge
from kingsroad.library import GAMES, AnyGame, new_game
from kingsroad.record import read_record

BOT = "search:8"
RECORDS = Path(__file__).parent / "records"


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "TRIALS", 3)


def first_question(name: str) -> AnyGame:
    game = new_game(name, players=2, seed=3)
    while "pass" not in {choice.name for choice in game.legal}:
        game.apply(game.legal[0])
    return game


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0.0, ""), (0.049, ""), (0.05, "inaccuracy"), (0.1, "mistake"), (0.15, "blunder")],
)
def test_a_loss_has_a_name(loss: float, name: str) -> None:
    assert grade(loss) == name


def test_what_the_bot_would_choose_is_no_fault() -> None:
    game = first_question("caylus2005")
    best = make_bot(BOT).choose(game, Dice(5)).choice
    assert judge(game, best, BOT, 5) == Judgement(best.name, best.name, 0.0, 0.0, [], [])


def test_passing_with_workers_in_hand_is_a_fault_and_says_why() -> None:
    game = read_record((RECORDS / "caylus2005.txt").read_text(encoding="utf-8")).replay(80)
    passing = game.rules.catalogue.named("pass")
    found = judge(game, passing, BOT, 5)
    assert found.loss >= LEAST
    assert found.points > 0.0
    assert found.grade
    assert found.best != "pass"
    assert found.line[0] == found.best
    assert found.reasons


def test_a_loss_that_other_dice_do_not_see_is_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_question("caylus2005")
    passing = game.rules.catalogue.named("pass")
    gaps = iter([Gap(0.3, 9.0, 0.01), Gap(0.04, 1.0, 0.01)])
    monkeypatch.setattr(judging, "gap", lambda *_: next(gaps))
    monkeypatch.setattr(judging, "good_enough", lambda *_: False)
    assert judge(game, passing, BOT, 5).loss == 0.0


def test_of_two_losses_the_smaller_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_question("caylus2005")
    passing = game.rules.catalogue.named("pass")
    gaps = iter([Gap(0.3, 9.0, 0.01), Gap(0.12, 10.0, 0.01)])
    monkeypatch.setattr(judging, "gap", lambda *_: next(gaps))
    monkeypatch.setattr(judging, "good_enough", lambda *_: False)
    found = judge(game, passing, BOT, 5)
    assert (found.loss, found.points, found.grade) == (0.12, 9.0, "mistake")


@pytest.mark.parametrize(
    ("share", "error", "telling"), [(0.05, 0.025, True), (0.05, 0.026, False), (0.04, 0.0, False)]
)
def test_a_loss_stands_out_from_its_noise(share: float, error: float, telling: bool) -> None:
    assert Gap(share, 1.0, error).telling is telling


@pytest.mark.parametrize("name", GAMES)
def test_two_choices_are_compared_by_the_same_dice(name: str) -> None:
    game = first_question(name)
    concealed = game.rules.conceal(game, game.seat, Dice(1))
    before = concealed.key()
    one, other = concealed.legal[:2]
    found = gap(concealed, one, other, 4)
    assert found == gap(concealed, one, other, 4)
    assert gap(concealed, one, one, 4) == Gap(0.0, 0.0, 0.0)
    back = gap(concealed, other, one, 4)
    assert (back.share, back.points) == pytest.approx((-found.share, -found.points))
    assert -1.0 < found.share < 1.0
    assert found.error > 0.0
    assert concealed.key() == before


def test_what_a_search_hardly_tells_apart_is_good_enough() -> None:
    game = first_question("caylus2005")
    best, close, far, unseen = game.legal[:4]
    values = {best: 0.5, close: 0.48, far: 0.4}
    candidates = [Candidate(choice, 9, value) for choice, value in values.items()]
    thought = with_forecast(game, best, candidates, [best], 27)
    assert [good_enough(each, thought) for each in (best, close, far, unseen)] == [
        True, True, False, False,
    ]  # fmt: skip
