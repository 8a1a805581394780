"""The royal favors: choosing a line, moving its marker, using a field."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts

# Buildings give favors and favors build: the rule goes round, and so does the import.
from kingsroad.games.caylus2005 import activation
from kingsroad.games.caylus2005.causes import FAVOR_A, SIMPLE
from kingsroad.games.caylus2005.choices import DECLINE, FIELD, LINE
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import FAVOR_TABLE, LINE_NAMES, LINES, SIMPLE_FAVOR
from kingsroad.realm.prestige import score


def grant(g: Game[Board], seat: i64, favors: i64) -> None:
    """[favor.2] [simple.1] A seat receives favors, each to be used at once, one after another."""
    for _favor in range(favors):
        if g.listener is not None:
            g.tell("favor", seat)
        if g.state.variant.simple_favors:
            score(g, seat, SIMPLE_FAVOR, SIMPLE)
        else:
            g.then(ReceiveFavor(seat))


class ReceiveFavor(Ask[Board]):
    """[favor.2] [favor.13] Choose a line not yet used in this phase; its marker moves if it can.

    When all four lines are used nothing is offered, and the favor is lost [favor.14].
    """

    def options(self, g: Game[Board]) -> list[Choice]:
        """The lines not yet used."""
        used = g.state.seats[self.seat].lines_used
        return [LINE[line] for line in range(LINES) if not used >> line & 1]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[favor.2] [favor.11] Move the marker one field, unless the next one is closed."""
        b = g.state
        owner = b.seats[self.seat]
        owner.lines_used |= BIT[choice.arg]
        if owner.column(choice.arg) < b.open_fields():
            owner.advance(choice.arg)
        if g.listener is not None:
            g.tell("line", self.seat, LINE_NAMES[choice.arg], owner.column(choice.arg))
        g.then(UseFavor(self.seat, choice.arg))


class UseFavor(Ask[Board]):
    """[favor.3] [favor.4] [favor.5] Use one field of the line up to the marker, or none."""

    SORTS: ClassVar[Sorts] = ("seat", "line")

    def __init__(self, seat: i64, line: i64) -> None:
        super().__init__(seat)
        self.line: Final = line

    def facts(self) -> list[int]:
        """Seat and line."""
        return [self.seat, self.line]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The fields that can be carried out."""
        column = g.state.seats[self.seat].column(self.line)
        fields = FAVOR_TABLE[self.line]
        legal = [FIELD[i] for i in range(column) if activation.usable(g, self.seat, fields[i])]
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[favor.6] A field that is chosen must be carried out."""
        if choice is DECLINE:
            return
        if g.listener is not None:
            g.tell("field", self.seat, LINE_NAMES[self.line], choice.arg)
        effect = FAVOR_TABLE[self.line][choice.arg - 1]
        activation.carry_out(g, self.seat, effect, FAVOR_A + self.line, False)
