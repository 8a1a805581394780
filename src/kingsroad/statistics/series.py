"""A series of games among equal bots, kept as what was chosen: all figures are counted from it.

A game is a line of a text file: its number, and the codes of its choices. So a series can be ended
at any time and gone on with later, and whoever wants to know something else counts it anew.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingsroad.bots.bot import warm_pick
from kingsroad.bots.judge import best_of
from kingsroad.bots.library import SHIPPED, evaluator_of
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyGame, AnyRuleset

PLAYER: Final = "journeyman"
"""Who plays: one step ahead, judged by the network that comes with the program."""
HEAT: Final = 0.002
"""How much worse than the best a choice may look and still be made now and then, in the first
turns. Without it there are games with a few hundred courses only: after the setting up nothing in
them is left to chance. All later choices are the best."""
WARM_TURNS: Final = 3


class OtherSeries(KingsroadError):
    """The file holds other games than those that shall be played."""


@dataclass(frozen=True)
class Series:
    """Games of one kind, told apart by their numbers."""

    rules: AnyRuleset
    players: int
    seed: int = 0

    def header(self) -> dict[str, object]:
        """What the first line of its file says."""
        return {
            "game": self.rules.key,
            "rules": self.rules.version,
            "players": self.players,
            "player": PLAYER,
            "heat": HEAT,
            "warm_turns": WARM_TURNS,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Job:
    """One game of a series."""

    series: Series
    number: int


def play(job: Job) -> bytes:
    """Play a game; what was chosen in it, as codes of two bytes."""
    game, dice = begin(job)
    play_on(game, dice)
    assert game.history is not None
    return array("H", [choice.code for choice in game.history]).tobytes()


def begin(job: Job) -> tuple[AnyGame, Dice]:
    """A game as it begins, and the dice of its players."""
    rules, seed = job.series.rules, job.series.seed
    game: AnyGame = rules.start(job.series.players, {}, derived_seed(seed, job.number))
    return game, Dice(derived_seed(seed + 1, job.number))


def play_on(game: AnyGame, dice: Dice, turn: int = 0) -> None:
    """Play a game until a turn has begun, or to its end."""
    rules = game.rules
    evaluator = evaluator_of(game, SHIPPED)
    while not game.over and not game.state.turn() == turn > 0:
        legal = game.legal
        if len(legal) == 1:
            game.apply(legal[0])
            continue
        seen = rules.conceal(game, game.seat, dice) if rules.secrets else game
        values = evaluator.look_ahead(seen, dice)
        warm = game.state.turn() <= WARM_TURNS
        game.apply(legal[warm_pick(values, HEAT, dice) if warm else best_of(values)])


class SeriesFile:
    """The games of a series on disk; each is safe as soon as it is played."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path: Final = path
        self.series: Final = series
        header = json.dumps(series.header())
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(header + "\n", encoding="utf-8")
        with path.open(encoding="utf-8") as lines:
            if next(lines, "").rstrip("\n") != header:
                raise OtherSeries(f"{path} holds other games than {header}")
        self.mend()

    def mend(self) -> None:
        """Drop a last line that was not written to its end."""
        text = self.path.read_bytes()
        if not text.endswith(b"\n"):
            self.path.write_bytes(text[: text.rindex(b"\n") + 1])

    def add(self, number: int, codes: bytes) -> None:
        """Keep a game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{number} {b64encode(codes).decode()}\n")

    def games(self) -> Iterator[tuple[int, list[int]]]:
        """The number of each game, and the codes of its choices."""
        with self.path.open(encoding="utf-8") as lines:
            next(lines)
            for line in lines:
                number, codes = line.split()
                yield int(number), list(array("H", b64decode(codes)))

    def numbers(self) -> set[int]:
        """The games that are played already."""
        with self.path.open(encoding="utf-8") as lines:
            next(lines)
            return {int(line.split(" ", 1)[0]) for line in lines}
