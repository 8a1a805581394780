"""The review of a finished game: how it swung, and which choices gave something away.

A review is made look by look, one for each choice, so that whoever makes it can show how far it
is, stop at any time, and let others do the thinking. The same record and bot bring the same review
on every machine. What comes out is plain values: it is stored, sent and shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple, TypedDict

from kingsroad.bots.bot import Stop, never
from kingsroad.bots.forecast import forecast
from kingsroad.bots.levels import ADVISER
from kingsroad.bots.thinker import PlainReason, plain_reasons
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.errors import KingsroadError
from kingsroad.core.game import CHANCE
from kingsroad.learn.judging import Judgement, gap, judge
from kingsroad.learn.line import who_acts
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, load_position, part
from kingsroad.record import Record

REVIEWER: Final = ADVISER
SOURCES: Final = (
    "placement", "provost", "buildings", "favors", "castle", "cards", "characters", "other",
)  # fmt: skip
"""What a loss may come from, in the order in which it is told."""
OTHER: Final = SOURCES[-1]
WORST: Final = 3
"""So many faults of a seat are worth another try."""
SWING: Final = 0.1
"""A turning point moves somebody's share by so much in one turn,"""
MOST_TURNING: Final = 3
"""and there are so many at most."""


class Point(TypedDict):
    """What each seat could expect of the first place before a choice; at the end, what it got."""

    at: int
    turn: int
    shares: list[float]


class TurningPoint(TypedDict):
    """A turn in which much changed for a seat, and the choice that changed most of it."""

    at: int
    turn: int
    seat: int
    before: float
    after: float


class Step(TypedDict):
    """A choice that might have followed."""

    seat: int
    choice: str


class Fault(TypedDict):
    """A choice that gave something away beyond doubt."""

    at: int
    """How many choices were made before it."""
    turn: int
    seat: int
    source: str
    chosen: str
    best: str
    loss: float
    points: float
    grade: str
    line: list[Step]
    """How the game might have gone on, the better choice first."""
    reasons: list[PlainReason]


class Review(TypedDict):
    """All that is to be said of a game; unfinished as long as `done` is less than `total`."""

    bot: str
    done: int
    total: int
    judged: list[int]
    """How many choices of each seat were judged."""
    curve: list[Point]
    turning_points: list[TurningPoint]
    faults: list[Fault]


class Task(NamedTuple):
    """A moment that is to be looked at."""

    at: int
    game: AnyGame
    chosen: str
    judged: bool
    """Whether the choice is to be judged, or only the table."""


class Look(NamedTuple):
    """What was seen at a moment."""

    shares: list[float]
    judgement: Judgement | None


class NotOver(KingsroadError):
    """Only a finished game is reviewed."""


class Reviewing:
    """A review that is being made."""

    def __init__(
        self, record: Record, seats: Collection[int] | None = None, bot: str = REVIEWER
    ) -> None:
        final = record.replay()
        if not final.over:
            raise NotOver("the game is not over: only finished games are reviewed")
        judged = range(record.players) if seats is None else seats
        self.rules: Final = record.rules
        self.final: Final = final
        self.tasks: Final = list(tasks_of(record, judged))
        self.review: Final[Review] = {
            "bot": bot,
            "done": 0,
            "total": len(self.tasks),
            "judged": [0] * record.players,
            "curve": [],
            "turning_points": [],
            "faults": [],
        }

    def note(self, task: Task, look: Look) -> Fault | None:
        """Take in what was seen at the next moment; the fault that was found, if there is one."""
        review, game = self.review, task.game
        review["curve"].append({"at": task.at, "turn": game.state.turn(), "shares": look.shares})
        review["done"] += 1
        if review["done"] == review["total"]:
            self.finish()
        if look.judgement is None:
            return None
        review["judged"][game.seat] += 1
        if not look.judgement.grade:
            return None
        fault = fault_of(task, look.judgement)
        review["faults"].append(fault)
        return fault

    def finish(self) -> None:
        """Everything was looked at: the end is known, and what led to it."""
        curve = self.review["curve"]
        curve.append(
            {
                "at": len(self.final.history or ()),
                "turn": self.final.state.turn(),
                "shares": forecast(self.final).chances,
            }
        )
        self.review["turning_points"] = turning_points(curve)


def tasks_of(record: Record, judged: Collection[int]) -> Iterator[Task]:
    """The moments of a game: wherever a seat had a choice."""
    game = record.start()
    for at, choice in enumerate(record.choices):
        if game.seat != CHANCE and len(game.legal) > 1:
            yield Task(at, game.clone(), choice.name, game.seat in judged)
        game.apply(choice)


def look(task: Task, bot: str, stop: Stop = never) -> Look:
    """Look at a moment; this is what takes time."""
    game, found = task.game, None
    if task.judged:
        chosen = game.rules.catalogue.named(task.chosen)
        found = judge(game, chosen, bot, seed_at(task.at), stop)
    return Look(forecast(game).chances, found)


def look_at(
    position: dict[str, object], at: int, chosen: str, judged: bool, bot: str, stop: Stop
) -> Look:
    """The same in another process, which is sent the position."""
    return look(Task(at, load_position(position), chosen, judged), bot, stop)


def loss_at(
    position: dict[str, object], at: int, best: str, tried: str, _stop: Stop = never
) -> float:
    """What another try at a moment gives away, by the dice by which the fault was found."""
    game = load_position(position)
    concealed = game.rules.conceal(game, game.seat, Dice(seed_at(at)))
    named = game.rules.catalogue.named
    return gap(concealed, named(best), named(tried), seed_at(at)).share


def seed_at(at: int) -> int:
    """The dice of a moment: the same wherever the game is reviewed."""
    return derived_seed(at, 0)


def fault_of(task: Task, judgement: Judgement) -> Fault:
    """A fault in plain values."""
    game = task.game
    return {
        "at": task.at,
        "turn": game.state.turn(),
        "seat": game.seat,
        "source": source_of(game.rules, type(game.pending).__name__),
        "chosen": judgement.chosen,
        "best": judgement.best,
        "loss": judgement.loss,
        "points": judgement.points,
        "grade": judgement.grade,
        "line": [
            {"seat": game.rules.named_seat(seat), "choice": name}
            for seat, name in who_acts(game, judgement.line)
        ],
        "reasons": plain_reasons(judgement.reasons),
    }


def source_of(rules: AnyRuleset, question: str) -> str:
    """What a question of a game is about, by the name of its step."""
    try:
        known: dict[str, str] = part(rules, "learn.sources").SOURCES
    except MissingPart:
        return OTHER
    return known.get(question, OTHER)


# --- What follows from it ------------------------------------------------------------------------


def losses(review: Review, seat: int) -> dict[str, float]:
    """What a seat has given away, by source; only where there is something."""
    found = dict.fromkeys(SOURCES, 0.0)
    for fault in faults_of(review, seat):
        found[fault["source"]] += fault["loss"]
    return {source: loss for source, loss in found.items() if loss > 0.0}


def worst(review: Review, seat: int) -> list[Fault]:
    """The choices that a seat should try again, the worst first."""
    return sorted(faults_of(review, seat), key=lambda fault: -fault["loss"])[:WORST]


def faults_of(review: Review, seat: int) -> list[Fault]:
    """The faults of one seat."""
    return [fault for fault in review["faults"] if fault["seat"] == seat]


def turning_points(curve: list[Point]) -> list[TurningPoint]:
    """The turns in which most changed, in the order of the game."""
    starts = [
        place
        for place, point in enumerate(curve)
        if place == 0 or point["turn"] != curve[place - 1]["turn"]
    ]
    found = []
    for start, after in zip(starts, [*starts[1:], len(curve) - 1], strict=True):
        if start == after:
            continue
        before, now = curve[start]["shares"], curve[after]["shares"]
        seat = max(range(len(now)), key=lambda each: now[each] - before[each])
        if now[seat] - before[seat] < SWING:
            continue
        steps = range(start, after)
        largest = max(
            steps, key=lambda each: curve[each + 1]["shares"][seat] - curve[each]["shares"][seat]
        )
        found.append(
            TurningPoint(
                at=curve[largest]["at"],
                turn=curve[start]["turn"],
                seat=seat,
                before=before[seat],
                after=now[seat],
            )
        )
    found.sort(key=lambda each: each["before"] - each["after"])
    return sorted(found[:MOST_TURNING], key=lambda each: each["at"])
