"""Play by text: prompts show what a seat may see, answers are forgiving, scripts can play."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kingsroad
from kingsroad import AnyGame, IllegalChoice, KingsroadError
from kingsroad.core.dice import Dice
from kingsroad.record.record import HIDDEN, record_of
from kingsroad.research.render import difference, render
from kingsroad.research.text import answer, main, observe, play_text

NAMES = list(kingsroad.GAMES)


def mid_game(name: str, decisions: int = 40, players: int = 3) -> AnyGame:
    game = kingsroad.new_game(name, players=players, seed=6)
    choices = Random(decisions)
    for _ in range(decisions):
        game.apply(choices.choice(game.legal))
    return game


def leaves(value: object) -> Iterator[str]:
    """Every word and every number of a view that is not empty."""
    if isinstance(value, dict):
        for key, inner in value.items():
            said = [] if inner is None or inner is False else list(leaves(inner))
            if said or inner is True:
                yield from [key, *said]
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif value is not True:
        yield str(value)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("decisions", [0, 25, 60])
def test_a_prompt_holds_the_whole_view(name: str, decisions: int) -> None:
    game = mid_game(name, decisions)
    for seat in range(game.players):
        text = observe(game, seat)
        view = {**game.view(seat)}
        asked: Any = view.pop("question")  # said in words of their own
        for word in (asked["name"], asked["seat"], *asked["about"].values(), view.pop("to_choose")):
            assert str(word) in text
        view.pop("options")
        words = text.replace(",", " ").replace("(", " ").replace(")", " ").replace(":", " ").split()
        table = {key: value for key, value in view.items() if key != "over"}
        missing = [leaf for leaf in leaves(table) if leaf not in words]
        assert not missing


@pytest.mark.parametrize("name", NAMES)
def test_only_who_must_choose_is_shown_options(name: str) -> None:
    game = mid_game(name)
    for seat in range(game.players):
        text = observe(game, seat)
        for number, choice in enumerate(game.legal, 1):
            assert (f"\n  {number} {choice.name}" in text) == (seat == game.seat)


@pytest.mark.parametrize("name", NAMES)
def test_options_may_be_named_only_or_left_out(name: str) -> None:
    game = mid_game(name)
    named = observe(game, game.seat, options="names").splitlines()
    assert named[-len(game.legal) :] == [
        f"  {number} {choice.name}" for number, choice in enumerate(game.legal, 1)
    ]
    assert observe(game, game.seat, options="none").splitlines() == named[: -len(game.legal)]


def test_options_that_are_not_told_have_no_numbers_and_stay_untold() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    assert answer(game, "Place gate", options="none").name == "place gate"
    with pytest.raises(IllegalChoice) as refused:
        answer(game, "1", options="none")
    assert str(refused.value) == "'1' is not offered"


def test_a_prompt_shows_no_hand_but_the_own() -> None:
    game = mid_game("magna_carta")
    for seat in range(game.players):
        assert observe(game, seat, options="names").count("hand ") == 1
        seats = game.view(seat)["seats"]
        assert isinstance(seats, dict)
        hand = " ".join(seats[game.seat_name(seat)]["hand"])
        assert f"hand {hand}" in observe(game, seat)
    assert "hand " not in observe(game)


def test_a_prompt_shows_no_prestige_that_lies_face_down() -> None:
    game = mid_game("caylus1303")
    assert observe(game, 1, options="names").count("prestige") == 1
    assert "prestige" not in observe(game)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_does_not_change_its_prompt(name: str) -> None:
    game = mid_game(name)
    for seat in range(game.players):
        concealed = game.rules.conceal(game, seat, kingsroad.core.dice.Dice(seat))
        assert observe(concealed, seat) == observe(game, seat)


def test_the_end_is_told() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    while not game.over:
        game.apply(game.legal[-1])
    last = observe(game, 0).splitlines()[-1]
    assert last == "over: blue 1 (place 1), red 1 (place 1)"
    with pytest.raises(IllegalChoice, match="over"):
        answer(game, "pass")


@pytest.mark.parametrize(
    "said",
    [
        "place trading-post",
        "  Place   TRADING-post ",
        "place trading post",
        "place_trading_post",
        "`place trading-post`",
        '"Place trading-post."',
        "2",
        "2.",
        " 2 \n",
    ],
)
def test_an_answer_is_understood(said: str) -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    assert answer(game, said).name == "place trading-post"


@pytest.mark.parametrize("name", NAMES)
def test_every_option_can_be_named_and_numbered(name: str) -> None:
    game = kingsroad.new_game(name, players=2, seed=3)
    choices = Random(3)
    while not game.over:
        for number, choice in enumerate(game.legal, 1):
            assert answer(game, choice.name.upper()) is choice
            assert answer(game, str(number)) is choice
        game.apply(choices.choice(game.legal))


@pytest.mark.parametrize("said", ["", "0", "99", "place", "place quarry and sawmill", "pass pass"])
def test_anything_else_is_refused_with_the_options(said: str) -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    with pytest.raises(IllegalChoice) as refused:
        answer(game, said)
    assert repr(said) in str(refused.value)
    assert "1 place gate, 2 place trading-post" in str(refused.value)


def test_a_minus_is_no_hyphen() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    while "provost -1" not in [choice.name for choice in game.legal]:
        game.apply(game.legal[-1])
    assert answer(game, "provost -1").arg == -1
    assert answer(game, "Provost +1").arg == 1


@pytest.mark.parametrize("name", NAMES)
def test_players_who_only_read_play_a_game(name: str) -> None:
    game = kingsroad.new_game(name, players=2, seed=5)
    prompts: list[str] = []

    def first(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    def last(prompt: str) -> str:
        return prompt.rsplit("\n  ", 1)[1].split(":", maxsplit=1)[0].split(" ", 1)[1]

    play_text(game, {0: first, 1: last})
    assert game.over
    assert any(prompt.startswith("since then: red ") for prompt in prompts)


def readable(game: AnyGame, seat: int) -> list[str]:
    """What a seat may read in the record of all choices so far that were no draws."""
    lines = record_of(game).write(seen_by=seat, comments=False).split("\n\n", 1)[1].splitlines()
    return [line.replace(":", "", 1) for line in lines if not line.startswith("chance:")]


@pytest.mark.parametrize("name", NAMES)
def test_news_are_what_the_record_tells_the_seat(name: str) -> None:
    """So a prompt tells no more than a record that this seat may read, and leaves nothing out."""
    game = kingsroad.new_game(name, players=3, seed=8)
    dice = Dice(5)
    heard = dict.fromkeys(range(3), 0)
    told = 0

    def answering(seat: int) -> Any:
        def model(prompt: str) -> str:
            nonlocal told
            lines = readable(game, seat)
            fresh = [line for line in lines[heard[seat] :] if HIDDEN not in line]
            first = prompt.splitlines()[0]
            news = first.removeprefix("since then: ").split(", ") if fresh else []
            assert news == fresh
            assert first.startswith("since then: ") == bool(fresh)
            heard[seat] = len(lines) + 1  # one's own answer is no news
            told += len(news)
            return game.legal[dice.below(len(game.legal))].name

        return model

    play_text(game, {seat: answering(seat) for seat in range(3)})
    assert told > 50


@pytest.mark.parametrize("name", [key for key in NAMES if kingsroad.GAMES[key].hidden])
def test_a_prompt_is_the_same_whatever_the_hidden_cards_are(name: str) -> None:
    for decisions in range(0, 120, 6):
        game = mid_game(name, decisions)
        for seat in range(game.players):
            others = game.rules.conceal(game, seat, Dice(decisions))
            assert observe(others, seat) == observe(game, seat)


def test_a_secret_choice_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    prompts: list[str] = []

    def first(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    monkeypatch.setattr("kingsroad.research.text.may_know", lambda _game, seat: seat == 1)
    play_text(game, {0: first, 1: lambda _: "1"})
    assert not [prompt for prompt in prompts if "since then" in prompt]


def test_a_wrong_answer_may_be_mended_but_not_for_ever() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=5)
    replies = iter(["nonsense", "still wrong", "pass"])
    prompts: list[str] = []

    def hesitant(prompt: str) -> str:
        prompts.append(prompt)
        return next(replies, "nonsense")

    with pytest.raises(IllegalChoice, match="nonsense"):
        play_text(game, {0: hesitant, 1: hesitant})
    assert prompts[1].startswith("error: 'nonsense' is not offered")
    assert prompts[2].startswith("error: 'still wrong' is not offered")
    assert game.history is not None
    assert game.history[-1].name == "pass"


def test_somebody_must_play_every_seat() -> None:
    with pytest.raises(KingsroadError, match="nobody plays red"):
        play_text(kingsroad.new_game("caylus2005", players=2), {0: lambda _: "1"})
    open_draws = kingsroad.new_game("caylus2005", players=2, seed=None)
    with pytest.raises(KingsroadError, match="nobody draws"):
        play_text(open_draws, {0: lambda _: "1", 1: lambda _: "1"})
    play_text(open_draws, {seat: lambda _: "1" for seat in (kingsroad.CHANCE, 0, 1)})
    assert open_draws.over


@pytest.mark.parametrize("name", NAMES)
def test_a_script_plays_over_its_streams(name: str) -> None:
    told = io.StringIO()
    arguments = [name, "--players", "3", "--seat", "green", "--seed", "2"]
    assert main(arguments, io.StringIO("1\n" * 2000), told) == 0
    messages = told.getvalue().split("\n\n")
    assert messages.pop() == ""
    assert all("you green" in message for message in messages)
    assert all("question: " in message for message in messages[:-1])
    assert "\nover: blue " in messages[-1]
    again = io.StringIO()
    main(arguments, io.StringIO("1\n" * 2000), again)
    assert again.getvalue() == told.getvalue()


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["checkers"], 2, "there is no game called 'checkers'"),
        (["caylus2005", "--seat", "green"], 2, "green does not play with 2 seats"),
        (["caylus2005", "--seat", "pink"], 2, "no seat called 'pink'"),
        (["caylus2005", "--others", "nobody"], 2, "there is no bot called 'nobody'"),
        (["caylus2005", "--option", "favors=odd"], 2, "option favors is standard or simple"),
        (["caylus2005"], 1, "the input ended"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, io.StringIO(""), io.StringIO()) == status
    assert said in capsys.readouterr().err


def test_the_program_starts() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "kingsroad.research.text", "caylus1303", "--terse"],
        input="engage thief\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "\ngame caylus1303, setup random, you blue\n" in ran.stdout
    assert "the input ended" in ran.stderr
    assert "Warning" not in ran.stderr


def test_rendering_says_what_is_there() -> None:
    document = {
        "turn": 0,
        "order": ["blue", "red"],
        "bridge": [],
        "agenda": ["Phase 3", "Stop"],
        "here": True,
        "there": False,
        "tokens": {"walls": 2, "towers": None},
        "road": [{"card": "park"}, {"card": "bank", "turning": True, "on": {"a": 1}}],
    }
    assert render(document).splitlines() == [
        "turn 0, order blue red, agenda Phase 3; Stop, here",
        "tokens: walls 2",
        "road:",
        "  1: card park",
        "  2: card bank, turning, on (a 1)",
    ]


def test_difference_keeps_the_places() -> None:
    mine: dict[str, object] = {"a": 1, "seats": {"blue": {"hand": ["x"], "gold": 2}, "red": {}}}
    theirs: dict[str, object] = {"a": 1, "seats": {"blue": {"gold": 2}, "red": {}}}
    assert difference(mine, theirs) == {"seats": {"blue": {"hand": ["x"]}}}
    assert difference(mine, mine) == {}
