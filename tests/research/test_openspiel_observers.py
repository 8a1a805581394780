"""What OpenSpiel's algorithms are shown: all that a seat may know and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import kingsroad
from kingsroad.research.observation import Scribe, layout_of
from kingsroad.research.openspiel import SpielState
from kingsroad.research.text import observe

NAMES = [f"kingsroad_{key}" for key in kingsroad.GAMES]
HANDS = "kingsroad_magna_carta(players=3)"
NONE, OWN, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def observer(game: Any, public: bool = True, recall: bool = False, private: Any = OWN) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(public, recall, private))


def some_states(name: str, every: int = 17, seed: int = 4) -> list[Any]:
    state = pyspiel.load_game(name).new_initial_state()
    chance = Random(seed)
    states = [state.clone()]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        if state.move_number() % every == 0 or state.is_terminal():
            states.append(state.clone())
    return states


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_what_the_seat_sees(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    rules = kingsroad.GAMES[name.removeprefix("kingsroad_")]
    layout, scribe = layout_of(rules.key), Scribe(rules.key)
    seen = observer(game)
    for state in some_states(str(game)):
        for player in range(3):
            expected = layout.scaled(scribe.observe(state.game, player))
            seen.set_from(state, player)
            assert seen.tensor.dtype == np.float32
            assert np.array_equal(seen.tensor, expected.astype(np.float32))
            assert state.observation_tensor(player) == seen.tensor.tolist()
            assert list(seen.dict) == [piece.name for piece in layout.features.pieces]
            for piece_name, piece in layout.named(expected).items():
                assert np.array_equal(seen.dict[piece_name], piece.astype(np.float32))
                assert seen.dict[piece_name].base is not None  # a view of the same memory
            text = observe(state.game, player, options="names")
            assert seen.string_from(state, player) == state.observation_string(player) == text


@pytest.mark.parametrize("name", NAMES)
def test_public_and_private_make_the_whole(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    pieces = layout_of(name.removeprefix("kingsroad_")).features.pieces
    private_pieces = {piece.name for piece in pieces if piece.private}
    whole, public = observer(game), observer(game, private=NONE)
    private, everything = observer(game, public=False), observer(game, private=ALL)
    assert set(public.dict) == set(whole.dict) - private_pieces
    assert set(private.dict) == private_pieces
    assert (private.tensor is None) == (not private_pieces)
    for state in some_states(str(game)):
        texts = []
        for player in range(3):
            for each in (whole, public, private, everything):
                each.set_from(state, player)
            for piece in private_pieces:
                assert np.array_equal(private.dict[piece], whole.dict[piece])
                assert np.array_equal(everything.dict[piece][player], whole.dict[piece])
            if player == 0:
                for piece, values in public.dict.items():
                    assert np.array_equal(values, whole.dict[piece])
            texts.append((public.string_from(state, player), everything.string_from(state, player)))
            if not private_pieces:
                assert private.string_from(state, player) == ""
        # Who looks makes no difference to what all may see.
        assert len(set(texts)) == 1
    assert observer(game, public=False, private=NONE).tensor is None
    assert observer(game, public=False, private=NONE).string_from(state, 0) == ""


def test_private_is_the_own_hand() -> None:
    private = observer(pyspiel.load_game(HANDS), public=False)
    state = some_states(HANDS)[3]
    for player, name in enumerate(("blue", "red", "green")):
        hand = state.game.view(player)["seats"][name]["hand"]
        assert private.string_from(state, player) == f"{name}: hand {' '.join(hand)}"


def test_private_is_the_own_prestige() -> None:
    game = pyspiel.load_game("kingsroad_caylus1303")
    private = observer(game, public=False)
    *running, over = some_states("kingsroad_caylus1303")
    for state in running:
        scores = state.game.scores()
        assert private.string_from(state, 1) == f"red: prestige {scores[1]}"
    assert private.string_from(over, 1) == ""  # at the end it lies open


@pytest.mark.parametrize("name", NAMES)
def test_with_perfect_recall_the_text_is_the_record_as_the_seat_may_read_it(name: str) -> None:
    for state in some_states(name):
        record = kingsroad.record_of(state.game)
        for player in range(state.num_players()):
            lines = record.write(comments=False, seen_by=player).splitlines()
            moves = lines[lines.index("") + 1 :]
            told = state.information_state_string(player).splitlines()
            assert told == [f"you {state.game.seat_name(player)}", *moves]


def test_with_perfect_recall_there_is_no_array() -> None:
    game = pyspiel.load_game(HANDS)
    assert not game.get_type().provides_information_state_tensor
    assert observer(game, recall=True).tensor is None


def test_recall_in_public_and_in_private() -> None:
    game = pyspiel.load_game(HANDS)
    state = some_states(HANDS)[4]
    public = observer(game, recall=True, private=NONE).string_from(state, 0).splitlines()
    everything = observer(game, recall=True, private=ALL).string_from(state, 0).splitlines()
    private = observer(game, public=False, recall=True).string_from(state, 1).splitlines()
    assert len(public) == len(everything) == len(state.history())
    assert not [line for line in everything if line.endswith("?")]
    drawn = [line for line in public if line.startswith("chance: deal")]
    assert set(drawn) == {"chance: deal ?"}
    assert private[0] == "you red"
    assert len(private) - 1 == state.audiences.count(2)
    assert all(line.startswith("chance: deal ") for line in private[1:])


def test_a_resampled_state_looks_the_same_and_holds_other_cards() -> None:
    game = pyspiel.load_game(HANDS)
    chance = Random(8)
    changed = 0
    for state in some_states(HANDS, every=11):
        for player in range(3):
            other: SpielState = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.move_number() == state.move_number()
            assert other.current_player() == state.current_player()
            # The history is one that leads there.
            again = game.new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert again.game.key() == other.game.key()
            changed += other.game.key() != state.game.key()
    assert changed > 20


def test_resampling_deals_all_that_could_be_held() -> None:
    state = some_states(HANDS)[1]
    chance = Random(9)
    held = set()
    for _ in range(300):
        other = state.resample_from_infostate(0, chance.random)
        held |= set(other.game.view(1)["seats"]["red"]["hand"])
    view = state.game.view(1)["seats"]["red"]
    open_cards = set(view["discard"]) | {
        space["card"].removeprefix("red-")
        for space in state.game.view()["road"]
        if space["card"].startswith("red-")
    }
    deck = {choice.noun for choice in state.game.rules.catalogue.choices if choice.verb == "deal"}
    assert held == deck - open_cards


@pytest.mark.parametrize("name", ["kingsroad_caylus2005", "kingsroad_caylus1303"])
def test_where_every_move_was_seen_resampling_is_cloning(name: str) -> None:
    state = some_states(name)[3]
    other = state.resample_from_infostate(1, Random(1).random)
    assert other is not state
    assert other.history() == state.history()
    assert other.game.key() == state.game.key()


def test_there_are_no_observation_parameters() -> None:
    game = pyspiel.load_game(HANDS)
    with pytest.raises(ValueError, match="no observation parameters"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False), {"colour": 1})


def test_information_is_declared_as_the_table_has_it() -> None:
    kinds = pyspiel.GameType.Information
    told = {name: pyspiel.load_game(name).get_type().information for name in NAMES}
    assert told == {
        "kingsroad_caylus2005": kinds.PERFECT_INFORMATION,
        "kingsroad_magna_carta": kinds.IMPERFECT_INFORMATION,
        "kingsroad_caylus1303": kinds.IMPERFECT_INFORMATION,
    }
