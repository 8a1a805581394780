"""The end of a game, tried out to the last point: what is found here is proven.

Two seats without secrets play against each other: each wants the largest lead. Everywhere else only
what one seat can still do alone is tried, as nobody can tell what others would prefer, or hold.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.errors import KingsroadError
from kingsroad.core.game import CHANCE
from kingsroad.library import AnyGame


class Uncertain(KingsroadError):
    """More could happen than may be tried, or something that no seat decides."""


class Ending:
    """Tries everything that can still happen, for the lead of one seat."""

    def __init__(self, game: AnyGame, positions: int) -> None:
        self.seat: Final = game.seat
        self.duel: Final = game.players == 2 and not game.rules.secrets
        self.secrets: Final = game.rules.secrets
        self.left = positions
        self.known: Final[dict[int, int]] = {}

    def leads(self, game: AnyGame) -> list[int]:
        """The lead that each option comes to if nobody errs."""
        return [self.after(game, choice) for choice in game.legal]

    def after(self, game: AnyGame, choice: Choice) -> int:
        """The lead after a choice."""
        self.left -= 1
        if self.left < 0:
            raise Uncertain("there is too much to try")
        game = game.clone()
        game.apply(choice)
        return self.lead(game)

    def lead(self, game: AnyGame) -> int:
        """The lead that a table comes to."""
        if game.over:
            return lead_of(self.seat, game.scores())
        if game.seat == CHANCE:
            raise Uncertain("chance has a part in it")
        if game.seat != self.seat and not self.duel and (self.secrets or len(game.legal) > 1):
            raise Uncertain("others have a part in it")
        key = game.key()
        known = self.known.get(key)
        if known is None:
            leads = self.leads(game)
            known = self.known[key] = max(leads) if game.seat == self.seat else min(leads)
        return known


def lead_of(seat: int, scores: list[int]) -> int:
    """By how many points a seat is ahead of its best rival."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


class Solved(NamedTuple):
    """A question with one best answer."""

    line: list[Choice]
    """The answer, and what follows while there is only one best answer each time."""
    lead: int
    rival: Choice
    """What comes nearest."""
    rival_lead: int
    positions: int
    """How many were tried."""


def solve(game: AnyGame, positions: int, gap: int) -> Solved | None:
    """The one best choice, better than all others by a gap at least; None if there is none."""
    ending = Ending(game, positions)
    leads = ending.leads(game)
    ranked = sorted(range(len(leads)), key=lambda i: -leads[i])
    best, second = ranked[:2]
    if leads[best] - leads[second] < gap:
        return None
    line = [game.legal[best], *continued(ending, game, game.legal[best])]
    tried = positions - ending.left
    return Solved(line, leads[best], game.legal[second], leads[second], tried)


def continued(ending: Ending, game: AnyGame, choice: Choice) -> list[Choice]:
    """What follows a choice, up to the last one of the seat that has no equal."""
    game = game.clone()
    game.apply(choice)
    line: list[Choice] = []
    certain = 0
    while not game.over:
        leads = ending.leads(game)
        mine = game.seat == ending.seat
        best = max(leads) if mine else min(leads)
        if mine and len(leads) > 1:
            if leads.count(best) > 1:
                break
            certain = len(line) + 1
        line.append(game.legal[leads.index(best)])
        game.apply(line[-1])
    return line[:certain]
