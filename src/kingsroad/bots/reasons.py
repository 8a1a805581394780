"""Why a choice is better than another: what each brings, by kinds, as numbers.

Both are tried some times with the same dice, everybody going on in good sense until the turn is
over, and what happens to the seat is counted. A reason is a kind and two amounts. Sentences are
made of it in `text/reasons.py`; hints and reviews may weigh reasons as they like.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kingsroad.bots.evaluator import Evaluator, noisy_best
from kingsroad.bots.forecast import forecast
from kingsroad.bots.judge import advance
from kingsroad.bots.library import evaluator_of
from kingsroad.bots.thought import Thought
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.event import Chronicle, Event, Listener
from kingsroad.library import AnyGame
from kingsroad.realm.stock import KINDS, amount

TRIALS: Final = 6
"""How often each choice is tried."""
LONGEST: Final = 150
"""Choices after which a trial is ended at the latest."""
HEAT: Final = 0.005
"""How much hope the players of a trial may forgo: they are good, but not always the same."""
SHOWN: Final = 3
NOTABLE: Final = 0.3
"""A difference must be worth so many points to be a reason."""

WORTH: Final[dict[str, float]] = {
    "points": 1.0,
    "future": 1.0,
    "rivals": -0.6,
    "goods": 1.0,
    "gold": 2.0,
    "deniers": 0.7,
    "castle": 1.0,
    "favors": 2.0,
    "buildings": 1.5,
    "residences": 1.0,
    "characters": 1.5,
    "idle": -1.0,
    "final": 1.0,
}
"""Every kind of reason, with about how many points one of it is worth: the weightiest come first.

points: of this turn; future: expected after it; rivals: what the best of them gains this turn;
goods: cubes without gold; castle: houses or tokens there; idle: workers that bring nothing, mostly
because of the provost; final: points until the end, where this turn is the last.
"""
COUNTED: Final = {
    "house": "castle",
    "token": "castle",
    "favor": "favors",
    "build": "buildings",
    "erect": "buildings",
    "transform": "residences",
    "engage": "characters",
    "steal": "characters",
}
"""Kinds of events that are counted as they are."""


class Reason(NamedTuple):
    """One thing in which two choices differ for the seat that must choose."""

    kind: str
    better: float
    """What the better choice brings of it, on the average."""
    worse: float
    """What the other brings."""

    @property
    def difference(self) -> float:
        """How much more the better one brings; negative if it brings less."""
        return self.better - self.worse

    @property
    def weight(self) -> float:
        """How much it speaks for the better choice, in points."""
        return WORTH[self.kind] * self.difference


def reasons(game: AnyGame, better: Choice, worse: Choice, seed: int = 0) -> list[Reason]:
    """What speaks for a choice in a concealed game rather than another, the weightiest first.

    What speaks against it is among them if it is weighty: a good choice may have its price.
    """
    one, other = outcome(game, better, seed), outcome(game, worse, seed)
    found = [Reason(kind, one.get(kind, 0.0), other.get(kind, 0.0)) for kind in WORTH]
    notable = [each for each in found if abs(each.weight) >= NOTABLE]
    return sorted(notable, key=lambda each: -abs(each.weight))[:SHOWN]


def explained(g: AnyGame, thought: Thought, seed: int = 0) -> tuple[Choice | None, list[Reason]]:
    """The choice that a thought put second, and why the first is better; for a concealed game."""
    others = [each.choice for each in thought.candidates if each.choice is not thought.choice]
    if not others:
        return None, []
    return others[0], reasons(g, thought.choice, others[0], seed)


def outcome(game: AnyGame, choice: Choice, seed: int) -> dict[str, float]:
    """What a choice brings its seat until the turn is over, on the average of some trials."""
    sums: dict[str, float] = {}
    for number in range(TRIALS):
        for kind, value in trial(game, choice, Dice(derived_seed(seed, number))).items():
            sums[kind] = sums.get(kind, 0.0) + value / TRIALS
    return sums


def trial(game: AnyGame, choice: Choice, dice: Dice) -> dict[str, float]:
    """Make a choice and go on until the turn is over; what the seat has then got."""
    seat, before = game.seat, game.scores()
    heard = Chronicle()
    g = play_on(game, choice, dice, heard)
    gained = [float(now - then) for now, then in zip(g.scores(), before, strict=True)]
    best_rival = max(points for other, points in enumerate(gained) if other != seat)
    if g.pending is None:  # nothing else counts any more
        return {"final": gained[seat], "rivals": best_rival}
    found = tallied(heard.events, seat)
    found["points"], found["rivals"] = gained[seat], best_rival
    found["future"] = forecast(g).scores[seat] - float(g.scores()[seat])
    return found


def play_on(game: AnyGame, choice: Choice, dice: Dice, listener: Listener | None = None) -> AnyGame:
    """The game after a choice, everybody going on in good sense until the turn is over."""
    turn = game.state.turn()
    g = game.rules.conceal(game, game.seat, dice)
    g.listener = listener
    evaluator = evaluator_of(g)
    g.apply(choice)
    advance(g, dice)
    for _ in range(LONGEST):
        if g.pending is None or g.state.turn() != turn:
            break
        g.apply(sensible(g, evaluator, dice))
        advance(g, dice)
    return g


def sensible(g: AnyGame, evaluator: Evaluator[Any], dice: Dice) -> Choice:
    """What a good player might choose."""
    return g.legal[noisy_best(evaluator.look_ahead(g, dice), HEAT, dice)]


def tallied(events: list[Event], seat: int) -> dict[str, float]:
    """What happened to a seat, by kinds."""
    found: dict[str, float] = {}
    left: list[str] = []
    used: set[str] = set()

    def add(kind: str, value: float) -> None:
        found[kind] = found.get(kind, 0.0) + value

    for event in events:
        if event.seat != seat:
            continue
        if event.kind in COUNTED:
            add(COUNTED[event.kind], 1.0)
        elif event.kind in ("gain", "pay"):
            sign = 1.0 if event.kind == "gain" else -1.0
            for number, good in enumerate(KINDS):
                kind = good if good in ("gold", "deniers") else "goods"
                add(kind, sign * float(amount(event.stock, number)))
        if event.kind in ("gain", "pay", "score", "hire"):
            used.add(event.subject)
        elif event.kind == "home":
            left.append(event.subject)
    add("idle", float(sum(place not in used for place in left)))
    return found
