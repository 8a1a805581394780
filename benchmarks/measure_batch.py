"""kingsroad's batched runner: many games a step, observations and masks included."""

from clock import Sample, rate

from kingsroad.research.batch import BatchedGames

GAMES = 256
STEPS_PER_CALL = 20


def stepped(name: str, players: int, seconds: float, seed: int) -> Sample:
    """Steps per second of all games together, with random choices."""
    batch = BatchedGames(name, GAMES, players, seed)

    def some_steps(_: int) -> int:
        for _ in range(STEPS_PER_CALL):
            batch.step(batch.random_actions())
        return GAMES * STEPS_PER_CALL

    return rate(some_steps, seconds, seed)
