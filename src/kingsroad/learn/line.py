"""A line that a bot expects, with who would act."""

from __future__ import annotations

from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame


def who_acts(game: AnyGame, line: list[str]) -> list[tuple[str, str]]:
    """A line of choices with who would make each, as far as it can be followed.

    Bots make the only choice that there is without a word, and they guess what is hidden and what
    chance draws: there the line ends. What is hidden is dealt anew here too, so that nobody learns
    from where it ends what another holds.
    """
    g = game.rules.conceal(game, game.seat, Dice(0))
    found: list[tuple[str, str]] = []
    for name in line:
        while not g.over and g.seat >= 0 and len(g.legal) == 1 and g.legal[0].name != name:
            g.apply(g.legal[0])
        if g.over or g.seat < 0 or all(choice.name != name for choice in g.legal):
            break
        found.append((g.seat_name(g.seat), name))
        g.play(name)
    return found
