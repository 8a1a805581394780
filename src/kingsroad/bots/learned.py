"""Tables judged by a network that has learned from play against itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.evaluator import Evaluator, Verdict
from kingsroad.bots.inputs import Inputs
from kingsroad.bots.judge import advance, final_scores, seat_to_choose
from kingsroad.bots.network import Network, sigmoid
from kingsroad.core.dice import Dice
from kingsroad.core.features import Sheet
from kingsroad.core.game import Game, S

HOPE: Final[i64] = 0
SCORE: Final[i64] = 1
"""The heads of the network."""
SCORE_UNIT: Final = 50.0
"""The head of the score counts in these."""
WIN_SHARE: Final = 0.3
"""How much of a result is for being first; the rest is for the lead over the best rival."""
LEAD_UNIT: Final = 8.0
"""A lead of so many points is worth as much as odds of e to 1."""


class Learned(Evaluator[S]):
    """Judges any table at once: a network needs no turn to be played to its end."""

    def __init__(self, inputs: Inputs[S], network: Network) -> None:
        self.inputs: Final = inputs
        self.network: Final = network
        self.before: Final = Sheet(inputs.size)
        self.after: Final = Sheet(inputs.size)
        self.sums_before: Final = network.new_sums()
        self.sums: Final = network.new_sums()

    def look_ahead(self, g: Game[S], dice: Dice) -> list[float]:
        seat = seat_to_choose(g)
        network = self.network
        self.inputs.write(g, seat, self.before)
        network.sum_all(self.before, self.sums_before)
        values: list[float] = []
        for choice in g.legal:
            after = g.clone()
            after.apply(choice)
            advance(after, dice)
            if after.pending is None:
                values.append(results(final_scores(after))[seat])
            else:
                self.inputs.write(after, seat, self.after)
                network.sum_changes(self.after, self.before, self.sums_before, self.sums)
                network.fill_units(self.sums)
                values.append(sigmoid(network.head(HOPE, self.sums)))
        return values

    def judge(self, g: Game[S], dice: Dice) -> Verdict:
        scores = final_scores(g)
        if g.pending is None:
            return Verdict(results(scores), scores)
        seats = len(scores)
        hopes = vec[float]([0.0] * seats)
        for seat in range(seats):
            self.read(g, seat)
            hopes[seat] = self.network.head(HOPE, self.sums)
            scores[seat] = SCORE_UNIT * self.network.head(SCORE, self.sums)
        if seats == 2:  # each sees the table in its own way; what one hopes the other fears
            hopes[0] = 0.5 * (hopes[0] - hopes[1])
            hopes[1] = -hopes[0]
        for seat in range(seats):
            hopes[seat] = sigmoid(hopes[seat])
        return Verdict(hopes, scores)

    def forecast(self, g: Game[S]) -> vec[float]:
        scores = final_scores(g)
        if g.pending is not None:
            for seat in range(len(scores)):
                self.read(g, seat)
                scores[seat] = SCORE_UNIT * self.network.head(SCORE, self.sums)
        return scores

    def hope(self, g: Game[S], seat: i64) -> float:
        """What one seat hopes for in a game that goes on; its inputs stay in `after`."""
        self.read(g, seat)
        return sigmoid(self.network.head(HOPE, self.sums))

    def read(self, g: Game[S], seat: i64) -> None:
        """Put one seat's view through the layers."""
        self.inputs.write(g, seat, self.after)
        self.network.sum_all(self.after, self.sums)
        self.network.fill_units(self.sums)


def results(scores: vec[float]) -> vec[float]:
    """What the end of a game is worth to each seat, on the scale on which networks learn."""
    worth = vec[float]([0.0] * len(scores))
    for seat in range(len(scores)):
        lead = lead_of(seat, scores)
        first = 1.0 if lead > 0.0 else 0.0
        if lead == 0.0:
            first = share_of_first(seat, scores)
        worth[seat] = WIN_SHARE * first + (1.0 - WIN_SHARE) * sigmoid(lead / LEAD_UNIT)
    return worth


def lead_of(seat: i64, scores: vec[float]) -> float:
    """By how much a seat is ahead of its best rival."""
    rival = -1000.0
    for other in range(len(scores)):
        if other != seat:
            rival = max(rival, scores[other])
    return scores[seat] - rival


def share_of_first(seat: i64, scores: vec[float]) -> float:
    """The part of a shared first place that belongs to one seat."""
    equal = 0.0
    for score in scores:
        if score == scores[seat]:
            equal += 1.0
    return 1.0 / equal
