"""Networks as judges: what they are shown, how they are computed, and which files they accept."""

from __future__ import annotations

import itertools
import math
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from tests.bots.networks import chance_evaluator, chance_layers, chance_weights
from tests.bots.test_bots import GAMES, middle, play

import kingsroad
from kingsroad import AnyGame
from kingsroad.bots import library
from kingsroad.bots.evaluator import HandMade
from kingsroad.bots.judge import advance
from kingsroad.bots.learned import Learned, Stakes
from kingsroad.bots.levels import make_bot
from kingsroad.bots.library import HAND, evaluator_of, inputs_of, judge_of, learned
from kingsroad.bots.network import HEADS, packed, unpacked
from kingsroad.bots.weight_file import WrongWeights, check_fit, read_header
from kingsroad.core.dice import Dice
from kingsroad.core.features import Sheet

MOST_BYTES = 300_000


def inputs_now(game: AnyGame, seat: int) -> list[int]:
    """What the network of a seat is shown."""
    inputs = inputs_of(game.rules)
    sheet = Sheet(inputs.size)
    inputs.write(game, seat, sheet)
    return [int(number) for number in sheet.numbers]


# --- What a network is shown ---------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_parts_make_up_the_forecast(name: str, players: int) -> None:
    """What the judge tells a network adds up to what it says itself."""
    game = middle(name, players=players)
    judge = judge_of(game)
    parts, width = judge.parts(game, kingsroad.NOBODY), len(judge.part_names())
    rows = [sum(parts[at : at + width]) for at in range(0, len(parts), width)]
    assert rows == pytest.approx(list(judge.forecast(game)))


@pytest.mark.parametrize("name", GAMES)
def test_every_input_has_a_unit(name: str) -> None:
    """Features, then the judge's numbers, then those about the whole table."""
    game = middle(name, players=2)
    inputs, shown = inputs_of(game.rules), inputs_now(game, 1)
    assert len(shown) == len(inputs.units()) == inputs.size
    assert all(unit > 0 for unit in inputs.units())
    own, rival = (list(judge_of(game).parts(game, 1))[at * inputs.parts :] for at in (1, 0))
    at = int(inputs.features.size)
    assert shown[at : at + inputs.parts] == [int(32 * part) for part in own[: inputs.parts]]
    lead = sum(own[: inputs.parts]) - sum(rival[: inputs.parts])
    assert shown[-5] == int(32 * lead)


def test_a_network_is_shown_nothing_hidden() -> None:
    """Tables that look the same to a seat are the same to its network; to the judge they differ."""
    game = middle("magna_carta", decisions=80)
    differ = 0
    for seat in range(game.players):
        for seed in range(8):
            other = game.rules.conceal(game, seat, Dice(seed))
            assert inputs_now(other, seat) == inputs_now(game, seat)
            differ += list(judge_of(game).forecast(other)) != list(judge_of(game).forecast(game))
    assert differ > 0, "the hidden cards must matter to somebody who sees them"


# --- How it is computed --------------------------------------------------------------------------


def plain_outputs(name: str, shown: list[int]) -> tuple[float, float]:
    """The layers once more, from the numbers that were written into the file."""
    layers = chance_layers(name)
    width = 6 + HEADS
    first = list(layers.first_biases)
    for i, number in enumerate(shown):
        for j in range(width):
            first[j] += number * layers.first_weights[i * width + j]
    second = list(layers.second_biases)
    for j in range(6):
        for k in range(4):
            second[k] += max(0.0, first[j]) * layers.second_weights[j * 4 + k]
    hope, score = (
        first[6 + head]
        + sum(max(0.0, second[k]) * layers.head_weights[head * 4 + k] for k in range(4))
        for head in range(HEADS)
    )
    return 1.0 / (1.0 + math.exp(-hope)), 50.0 * score


@pytest.mark.parametrize("name", GAMES)
def test_the_network_is_what_was_written(name: str) -> None:
    """The compiled loops agree with plain sums, but for the rounding to 16 bits."""
    game = middle(name)
    evaluator = chance_evaluator(name)
    verdict = evaluator.verdict(game)
    for seat in range(game.players):
        hope, score = plain_outputs(name, inputs_now(game, seat))
        assert verdict.hopes[seat] == pytest.approx(hope, abs=2e-3)
        assert verdict.scores[seat] == pytest.approx(score, abs=0.5)
    assert list(evaluator.forecast(game)) == list(verdict.scores)


def test_two_sums_in_one_number_stay_apart() -> None:
    """Each is what it would be alone, whatever the signs of both."""
    for one, other in itertools.product([-400.0, -0.5, 0.0, 0.25, 511.0], repeat=2):
        pair = packed(vec[float]([one, other]), 2, 1)
        assert (unpacked(pair, 0), unpacked(pair, 1)) == (one, other)


@pytest.mark.parametrize("name", GAMES)
def test_sums_have_room_to_spare(name: str) -> None:
    """Random games lead to odder tables than the bots do; no sum fills a quarter of its bits."""
    for players in kingsroad.GAMES[name].seats:
        game = kingsroad.new_game(name, players=players, seed=6)
        reader, dice, largest = library.shipped(game.rules), Dice(4), 0.0
        assert isinstance(reader, Learned)
        width = reader.network.hidden + HEADS
        while not game.over:
            if len(game.legal) > 1 and dice.below(10) == 0:
                reader.verdict(game)
                largest = max(
                    largest, *[abs(unpacked(reader.views[0].sums, j)) for j in range(width)]
                )
            game.apply(game.legal[dice.below(len(game.legal))])
        assert 0.0 < largest < 128.0


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_is_judging_what_follows(name: str) -> None:
    """Only what changes is computed anew; the result is as if everything were."""
    game = middle(name)
    evaluator = chance_evaluator(name)
    values = evaluator.look_ahead(game, Dice(3))
    dice = Dice(3)
    for value, choice in zip(values, game.legal, strict=True):
        after = game.clone()
        after.apply(choice)
        advance(after, dice)
        assert value == pytest.approx(evaluator.verdict(after).hopes[game.seat])


@pytest.mark.parametrize("name", GAMES)
def test_what_was_read_before_leaves_no_trace(name: str) -> None:
    """Sums are changed from view to view; they are those of an evaluator that has seen nothing."""
    reader, dice = evaluator_of(middle(name, players=2)), Dice(5)
    for players in (3, 2, 3):
        game = middle(name, players=players)
        for _ in range(12):
            game.apply(game.legal[dice.below(len(game.legal))])
            advance(game, dice)
            if game.over:
                break
            told = reader.judge(game.clone(), Dice(1))
            fresh = library.shipped(game.rules).judge(game.clone(), Dice(1))
            assert list(told.hopes) == list(fresh.hopes)
            assert list(told.scores) == list(fresh.scores)


@pytest.mark.parametrize("name", GAMES)
def test_two_seats_share_one_hope(name: str) -> None:
    """What one hopes the other fears."""
    verdict = chance_evaluator(name).judge(middle(name, players=2), Dice(1))
    assert sum(verdict.hopes) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_with_many_seats_the_end_of_the_turn_is_judged_too(name: str) -> None:
    """With two seats a search judges the table as it lies, with more also at the turn's end."""
    evaluator = chance_evaluator(name)
    two, left = middle(name, players=2), middle(name, players=2)
    assert list(evaluator.judge(two, Dice(1)).hopes) == list(evaluator.verdict(left).hopes)
    assert two.state.turn() == left.state.turn()
    three, left = middle(name, players=3), middle(name, players=3)
    verdict = evaluator.judge(three, Dice(1))
    assert three.state.turn() == left.state.turn() + 1
    now, later = evaluator.verdict(left), evaluator.verdict(three)
    assert list(now.hopes) != list(later.hopes)
    for mean, one, other in (
        (verdict.hopes, now.hopes, later.hopes),
        (verdict.scores, now.scores, later.scores),
    ):
        assert list(mean) == [0.5 * (a + b) for a, b in zip(one, other, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_judged_by_the_rules(name: str) -> None:
    """No network is asked when the game is over."""
    game = play(name, [make_bot("random")] * 3, 4)
    verdict = chance_evaluator(name).judge(game, Dice(1))
    assert list(verdict.scores) == game.scores()
    best = max(range(3), key=lambda seat: game.scores()[seat])
    assert verdict.hopes[best] == max(verdict.hopes)


def test_a_result_is_worth_a_first_place_and_a_lead() -> None:
    """Three tenths for the first place, seven for the lead over the best rival."""
    worth = list(Stakes(0.3, 8.0).worth(vec[float]([40.0, 32.0, 40.0])))
    assert worth[0] == worth[2] == pytest.approx(0.3 / 2 + 0.7 / 2)
    assert worth[1] == pytest.approx(0.7 / (1 + math.e))


def test_weights_say_what_a_result_was_worth() -> None:
    """The end of a game is judged on the scale on which the network of the file learned."""
    game = play("magna_carta", [make_bot("random")] * 3, 4)
    file = chance_weights("magna_carta", first_share=1.0)
    verdict = learned(game.rules, file).judge(game, Dice(1))
    places = game.ranking()
    firsts = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    assert list(verdict.hopes) == firsts


# --- Files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "caylus1303"}, "are for caylus1303"),
        ({"rules": [99]}, "know rules .99."),
        ({"layout": 99}, "read layout 99"),
        ({"parts": ["luck"]}, "read .'luck'."),
        ({"format": 99}, "format 99"),
        ({"hidden": 7}, "bytes of numbers"),
        ({"second": 6}, "multiple of 4 units, not 6"),
        ({"first_share": 1.5}, "make no sense"),
        ({"lead_unit": 0.0}, "make no sense"),
    ],
)
def test_weights_for_something_else_are_refused(changes: dict[str, Any], reason: str) -> None:
    """The error says what does not fit."""
    good = chance_weights("caylus2005")
    line = chance_weights("caylus2005", **changes).partition(b"\n")[0]
    with pytest.raises(WrongWeights, match=reason):
        learned(kingsroad.GAMES["caylus2005"], line + good[good.index(b"\n") :])


def test_weights_of_before_are_read() -> None:
    """Some said who plays turns to their end, when that could be the judge."""
    weights = chance_weights("caylus2005")
    before = weights.replace(b"{", b'{"ends_by_hand": true, ', 1)
    assert before != weights
    assert read_header(before) == read_header(weights)


@pytest.mark.parametrize("data", [b"", b"hello\n", b'{"game": "caylus2005"}\n', b"[1]\n"])
def test_other_files_are_no_weights(data: bytes) -> None:
    """Whatever it is, it is refused."""
    with pytest.raises(WrongWeights, match="no file of weights"):
        learned(kingsroad.GAMES["caylus2005"], data)


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_fit(name: str) -> None:
    """If not, a layout, a judge or the rules have changed: docs/training.md says what to do."""
    data = library.shipped_weights(kingsroad.GAMES[name])
    assert data is not None
    header = read_header(data)
    check_fit(header, inputs_of(kingsroad.GAMES[name]))
    assert len(data) <= MOST_BYTES
    assert {"command", "commit", "games", "hours"} <= header.made.keys()
    assert library.shipped(kingsroad.GAMES[name]).__class__.__name__ == "Learned"


@pytest.mark.parametrize("name", GAMES)
def test_a_search_trusts_the_network_where_games_have_proven_it(name: str) -> None:
    """With other numbers of seats it asks the hand-made judge, unless told otherwise."""
    rules = kingsroad.GAMES[name]
    for players in rules.seats:
        game = rules.start(players, {}, seed=1)
        learned_here = players in library.proven_seats(rules)
        found = library.search_evaluator_of(game)
        assert isinstance(found, HandMade) != learned_here
        assert not isinstance(evaluator_of(game), HandMade)
    assert 2 in library.proven_seats(rules)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_many_seats_the_turn_is_played_to_its_end(name: str, players: int) -> None:
    """Everybody takes what looks best; now and then count alike.

    With two seats now is enough for a search, not for a forecast.
    """
    game = middle(name, players=players)
    evaluator = evaluator_of(game)
    assert isinstance(evaluator, Learned)
    now, end = evaluator.verdict(game), game.clone()
    dice, turn = Dice(7), game.state.turn()
    while not end.over and end.state.turn() == turn:
        hopes = evaluator.look_ahead(end, dice)
        end.apply(end.legal[hopes.index(max(hopes))])
        advance(end, dice)
    then = evaluator.verdict(end)
    assert list(then.hopes) != list(now.hopes)
    mean = [0.5 * (one + other) for one, other in zip(now.hopes, then.hopes, strict=True)]
    foreseen = list(evaluator.foresee(game.clone(), Dice(7)).hopes)
    assert foreseen == pytest.approx(mean, abs=1e-9)
    judged = list(evaluator.judge(game.clone(), Dice(7)).hopes)
    assert judged == (list(now.hopes) if players == 2 else foreseen)


def test_bots_fall_back_to_the_judge_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights that do not fit are worse than none."""
    wrong = chance_weights("caylus2005", layout=99)
    monkeypatch.setattr(library, "shipped_weights", lambda _: wrong)
    with pytest.warns(UserWarning, match="hand-made judgement: these weights read layout 99"):
        assert isinstance(library.shipped(kingsroad.GAMES["caylus2005"]), HandMade)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_can_be_told_whose_judgement_to_trust(name: str, tmp_path: Path) -> None:
    """By hand, or by the network of a file."""
    game = middle(name)
    assert isinstance(evaluator_of(game, HAND), HandMade)
    file = tmp_path / "some.weights"
    file.write_bytes(chance_weights(name))
    for bot in ("greedy", "search:20"):
        by_hand, by_file = (
            make_bot(f"{bot}:{source}").choose(game, Dice(1)) for source in (HAND, file)
        )
        # The forecast is the shipped network's, whoever chooses: values are the bot's own.
        assert [each.value for each in by_hand.candidates] != [
            each.value for each in by_file.candidates
        ]
        assert game.offers(by_hand.choice)
        assert game.offers(by_file.choice)


@pytest.mark.parametrize("name", GAMES)
def test_the_network_plays_better_than_the_judge(name: str) -> None:
    """Over a few games together; docs/bots.md tells by how much over many."""
    network, hand = make_bot("greedy"), make_bot("greedy:hand")
    there = [play(name, [network, hand], seed).scores() for seed in range(2)]
    back = [play(name, [hand, network], seed).scores() for seed in range(2)]
    assert sum(ours - theirs for ours, theirs in there) > sum(
        ours - theirs for ours, theirs in back
    )
