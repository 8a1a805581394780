"""A bot in a process of its own, so that a table or a server goes on while it thinks.

The process is sent a position that was concealed before it left: it never holds the true cards.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypedDict

from kingsroad.bots.levels import make_bot
from kingsroad.bots.thought import Thought
from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyGame, load_position

STOP = "stop"
GRACE = 2.0
"""Seconds that a process has to end by itself before it is ended."""


class PlainCandidate(TypedDict):
    """An option as a bot sees it, in plain values."""

    choice: str
    visits: int
    value: float


class PlainThought(TypedDict):
    """A thought in plain values; choices by their names."""

    choice: str
    scores: list[float]
    places: list[float]
    candidates: list[PlainCandidate]
    line: list[str]
    iterations: int


Answer = tuple[PlainThought | None, str]
"""A thought, or what went wrong."""


class ThinkerLost(KingsroadError):
    """The process has died or answered with an error; a new one can be asked the same."""


class Thinker:
    """A process that thinks about one position at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.busy = False

    def begin(self, game: AnyGame, bot: str, seed: int) -> None:
        """Think about the seat that must choose in a true game; the answer comes later.

        With a budget in iterations the same game, bot and seed bring the same answer.
        """
        if self.busy:
            raise KingsroadError("this thinker is busy; stop it or wait for its answer")
        make_bot(bot)  # an unknown one is refused here
        concealed = game.rules.conceal(game, game.seat, Dice(seed))
        self.send((game.rules.write_position(concealed), bot, seed))
        self.busy = True

    def stop(self) -> None:
        """Ask for the answer now; what was found so far is answered."""
        if self.busy:
            self.send(STOP)

    def answer(self, seconds: float | None = None) -> PlainThought | None:
        """The thought in plain values, or None if it is not there after so many seconds."""
        try:
            if not self.pipe.poll(seconds):
                return None
            thought, problem = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.busy = False
            raise ThinkerLost("the thinking process has died") from error
        self.busy = False
        if problem:
            raise ThinkerLost(problem)
        plain: PlainThought = thought
        return plain

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


def serve(pipe: Connection) -> None:
    """The life of the process: think, answer, and end when nobody is left to answer to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        if message == STOP:  # it came after the answer had left
            continue
        position, bot, seed = message
        try:
            answer: Answer = (think(position, bot, seed, pipe.poll), "")
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
            answer = (None, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


def think(
    position: dict[str, object], bot: str, seed: int, stop: Callable[[], bool]
) -> PlainThought:
    """One thought about a concealed position."""
    game = load_position(position)
    return in_words(make_bot(bot).think(game, Dice(seed), stop))


def in_words(thought: Thought) -> PlainThought:
    """A thought in plain values, for pipes, files and browsers."""
    return {
        "choice": thought.choice.name,
        "scores": list(thought.scores),
        "places": list(thought.places),
        "candidates": [
            {"choice": found.choice.name, "visits": found.visits, "value": found.value}
            for found in thought.candidates
        ],
        "line": [choice.name for choice in thought.line],
        "iterations": thought.iterations,
    }
