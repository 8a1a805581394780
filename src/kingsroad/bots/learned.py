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
FEW: Final = 2
"""With more seats than this a search also looks at the end of the turn."""


class Stakes:
    """What the end of a game is worth to each seat: the scale on which networks learn to hope."""

    def __init__(self, first_share: float, lead_unit: float) -> None:
        self.first_share: Final = first_share
        """How much is for being first; the rest is for the lead over the best rival."""
        self.lead_unit: Final = lead_unit
        """A lead of so many points is worth as much as odds of e to 1."""

    def worth(self, scores: vec[float]) -> vec[float]:
        """From 0 to 1 for each seat."""
        worth = vec[float]([0.0] * len(scores))
        for seat in range(len(scores)):
            lead = lead_of(seat, scores)
            first = 1.0 if lead > 0.0 else 0.0
            if lead == 0.0:
                first = share_of_first(seat, scores)
            ahead = sigmoid(lead / self.lead_unit)
            worth[seat] = self.first_share * first + (1.0 - self.first_share) * ahead
        return worth


class Reading:
    """A view as the network has read it: the inputs, and the sums of its first layer."""

    def __init__(self, sheet: Sheet, sums: vec[i64]) -> None:
        self.sheet: Final = sheet
        self.sums: Final[vec[i64]] = sums


class Learned(Evaluator[S]):
    """Judges any table at once, and with many seats once more at the end of the turn.

    With two seats a network needs no playout. With more its hopes in the midst of a turn tell
    less: until a seat is asked again all others have chosen. So it plays the turn to its end, too,
    everybody taking what looks best one step ahead, and the mean of both counts.
    """

    def __init__(self, inputs: Inputs[S], network: Network, stakes: Stakes) -> None:
        self.inputs: Final = inputs
        self.network: Final = network
        self.stakes: Final = stakes
        self.views: Final = [self.new_reading() for _ in range(inputs.features.seats)]
        """What each seat saw last: the next table that is looked at is much like it."""
        self.spare = self.new_reading()
        self.after: Final = self.new_reading()

    def exploration(self) -> float:
        return 0.25  # hopes lie closer together than the rewards of a judge

    def new_reading(self) -> Reading:
        """A view in which nothing is to be seen yet."""
        return Reading(Sheet(self.inputs.size), self.network.new_sums())

    def look_ahead(self, g: Game[S], dice: Dice) -> list[float]:
        seat = seat_to_choose(g)
        before = self.read(g, seat, self.inputs.judge.parts(g, seat))
        values: list[float] = []
        for choice in g.legal:
            after = g.clone()
            after.apply(choice)
            advance(after, dice)
            if after.pending is None:
                values.append(self.stakes.worth(final_scores(after))[seat])
            else:
                self.inputs.write(after, seat, self.after.sheet)
                self.change(before, self.after)
                values.append(self.hope(self.after))
        return values

    def judge(self, g: Game[S], dice: Dice) -> Verdict:
        return self.foresee(g, dice) if g.players > FEW else self.verdict(g)

    def foresee(self, g: Game[S], dice: Dice) -> Verdict:
        verdict = self.verdict(g)
        if g.pending is not None:
            self.end_turn(g, dice)
            verdict.mix_with(self.verdict(g))
        return verdict

    def verdict(self, g: Game[S]) -> Verdict:
        """What the table promises as it lies there."""
        scores = final_scores(g)
        if g.pending is None:
            return Verdict(self.stakes.worth(scores), scores)
        seats = len(scores)
        hopes = vec[float]([0.0] * seats)
        self.read_all(g)
        for seat in range(seats):
            hopes[seat] = self.head(HOPE, self.views[seat])
            scores[seat] = SCORE_UNIT * self.network.head(SCORE, self.views[seat].sums)
        if seats == 2:  # each sees the table in its own way; what one hopes the other fears
            hopes[0] = 0.5 * (hopes[0] - hopes[1])
            hopes[1] = -hopes[0]
        for seat in range(seats):
            hopes[seat] = sigmoid(hopes[seat])
        return Verdict(hopes, scores)

    def forecast(self, g: Game[S]) -> vec[float]:
        return self.verdict(g).scores

    def read_all(self, g: Game[S]) -> None:
        """The views of all seats in a game that goes on."""
        parts = self.inputs.judge.parts(g, 0)
        for seat in range(g.players):
            if seat > 0 and g.rules.secrets:  # each knows other cards
                parts = self.inputs.judge.parts(g, seat)
            self.read(g, seat, parts)

    def read(self, g: Game[S], seat: i64, parts: vec[float]) -> Reading:
        """The view of a seat in a game that goes on, with what the judge says to it."""
        before, now = self.views[seat], self.spare
        self.inputs.write_with(g, seat, parts, now.sheet)
        self.change(before, now)
        self.views[seat], self.spare = now, before
        return now

    def change(self, before: Reading, now: Reading) -> None:
        """Sum the first layer of a view that was written, from that of another."""
        self.network.sum_changes(now.sheet, before.sheet, before.sums, now.sums)

    def head(self, which: i64, reading: Reading) -> float:
        """What the network says to a view."""
        self.network.fill_units(reading.sums)
        return self.network.head(which, reading.sums)

    def hope(self, reading: Reading) -> float:
        """What the seat hopes for that has this view."""
        return sigmoid(self.head(HOPE, reading))


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
