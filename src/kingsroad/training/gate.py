"""The gate: a network becomes champion by games, whatever its error on positions says."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from kingsroad.arena.results import Interval, wilson
from kingsroad.arena.runner import Runner, Stop
from kingsroad.arena.tournament import Plan, Report, hold
from kingsroad.library import find_game


@dataclass(frozen=True)
class Duel:
    """One challenger against champions in all other seats."""

    players: int
    games: int
    firsts: float
    points: float
    rivals: float
    """The mean scores of the challenger and of the champions."""

    def share(self) -> float:
        """The share of games that the challenger has won."""
        return self.firsts / self.games if self.games else 0.0

    def interval(self) -> Interval:
        """Where the true share probably is."""
        return wilson(self.firsts, self.games)

    def document(self) -> dict[str, object]:
        """In plain values."""
        return {
            "players": self.players,
            "games": self.games,
            "firsts": self.firsts,
            "share": self.share(),
            "interval": list(self.interval()),
            "points": self.points,
            "rivals": self.rivals,
        }


def hold_duels(
    game: str, challenger: Path, champion: Path, games: int, seed: int, runner: Runner, stop: Stop
) -> list[Duel]:
    """A duel for each number of seats, looking one step ahead: quick, and what is being learned."""
    return [
        duel(game, players, f"greedy:{challenger}", f"greedy:{champion}", games, seed, runner, stop)
        for players in find_game(game).seats
    ]


def duel(
    game: str,
    players: int,
    challenger: str,
    champion: str,
    games: int,
    seed: int,
    runner: Runner,
    stop: Stop,
) -> Duel:
    """One challenger against champions; seats rotate, with the same deal in every seat."""
    plan = Plan(game, players, (challenger, *[champion] * (players - 1)), games, seed, paired=True)
    report = Report(plan)
    with closing(hold(plan, runner, stop=stop)) as outcomes:
        for outcome in outcomes:
            report.add(outcome)
    ours, theirs = report.results.bots[challenger], report.results.bots[champion]
    return Duel(
        players,
        ours.games,
        ours.firsts,
        ours.points / max(1, ours.seats),
        theirs.points / max(1, theirs.seats),
    )


def passes(duels: list[Duel]) -> bool:
    """Whether the challenger wins at least its part, on average over the numbers of seats."""
    return sum(duel.share() * duel.players for duel in duels) >= len(duels)
