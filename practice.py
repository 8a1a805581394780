"""What a tuned build plays, so that the C compiler sees what is done most (hatch_build.py).

Every number in a build follows from the seeds here: the same sources are tuned the same way.
"""

from random import Random

import kingsroad
from kingsroad.bots.levels import make_bot
from kingsroad.core.batch import Batch
from kingsroad.core.dice import Dice
from kingsroad.library import AnyRuleset, part

PLAYED = 150
"""Games of the engine's own loop."""
DRIVEN = 30
"""Games of a loop in Python."""
TOGETHER, STEPS = 32, 500
DECISIONS = 150
"""Of the bots in each of their games: by then its middle has been seen."""
BOTS = ((2, "greedy"), (2, "search:64"), (4, "search:16"))


def main() -> None:
    """All games of the library in the ways that take people's time."""
    assert kingsroad.COMPILED, "there is nothing to count where the rules are interpreted"
    for rules in kingsroad.GAMES.values():
        for players in (2, 4):
            kingsroad.playouts(rules.key, players, PLAYED, seed=1)
        step_many(rules)
        for seed in range(DRIVEN):
            drive(rules, seed)
        for players, bot in BOTS:
            think(rules, players, bot)


def step_many(rules: AnyRuleset) -> None:
    """A batch with observations and masks."""
    batch = Batch(part(rules, "games", "features").FEATURES, 4, {}, TOGETHER, 1)
    for _ in range(STEPS):
        batch.draw()
        batch.step(list(batch.drawn))


def drive(rules: AnyRuleset, seed: int) -> None:
    """A whole game by a loop in Python."""
    chance = Random(seed)
    game = rules.start(4, {}, seed)
    while not game.over:
        game.apply(chance.choice(game.legal))


def think(rules: AnyRuleset, players: int, bot: str) -> None:
    """The first decisions of a game among bots."""
    thinker, dice = make_bot(bot), Dice(1)
    game = rules.start(players, {}, 1)
    for _ in range(DECISIONS):
        if game.over:
            return
        game.apply(thinker.choose(game, dice).choice)


if __name__ == "__main__":
    main()
