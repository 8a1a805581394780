"""One game between bots. It depends on nothing but its job: not on when or where it is played."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from kingsroad.arena.rows import Rows
from kingsroad.bots.bot import Bot
from kingsroad.bots.levels import make_bot
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.record import Record

MakeBot = Callable[[str], Bot]


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    rules: AnyRuleset
    """The game itself: a process elsewhere may not know it by its name yet."""
    options: dict[str, str]
    seed: int
    """The seed of the whole run."""
    number: int
    bots: tuple[str, ...]
    """The names, by seat."""
    rows: bool = False
    """Whether to note every decision, for Parquet."""
    deal: int | None = None
    """Which deal of the run it is; None gives the game one of its own."""

    def title(self) -> str:
        """What a record says about itself."""
        names = self.rules.seat_names
        seats = ", ".join(f"{n} {b}" for n, b in zip(names, self.bots, strict=False))
        return f"arena, seed {self.seed}, game {self.number}: {seats}"

    def record(self, choices: list[Choice], *notes: str) -> str:
        """The record of this game, with a comment that says who played."""
        options = self.rules.checked(len(self.bots), self.options)
        text = Record(self.rules, len(self.bots), options, choices).write()
        header, rest = text.split("\n\n", 1) if "\n\n" in text else (text.rstrip("\n"), "")
        comments = [f"# {' '.join(note.split())}" for note in (self.title(), *notes)]
        return "\n".join([header, *comments, "", rest])

    def seat_dice(self, seat: int) -> Dice:
        """Dice of its own for each seat, so that no bot disturbs another."""
        words = f"{self.seed} {self.number} {seat}".encode()
        return Dice(int.from_bytes(sha256(words).digest()[:8], "big"))


@dataclass
class Result:
    """A finished game."""

    number: int
    bots: tuple[str, ...]
    scores: list[int]
    places: list[int]
    """1 for the best; equal seats share a place."""
    decisions: list[int]
    """How often the bot of each seat was asked."""
    seconds: list[float]
    """How long the bot of each seat thought."""
    record: str
    rows: Rows | None = None


@dataclass
class Failure:
    """A game that could not be finished."""

    number: int
    bots: tuple[str, ...]
    error: str
    trace: str
    record: str
    """The record up to where it stopped."""


Outcome = Result | Failure


def play(job: Job, make: MakeBot = make_bot) -> Outcome:
    """Play a game; whatever goes wrong in it becomes part of the answer."""
    match = Match(job)
    try:
        return match.play(make)
    except Exception as error:
        return failure(job, match.history, describe(error), traceback.format_exc())


def describe(error: Exception) -> str:
    """An error in one line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def failure(job: Job, history: list[Choice], error: str, trace: str = "") -> Failure:
    """A game that could not be finished, with as much of its record as can be replayed."""
    return Failure(job.number, job.bots, error, trace, broken_record(job, history, error))


def broken_record(job: Job, history: list[Choice], error: str) -> str:
    """The record up to an error; if the last choice raised it, that one becomes a comment."""
    notes = [f"stopped by {error}"]
    try:
        return job.record(history, *notes)
    except Exception:
        notes += [f"while carrying out: {choice.name}" for choice in history[-1:]]
    try:
        return job.record(history[:-1], *notes)
    except Exception:
        return "".join(f"# {line}\n" for line in (job.title(), *notes))


@dataclass
class Match:
    """A game under way."""

    job: Job
    history: list[Choice] = field(default_factory=list)

    def play(self, make: MakeBot) -> Result:
        """Play from the deal to the end."""
        job = self.job
        seats = range(len(job.bots))
        bots = [make(name) for name in job.bots]
        dice = [job.seat_dice(seat) for seat in seats]
        decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
        rows = Rows() if job.rows else None
        game = self.start()
        while not game.over:
            seat = game.seat
            if len(game.legal) == 1:  # nothing to think about
                if rows is not None:
                    rows.note(game, game.legal[0])
                game.apply(game.legal[0])
                continue
            started = time.perf_counter()
            thought = bots[seat].choose(game, dice[seat])
            passed = time.perf_counter() - started
            decisions[seat] += 1
            seconds[seat] += passed
            if rows is not None:
                rows.note(game, thought.choice, passed, thought.iterations)
            game.apply(thought.choice)
        return Result(
            number=job.number,
            bots=job.bots,
            scores=game.scores(),
            places=game.ranking(),
            decisions=decisions,
            seconds=seconds,
            record=job.record(self.history),
            rows=rows,
        )

    def start(self) -> AnyGame:
        """The game, dealt; its history is kept here, for the case that something goes wrong."""
        job = self.job
        seed = derived_seed(job.seed, job.number if job.deal is None else job.deal)
        game = job.rules.start(len(job.bots), job.options, seed)
        assert game.history is not None
        self.history = game.history
        return game
