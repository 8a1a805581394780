"""catanatron: a pure-Python Catan, played by its own random players."""

from random import Random

from catanatron import Color, Game, RandomPlayer
from clock import OptionCount, Sample, microseconds, rate

COUNTED_GAMES = 10
CLONED_STATES = 8
COPIES_PER_STATE = 20

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(players: int, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS[:players]], seed=seed)


def play(players: int, seconds: float, seed: int) -> Sample:
    """Decisions per second of whole games; a decision is one entry of the action log."""

    def one_game(number: int) -> int:
        game = new_game(players, number)
        game.play()
        return len(game.state.actions)

    return rate(one_game, seconds, seed)


def count(players: int, seed: int) -> dict[str, float]:
    """Options per decision, untimed."""
    counted = OptionCount()

    def decide(_player: RandomPlayer, _game: Game, actions: list[object]) -> object:
        counted.add(len(actions))
        return chance.choice(actions)

    for number in range(seed, seed + COUNTED_GAMES):
        chance = Random(number)
        new_game(players, number).play(decide_fn=decide)
        counted.games += 1
    return counted.facts()


def clone(players: int, after: int, seconds: float, seed: int) -> Sample:
    """Microseconds per copy of games in their middle."""
    states: list[Game] = []
    while len(states) < CLONED_STATES:
        game = new_game(players, seed)
        seed += 1
        for _ in range(after):
            if game.winning_color() is not None:
                break
            game.play_tick()
        else:
            states.append(game)

    def copies(_: int) -> int:
        for state in states:
            for _ in range(COPIES_PER_STATE):
                state.copy()
        return CLONED_STATES * COPIES_PER_STATE

    return microseconds(copies, seconds)
