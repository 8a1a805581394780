"""A game and the lines that made it: choices, the undos between them, and changes of rules.

Lines are only ever added. The number of lines is what a client has seen or not, also after an
undo, when there are fewer choices than before but more lines.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable
from typing import Final, Literal, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import BrokenRecord, KingsroadError
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.core.upgrade import upgrade
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.record.knowledge import learned, shown_in
from kingsroad.server.tokens import number

CHOICE: Final = "choice"
UNDO: Final = "undo"
RULES: Final = "rules"


class Line(NamedTuple):
    """One line of a table."""

    number: int
    kind: Literal["choice", "undo", "rules"]
    seat: int
    """Who chose, or who went back."""
    text: str
    """The name of the choice; for an undo how many choices are left; from now on these rules."""


class Step(NamedTuple):
    """A choice as it was made."""

    number: int
    """The game has so many choices with this one."""
    seat: int
    audience: int
    """Who may know what was chosen."""
    choice: Choice


class Ledger:
    """A running game that is written down line by line. A secret seed deals."""

    def __init__(
        self, rules: AnyRuleset, players: int, options: dict[str, str], seed: bytes
    ) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.lines = 0
        self.older = False
        """Whether what was written so far was played under older rules, and no line says so yet."""
        self.begin()

    def begin(self) -> None:
        """The table before the first choice."""
        self.chronicle = Chronicle()
        self.game: AnyGame = self.rules.start(self.players, self.options, None, self.chronicle)
        self.seats: array[int] = array("b")
        self.audiences: array[int] = array("b")
        self.shown: list[frozenset[int]] = []
        self.latest: dict[int, int] = {}
        """The last choice of each seat, counted from 0."""
        self.chronicle.take()

    @property
    def choices(self) -> int:
        """How many choices the game has."""
        return len(self.seats)

    # -- reading -----------------------------------------------------------------------------

    def read(self, lines: Iterable[tuple[str, str]], version: int) -> None:
        """Play what was written, kinds and texts, since it began under some rules.

        A broken ledger is refused. Undos count the choices that their own rules asked for, so what
        older rules asked in vain is dropped where the rules change, and not before.
        """
        names: list[str] = []
        for kind, text in lines:
            self.lines += 1
            if kind == UNDO:
                del names[int(text) :]
            elif kind == RULES:
                names = self.upgraded(names, version)
                version = int(text)
            else:
                names.append(text)
        self.older = version != self.rules.version
        self.replay(self.upgraded(names, version))

    def upgraded(self, names: list[str], version: int) -> list[str]:
        """Choices made under some rules, as the present ones ask."""
        return upgrade(self.rules, version, self.players, self.options, names)

    def replay(self, names: Iterable[str]) -> None:
        """Make choices again, by name."""
        for at, name in enumerate(names, 1):
            try:
                self.make(self.rules.catalogue.named(name))
            except KingsroadError as error:
                raise BrokenRecord(f"choice {at} of the table: {error}") from None

    # -- writing -----------------------------------------------------------------------------

    def make(self, choice: Choice) -> tuple[Step, list[Event]]:
        """Make one choice; what it was and what happened."""
        asked = self.game.pending
        self.game.apply(choice)
        assert asked is not None  # or the choice had been refused
        events = self.chronicle.take()
        self.latest[asked.seat] = self.choices
        self.seats.append(asked.seat)
        self.audiences.append(asked.audience())
        self.shown.append(shown_in(self.rules, events))
        return Step(self.choices, asked.seat, asked.audience(), choice), events

    def choose(self, choice: Choice) -> tuple[list[Line], list[Step], list[Event]]:
        """Make a choice for the seat that is asked, and all that chance does then."""
        step, events = self.make(choice)
        steps = [step]
        dealt, more = self.deal()
        steps += dealt
        events += more
        return self.write(steps), steps, events

    def deal(self) -> tuple[list[Step], list[Event]]:
        """Answer for chance until a seat is asked."""
        steps: list[Step] = []
        events: list[Event] = []
        while self.game.seat == CHANCE:
            # Dice of its own for each draw: after going back, the same place draws the same.
            dice = Dice(number(self.seed, "deal", self.choices))
            legal = self.game.legal
            step, heard = self.make(legal[dice.below(len(legal))])
            steps.append(step)
            events += heard
        return steps, events

    def write(self, steps: Iterable[Step]) -> list[Line]:
        """The lines of some steps."""
        lines = self.change_rules()
        for step in steps:
            lines.append(Line(self.lines, CHOICE, step.seat, step.choice.name))
            self.lines += 1
        return lines

    def go_back(self, choices: int, seat: int) -> list[Line]:
        """Go back to a number of choices, on behalf of a seat."""
        assert self.game.history is not None
        kept = self.game.history[:choices]
        self.begin()
        for choice in kept:
            self.make(choice)
        lines = self.change_rules()
        lines.append(Line(self.lines, UNDO, seat, str(choices)))
        self.lines += 1
        return lines

    def change_rules(self) -> list[Line]:
        """The line that must come first where a game of older rules goes on."""
        if not self.older:
            return []
        self.older = False
        self.lines += 1
        return [Line(self.lines - 1, RULES, NOBODY, str(self.rules.version))]

    # -- what can be undone ------------------------------------------------------------------

    def learned_since(self, at: int, people: Collection[int]) -> bool:
        """Whether people have seen something new since a choice, that one included."""
        teacher = learned(people, self.seats[at:], self.audiences[at:], self.shown[at:])
        return teacher != NOBODY
