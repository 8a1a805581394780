"""The lawyer and the residences."""

from __future__ import annotations

from typing import Any

from tests.games.magna_carta.table import (
    BATCH,
    Entry,
    asks,
    cards,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame


def lawyer(
    others: list[Entry], before: list[Entry] | None = None, owner: str = "red", **tracks: Any
) -> AnyGame:
    """Blue's worker on a lawyer, other cards before and behind it."""
    workers = {f"{owner}-lawyer": "blue", **tracks.pop("workers", {})}
    seats = {"blue": {"food": 1}, "green": BATCH, **tracks.pop("seats", {})}
    return position(
        phase="buildings",
        road=[*(before or []), f"{owner}-lawyer", *others],
        workers=workers,
        seats=seats,
        **tracks,
    )


def test_a_food_for_a_residence() -> None:
    """[lawyer.1] [lawyer.3] [card.lawyer.worker]"""
    game = lawyer(["blue-bank", "red-market"])
    assert game.scores()[0] == 3
    assert offered(game) == ["transform bank", "decline"]
    play(game, "blue: transform bank")
    assert held(game, "blue") == {}
    assert road(game, "blue-bank") == {"top": "residence"}
    assert cards(game)[-2:] == ["blue-bank", "red-market"]
    assert game.scores()[0] == 1
    assert seat(game, "blue")["income"] == 3


def test_the_worker_decides_not_the_owner_of_the_lawyer() -> None:
    """[lawyer.1] [card.lawyer.owner] Red, whose lawyer it is, has two deniers and no more."""
    game = lawyer(["blue-bank", "red-market"], seats={"red": {"food": 5}})
    play(game, "blue: decline")
    assert offered(game) == ["use", "decline"]
    play(game, "red: use")
    assert held(game, "red") == {"food": 5, "deniers": 2}
    assert asks(game) == ("green", "OfferBatch")


def test_what_is_never_turned() -> None:
    """[lawyer.2] Neutral cards, cards of others, residences, prestige buildings, lawyers."""
    game = lawyer(
        [
            "blue-lawyer",
            "red-market",
            {"card": "blue-bank", "top": "residence"},
            {"card": "blue-church", "top": "statue"},
        ]
    )
    assert asks(game) == ("red", "UseGain"), "there is nothing for blue"
    game = lawyer(["blue-gold-mine"], owner="blue")
    assert offered(game) == ["transform gold-mine", "decline"]


def test_a_card_without_worker_turns_at_once() -> None:
    """[lawyer.4] Before and behind the lawyer, and beyond the provost."""
    for at in (4, 5, 6):
        game = lawyer(["blue-market"], ["blue-bank"], provost=at if at > 4 else 6)
        play(game, f"blue: transform {'bank' if at == 4 else 'market'}")
        assert asks(game) == ("red", "UseGain")
        assert road(game, "blue-bank" if at == 4 else "blue-market") == {"top": "residence"}


def test_a_card_that_has_acted_turns_at_once() -> None:
    """[lawyer.4] [road.5] Its worker stays until the end of the phase."""
    game = lawyer([], ["blue-large-farm"], workers={"blue-large-farm": "green"})
    play(game, "green: use", "blue: use", "blue: transform large-farm")
    while asks(game)[1] == "PayKind":
        play(game, "blue: gold 0")
    assert road(game, "blue-large-farm") == {"top": "residence", "worker": "green"}
    assert seat(game, "green")["workers"] == 3
    play(game, "red: use")
    assert road(game, "blue-large-farm") == {"top": "residence"}
    assert seat(game, "green")["workers"] == 4


def test_a_card_with_a_worker_waits() -> None:
    """[lawyer.5] [lawyer.6] [lawyer.3] Paid now, acts for worker and owner, then turns."""
    game = lawyer(
        ["blue-large-farm", "red-bank"],
        workers={"blue-large-farm": "green", "red-bank": "green"},
        seats={"green": {**BATCH, "deniers": 3}},
    )
    play(game, "blue: transform large-farm")
    assert held(game, "blue") == {}
    assert road(game, "blue-large-farm") == {"worker": "green", "turning": True}
    assert game.scores()[0] == 2
    play(game, "red: use", "green: use", "blue: use")
    assert held(game, "blue") == {"food": 1}
    assert seat(game, "green")["food"] == 3
    assert asks(game) == ("green", "UseTrade")
    assert road(game, "blue-large-farm") == {"worker": "green", "top": "residence"}
    assert game.scores()[0] == 1


def test_a_waiting_card_turns_though_all_decline() -> None:
    """[lawyer.5]"""
    game = lawyer(["blue-large-farm"], workers={"blue-large-farm": "green"})
    play(game, "blue: transform large-farm", "red: decline", "green: decline", "blue: decline")
    assert road(game, "blue-large-farm") == {"top": "residence"}


def test_own_worker_on_the_waiting_card() -> None:
    """[lawyer.6] The worker's effect only, as ever; then it turns."""
    game = lawyer(["blue-large-farm"], workers={"blue-large-farm": "blue"})
    play(game, "blue: transform large-farm", "red: use", "blue: use")
    assert held(game, "blue") == {"food": 2}
    assert asks(game) == ("green", "OfferBatch")
    assert road(game, "blue-large-farm") == {"top": "residence"}


def test_a_waiting_card_beyond_the_provost() -> None:
    """[lawyer.7] [road.2] It does nothing more, and turns when workers go home."""
    game = lawyer(
        ["red-market", "blue-large-farm"], workers={"blue-large-farm": "green"}, provost=4
    )
    play(game, "blue: transform large-farm")
    assert road(game, "blue-large-farm") == {"worker": "green", "turning": True}
    play(game, "red: use")
    assert asks(game) == ("green", "OfferBatch")
    assert road(game, "blue-large-farm") == {"top": "residence"}
    assert seen(game, "phase") == "castle"
    assert seat(game, "green")["food"] == 1


def test_a_waiting_card_is_not_chosen_twice() -> None:
    """[lawyer.8]"""
    game = position(
        phase="buildings",
        road=["red-lawyer", "green-lawyer", "blue-large-farm", "blue-bank"],
        workers={"red-lawyer": "blue", "green-lawyer": "blue", "blue-large-farm": "green"},
        seats={"blue": {"food": 2}, "green": BATCH},
    )
    play(game, "blue: transform large-farm", "red: use")
    assert offered(game) == ["transform bank", "decline"]
    play(game, "blue: transform bank", "green: use", "green: use", "blue: decline")
    assert road(game, "blue-large-farm") == road(game, "blue-bank") == {"top": "residence"}


def test_the_stock_goes_back_to_the_bank() -> None:
    """[lawyer.9] At once, or after the owner of a waiting card has had its cube."""
    game = lawyer([{"card": "blue-small-quarry", "cubes": 3}])
    play(game, "blue: transform small-quarry")
    assert road(game, "blue-small-quarry") == {"top": "residence"}
    assert held(game, "blue") == {}
    game = lawyer(
        [{"card": "blue-small-quarry", "cubes": 3}], workers={"blue-small-quarry": "green"}
    )
    play(game, "blue: transform small-quarry", "red: use", "green: use")
    assert road(game, "blue-small-quarry")["cubes"] == 3
    play(game, "blue: use")
    assert road(game, "blue-small-quarry") == {"top": "residence"}
    assert held(game, "blue") == {"stone": 1}


def test_a_residence_never_acts() -> None:
    """[card.residence] [place.5] It only pays, round after round."""
    game = position(
        phase="income",
        road=[{"card": "blue-bank", "top": "residence"}],
        seats={"blue": {"deniers": 1}},
    )
    assert held(game, "blue") == {"deniers": 4}
    assert "place blue-bank" not in offered(game)
