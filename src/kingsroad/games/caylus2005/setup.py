"""Setting up: chance lays the neutral tiles and draws the turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Draw, Game, Sorts, Step
from kingsroad.games.caylus2005.causes import SETUP
from kingsroad.games.caylus2005.choices import LAY, SEATED
from kingsroad.games.caylus2005.phases import PlayTurn
from kingsroad.games.caylus2005.state import Board, Variant, bare_board
from kingsroad.games.caylus2005.tiles import (
    FIRST_SPACE,
    LAST_NEUTRAL_SPACE,
    STARTING_CUBES,
    STARTING_DENIERS,
    TILES,
)
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain, tell_order


def opening(players: int, variant: Variant) -> tuple[Board, list[Step[Board]]]:
    """The board out of the box, and the agenda of a whole game (last in, first out)."""
    agenda: list[Step[Board]] = [PlayTurn(), DealStart(), DrawOrder(), LayNeutral(FIRST_SPACE)]
    return bare_board(players, variant), agenda


class LayNeutral(Draw[Board]):
    """[setup.2] The six neutral tiles go to the first six spaces at random."""

    SORTS: ClassVar[Sorts] = ("space",)

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: Final = space

    def facts(self) -> list[int]:
        """The space to fill."""
        return [self.space]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The neutral tiles not yet laid."""
        return [choice for choice in LAY if g.state.space_of(choice.arg) == 0]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Lay the tile and go on to the next space."""
        g.state.lay(self.space, choice.arg)
        if g.listener is not None:
            g.tell("lay", subject=TILES[choice.arg].key, amount=self.space)
        if self.space < LAST_NEUTRAL_SPACE:
            g.then(LayNeutral(self.space + 1))


class DrawOrder(Draw[Board]):
    """[setup.6] The turn order of the first turn is drawn at random."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """The seats not yet drawn; nothing when all are."""
        drawn = list(g.state.order)
        return [SEATED[seat] for seat in range(g.players) if seat not in drawn]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The seat takes the next place."""
        g.state.order = append(g.state.order, choice.arg)
        g.then(DrawOrder())


class DealStart(Step[Board]):
    """[setup.7] [setup.8] [two.1] Starting money by turn order, and three cubes for each."""

    def run(self, g: Game[Board]) -> None:
        """Deal to every seat."""
        b = g.state
        tell_order(g)
        for place in range(len(b.order)):
            deniers: i64 = STARTING_DENIERS[place if len(b.seats) > 2 else 0]
            gain(g, b.order[place], STARTING_CUBES + deniers * DENIERS, SETUP)
