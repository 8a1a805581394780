"""The end of a game, solved: where little is left to decide, everything is tried.

Every seat takes what is best for itself, chance does all it may do, and what is worth what is known
from the final scores. Nothing here is an estimate, so a table is solved whole or not at all.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.evaluator import Evaluator, Verdict
from kingsroad.bots.judge import seat_to_choose
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.game import CHANCE, Game, S

LONGEST: Final[i64] = 24
"""With more decisions than this before the end nothing is tried at all."""


class Outcome:
    """What a table comes to if everybody does their best."""

    def __init__(self, verdict: Verdict, choice: Choice | None) -> None:
        self.hopes: Final[vec[float]] = verdict.hopes
        self.scores: Final[vec[float]] = verdict.scores
        self.choice: Final = choice
        """The best option, where a seat must choose."""


class Ending(Generic[S]):
    """Solves tables that are near the end, looking at no more positions than it may."""

    def __init__(self, evaluator: Evaluator[S], dice: Dice, positions: i64) -> None:
        self.evaluator: Final = evaluator
        self.dice: Final = dice
        self.left: i64 = positions
        self.known: Final[dict[int, Outcome]] = {}

    def solve(self, g: Game[S], decisions: i64 = 0) -> Outcome | None:
        """What the table comes to; None if that would be too much to find out."""
        if g.pending is None:
            return Outcome(self.evaluator.judge(g, self.dice), None)
        if len(g.legal) == 1:
            after = g.clone()
            after.apply(g.legal[0])
            return self.solve(after, decisions)
        if self.left <= 0 or decisions >= LONGEST:
            self.left = 0
            return None
        key: int = g.key()
        known = self.known.get(key)
        if known is not None:
            return known
        if g.pending.seat == CHANCE:
            found = self.all_of_chance(g, decisions)
        else:
            found = self.best_choice(g, decisions)
        if found is not None:
            self.known[key] = found
        return found

    def best_choice(self, g: Game[S], decisions: i64) -> Outcome | None:
        """What comes of the option that is best for the seat that chooses."""
        seat = seat_to_choose(g)
        best: Outcome | None = None
        chosen: Choice | None = None
        for choice in g.legal:
            found = self.after(g, choice, decisions + 1)
            if found is None:
                return None
            if best is None or found.hopes[seat] > best.hopes[seat]:
                best = found
                chosen = choice
        assert best is not None
        return Outcome(Verdict(best.hopes, best.scores), chosen)

    def all_of_chance(self, g: Game[S], decisions: i64) -> Outcome | None:
        """The mean of all that may be drawn."""
        hopes = vec[float]([0.0] * g.players)
        scores = vec[float]([0.0] * g.players)
        share = 1.0 / float(len(g.legal))
        for choice in g.legal:
            found = self.after(g, choice, decisions + 1)
            if found is None:
                return None
            for seat in range(g.players):
                hopes[seat] += share * found.hopes[seat]
                scores[seat] += share * found.scores[seat]
        return Outcome(Verdict(hopes, scores), None)

    def after(self, g: Game[S], choice: Choice, decisions: i64) -> Outcome | None:
        """What comes of an option."""
        self.left -= 1
        after = g.clone()
        after.apply(choice)
        return self.solve(after, decisions)

    def line(self, g: Game[S]) -> list[Choice]:
        """What follows if everybody does their best, as far as chance has no part in it."""
        line: list[Choice] = []
        at = g.clone()
        while at.pending is not None:
            choice: Choice | None = at.legal[0]
            if len(at.legal) > 1:
                known = self.known.get(at.key())
                choice = None if known is None else known.choice
                if choice is None:
                    break
                line.append(choice)
            assert choice is not None
            at.apply(choice)
        return line
