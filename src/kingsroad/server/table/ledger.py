"""A game and the lines that made it: choices, the undos between them, and changes of rules.

Lines are only ever added. The number of lines is what a client has seen or not, also after an
undo, when there are fewer choices than before but more lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, Literal, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import BrokenRecord, KingsroadError
from kingsroad.core.game import NOBODY
from kingsroad.core.upgrade import upgrade
from kingsroad.library import AnyRuleset
from kingsroad.record.course import Course, Dealer, Move, Played
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.security.seeds import number
from kingsroad.server.table.chain import first_link, next_link

CHOICE: Final = "choice"
UNDO: Final = "undo"
RULES: Final = "rules"

Kind = Literal["choice", "undo", "rules"]


class Line(NamedTuple):
    """One line of a table, named as its columns in the database are."""

    number: int
    kind: Kind
    seat: int
    """Who chose, or who went back."""
    text: str
    """The name of the choice; for an undo how many choices are left; from now on these rules."""
    at: int
    """When, in seconds since 1970."""
    digest: str = ""
    """Of this line and all before it; empty in lines from before there was one."""


class SecretDealer(Dealer):
    """Draws with dice of its own each time: who works one draw out knows nothing of the next."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def pick(self, course: Course, options: int) -> int:
        """A number that follows from the secret and the place in the game."""
        return Dice(number(self.seed, "deal", course.choices)).below(options)


class Ledger(Course):
    """A course of play that is written down line by line. A secret seed deals."""

    def __init__(
        self,
        rules: AnyRuleset,
        players: int,
        options: dict[str, str],
        seed: bytes,
        clock: Clock = SYSTEM,
    ) -> None:
        super().__init__(partial(rules.start, players, options))
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.dealer: Final = SecretDealer(seed)
        self.clock: Final = clock
        self.lines = 0
        self.link = first_link(seed)
        """The digest of the last line."""
        self.older = False
        """Whether what was written so far was played under older rules, and no line says so yet."""

    # -- reading -----------------------------------------------------------------------------

    def read(self, lines: Iterable[Line], version: int) -> None:
        """Play what was written, since it began under some rules.

        A broken ledger is refused. Undos count the choices that their own rules asked for, so what
        older rules asked in vain is dropped where the rules change, and not before.
        """
        names: list[str] = []
        for line in lines:
            self.follow(line)
            if line.kind == UNDO:
                del names[int(line.text) :]
            elif line.kind == RULES:
                names = self.upgraded(names, version)
                version = int(line.text)
            else:
                names.append(line.text)
        self.older = version != self.rules.version
        self.replay(self.upgraded(names, version))

    def follow(self, line: Line) -> None:
        """Take in a line that was written; one that is not as it was then is refused."""
        link = next_link(self.link, line.number, line.kind, line.seat, line.text, line.at)
        if line.number != self.lines or (line.digest and line.digest != link):
            raise BrokenRecord(
                f"line {self.lines} is not what was once written there; restore it from a backup"
            )
        self.link = link
        self.lines += 1

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

    def choose(self, choice: Choice) -> tuple[list[Line], Played]:
        """Make a choice for the seat that is asked, and all that chance does then."""
        move, events = self.make(choice)
        dealt = self.deal(self.dealer)
        played = Played([move, *dealt.moves], [*events, *dealt.events])
        return self.write(played.moves), played

    def open(self, choices: Iterable[Choice] = ()) -> list[Line]:
        """Begin with choices that were made elsewhere, and with what chance does then."""
        moves = self.load(choices).moves
        return self.write([*moves, *self.deal(self.dealer).moves])

    def undo(self, choices: int, seat: int) -> list[Line]:
        """Go back to a number of choices, on behalf of a seat."""
        self.go_back(choices)
        return [*self.change_rules(), self.line(UNDO, seat, str(choices))]

    def write(self, moves: Iterable[Move]) -> list[Line]:
        """The lines of some moves."""
        lines = self.change_rules()
        lines += [self.line(CHOICE, move.seat, move.choice.name) for move in moves]
        return lines

    def change_rules(self) -> list[Line]:
        """The line that must come first where a game of older rules goes on."""
        if not self.older:
            return []
        self.older = False
        return [self.line(RULES, NOBODY, str(self.rules.version))]

    def line(self, kind: Kind, seat: int, text: str) -> Line:
        """The next line, made now."""
        now = self.clock.now()
        self.link = next_link(self.link, self.lines, kind, seat, text, now)
        line = Line(self.lines, kind, seat, text, now, self.link)
        self.lines += 1
        return line
