"""The goals as data, and how a run fares against them."""

from collections.abc import Mapping
from dataclasses import dataclass

from contenders import SPIEL_PYTHON
from games import GAMES, IMPORT_MILLISECONDS, Game
from stats import Spread, spread

Rounds = Mapping[str, Mapping[int, float]]
"""Measured values: contender name, then round number, then the figure."""


@dataclass(frozen=True)
class Goal:
    """A figure, or one figure over another, against a target; no target means 'just show it'."""

    label: str
    figure: str
    over: str = ""
    at_least: bool = True
    target: float | None = None
    stretch: float | None = None
    unit: str = "x"

    @property
    def is_ratio(self) -> bool:
        return bool(self.over)

    def reaches(self, value: float, target: float) -> bool:
        return value >= target if self.at_least else value <= target


@dataclass(frozen=True)
class Outcome:
    """What a run says about a goal; `spread` is None when a figure it needs was not measured."""

    goal: Goal
    spread: Spread | None

    @property
    def met(self) -> bool | None:
        return self._reached(self.goal.target)

    @property
    def stretch_met(self) -> bool | None:
        return self._reached(self.goal.stretch)

    def _reached(self, target: float | None) -> bool | None:
        if self.spread is None or target is None:
            return None
        return self.goal.reaches(self.spread.median, target)


def goals_of(game: Game) -> tuple[Goal, ...]:
    """The goals of one kingsroad game, ratios first."""
    name, targets = game.name, game.targets
    title = f"{name} {game.players}p"
    in_engine, driven, clone = f"{name}-in-engine", f"{name}-driven", f"{name}-clone"

    def faster(label: str, figure: str, over: str, pair: tuple[float, float]) -> Goal:
        return Goal(f"{title} {label}", figure, over, target=pair[0], stretch=pair[1])

    def smaller(label: str, over: str) -> Goal:
        target = targets.clone_over_chess
        return Goal(f"{title} {label}", clone, over, at_least=False, target=target)

    return (
        faster(
            "in-engine / catanatron 4p", in_engine, "catanatron", targets.in_engine_over_catanatron
        ),
        faster("driven / catanatron 4p", driven, "catanatron", targets.driven_over_catanatron),
        faster("driven / open_spiel chess", driven, "chess", targets.driven_over_chess),
        Goal(f"{title} driven / open_spiel backgammon", driven, "backgammon"),
        smaller("clone / open_spiel chess clone", "chess-clone"),
        smaller("clone / open_spiel chess clone, early", "chess-clone-early"),
        Goal(f"{title} clone / catanatron 4p clone", clone, "catanatron-clone", at_least=False),
        Goal(
            f"{title} one state",
            f"{name}-bytes",
            at_least=False,
            target=targets.state_bytes,
            unit="bytes",
        ),
    )


def through_openspiel(game: Game) -> tuple[Goal, ...]:
    """A game through OpenSpiel beside the games in Python that it comes with."""
    title = f"{game.name} {game.players}p through open_spiel"
    return (
        *(
            Goal(f"{title} / python_{name}", f"{game.name}-spiel", f"python-{name}")
            for name in SPIEL_PYTHON
        ),
        Goal(
            f"{title} clone / python_block_dominoes clone",
            f"{game.name}-spiel-clone",
            "python-clone",
            at_least=False,
        ),
    )


AHEAD = 1.0


def environment_goals_of(game: Game) -> tuple[Goal, ...]:
    """Ahead of each peer that is driven in the same way."""

    name, targets = game.name, game.targets
    title = f"{name} {game.players}p"
    batch = f"{name}-batch"

    def ahead(label: str, figure: str, over: str) -> Goal:
        return Goal(f"{title} {label}", f"{name}-{figure}", over, target=AHEAD)

    def far_ahead(
        label: str, figure: str, over: str, pair: tuple[float, float], unit: str = "x"
    ) -> Goal:
        return Goal(f"{title} {label}", figure, over, target=pair[0], stretch=pair[1], unit=unit)

    return (
        ahead("env / PettingZoo connect four", "aec", "zoo-connect-four"),
        ahead("env / PettingZoo chess", "aec", "zoo-chess"),
        ahead("env / PettingZoo go", "aec", "zoo-go"),
        far_ahead("batch", batch, "", targets.batch_steps, "steps/s"),
        far_ahead("batch / pgx backgammon", batch, "pgx-backgammon", targets.batch_over_backgammon),
        ahead("batch / pgx chess", "batch", "pgx-chess"),
        ahead("batch / PettingZoo connect four", "batch", "zoo-connect-four"),
        ahead("batch / open_spiel backgammon, observed", "batch", "spiel-backgammon"),
        ahead("batch / open_spiel chess, observed", "batch", "spiel-chess"),
        far_ahead(
            "in 2 processes / in 1",
            f"{name}-parallel-2",
            f"{name}-parallel-1",
            targets.two_processes,
        ),
    )


IMPORT_GOAL = Goal(
    "import kingsroad", "import", at_least=False, target=IMPORT_MILLISECONDS, unit="ms"
)

GOALS = (
    *(each for game in GAMES for each in goals_of(game)),
    *(each for game in GAMES for each in through_openspiel(game)),
    *(each for game in GAMES for each in environment_goals_of(game)),
    IMPORT_GOAL,
)


def outcome(goal: Goal, rounds: Rounds) -> Outcome:
    """Judge a goal; a ratio is taken inside each round that has both figures."""
    figures = rounds.get(goal.figure, {})
    if not goal.is_ratio:
        return Outcome(goal, spread(figures.values()))
    others = rounds.get(goal.over, {})
    return Outcome(goal, spread(figures[n] / others[n] for n in sorted(figures) if n in others))
