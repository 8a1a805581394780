"""Games of an evaluator against itself, written down for a network to learn from.

After each decision of any seat the hopes of all seats are known. What a seat should have hoped for
follows backwards from the end (temporal differences): a mixture of what it hoped one decision
later and of what came true in the end.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from kingsroad.bots.evaluator import Evaluator, noisy_best
from kingsroad.bots.judge import best_of, final_scores
from kingsroad.bots.learned import Learned, Reading, lead_of
from kingsroad.bots.network import logit
from kingsroad.bots.search import Search
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.game import Game, S

MILLION: Final = 1000000
TRUST: Final = 0.5
"""How much the word of a search counts against what comes after it."""


class Manner:
    """How a game is played and what of it is kept."""

    def __init__(
        self,
        heat: float,
        wild: float,
        opening: int,
        trace: float,
        kept: float,
        searched: float = 0.0,
        iterations: int = 0,
    ) -> None:
        self.heat: Final = heat
        """Noise of the choices, in logits."""
        self.wild: Final = wild
        """The share of choices that are made blindly."""
        self.opening: Final = opening
        """Of so many first decisions half are made blindly."""
        self.trace: Final = trace
        """How much the end of the game counts against the next decision (lambda)."""
        self.kept: Final = kept
        """The share of positions that are written down, each as every seat sees it."""
        self.searched: Final = searched
        """The share of decisions that are searched: the network learns what the search finds."""
        self.iterations: Final = iterations


class Samples:
    """Views with their targets, as bytes."""

    def __init__(self) -> None:
        self.pairs: Final = BytesWriter()
        """The inputs that are not zero: which, and the number; 16 bits each."""
        self.targets: Final = BytesWriter()
        """A row for each view: how many pairs, the hope, the own score, the lead; 32 bits each."""


class Story:
    """What has happened in a game so far."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.hopes: Final[list[float]] = []
        """Of all seats, decision by decision."""
        self.wild: Final[list[bool]] = []
        """Whether the choice was made blindly, so that what follows says nothing about it."""
        self.searched: Final[list[bool]] = []
        """Whether the hopes are those of a search."""
        self.pairs: Final[list[int]] = []
        """How many pairs were written for each view; 0 for those that were not kept."""


def self_play(
    g: Game[S], player: Evaluator[S], reader: Learned[S], manner: Manner, dice: Dice, out: Samples
) -> int:
    """Play a game to its end; the number of decisions. The reader's hopes are the ones learned."""
    story = Story(g.players)
    while g.pending is not None:
        if len(g.legal) == 1:
            g.apply(g.legal[0])
            continue
        decision = len(story.wild)
        wild = dice.below(2) == 0 if decision < manner.opening else happens(manner.wild, dice)
        keep = not wild and happens(manner.kept, dice)
        reader.read_all(g)
        for seat in range(story.seats):
            reading = reader.views[seat]
            story.hopes.append(reader.hope(reading))
            story.pairs.append(write_pairs(reading, reader.inputs.size, out) if keep else 0)
        searched = not wild and manner.iterations > 0 and happens(manner.searched, dice)
        story.wild.append(wild)
        story.searched.append(searched)
        if wild:
            g.apply(g.legal[dice.below(len(g.legal))])
        elif searched:
            g.apply(found_by_search(g, player, manner.iterations, dice, story))
        else:
            values = player.look_ahead(concealed(g, dice), dice)
            g.apply(g.legal[pick(values, manner.heat, dice)])
    scores = final_scores(g)
    write_targets(story, scores, reader.stakes.worth(scores), manner.trace, out)
    return len(story.wild)


def happens(share: float, dice: Dice) -> bool:
    """Whether something happens that does so in this share of all cases."""
    return float(dice.below(MILLION)) < share * float(MILLION)


def concealed(g: Game[S], dice: Dice) -> Game[S]:
    """The game as the seat that must choose may know it."""
    return g.rules.conceal(g, g.seat, dice) if g.rules.secrets else g


def found_by_search(
    g: Game[S], player: Evaluator[S], iterations: i64, dice: Dice, story: Story
) -> Choice:
    """What a search chooses; what that promises takes the place of the hopes at this decision.

    The mean over all options would tell of those, too, that were only tried.
    """
    search = Search(concealed(g, dice), player, dice, g.rules.secrets)
    search.run(iterations)
    best = search.ranked(search.root)[0]
    chosen = best.child
    assert chosen is not None, "the most visited option has been visited"
    first = len(story.hopes) - story.seats
    for seat in range(story.seats):
        story.hopes[first + seat] = chosen.totals[seat] / float(chosen.visits)
    return best.choice


def pick(values: list[float], heat: float, dice: Dice) -> int:
    """The best option, or with some heat one that is nearly as good."""
    if heat <= 0.0:
        return best_of(values)
    return noisy_best([logit(value) for value in values], heat, dice)


def write_pairs(reading: Reading, size: i64, out: Samples) -> int:
    """Write a view; how many of its numbers are not zero."""
    numbers = reading.sheet.numbers
    count = 0
    i: i64 = 0
    while i < size:
        number = numbers[i]
        if number != 0:
            write_i16_le(out.pairs, i16(i))
            write_i16_le(out.pairs, number)
            count += 1
        i += 1
    return count


def write_targets(
    story: Story, scores: vec[float], worth: vec[float], trace: float, out: Samples
) -> None:
    """What each kept view should have said."""
    targets = learned_hopes(story, worth, trace)
    seats = story.seats
    for row in range(len(targets)):
        if story.pairs[row] > 0:
            seat = row % seats
            write_f32_le(out.targets, float(story.pairs[row]))
            write_f32_le(out.targets, targets[row])
            write_f32_le(out.targets, scores[seat])
            write_f32_le(out.targets, lead_of(seat, scores))


def learned_hopes(story: Story, worth: vec[float], trace: float) -> list[float]:
    """The targets of all views, from the end backwards.

    A blind choice cuts the trace, and a search counts as much as all that follows.
    """
    seats = story.seats
    targets = story.hopes.copy()
    for seat in range(seats):
        target = worth[seat]
        later = worth[seat]
        decision = len(story.wild)
        while decision > 0:
            decision -= 1
            at = decision * seats + seat
            if not story.wild[decision]:
                target = (1.0 - trace) * later + trace * target
                if story.searched[decision]:
                    target = (1.0 - TRUST) * target + TRUST * story.hopes[at]
                targets[at] = target
            else:
                target = story.hopes[at]
            later = story.hopes[at]
    return targets
