"""Observations say what the view shows, nothing else, and always in the same places."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from tests.fuzz import agenda_of, all_setups
from tests.laws import chooser
from tests.parts import golden_of, part_of
from tests.research.from_view import pieces_from_view

import kingsroad
from kingsroad import CHANCE, AnyGame
from kingsroad.core.dice import Dice
from kingsroad.core.features import Features, Sheet
from kingsroad.core.game import Ask
from kingsroad.games.caylus2005.features import FEATURES as CAYLUS_2005
from kingsroad.games.caylus2005.steps import STEPS
from kingsroad.research.observation import Scribe, layout_of
from kingsroad.research.profile import features_of

SETUPS = all_setups()
IDS = ["-".join([name, str(players), *options.values()]) for name, players, options in SETUPS]


def moments(
    setup: tuple[str, int, dict[str, str]], seed: int, every: int
) -> Iterator[tuple[AnyGame, Dice]]:
    """Some decisions of a random game, the end included."""
    name, players, options = setup
    dice = Dice(seed)
    game = kingsroad.find_game(name).start(players, options, seed)
    choose = chooser(dice, game.rules.catalogue.choices, seed % 4)
    while not game.over:
        if dice.below(every) == 0:
            yield game, dice
        game.apply(game.legal[choose(game.legal)])
    yield game, dice


def compare(game: AnyGame, scribe: Scribe, seen: set[str]) -> None:
    """Every piece as every seat sees it against the view."""
    layout = layout_of(game.rules.key)
    for seat in range(game.players):
        numbers = scribe.observe(game, seat)
        assert (numbers >= layout.low).all()
        assert (numbers <= layout.high).all()
        told = pieces_from_view(game, seat)
        assert list(told) == list(layout.slices)
        for name, expected in told.items():
            found = numbers[layout.slices[name]].tolist()
            assert found == expected, (name, game.question)
            if any(found):
                seen.add(name)


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_every_piece_is_what_the_view_shows(setup: tuple[str, int, dict[str, str]]) -> None:
    scribe = Scribe(setup[0])
    for seed in range(2):
        for game, _ in moments(setup, seed, 12):
            compare(game, scribe, set())


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_no_piece_stays_empty(name: str) -> None:
    """Otherwise the comparison with the view would prove nothing about it.

    The golden games are rich: everything happens in one of them.
    """
    seen: set[str] = set()
    scribe = Scribe(name)
    for path in golden_of(name):
        record = kingsroad.read_record(path.read_text(encoding="utf-8"))
        game = record.rules.start(record.players, record.options)
        for number, choice in enumerate(record.choices):
            if game.seat != CHANCE and (number % 25 == 0 or something_rare(game)):
                compare(game, scribe, seen)
            game.apply(choice)
        if seen == set(layout_of(name).slices):
            break
    assert seen == set(layout_of(name).slices)


def something_rare(game: AnyGame) -> bool:
    """Whether a lawyer's change waits, a card is covered, or a second worker stands somewhere."""
    road: Any = game.view(0)["road"]
    entries = road.values() if isinstance(road, dict) else road
    return any(
        "claim" in entry
        or "turning" in entry
        or entry.get("top", "residence") != "residence"
        or len(entry.get("workers", [])) > 1
        for entry in entries
    )


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_tables_that_look_alike_are_observed_alike(setup: tuple[str, int, dict[str, str]]) -> None:
    scribe = Scribe(setup[0])
    for game, dice in moments(setup, 3, 10):
        for seat in range(game.players):
            numbers = scribe.observe(game, seat)
            mask = scribe.legal(game, seat)
            for _ in range(3):
                other = game.rules.conceal(game, seat, dice)
                assert (scribe.observe(other, seat) == numbers).all()
                assert (scribe.legal(other, seat) == mask).all()


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_masks_are_the_legal_choices_of_the_seat_that_is_asked(name: str) -> None:
    scribe = Scribe(name)
    for game, _ in moments((name, 4, {}), 4, 5):
        for seat in range(4):
            codes = np.flatnonzero(scribe.legal(game, seat)).tolist()
            expected = sorted(choice.code for choice in game.legal) if game.seat == seat else []
            assert codes == expected


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_every_question_to_a_player_has_its_place(name: str) -> None:
    features = features_of(kingsroad.find_game(name))
    asks = {key: step.SORTS for key, step in agenda_of(name).steps.items() if issubclass(step, Ask)}
    to_players = {step for step, sorts in asks.items() if sorts[:1] == ("seat",)} - {"DealCard"}
    assert set(features.questions) == to_players
    for step, question in features.asking.items():
        sorts = asks[step.__name__]
        subjects = {"tile", "cause", "space"} & set(sorts)
        assert {sorts[question.place]} == (subjects or {"seat"})


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_the_layout_is_pinned(name: str) -> None:
    features = features_of(kingsroad.find_game(name))
    choices = features.rules.catalogue.choices
    told = [f"{choice.code} {choice.name}" for choice in choices]
    told += [
        f"{piece.name} {piece.shape} {piece.low} {piece.high} {piece.unit} {piece.meaning}"
        for piece in features.pieces
    ]
    digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]
    assert (features.version, int(features.size), len(choices), digest) == part_of(
        name, "pinned"
    ).LAYOUT


def test_numbers_beyond_all_games_are_shown_as_the_most() -> None:
    sheet = Sheet(2)
    sheet.put(40_000)
    sheet.at = 0
    sheet.put_at(1, 40_000)
    assert list(sheet.numbers) == [2047, 2047]


def test_what_every_layout_begins_with_is_not_all() -> None:
    own = CAYLUS_2005
    bare: Features[Any] = Features(own.rules, 1, STEPS, own.causes, [])
    with pytest.raises(NotImplementedError):
        bare.write_at(kingsroad.new_game("caylus2005", seed=1), 0, Sheet(bare.size), 0)


def test_pieces_by_name_have_their_shapes() -> None:
    layout = layout_of("caylus2005")
    game = kingsroad.new_game("caylus2005", players=3, seed=7)
    numbers = Scribe("caylus2005").observe(game, 2)
    named = layout.named(np.stack([numbers, numbers]))
    assert named["stock"].shape == (2, 5, 6)
    assert named["stock"][0, 0].tolist() == [2, 1, 0, 0, 0, 8]
    assert layout.scaled(numbers).dtype == np.float32
    assert layout.scaled(numbers)[layout.slices["stock"]][0] == pytest.approx(0.2)


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_features_live_beside_their_game(name: str) -> None:
    module = importlib.import_module(f"kingsroad.games.{name}.features")
    assert module.FEATURES is features_of(kingsroad.find_game(name))
    assert features_of(kingsroad.find_game(name)).version == module.LAYOUT_VERSION


@pytest.mark.parametrize("name", [key for key, rules in kingsroad.GAMES.items() if rules.secrets])
def test_only_private_pieces_tell_what_others_cannot_know(name: str) -> None:
    """A table that looks the same to red may differ for blue in its private pieces alone."""
    scribe, layout = Scribe(name), layout_of(name)
    private = {piece.name for piece in layout.features.pieces if piece.private}
    differ = set()
    game, dice = kingsroad.new_game(name, 2, seed=6), Dice(6)
    while not game.over:
        other = game.rules.conceal(game, 1, dice)
        seen = layout.named(scribe.observe(game, 0))
        instead = layout.named(scribe.observe(other, 0))
        differ |= {piece for piece in seen if not np.array_equal(seen[piece], instead[piece])}
        game.apply(game.legal[dice.below(len(game.legal))])
    assert differ == private
