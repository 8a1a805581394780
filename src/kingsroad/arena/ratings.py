"""OpenSkill ratings (Plackett-Luce): what the places in many games say about the bots."""

from __future__ import annotations

from typing import NamedTuple

from openskill.models import PlackettLuce

from kingsroad.arena.match import Result


class Rating(NamedTuple):
    """How strong a bot seems, and how uncertain that is (one standard deviation)."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of all bots. The order of the games counts a little: feed them by number."""

    def __init__(self) -> None:
        # No drift (tau): a bot does not get better or worse during a run.
        self.model = PlackettLuce(tau=0.0)
        self.known: dict[str, Rating] = {}

    def of(self, bot: str) -> Rating:
        """The rating of a bot; nobody knows anything about a new one."""
        return self.known.get(bot, Rating(self.model.mu, self.model.sigma))

    def add(self, result: Result) -> None:
        """Learn from a game.

        The seats of one bot are rated as if they were different players that are as strong. What
        they win and lose adds up; their certainty does not, as among themselves they prove nothing.
        """
        if len(set(result.bots)) == 1:
            return
        before = [self.of(bot) for bot in result.bots]
        seats = [[self.model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        places = [float(place) for place in result.places]
        after = [seat[0] for seat in self.model.rate(seats, ranks=places)]
        for bot in set(result.bots):
            own = [seat for seat, name in enumerate(result.bots) if name == bot]
            mu, sigma = self.of(bot)
            self.known[bot] = Rating(
                mu + sum(after[seat].mu - mu for seat in own),
                min(sigma, *(after[seat].sigma for seat in own)),
            )
