"""Who has won, as a sentence."""

from __future__ import annotations

from kingsroad.library import AnyGame
from kingsroad.text.vocabulary import ENGLISH, seat_noun, words_of


def verdict(game: AnyGame, language: str = ENGLISH) -> str:
    """Who has won."""
    places = game.ranking()
    words = words_of(game.rules, language)
    winners = [
        words.name(seat_noun(game.seat_name(seat)))
        for seat in range(game.players)
        if places[seat] == 1
    ]
    return words.sentence(
        "sheet-winner",
        winners=len(winners),
        seats=words.all_of(winners),
        points=max(game.scores()),
    )
