"""A record is the list of choices, by name, one a line. Replay is play: there is no other way in.

kingsroad 1
game caylus2005
rules 2
seats 3
option favors standard
option jeweller off

chance: lay farm
blue: place gate        # a comment

The record of a game that began from a position has that position in its header.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kingsroad.core.choice import Choice
from kingsroad.core.errors import BrokenRecord, IllegalChoice, KingsroadError
from kingsroad.core.event import EVERYBODY, Listener
from kingsroad.library import AnyGame, AnyRuleset, load_position
from kingsroad.record.position_text import POSITION, position_lines

FORMAT = 1
HIDDEN = "?"


@dataclass
class Record:
    """A game as it was played: which game, how many seats, which options, every choice."""

    rules: AnyRuleset
    players: int
    options: dict[str, str]
    choices: list[Choice]
    lines: list[int] = field(default_factory=list)
    """The line of the text on which each choice stood, for messages."""
    seats: list[str] = field(default_factory=list)
    """Who made each choice, as the text says; empty where a record came from a game."""
    position: dict[str, object] | None = None
    """What the game began from; None for the setting up."""

    def __len__(self) -> int:
        return len(self.choices)

    def start(self, listener: Listener | None = None) -> AnyGame:
        """The game before its first choice."""
        if self.position is None:
            return self.rules.start(self.players, self.options, None, listener)
        game = load_position(self.position)
        game.listener = listener
        return game

    def replay(self, upto: int | None = None, listener: Listener | None = None) -> AnyGame:
        """The game after the first `upto` choices; after all of them if None."""
        game = self.start(listener)
        count = len(self.choices) if upto is None else upto
        if not 0 <= count <= len(self.choices):
            raise BrokenRecord(f"the record has {len(self.choices)} choices, not {count}")
        for i in range(count):
            self._apply(game, i)
        return game

    def _apply(self, game: AnyGame, i: int) -> None:
        choice = self.choices[i]
        if game.pending is None:
            raise BrokenRecord(f"{self.where(i)}: {choice.name!r} comes after the end of the game")
        asked = game.seat_name(game.seat)
        if self.seats and self.seats[i] != asked:
            raise BrokenRecord(
                f"{self.where(i)}: it is not {self.seats[i]} who must choose, but {asked}"
            )
        try:
            game.apply(choice)
        except IllegalChoice as error:
            raise BrokenRecord(f"{self.where(i)}: {error}") from None

    def where(self, i: int) -> str:
        """Where a choice stands, for messages."""
        return f"line {self.lines[i]}" if self.lines else f"choice {i + 1}"

    def write(
        self, comments: bool = True, seen_by: int | None = None, remarks: Sequence[str] = ()
    ) -> str:
        """The record as text; comments mark turns and the final score.

        Remarks are comments below the header, which say who played when and how it ended.

        With `seen_by` it is the record as that seat may read it (NOBODY: a spectator): what was
        secret to others is written ``?``. Such a record cannot be replayed.
        """
        out = self.header(seen_by)
        if remarks:
            out += [*(f"# {remark}" for remark in remarks), ""]
        game = self.start()
        turn = 0 if self.position is None else game.state.turn()
        for i, choice in enumerate(self.choices):
            if comments and game.state.turn() != turn:
                turn = game.state.turn()
                out += ["", f"# turn {turn}"]
            shown = choice.name if may_know(game, seen_by) else f"{choice.verb} {HIDDEN}"
            out.append(f"{game.seat_name(game.seat)}: {shown}")
            self._apply(game, i)
        if comments and game.over:
            names = [game.seat_name(seat) for seat in range(game.players)]
            points = ", ".join(
                f"{name} {score}" for name, score in zip(names, game.scores(), strict=True)
            )
            out += ["", f"# the end: {points}"]
        return "\n".join(out) + "\n"

    def header(self, seen_by: int | None) -> list[str]:
        """The lines before the first choice."""
        out = [f"kingsroad {FORMAT}", f"game {self.rules.key}", f"rules {self.rules.version}"]
        out.append(f"seats {self.players}")
        out += [f"option {key} {value}" for key, value in self.options.items()]
        if self.position is not None:
            # A position is the whole table or none: with holes nobody could go on from it, and
            # what a seat sees now is its view. So who may not know all of it is told none of it.
            if seen_by is None or not self.rules.hidden:
                out += position_lines(self.position)
            else:
                out.append(f"{POSITION} {HIDDEN}")
        return [*out, ""]


def may_know(game: AnyGame, seat: int | None) -> bool:
    """Whether a seat may know what is chosen now; None may know everything."""
    asked = game.pending
    return seat is None or asked is None or asked.audience() in (EVERYBODY, seat)


def record_of(game: AnyGame) -> Record:
    """The record of a game that kept its history."""
    if game.history is None:
        raise KingsroadError(
            "this game kept no history: a clone keeps it only with clone(history=True)"
        )
    options = game.rules.chosen_options(game.state)
    return Record(game.rules, game.players, options, list(game.history), position=game.origin)
