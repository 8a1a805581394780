"""What is noted of every decision of a game. The columns are documented in docs/arena.md."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame


@dataclass
class Rows:
    """The decisions of one game, a list for each column; chance decides nothing here."""

    ply: list[int] = field(default_factory=list)
    turn: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    question: list[str] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=list)
    choice: list[int] = field(default_factory=list)
    choice_name: list[str] = field(default_factory=list)
    asked: list[bool] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    iterations: list[int] = field(default_factory=list)
    position: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ply)

    def note(
        self, game: AnyGame, choice: Choice, seconds: float | None = None, iterations: int = 0
    ) -> None:
        """Note a choice before it is made; without seconds nobody was asked."""
        assert game.history is not None
        self.ply.append(len(game.history))
        self.turn.append(game.state.turn())
        self.seat.append(game.seat)
        self.question.append(type(game.pending).__name__)
        self.options.append([legal.code for legal in game.legal])
        self.choice.append(choice.code)
        self.choice_name.append(choice.name)
        self.asked.append(seconds is not None)
        self.seconds.append(seconds or 0.0)
        self.iterations.append(iterations)
        document = game.rules.write_position(game)
        self.position.append(json.dumps(document, separators=(",", ":")))
