"""What choices mean that several games have."""

from __future__ import annotations

from collections.abc import Callable

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame
from kingsroad.text.book import Explain, question_name
from kingsroad.text.vocabulary import Vocabulary
from kingsroad.text.words import count, together

Standing = Callable[[AnyGame, int], list[tuple[int, str]]]
"""The seats whose workers are on a space, each with the building there."""


def always_the_same(words: Vocabulary) -> Explain:
    """A choice whose consequence never changes."""

    def plain(_game: AnyGame, choice: Choice) -> str:
        return words.choices[choice.verb]

    return plain


def leave_off(words: Vocabulary) -> Explain:
    """Passing: the number on the bridge, and the denier for the first."""

    def leave(game: AnyGame, _choice: Choice) -> str:
        number = len(game.state.bridge) + 1
        parts = [words.choices["pass"].format(number=number)]
        if number == 1:
            parts.append(words.choices["pass-first"])
        return together(parts)

    return leave


def move_provost(
    words: Vocabulary, standing: Standing, paid: str = "MoveProvost", money: str = "deniers"
) -> Explain:
    """The provost: price, where he goes, whose workers that lets in or shuts out.

    One of the questions about him is answered with money, one piece a space.
    """

    def move(game: AnyGame, choice: Choice) -> str:
        at = game.state.provost
        if choice.arg == 0:
            return words.choices["provost-stay"].format(space=at, spot=words.spot_name(at))
        if question_name(game) == paid:
            price = count(abs(int(choice.arg)), money)
            parts = [words.choices["provost-price"].format(price=price)]
        else:
            parts = [words.choices["provost-free"]]
        target = at + choice.arg
        spot = words.spot_name(target)
        parts.append(words.choices["provost-to"].format(space=target, spot=spot))
        workers = [
            words.choices["provost-worker"].format(
                seat=game.seat_name(seat),
                tile=words.tile_name(tile),
                the_tile=words.the_tile(tile),
            )
            for space in range(min(target, at) + 1, max(target, at) + 1)
            for seat, tile in standing(game, space)
        ]
        if workers:
            told = "provost-gains" if choice.arg > 0 else "provost-loses"
            parts.append(words.choices[told].format(workers=together(workers)))
        return together(parts)

    return move
