"""Observations of Caylus 1303 keep what lies face down."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import kingsroad
from kingsroad.research.observation import Scribe


def test_hidden_prestige_is_not_told() -> None:
    """Concealing deals no prestige anew, so it is changed here by hand."""
    game = kingsroad.new_game("caylus1303", players=3, seed=5)
    while game.state.round == 0:
        game.apply(game.legal[0])
    document = game.rules.write_position(game)
    scribe = Scribe("caylus1303")
    other_document = game.rules.write_position(game)
    other_document["seats"]["red"]["prestige"] = 17  # type: ignore[index]
    one, other = kingsroad.load_position(document), kingsroad.load_position(other_document)
    for seat in (0, 2):
        assert (scribe.observe(one, seat) == scribe.observe(other, seat)).all()
    assert (scribe.observe(one, 1) != scribe.observe(other, 1)).any()
