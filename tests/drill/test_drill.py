"""A fourth game as a drill: plugged in by one line, it is played wherever the others are.

Nothing in src knows of it. What fails here for a new game would be a fact that stands in a second
place.
"""

from __future__ import annotations

import io
import json
import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest
from tests.drill.games.toll_road.tiles import SEALS
from tests.laws import chooser, play_to_end, start

import kingsroad
from kingsroad import NOBODY, AnyGame, Chronicle
from kingsroad.arena.runner import LocalRunner
from kingsroad.arena.tournament import Plan, Report, hold
from kingsroad.bots.levels import make_bot
from kingsroad.bots.library import PlainJudge, judge_for
from kingsroad.cli.main import main
from kingsroad.core.dice import Dice
from kingsroad.core.game import Ruleset, State
from kingsroad.library import AnyRuleset, MissingPart, first_game, part
from kingsroad.record.knowledge import shown_in
from kingsroad.research.text import bot_player, play_text
from kingsroad.text import ask, card, explain_all, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.rulebook import RULES, read_rules
from kingsroad.text.tally import tally

GAME = "toll_road"
Capture = pytest.CaptureFixture[str]


def finished(seed: int = 1, players: int = 3) -> tuple[AnyGame, Chronicle]:
    chronicle = Chronicle()
    game = kingsroad.new_game(GAME, players, seed, chronicle)
    dice = Dice(seed)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    return game, chronicle


# -- the engine ----------------------------------------------------------------------------------


def test_the_laws_of_any_game_hold(toll_road: AnyRuleset) -> None:
    """Options, views, clones, secrets, positions, records: what the other games are held to."""
    for seed in range(9):
        dice = Dice(seed)
        watch = start(GAME, 2 + seed % 3, {}, seed or None)
        play_to_end(watch, chooser(dice, toll_road.catalogue.choices, seed % 3), dice, 2)


def test_a_drawn_seal_is_known_to_its_seat_alone() -> None:
    game, chronicle = finished()
    draws = [event for event in chronicle.events if event.kind == "draw"]
    assert len(draws) >= 6
    for event in draws:
        assert event.seen_by(event.seat).subject
        assert not event.seen_by(NOBODY).subject
    told = kingsroad.record_of(game).write(seen_by=0)
    assert "chance: deal ?" in told
    shows = [event for event in chronicle.events if event.kind == "show"]
    assert shown_in(game.rules, shows) == {event.seat for event in shows}


def test_random_games_on_the_command_line(capsys: Capture) -> None:
    assert main(["sim", GAME, "--games", "20", "--players", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 20
    assert main(["games"]) == 0
    assert "toll_road  Toll Road, 2 to 4 seats" in capsys.readouterr().out
    assert main(["rules", GAME, "--find", "scribe"]) == 0
    assert "- Scribe: chance deals a seal" in capsys.readouterr().out


def test_a_record_is_checked_and_replayed(capsys: Capture, tmp_path: Path) -> None:
    game, _ = finished()
    path = tmp_path / "toll.txt"
    path.write_text(kingsroad.record_of(game).write())
    assert main(["check", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "record of toll_road, 3 seats" in shown
    assert "Round 5 begins." in shown


def test_it_is_pickled_and_made_known_elsewhere(toll_road: AnyRuleset) -> None:
    game, _ = finished()
    assert pickle.loads(pickle.dumps(game)).key() == game.key()  # noqa: S301 - our own
    packed = pickle.dumps(toll_road)
    del kingsroad.GAMES[GAME]
    assert pickle.loads(packed) is toll_road  # noqa: S301 - our own
    assert kingsroad.GAMES[GAME] is toll_road


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_speaks(language: str) -> None:
    """In a language that its words are not written in, they are English."""
    game, chronicle = finished()
    log = [line.text for line in narrate(chronicle.events, game.rules, 0, language)]
    assert "Round 1 begins." in log
    assert sum(line.startswith("Blue draws the ") for line in log) >= 2
    assert "Red draws a seal." in log
    assert not any(line.startswith("Red draws the ") for line in log)
    assert len(log) == len(chronicle.events)
    assert all(tell(event, game.rules, language) for event in chronicle.events if not event.subject)
    fresh = kingsroad.new_game(GAME, 2, 1)
    assert ask(fresh) == "Blue, where does your worker go?"
    assert explain_all(fresh)[:2] == ["2 points", "draw a seal"]
    assert card(fresh.rules, "hall") == "Hall: show a seal for its value."
    assert "Toll Road" in read_rules(fresh.rules, RULES, language)


def test_points_are_told_by_source() -> None:
    game, chronicle = finished()
    rows = tally(game, chronicle.events)
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == game.scores()
    assert set(rows) <= set(book_of(game.rules).sources)


def test_it_is_played_by_text() -> None:
    game = kingsroad.new_game(GAME, 2, 3)
    prompts: list[str] = []

    def first(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    play_text(game, {0: first, 1: bot_player(game, "greedy", 1)})
    assert game.over
    assert prompts[0].startswith("game toll_road, you blue")
    assert "hand" in prompts[0]


def test_it_is_played_in_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no board of its own, so the terminal shows the plain view."""
    monkeypatch.setattr("sys.stdin", io.StringIO("? hall\n" + "1\n" * 40))
    assert main(["play", GAME, "--players", "2", "--seed", "4", "--bots", "journeyman"]) == 0
    shown = capsys.readouterr().out
    assert "Toll Road" in shown
    assert "Hall: show a seal for its value." in shown
    assert "Red draws a seal." in shown
    assert "Red draws the" not in shown
    assert " prestige." in shown
    assert "seals in hand" in shown


# -- bots ----------------------------------------------------------------------------------------


def test_bots_play_it() -> None:
    for name in ("random", "greedy", "search:20"):
        game, bot, dice = kingsroad.new_game(GAME, 2, 5), make_bot(name), Dice(5)
        while not game.over:
            thought = bot.choose(game, dice)
            assert len(thought.forecast.scores) == 2
            game.apply(thought.choice)


def test_the_arena_holds_it() -> None:
    """In processes of their own, which learn of the game with their first job."""
    report = Report(Plan(GAME, 2, ("greedy", "random"), 10, seed=3))
    for outcome in hold(report.plan, LocalRunner(2)):
        report.add(outcome)
    assert not report.failures, report.failures[0].error
    assert report.results.finished == 10
    assert report.standings() == ["greedy", "random"]


def test_what_a_game_lacks_is_plain_or_said() -> None:
    bare: Ruleset[State] = Ruleset(
        "bare", "Bare", 1, [2], ["blue"], [], kingsroad.Catalogue(), {}, home="tests.drill"
    )
    assert isinstance(judge_for(bare), PlainJudge)
    with pytest.raises(MissingPart, match=r"Bare has no module tests\.drill\.text\.games\.bare"):
        book_of(bare)
    assert part(first_game(), "games", "meta").RULES is first_game()


# -- research ------------------------------------------------------------------------------------


def test_pettingzoo_accepts_it() -> None:
    pettingzoo = pytest.importorskip("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test  # noqa: PLC0415 - only where it is installed

    from kingsroad.research import register  # noqa: PLC0415

    register()
    env = pettingzoo.make("aec", "kingsroad/toll_road-v0", players=3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=200)
    assert str(env) == "toll_road_v0"


def test_gymnasium_accepts_it() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("PIL")
    from kingsroad.research import register  # noqa: PLC0415

    register()
    env: Any = gymnasium.make("kingsroad/TollRoad-v0", opponents="greedy", render_mode="rgb_array")
    _, info = env.reset(seed=2)
    assert env.render().shape[2] == 3
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert info["place"] in (1, 2)


def test_other_processes_get_to_know_it(toll_road: AnyRuleset) -> None:
    pytest.importorskip("numpy")
    from kingsroad.research.parallel import ParallelGames  # noqa: PLC0415

    with ParallelGames(toll_road.key, 2, players=3, workers=2) as games:
        games.step(games.random_actions())


def test_openspiel_accepts_it(toll_road: AnyRuleset) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from kingsroad.research.openspiel import register  # noqa: PLC0415

    register(toll_road)
    game = pyspiel.load_game("kingsroad_toll_road(players=3)")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.random_sim_test(game, 2, False, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(0, lambda: 0.4)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_string(1) != state.observation_string(1)


# -- the web table -------------------------------------------------------------------------------


def test_a_person_plays_it_against_a_bot_on_the_server(tmp_path: Path) -> None:
    from tests.server.helpers import Person, running  # noqa: PLC0415

    with running(tmp_path / "data") as client:
        person, guest = Person(client), Person(client)
        assert GAME in [game["key"] for game in person.get("/api/games")["games"]]
        tiles = person.get(f"/api/games/{GAME}/tiles")
        assert [tile["key"] for tile in tiles] == ["inn", "scribe", "hall", "chapel", "well"]
        table = person.create(GAME, "me", "journeyman")["id"]
        with person.at(table) as mine, guest.at(table) as theirs:
            hand = mine.view["seats"]["blue"]["hand"]
            assert len(hand) == 2
            assert "hand" not in mine.view["seats"]["red"]
            while not mine.over:
                while not mine.question["options"] and not mine.over:
                    mine.receive()
                if not mine.over:
                    mine.choose()
                    mine.expect("update")
            while not theirs.over:
                theirs.receive()
            assert mine.view["round"] == 5
            assert mine.view["seats"]["blue"]["points"] == theirs.view["seats"]["blue"]["points"]
            dealt = {f"deal {seal}" for seal in SEALS}
            assert not any(f'"{name}"' in frame for frame in theirs.frames for name in dealt)
            assert not any('"hand":' in frame for frame in theirs.frames)
