"""Setting up: chance lays neutral cards, deals hands and draws the first seat."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Draw, Game, Sorts, Step
from kingsroad.games.magna_carta.causes import SETUP
from kingsroad.games.magna_carta.choices import FIRST, LAY
from kingsroad.games.magna_carta.hands import DealCard, KeepHand
from kingsroad.games.magna_carta.phases import PlayRound
from kingsroad.games.magna_carta.state import Board, bare_board, road_card
from kingsroad.games.magna_carta.tiles import HAND, PEDDLER, STARTING_STOCK, TILES
from kingsroad.realm.table import gain, tell_order


def opening(players: int, beginner: bool) -> tuple[Board, list[Step[Board]]]:
    """The empty table, and the agenda of a whole game (last in, first out)."""
    agenda: list[Step[Board]] = [PlayRound(), DrawFirst()]
    agenda += [KeepHand(seat) for seat in range(players - 1, -1, -1)]
    agenda += [DealCard(seat, HAND) for seat in range(players - 1, -1, -1)]
    agenda += [LayPeddler(), LayNeutral(players - 1)]
    return bare_board(players, beginner), agenda


class LayNeutral(Draw[Board]):
    """[setup.2] Some neutral cards are drawn, one less than there are seats."""

    SORTS: ClassVar[Sorts] = ("count",)

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: Final = left

    def facts(self) -> list[int]:
        """How many are still to be laid."""
        return [self.left]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The neutral cards not yet laid; the peddler is not among them."""
        return [choice for choice in LAY if not laid(g.state, choice.arg)]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Lay the card and go on."""
        lay_neutral(g, choice.arg)
        if self.left > 1:
            g.then(LayNeutral(self.left - 1))


def laid(b: Board, card: i64) -> bool:
    """Whether a neutral card is on the road."""
    return b.space_of(road_card(NOBODY, card)) != 0


class LayPeddler(Step[Board]):
    """[setup.3] [setup.5] The peddler comes last, with the provost on it."""

    def run(self, g: Game[Board]) -> None:
        """Lay it; [setup.9] then every seat receives its starting goods."""
        b = g.state
        lay_neutral(g, PEDDLER)
        if not b.beginner:
            b.provost = b.last_space()
        for seat in range(len(b.seats)):
            gain(g, seat, STARTING_STOCK, SETUP)


def lay_neutral(g: Game[Board], card: i64) -> None:
    """Put a neutral card at the end of the road."""
    g.state.extend(road_card(NOBODY, card), 0)
    if g.listener is not None:
        g.tell("lay", subject=TILES[card].key, amount=g.state.last_space())


class DrawFirst(Draw[Board]):
    """[setup.12] The first seat is drawn; the others follow clockwise."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """Any seat."""
        return FIRST[: g.players]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Seats are numbered clockwise."""
        b = g.state
        order = vec[i64]()
        for i in range(len(b.seats)):
            order = append(order, (choice.arg + i) % len(b.seats))
        b.order = order
        tell_order(g)
