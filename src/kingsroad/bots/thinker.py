"""A bot in a process of its own, so that a table or a server goes on while it thinks.

The process is sent a position that was concealed before it left: it never holds the true cards.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypedDict

from kingsroad.bots.levels import hurried, make_bot
from kingsroad.bots.reasons import Reason, explained
from kingsroad.bots.thought import Thought
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError
from kingsroad.library import GAMES, AnyGame, AnyRuleset, load_position

STOP = "stop"
GRACE = 2.0
"""Seconds that a process has to end by itself before it is ended."""


class PlainCandidate(TypedDict):
    """An option as a bot sees it, in plain values."""

    choice: str
    visits: int
    value: float


class PlainReason(TypedDict):
    """Why a choice is better than another, in plain values."""

    kind: str
    better: float
    worse: float


class PlainThought(TypedDict):
    """A thought in plain values; choices by their names."""

    choice: str
    scores: list[float]
    places: list[float]
    chances: list[float]
    candidates: list[PlainCandidate]
    line: list[str]
    iterations: int
    share: float
    """The part of its usual time that the bot had."""
    against: str
    """The choice that came second, if reasons were asked for."""
    reasons: list[PlainReason]
    """What speaks for the first rather than that one."""


Work = Callable[..., Any]
"""What a process does: a function of a module, given plain values and last a function to stop."""
Answer = tuple[Any, str]
"""What was found, or what went wrong."""


class ThinkerLost(KingsroadError):
    """The process has died or answered with an error; a new one can be asked the same."""


class Thinker:
    """A process that thinks about one position at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=serve, args=(theirs, list(GAMES.values())), daemon=True
        )
        self.process.start()
        theirs.close()
        self.busy = False

    def begin(
        self, game: AnyGame, bot: str, seed: int, explain: bool = False, share: float = 1.0
    ) -> None:
        """Think about the seat that must choose in a true game; the answer comes later.

        Reasons take some time of their own: they are given if somebody wants them explained. In a
        hurry the bot has a share of its time only.

        With a budget in iterations the same game, bot and seed bring the same answer.
        """
        make_bot(bot)  # an unknown one is refused here
        concealed = game.rules.conceal(game, game.seat, Dice(seed))
        self.begin_work(think, game.rules.write_position(concealed), bot, seed, explain, share)

    def begin_work(self, work: Work, *given: object) -> None:
        """Do something else that takes time, a look at a finished game for example."""
        if self.busy:
            raise KingsroadError("this thinker is busy; stop it or wait for its answer")
        self.send((work, given))
        self.busy = True

    def stop(self) -> None:
        """Ask for the answer now; what was found so far is answered."""
        if self.busy:
            self.send(STOP)

    def answer(self, seconds: float | None = None) -> Any:
        """A thought in plain values, or what other work has found; None if it is not there yet."""
        try:
            if not self.pipe.poll(seconds):
                return None
            found, problem = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.busy = False
            raise ThinkerLost("the thinking process has died") from error
        self.busy = False
        if problem:
            raise ThinkerLost(problem)
        return found

    def send(self, message: object) -> None:
        """Send something to the process, if it lives."""
        try:
            self.pipe.send(message)
        except (BrokenPipeError, OSError) as error:
            self.busy = False
            raise ThinkerLost("the thinking process has died") from error

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(pipe: Connection, _games: list[AnyRuleset]) -> None:
    """The life of the process: think, answer, and end when nobody is left to answer to.

    The games are handed over because unpickling them makes them known here.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        if message == STOP:  # it came after the answer had left
            continue
        work, given = message
        try:
            answer: Answer = (work(*given, pipe.poll), "")
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
            answer = (None, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


def think(
    position: dict[str, object],
    bot: str,
    seed: int,
    explain: bool,
    share: float,
    stop: Callable[[], bool],
) -> PlainThought:
    """One thought about a concealed position."""
    game = load_position(position)
    usual = make_bot(bot)
    thinker = hurried(usual, share)
    thought = thinker.think(game.clone(), Dice(seed), stop)
    against, found = explained(game, thought, seed) if explain else (None, [])
    whole = thinker is usual or thought.iterations == 0  # whoever need not search loses nothing
    return in_words(thought, against, found, 1.0 if whole else share)


def in_words(
    thought: Thought, against: Choice | None, found: list[Reason], share: float
) -> PlainThought:
    """A thought in plain values, for pipes, files and browsers."""
    forecast = thought.forecast
    return {
        "choice": thought.choice.name,
        "scores": forecast.scores,
        "places": forecast.places,
        "chances": forecast.chances,
        "candidates": [
            {"choice": found.choice.name, "visits": found.visits, "value": found.value}
            for found in thought.candidates
        ],
        "line": [choice.name for choice in thought.line],
        "iterations": thought.iterations,
        "share": share,
        "against": "" if against is None else against.name,
        "reasons": plain_reasons(found),
    }


def plain_reasons(found: list[Reason]) -> list[PlainReason]:
    """Reasons in plain values."""
    return [{"kind": each.kind, "better": each.better, "worse": each.worse} for each in found]
