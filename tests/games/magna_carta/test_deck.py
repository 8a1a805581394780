"""Decks, hands and piles."""

from __future__ import annotations

import pytest
from tests.games.magna_carta.table import asks, cards, held, offered, play, position, seat, seen

import kingsroad
from kingsroad import AnyGame

DECK = [
    "small-farm",
    "small-sawmill",
    "small-quarry",
    "own-peddler",
    "market",
    "lawyer",
    "large-farm",
    "large-sawmill",
    "large-quarry",
    "gold-mine",
    "bank",
    "church",
]


def dealt(players: int = 2) -> AnyGame:
    """A new game whose neutral cards lie; the first card of blue's hand is about to be dealt."""
    game = kingsroad.new_game("magna_carta", players, None)
    for key in ["park", "forest", "quarry"][: players - 1]:
        play(game, f"chance: lay {key}")
    return game


def deal(game: AnyGame, *keys: str) -> None:
    """Chance deals these cards, one after the other."""
    play(game, *[f"chance: deal {key}" for key in keys])


def deals() -> list[str]:
    """The names of all deals."""
    return [f"deal {key}" for key in DECK]


def test_every_seat_has_the_same_twelve_cards() -> None:
    """[deck.1] [deck.2] [deck.5] Red draws from a whole deck after blue has drawn."""
    game = dealt()
    assert offered(game) == deals()
    assert [seat(game, name)["pile_size"] for name in ("blue", "red")] == [12, 12]
    deal(game, "bank", "church", "market")
    assert offered(game) == deals()
    assert seat(game, "blue")["hand"] == ["market", "bank", "church"]
    assert [seat(game, name)["pile_size"] for name in ("blue", "red")] == [9, 12]
    deal(game, "bank", "lawyer", "market")
    assert seat(game, "red")["hand"] == ["market", "lawyer", "bank"]
    assert [seat(game, name)["hand_size"] for name in ("blue", "red")] == [3, 3]


def test_a_drawn_card_is_not_drawn_again() -> None:
    """[deck.1] [deck.2]"""
    game = dealt()
    deal(game, "bank")
    assert offered(game) == [name for name in deals() if name != "deal bank"]


def test_first_hand_may_be_exchanged_once_and_free() -> None:
    """[deck.3] [deck.4]"""
    game = dealt()
    deal(game, "bank", "church", "market", "bank", "lawyer", "market")
    assert asks(game) == ("blue", "KeepHand")
    assert offered(game) == ["keep", "exchange"]
    play(game, "blue: exchange")
    assert seat(game, "blue")["hand"] == []
    assert seat(game, "blue")["discard"] == ["market", "bank", "church"]
    assert "deal bank" not in offered(game)
    deal(game, "small-farm", "small-quarry", "lawyer")
    assert asks(game) == ("red", "KeepHand"), "blue is not asked twice"
    play(game, "red: keep")
    assert asks(game) == ("chance", "DrawFirst")
    assert held(game, "blue") == held(game, "red") == {"food": 2, "wood": 2, "deniers": 4}
    assert seat(game, "blue")["hand"] == ["small-farm", "small-quarry", "lawyer"]
    assert seat(game, "red")["hand"] == ["market", "lawyer", "bank"]
    assert seat(game, "red")["discard"] == []
    assert seat(game, "blue")["pile_size"] == 6


def test_a_seat_draws_from_its_own_pile_only() -> None:
    """[deck.5] Blue's last card is a bank; the piles of the others are full."""
    rest = [key for key in DECK if key != "bank"]
    game = position(seats={"blue": {"deniers": 2, "hand": rest}})
    play(game, "blue: draw")
    assert offered(game) == ["deal bank"]
    deal(game, "bank")
    assert seat(game, "red")["pile_size"] == 12


def test_discards_are_shuffled_when_a_card_is_due() -> None:
    """[deck.6] The last card of the pile leaves the discards alone; the next draw takes them."""
    away = ["church", "lawyer"]
    hand = [key for key in DECK if key not in ("bank", *away)]
    game = position(seats={"blue": {"deniers": 3, "hand": hand, "discard": away}})
    play(game, "blue: draw")
    assert offered(game) == ["deal bank"]
    deal(game, "bank")
    assert seat(game, "blue")["pile_size"] == 0
    assert seat(game, "blue")["discard"] == ["lawyer", "church"]
    play(game, "red: pass", "green: pass", "blue: draw")
    assert offered(game) == ["deal lawyer", "deal church"]
    assert seat(game, "blue")["discard"] == []
    assert seat(game, "blue")["pile_size"] == 2


def test_a_hand_may_hold_the_whole_deck() -> None:
    """[deck.7]"""
    hand = [key for key in DECK if key != "bank"]
    game = position(seats={"blue": {"deniers": 2, "hand": hand}})
    play(game, "blue: draw", "chance: deal bank", "red: pass", "green: pass")
    assert seat(game, "blue")["hand"] == DECK
    assert "draw" not in offered(game), "pile and discard pile are empty"
    assert "exchange" in offered(game)


def test_built_cards_stay_on_the_road() -> None:
    """[deck.8] [deck.9] No shuffle brings them back, and they stay their owner's."""
    game = position(
        road=[{"card": "blue-small-farm", "top": "residence"}, "red-bank"],
        seats={"blue": {"deniers": 5, "food": 1, "wood": 2, "stone": 2, "hand": ["church"]}},
    )
    assert seat(game, "blue")["pile_size"] == 10
    play(game, "blue: build church", "red: pass", "green: pass")
    assert cards(game)[3:] == ["blue-small-farm", "red-bank", "blue-church"]
    assert seat(game, "blue")["hand"] == seat(game, "blue")["discard"] == []
    play(game, "blue: draw")
    assert offered(game) == [f"deal {key}" for key in DECK if key not in ("small-farm", "church")]


@pytest.mark.parametrize("worker", ["blue", "red", "green"])
def test_cards_never_change_hands(worker: str) -> None:
    """[deck.9] Whoever works there, the bank stays green's."""
    game = position(
        phase="buildings",
        road=["green-bank"],
        workers={"green-bank": worker},
        seats={"blue": {"deniers": 1}, "red": {"deniers": 1}, "green": {"deniers": 1}},
    )
    play(game, f"{worker}: offer 1")
    assert "green-bank" in cards(game)
    assert [seat(game, name)["score"] for name in ("blue", "red", "green")][2] >= 3


# -- drawing -------------------------------------------------------------------------------------


def test_drawing_costs_a_denier() -> None:
    """[draw.1] [action.2]"""
    game = position(seats={"blue": {"deniers": 1, "hand": ["bank"]}})
    play(game, "blue: draw", "chance: deal church")
    assert seat(game, "blue")["hand"] == ["bank", "church"]
    assert held(game, "blue") == {}
    assert asks(game)[0] == "red"
    game = position(seats={"blue": {"hand": ["bank"]}})
    assert offered(game) == ["pass"]


def test_no_draw_without_cards() -> None:
    """[draw.2]"""
    game = position(seats={"blue": {"deniers": 9, "hand": DECK}})
    assert "draw" not in offered(game)
    game = position(seats={"blue": {"deniers": 9, "hand": DECK[1:], "discard": DECK[:1]}})
    assert "draw" in offered(game)


# -- exchanging ----------------------------------------------------------------------------------


def test_exchange_puts_the_whole_hand_away() -> None:
    """[exchange.1] [exchange.2] [deck.4]"""
    game = position(seats={"blue": {"deniers": 1, "hand": ["bank", "church"]}})
    assert [name for name in offered(game) if "exchange" in name] == ["exchange"]
    play(game, "blue: exchange")
    assert held(game, "blue") == {}
    assert seat(game, "blue")["hand"] == []
    assert seat(game, "blue")["discard"] == ["bank", "church"]
    deal(game, "market", "lawyer")
    assert seat(game, "blue")["hand"] == ["market", "lawyer"]
    assert asks(game)[0] == "red"


def test_exchange_draws_the_rest_before_the_shuffle() -> None:
    """[exchange.3] [exchange.4]"""
    pile = ["small-farm"]
    away = [key for key in DECK if key not in ("bank", "church", *pile)]
    game = position(seats={"blue": {"deniers": 1, "hand": ["bank", "church"], "discard": away}})
    play(game, "blue: exchange")
    assert offered(game) == ["deal small-farm"]
    deal(game, "small-farm")
    assert offered(game) == [f"deal {key}" for key in DECK if key != "small-farm"]
    deal(game, "church")
    assert seat(game, "blue")["hand"] == ["small-farm", "church"]
    assert seat(game, "blue")["discard"] == []


def test_no_exchange_without_a_hand() -> None:
    """[exchange.5]"""
    assert "exchange" not in offered(position(seats={"blue": {"deniers": 9}}))


def test_no_exchange_without_a_denier() -> None:
    """[exchange.1] [turn.4]"""
    assert offered(position(seats={"blue": {"hand": ["bank"]}})) == ["pass"]
    assert seen(position(), "bridge") == []
