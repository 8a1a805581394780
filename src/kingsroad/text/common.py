"""What choices mean that several games have."""

from __future__ import annotations

from collections.abc import Callable

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame
from kingsroad.realm.provost import DENIERS_A_SPACE
from kingsroad.realm.table import FIRST_PASS_DENIERS
from kingsroad.text.book import Explain, Price, Prices, question_name
from kingsroad.text.vocabulary import Vocabulary, seat_noun, tile_noun

Standing = Callable[[AnyGame, int], list[tuple[int, str]]]
"""The seats whose workers are on a space, each with the building there."""
BRIBE: Prices = {"MoveProvost": Price(DENIERS_A_SPACE, "deniers")}
"""Each space that the provost is moved costs money."""


def always_the_same(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """A choice whose consequence never changes."""
    return words.say(f"choice-{choice.verb}")


def leave_off(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Passing: the number on the bridge, and what the first has of it."""
    number = len(game.state.bridge) + 1
    parts = [words.say("choice-pass", number=number)]
    if number == 1:
        deniers = words.count(FIRST_PASS_DENIERS, "deniers")
        parts.append(words.say("choice-pass-first", deniers=deniers))
    return words.together(parts)


def move_provost(standing: Standing, prices: Prices) -> Explain:
    """The provost: price, where he goes, whose workers that lets in or shuts out."""

    def move(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
        at = game.state.provost
        if choice.arg == 0:
            return words.say("choice-provost-stay", space=at)
        price = prices.get(question_name(game))
        if price is None:
            parts = [words.say("choice-provost-free")]
        else:
            paid = words.count(abs(int(choice.arg)) * price.number, price.money)
            parts = [words.say("choice-provost-price", price=paid)]
        target = at + choice.arg
        parts.append(words.say("choice-provost-to", space=target))
        workers = [
            words.say(
                "choice-provost-worker", seat=seat_noun(game.seat_name(number)), tile=tile_noun(key)
            )
            for space in range(min(target, at) + 1, max(target, at) + 1)
            for number, key in standing(game, space)
        ]
        if workers:
            told = "choice-provost-gains" if choice.arg > 0 else "choice-provost-loses"
            parts.append(words.say(told, workers=words.together(workers)))
        return words.together(parts)

    return move
