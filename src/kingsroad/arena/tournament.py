"""A run of the arena from its plan to its report."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from kingsroad.arena.match import Failure, Job, MakeBot, Outcome, failure, play
from kingsroad.arena.pairing import Pairing
from kingsroad.arena.ratings import CENTRE, Rating, Standing, fit, rate
from kingsroad.arena.results import Results
from kingsroad.arena.runner import Lost, Runner, Stop
from kingsroad.bots.levels import make_bot
from kingsroad.library import find_game


@dataclass(frozen=True)
class Plan:
    """What is to be played. The same plan gives the same games, if no bot looks at a clock."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    paired: bool = False
    """Whether all games of a round begin with one deal, so that everybody is dealt the same."""

    def pairing(self) -> Pairing:
        """Who sits where; bots that cannot be seated are refused."""
        return Pairing(self.bots, self.players)

    def jobs(self, rows: bool = False) -> Iterator[Job]:
        """All games, in order."""
        rules, pairing = find_game(self.game), self.pairing()
        for number in range(self.games):
            deal = number // pairing.round if self.paired else None
            yield Job(rules, self.options, self.seed, number, pairing.table(number), rows, deal)


def never() -> bool:
    """Nobody wants to stop."""
    return False


def hold(
    plan: Plan,
    runner: Runner,
    rows: bool = False,
    make: MakeBot = make_bot,
    stop: Stop = never,
) -> Generator[Outcome, None, None]:
    """Play a plan. The outcomes come in the order of the games, whoever is done first.

    After a stop come those that were done, without the ones that were not.
    """
    waiting: dict[int, Outcome] = {}
    due = 0
    with closing(runner.run(partial(play, make=make), plan.jobs(rows), stop)) as answers:
        for job, answer in answers:
            done = failure(job, [], answer.reason) if isinstance(answer, Lost) else answer
            waiting[done.number] = done
            while due in waiting:
                yield waiting.pop(due)
                due += 1
    for number in sorted(waiting):
        yield waiting[number]


class Report:
    """What is known after the games so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.results = Results(plan.bots)
        self.games: list[Standing] = []
        self.failures: list[Failure] = []
        self._digest = sha256()

    def add(self, outcome: Outcome) -> None:
        """One game more."""
        if isinstance(outcome, Failure):
            self.failures.append(outcome)
            return
        self.results.add(outcome)
        self.games.append(tuple(zip(outcome.bots, outcome.places, strict=True)))
        self._digest.update(outcome.record.encode())

    def standings(self) -> list[str]:
        """The bots, the best first."""
        ratings = fit(self.games)
        return sorted(self.results.bots, key=lambda name: -ratings.get(name, CENTRE))

    def ratings(self) -> dict[str, Rating]:
        """How strong each bot seems that has met another."""
        return rate(self.games)

    def document(self) -> dict[str, object]:
        """Everything in plain values."""
        plan, ratings = self.plan, self.ratings()
        return {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "games": plan.games,
            "paired": plan.paired,
            "finished": self.results.finished,
            "failed": len(self.failures),
            "round": plan.pairing().round,
            "bots": [self._bot(name, ratings.get(name)) for name in self.standings()],
            "pairwise": [
                {
                    "bot": first,
                    "before": second,
                    "games": pair.games,
                    "share": pair.share(),
                    "interval": list(pair.interval()),
                }
                for (first, second), pair in self.results.pairs.items()
                if pair.games
            ],
            "digest": self._digest.hexdigest(),
        }

    def _bot(self, name: str, rating: Rating | None) -> dict[str, object]:
        bot = self.results.bots[name]
        return {
            "name": name,
            "games": bot.games,
            "firsts": bot.firsts,
            "first_rate": bot.first_rate(),
            "interval": list(bot.interval()),
            "fair_rate": bot.fair_rate(self.plan.players),
            "rating": None if rating is None else rating.value,
            "rating_interval": None if rating is None else [rating.low, rating.high],
            "seats": bot.seats,
            "mean_score": bot.points / bot.seats if bot.seats else None,
            "mean_place": bot.places / bot.seats if bot.seats else None,
            "decisions": bot.decisions,
            "seconds": bot.seconds,
            "seconds_per_decision": bot.seconds / bot.decisions if bot.decisions else None,
            "decisions_per_second": bot.decisions / bot.seconds if bot.seconds else None,
        }
