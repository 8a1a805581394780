"""What all can tell of a hand in Magna Carta."""

from __future__ import annotations

from tests.test_secrets import known_cards, secret_hands

import kingsroad
from kingsroad.core.dice import Dice


def test_a_hand_is_known_when_the_pile_was_shuffled() -> None:
    """Whoever counts knows what is neither built nor put away, once no card is left to draw."""
    deck = [
        "small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer",
        "large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church",
    ]  # fmt: skip
    game = kingsroad.load_position(
        {
            "game": "magna_carta",
            "phase": "actions",
            "road": [{"card": "park"}, {"card": "peddler"}],
            "seats": {"blue": {"deniers": 9, "hand": deck[:2], "discard": deck[2:]}, "red": {}},
        }
    )
    for step in ("draw", "deal church", "pass", "draw", "deal bank"):
        game.play(step)
    assert known_cards(game)["blue"] == deck[:2]
    dice = Dice(1)
    dealt = {tuple(secret_hands(game.rules.conceal(game, 1, dice))["blue"]) for _ in range(200)}
    assert len(dealt) > 20
    assert all(set(deck[:2]) <= set(hand) and len(hand) == 4 for hand in dealt)
    assert set().union(*dealt) == set(deck)
