"""Phase 4: what cards do for worker and owner, and the church."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magna_carta.table import (
    BATCH,
    asks,
    held,
    offered,
    play,
    position,
    road,
    seat,
    tokens,
)

from kingsroad import AnyGame

NEUTRAL_FIRST = {
    "park": ["park", "forest"],
    "forest": ["forest", "park"],
    "quarry": ["quarry", "park"],
    "trading-post": ["trading-post", "park"],
}


def works(card: str, worker: str = "blue", *, cubes: int = 0, **seats: Any) -> AnyGame:
    """One worker on one card; green's batch keeps the round from ending."""
    entry = {"card": card, "cubes": cubes} if cubes else {"card": card}
    owned = {"green": BATCH, **seats}
    if "-" in card and card.split("-", maxsplit=1)[0] in ("blue", "red", "green"):
        return position(phase="buildings", road=[entry], workers={card: worker}, seats=owned)
    return position(
        phase="buildings",
        neutral=["forest", "park"] if card == "peddler" else NEUTRAL_FIRST[card],
        workers={card: worker},
        seats=owned,
    )


def test_worker_then_owner() -> None:
    """[effect.1] [effect.2] [effect.3]"""
    game = works("red-large-farm")
    assert asks(game) == ("blue", "UseGain")
    play(game, "blue: use")
    assert held(game, "blue") == {"food": 2}
    assert asks(game) == ("red", "UseGain")
    play(game, "red: use")
    assert held(game, "red") == {"food": 1}
    assert asks(game) == ("green", "OfferBatch")


def test_own_worker_on_own_card() -> None:
    """[effect.4] The worker's effect only, whether it is used or not."""
    for answer, food in (("use", 2), ("decline", 0)):
        game = works("red-large-farm", "red")
        assert offered(game) == ["use", "decline"]
        play(game, f"red: {answer}")
        assert asks(game) == ("green", "OfferBatch")
        assert seat(game, "red")["food"] == food


@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("park", {}),
        ("trading-post", {}),
        ("peddler", {"deniers": 1}),
        ("red-small-farm", {}),
        ("red-own-peddler", {"deniers": 1}),
        ("red-market", {"food": 1}),
        ("red-large-quarry", {}),
        ("red-gold-mine", {}),
        ("red-bank", {"deniers": 1}),
        ("red-church", {"deniers": 2}),
    ],
)
def test_every_effect_may_be_declined(card: str, purse: dict[str, int]) -> None:
    """[effect.5] [effect.6]"""
    game = works(card, blue=purse)
    assert "decline" in offered(game)
    play(game, "blue: decline")
    assert held(game, "blue") == purse
    assert tokens(game, "blue") == [0, 0, 0]


@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("red-small-farm", {}),
        ("red-own-peddler", {"deniers": 1}),
        ("red-market", {}),
        ("red-lawyer", {}),
        ("red-large-sawmill", {}),
        ("red-gold-mine", {"wood": 1}),
        ("red-bank", {"deniers": 2}),
        ("red-church", {"deniers": 3}),
    ],
)
def test_owners_may_decline_too(card: str, purse: dict[str, int]) -> None:
    """[effect.5] [effect.6] Blue can do nothing with some of these cards, red still can."""
    game = works(card, cubes=4 if "small" in card else 0, red=purse)
    if asks(game)[0] == "blue":
        play(game, "blue: decline")
    assert asks(game)[0] == "red"
    assert offered(game)[-1] == "decline"
    play(game, "red: decline")
    assert held(game, "red") == purse
    assert asks(game) == ("green", "OfferBatch")


def test_owner_acts_though_the_worker_does_nothing() -> None:
    """[effect.6] Once because blue declines, once because it has nothing to sell."""
    game = works("red-market", blue={"food": 1})
    play(game, "blue: decline", "red: use")
    assert held(game, "red") == {"deniers": 1}
    game = works("red-market")
    play(game, "red: use")
    assert held(game, "red") == {"deniers": 1}


def test_effects_are_whole_and_once() -> None:
    """[effect.7] Two stone or none; one sale; only the player's peddler sells by the cube."""
    game = works("red-large-quarry")
    assert offered(game) == ["use", "decline"]
    game = works("red-market", blue={"food": 2})
    play(game, "blue: give food", "red: use")
    assert held(game, "blue") == {"food": 1, "deniers": 4}
    game = works("red-own-peddler", blue={"deniers": 9})
    play(game, "blue: take wood")
    assert offered(game) == ["take food", "take wood", "take stone", "decline"]
    play(game, "blue: decline")
    assert held(game, "blue") == {"wood": 1, "deniers": 8}


def test_one_of_two_offers() -> None:
    """[effect.8] Not both, and only what can be paid."""
    game = works("blue-bank", blue={"deniers": 4})
    assert offered(game) == ["offer 1", "offer 2", "decline"]
    play(game, "blue: offer 1")
    assert asks(game) == ("green", "OfferBatch")
    assert held(game, "blue") == {"deniers": 3, "gold": 1}
    assert offered(works("blue-bank", blue={"deniers": 2})) == ["offer 1", "decline"]
    assert asks(works("blue-bank", blue={"food": 2}))[0] == "green"


@pytest.mark.parametrize("card", ["park", "forest", "quarry", "trading-post", "peddler"])
def test_neutral_cards_have_no_owner(card: str) -> None:
    """[effect.9] One effect, no points for anybody; not even a lawyer knows an owner."""
    game = works(card, blue={"deniers": 1})
    before = game.scores()
    play(game, "blue: decline")
    assert asks(game) == ("green", "OfferBatch")
    assert game.scores() == before == [0, 0, 1]


def test_small_cards_feed_their_owner_from_the_stock() -> None:
    """[build.5] [card.small-farm.owner] One cube a visit, none when the stock is gone."""
    game = works("red-small-farm", cubes=1)
    play(game, "blue: use")
    assert road(game, "red-small-farm") == {"cubes": 1, "worker": "blue"}
    play(game, "red: use")
    assert road(game, "red-small-farm") == {}
    assert (held(game, "blue"), held(game, "red")) == ({"food": 1}, {"food": 1})
    game = works("red-small-farm", cubes=0)
    play(game, "blue: use")
    assert asks(game) == ("green", "OfferBatch")


def test_a_declined_cube_stays_in_the_stock() -> None:
    """[effect.5] [build.5]"""
    game = works("red-small-farm", cubes=3)
    play(game, "blue: decline", "red: decline")
    assert road(game, "red-small-farm") == {"cubes": 3}
    game = works("red-small-farm", "red", cubes=3)
    play(game, "red: use")
    assert road(game, "red-small-farm") == {"cubes": 3}, "the worker's cube is the bank's"


# -- the church ----------------------------------------------------------------------------------


def church(left: list[int], blue: int = 9, red: int = 9) -> AnyGame:
    """Blue's worker on red's church, so many tokens left in the three parts."""
    return position(
        phase="buildings",
        road=["red-church"],
        workers={"red-church": "blue"},
        tokens=dict(zip(["dungeon", "walls", "towers"], left, strict=True)),
        seats={"blue": {"deniers": blue}, "red": {"deniers": red}, "green": BATCH},
    )


def test_church_sells_the_best_tokens() -> None:
    """[church.1] [church.2] Blue buys two over the edge of a part, red the next best."""
    game = church([1, 7, 8])
    play(game, "blue: offer 2", "red: offer 1")
    assert tokens(game, "blue") == [1, 1, 0]
    assert tokens(game, "red") == [0, 1, 0]
    assert tokens(game) == [0, 5, 8]
    assert (held(game, "blue"), held(game, "red")) == ({"deniers": 4}, {"deniers": 6})


def test_church_with_few_tokens() -> None:
    """[church.3]"""
    assert offered(church([0, 0, 2])) == ["offer 1", "offer 2", "decline"]
    game = church([0, 0, 1])
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue: decline")
    assert offered(game) == ["offer 1", "decline"]
    game = church([0, 0, 1])
    play(game, "blue: offer 1")
    assert game.over, "nothing is left for red, and no batch can be handed in"
    game = church([0, 0, 0])
    assert game.over


def test_church_tokens_are_no_batches() -> None:
    """[church.4] Blue bought two, green handed in one batch: green has the gold."""
    game = church([6, 7, 8])
    play(game, "blue: offer 2", "red: decline", "green: batch food-wood-stone")
    assert [seat(game, name)["gold"] for name in ("blue", "red", "green")] == [0, 0, 1]
    game = position(
        phase="buildings",
        road=["red-church"],
        workers={"red-church": "blue"},
        seats={"blue": {"deniers": 5}},
    )
    play(game, "blue: offer 2")
    assert tokens(game) == [2, 7, 8], "six less two bought, less two because nobody built"
