"""Finding puzzles: a game is played, and of each kind at most one question of it is kept."""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kingsroad.bots.judge import best_of
from kingsroad.bots.library import HAND, SHIPPED, evaluator_of
from kingsroad.bots.reasons import Reason
from kingsroad.bots.reasons import reasons as reasons_for
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.game import CHANCE
from kingsroad.learn.puzzles.exact import Solved, Uncertain, solve
from kingsroad.learn.puzzles.puzzle import ENDING, PLACEMENT, PROVOST, Puzzle
from kingsroad.learn.puzzles.searching import worths
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.statistics import series

KIND_OF_VERB: Final = {"place": PLACEMENT, "provost": PROVOST}
FIRST_TURN: Final = 3
"""Before this turn too little stands on the road to be a riddle."""
LEAST_OPTIONS: Final = 3
NOWHERE: Final = (0, 0)
"""The source of a puzzle until its game signs it."""

# -- searched kinds
GAPS: Final = {PLACEMENT: 0.04, PROVOST: 0.06}
"""By how much hope (0 to 1) the answer must be better than anything else."""
STEADY: Final = 0.5
"""The gap of one search may differ from that of the other by this part of it."""
PROMISING: Final = 5
"""Of a kind so many questions of a game are searched: where one look ahead sees the widest gap."""
BLIND: Final = 2
"""And so many others: what one look does not see makes the hardest puzzles."""
QUICK: Final = 24
SPEAKS_FOR_IT: Final = 1.0
"""Points by which the reasons must speak for the answer: they come from games played on, so they
are a third opinion."""
THOROUGH: Final = (100, 200)
"""Iterations for each option: a first glance, and two searches with other dice that must agree."""

PLAIN: Final = frozenset({"pass", "stay"})
"""Answers that would be right so often that they need no thought: so most are not asked for."""

# -- endings
POSITIONS: Final = 5000
"""How many positions may be tried to prove an answer."""
LEAST_POSITIONS: Final = 20
"""With fewer there is nothing to calculate."""
LEAD_GAP: Final = 1
CONTESTED: Final = 15
"""With a larger lead, or a larger lag, nobody cares for a point."""
PATIENCE: Final = 3
"""After so many questions that cannot be proven those before them are not tried."""


@dataclass(frozen=True)
class Job:
    """A game to be played and searched."""

    rules: AnyRuleset
    seed: int
    number: int

    @property
    def players(self) -> int:
        """Three games of four have the fewest seats: endings can be proven there."""
        fewest, *more = self.rules.seats
        return more[self.number // 4 % len(more)] if more and self.number % 4 == 3 else fewest


def find(job: Job) -> list[Puzzle]:
    """The puzzles of a game: at most one of each kind."""
    played = questions(job)
    dice = Dice(derived_seed(job.seed + 2, job.number))
    found = [searched(played, kind, dice) for kind in (PLACEMENT, PROVOST)]
    found.append(last_turn(played))
    source = (job.seed, job.number)
    return [each._replace(source=source) for each in found if each is not None]


def questions(job: Job) -> list[AnyGame]:
    """The game at each question that offers enough to be a riddle."""
    played = series.play(series.Job(series.Series(job.rules, job.players, job.seed), job.number))
    game = job.rules.start(job.players, {}, None)
    asked = []
    for code in array("H", played):
        if game.seat != CHANCE and len(game.legal) >= LEAST_OPTIONS:
            asked.append(game.clone())
        game.apply(job.rules.catalogue.choices[code])
    return asked


# --- Searched ------------------------------------------------------------------------------------


def searched(played: list[AnyGame], kind: str, dice: Dice) -> Puzzle | None:
    """The first question of a kind that has a clear answer, the promising ones first."""
    asked = [
        game
        for game in played
        if game.state.turn() >= FIRST_TURN and KIND_OF_VERB.get(game.legal[0].verb) == kind
    ]
    asked.sort(key=lambda game: -gap_of(looked_at(game, SHIPPED)))
    rest = asked[PROMISING:]
    others = [rest[dice.below(len(rest))] for _ in range(BLIND)] if rest else []
    for game in (*others, *asked[:PROMISING]):
        found = clear_answer(game, GAPS[kind])
        if found is not None and worth_asking(game, found.best):
            reasons = why(game, found.best, found.rival)
            if sum(each.weight for each in reasons) >= SPEAKS_FOR_IT:
                return puzzle_from(game, kind, found, reasons)
    return None


def worth_asking(game: AnyGame, best: Choice) -> bool:
    """To pass, or to leave the provost where he is, is no riddle unless it is hard to see."""
    named = themes(game, best)
    return "hidden" in named or not PLAIN.intersection(named)


@dataclass(frozen=True)
class Answer:
    """The clear answer to a question."""

    best: Choice
    rival: Choice
    gap: float


def clear_answer(game: AnyGame, least: float) -> Answer | None:
    """The answer, if all searches agree that it is better than anything else by a wide gap."""
    seed = game.key()
    if gap_of(worths(game, QUICK, seed)) < least:
        return None
    first, second = (
        worths(game, iterations, seed + number) for number, iterations in enumerate(THOROUGH, 1)
    )
    gaps = gap_of(first), gap_of(second)
    if best_of(first) != best_of(second) or min(gaps) < least:
        return None
    if max(gaps) - min(gaps) > STEADY * min(gaps):
        return None
    best, rival = ranked(second)[:2]
    return Answer(game.legal[best], game.legal[rival], min(gaps))


def ranked(values: list[float]) -> list[int]:
    """The places of the values, the highest first."""
    return sorted(range(len(values)), key=lambda i: -values[i])


def gap_of(values: list[float]) -> float:
    """How far the best is ahead."""
    best, second = sorted(values, reverse=True)[:2]
    return best - second


def looked_at(game: AnyGame, source: str) -> list[float]:
    """What one look ahead promises for each option."""
    dice = Dice(1)
    seen = game.rules.conceal(game, game.seat, dice)
    return evaluator_of(game, source).look_ahead(seen, dice)


def puzzle_from(game: AnyGame, kind: str, answer: Answer, reasons: list[Reason]) -> Puzzle:
    """The puzzle whose answer was searched."""
    return Puzzle(
        key=key_of(game),
        kind=kind,
        rating=difficulty(game, answer.best, 1),
        line=(answer.best.name,),
        rival=answer.rival.name,
        gap=round(answer.gap, 3),
        themes=themes(game, answer.best),
        reasons=tuple((each.kind, round(each.difference, 1)) for each in reasons),
        leads=(),
        source=NOWHERE,
        position=game.rules.write_position(game),
    )


# --- Endings -------------------------------------------------------------------------------------


def last_turn(played: list[AnyGame]) -> Puzzle | None:
    """The question nearest to the start of the last turn whose one best answer can be proven."""
    best: Puzzle | None = None
    turn = played[-1].state.turn()
    uncertain = 0
    for game in reversed(played):
        if game.state.turn() != turn or uncertain == PATIENCE:
            break
        try:
            solved = solve(game, POSITIONS, LEAD_GAP)
        except Uncertain:
            uncertain += 1
            continue
        if solved and solved.positions >= LEAST_POSITIONS and abs(solved.lead) <= CONTESTED:
            best = puzzle_proven(game, solved)
    return best


def puzzle_proven(game: AnyGame, solved: Solved) -> Puzzle:
    """The puzzle whose answer was proven."""
    own = own_choices(game, solved.line)
    found = list(themes(game, solved.line[0]))
    if own > 1:
        found.append("long")
    if solved.lead > 0 >= solved.rival_lead:
        found.append("decisive")
    return Puzzle(
        key=key_of(game),
        kind=ENDING,
        rating=difficulty(game, solved.line[0], own),
        line=tuple(choice.name for choice in solved.line),
        rival=solved.rival.name,
        gap=float(solved.lead - solved.rival_lead),
        themes=tuple(found),
        reasons=(),
        leads=(solved.lead, solved.rival_lead),
        source=NOWHERE,
        position=game.rules.write_position(game),
    )


def own_choices(game: AnyGame, line: list[Choice]) -> int:
    """How many real choices of a line are the solver's."""
    seat, game = game.seat, game.clone()
    own = 0
    for choice in line:
        own += game.seat == seat and len(game.legal) > 1
        game.apply(choice)
    return own


# --- About a puzzle ------------------------------------------------------------------------------


def key_of(game: AnyGame) -> str:
    """A short name that no other position has."""
    return sha256(str(game.key()).encode()).hexdigest()[:8]


def difficulty(game: AnyGame, best: Choice, own: int) -> int:
    """How hard it is, estimated: how much there is to choose from, and who would not see it."""
    at = game.legal.index(best)
    blind = sum(min(3, ranked(looked_at(game, source)).index(at)) for source in (SHIPPED, HAND))
    return round(700 + 130 * math.log2(len(game.legal)) + 110 * blind + 150 * (own - 1))


def themes(game: AnyGame, best: Choice) -> tuple[str, ...]:
    """What is special about the answer."""
    found = []
    if best.verb == "pass":
        found.append("pass")
    if best.verb == "provost":
        found.append("stay" if best.arg == 0 else "forward" if best.arg > 0 else "back")
    if best is not game.legal[best_of(looked_at(game, SHIPPED))]:
        found.append("hidden")
    return tuple(found)


def why(game: AnyGame, best: Choice, rival: Choice) -> list[Reason]:
    """What the answer brings more, or less, than the rival."""
    return reasons_for(game.rules.conceal(game, game.seat, Dice(1)), best, rival)
